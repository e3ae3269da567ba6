import * as z from "zod";
import { MAX_OFFSET, wholeNumber } from "./fields";

const MAX_LIMIT = 1_000;

const limit = wholeNumber(1, MAX_LIMIT, `limit is a whole number from 1 to ${MAX_LIMIT}`).optional();
const offset = wholeNumber(0, MAX_OFFSET, `offset is a whole number from 0 to ${MAX_OFFSET}`).optional();

/** The query of a list of which a caller can request a part. */
export const listQuery = z.object({ limit, offset });

/** The default number of saved destinations in an answer. */
export const FAVORITES_IN_PART = 100;

/** The requested part of a list. */
export interface ListRange {
  readonly offset: number;
  /** The most entries to return; Infinity if there is no limit. */
  readonly limit: number;
}

/**
 * Reads `limit` and `offset`, each at most once; by default, the list's first `usualLimit` entries. Returns
 * faults by field.
 */
export function readListRange(
  params: URLSearchParams,
  usualLimit = Infinity,
): ListRange | { readonly errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const read = (name: "limit" | "offset", schema: typeof limit) => {
    const given = params.getAll(name);
    const parsed = schema.safeParse(given.length > 1 ? given.join() : given[0]);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "";
    return parsed.data;
  };
  const range = { limit: read("limit", limit) ?? usualLimit, offset: read("offset", offset) ?? 0 };
  return Object.keys(errors).length > 0 ? { errors } : range;
}
