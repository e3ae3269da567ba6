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

/** The accommodations tab has two: hotels and campsites. */
export const ADMIN_SUBJECTS = ["destination", "activity", "hotel", "campsite"] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];

const ENTITIES: Readonly<Record<AdminSubject, Fields>> = {
  destination: DESTINATION_FIELDS,
  activity: ACTIVITY_FIELDS,
  hotel: HOTEL_FIELDS,
  campsite: CAMPSITE_FIELDS,
};

/** Texts include choices. */
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
 * Posts to the page's own address with `subject` and `intent` (create, update or delete; for a destination
 * also locate), for an existing entry also `id` (of its destination), `index` (in its list) and `version`.
 */
export interface AdminEditorView {
  subject: AdminSubject;
  /** 0 for a new destination. */
  id: number;
  /** Null for a new entry. */
  index: number | null;
  version: number | null;
  /** Drawn only for this place. */
  ownPictures?: string[];
  form: FormView;
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
  /** Only destinations that match the words are offered. */
  words: string;
  isCut: boolean;
  /** By name, with the number of entries. */
  choices: [id: number, name: string, count: number][];
}

export interface ItemRowView {
  index: number;
  name: string;
  detail: string;
  priceRange: string | null;
  featured: boolean;
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
  /** In place of the whole page, which then has a link to try again. */
  loadError: string | null;
  /** Null on all tabs but that of destinations. */
  table: DestinationTableView | null;
  /** Null on tabs that offer none. */
  choices: DestinationChoicesView | null;
  /** Named by ?destination=. */
  picked: PickedDestinationView | null;
  /**
   * Of the picked destination or a new one or, in a tab of a list, of the entry that ?item= names (with
   * ?list=campsites for a campsite) or a new one. Null on the weather tab, and while no destination is
   * picked.
   */
  editor: AdminEditorView | null;
  isConfirmingDelete: boolean;
}

export const DELETE_QUESTIONS: Readonly<Record<AdminSubject, string>> = {
  destination: "Are you sure you want to delete this destination? This action cannot be undone.",
  activity: "Are you sure you want to delete this activity?",
  hotel: "Are you sure you want to delete this accommodation?",
  campsite: "Are you sure you want to delete this accommodation?",
};

/**
 * Also the answer of GET /api/admin/weather. 'Refresh Now' posts the `intent` refresh-all to
 * /admin?tab=weather; other programs post to /api/admin/weather/refresh. The tab polls while `running` is
 * set.
 */
export interface WeatherStatusView {
  provider: string;
  /** Used if the first service gives no forecast in a whole run. */
  secondProvider: string | null;
  /** Sample weather is not a forecast. */
  isSample: boolean;
  running: RefreshRunView | null;
  /** Newest first. */
  runs: RefreshRunView[];
  nextRunAt: string;
  oldestFetchedAt: string | null;
  /** "Met Office run of 06:00, fetched 10:20 on 24 November". */
  newest: string | null;
  places: number;
  fresh: number;
  stale: number;
  missing: number;
}
