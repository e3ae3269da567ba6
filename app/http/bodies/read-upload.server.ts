import { answerError } from "../answers/answer-json";
import { MAX_UPLOAD_BYTES } from "../door/refuse-request";
import { mediaType, readBody } from "./read-body.server";

const TOO_LARGE = { status: 413, message: "This file is larger than 5 MB." };
const NOT_TEXT = "This file is no text in UTF-8.";

/** The text of an upload that is the call's body. Throws 400, 413 and 415. */
export async function readUpload(request: Request): Promise<string> {
  if (mediaType(request) !== "application/json") throw answerError(415, "Send the body as application/json.");
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  if (!bytes.ok) throw answerError(TOO_LARGE.status, TOO_LARGE.message);
  const text = decode(bytes.value);
  if (text === null) throw answerError(400, NOT_TEXT);
  return text;
}

/** The form of the import page: its file's text, or why there is none. */
export interface UploadForm {
  readonly intent: string;
  readonly importId: string;
  readonly text: string;
  readonly fault: { readonly status: number; readonly message: string } | null;
}

/** Throws 400 and 415 for what is no form that can be read. */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  const type = mediaType(request);
  if (type !== "multipart/form-data" && type !== "application/x-www-form-urlencoded") {
    throw answerError(415, "Send the body as a form.");
  }
  const bytes = await readBody(request, MAX_UPLOAD_BYTES);
  if (!bytes.ok) return { intent: "upload", importId: "", text: "", fault: TOO_LARGE };
  const form = await readForm(request, bytes.value);
  const file = form.get("file");
  const text = file instanceof File && file.size > 0 ? decode(await file.arrayBuffer()) : "";
  return {
    intent: fieldOf(form, "intent"),
    importId: fieldOf(form, "importId"),
    text: text ?? "",
    fault: faultOf(text),
  };
}

function faultOf(text: string | null): UploadForm["fault"] {
  if (text === null) return { status: 400, message: NOT_TEXT };
  return text === "" ? { status: 400, message: "Choose a file to import." } : null;
}

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw answerError(400, "This upload cannot be read.");
  }
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Null for bytes that are no UTF-8. */
function decode(bytes: ArrayBuffer | Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
