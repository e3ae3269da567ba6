import { answerError } from "../answers/answer-json";
import { mediaType, readBody } from "./read-body.server";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/**
 * The posted form as a request whose body is at hand and may be read more than once by cloning. Throws the
 * answer to anything else: 415 for another content type, 413 for more than 64 kB, 400 for a broken form.
 */
export async function readFormRequest(request: Request): Promise<{ posted: Request; form: FormData }> {
  if (!FORM_TYPES.has(mediaType(request))) throw answerError(415, "Send the body as a form.");
  const body = await readBody(request);
  if (!body.ok) throw answerError(413, "That is more than we can read at once.");
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const posted = new Request(request.url, { method: "POST", headers, body: body.value });
  try {
    return { posted, form: await posted.clone().formData() };
  } catch {
    throw answerError(400, "This form cannot be read.");
  }
}
