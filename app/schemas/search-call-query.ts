import * as z from "zod";
import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { epochSecondsOfLondonNoon, londonDateOf } from "#app/domain/calendar/london-time";
import { faultsByPath } from "./of-rule";
import { readSearchQuery } from "./search-query";
import { readDay } from "./shared-search";

const FROM_MESSAGE = "Name a postcode district or sector, such as LS6 or LS6 3";
const dateMessage = (nowMs: number): string =>
  `Choose a day from today to five days ahead, such as ${londonDateOf(nowMs)}`;
const HOURS_MESSAGE = `Hours must be a whole number from ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS}`;

/** The parameters that decide how much an answer has of each place. Only the call has them. */
export const answerQuery = z.object({
  /** `none` leaves out the lists and facts of each place. They are two thirds of a compressed answer. */
  lists: z.enum(["all", "none"], "Choose all or none").default("all"),
  /** `summary` has only the place, its drive and its score: at most half a kilobyte for each place. */
  detail: z.enum(["full", "summary"], "Choose full or summary").default("full"),
});
export type AnswerWish = z.output<typeof answerQuery>;
const ANSWER_NAMES = Object.keys(answerQuery.shape) as (keyof AnswerWish)[];

const DEFAULT_WISH = answerQuery.parse({});

/** Reads these two parameters, and adds their faults by name. */
function readAnswerWish(address: URLSearchParams, faults: Record<string, string>): AnswerWish {
  const given = ANSWER_NAMES.filter((name) => address.has(name)).map((name) => {
    const values = address.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  const read = answerQuery.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  Object.assign(faults, faultsByPath(read.error));
  return DEFAULT_WISH;
}

const SHARED_NAMES = ["from", "hours", "date"];
/** The parameters that a search's own address does not have; `view` is only for our own page. */
const OTHER_PARAMETERS = ["view", ...SHARED_NAMES, ...ANSWER_NAMES];

/**
 * Reads a search for the call. It also accepts the parameters of shared addresses: `from`, `hours` and
 * `date`. A fault has the name of the parameter that was sent.
 */
export function readSearchCallQuery(address: URLSearchParams, nowMs: number) {
  const sent = new Set(address.keys());
  // Most calls have none of these, so nothing is copied.
  if (!OTHER_PARAMETERS.some((name) => sent.has(name))) {
    const query = readSearchQuery(address, nowMs);
    return query.ok ? { ...query, answer: DEFAULT_WISH } : query;
  }
  const params = new URLSearchParams(address);
  params.delete("view");
  const faults: Record<string, string> = {};
  for (const name of SHARED_NAMES) {
    if (address.getAll(name).length > 1) faults[name] = `Give ${name} once`;
  }

  const hours = params.has("drivingHours") ? null : params.get("hours");
  if (hours !== null) params.set("drivingHours", hours);
  const date = params.has("travelDate") ? null : params.get("date");
  if (date !== null) {
    const day = readDay(date, nowMs);
    if (day.ok) params.set("travelDate", String(epochSecondsOfLondonNoon(day.value)));
    else faults["date"] = dateMessage(nowMs);
  }

  const answer = readAnswerWish(address, faults);
  const query = readSearchQuery(params, nowMs);
  if (query.ok && Object.keys(faults).length === 0) return { ...query, answer };
  if (query.ok) return { ok: false as const, faults };
  const { postcode, drivingHours, ...others } = query.faults;
  const isShared = address.has("from") && !address.has("postcode");
  if (postcode !== undefined) faults[isShared ? "from" : "postcode"] ??= isShared ? FROM_MESSAGE : postcode;
  if (drivingHours !== undefined) {
    faults[hours === null ? "drivingHours" : "hours"] ??= hours === null ? drivingHours : HOURS_MESSAGE;
  }
  return { ok: false as const, faults: { ...faults, ...others } };
}
