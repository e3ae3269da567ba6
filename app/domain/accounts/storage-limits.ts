import { DAY_MS } from "#app/domain/units";

export const SEARCHES_KEPT_MONTHS = 24;
/** We then email the owner, who has `UNUSED_NOTICE_DAYS` to sign in. */
export const UNUSED_NOTICE_YEARS = 2;
export const UNUSED_NOTICE_DAYS = 60;
/** The account is then deleted, even if its owner could not be notified. */
export const UNUSED_DELETION_YEARS = 3;

export const storageLimits = (nowMs: number) => ({
  searchesBefore: monthsBefore(nowMs, SEARCHES_KEPT_MONTHS),
  unusedBefore: monthsBefore(nowMs, 12 * UNUSED_NOTICE_YEARS),
  noticedBefore: nowMs - UNUSED_NOTICE_DAYS * DAY_MS,
  deletedBefore: monthsBefore(nowMs, 12 * UNUSED_DELETION_YEARS),
});

function monthsBefore(nowMs: number, months: number): number {
  const instant = new Date(nowMs);
  return instant.setUTCMonth(instant.getUTCMonth() - months);
}

/** In UTC. We store only the day on which an account was last used, not the time. */
export const dayOfUse = (nowMs: number): number => Math.floor(nowMs / DAY_MS) * DAY_MS;
