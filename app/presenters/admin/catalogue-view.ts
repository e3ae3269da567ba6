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

/** The subjects of this page's forms. The accommodations tab has two: hotels and campsites. */
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
 * A form that posts to the page's own address with `subject` and `intent` (create, update, delete; for a destination also
 * locate). For something that exists it also posts `id` (of the destination), `index` (of an entry) and `version`.
 */
export interface AdminEditorView {
  subject: AdminSubject;
  /** 0 for a new destination. */
  id: number;
  /** Null for a new entry. */
  index: number | null;
  version: number | null;
  /** The addresses of pictures that were drawn for this place only. */
  ownPictures?: string[];
  form: FormView;
}

/** When a person last looked the facts up, such as 2026-11-21, and where. */
export interface LookedUpView {
  day: string;
  /** Null if the row is older than this field. */
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
  /** Null if its facts have not been looked up. */
  lookedUp: LookedUpView | null;
  version: number;
}

/** One page of the table of destinations. */
export interface DestinationTableView {
  query: ListQuery;
  rows: DestinationRowView[];
  /** The number of rows on all pages together. */
  total: number;
  page: number;
  pageCount: number;
}

/** The content of a dropdown of destinations. */
export interface DestinationChoicesView {
  /** The words that the names were searched for. */
  words: string;
  /** Whether there are more destinations than the dropdown lists. */
  isCut: boolean;
  /** The id, name and number of entries of each destination, sorted by name. */
  choices: [id: number, name: string, count: number][];
}

/** An entry of a list, for its row in the table. */
export interface ItemRowView {
  index: number;
  name: string;
  /** An activity's type, an accommodation's location. */
  detail: string;
  priceRange: string | null;
  featured: boolean;
  /** Null if its facts have not been looked up, or it has none. */
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
  /** A message instead of everything below, with a Retry that reloads the page; null if the data was read. */
  loadError: string | null;
  /** Null on the other tabs. */
  table: DestinationTableView | null;
  /** Null on tabs without a choice of destination. */
  choices: DestinationChoicesView | null;
  /** The destination that the address names with ?destination=. */
  picked: PickedDestinationView | null;
  /**
   * The form beside the table: for the picked or a new destination, or for the entry that ?item= names in the tab's list
   * (?list=campsites for campsites), or a new one. Null on the weather tab, and if no destination is picked.
   */
  editor: AdminEditorView | null;
  /** Whether to ask before deleting what is in the editor (?confirm=delete). */
  isConfirmingDelete: boolean;
}

export const DELETE_QUESTIONS: Readonly<Record<AdminSubject, string>> = {
  destination: "Are you sure you want to delete this destination? This action cannot be undone.",
  activity: "Are you sure you want to delete this activity?",
  hotel: "Are you sure you want to delete this accommodation?",
  campsite: "Are you sure you want to delete this accommodation?",
};

/**
 * The Weather Updates tab, and the answer to GET /api/admin/weather. 'Refresh Now' posts `intent` refresh-all to
 * /admin?tab=weather; other programs POST to /api/admin/weather/refresh. Poll while `running` is set.
 */
export interface WeatherStatusView {
  provider: string;
  /** The service used if a whole run of the first fails; null if there is none. */
  secondProvider: string | null;
  /** Whether the weather is sample weather, which is not a forecast. */
  isSample: boolean;
  running: RefreshRunView | null;
  /** Newest first. */
  runs: RefreshRunView[];
  /** ISO times. */
  nextRunAt: string;
  oldestFetchedAt: string | null;
  /** "Met Office run of 06:00, fetched 10:20 on 24 November"; null without a forecast. */
  newest: string | null;
  places: number;
  fresh: number;
  stale: number;
  missing: number;
}
