import * as z from "zod";
import { MAX_OFFSET, wholeNumber } from "./fields";

const MAX_LIMIT = 1_000;

const limit = wholeNumber(1, MAX_LIMIT, `limit is a whole number from 1 to ${MAX_LIMIT}`).optional();
const offset = wholeNumber(0, MAX_OFFSET, `offset is a whole number from 0 to ${MAX_OFFSET}`).optional();

export const listQuery = z.object({ limit, offset });

export const FAVORITES_IN_PART = 100;

export interface ListRange {
  readonly offset: number;
  readonly limit: number;
}

/** Each may appear once. By default the first `usualLimit` entries. Faults are by field. */
export function readListRange(
  params: URLSearchParams,
  usualLimit = Infinity,
): ListRange | { readonly errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const read = (name: "limit" | "offset", schema: typeof limit) => {
    const values = params.getAll(name);
    const parsed = schema.safeParse(values.length > 1 ? values.join() : values[0]);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "";
    return parsed.data;
  };
  const range = { limit: read("limit", limit) ?? usualLimit, offset: read("offset", offset) ?? 0 };
  return Object.keys(errors).length > 0 ? { errors } : range;
}
