import { type ClockMinutes, type LondonDate, formatClock } from "#app/domain/calendar/clock";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";

/*
 * The address of a search, which is also a call's: schemas/search-query.ts reads it, and whatever leads to a search
 * writes it by what stands here. `ranking` and `sort` are what the calls name the style and the order.
 */

/** The list alone, the map with its list of names, or the table of days. */
export const RESULT_LAYOUTS = ["list", "map", "days"] as const;
export type ResultsLayout = (typeof RESULT_LAYOUTS)[number];

/** What a search asks for that says nothing else. */
export const SEARCH_DEFAULTS = {
  drivingHours: DEFAULT_DRIVING_HOURS,
  /** The usual time. */
  leave: null,
  /** A day out. */
  nights: 0,
  ranking: "urban",
  sort: "best",
  /** Only places by the sea, where the style is for the beach. */
  sea: null,
  /** The list, on a wide screen with the map beside it. */
  view: null,
} as const;

/** The parameters, in the order in which we write them. */
const PARAMETERS = [
  "postcode",
  /** A district or a sector in place of a postcode. */
  "from",
  "drivingHours",
  "temperatureUnit",
  "distanceUnit",
  /** Seconds since 1970; absent for today, or for tomorrow once today has no daylight left. */
  "travelDate",
  "leave",
  /** How many nights one stays over. */
  "nights",
  "ranking",
  /** "any" where the style for the beach takes places away from the sea as well. */
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

/** A list for a parameter that is given several times; null and "" for one that is left out. */
type Value = string | number | readonly string[] | null;
export type ParameterValues = Readonly<Partial<Record<SearchParameter, Value>>>;

/** "postcode=LS6+3AA&drivingHours=2" */
export function searchParameters(values: ParameterValues): string {
  return PARAMETERS.flatMap((name) => parametersOf(name, values[name] ?? null)).join("&");
}

/**
 * The address of a search, given by its query as URLSearchParams write it, with some parameters changed; those that are
 * new and lists stand at the end. A page holds some twenty such addresses: the text is changed without being read.
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
    // A parameter that is given twice stays where the first one was.
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

/** Where a search starts. */
export const originParameter = (origin: Postcode): ParameterValues =>
  isWholePostcode(origin) ? { postcode: origin.text } : { from: origin.text };

/** A drive of so many hours, in quarters: whole hours, and the minutes where those are fewer. */
export function driveParameters(hours: number): { drivingHours: number; within: number | null } {
  const drivingHours = Math.ceil(hours);
  return { drivingHours, within: hours === drivingHours ? null : Math.round(hours * 60) };
}

/** A day that stays that day, today as well: an address without one means tomorrow once today is over. */
export const dayParameter = (date: LondonDate): string => String(epochSecondsOfLondonNoon(date));

/** A day, as the form's choice of days has it too: "" for today, and for tomorrow once today is over. */
export const travelDateParameter = (date: LondonDate, today: LondonDate): string =>
  date === today ? "" : dayParameter(date);

/** What the form's choice of days has for the weekend: its Saturday, and one night. */
export const WEEKEND = "weekend";

export const leaveParameter = (leave: ClockMinutes | null): string =>
  leave === null ? "" : formatClock(leave);

export const nightsParameter = (nights: number): ParameterValues => ({ nights: nights || null });

export const styleParameter = (style: RankingStyle): ParameterValues => ({
  ranking: style === SEARCH_DEFAULTS.ranking ? null : style,
});

/** The style for the beach keeps to the sea unless the address says otherwise. */
export const keepsToSea = (style: RankingStyle, sea: "any" | null): boolean =>
  style === "beach" && sea === null;

export const seaParameter = (style: RankingStyle, bySea: boolean): ParameterValues => ({
  sea: style === "beach" && !bySea ? "any" : null,
});

export const orderParameter = (order: ResultOrder): ParameterValues => ({
  sort: order === SEARCH_DEFAULTS.sort ? null : order,
});
