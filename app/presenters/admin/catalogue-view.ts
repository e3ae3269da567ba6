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

/** What the forms of this page are about. The accommodations tab has two subjects: hotels and campsites. */
export const ADMIN_SUBJECTS = ["destination", "activity", "hotel", "campsite"] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];

const ENTITIES: Readonly<Record<AdminSubject, Fields>> = {
  destination: DESTINATION_FIELDS,
  activity: ACTIVITY_FIELDS,
  hotel: HOTEL_FIELDS,
  campsite: CAMPSITE_FIELDS,
};

/** Returns the names of the fields in a subject's form: the texts, which include choices, and the check boxes. */
export function postedFields(subject: AdminSubject): { texts: string[]; flags: string[] } {
  const shown = Object.entries(ENTITIES[subject]).filter(([, { isInForm }]) => isInForm !== false);
  return {
    texts: shown.filter(([, field]) => isTyped(field)).map(([name]) => name),
    flags: shown.filter(([, { kind }]) => kind === "flag").map(([name]) => name),
  };
}

export function blankValues(subject: AdminSubject): Record<string, string> {
  const choices = Object.entries(ENTITIES[subject]).flatMap(([name, field]) =>
    field.kind === "choice" && field.isAskedFor && field.blank !== undefined ? [[name, field.blank]] : [],
  );
  return Object.fromEntries(choices) as Record<string, string>;
}

/**
 * A form that posts to the page's own address with `subject` and `intent` (create, update or delete; for a destination
 * also locate). For an existing entry it also posts `id` (of its destination), `index` (in its list) and `version`.
 */
export interface AdminEditorView {
  subject: AdminSubject;
  /** The id of the destination; 0 for a new one. */
  id: number;
  /** The index of the entry in its list; null for a new one. */
  index: number | null;
  version: number | null;
  /** The addresses of pictures that were drawn only for this place. */
  ownPictures?: string[];
  form: FormView;
}

/** When and where a person last looked the facts up; `day` is a date such as 2026-11-21. */
export interface LookedUpView {
  day: string;
  /** Null if the facts were looked up before we stored their source. */
  where: string | null;
}

export interface DestinationRowView {
  id: number;
  slug: string;
  name: string;
  region: string;
  postcode: string;
  picture: string;
  featured: boolean;
  specialOffer: string | null;
  /** Null if the facts have not been looked up. */
  lookedUp: LookedUpView | null;
  version: number;
}

export interface DestinationTableView {
  query: ListQuery;
  rows: DestinationRowView[];
  total: number;
  page: number;
  pageCount: number;
}

export interface DestinationChoicesView {
  /** The words of the search. Only destinations that match them are offered. */
  words: string;
  isCut: boolean;
  /** The id, the name and the number of entries of each destination, sorted by name. */
  choices: [id: number, name: string, count: number][];
}

export interface ItemRowView {
  index: number;
  name: string;
  detail: string;
  priceRange: string | null;
  featured: boolean;
  /** Null if the facts have not been looked up, or if the entry has no facts. */
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

export interface RefreshRunView {
  id: number;
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
  /** The message in place of the whole page, which then has a link to try again; null if the data was read. */
  loadError: string | null;
  /** Null on all tabs but that of destinations. */
  table: DestinationTableView | null;
  /** Null on tabs that offer no destinations. */
  choices: DestinationChoicesView | null;
  /** The destination that ?destination= names; null if none is named. */
  picked: PickedDestinationView | null;
  /**
   * The form beside the table. In the destinations tab it edits the picked destination or adds one. In a tab of a list
   * it edits the entry that ?item= names (with ?list=campsites for a campsite) or adds one. Null on the weather tab,
   * and on a tab of a list while no destination is picked.
   */
  editor: AdminEditorView | null;
  /** Whether to ask before deleting the entry in the form (?confirm=delete). */
  isConfirmingDelete: boolean;
}

export const DELETE_QUESTIONS: Readonly<Record<AdminSubject, string>> = {
  destination: "Are you sure you want to delete this destination? This action cannot be undone.",
  activity: "Are you sure you want to delete this activity?",
  hotel: "Are you sure you want to delete this accommodation?",
  campsite: "Are you sure you want to delete this accommodation?",
};

/**
 * The Weather Updates tab, and the answer of GET /api/admin/weather. 'Refresh Now' posts the `intent` refresh-all to
 * /admin?tab=weather; other programs post to /api/admin/weather/refresh. The tab polls for changes while `running` is
 * set.
 */
export interface WeatherStatusView {
  provider: string;
  /** The service that is used if the first one gives no forecast in a whole run; null if there is no second service. */
  secondProvider: string | null;
  /** Whether the weather is sample weather, which is not a forecast. */
  isSample: boolean;
  running: RefreshRunView | null;
  /** Newest first. */
  runs: RefreshRunView[];
  nextRunAt: string;
  oldestFetchedAt: string | null;
  /** The newest forecast: "Met Office run of 06:00, fetched 10:20 on 24 November"; null if there is none. */
  newest: string | null;
  places: number;
  fresh: number;
  stale: number;
  missing: number;
}
