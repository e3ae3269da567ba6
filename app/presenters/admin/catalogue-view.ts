import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { CAMPSITE_FIELDS } from "#app/domain/catalogue/campsite";
import { DESTINATION_FIELDS } from "#app/domain/catalogue/destination";
import type { Fields } from "#app/domain/catalogue/field";
import { isTyped } from "#app/domain/catalogue/field-rule";
import { HOTEL_FIELDS } from "#app/domain/catalogue/hotel";
import type { ListQuery } from "#app/domain/catalogue/place-list";
import type { FormView } from "#app/presenters/form-view";

export const ADMIN_TABS = ["destinations", "activities", "accommodations", "weather"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What a form of this page is about. The accommodations tab has two: hotels and campsites. */
export const ADMIN_SUBJECTS = ["destination", "activity", "hotel", "campsite"] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];

const ENTITIES: Readonly<Record<AdminSubject, Fields>> = {
  destination: DESTINATION_FIELDS,
  activity: ACTIVITY_FIELDS,
  hotel: HOTEL_FIELDS,
  campsite: CAMPSITE_FIELDS,
};

/** The fields of a subject's form, by the entity's own names: texts, choices and boxes. */
export function postedFields(subject: AdminSubject): { texts: string[]; flags: string[] } {
  const shown = Object.entries(ENTITIES[subject]).filter(([, { isInForm }]) => isInForm !== false);
  return {
    texts: shown.filter(([, field]) => isTyped(field)).map(([name]) => name),
    flags: shown.filter(([, { kind }]) => kind === "flag").map(([name]) => name),
  };
}

/** The initial values of a new entry's form. */
export function blankValues(subject: AdminSubject): Record<string, string> {
  const choices = Object.entries(ENTITIES[subject]).flatMap(([name, field]) =>
    field.kind === "choice" && field.isAskedFor && field.blank !== undefined ? [[name, field.blank]] : [],
  );
  return Object.fromEntries(choices) as Record<string, string>;
}

/**
 * A form that posts to the page's own address with `subject`, `intent` (create, update, delete; for a destination
 * also locate), and for what is there already `id` (the destination's), `index` (of an entry) and `version`.
 */
export interface AdminEditorView {
  subject: AdminSubject;
  /** 0 for a destination that is to be made. */
  id: number;
  /** Null for what is to be made. */
  index: number | null;
  version: number | null;
  /** Addresses of pictures that were drawn for this place alone. */
  ownPictures?: string[];
  form: FormView;
}

/** When a person last looked facts up, such as 2026-11-21, and where. */
export interface LookedUpView {
  day: string;
  /** Null in rows from before it was asked for. */
  where: string | null;
}

export interface DestinationRowView {
  id: number;
  slug: string;
  name: string;
  region: string;
  postcode: string;
  /** The address of its picture. */
  picture: string;
  featured: boolean;
  specialOffer: string | null;
  /** Null: nobody has looked its facts up. */
  lookedUp: LookedUpView | null;
  version: number;
}

/** One page of the table of destinations. */
export interface DestinationTableView {
  query: ListQuery;
  rows: DestinationRowView[];
  /** Of all pages. */
  total: number;
  page: number;
  pageCount: number;
}

/** What a dropdown of destinations offers. */
export interface DestinationChoicesView {
  /** What the names were narrowed by. */
  words: string;
  /** Whether there are more than are listed. */
  isCut: boolean;
  /** Number, name and how many entries, in the order of names. */
  choices: [id: number, name: string, count: number][];
}

/** An entry of a list as its table's row shows it. */
export interface ItemRowView {
  index: number;
  name: string;
  /** An activity's type, an accommodation's location. */
  detail: string;
  priceRange: string | null;
  featured: boolean;
  /** Null: nobody has, or it has no facts. */
  lookedUp: LookedUpView | null;
}

export interface PickedDestinationView {
  id: number;
  slug: string;
  name: string;
  version: number;
  activities: ItemRowView[];
  hotels: ItemRowView[];
  campsites: ItemRowView[];
}

/** One run of the weather refresh, for the Weather Updates tab. */
export interface RefreshRunView {
  id: number;
  /** ISO times. */
  startedAt: string;
  endedAt: string | null;
  provider: string;
  outcome: "running" | "complete" | "partial" | "failed" | "abandoned";
  placesRefreshed: number;
  placesFailed: number;
  error: string | null;
}

export interface AdminPageView {
  tab: AdminTab;
  /** Words in place of everything below, with a Retry that loads the page again; null where all is well. */
  loadError: string | null;
  /** Null on the other tabs. */
  table: DestinationTableView | null;
  /** Null where no destination is to be chosen. */
  choices: DestinationChoicesView | null;
  /** The one that the address names with ?destination=. */
  picked: PickedDestinationView | null;
  /**
   * The form beside the table: of the picked destination or a new one; of the entry that ?item= names in the
   * tab's list (?list=campsites for those) or a new one. Null on the weather tab and while none is picked.
   */
  editor: AdminEditorView | null;
  /** Whether the address asks (?confirm=delete) to confirm that what is in the editor be deleted. */
  isConfirmingDelete: boolean;
}

export const DELETE_QUESTIONS: Readonly<Record<AdminSubject, string>> = {
  destination: "Are you sure you want to delete this destination? This action cannot be undone.",
  activity: "Are you sure you want to delete this activity?",
  hotel: "Are you sure you want to delete this accommodation?",
  campsite: "Are you sure you want to delete this accommodation?",
};

/**
 * The Weather Updates tab, and the answer of GET /api/admin/weather. 'Refresh Now' posts `intent` refresh-all to
 * /admin?tab=weather; other programs POST to /api/admin/weather/refresh. While `running` is set, ask again.
 */
export interface WeatherStatusView {
  provider: string;
  /** Asked where a whole run of the first fails; null where there is none. */
  secondProvider: string | null;
  /** Sample weather is no forecast. */
  isSample: boolean;
  running: RefreshRunView | null;
  /** Newest first. */
  runs: RefreshRunView[];
  /** ISO times. */
  nextRunAt: string;
  oldestFetchedAt: string | null;
  places: number;
  fresh: number;
  stale: number;
  missing: number;
}
