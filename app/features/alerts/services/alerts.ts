import { type AlertWish, MAX_ALERTS, WEEKEND, includesDay, startOf } from "#app/features/alerts/domain/alert";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import { parsePartialPostcode } from "#app/domain/geo/read-postcode";
import { fail } from "#app/domain/result";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { AlertDeps } from "./alert-deps";
import { alertSearches } from "./alert-searches";

/**
 * `not-covered`: our roads do not reach the district. `too-many`: over MAX_ALERTS. `duplicate`: another alert
 * with this wish.
 */
export type AlertRefusal =
  "unknown-district" | "not-covered" | "nothing-near" | "too-many" | "duplicate" | "not-found";

type Deps = Pick<AlertDeps, "alerts" | "snapshots" | "search" | "readAsked" | "randomToken" | "clock">;

const SHOWN_MESSAGES = 50;
const FEED_MESSAGES = 2 * MAX_ALERTS * (DAYS_AHEAD + 1);

/** They never show or change another's. */
export function createAlerts(deps: Deps) {
  const { alerts, randomToken, clock } = deps;

  async function faultOf({ search, kind, weekdays }: AlertWish): Promise<AlertRefusal | null> {
    const postcode = parsePartialPostcode(startOf(search).outcode);
    const located = postcode ? await deps.search.geocoder.locate(postcode) : fail("not-found" as const);
    if (!located.ok) return located.error === "not-found" ? "unknown-district" : "not-covered";
    const searchOn = alertSearches(await deps.snapshots.current(), clock(), deps);
    const days = kind === "brief" ? WEEKEND : weekdays;
    const today = londonDateOf(clock());
    for (let ahead = 1; ahead <= 7; ahead += 1) {
      const date = addDays(today, ahead);
      const found = includesDay(days, date) ? await searchOn(search, date, 0) : null;
      const limit = found?.search.limitMinutes ?? 0;
      if (found?.search.day.minutes().some((drive) => isWithinDrive(drive, limit))) return null;
    }
    return "nothing-near";
  }

  return {
    ...alerts,
    faultOf,
    newestOf: (userId: number) => alerts.messagesOf(userId, SHOWN_MESSAGES),
    /** As a new one if `alertId` is null. */
    async save(userId: number, alertId: number | null, wish: AlertWish): Promise<AlertRefusal | null> {
      const fault = await faultOf(wish);
      if (fault) return fault;
      if (alertId !== null) return alerts.change(userId, alertId, wish);
      return (await alerts.add(userId, wish, MAX_ALERTS, clock())) ? null : "too-many";
    },
    markRead: (userId: number, lastMessageId: number) => alerts.markRead(userId, lastMessageId, clock()),
    makeFeed: (userId: number) => alerts.makeCalendar(userId, randomToken(), clock()),
    /** Null if the address is unknown or has ended. */
    async messagesAt(feedToken: string) {
      const userId = await alerts.ownerOfCalendar(feedToken, clock());
      return userId === null ? null : alerts.messagesOf(userId, FEED_MESSAGES);
    },
  };
}
