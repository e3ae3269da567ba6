import * as z from "zod";

const MESSAGE = "destinationId must be a destination's number";

/** The body of a call about a destination. The id is a JSON number. */
export const destinationIdBody = z.object({ destinationId: z.int(MESSAGE).positive(MESSAGE) });

/** A number has only one spelling, so that a place has only one address. */
const WHOLE_NUMBER = /^(0|[1-9]\d{0,15})$/;

/** Returns the id in an address or a form; null if it is not a safe whole number. */
export function readId(text: unknown): number | null {
  if (typeof text !== "string" || !WHOLE_NUMBER.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
