import { type AlertWish, MAX_ALERTS, startOf } from "#app/features/alerts/domain/alert";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD } from "#app/domain/calendar/travel-date";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import { type Result, fail, ok } from "#app/domain/result";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import type { RandomToken } from "#app/services/accounts/ports";
import type { Clock, Geocoder, RoutePlanner, SnapshotSource } from "#app/services/ports";
import type { AlertFeedStore, AlertMatch, AlertMessage, AlertStore, OwnAlert } from "./ports";

/**
 * `not-covered`: our roads do not reach the district. `too-many`: over MAX_ALERTS. `duplicate`: another alert
 * with this wish.
 */
export type AlertRefusal =
  "unknown-district" | "not-covered" | "nothing-near" | "too-many" | "duplicate" | "not-found";

interface AlertsDeps {
  readonly alerts: AlertStore;
  readonly feeds: AlertFeedStore;
  readonly geocoder: Geocoder;
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
  readonly matchOf: Alerts["matchOf"];
}

/** They never show or change another user's. */
export interface Alerts {
  /** The newest messages first. The token is null if the feeds have no private address. */
  overview(userId: number): Promise<{
    readonly alerts: readonly OwnAlert[];
    readonly messages: readonly AlertMessage[];
    readonly feedToken: string | null;
  }>;
  find(userId: number, alertId: number): Promise<OwnAlert | null>;
  add(userId: number, wish: AlertWish): Promise<Result<void, AlertRefusal>>;
  change(userId: number, alertId: number, wish: AlertWish): Promise<Result<void, AlertRefusal>>;
  /** Null if none does, or if that is unknown. */
  matchOf(wish: AlertWish): Promise<AlertMatch | null>;
  /** False if the user has no such alert. */
  setPaused(userId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  remove(userId: number, alertId: number): Promise<boolean>;
  markRead(userId: number, lastMessageId: number): Promise<void>;
  makeFeed(userId: number): Promise<void>;
  endFeed(userId: number): Promise<void>;
  /** Null if the address is unknown or has ended. */
  messagesAt(feedToken: string): Promise<readonly AlertMessage[] | null>;
}

const SHOWN_MESSAGES = 50;
/** Enough for all messages about days to come, each with its correction. */
const FEED_MESSAGES = 2 * MAX_ALERTS * (DAYS_AHEAD + 1);

export function createAlerts(deps: AlertsDeps): Alerts {
  const { alerts, feeds, geocoder, roadNetwork, snapshots, randomToken, clock } = deps;
  const today = () => londonDateOf(clock());

  async function faultOf({ search }: AlertWish): Promise<AlertRefusal | null> {
    const { outcode, drivingHours } = startOf(search);
    const postcode = parsePartialPostcode(outcode);
    const located = postcode ? await geocoder.locate(postcode) : fail("not-found" as const);
    if (!located.ok) return located.error === "not-found" ? "unknown-district" : "not-covered";
    const { places } = await snapshots.current();
    const limit = drivingHours * 60;
    // On empty roads, as on some night.
    const { minutes } = await roadNetwork.driveTimes(located.value, places, limit);
    return minutes.some((drive) => isWithinDrive(drive, limit)) ? null : "nothing-near";
  }

  return {
    async overview(userId) {
      const [own, messages, feedToken] = await Promise.all([
        alerts.list(userId, today()),
        alerts.messagesOf(userId, SHOWN_MESSAGES),
        feeds.tokenOf(userId),
      ]);
      return { alerts: own, messages, feedToken };
    },
    find: (userId, alertId) => alerts.find(userId, alertId, today()),
    async add(userId, wish) {
      const fault = await faultOf(wish);
      if (fault) return fail(fault);
      return (await alerts.add(userId, wish, MAX_ALERTS, clock())) ? ok(undefined) : fail("too-many");
    },
    async change(userId, alertId, wish) {
      const fault = await faultOf(wish);
      if (fault) return fail(fault);
      const became = await alerts.change(userId, alertId, wish);
      return became === "changed" ? ok(undefined) : fail(became);
    },
    matchOf: deps.matchOf,
    setPaused: (userId, alertId, isPaused) => alerts.setPaused(userId, alertId, isPaused),
    remove: (userId, alertId) => alerts.remove(userId, alertId),
    markRead: (userId, lastMessageId) => alerts.markRead(userId, lastMessageId, clock()),
    makeFeed: (userId) => feeds.replace(userId, randomToken(), clock()),
    endFeed: (userId) => feeds.remove(userId),
    async messagesAt(feedToken) {
      const userId = await feeds.ownerOf(feedToken, clock());
      return userId === null ? null : alerts.messagesOf(userId, FEED_MESSAGES);
    },
  };
}
