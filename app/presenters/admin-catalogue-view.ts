import type { CatalogueList } from "#app/domain/catalogue-edit";
import type { FormView } from "./form-view";

export const ADMIN_TABS = ["destinations", "activities", "accommodations", "weather"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** What a form of this page is about. The accommodations tab has two: hotels and campsites. */
export const ADMIN_SUBJECTS = ["destination", "activity", "hotel", "campsite"] as const;
export type AdminSubject = (typeof ADMIN_SUBJECTS)[number];
export type ItemSubject = Exclude<AdminSubject, "destination">;

export const SUBJECT_LISTS: Readonly<Record<ItemSubject, CatalogueList>> = {
  activity: "activities",
  hotel: "hotels",
  campsite: "campsites",
};

/** The fields of each subject's form: texts, and boxes that are ticked or not. The names are the entities' own. */
export const ADMIN_FORM_FIELDS: Readonly<
  Record<AdminSubject, { readonly texts: readonly string[]; readonly flags: readonly string[] }>
> = {
  destination: {
    texts: [
      ...["name", "postcode", "imageUrl", "latitude", "longitude", "description", "region", "kind"],
      ...["specialOffer", "partnershipCode"],
    ],
    flags: ["featured"],
  },
  activity: {
    texts: ["name", "description", "type", "websiteUrl", "imageUrl", "specialOffer", "partnershipCode"],
    flags: [
      ...["featured", "dogFriendly", "familyFriendly", "accessible"],
      ...["hiking", "countryWalks", "history", "adventure", "indoor"],
    ],
  },
  hotel: {
    texts: [
      ...["name", "location", "priceRange", "description", "websiteUrl", "imageUrl"],
      ...["specialOffer", "partnershipCode"],
    ],
    flags: ["featured", "dogFriendly", "familyFriendly", "accessible"],
  },
  campsite: {
    texts: ["name", "location", "priceRange", "description", "websiteUrl"],
    flags: ["dogFriendly", "familyFriendly", "accessible"],
  },
};

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
  form: FormView;
}

export interface DestinationRowView {
  id: number;
  slug: string;
  name: string;
  region: string;
  postcode: string;
  featured: boolean;
  specialOffer: string | null;
  version: number;
  activityCount: number;
  hotelCount: number;
  campsiteCount: number;
}

/** An entry of a list as its table's row shows it. */
export interface ItemRowView {
  index: number;
  name: string;
  /** An activity's type, an accommodation's location. */
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
  destinations: DestinationRowView[];
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
