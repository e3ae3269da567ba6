import { type ClockMinutes, type LondonDate, formatClock } from "#app/domain/calendar/clock";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { type Postcode, isWholePostcode } from "#app/domain/geo/postcode";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { DEFAULT_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { DEFAULT_UNITS, type Units } from "#app/domain/units";

/* In an address, the style is called `ranking` and the order `sort`. */

/** `map`: the map with the names of its places. `days`: the table of days. */
export const RESULT_LAYOUTS = ["list", "map", "days"] as const;
export type ResultsLayout = (typeof RESULT_LAYOUTS)[number];

export const SEARCH_DEFAULTS = {
  drivingHours: DEFAULT_DRIVING_HOURS,
  /** The usual leaving time. */
  leave: null,
  /** A day out. */
  nights: 0,
  ranking: "urban",
  sort: "best",
  /** The beach style has only places by the sea. */
  sea: null,
  /** The list, with the map beside it on a wide screen. */
  view: null,
} as const;

/** What is looked for. Links for others and alerts have these and what they name themselves, and no other parameter. */
export const SHARED_PARAMETERS = [
  "leave",
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
] as const;

/** In the order in which we write them. */
const PARAMETERS = [
  "postcode",
  "from",
  /** Further starts, to meet people who come from there. */
  "with",
  "drivingHours",
  "temperatureUnit",
  "distanceUnit",
  /** In seconds since 1970. Absent for today, or for tomorrow if today has no daylight left. */
  "travelDate",
  ...SHARED_PARAMETERS,
  /** The bodies of which the visitor is a member: "nt,cadw". */
  "passes",
  "limit",
  "offset",
] as const;
export type SearchParameter = (typeof PARAMETERS)[number];

/** A list repeats the parameter, but for passes; null and "" omit it. */
type Value = string | number | readonly string[] | null;
export type ParameterValues = Readonly<Partial<Record<SearchParameter, Value>>>;

/** "postcode=LS6+3AA&drivingHours=2". */
export function searchParameters(values: ParameterValues): string {
  return PARAMETERS.flatMap((name) => parametersOf(name, values[name] ?? null)).join("&");
}

/** `query` is not parsed: a page has some twenty such addresses. New parameters go to the end. */
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
    // The first occurrence's position; further ones are dropped.
    left[name] = null;
  }
  for (const [name, value] of Object.entries(left)) parts.push(...parametersOf(name, value));
  return `/search?${parts.join("&")}`;
}

function parametersOf(name: string, value: Value): string[] {
  if (value === null || value === "") return [];
  if (name === "passes" && typeof value === "object") return parametersOf(name, value.join(","));
  const values = typeof value === "object" ? value : [String(value)];
  return values.map(
    (each) => `${name}=${encodeURIComponent(each).replaceAll("%20", "+").replaceAll("%2C", ",")}`,
  );
}

export const originParameter = (origin: Postcode): ParameterValues =>
  isWholePostcode(origin) ? { postcode: origin.text } : { from: origin.text };

/** Further starts of people to meet; the visitor's own is another one. */
export const MOST_OTHERS = 2;

export const othersParameter = (others: readonly Postcode[] = []): ParameterValues => ({
  with: others.map(({ text }) => text),
});

/** Even today: without one, the address would mean tomorrow once today is over. */
export const dayParameter = (date: LondonDate): string => String(epochSecondsOfLondonNoon(date));

/** As the form sends it: "" for today. */
export const travelDateParameter = (date: LondonDate, today: LondonDate): string =>
  date === today ? "" : dayParameter(date);

/** Among the form's days: Saturday with one night. */
export const WEEKEND = "weekend";

export const leaveParameter = (leave: ClockMinutes | null): string =>
  leave === null ? "" : formatClock(leave);

export const styleParameter = (style: RankingStyle): ParameterValues => ({
  ranking: style === SEARCH_DEFAULTS.ranking ? null : style,
});

export const seaParameter = (style: RankingStyle, bySea: boolean): ParameterValues => ({
  sea: style === "beach" && !bySea ? "any" : null,
});

/** Without units, a page uses the visitor's own. */
export const unitsParameters = ({ temperatureUnit, distanceUnit }: Units): ParameterValues => ({
  temperatureUnit: temperatureUnit === DEFAULT_UNITS.temperatureUnit ? null : temperatureUnit,
  distanceUnit: distanceUnit === DEFAULT_UNITS.distanceUnit ? null : distanceUnit,
});

export const orderParameter = (order: ResultOrder): ParameterValues => ({
  sort: order === SEARCH_DEFAULTS.sort ? null : order,
});
