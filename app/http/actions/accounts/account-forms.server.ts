import { parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod";
import type { AccountFormView } from "#app/presenters/accounts/view";
import type { Log } from "#app/services/ports";
import {
  type AccountFailure,
  type AccountRefusal,
  UNAVAILABLE,
  accountRefusal,
} from "#app/http/answers/account-refusals";
import { textFields } from "#app/http/bodies/read-form.server";

const PASSWORD_FIELDS = ["password", "confirmPassword", "currentPassword"];

/** A form that was refused: the page shows it again with what was typed, save passwords. */
export class FormRefused extends Error {
  constructor(
    readonly view: AccountFormView,
    readonly init: { status: number; headers?: HeadersInit },
  ) {
    super("the form was refused");
    this.name = "FormRefused";
  }
}

/** What came of it, a refusal included, which the page shows; anything else that is thrown goes on. */
export async function orRefused<Value>(work: Promise<Value>): Promise<Value | FormRefused> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FormRefused) return error;
    throw error;
  }
}

/** What a use case gives: its value, or a failure that has words. */
type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | (AccountFailure & { readonly ok: false });

export interface AccountForm<Fields> {
  readonly fields: Fields;
  /** The use case's value; throws FormRefused for a failure, and for a fault, which is logged. */
  readonly attempt: <Value>(log: Log, work: () => Promise<Outcome<Value>>) => Promise<Value>;
}

/** Reads a posted form by its schema; throws FormRefused with the faults by field. `title` heads a failure's toast. */
export function readAccountForm<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
  title: string,
): AccountForm<z.output<Schema>> {
  const submission = parseWithZod(textFields(form, Object.keys(schema.shape)), { schema });
  const refuse = (refusal: AccountRefusal | null): FormRefused => {
    const lastResult = submission.reply({ hideFields: PASSWORD_FIELDS, ...extraErrors(refusal) });
    const view: AccountFormView = {
      values: typedValues(submission.payload),
      errors: firstErrors(lastResult.error),
      formError: refusal && { title, message: refusal.message },
      lastResult,
    };
    return new FormRefused(view, { status: refusal?.status ?? 400, headers: refusal?.headers });
  };
  if (submission.status !== "success") throw refuse(null);
  return {
    fields: submission.value,
    async attempt(log, work) {
      const outcome = await work().catch((error: unknown) => {
        log.error("accounts.unavailable", error);
        throw refuse(UNAVAILABLE);
      });
      if (outcome.ok) return outcome.value;
      throw refuse(accountRefusal(outcome));
    },
  };
}

function extraErrors(refusal: AccountRefusal | null) {
  if (!refusal) return {};
  const { field, message } = refusal;
  return field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
}

function typedValues(payload: Record<string, unknown>): AccountFormView["values"] {
  const kept = Object.entries(payload).filter(([name]) => !PASSWORD_FIELDS.includes(name));
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function firstErrors(errors: Record<string, string[] | null> | undefined): AccountFormView["errors"] {
  const ofFields = Object.entries(errors ?? {}).filter(([name]) => name !== "");
  return Object.fromEntries(ofFields.map(([name, messages]) => [name, messages?.[0]]));
}
