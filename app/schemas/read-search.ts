import type * as z from "zod";
import { passesIn } from "#app/domain/catalogue/passes";
import { type LondonDate } from "#app/domain/calendar/clock";
import type { Postcode } from "#app/domain/geo/postcode";
import type { FindTowns } from "#app/domain/geo/towns";
import { WEEKEND, dayParameter } from "#app/domain/search/address";
import { type Result, fail, ok } from "#app/domain/result";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { travelDateFromEpochSeconds } from "#app/domain/calendar/travel-date";
import { isStayKnown, weekendSaturday } from "#app/domain/ranking/stay-scores";
import { FILTER_LISTS, type FilterList, type Filters } from "#app/domain/filters/filters";
import { WITHIN_MESSAGE, choicesIn, keepKnownChoices } from "./search-filters";
import type { SearchQuery } from "#app/services/search/search-query";
import { LONGEST_KEPT, type TypedOther, readOthers, readStart, startNote } from "./search-start";
import { readSharedNames } from "./shared-search";
import { searchQuery } from "./search-query";

const TRAVEL_DATE_MESSAGE = "Choose today or one of the next 5 days";
const NIGHTS_MESSAGE =
  "We don't know the weather of all those days yet: a stay must end within the next 5 days";
/** In seconds since 1970. */
const TRAVEL_DATE = /^\d{1,12}$/;

type Fields = z.output<typeof searchQuery>;
type SearchFieldName = keyof Fields;
const NAMES = Object.keys(searchQuery.shape) as SearchFieldName[];
const DEFAULTS = searchQuery.omit({ postcode: true }).parse({});

/** Without a start, as forms and the page of a place have it. */
type SearchChoices = Omit<
  Fields,
  "postcode" | "with" | "travelDate" | "ranking" | "sort" | "sea" | keyof Filters
> & {
  readonly date: LondonDate;
  /** If not, `date` is today, and a search may show tomorrow once today is over. */
  readonly hasDay: boolean;
  readonly style: Fields["ranking"];
  readonly order: Fields["sort"];
  readonly filters: Filters;
};

export type SearchRequest = SearchChoices & Pick<SearchQuery, "postcode" | "others">;

interface SearchFault {
  readonly name: SearchFieldName | "from" | "hours" | "date";
  readonly message: string;
  /** What a page says of it, if it shows results nonetheless. */
  readonly note: string | null;
}

export interface SearchReading {
  readonly search: SearchChoices;
  /** Null if the start is absent or has a fault. */
  readonly start: Postcode | null;
  /** Of the typed name, if there are several. `start` is then null. */
  readonly towns: readonly Postcode[];
  /** Of people to meet. */
  readonly others: readonly TypedOther[];
  readonly faults: readonly SearchFault[];
  readonly notes: string[];
  /** For links to the same search: without unknown ones, and faulty ones beside start and hours. */
  readonly params: URLSearchParams;
}

export interface SearchKnowledge {
  readonly nowMs: number;
  readonly townsNamed: FindTowns;
}

/** The caller decides what a fault means: a call refuses, a page says what it left out. */
export function readSearch(address: URLSearchParams, { nowMs, townsNamed }: SearchKnowledge): SearchReading {
  const params = new URLSearchParams(address);
  const faults: SearchFault[] = readSharedNames(params, nowMs);
  nameWeekend(params, nowMs);
  const { start, fault, towns } = readStart(params, townsNamed);
  if (fault) faults.push(fault);
  const { others, faults: othersFaults } = readOthers(params, start, townsNamed);
  faults.push(...othersFaults);
  for (const name of [...params.keys()]) if (name !== "from" && !isKnown(name)) params.delete(name);
  // Forms send a blank for today, for the usual leaving time, and if no shorter drive is chosen.
  for (const name of MAY_BE_BLANK) if (params.getAll(name).join() === "") params.delete(name);

  const { fields, wrong } = readFields(fieldsIn(params));
  if (!wrong.drivingHours && fields.within !== null && fields.within >= fields.drivingHours * 60) {
    wrong.within = WITHIN_MESSAGE;
  }
  const date = readTravelDate(params.getAll("travelDate").join(), nowMs);
  if (!date.ok) wrong.travelDate = TRAVEL_DATE_MESSAGE;
  else if (!wrong.nights && !isStayKnown(date.value, fields.nights, nowMs)) wrong.nights = NIGHTS_MESSAGE;
  for (const [name, message] of Object.entries(wrong) as [SearchFieldName, string][]) {
    faults.push({ name, message, note: NOTES[name] ?? null });
    leaveOut(name, params, fields);
  }
  if (params.has("passes")) params.set("passes", fields.passes.join(","));
  if (params.get("passes") === "") params.delete("passes");

  const search = searchChoices(fields, date.ok ? date.value : londonDateOf(nowMs), params.has("travelDate"));
  const notes = new Set(faults.flatMap(({ note }) => note ?? []));
  if (start && params.has("from"))
    notes.add(startNote([start, ...others.flatMap((other) => other.start ?? [])]));
  return { search, start, towns, others, faults, notes: [...notes], params };
}

const UNKNOWN_FILTER = "We don't know one of the filters in this link, so we've left it out.";
const NOTES: Readonly<Partial<Record<SearchFieldName, string>>> = {
  needs: UNKNOWN_FILTER,
  interests: UNKNOWN_FILTER,
  offers: UNKNOWN_FILTER,
  within: UNKNOWN_FILTER,
  passes: UNKNOWN_FILTER,
  travelDate: "That day can't be chosen, so this is today.",
  leave: "That leaving time can't be chosen, so this is the usual one.",
  nights: "We don't know the weather of all those days yet, so this is for one day.",
};

/** So that links do not pass it on. A list keeps its known choices. */
function leaveOut(name: SearchFieldName, params: URLSearchParams, fields: Fields): void {
  if (name === "drivingHours") return;
  if (name === "passes") {
    Object.assign(fields, { passes: passesIn(params.getAll(name).join(",").split(",")) });
    return;
  }
  if (isList(name)) {
    keepKnownChoices(params, name);
    Object.assign(fields, { [name]: params.getAll(name) });
    return;
  }
  params.delete(name);
  Object.assign(fields, { [name]: DEFAULTS[name as keyof typeof DEFAULTS] });
}

/** Only those that are present, each by its own rule: checking all would take a sixth of a search's time. */
function readFields(values: Partial<Record<SearchFieldName, unknown>>): {
  fields: Fields;
  wrong: Partial<Record<SearchFieldName, string>>;
} {
  const fields: Record<string, unknown> = { ...DEFAULTS };
  const wrong: Partial<Record<SearchFieldName, string>> = {};
  for (const [name, value] of Object.entries(values) as [SearchFieldName, unknown][]) {
    const rule: z.ZodType = searchQuery.shape[name];
    const read = rule.safeParse(value);
    if (read.success) fields[name] = read.data;
    else wrong[name] = read.error.issues[0]?.message ?? "";
  }
  return { fields: fields as Fields, wrong };
}

function searchChoices(
  { needs, interests, offers, within, passes, ...read }: Fields,
  date: LondonDate,
  hasDay: boolean,
): SearchChoices {
  const { ranking: style, sort: order, sea, ...rest } = read;
  const fields: Omit<typeof rest, "travelDate" | "postcode" | "with"> = rest;
  const filters = { needs, interests, offers, within, passes, bySea: style === "beach" && sea === null };
  return {
    ...fields,
    date,
    hasDay,
    style,
    order,
    filters,
  };
}

/** "weekend" is its Saturday and one night: one value for both, since the form works without JavaScript. */
function nameWeekend(params: URLSearchParams, nowMs: number): void {
  if (params.get("travelDate") !== WEEKEND) return;
  const saturday = weekendSaturday(nowMs);
  if (saturday === null) return;
  params.set("travelDate", dayParameter(saturday));
  params.set("nights", "1");
}

export const typedStart = (address: URLSearchParams): string =>
  (address.get("postcode") ?? address.get("from") ?? "").slice(0, LONGEST_KEPT);

/** A district does not fill the field: it comes from a shared link, and is another person's. */
export function filledForm({ search, start, others }: SearchReading, address: URLSearchParams) {
  const typed = address.get("postcode") ?? (start?.sector ? start.text : "");
  return { ...search, postcode: typed.slice(0, LONGEST_KEPT), others: others.map((other) => other.typed) };
}

/** Null without a start, or if one of the others is unknown. */
export function searchOf({ search, start, others }: SearchReading): SearchRequest | null {
  const known = others.flatMap((other) => other.start ?? []);
  if (!start || known.length < others.length) return null;
  return { ...search, postcode: start, ...(known.length > 0 && { others: known }) };
}

export const isKnown = (name: string): boolean => NAMES.some((known) => known === name);

function readTravelDate(text: string, nowMs: number): Result<LondonDate, "unusable"> {
  if (text === "") return ok(londonDateOf(nowMs));
  if (!TRAVEL_DATE.test(text)) return fail("unusable");
  const date = travelDateFromEpochSeconds(Number(text), nowMs);
  return date.ok ? date : fail("unusable");
}

const MAY_BE_BLANK: readonly SearchFieldName[] = ["travelDate", "leave", "nights", "within"];
const READ_APART: ReadonlySet<SearchFieldName> = new Set(["postcode", "with", "travelDate"]);
const isList = (name: string): name is FilterList => FILTER_LISTS.some((list) => list === name);

/** A repeated one becomes a list, which only filters accept. */
function fieldsIn(params: URLSearchParams): Partial<Record<SearchFieldName, unknown>> {
  const fields: Partial<Record<SearchFieldName, unknown>> = {};
  // Most addresses have only a few of the parameters.
  const present = new Set(params.keys());
  for (const name of NAMES) {
    if (!present.has(name) || READ_APART.has(name)) continue;
    const values = isList(name) ? choicesIn(params, name) : params.getAll(name);
    fields[name] = values.length === 1 && !isList(name) ? values[0] : values;
  }
  return fields;
}
