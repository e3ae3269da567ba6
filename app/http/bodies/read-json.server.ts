import { answerError } from "#app/http/answers/answer-json";
import { TOO_LARGE, mediaType, readBody } from "./read-body.server";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Throws a 415 for another content type, a 413 above 64 kB, a 400 for anything but a JSON object. */
export async function readJson(request: Request): Promise<JsonObject> {
  if (mediaType(request) !== "application/json") {
    throw answerError(415, "Send the body as application/json.");
  }
  const body = await readBody(request);
  if (!body.ok) throw answerError(413, TOO_LARGE);
  const value = parse(body.value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw answerError(400, "The body must be a JSON object.");
  }
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "__proto__"));
}

/** Null if not UTF-8, not JSON, or nested too deeply. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
