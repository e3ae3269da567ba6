import { answerError } from "./answer-json";
import { MAX_UPLOAD_BYTES } from "./body-limit";
import { mediaType } from "./read-body.server";

const TOO_LARGE = { status: 413, message: "This file is larger than 5 MB." };
const NOT_TEXT = "This file is no text in UTF-8.";

/** The text of an upload that is the call's body. Throws 400, 413 and 415. */
export async function readUpload(request: Request): Promise<string> {
  if (mediaType(request) !== "application/json") throw answerError(415, "Send the body as application/json.");
  const bytes = await readBounded(request);
  if (bytes === null) throw answerError(TOO_LARGE.status, TOO_LARGE.message);
  const text = decode(bytes);
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
  const bytes = await readBounded(request);
  if (bytes === null) return { intent: "upload", importId: "", text: "", fault: TOO_LARGE };
  const form = await readForm(request, bytes);
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

/** Null for too many; counted as they come, since a client may send no Content-Length, or a wrong one. */
async function readBounded(request: Request): Promise<ArrayBuffer | null> {
  if (!request.body) return new ArrayBuffer(0);
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > MAX_UPLOAD_BYTES) controller.error(new RangeError("too large"));
      else controller.enqueue(chunk);
    },
  });
  try {
    return await new Response(request.body.pipeThrough(bounded)).arrayBuffer();
  } catch {
    if (length > MAX_UPLOAD_BYTES) return null;
    throw unreadable();
  }
}

async function readForm(request: Request, bytes: ArrayBuffer): Promise<FormData> {
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw unreadable();
  }
}

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Null for bytes that are no UTF-8. */
function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const unreadable = () => answerError(400, "This upload cannot be read.");
