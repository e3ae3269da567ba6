import type { DestinationKind } from "#app/domain/catalogue/destination";
import type { ScoreWordView, WarningView, WarningsView } from "#app/presenters/warnings/view";
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

export interface ScoreView extends ScoreWordView {
  /** Whole number, 0–100. */
  value: number;
  /** At most three plain words or phrases. */
  reasons: string[];
}

/** A collapsed card. It has only what it shows, since a page has twenty of them. */
export interface CardView {
  id: number;
  slug: string;
  name: string;
  region: string;
  /** The kind of place, whose drawing is shown if the place's own picture cannot be loaded. */
  kind: DestinationKind;
  /** The address of its picture; absent if it is the place's own drawing, whose address follows from the slug. */
  imageUrl?: string;
  /** Null means 'Weather data unavailable'. */
  weather: {
    icon: WeatherIconName;
    /** In the visitor's unit, such as "18°". */
    temperature: string;
    description: string;
    /** "Forecast from 6 hours ago" if the forecast is no longer fresh. */
    age: string | null;
    /** When this weather is: "now"; in a search "today" or "Wed", or "on arrival" or "now" if it is dark then. */
    when: string;
    /** Set if it is dark on arrival: our drawings then show the night. */
    isDark?: true;
  } | null;
  score: ScoreView | null;
  /** Official warnings for the hours of the visit and of its drives, the highest level first; absent without. */
  warnings?: WarningView[];
  /** "Arrive 9:50 · 6 h of daylight · sunset 16:01". Without a search, today's is shown only if it is dark or nearly dark. */
  visit?: string;
  /** The time of arrival, "9:17"; only in rows. */
  arrives?: string;
  /** "2½ h of daylight · sunset 15:40" if less than four hours of light remain; only in rows. */
  light?: string;
  /** The mean wind of the visit, "12 mph"; only in rows. */
  wind?: string;
  drive: {
    /** "45 min", "about 1h 25m" */
    duration: string;
    /** "64 miles" */
    distance: string;
    ferry: Exclude<FerryKind, "none"> | null;
  } | null;
  /** Why a search has no drive to the place: "Not within 5 hours' drive". */
  driveNote: string | null;
  /** The place's own special offer and code; absent if it has neither. */
  offer?: { text: string | null; code: string | null };
  /** Directions on a map, from the searched postcode or the visitor's position. */
  directionsUrl: string;
}

/** A place in the list of a search's results, which has no room for its region. */
export interface RowView extends Omit<CardView, "region"> {
  /** The days of the stay, whose mean is the score; absent for a day out. */
  stay?: StayDayView[];
  /** What is there: "Abbey, harbour, fish and chips"; absent with filters. */
  hook?: string;
  /** What matches the filters, by name: "Dogs welcome: Malham Cove walk"; absent without filters. */
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
  /** During the visit, in whole per cent, at most 100; null if unknown. */
  precipitation: number | null;
  /** Set above 30 %, or if there is rain and no chance is known: shown by colour and weight. */
  isWet: boolean;
  isTravelDay: boolean;
  /** Sunshine of the visit: "7 h" or "none"; null if the provider has none. */
  sunshine: string | null;
  /** "0.4 mm": what falls during the visit; snow as the water that it melts to. */
  rain: string;
  fall: FallView;
  /** "14 mph" or "22 km/h", mean of the visit. */
  wind: string;
  /** The strongest gust of the visit, "32 mph"; null if unknown. */
  gusts: string | null;
  score: ScoreView | null;
  /** The parts of the score, whose points add up to it. */
  facets: FacetView[];
  /** The hours of the score: "from 9:50 to 16:01", "over the whole day"; null if it is dark. */
  scoredOver: string | null;
  /** "Arrive 9:50 · 6 h of daylight · sunset 16:01" */
  visit: string;
  /** Set if the day is so far ahead that the forecast may change. */
  isLessSure: boolean;
  /** "High water about 8:40 and 21:00, low water about 14:50 …"; null if unknown. */
  tide: string | null;
  /** "Off the coast: 14°, waves 0.6 m."; null if it is unknown. */
  sea: string | null;
  /** Null if the forecast has no hours for that day. */
  hours: HoursView | null;
}

/** The kind of precipitation. */
export type FallView = "rain" | "snow" | "rain or snow";

/** The unit of the wind. */
export type WindUnit = "mph" | "km/h";

export interface HoursView {
  /** The London hour of the first values. */
  from: number;
  /** Whole degrees in the visitor's unit. */
  temperatures: (number | null)[];
  /** Minutes of sun; null if the provider has none. */
  sunshineMinutes: (number | null)[];
  rainMm: (number | null)[];
  /** Chance of rain in whole per cent; null if unknown. */
  chances: (number | null)[];
  /** "partly cloudy" */
  skies: (string | null)[];
  /** Whether snow or sleet falls in each hour. */
  snowy: boolean[];
  /** Mean wind in whole `windUnit`s. */
  winds: (number | null)[];
  /** The strongest gusts in whole `windUnit`s. */
  gusts: (number | null)[];
  windUnit: WindUnit;
  /** Hours on a London clock, with fractions; the visit is null if it is dark on arrival. */
  sunrise: number;
  sunset: number;
  visit: { from: number; until: number } | null;
  /** High and low water with their hours on the clock. */
  tides: { at: number; isHigh: boolean; label: string }[];
}

export interface FacetView {
  name: string;
  /** The points of the possible points: "16 of 40". */
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

/** Facts about a thing to do, in a few words each. */
export interface FactsView {
  known: string[];
  /** A warning about a danger, such as the tide. */
  caution: string | null;
  /** What has not been checked, as words for a sentence: "cost", "dogs". */
  unchecked: string[];
}

/** The nearest car park whose name and position the catalogue knows. */
export interface ParkingView {
  name: string;
  /** "about 300 m south-west of the centre" */
  where: string;
  directionsUrl: string;
}

/** Something useful to know about a place, in a sentence or two. */
export interface NoteView {
  /** "By train" */
  lead: string;
  text: string;
  /** A link to another site. */
  link: { label: string; url: string } | null;
}

/** A thing to do or a place to stay, with its badges in the specified order. */
export interface ListingView {
  name: string;
  description: string;
  websiteUrl: string | null;
  /** Where a hotel or campsite is. */
  location: string | null;
  /** "£120–£220 a night"; null if no price is known. */
  price: string | null;
  badges: BadgeName[];
  specialOffer: string | null;
  partnershipCode: string | null;
  /** Only for things to do. */
  facts?: FactsView;
}

/** An expanded card: the three tabs. */
export interface DetailsView {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** The address of the place's page to share, with the chosen day and without the start of the drive. */
  shareUrl: string;
  /** Five of the six days, always including the travel day; empty without a usable forecast. */
  forecast: ForecastDayView[];
  warnings: WarningsView;
  /** "Forecast of 21 November at 09:00: MET Norway (CC BY 4.0)" or null. */
  forecastSource: string | null;
  /** The source of the sea's forecast; null if none is shown. */
  seaSource: string | null;
  activities: ListingView[];
  /** Set if no activity matches the preferences, so that all are shown. */
  hasNoMatch: boolean;
  hotels: ListingView[];
  campsites: ListingView[];
  notes: NoteView[];
  /** Ways that the tide covers, each with a link to check its times. */
  crossings: NoteView[];
  parking: ParkingView | null;
  /** The preferences that filter the lists, in words. */
  activePreferences: string[];
  moreHotelsUrl: string;
  /** A search for hotels for the nights of a stay; null for a day out. */
  roomsUrl: string | null;
  moreCampsitesUrl: string;
  /** 'Showing campsites within 10 miles of …' or the regional note. */
  campsiteNote: string;
}
