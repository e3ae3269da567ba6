import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { User } from "#app/domain/account";
import { ADMIN_FORM_FIELDS, type AdminFormView } from "#app/presenters/admin-catalogue-view";
import type { SuggestionDialogView } from "#app/presenters/suggestion-view";
import { faultsByPath } from "#app/schemas/of-rule";
import { readId } from "#app/schemas/favorite";
import { conversionSchema, reviewSchema } from "#app/schemas/suggestion-review";
import { editsOf } from "./admin-calls.server";
import { CATALOGUE_REFUSALS } from "./catalogue-refusals";
import type { Toast } from "./flash.server";
import { CONVERSION_FAILED, REVIEW_FAILED, SUGGESTION_REFUSALS } from "./suggestion-refusals";

/** A form that came to nothing, to be shown again in its dialog. */
export interface RefusedSuggestionForm {
  readonly kind: SuggestionDialogView["kind"];
  readonly suggestionId: number;
  readonly status: number;
  readonly form: AdminFormView;
}

type Posted = Pick<ActionFunctionArgs, "request" | "context">;
type Outcome = Toast | RefusedSuggestionForm;
type FormHandler = (posted: Posted, form: FormData, user: User) => Promise<Outcome>;

/** The forms of the administrator's page of suggestions, by their intent. */
export const SUGGESTION_FORMS: Readonly<Record<SuggestionDialogView["kind"], FormHandler>> = {
  review: (posted, form, user) =>
    withFallback("review", posted, form, REVIEW_FAILED, () => review(posted, form, user)),
  convert: (posted, form, user) =>
    withFallback("convert", posted, form, CONVERSION_FAILED, () => convert(posted, form, user)),
};

export function isSuggestionForm(intent: unknown): intent is SuggestionDialogView["kind"] {
  return intent === "review" || intent === "convert";
}

async function review({ context }: Posted, form: FormData, { id, username }: User): Promise<Outcome> {
  const { suggestions } = context.app;
  const suggestionId = idOf(form);
  const given = reviewSchema.safeParse({
    status: form.get("status"),
    adminNotes: form.get("adminNotes") ?? undefined,
  });
  if (!given.success) return refused("review", form, 400, { errors: faultsByPath(given.error) });
  const reviewer = { id, username };
  const reviewed = await suggestions.review({ id: suggestionId, ...given.data, reviewer });
  const now = reviewed.ok ? reviewed.value : await suggestions.find(suggestionId);
  // Pressed twice: the first press has done it.
  if (now?.status === given.data.status) {
    return { title: "Status Updated", description: `“${now.name}” is now ${now.status}.` };
  }
  const { status, message } = SUGGESTION_REFUSALS[now ? "wrong-step" : "not-found"];
  return refused("review", form, status, { formError: errorOf(REVIEW_FAILED, message) });
}

async function convert(posted: Posted, form: FormData, user: User): Promise<Outcome> {
  const given = conversionSchema.safeParse(fieldsOf(form));
  if (!given.success) return refused("convert", form, 400, { errors: faultsByPath(given.error) });
  const made = await editsOf(posted, user).create({ patch: given.data, suggestionId: idOf(form) });
  if (made.ok) {
    const description = `${made.value.destination.name} is part of the catalogue now.`;
    return { title: "Destination Created", description };
  }
  const { status, message } = CATALOGUE_REFUSALS[made.error];
  return refused("convert", form, status, { formError: errorOf(CONVERSION_FAILED, message) });
}

async function withFallback(
  kind: SuggestionDialogView["kind"],
  { context }: Posted,
  form: FormData,
  words: string,
  handle: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await handle();
  } catch (error) {
    context.app.log.error("suggestion-form.unavailable", error, { kind });
    return refused(kind, form, 503, { formError: { title: "Error", message: words } });
  }
}

function refused(
  kind: SuggestionDialogView["kind"],
  form: FormData,
  status: number,
  problem: Partial<AdminFormView>,
): RefusedSuggestionForm {
  const names = kind === "review" ? ["adminNotes"] : [...CONVERSION_FIELDS.texts, ...CONVERSION_FIELDS.flags];
  const values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  return {
    kind,
    suggestionId: idOf(form),
    status,
    form: { values, errors: {}, formError: null, ...problem },
  };
}

const CONVERSION_FIELDS = ADMIN_FORM_FIELDS.destination;

/** The fields that were there at all; a box that is not ticked says no. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const texts = CONVERSION_FIELDS.texts
    .filter((name) => form.has(name))
    .map((name) => [name, textOf(form, name)] as const);
  const flags = CONVERSION_FIELDS.flags.map((name) => [name, textOf(form, name) === "on"] as const);
  return Object.fromEntries<unknown>([...texts, ...flags]);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** 0, which no suggestion has, for anything else. */
function idOf(form: FormData): number {
  return readId(form.get("suggestionId")) ?? 0;
}

function errorOf(words: string, reason: string) {
  return { title: "Error", message: `${words} ${reason}` };
}
