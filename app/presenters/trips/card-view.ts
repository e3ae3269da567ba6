import type { Note } from "#app/services/notes/ports";
import type { DestinationKind } from "#app/domain/catalogue/destination";
import type { FerryKind } from "#app/services/ports";

export type WeatherIconName =
  | "clear-day"
  | "clear-night"
  | "mostly-clear-day"
  | "mostly-clear-night"
  | "partly-cloudy-day"
  | "partly-cloudy-night"
  | "cloudy"
  | "overcast"
  | "mist"
  | "fog"
  | "drizzle"
  | "light-rain"
  | "rain"
  | "heavy-rain"
  | "showers-day"
  | "showers-night"
  | "sleet"
  | "snow"
  | "thunderstorms"
  | "not-available";

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
  /** A whole number from 0 to 100. */
  value: number;
  reasons: string[];
}

export interface SkyView {
  icon: WeatherIconName;
  /** A temperature in the visitor's unit: "18°". */
  temperature: string;
  description: string;
  /** "Forecast from 6 hours ago"; absent while the forecast is fresh. */
  age?: string;
  /** Which time the weather is for: "now", "today", "Wednesday" or "on arrival". */
  when: string;
  /** Set if the visitor arrives in the dark. Our drawings then show the night. */
  isDark?: true;
}

/** What can be said of a place on the day of a search. Cards, rows, pins and calendars are selections of it. */
export interface PlaceView {
  id: number;
  slug: string;
  name: string;
  region: string;
  /** The kind of place. If the place's own picture cannot be loaded, the drawing of its kind is shown. */
  kind: DestinationKind;
  /** The address of the picture. Absent for the place's own drawing, whose address is made from the slug. */
  imageUrl?: string;
  /** The weather of the visit. Null if there is no forecast. */
  weather: SkyView | null;
  /** The present weather. */
  now: SkyView | null;
  score: ScoreView | null;
  /** What else is said of the visit, for the surface that shows it. */
  notes: readonly Note[];
  /** The time of arrival: "9:17". */
  arrives: string;
  /** "nearly dark when you arrive"; absent if it is light. */
  dim?: string;
  /** The mean wind during the visit: "12 mph". */
  wind?: string;
  /** "about 1h 25m"; "" if no drive is known. */
  duration: string;
  drive: {
    /** "45 min", "about 1h 25m", "under 1 min" */
    duration: string;
    /** "64 miles" */
    distance: string;
    ferry?: Exclude<FerryKind, "none">;
  } | null;
  /** Why there is no drive: "Not within 5 hours' drive"; absent if there is one, or if no drive was searched for. */
  driveNote?: string;
  /** The place's own special offer and its code; absent if it has neither. */
  offer?: { text: string | null; code: string | null };
  /** The address of directions on a map. They start at the searched postcode, or else at the visitor's position. */
  directionsUrl: string;
  /** The days of a stay; the place's score is their mean. Absent for a day out. */
  stay?: StayDayView[];
  /** What is at the place: "Abbey, harbour, fish and chips". Absent if there are `matches`, or if it is shut. */
  hook?: string;
  /**
   * What at the place matches the filters, each as the filter and the name of the thing: "Dogs welcome: Malham Cove
   * walk". Absent without filters, or if they are only about the drive or the weather.
   */
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

/** A closed card, in which a page that is about now shows the present weather. */
export type CardView = Pick<PlaceView, (typeof CARD_FIELDS)[number]>;

/** A place in the list of results. There is no room for its region. */
export interface RowView extends Pick<PlaceView, (typeof ROW_FIELDS)[number]> {
  /** The heading above this row, which explains the order from here on; absent if none begins here. */
  heading?: string;
}

export interface StayDayView {
  /** "Sat" */
  label: string;
  icon: WeatherIconName;
  description: string;
  /** "14°"; null without a forecast. */
  temperature: string | null;
  /** A whole number from 0 to 100; null without a forecast or without daylight. */
  score: number | null;
}

export interface ForecastDayView {
  date: string;
  /** "Sat" */
  label: string;
  /** "Saturday 21 November" */
  longLabel: string;
  icon: WeatherIconName;
  description: string;
  temperature: string;
  feelsLike: string;
  low: string;
  high: string;
  /** The chance of rain during the visit in per cent, from 0 to 100; null if unknown. */
  precipitation: number | null;
  /**
   * Whether the chance of rain is above 30 %; if the chance is not known, whether rain is forecast. Pages then show
   * the chance in bold and in the colour of rain.
   */
  isWet: boolean;
  isTravelDay: boolean;
  /** The sun, the rain, the wind and more, during the visit. */
  facts: FactOfDayView[];
  score: ScoreView | null;
  facets: FacetView[];
  /** The hours that the score is for: "Based on 9:50–16:01, while you're there."; null if it is dark. */
  scoredOver: string | null;
  /** What else is said of the visit on that day. */
  notes: readonly Note[];
  /** Set if the day is so far ahead that its forecast may change. */
  isLessSure: boolean;
  /** Null if the forecast has no hours for that day. */
  hours: HoursView | null;
}

/** "Sunshine", "7 h", "7 h of sun". Snow counts as the water that it melts to. Without `words` no sentence names it. */
export interface FactOfDayView {
  name: string;
  value: string;
  words?: string;
}

export type WindUnit = "mph" | "km/h";

export interface HoursView {
  /** The hour of the first values, on a London clock. */
  from: number;
  /** Whole degrees in the visitor's unit. */
  temperatures: (number | null)[];
  /** Minutes of sun in each hour; null if the forecast does not have them. */
  sunshineMinutes: (number | null)[];
  rainMm: (number | null)[];
  /** The chance of rain in whole per cent; null if unknown. */
  chances: (number | null)[];
  /** "partly cloudy" */
  skies: (string | null)[];
  /** Whether snow or sleet falls in each hour. */
  snowy: boolean[];
  /** The mean wind in whole miles or kilometres an hour; see `windUnit`. */
  winds: (number | null)[];
  /** The strongest gusts in the same unit. */
  gusts: (number | null)[];
  windUnit: WindUnit;
  /**
   * `sunrise`, `sunset` and the visit are hours on a London clock, with fractions. The visit is null if it is dark on
   * arrival.
   */
  sunrise: number;
  sunset: number;
  visit: { from: number; until: number } | null;
}

export interface FacetView {
  name: string;
  /** The points of this part and the points that are possible: "16 of 40". */
  points: string;
  /** The length of the bar, from 0 to 100. */
  percent: number;
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
  /** A warning of a danger such as the tide; null if there is none. */
  caution: string | null;
  /** What we have not checked, as words for a sentence: "cost", "dogs". */
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

/** A thing to do or a place to stay. Its badges have a fixed order. */
export interface ListingView {
  name: string;
  description: string;
  websiteUrl: string | null;
  /** The chain on whose site one has to search for the hotel; null if the address is the hotel's own. */
  searchAt: string | null;
  /** Where the hotel or campsite is; null for a thing to do. */
  location: string | null;
  /** "£120–£220 a night"; null if no price is known. */
  price: string | null;
  badges: BadgeName[];
  specialOffer: string | null;
  partnershipCode: string | null;
  /** Only for things to do. */
  facts?: FactsView;
}

/** What is sent to others. Of the start of the drive it has no more than the outcode or town. */
export interface ShareView {
  /** An address of this site. */
  url: string;
  /** "Saddleworth on Saturday? 10°, 5 h of sun, dry. 44 min from LS6." */
  text: string;
}

export interface DetailsView {
  id: number;
  slug: string;
  name: string;
  description: string;
  share: ShareView;
  /** Five of the six days, the travel day among them; empty if there is no usable forecast. */
  forecast: ForecastDayView[];
  /** "Forecast of 21 November at 09:00: MET Norway (CC BY 4.0)"; null if there is no forecast. */
  forecastSource: string | null;
  activities: ListingView[];
  /** Set if no thing to do matches the preferences. All are then shown. */
  hasNoMatch: boolean;
  hotels: ListingView[];
  campsites: ListingView[];
  /** What is useful to know for a day there. */
  facts: NoteView[];
  /** What is said of the place on the chosen day. */
  notes: readonly Note[];
  parking: ParkingView | null;
  activePreferences: string[];
  moreHotelsUrl: string;
  /** The address of a search for hotels on the nights of a stay; null for a day out. */
  roomsUrl: string | null;
  moreCampsitesUrl: string;
  /** 'Showing campsites within 10 miles of …', or a note for the region. */
  campsiteNote: string;
}
