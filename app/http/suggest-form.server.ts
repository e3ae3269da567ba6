import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { SuggestionContent, SuggestionType } from "#app/domain/suggestion";
import { SUGGESTION_FEATURE_NAMES } from "#app/domain/suggestion";
import type { SuggestionField, SuggestionFormView } from "#app/presenters/suggestion-view";
import { faultsByPath } from "#app/schemas/of-rule";
import {
  SUGGESTION_FIELDS,
  isSuggestionType,
  suggestionSchema,
  toSuggestionContent,
} from "#app/schemas/suggestion";
import { currentUser } from "./session.server";
import { SUGGESTION_FAILED, SUGGESTION_LOGIN_NEEDED, SUGGESTION_REFUSALS } from "./suggestion-refusals";

const FLAGS: readonly SuggestionField[] = [...SUGGESTION_FEATURE_NAMES, "isOwner", "offersDiscounts"];
const LOG_IN = { title: "Please log in", message: SUGGESTION_LOGIN_NEEDED };

/** What came of the form: the type of what was submitted, or the form to be shown again. */
export type SuggestOutcome =
  | { readonly ok: true; readonly type: SuggestionType }
  | {
      readonly ok: false;
      readonly status: number;
      readonly type: SuggestionType;
      readonly form: SuggestionFormView;
    };

/** Submits the posted suggestion. What was typed is never lost: not with a fault, nor with an ended session. */
export async function submitByForm(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  posted: FormData,
): Promise<SuggestOutcome> {
  const values = valuesOf(posted);
  const type = isSuggestionType(values.type) ? values.type : "location";
  const refuse = (status: number, problem: Partial<SuggestionFormView>): SuggestOutcome => ({
    ...{ ok: false, status, type },
    form: { values, errors: {}, formError: null, ...problem },
  });
  try {
    const user = await currentUser(request, context);
    if (!user) return refuse(401, { formError: LOG_IN });
    const read = readContent(values);
    if (!read.ok) return refuse(400, { errors: read.errors });
    const submitted = await context.app.suggestions.submit({ userId: user.id, content: read.content });
    if (submitted.ok) return { ok: true, type };
    const { status, message } = SUGGESTION_REFUSALS[submitted.error];
    return refuse(status, { formError: { title: "Error", message } });
  } catch (error) {
    context.app.log.error("suggest-form.unavailable", error);
    return refuse(503, { formError: { title: "Error", message: SUGGESTION_FAILED } });
  }
}

/** The known fields that were posted; of boxes only those that are ticked. */
function valuesOf(posted: FormData): SuggestionFormView["values"] {
  const values: SuggestionFormView["values"] = {};
  for (const name of SUGGESTION_FIELDS) {
    const value = posted.get(name);
    if (typeof value === "string" && (!FLAGS.includes(name) || value === "on")) values[name] = value;
  }
  return values;
}

function readContent(
  values: SuggestionFormView["values"],
):
  | { readonly ok: true; readonly content: SuggestionContent }
  | { readonly ok: false; readonly errors: SuggestionFormView["errors"] } {
  const texts = SUGGESTION_FIELDS.filter((name) => !FLAGS.includes(name));
  const given = Object.fromEntries<unknown>([
    ...texts.map((name) => [name, values[name] ?? ""] as const),
    ...FLAGS.map((name) => [name, values[name] === "on"] as const),
  ]);
  const parsed = suggestionSchema(given["type"]).safeParse(given);
  return parsed.success
    ? { ok: true, content: toSuggestionContent(parsed.data) }
    : { ok: false, errors: faultsByPath(parsed.error) };
}
