import type { WeatherIconName } from "./sky-words";
import type { Note } from "#app/services/notes/ports";
import type { DestinationKind } from "#app/domain/catalogue/destination";
import type { FerryKind } from "#app/services/ports";

export interface ScoreWordView {
  /**
   * A word from "ideal" to "poor". It is "under a warning" under an amber or red warning, and "warnings not known" if
   * such a warning may have been withdrawn.
   */
  verdict: string;
  /** Epoch milliseconds until which the word is true. After that no page shows it. Absent if it stays true. */
  until?: number;
}

export interface ScoreView extends ScoreWordView {
  /** Whole, from 0 to 100. */
  value: number;
  reasons: string[];
}

export interface SkyView {
  icon: WeatherIconName;
  /** In the visitor's unit: "18°". */
  temperature: string;
  description: string;
  /** "Forecast from 6 hours ago"; absent while it is fresh. */
  age?: string;
  /** "now", "today", "Wednesday" or "on arrival". */
  when: string;
  /** On arrival. Our drawings then show the night. */
  isDark?: true;
}

/** On the day of a search. Cards, rows, pins and calendars are selections of it. */
export interface PlaceView {
  id: number;
  slug: string;
  name: string;
  region: string;
  /** The drawing of its kind replaces a picture that cannot be loaded. */
  kind: DestinationKind;
  /** Absent for the place's own drawing, whose address is made from the slug. */
  imageUrl?: string;
  /** Of the visit. */
  weather: SkyView | null;
  now: SkyView | null;
  score: ScoreView | null;
  /** For the surface that shows it. */
  notes: readonly Note[];
  arrives: string;
  /** "nearly dark when you arrive"; absent if it is light. */
  dim?: string;
  /** Mean, during the visit: "12 mph". */
  wind?: string;
  /** "about 1h 25m"; "" if no drive is known. */
  duration: string;
  drive: {
    /** "45 min", "about 1h 25m", "under 1 min"; from several starts "LS6 55 min · M1 50 min" */
    duration: string;
    /** "64 miles" */
    distance: string;
    ferry?: Exclude<FerryKind, "none">;
  } | null;
  /** By start, if there are several: "LS6", "55 min", "9:00". */
  together?: { start: string; duration: string; leaves: string }[];
  /** "Not within 5 hours' drive"; absent with a drive, or if none was searched for. */
  driveNote?: string;
  /** The place's own. */
  offer?: { text: string | null; code: string | null };
  /** From the searched postcode, or else from the visitor's position. */
  directionsUrl: string;
  /** The place's score is their mean. */
  stay?: StayDayView[];
  /** "Abbey, harbour, fish and chips". Absent if there are `matches`, or if it is shut. */
  hook?: string;
  /** "Malham Cove walk takes the dog", or the first of `matches`. */
  suits?: string;
  /** Open, in daylight, acceptable, and under no amber or red warning. */
  isAdvised: boolean;
  /** "Dogs welcome: Malham Cove walk". Absent if the filters are only about the drive or the weather. */
  matches?: string[];
}

const SHARED_FIELDS = [
  "id",
  "slug",
  "name",
  "kind",
  "imageUrl",
  "weather",
  "score",
  "notes",
  "drive",
  "driveNote",
  "offer",
  "directionsUrl",
] as const;
export const CARD_FIELDS = [...SHARED_FIELDS, "region"] as const;
export const ROW_FIELDS = [...SHARED_FIELDS, "arrives", "wind", "stay", "hook", "matches"] as const;

/** A page that is about now shows the present weather. */
export type CardView = Pick<PlaceView, (typeof CARD_FIELDS)[number]>;

/** There is no room for its region. */
export interface RowView extends Pick<PlaceView, (typeof ROW_FIELDS)[number]> {
  /** It explains the order from here on. */
  heading?: string;
}

export interface StayDayView {
  /** "Sat" */
  label: string;
  icon: WeatherIconName;
  description: string;
  /** "14°"; null without a forecast. */
  temperature: string | null;
  /** Whole, 0 to 100; null without a forecast or without daylight. */
  score: number | null;
}

export type BadgeName =
  | "Featured"
  | "Special Offer"
  | "Dog Friendly"
  | "Family Friendly"
  | "Accessible"
  | "Hiking"
  | "Country Walks"
  | "History"
  | "Adventure";

export interface FactsView {
  known: string[];
  /** Of a danger such as the tide. */
  caution: string | null;
  /** For a sentence: "cost", "dogs". */
  unchecked: string[];
}

export interface ParkingView {
  name: string;
  /** "about 300 m south-west of the centre" */
  where: string;
  directionsUrl: string;
}

export interface NoteView {
  /** "By train" */
  lead: string;
  text: string;
  link: { label: string; url: string } | null;
}

/** Badges have a fixed order. */
export interface ListingView {
  name: string;
  description: string;
  websiteUrl: string | null;
  /** The chain on whose site one has to search; null if the address is the hotel's own. */
  searchAt: string | null;
  /** Null for a thing to do. */
  location: string | null;
  /** "£120–£220 a night"; null if unknown. */
  price: string | null;
  badges: BadgeName[];
  specialOffer: string | null;
  partnershipCode: string | null;
  facts?: FactsView;
}

/** Of the start no more than the outcode or town. */
export interface ShareView {
  url: string;
  /** "Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry. 44 min from LS6, there by 9:44." */
  text: string;
}
