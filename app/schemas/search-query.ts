import * as z from "zod";
import { RANKING_STYLES } from "#app/domain/holiday-climate-index";
import { parsePostcode } from "#app/domain/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { londonDateOf, travelDateFromEpochSeconds } from "#app/domain/travel-date";
import { DISTANCE_UNITS, TEMPERATURE_UNITS } from "#app/domain/units";
import type { LondonDate } from "#app/domain/weather";

const DEFAULT_DRIVING_HOURS = 2;
const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,6}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);

const TRAVEL_DATE_MESSAGE = "Choose today or one of the next 5 days";
const POSTCODE_MESSAGE = "Invalid UK postcode format";

const postcode = z.string(POSTCODE_MESSAGE).transform((text, context) => {
  const parsed = parsePostcode(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: POSTCODE_MESSAGE });
  return z.NEVER;
});

/** The fields of a search, each with its rule; defaults stand for what is absent. */
const searchQuery = z.object({
  postcode,
  drivingHours: wholeNumber(1, 5, "Driving hours must be a whole number from 1 to 5").default(
    DEFAULT_DRIVING_HOURS,
  ),
  travelDate: z
    .string(TRAVEL_DATE_MESSAGE)
    .regex(/^\d{1,12}$/, TRAVEL_DATE_MESSAGE)
    .optional(),
  temperatureUnit: z.enum(TEMPERATURE_UNITS, "Choose celsius or fahrenheit").optional(),
  distanceUnit: z.enum(DISTANCE_UNITS, "Choose miles or kilometers").optional(),
  ranking: z.enum(RANKING_STYLES, "Choose urban or beach").default("urban"),
  limit: wholeNumber(1, MAX_PAGE_SIZE, `A page holds 1 to ${MAX_PAGE_SIZE} places`).default(
    DEFAULT_PAGE_SIZE,
  ),
  offset: wholeNumber(0, 999_999, "The offset must be a whole number from 0").default(0),
});

type Fields = z.output<typeof searchQuery>;
export type SearchFieldName = keyof Fields;
const NAMES = Object.keys(searchQuery.shape) as SearchFieldName[];

export type SearchRequest = Omit<Fields, "travelDate"> & {
  readonly date: LondonDate;
  /** Whether a day other than today was asked for by name. */
  readonly dateChosen: boolean;
};

/** The faults of a query by field, in words. */
export type SearchFaults = Partial<Record<SearchFieldName, string>>;

/** Reads a search strictly, as the call does: every fault is named by its field. */
export function readSearchQuery(
  params: URLSearchParams,
  nowMs: number,
): { ok: true; value: SearchRequest } | { ok: false; faults: SearchFaults } {
  const parsed = searchQuery.safeParse(givenFields(params));
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.error) };
  const { travelDate, ...fields } = parsed.data;
  const date = readTravelDate(travelDate, nowMs);
  if (!date.ok) return { ok: false, faults: { travelDate: TRAVEL_DATE_MESSAGE } };
  return { ok: true, value: { ...fields, date: date.value, dateChosen: travelDate !== undefined } };
}

/**
 * Reads a search as the page does: an unusable date, unit, ranking or page number gives way to its default,
 * which `corrected` names; only the postcode and the hours are faults.
 */
export function readSearchPageQuery(params: URLSearchParams, nowMs: number) {
  const tolerant = new URLSearchParams(params);
  const corrected: SearchFieldName[] = [];
  // A query has eight fields, so that dropping the faulty ones ends after a few rounds.
  for (;;) {
    const read = readSearchQuery(tolerant, nowMs);
    if (read.ok) return { ...read, corrected };
    const droppable = Object.keys(read.faults).filter(isOptionalField);
    if (droppable.length === 0) return { ...read, corrected };
    for (const name of droppable) tolerant.delete(name);
    corrected.push(...droppable);
  }
}

/** What a destination's own page takes from the search that led to it; a fault gives way to its default. */
export function readDestinationQuery(params: URLSearchParams, nowMs: number) {
  const query = readSearchPageQuery(params, nowMs);
  if (query.ok) return query.value;
  const withoutSearch = { date: londonDateOf(nowMs), dateChosen: false, ranking: "urban" as const };
  return { ...withoutSearch, postcode: null, temperatureUnit: undefined, distanceUnit: undefined };
}

const isOptionalField = (name: string): name is SearchFieldName =>
  name !== "postcode" && name !== "drivingHours";

function readTravelDate(text: string | undefined, nowMs: number): Result<LondonDate, "unusable"> {
  if (text === undefined) return ok(londonDateOf(nowMs));
  const date = travelDateFromEpochSeconds(Number(text), nowMs);
  return date.ok ? date : fail("unusable");
}

/** The named parameters of an address; one given twice comes as a list, which no field's rule accepts. */
function givenFields(params: URLSearchParams): Partial<Record<SearchFieldName, unknown>> {
  const given: Partial<Record<SearchFieldName, unknown>> = {};
  for (const name of NAMES) {
    const values = params.getAll(name);
    // The form's "Today" is sent as an empty date.
    const isAbsent = values.length === 0 || (name === "travelDate" && values.join() === "");
    if (!isAbsent) given[name] = values.length === 1 ? values[0] : values;
  }
  return given;
}

function faultsOf(error: z.ZodError): SearchFaults {
  const faults: SearchFaults = {};
  for (const issue of error.issues) faults[issue.path[0] as SearchFieldName] ??= issue.message;
  return faults;
}
