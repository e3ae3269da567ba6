import { DAY_MS } from "#app/domain/units";

/** How long a search stays in the history of an account. */
export const SEARCHES_KEPT_MONTHS = 24;
/** After so long without use the reader of a confirmed address is written to, and has so many days to sign in. */
export const UNUSED_NOTICE_YEARS = 2;
export const UNUSED_NOTICE_DAYS = 60;
/** After so long without use an account goes whose owner could not be written to. */
export const UNUSED_DELETION_YEARS = 3;

/** Instants in epoch milliseconds: what is older is over its limit. */
export interface StorageLimits {
  readonly searchesBefore: number;
  readonly unusedBefore: number;
  readonly noticedBefore: number;
  readonly deletedBefore: number;
}

export const storageLimits = (nowMs: number): StorageLimits => ({
  searchesBefore: monthsBefore(nowMs, SEARCHES_KEPT_MONTHS),
  unusedBefore: monthsBefore(nowMs, 12 * UNUSED_NOTICE_YEARS),
  noticedBefore: nowMs - UNUSED_NOTICE_DAYS * DAY_MS,
  deletedBefore: monthsBefore(nowMs, 12 * UNUSED_DELETION_YEARS),
});

/** The same day and time so many months before; of a day that its month has not, the days over count into the next. */
function monthsBefore(nowMs: number, months: number): number {
  const instant = new Date(nowMs);
  return instant.setUTCMonth(instant.getUTCMonth() - months);
}

/** The UTC day that an instant is in: when an account was last used is kept no more exactly. */
export const dayOfUse = (nowMs: number): number => Math.floor(nowMs / DAY_MS) * DAY_MS;
