/** Whether an unknown value is an object with keys: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An instant can be at most this far from 1970, in milliseconds (ECMAScript's time values). */
const FARTHEST_INSTANT_MS = 8.64e15;

/** Whether an unknown value is an instant in epoch milliseconds: a number that a Date can hold. */
export const isInstant = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= FARTHEST_INSTANT_MS;
