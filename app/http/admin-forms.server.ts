import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { User } from "#app/domain/account";
import type { Destination } from "#app/domain/catalogue/destination";
import { type CatalogueList, readIndex } from "#app/domain/catalogue-edit";
import type { Result } from "#app/domain/result";
import {
  ADMIN_FORM_FIELDS,
  ADMIN_SUBJECTS,
  type AdminEditorView,
  type AdminRefusal,
  type AdminSubject,
} from "#app/presenters/admin-catalogue-view";
import { destinationSchema } from "#app/schemas/destination";
import { faultsByPath } from "#app/schemas/of-rule";
import { readId } from "#app/schemas/favorite";
import type { CatalogueEdits } from "#app/services/catalogue/catalogue";
import { editsOf } from "./admin-calls.server";
import { CHANGED, type ChangeIntent, NOT_CHANGED } from "./admin-words";
import { answerError } from "./answer-json";
import { ITEM_KINDS, type ItemKind } from "./catalogue-items.server";
import { CATALOGUE_REFUSALS, type CatalogueFailure } from "./catalogue-refusals";
import { readVersion } from "./if-match";

/** No entry's place: a form that names none finds none. */
const NO_INDEX = -1;
const INTENTS = ["create", "update", "delete"] as const;

/** A form of the administrator's page as it was posted. */
export interface PostedForm {
  readonly subject: AdminSubject;
  readonly intent: ChangeIntent;
  readonly editor: AdminEditorView;
}

/** A form that came to nothing: the page shows it again. */
export interface RefusedForm {
  readonly refusal: AdminRefusal;
  readonly status: number;
}

/** Reads which form it is and what it holds; throws a 400 for what is none of this page's forms. */
export function readPostedForm(form: FormData): PostedForm {
  const subject = ADMIN_SUBJECTS.find((known) => known === form.get("subject"));
  const intent = INTENTS.find((known) => known === form.get("intent"));
  const id = readId(form.get("id") ?? "0");
  if (!subject || !intent || id === null) throw answerError(400, "This form cannot be read.");
  const version = textOf(form.get("version"));
  const index = readIndex(textOf(form.get("index")));
  const values = valuesOf(form, subject);
  const view = { values, errors: {}, formError: null };
  return {
    subject,
    intent,
    editor: { subject, id, index, version: version === "" ? null : readVersion(version), form: view },
  };
}

/** Makes the change that the form asks for: the destination as it is then, or the form to be shown again. */
export async function changeByForm(
  posted: PostedForm,
  args: ActionFunctionArgs,
  user: User,
): Promise<Destination | RefusedForm> {
  const { subject, intent, editor } = posted;
  try {
    const edits = editsOf(args, user);
    const outcome = await (subject === "destination"
      ? changeDestination(posted, edits)
      : changeItem(posted, ITEM_KINDS[subject] as ItemKind<CatalogueList, unknown>, edits));
    if ("status" in outcome) return outcome;
    if (outcome.ok) return outcome.value;
    const { status, message } = CATALOGUE_REFUSALS[outcome.error];
    return refused(editor, status, { formError: { title: "Error", message } });
  } catch (error) {
    args.context.app.log.error("admin-form.not-changed", error, { subject, intent });
    const message = `${NOT_CHANGED[subject][intent]}. Please try again in a moment.`;
    return refused(editor, 503, { formError: { title: "Error", message } });
  }
}

/** The words of the toast that tells of the change. */
export function changedToast({ subject, intent }: PostedForm) {
  return { title: "Success!", description: CHANGED[subject][intent] };
}

/** The form as it was posted, with what is wrong. */
export function refused(
  editor: AdminEditorView,
  status: number,
  problem: Partial<Pick<AdminEditorView["form"], "errors" | "formError">>,
): RefusedForm {
  return { status, refusal: { editor: { ...editor, form: { ...editor.form, ...problem } } } };
}

type Outcome = Result<Destination, CatalogueFailure> | RefusedForm;

async function changeDestination({ intent, editor }: PostedForm, edits: CatalogueEdits): Promise<Outcome> {
  const { id, version } = editor;
  if (intent === "delete") return edits.remove({ id, version });
  const patch = readPatch(editor, destinationSchema);
  if ("refusal" in patch) return patch;
  if (intent === "update") return edits.update({ id, version, patch: patch.value });
  const made = await edits.create({ patch: patch.value, suggestionId: null });
  return made.ok ? { ok: true, value: made.value.destination } : made;
}

async function changeItem<List extends CatalogueList, Patch>(
  { intent, editor }: PostedForm,
  { list, schema, create, change }: ItemKind<List, Patch>,
  edits: CatalogueEdits,
): Promise<Outcome> {
  const target = { id: editor.id, version: editor.version, list, index: editor.index ?? NO_INDEX };
  if (intent === "delete") return edits.removeItem(target);
  const patch = readPatch(editor, schema);
  if ("refusal" in patch) return patch;
  return intent === "create"
    ? edits.addItem({ id: editor.id, list, item: create(patch.value) })
    : edits.updateItem({ ...target, change: (item) => change(item, patch.value) });
}

/** The fields as the schema gives them; a box that is not ticked says no. */
function readPatch<Patch>(
  editor: AdminEditorView,
  schema: z.ZodType<Patch>,
): { readonly value: Patch } | RefusedForm {
  const { values } = editor.form;
  const { texts, flags } = ADMIN_FORM_FIELDS[editor.subject];
  const given = [
    ...texts.filter((name) => values[name] !== undefined).map((name) => [name, values[name]] as const),
    ...flags.map((name) => [name, values[name] === "on"] as const),
  ];
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { value: parsed.data };
  return refused(editor, 400, { errors: faultsByPath(parsed.error) });
}

function valuesOf(form: FormData, subject: AdminSubject): Record<string, string> {
  const { texts, flags } = ADMIN_FORM_FIELDS[subject];
  const values: Record<string, string> = {};
  for (const name of texts) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  for (const name of flags) if (form.get(name) === "on") values[name] = "on";
  return values;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
