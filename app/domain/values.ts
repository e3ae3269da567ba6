/** Whether a value of unknown type is an object with keys: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How far from 1970 an instant can be, in milliseconds (ECMAScript's time values). */
const FARTHEST_INSTANT_MS = 8.64e15;

/** Whether a value of unknown type is an instant in epoch milliseconds: a number that a Date can hold. */
export const isInstant = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= FARTHEST_INSTANT_MS;
