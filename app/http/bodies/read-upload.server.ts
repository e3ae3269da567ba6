import { answerError } from "#app/http/answers/answer-json";
import { MAX_UPLOAD_BYTES, mediaType, readBody } from "./read-body.server";

export const UPLOAD_TOO_LARGE = "This file is larger than 5 MB.";
export const NOT_TEXT = "This file isn't UTF-8 text.";

/** Reads an upload that is the call's body. Throws 400, 413 and 415. */
export async function readUpload(request: Request): Promise<string> {
  if (mediaType(request) !== "application/json") throw answerError(415, "Send the body as application/json.");
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  if (!bytes.ok) throw answerError(413, UPLOAD_TOO_LARGE);
  const text = decodeUpload(bytes.value);
  if (text === null) throw answerError(400, NOT_TEXT);
  return text;
}

/** Returns null for bytes that are not UTF-8. */
export function decodeUpload(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
