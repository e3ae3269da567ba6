import type { DestinationKind } from "#app/domain/catalogue/destination";
import type { FerryKind } from "#app/services/ports";

/** The pictures of public/icons/weather, by name. */
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

export interface ScoreView {
  /** Whole number, 0–100. */
  value: number;
  /** "ideal" … "poor". */
  verdict: string;
  /** At most three plain words or phrases. */
  reasons: string[];
}

/** A collapsed card: as little as it shows, since twenty of them travel with the page. */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  region: string;
  /** Its drawing is shown if the place's own picture can't be loaded. */
  kind: DestinationKind;
  /** Set if it isn't the drawing of its slug. */
  imageUrl?: string;
  /** Null reads 'Weather data unavailable'. */
  weather: {
    icon: WeatherIconName;
    /** In the visitor's unit, such as "18°". */
    temperature: string;
    description: string;
    /** Set where the forecast is no longer fresh: "Forecast from 6 hours ago". */
    age: string | null;
    /** What it is the weather of: "now"; of a search "today" or "Wed", and "on arrival" or "now" where it is dark by then. */
    when: string;
    /** It is dark on arrival: our drawings show the night. */
    isDark?: true;
  } | null;
  score: ScoreView | null;
  /** "Arrive 9:50 · 6 h of daylight · sunset 16:01"; without a search, today, only where it is dark or nearly so. */
  visit?: string;
  /** "9:17": when one arrives; in rows alone. */
  arrives?: string;
  /** "2½ h of daylight · sunset 15:40", where less than four hours of light remain; in rows alone. */
  light?: string;
  /** "12 mph", mean of the visit; in rows alone. */
  wind?: string;
  drive: {
    /** "45 min", "about 1h 25m" */
    duration: string;
    /** "64 miles" */
    distance: string;
    ferry: Exclude<FerryKind, "none"> | null;
  } | null;
  /** Why there is no drive, where a search was made: "Not within 5 hours' drive". */
  driveNote: string | null;
  /** The place's own special offer and code; absent where it has neither. */
  offer?: { text: string | null; code: string | null };
  /** Directions on a map: from the searched postcode, or from wherever the visitor is. */
  directionsUrl: string;
}

/** A place in the list of a search's results, which has no room for its region. */
export interface RowView extends Omit<CardView, "region"> {
  /** The days of the stay that is asked for; absent for a day out. Its score is then their mean. */
  stay?: StayDayView[];
  /** What is there: "Abbey, harbour, fish and chips"; absent where filters are chosen. */
  hook?: string;
  /** What answers the filters of the search, by name: "Dogs welcome: Malham Cove walk"; absent without filters. */
  matches?: string[];
}

export interface StayDayView {
  /** "Sat" */
  label: string;
  icon: WeatherIconName;
  description: string;
  /** "14°"; null without a forecast. */
  temperature: string | null;
  /** Whole points; null without a forecast or daylight. */
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
  /** Of the visit; whole per cent, at most 100; null where it is not known. */
  precipitation: number | null;
  /** Above 30 %, or with rain where no chance is known: shown by colour and weight. */
  isWet: boolean;
  isTravelDay: boolean;
  /** "7 h", "none", or null where the provider does not tell: of the visit. */
  sunshine: string | null;
  /** "0.4 mm": what falls during the visit; snow as the water that it melts to. */
  rain: string;
  fall: FallView;
  /** "14 mph" or "22 km/h", mean of the visit. */
  wind: string;
  /** "32 mph": the strongest of the visit; null where it is not known. */
  gusts: string | null;
  score: ScoreView | null;
  /** What the score is made of: the points add up to it. */
  facets: FacetView[];
  /** What the score is taken over: "from 9:50 to 16:01", "over the whole day"; null where it is dark. */
  scoredOver: string | null;
  /** "Arrive 9:50 · 6 h of daylight · sunset 16:01" */
  visit: string;
  /** Too far ahead to be relied on. */
  isLessSure: boolean;
  /** "High water about 8:40 and 21:00, low water about 14:50 …"; null where it is not known. */
  tide: string | null;
  /** Null where the forecast tells no hours of that day. */
  hours: HoursView | null;
}

/** What comes down. */
export type FallView = "rain" | "snow" | "rain or snow";

/** The hours of a day side by side; null where one is not told. */
export type WindUnit = "mph" | "km/h";

export interface HoursView {
  /** The London hour of the first values. */
  from: number;
  /** Whole degrees in the visitor's unit. */
  temperatures: (number | null)[];
  /** Minutes of sun; null where the provider does not tell. */
  sunshineMinutes: (number | null)[];
  rainMm: (number | null)[];
  /** Chance of rain in whole per cent; null where it is not known. */
  chances: (number | null)[];
  /** "partly cloudy" */
  skies: (string | null)[];
  /** Where what falls in that hour is snow or sleet. */
  snowy: boolean[];
  /** Mean wind in whole `windUnit`s. */
  winds: (number | null)[];
  /** The strongest gusts in whole `windUnit`s. */
  gusts: (number | null)[];
  windUnit: WindUnit;
  /** Hours of a London clock with fractions; the visit is null where it is dark on arrival. */
  sunrise: number;
  sunset: number;
  visit: { from: number; until: number } | null;
  /** High and low water at their hours of the clock. */
  tides: { at: number; isHigh: boolean; label: string }[];
}

export interface FacetView {
  name: string;
  /** What it gives of the most that it can give: "16 of 40". */
  points: string;
  /** 0–100 for a bar. */
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

/** What is known of a thing to do, in a few words each. */
export interface FactsView {
  known: string[];
  /** What can be dangerous: the tide. */
  caution: string | null;
  /** What nobody checked, as words in a sentence: "cost", "dogs". */
  unchecked: string[];
}

/** The nearest car park that the catalogue knows by name and place. */
export interface ParkingView {
  name: string;
  /** "about 300 m south-west of the centre" */
  where: string;
  directionsUrl: string;
}

/** Something good to know of a place, in a sentence or two. */
export interface NoteView {
  /** "By train" */
  lead: string;
  text: string;
  /** Leads out of the site. */
  link: { label: string; url: string } | null;
}

/** A thing to do or a place to stay, with its badges in the specified order. */
export interface ListingView {
  name: string;
  description: string;
  websiteUrl: string | null;
  /** Hotels and campsites: where it lies. */
  location: string | null;
  /** "£120–£220 a night", or null where no price is known. */
  price: string | null;
  badges: BadgeName[];
  specialOffer: string | null;
  partnershipCode: string | null;
  /** Things to do only. */
  facts?: FactsView;
}

/** An expanded card: the three tabs. */
export interface DetailsView {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** The address of the place's page for others: its day, where one was chosen, and nothing of where a drive starts. */
  shareUrl: string;
  /** Five of the six days, always with the travel day; empty where there is no usable forecast. */
  forecast: ForecastDayView[];
  /** "Forecast of 21 November at 09:00: MET Norway (CC BY 4.0)" or null. */
  forecastSource: string | null;
  activities: ListingView[];
  /** No activity matches the preferences: all of them are shown. */
  hasNoMatch: boolean;
  hotels: ListingView[];
  campsites: ListingView[];
  notes: NoteView[];
  /** Ways that the tide covers, each with where to check its times. */
  crossings: NoteView[];
  parking: ParkingView | null;
  /** Preferences that filtered the lists, as words; empty for none. */
  activePreferences: string[];
  moreHotelsUrl: string;
  moreCampsitesUrl: string;
  /** 'Showing campsites within 10 miles of …' or the regional note. */
  campsiteNote: string;
}
