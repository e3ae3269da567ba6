import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type * as z from "zod";
import { type User, isAdmin } from "#app/domain/accounts/account";
import type { FormError, FormView, RefusedForm } from "#app/presenters/form-view";
import { faultsByPath } from "#app/schemas/of-rule";
import { answerError } from "../answers/answer-json";
import { answerAccessDenied, keepFormForLogin } from "../session/guards.server";
import { readFormRequest } from "../bodies/read-form.server";
import { currentUser, staleCookieHeaders } from "../session/session.server";

/** What every form says of itself. */
interface FormFields {
  /** Names the form on its page. */
  readonly id: string;
  /** The fields that are read, hidden ones included; all others are passed over. */
  readonly texts: readonly string[];
  /** Boxes to tick: a box that is not ticked says no. */
  readonly flags?: readonly string[];
  /** The words for a fault of ours; their title heads every refusal of this form. */
  readonly failure: FormError;
}

interface PublicForm extends FormFields {
  readonly needs: "nobody";
  /** Does what the form asks for and leads on by a redirect; throws FormRefused. */
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs) => Promise<Response>;
}

interface OwnForm extends FormFields {
  readonly needs: "user" | "admin";
  /** What somebody is told whose session has ended. */
  readonly loginNeeded?: string;
  readonly submit: (posted: PostedForm, args: ActionFunctionArgs, user: User) => Promise<Response>;
}

export type PageForm = PublicForm | OwnForm;

/** A form that came to nothing. */
export class FormRefused extends Error {
  constructor(
    readonly answer: RefusedForm,
    readonly init: { status: number; headers?: HeadersInit },
  ) {
    super("the form was refused");
    this.name = "FormRefused";
  }
}

export interface Refusal {
  readonly status: number;
  /** What is wrong with the whole form, under the title of its failures unless another is given. */
  readonly message?: string;
  readonly title?: string;
  readonly errors?: FormView["errors"];
  /** What is to stand in fields instead of what was typed. */
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
  /** The fields as the schema gives them; throws FormRefused with the faults by field. */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  refuse(refusal: Refusal): FormRefused;
}

const LOGIN_NEEDED = "Your session has ended. Please log in again, then send this form once more.";

/**
 * The action of a page with forms. Reads the form, sees that whoever sent it may, and does what it asks for.
 * Whatever goes wrong, the answer is the form with what was typed: an ended session and a fault of ours included.
 */
export async function answerForm(
  args: ActionFunctionArgs,
  formOf: (posted: FormData) => PageForm | null | undefined,
) {
  const { request, context } = args;
  const { posted: sent, form: fields } = await readFormRequest(request);
  const form = formOf(fields);
  if (!form) throw answerError(400, "This form cannot be read.");
  const posted = postedForm(form, fields, sent);
  try {
    return await submit(form, posted, args);
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    if (thrown instanceof FormRefused) return data(thrown.answer, thrown.init);
    context.app.log.error("form.unavailable", thrown, { form: form.id });
    const { answer, init } = posted.refuse({ status: 503, ...form.failure, headers: { "Retry-After": "5" } });
    return data(answer, init);
  }
}

async function submit(form: PageForm, posted: PostedForm, args: ActionFunctionArgs): Promise<never> {
  if (form.needs === "nobody") throw await form.submit(posted, args);
  const { request, context } = args;
  const user = await currentUser(request, context);
  if (!user) {
    const message = form.loginNeeded ?? LOGIN_NEEDED;
    const headers = await staleCookieHeaders(request, context);
    const { answer, init } = posted.refuse({ status: 401, title: "Please log in", message, headers });
    const refused = new FormRefused({ ...answer, isLoginNeeded: true }, init);
    keepFormForLogin(context, refused.answer);
    throw refused;
  }
  if (form.needs === "admin" && !isAdmin(user)) throw await answerAccessDenied(request, context);
  throw await form.submit(posted, args, user);
}

function postedForm(
  { id, texts, flags = [], failure }: FormFields,
  data: FormData,
  request: Request,
): PostedForm {
  const values: FormView["values"] = {};
  for (const name of texts) {
    const [value, ...more] = data.getAll(name);
    // A field that comes twice is nobody's form.
    if (typeof value === "string" && more.length === 0) values[name] = value;
  }
  for (const name of flags) if (data.get(name) === "on") values[name] = "on";

  function refuse(refusal: Refusal): FormRefused {
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
    refuse,
    read(schema) {
      const ticked = flags.map((name) => [name, values[name] === "on"] as const);
      const parsed = schema.safeParse({ ...values, ...Object.fromEntries(ticked) });
      if (parsed.success) return parsed.data;
      throw refuse({ status: 400, errors: faultsByPath(parsed.error) });
    },
  };
}
