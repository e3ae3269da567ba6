import { LIST_OF } from "#app/domain/catalogue/edit";
import type { Activity } from "#app/domain/catalogue/activity";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Destination } from "#app/domain/catalogue/destination";
import { drawingUrl } from "#app/domain/catalogue/scene";
import type { Hotel } from "#app/domain/catalogue/hotel";
import { type ListQuery, MOST_CHOICES, readListQuery } from "#app/domain/catalogue/place-list";
import type { DestinationChoice, DestinationPage, DestinationSummary } from "#app/services/catalogue/ports";
import {
  ADMIN_TABS,
  type AdminEditorView,
  type AdminSubject,
  type AdminTab,
  blankValues,
  postedFields,
} from "./catalogue-view";
import { EMPTY_FORM, type FormView } from "#app/presenters/form-view";

export type DestinationTableView = ReturnType<typeof destinationTable>;
export type DestinationRowView = DestinationTableView["rows"][number];
export type DestinationChoicesView = ReturnType<typeof destinationChoices>;
export type PickedDestinationView = ReturnType<typeof pickedDestination>;
export type ItemRowView = ReturnType<typeof itemRow>;

export interface AdminPageView {
  tab: AdminTab;
  /** In place of the whole page, which then has a link to try again. */
  loadError: string | null;
  /** Null on all tabs but that of destinations. */
  table: DestinationTableView | null;
  /** Null on tabs that offer none. */
  choices: DestinationChoicesView | null;
  /** Named by ?destination=. */
  picked: PickedDestinationView | null;
  /** Null on the weather tab, and while no destination is picked. */
  editor: AdminEditorView | null;
  isConfirmingDelete: boolean;
}

type AdminQuery = ReturnType<typeof readAdminQuery>;

/** An invalid value counts as absent. */
export function readAdminQuery(search: URLSearchParams) {
  return {
    tab: ADMIN_TABS.find((tab) => tab === search.get("tab")) ?? "destinations",
    destinationId: search.get("destination"),
    item: search.get("item"),
    list: search.get("list"),
    /** The search also limits which destinations the other tabs offer. */
    shown: readListQuery(search),
    isConfirmingDelete: search.get("confirm") === "delete",
  };
}

export function destinationTable(query: ListQuery, { rows, ...found }: DestinationPage) {
  return { query, rows: rows.map(destinationRow), ...found };
}

function destinationRow(summary: DestinationSummary) {
  const { id, name, region, postcode, imageUrl: picture, featured, updatedAt } = summary;
  const { specialOffer = null } = summary;
  return { id, name, region, postcode, picture, featured, specialOffer, version: updatedAt };
}

export function destinationChoices(tab: AdminTab, words: string, choices: readonly DestinationChoice[]) {
  const countOf = ({ activityCount, hotelCount, campsiteCount }: DestinationChoice) =>
    tab === "activities" ? activityCount : hotelCount + campsiteCount;
  return {
    words,
    isCut: choices.length >= MOST_CHOICES,
    choices: choices.map((choice) => [choice.id, choice.name, countOf(choice)] as const),
  };
}

export function pickedDestination(destination: Destination) {
  const { id, name, updatedAt, activities, hotels, campsites } = destination;
  return {
    id,
    name,
    version: updatedAt,
    activities: activities.map(itemRow),
    hotels: hotels.map(itemRow),
    campsites: campsites.map(itemRow),
  };
}

function itemRow(item: Activity | Hotel | Campsite, index: number) {
  const row = { index, name: item.name, featured: "featured" in item && item.featured };
  return "type" in item
    ? { ...row, detail: item.type, priceRange: null }
    : { ...row, detail: item.location, priceRange: item.priceRange };
}

/** Null if the address asks for none. */
export function editorOf(query: AdminQuery, picked: Destination | null): AdminEditorView | null {
  if (query.tab === "weather") return null;
  if (query.tab === "destinations") return destinationEditor(picked);
  if (!picked) return null;
  const subject =
    query.tab === "activities" ? "activity" : query.list === LIST_OF.campsite ? "campsite" : "hotel";
  const index = query.item !== null && /^\d{1,6}$/.test(query.item) ? Number(query.item) : null;
  const item = index === null ? undefined : picked[LIST_OF[subject]][index];
  const known = { subject, id: picked.id, version: picked.updatedAt } as const;
  return item
    ? { ...known, index, form: formOf(subject, item) }
    : { ...known, index: null, form: blankForm(subject) };
}

function destinationEditor(picked: Destination | null): AdminEditorView {
  const subject = "destination";
  return picked
    ? {
        subject,
        id: picked.id,
        index: null,
        version: picked.updatedAt,
        ownPictures: [drawingUrl(picked.slug)],
        form: formOf(subject, picked),
      }
    : { subject, id: 0, index: null, version: null, form: blankForm(subject) };
}

function formOf(subject: AdminSubject, content: Destination | Activity | Hotel | Campsite): FormView {
  const { texts, flags } = postedFields(subject);
  const held = content as unknown as Readonly<Record<string, unknown>>;
  const values: FormView["values"] = {};
  for (const name of texts) values[name] = textOf(held[name]);
  for (const name of flags) if (held[name] === true) values[name] = "on";
  return { ...EMPTY_FORM, values };
}

const blankForm = (subject: AdminSubject): FormView => ({ ...EMPTY_FORM, values: blankValues(subject) });

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
