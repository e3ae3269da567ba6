import { type ClockMinutes, type LondonDate, formatClock } from "#app/domain/calendar/clock";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/* The address of a search, for pages and for calls: schemas/search-query.ts reads it, and everything that links to a
   search writes it with this module. Its parameters `ranking` and `sort` are the style and the order. */

/** Only the list, the map with its list of names, or the table of days. */
export const RESULT_LAYOUTS = ["list", "map", "days"] as const;
export type ResultsLayout = (typeof RESULT_LAYOUTS)[number];

/** The defaults of a search. */
export const SEARCH_DEFAULTS = {
  drivingHours: DEFAULT_DRIVING_HOURS,
  /** Null is the usual time of leaving. */
  leave: null,
  /** A day out. */
  nights: 0,
  ranking: "urban",
  sort: "best",
  /** Null limits the beach style to places by the sea. */
  sea: null,
  /** Null is the list, on a wide screen with the map beside it. */
  view: null,
} as const;

/** The parameters, in the order in which we write them. */
const PARAMETERS = [
  "postcode",
  /** A district or a sector instead of a postcode. */
  "from",
  "drivingHours",
  "temperatureUnit",
  "distanceUnit",
  /** Seconds since 1970; absent for today, or for tomorrow if today has no daylight left. */
  "travelDate",
  "leave",
  /** The number of nights. */
  "nights",
  "ranking",
  /** "any" if the beach style includes places away from the sea. */
  "sea",
  "sort",
  "view",
  "needs",
  "interests",
  "offers",
  "within",
  "limit",
  "offset",
] as const;
export type SearchParameter = (typeof PARAMETERS)[number];

/** A list for a repeated parameter; null and "" for an omitted one. */
type Value = string | number | readonly string[] | null;
export type ParameterValues = Readonly<Partial<Record<SearchParameter, Value>>>;

/** "postcode=LS6+3AA&drivingHours=2" */
export function searchParameters(values: ParameterValues): string {
  return PARAMETERS.flatMap((name) => parametersOf(name, values[name] ?? null)).join("&");
}

/**
 * Returns the address of a search whose query is in URLSearchParams' form, with some parameters changed;
 * new ones and lists go to the end. A page has some twenty such addresses, so the text is changed without
 * parsing it.
 */
export function searchUrl(query: string, changes: ParameterValues = {}): string {
  const left: Partial<Record<SearchParameter, Value>> = { ...changes };
  const parts: string[] = [];
  for (const part of query.split("&")) {
    const name = part.slice(0, Math.max(0, part.indexOf("="))) as SearchParameter;
    if (!(name in changes)) {
      if (part !== "") parts.push(part);
      continue;
    }
    const value = left[name] ?? null;
    if (typeof value === "object") continue;
    parts.push(...parametersOf(name, value));
    // A repeated parameter keeps the place of its first occurrence.
    left[name] = null;
  }
  for (const [name, value] of Object.entries(left)) parts.push(...parametersOf(name, value));
  return `/search?${parts.join("&")}`;
}

function parametersOf(name: string, value: Value): string[] {
  if (value === null || value === "") return [];
  const values = typeof value === "object" ? value : [String(value)];
  return values.map((each) => `${name}=${encodeURIComponent(each).replaceAll("%20", "+")}`);
}

/** The start of a search as its parameter. */
export const originParameter = (origin: Postcode): ParameterValues =>
  isWholePostcode(origin) ? { postcode: origin.text } : { from: origin.text };

/** A drive as parameters: whole hours, and the minutes if those are fewer. */
export function driveParameters(hours: number): { drivingHours: number; within: number | null } {
  const drivingHours = Math.ceil(hours);
  return { drivingHours, within: hours === drivingHours ? null : Math.round(hours * 60) };
}

/** A fixed day as a parameter, even for today: an address without one means tomorrow once today is over. */
export const dayParameter = (date: LondonDate): string => String(epochSecondsOfLondonNoon(date));

/** A day as the form sends it: "" for today. */
export const travelDateParameter = (date: LondonDate, today: LondonDate): string =>
  date === today ? "" : dayParameter(date);

/** The form's value for the weekend, among its days: it means Saturday and one night. */
export const WEEKEND = "weekend";

export const leaveParameter = (leave: ClockMinutes | null): string =>
  leave === null ? "" : formatClock(leave);

export const nightsParameter = (nights: number): ParameterValues => ({ nights: nights || null });

export const styleParameter = (style: RankingStyle): ParameterValues => ({
  ranking: style === SEARCH_DEFAULTS.ranking ? null : style,
});

/** The beach style shows only places by the sea unless the address says otherwise. */
export const keepsToSea = (style: RankingStyle, sea: "any" | null): boolean =>
  style === "beach" && sea === null;

export const seaParameter = (style: RankingStyle, bySea: boolean): ParameterValues => ({
  sea: style === "beach" && !bySea ? "any" : null,
});

export const orderParameter = (order: ResultOrder): ParameterValues => ({
  sort: order === SEARCH_DEFAULTS.sort ? null : order,
});
