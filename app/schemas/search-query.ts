import * as z from "zod";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { RANKING_STYLES } from "#app/domain/ranking/holiday-climate-index-bands";
import { parseLeavingTime, type LondonDate } from "#app/domain/calendar/clock";
import { RESULT_ORDERS } from "#app/domain/ranking/weather-ranking";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/postcode";
import {
  RESULT_LAYOUTS,
  SEARCH_DEFAULTS,
  type SearchParameter,
  WEEKEND,
  dayParameter,
  keepsToSea,
} from "#app/domain/search/address";
import { type Result, fail, ok } from "#app/domain/result";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDateFromEpochSeconds } from "#app/domain/calendar/travel-date";
import { DISTANCE_UNITS, TEMPERATURE_UNITS } from "#app/domain/units";
import { MOST_NIGHTS, isStayKnown, weekendSaturday } from "#app/domain/ranking/stay-scores";
import {
  FILTER_LISTS,
  type FilterList,
  type Filters,
  withSomewhereToStay,
} from "#app/domain/filters/filters";
import { HOURS_MESSAGE, MAX_OFFSET, OFFSET_MESSAGE, postcodeField, wholeNumber } from "./fields";
import { FILTER_FIELDS, WITHIN_MESSAGE, choicesIn, keepKnownChoices } from "./search-filters";
import { readSharedNames } from "./shared-search";

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const TRAVEL_DATE_MESSAGE = "Choose today or one of the next 5 days";
const NIGHTS_MESSAGE =
  "We don't know the weather of all those days yet: a stay must end within the next 5 days";
/** In seconds since 1970. */
const TRAVEL_DATE = /^\d{1,12}$/;
const PARTIAL_MESSAGE = "This link has no postcode district, such as LS6. Please enter your postcode.";

const partialPostcode = z.string(PARTIAL_MESSAGE).transform((text, context) => {
  const parsed = parsePartialPostcode(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: PARTIAL_MESSAGE });
  return z.NEVER;
});

const LEAVE_MESSAGE = "Choose a quarter-hour from 05:00 to 20:00, such as 09:15";

const leave = z
  .string(LEAVE_MESSAGE)
  .meta({ pattern: "^((0[5-9]|1[0-9]):(00|15|30|45)|20:00)$" })
  .transform((text, context) => {
    const clock = parseLeavingTime(text);
    if (clock !== null) return clock;
    context.addIssue({ code: "custom", message: LEAVE_MESSAGE });
    return z.NEVER;
  });

/** The parameters of a search's address with their rules. Absent ones have defaults. */
export const searchQuery = z.object({
  postcode: postcodeField,
  drivingHours: wholeNumber(MIN_DRIVING_HOURS, MAX_DRIVING_HOURS, HOURS_MESSAGE).default(
    SEARCH_DEFAULTS.drivingHours,
  ),
  // The schema accepts any value: readTravelDate checks it, since it knows today's date.
  travelDate: z.unknown().meta({ type: "integer", minimum: 0 }).optional(),
  leave: leave.nullable().default(SEARCH_DEFAULTS.leave),
  nights: wholeNumber(0, MOST_NIGHTS, `Nights must be a whole number from 0 to ${MOST_NIGHTS}`).default(
    SEARCH_DEFAULTS.nights,
  ),
  ...FILTER_FIELDS,
  sort: z.enum(RESULT_ORDERS, "Sort by best, score or near").default(SEARCH_DEFAULTS.sort),
  view: z.enum(RESULT_LAYOUTS, "Choose list, map or days").nullable().default(SEARCH_DEFAULTS.view),
  temperatureUnit: z.enum(TEMPERATURE_UNITS, "Choose celsius or fahrenheit").optional(),
  distanceUnit: z.enum(DISTANCE_UNITS, "Choose miles or kilometers").optional(),
  ranking: z.enum(RANKING_STYLES, "Choose urban or beach").default(SEARCH_DEFAULTS.ranking),
  sea: z
    .enum(["any"], "Sea can only be any, which includes places away from the sea")
    .nullable()
    .default(SEARCH_DEFAULTS.sea),
  limit: wholeNumber(1, MAX_PAGE_SIZE, `A page holds 1 to ${MAX_PAGE_SIZE} places`).default(
    DEFAULT_PAGE_SIZE,
  ),
  offset: wholeNumber(0, MAX_OFFSET, OFFSET_MESSAGE).default(0),
} satisfies Record<Exclude<SearchParameter, "from">, z.ZodType>);

const degreesTo = (most: number, message: string) => z.number(message).min(-most, message).max(most, message);

/** The position of a browser in degrees. It may be anywhere on earth, since people look from abroad too. */
export const positionSchema = z.object({
  latitude: degreesTo(90, "Latitude must be a number from -90 to 90"),
  longitude: degreesTo(180, "Longitude must be a number from -180 to 180"),
});

type Fields = z.output<typeof searchQuery>;
export type SearchFieldName = keyof Fields;
const NAMES = Object.keys(searchQuery.shape) as SearchFieldName[];
/** The values of absent fields. */
const DEFAULTS = searchQuery.omit({ postcode: true }).parse({});

export type SearchRequest = Omit<Fields, "travelDate" | "ranking" | "sort" | "sea" | keyof Filters> & {
  readonly date: LondonDate;
  /**
   * Whether the address names a day. If it does not, `date` is today, and a search may show tomorrow once
   * today is over.
   */
  readonly hasDay: boolean;
  readonly style: Fields["ranking"];
  readonly order: Fields["sort"];
  readonly filters: Filters;
};

/** Makes a search request from the fields. */
function searchRequest(
  { needs, interests, offers, within, ...read }: Fields,
  date: LondonDate,
  hasDay: boolean,
): SearchRequest {
  const { ranking: style, sort: order, sea, ...rest } = read;
  const fields: Omit<typeof rest, "travelDate"> = rest;
  const filters = { needs, interests, offers, within, bySea: keepsToSea(style, sea) };
  return {
    ...fields,
    date,
    hasDay,
    style,
    order,
    filters: fields.nights > 0 ? withSomewhereToStay(filters) : filters,
  };
}

/** What is wrong with a query in words, by field. */
export type SearchFaults = Partial<Record<SearchFieldName, string>>;

/** Reads a search for the call. It reports every fault by its field. */
export function readSearchQuery(
  params: URLSearchParams,
  nowMs: number,
): { ok: true; value: SearchRequest } | { ok: false; faults: SearchFaults } {
  const isShared = params.has("from") && !params.has("postcode");
  const values = fieldsIn(params);
  // An absent start is a fault, so it is read too. In a shared search, the start is a district or a sector.
  const { fields: read, faults } = isShared
    ? readFields({ postcode: params.get("from"), ...values }, { postcode: partialPostcode })
    : readFields({ postcode: undefined, ...values });
  // If the hours are invalid, their value is the default. It must not be compared with `within`.
  if (!faults.drivingHours) Object.assign(faults, faultsTogether(read));
  const date = readTravelDate(values.travelDate, nowMs);
  if (!date.ok) faults.travelDate = TRAVEL_DATE_MESSAGE;
  else if (!faults.nights && !isStayKnown(date.value, read.nights, nowMs)) faults.nights = NIGHTS_MESSAGE;
  if (!date.ok || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, value: searchRequest(read, date.value, values.travelDate !== undefined) };
}

/**
 * Reads only the fields that are present, each by its own rule. Most searches have only a few of the fields, and
 * checking all of them would take a sixth of a search's time. Do not use the fields if there are faults.
 */
function readFields(
  values: Partial<Record<SearchFieldName, unknown>>,
  others: { postcode?: typeof partialPostcode } = {},
): { fields: Fields; faults: SearchFaults } {
  const fields: Record<string, unknown> = { ...DEFAULTS };
  const faults: SearchFaults = {};
  for (const [name, value] of Object.entries(values) as [SearchFieldName, unknown][]) {
    const rule: z.ZodType = (name === "postcode" && others.postcode) || searchQuery.shape[name];
    const read = rule.safeParse(value);
    if (read.success) fields[name] = read.data;
    else faults[name] = read.error.issues[0]?.message ?? "";
  }
  return { fields: fields as Fields, faults };
}

/** Makes the checks that need two fields. */
function faultsTogether({ within, drivingHours }: Fields): SearchFaults {
  return within !== null && within >= drivingHours * 60 ? { within: WITHIN_MESSAGE } : {};
}

/**
 * Reads a search for the page, from its own address or a shared one. Only a wrong postcode and wrong hours
 * are faults. An unusable date, unit, style or page number is replaced by its default, and unknown filters
 * are dropped. `params` are the parameters of the search without those that were replaced; `notes` are
 * sentences about what was replaced.
 */
export function readSearchPageQuery(address: URLSearchParams, nowMs: number) {
  const { params, notes } = readSharedNames(address, nowMs);
  // Unknown parameters are dropped, so that our links do not pass them on.
  for (const name of [...params.keys()]) if (name !== "from" && !isKnown(name)) params.delete(name);
  // Without JavaScript, the form of the filters sends a blank if no shorter drive is chosen.
  if (params.getAll("within").every((value) => value === "")) params.delete("within");
  nameWeekend(params, nowMs);
  const untidy = FILTER_LISTS.filter((name) => keepKnownChoices(params, name));
  const strict = readSearchQuery(params, nowMs);
  const corrected = strict.ok ? [] : Object.keys(strict.faults).filter(isOptionalField);
  for (const name of corrected) params.delete(name);
  if (untidy.length > 0 || corrected.includes("within")) {
    notes.push("We don't know one of the filters in this link, so we've left it out.");
  }
  if (corrected.includes("travelDate")) notes.push("That day can't be chosen, so this is today.");
  if (corrected.includes("leave")) notes.push("That leaving time can't be chosen, so this is the usual one.");
  if (corrected.includes("nights")) {
    notes.push("We don't know the weather of all those days yet, so this is for one day.");
  }
  const read = corrected.length > 0 ? readSearchQuery(params, nowMs) : strict;
  // A note says that the search is for today because its day was unusable. Today then counts as a named day,
  // so that the search stays on today after dark.
  const isDayReplaced =
    corrected.includes("travelDate") || (address.has("date") && !params.has("travelDate"));
  if (!read.ok) return { ...read, params, notes };
  const value = { ...read.value, hasDay: read.value.hasDay || isDayReplaced };
  if (value.nights > 0) {
    // With a stay, the page also filters by somewhere to stay, so its links need that filter too.
    params.delete("offers");
    for (const offer of value.filters.offers) params.append("offers", offer);
  }
  return { ok: true as const, value, params, notes };
}

/**
 * Replaces the form's choice "weekend" with its Saturday and one night. The form sends one value for both,
 * since it works without JavaScript.
 */
function nameWeekend(params: URLSearchParams, nowMs: number): void {
  if (params.get("travelDate") !== WEEKEND) return;
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return;
  params.set("travelDate", dayParameter(saturday));
  params.set("nights", "1");
}

/** How many characters of a typed postcode a page shows again. */
const LONGEST_KEPT = 16;

/**
 * Returns the values that fill the form of a search, from any address. A postcode stays as typed. Any other
 * invalid value is replaced by its default. `origin` is the place that the postcode or the district means.
 */
export function readSearchForm(address: URLSearchParams, nowMs: number) {
  const params = new URLSearchParams(address);
  nameWeekend(params, nowMs);
  for (const name of FILTER_LISTS) keepKnownChoices(params, name);
  const values = fieldsIn(params);
  const { fields } = readFields(values);
  const date = readTravelDate(values.travelDate, nowMs);
  const from = parsePartialPostcode(params.get("from") ?? "");
  // A sector comes from the visitor's own browser, so it fills the field. A shared district does not: it is
  // another person's.
  const postcode = params.get("postcode") ?? from?.sector ?? "";
  return {
    ...searchRequest(
      fields,
      date.ok ? date.value : londonDateOf(nowMs),
      date.ok && values.travelDate !== undefined,
    ),
    origin: from ?? parsePostcode(params.get("from") ?? postcode),
    postcode: postcode.slice(0, LONGEST_KEPT),
  };
}

/**
 * Returns what the page of a destination needs from the search or the link that led to it. Invalid values are
 * replaced by their defaults. `hasDay`: the address names a day, so the page is about that day and not about
 * now. `wrongPostcode`: a value that is not a postcode.
 */
export function readDestinationQuery(address: URLSearchParams, nowMs: number) {
  const query = readSearchPageQuery(address, nowMs);
  const { params, notes } = query;
  const hasDay = params.has("travelDate");
  if (query.ok) return { ...query.value, hasDay, params, notes, wrongPostcode: null };
  const start = params.get("postcode") ?? params.get("from") ?? "";
  const wrongPostcode = query.faults.postcode && start !== "" ? start.slice(0, LONGEST_KEPT) : null;
  for (const name of ["postcode", "from", "drivingHours"]) params.delete(name);
  return { ...readSearchForm(params, nowMs), postcode: null, hasDay, params, notes, wrongPostcode };
}

const isKnown = (name: string): boolean => NAMES.some((known) => known === name);

const isOptionalField = (name: string): name is SearchFieldName =>
  name !== "postcode" && name !== "drivingHours";

function readTravelDate(text: unknown, nowMs: number): Result<LondonDate, "unusable"> {
  if (text === undefined) return ok(londonDateOf(nowMs));
  if (typeof text !== "string" || !TRAVEL_DATE.test(text)) return fail("unusable");
  const date = travelDateFromEpochSeconds(Number(text), nowMs);
  return date.ok ? date : fail("unusable");
}

const MAY_BE_BLANK: ReadonlySet<SearchFieldName> = new Set(["travelDate", "leave", "nights", "within"]);
const isList = (name: string): name is FilterList => FILTER_LISTS.some((list) => list === name);

/**
 * Returns only those parameters of an address that a search knows. A repeated one becomes a list, which only
 * filters accept.
 */
function fieldsIn(params: URLSearchParams): Partial<Record<SearchFieldName, unknown>> {
  const fields: Partial<Record<SearchFieldName, unknown>> = {};
  // Most addresses have only a few of the parameters.
  const present = new Set(params.keys());
  for (const name of NAMES) {
    if (!present.has(name)) continue;
    const values = isList(name) ? choicesIn(params, name) : params.getAll(name);
    // Forms send a blank for today, for the usual leaving time, and if no shorter drive is chosen.
    const isAbsent = values.length === 0 || (MAY_BE_BLANK.has(name) && values.join() === "");
    if (!isAbsent) fields[name] = values.length === 1 && !isList(name) ? values[0] : values;
  }
  return fields;
}
