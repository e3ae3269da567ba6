/** Neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** From 1970 (ECMAScript's time values). */
const FARTHEST_INSTANT_MS = 8.64e15;

/** Epoch milliseconds that a Date can hold. */
export const isInstant = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= FARTHEST_INSTANT_MS;
