import { fail, ok } from "#app/domain/result";
import { answerError } from "#app/http/answers/answer-json";
import { MAX_BODY_BYTES, TOO_LARGE, mediaType, readBody } from "./read-body.server";

const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** Throws a 415 for another content type, and a 400 if the form is broken. */
export async function readFormRequest(request: Request, maxBytes = MAX_BODY_BYTES) {
  if (!FORM_TYPES.has(mediaType(request))) throw answerError(415, "Send the body as a form.");
  const body = await readBody(request, maxBytes);
  if (!body.ok) return fail("too-large");
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  // With its body in memory, so that it can be cloned and read more than once.
  const posted = new Request(request.url, { method: "POST", headers, body: body.value });
  try {
    return ok({ posted, form: await posted.clone().formData() });
  } catch {
    throw answerError(400, "We can't read this form.");
  }
}

/** Throws as readFormRequest does, and a 413 above 64 kB. */
export async function readForm(request: Request): Promise<FormData> {
  const body = await readFormRequest(request);
  if (!body.ok) throw answerError(413, TOO_LARGE);
  return body.value.form;
}
