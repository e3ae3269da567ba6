import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type * as z from "zod";
import { type User, isAdmin } from "#app/domain/accounts/account";
import type { FormError, FormView, RefusedForm } from "#app/presenters/form-view";
import { readId } from "#app/schemas/fields";
import { faultsByPath } from "#app/schemas/of-rule";
import { answerError } from "#app/http/answers/answer-json";
import type { Refusal } from "#app/http/answers/refusal";
import { refuseFailure } from "#app/http/answers/unavailable";
import { type FormAnswer, answerAccessDenied, keepForm } from "#app/http/session/guards.server";
import {
  MAX_BODY_BYTES,
  MAX_LONG_FORM_BYTES,
  MAX_UPLOAD_BYTES,
  TOO_LARGE,
  UPLOAD_TOO_LARGE,
} from "#app/http/bodies/read-body.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";
import { currentUser, staleCookieHeaders } from "#app/http/session/session.server";

interface FormFields {
  readonly id: string;
  /** Fields to read, hidden ones too. All others are ignored. */
  readonly texts: readonly string[];
  /** Check boxes. One that was not sent is not ticked. */
  readonly flags?: readonly string[];
  /** If a store or a service does not answer. Its title heads every refusal of this form. */
  readonly failure: FormError;
}

interface PublicForm extends FormFields {
  readonly needs: "anyone";
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs) => Promise<Submitted>;
}

export interface OwnForm extends FormFields {
  readonly needs: "user" | "admin";
  readonly loginNeeded?: Partial<FormError>;
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs, user: User) => Promise<Submitted>;
}

export type PageForm = PublicForm | OwnForm;

interface FormOptions {
  readonly hasLongTexts?: boolean;
  /** The page's form that sends a file. */
  readonly upload?: OwnForm;
}

export type Submitted = Response | FormAnswer;

/** `message` is about the whole form, and may be absent if a field is at fault. */
export interface FormRefusal extends Partial<Omit<Refusal, "status" | "headers">> {
  readonly status: number;
  /** By default the title of the form's `failure`. */
  readonly title?: string;
  /** By default what was typed. */
  readonly values?: FormView["values"];
  readonly headers?: HeadersInit;
  readonly isStale?: boolean;
}

export interface PostedForm {
  /** Its body can be read again. */
  readonly request: Request;
  readonly values: FormView["values"];
  /** "" if it is absent. */
  text(name: string): string;
  /** Null if none was chosen. */
  file(name: string): File | null;
  /** Throws the form with its faults by field. */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  refuse(refusal: FormRefusal): FormAnswer;
  showAgain(values?: FormView["values"]): FormAnswer;
}

const REPEATED = "This field was sent more than once. Please send the form again.";

const LOGIN_NEEDED: FormError = {
  title: "Please log in",
  message: "Your session has ended. Please log in again, then send this form once more.",
};

/** Anything but an id gives 0, which no row has. */
export const postedId = (posted: PostedForm, field: string): number => readId(posted.text(field)) ?? 0;

/** By the `intent` that was posted; null for an unknown one. */
export const formByIntent =
  <Form extends PageForm>(forms: Readonly<Record<string, Form>>) =>
  (posted: FormData): Form | null => {
    const intent = posted.get("intent");
    return typeof intent === "string" && Object.hasOwn(forms, intent) ? (forms[intent] ?? null) : null;
  };

/**
 * Reads the form, checks who sends it, and submits it. Whatever fails, the answer is the form with what was
 * typed. Throws a 400, 413 or 415 if the body is too large or is not a form of this page.
 */
export async function answerForm(
  args: ActionFunctionArgs,
  formOf: (posted: FormData) => PageForm | null | undefined,
  options: FormOptions = {},
) {
  const submitted = await readAndSubmit(args, formOf, options);
  if (submitted instanceof Response) return submitted;
  keepForm(args.context, submitted);
  return data(submitted.answer, submitted.init);
}

async function readAndSubmit(
  args: ActionFunctionArgs,
  formOf: (posted: FormData) => PageForm | null | undefined,
  { hasLongTexts = false, upload }: FormOptions,
): Promise<Submitted> {
  const unread = upload && postedForm(upload, new FormData(), args.request);
  // Before a large body is read.
  const sender = unread && (await orRefused(upload, unread, args, () => senderOf(upload, unread, args)));
  if (sender && !("id" in sender)) return sender;
  const mostOfForm = hasLongTexts ? MAX_LONG_FORM_BYTES : MAX_BODY_BYTES;
  const body = await readFormRequest(args.request, upload ? MAX_UPLOAD_BYTES : mostOfForm);
  if (!body.ok) {
    if (unread) return unread.refuse({ status: 413, message: UPLOAD_TOO_LARGE });
    throw answerError(413, TOO_LARGE);
  }
  const { posted, form: fields } = body.value;
  const form = formOf(fields);
  if (!form) throw answerError(400, "We can't read this form.");
  const read = postedForm(form, fields, posted);
  return orRefused(form, read, args, async () =>
    form.needs === "anyone"
      ? form.submit(read, args)
      : form.submit(read, args, await senderOf(form, read, args)),
  );
}

const isAnswer = (thrown: unknown): thrown is FormAnswer =>
  typeof thrown === "object" && thrown !== null && "answer" in thrown;

/** Returns a form that was thrown. Logs what is unexpected, and returns the form with a message. */
async function orRefused<Value>(
  form: FormFields,
  posted: PostedForm,
  { context }: ActionFunctionArgs,
  work: () => Promise<Value>,
): Promise<Value | FormAnswer> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    if (isAnswer(thrown)) return thrown;
    const { title, message } = form.failure;
    const fields = { form: form.id };
    return posted.refuse({
      ...refuseFailure(thrown, { log: context.app.log, what: "form", message, fields }),
      title,
    });
  }
}

/** Throws the refusal: the form itself if the session has ended, otherwise a redirect. */
async function senderOf(form: OwnForm, posted: PostedForm, { request, context }: ActionFunctionArgs) {
  const user = await currentUser(request, context);
  if (!user) {
    const headers = await staleCookieHeaders(request, context);
    const { answer, init } = posted.refuse({ status: 401, ...LOGIN_NEEDED, ...form.loginNeeded, headers });
    throw { answer: { ...answer, isLoginNeeded: true }, init } satisfies FormAnswer;
  }
  if (form.needs === "admin" && !isAdmin(user)) throw await answerAccessDenied(request, context);
  return user;
}

function postedForm(
  { id, texts, flags = [], failure }: FormFields,
  data: FormData,
  request: Request,
): PostedForm {
  const values: FormView["values"] = {};
  const repeated: Record<string, string> = {};
  for (const name of texts) {
    const [value, ...more] = data.getAll(name);
    if (more.length > 0) repeated[name] = REPEATED;
    else if (typeof value === "string") values[name] = value;
  }
  for (const name of flags) if (data.get(name) === "on") values[name] = "on";

  function refuse({
    status,
    title = failure.title,
    message,
    errors = {},
    ...refusal
  }: FormRefusal): FormAnswer {
    const { headers, isStale } = refusal;
    const kept = Object.entries({ ...values, ...refusal.values }).filter(([name]) => !/password/i.test(name));
    const formError = message === undefined ? null : { title, message };
    const form: FormView = { values: Object.fromEntries(kept), errors, formError };
    const answer: RefusedForm = { formId: id, form, ...(isStale && { isStale }) };
    return { answer, init: { status, headers } };
  }

  return {
    request,
    values,
    text: (name) => values[name] ?? "",
    file(name) {
      const file = data.get(name);
      return file instanceof File && file.size > 0 ? file : null;
    },
    refuse,
    showAgain: (again = {}) => refuse({ status: 200, values: again }),
    read(schema) {
      const ticked = flags.map((name) => [name, values[name] === "on"] as const);
      const parsed = schema.safeParse({ ...values, ...Object.fromEntries(ticked) });
      // An optional field that is repeated would pass as empty.
      if (parsed.success && Object.keys(repeated).length === 0) return parsed.data;
      throw refuse({ status: 400, errors: { ...(parsed.error && faultsByPath(parsed.error)), ...repeated } });
    },
  };
}
