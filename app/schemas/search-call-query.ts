import * as z from "zod";
import { POSTCODE_FORMAT_ERROR } from "#app/domain/field-rules";
import { isWholePostcode } from "#app/domain/geo/postcode";
import { faultsByPath } from "./of-rule";
import { unknownParameters } from "./unknown-parameters";
import { type SearchKnowledge, type SearchRequest, isKnown, readSearch, searchOf } from "./read-search";

/** Only the call has them: how much an answer has of each place. */
export const answerQuery = z.object({
  /** `none` leaves out lists and facts, which are two thirds of a compressed answer. */
  lists: z.enum(["all", "none"], "Choose all or none").default("all"),
  /** `summary` is the place, its drive and its score: at most half a kilobyte. */
  detail: z.enum(["full", "summary"], "Choose full or summary").default("full"),
});
const SHARED_NAMES = ["from", "hours", "date"];
type AnswerWish = z.output<typeof answerQuery>;
const ANSWER_NAMES = Object.keys(answerQuery.shape) as (keyof AnswerWish)[];
const DEFAULT_WISH = answerQuery.parse({});

function readAnswerWish(address: URLSearchParams, faults: Record<string, string>): AnswerWish {
  const given = ANSWER_NAMES.filter((name) => address.has(name)).map((name) => {
    const values = address.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  if (given.length === 0) return DEFAULT_WISH;
  const read = answerQuery.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  Object.assign(faults, faultsByPath(read.error));
  return DEFAULT_WISH;
}

/** `postcode` means a whole postcode here; a district or a town is `from`. */
export function readSearchCallQuery(
  address: URLSearchParams,
  known: SearchKnowledge,
): { ok: true; search: SearchRequest; answer: AnswerWish } | { ok: false; faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  for (const name of SHARED_NAMES) {
    if (address.getAll(name).length > 1) faults[name] = `Give ${name} once`;
  }
  const answer = readAnswerWish(address, faults);
  const reading = readSearch(address, known);
  const { start, towns } = reading;
  if (towns.length > 0 && !address.get("postcode")) {
    faults["from"] ??= `Name one of these towns: ${towns.map(({ text }) => text).join("; ")}`;
  }
  Object.assign(faults, unknownParameters(address, isOfCall));
  // Only our own page has views.
  for (const { name, message } of reading.faults) if (name !== "view") faults[name] ??= message;
  if (start && address.get("postcode") && !isWholePostcode(start)) faults["postcode"] = POSTCODE_FORMAT_ERROR;
  const search = searchOf(reading);
  if (search === null || Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, search, answer };
}

const isOfCall = (name: string): boolean =>
  isKnown(name) || SHARED_NAMES.includes(name) || Object.hasOwn(answerQuery.shape, name);
