import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type * as z from "zod";
import { type User, isAdmin } from "#app/domain/accounts/account";
import type { FormError, FormView, RefusedForm } from "#app/presenters/form-view";
import { readId } from "#app/schemas/id";
import { faultsByPath } from "#app/schemas/of-rule";
import { answerError } from "#app/http/answers/answer-json";
import type { Refusal } from "#app/http/answers/refusal";
import { refuseFailure } from "#app/http/answers/unavailable";
import { answerAccessDenied, keepForm } from "#app/http/session/guards.server";
import { MAX_BODY_BYTES, MAX_LONG_FORM_BYTES, TOO_LARGE } from "#app/http/bodies/read-body.server";
import { readFormRequest } from "#app/http/bodies/read-form.server";
import { currentUser, staleCookieHeaders } from "#app/http/session/session.server";

/** What every form says of itself. */
interface FormFields {
  /** Names the form on its page. */
  readonly id: string;
  /** The fields that are read, hidden ones included; all others are passed over. */
  readonly texts: readonly string[];
  /** Boxes to tick: a box that is not ticked says no. */
  readonly flags?: readonly string[];
  /** The words where a store or a service does not answer; their title heads every refusal of this form. */
  readonly failure: FormError;
}

interface PublicForm extends FormFields {
  readonly needs: "nobody";
  /** Does what the form asks for and leads on by a redirect; throws FormRefused. */
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs) => Promise<Response>;
}

export interface OwnForm extends FormFields {
  readonly needs: "user" | "admin";
  /** What somebody is told whose session has ended, where these are other words than the usual ones. */
  readonly loginNeeded?: Partial<FormError>;
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs, user: User) => Promise<Response>;
}

export type PageForm = PublicForm | OwnForm;

/** The form of a page that takes a file, and how large a body of this page may be. */
export interface UploadForm {
  readonly form: OwnForm;
  readonly maxBytes: number;
  readonly tooLargeMessage: string;
}

/** A form that was refused. */
export class FormRefused extends Error {
  constructor(
    readonly answer: RefusedForm,
    readonly init: { status: number; headers?: HeadersInit },
  ) {
    super("the form was refused");
    this.name = "FormRefused";
  }
}

/** A refusal as a form shows it: the message is about the whole form, and may be absent where a field is at fault. */
export interface FormRefusal extends Partial<Omit<Refusal, "status" | "headers">> {
  readonly status: number;
  /** Above the message; the title of the form's failures unless another is given. */
  readonly title?: string;
  /** Values that replace what was typed. */
  readonly values?: FormView["values"];
  readonly headers?: HeadersInit;
  readonly isStale?: boolean;
}

/** A form as it was posted. */
export interface PostedForm {
  /** The request, with a body that may be read again. */
  readonly request: Request;
  readonly values: FormView["values"];
  /** The text of a field; "" for one that is absent. */
  text(name: string): string;
  /** The file of a field; null where none was chosen. */
  file(name: string): File | null;
  /** The fields as the schema gives them; throws FormRefused with the faults by field. */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  refuse(refusal: FormRefusal): FormRefused;
}

const REPEATED = "This field was sent more than once. Please send the form again.";

const LOGIN_NEEDED: FormError = {
  title: "Please log in",
  message: "Your session has ended. Please log in again, then send this form once more.",
};

/** The id in a field of a form; 0, which no row has, for anything but an id. */
export const postedId = (posted: PostedForm, field: string): number => readId(posted.text(field)) ?? 0;

/** Finds a page's form by the intent that was posted; null for an unknown one. */
export const formByIntent =
  <Form extends PageForm>(forms: Readonly<Record<string, Form>>) =>
  (posted: FormData): Form | null => {
    const intent = posted.get("intent");
    return typeof intent === "string" && Object.hasOwn(forms, intent) ? (forms[intent] ?? null) : null;
  };

/**
 * The action of a page with forms. Reads the form, sees that whoever sent it may, and does what it asks for.
 * Whatever goes wrong, the answer is the form with what was typed: an ended session and a bug included.
 */
export async function answerForm(
  args: ActionFunctionArgs,
  formOf: (posted: FormData) => PageForm | null | undefined,
  { hasLongTexts = false, upload }: { hasLongTexts?: boolean; upload?: UploadForm } = {},
) {
  const { request, context } = args;
  const maxBytes = upload?.maxBytes ?? (hasLongTexts ? MAX_LONG_FORM_BYTES : MAX_BODY_BYTES);
  try {
    if (upload) await admitUpload(upload, args);
    const body = await readFormRequest(request, maxBytes);
    if (!body.ok) throw upload ? tooLarge(upload, request) : answerError(413, TOO_LARGE);
    const { posted, form: fields } = body.value;
    const form = formOf(fields);
    if (!form) throw answerError(400, "This form cannot be read.");
    throw await orRefused(form, postedForm(form, fields, posted), args, submit);
  } catch (thrown) {
    if (!(thrown instanceof FormRefused)) throw thrown;
    keepForm(context, thrown);
    return data(thrown.answer, thrown.init);
  }
}

/** The form's result; throws FormRefused, also for an unexpected error, which is logged. */
async function orRefused<Form extends PageForm, Value>(
  form: Form,
  posted: PostedForm,
  args: ActionFunctionArgs,
  work: (form: Form, posted: PostedForm, args: ActionFunctionArgs) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(form, posted, args);
  } catch (thrown) {
    if (thrown instanceof Response || thrown instanceof FormRefused) throw thrown;
    const { log } = args.context.app;
    const { title, message } = form.failure;
    const fields = { form: form.id };
    throw posted.refuse({ ...refuseFailure(thrown, { log, what: "form", message, fields }), title });
  }
}

/** Check who sends it before reading a large body. */
async function admitUpload({ form }: UploadForm, args: ActionFunctionArgs): Promise<void> {
  await orRefused(form, postedForm(form, new FormData(), args.request), args, senderOf);
}

function tooLarge({ form, tooLargeMessage }: UploadForm, request: Request): FormRefused {
  const posted = postedForm(form, new FormData(), request);
  return posted.refuse({ status: 413, message: tooLargeMessage });
}

/** Leads on by the form's redirect; throws FormRefused. */
async function submit(form: PageForm, posted: PostedForm, args: ActionFunctionArgs): Promise<Response> {
  if (form.needs === "nobody") return form.submit(posted, args);
  return form.submit(posted, args, await senderOf(form, posted, args));
}

/** The sender; throws where they may not send it, with the form itself where the session has ended. */
async function senderOf(form: OwnForm, posted: PostedForm, args: ActionFunctionArgs): Promise<User> {
  const { request, context } = args;
  const user = await currentUser(request, context);
  if (!user) {
    const headers = await staleCookieHeaders(request, context);
    const { answer, init } = posted.refuse({ status: 401, ...LOGIN_NEEDED, ...form.loginNeeded, headers });
    throw new FormRefused({ ...answer, isLoginNeeded: true }, init);
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

  function refuse(refusal: FormRefusal): FormRefused {
    const {
      status,
      title = failure.title,
      message,
      errors = {},
      values: instead,
      headers,
      isStale,
    } = refusal;
    const kept = Object.entries({ ...values, ...instead }).filter(([name]) => !/password/i.test(name));
    const formError = message === undefined ? null : { title, message };
    const form: FormView = { values: Object.fromEntries(kept), errors, formError };
    const answer: RefusedForm = { formId: id, form, ...(isStale && { isStale }) };
    return new FormRefused(answer, headers ? { status, headers } : { status });
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
    read(schema) {
      const ticked = flags.map((name) => [name, values[name] === "on"] as const);
      const parsed = schema.safeParse({ ...values, ...Object.fromEntries(ticked) });
      // To a field that may be absent, one that cannot be read would be as good as empty.
      if (parsed.success && Object.keys(repeated).length === 0) return parsed.data;
      throw refuse({ status: 400, errors: { ...(parsed.error && faultsByPath(parsed.error)), ...repeated } });
    },
  };
}
