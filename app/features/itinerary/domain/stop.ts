import { type ClockMinutes, type LondonDate, parseLeavingTime } from "#app/domain/calendar/clock";
import { isCalendarDate } from "#app/domain/calendar/calendar-day";
import { parsePartialPostcode } from "#app/domain/geo/read-postcode";
import { codePointLength } from "#app/domain/text";
import { MOST_NIGHTS } from "#app/domain/ranking/stay-scores";
import { MOST_OTHERS } from "#app/domain/search/address";

/** An itinerary has each place only once. */
export interface Stop {
  readonly slug: string;
  readonly arrival: LondonDate;
  /** 0 for a day out. */
  readonly nights: number;
  /** Null for the usual time. */
  readonly leave: ClockMinutes | null;
  /** Home's postcode district, nothing more exact; null if unknown. */
  readonly outcode: string | null;
  readonly others: readonly string[];
  readonly things: readonly string[];
  readonly stay: string | null;
}

export const MOST_STOPS = 7;
const MOST_THINGS = 8;

export const inOrder = (stops: readonly Stop[]): Stop[] =>
  stops.toSorted((a, b) => (a.arrival + a.slug < b.arrival + b.slug ? -1 : 1));

/** A stop may always replace the present one at the same place. */
export const hasRoomFor = ({ slug }: Stop, stops: readonly Stop[]): boolean =>
  stops.filter((stop) => stop.slug !== slug).length < MOST_STOPS;

const SLUG = /^[a-z0-9-]{1,100}$/;
const LONGEST_NAME = 120;

const isName = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && codePointLength(value) <= LONGEST_NAME;

const outcodeIn = (value: unknown): string | null =>
  typeof value === "string" ? (parsePartialPostcode(value)?.outcode ?? null) : null;

/** Untrusted: null if place or day is malformed; leaves out any other malformed value. */
export function readStop(input: Partial<Readonly<Record<keyof Stop, unknown>>>): Stop | null {
  const { slug, arrival, nights, leave, others, things, stay } = input;
  if (typeof slug !== "string" || !SLUG.test(slug)) return null;
  if (typeof arrival !== "string" || !isCalendarDate(arrival)) return null;
  const count = Number(nights);
  const outcode = outcodeIn(input.outcode);
  const met =
    outcode !== null && Array.isArray(others) ? others.flatMap((each) => outcodeIn(each) ?? []) : [];
  return {
    slug,
    arrival,
    nights: Number.isInteger(count) && count >= 0 && count <= MOST_NIGHTS ? count : 0,
    leave: typeof leave === "string" ? parseLeavingTime(leave) : null,
    outcode,
    others: [...new Set(met)].filter((each) => each !== outcode).slice(0, MOST_OTHERS),
    things: Array.isArray(things) ? [...new Set(things.filter(isName))].slice(0, MOST_THINGS) : [],
    stay: isName(stay) ? stay : null,
  };
}
