import * as z from "zod";

const MAX_LIMIT = 1_000;
const WHOLE_NUMBER = /^\d{1,6}$/;

const limit = z
  .string()
  .refine((text) => WHOLE_NUMBER.test(text) && Number(text) >= 1 && Number(text) <= MAX_LIMIT, {
    message: `limit is a whole number from 1 to ${MAX_LIMIT}`,
  })
  .transform(Number)
  .meta({ type: "integer", minimum: 1, maximum: MAX_LIMIT })
  .optional();
const offset = z
  .string()
  .refine((text) => WHOLE_NUMBER.test(text), "offset is a whole number from 0 on")
  .transform(Number)
  .meta({ type: "integer", minimum: 0, maximum: 999_999 })
  .optional();

/** The query of a list that is given in parts. */
export const listQuery = z.object({ limit, offset });

/** Which part of a list is asked for. */
export interface ListRange {
  readonly offset: number;
  /** Infinity for all the rest. */
  readonly limit: number;
}

/** Reads `limit` and `offset`, each at most once; the whole list without them, or the faults by field. */
export function readListRange(
  params: URLSearchParams,
): ListRange | { readonly errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const read = (name: "limit" | "offset", schema: typeof limit) => {
    const given = params.getAll(name);
    const parsed = schema.safeParse(given.length > 1 ? given.join() : given[0]);
    if (!parsed.success) errors[name] = parsed.error.issues[0]?.message ?? "";
    return parsed.data;
  };
  const range = { limit: read("limit", limit) ?? Infinity, offset: read("offset", offset) ?? 0 };
  return Object.keys(errors).length > 0 ? { errors } : range;
}
