import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDayBounds } from "#app/domain/calendar/london-time";
import { HOUR_MS } from "#app/domain/units";
import type { TidesAtPlace } from "./published-tides";

/** A rule of thumb for when a way is open or closed, in hours after high or low water; negative hours are before it. */
export interface CrossingRule {
  readonly water: "high" | "low";
  readonly fromHours: number;
  /** If less than `fromHours`, it counts from the next high (or low) water. */
  readonly untilHours: number;
  readonly state: "open" | "closed";
}

/** A way that the tide covers. */
export interface TidalCrossing {
  readonly name: string;
  readonly way: "road" | "foot" | "beach";
  /** What local people say about the way, as the second half of a sentence. */
  readonly says: string;
  /** Where its times are published; absent if we know of no page. */
  readonly url?: string | undefined;
  /** There is no other way to the place. */
  readonly isOnlyWay?: true | undefined;
  /** Absent if no rule of thumb holds for every tide. */
  readonly rule?: CrossingRule | undefined;
}

/** Whether the tide covers the only way to a place: such a place is not recommended without its times. */
export const isCutOffByTide = (crossings: readonly TidalCrossing[] | undefined): boolean =>
  (crossings ?? []).some(({ isOnlyWay }) => isOnlyWay);

/** A time during which the rule's state holds, in epoch milliseconds. */
export interface CrossingTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/**
 * Returns the times on a London day at which the rule's state is valid, in order and cut at the day's midnights. At
 * other times the state is unknown, not the opposite.
 */
export function crossingTimes(
  { water, fromHours, untilHours }: CrossingRule,
  { tides }: TidesAtPlace,
  date: LondonDate,
): readonly CrossingTime[] {
  const day = londonDayBounds(date);
  const waters = tides.filter(({ isHigh }) => isHigh === (water === "high")).map(({ atMs }) => atMs);
  const times = waters.flatMap((atMs, index) => {
    const endsBy = untilHours > fromHours ? atMs : waters[index + 1];
    return endsBy === undefined
      ? []
      : [{ fromMs: atMs + fromHours * HOUR_MS, untilMs: endsBy + untilHours * HOUR_MS }];
  });
  return times
    .map(({ fromMs, untilMs }) => ({
      fromMs: Math.max(fromMs, day.fromMs),
      untilMs: Math.min(untilMs, day.untilMs),
    }))
    .filter(({ fromMs, untilMs }) => untilMs > fromMs);
}
