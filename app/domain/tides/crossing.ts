import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDayBounds } from "#app/domain/calendar/london-time";
import { HOUR_MS } from "#app/domain/units";
import type { TidesAtPlace } from "./published-tides";

/** A rule of thumb, in hours after high or low water, negative before it. */
export interface CrossingRule {
  readonly water: "high" | "low";
  readonly fromHours: number;
  /** If this is at most `fromHours`, it is counted from the next high (or low) water. */
  readonly untilHours: number;
  readonly state: "open" | "closed";
}

export interface TidalCrossing {
  readonly name: string;
  readonly way: "road" | "foot" | "beach";
  /** What local people say: the second half of a sentence. */
  readonly says: string;
  /** Publishes when the way is safe to cross; absent if we know of none. */
  readonly url?: string | undefined;
  readonly isOnlyWay?: true | undefined;
  /** Absent if no rule of thumb holds for every tide. */
  readonly rule?: CrossingRule | undefined;
}

/** The tide covers the only way. We don't recommend such a place unless we can show the times. */
export const isCutOffByTide = (crossings: readonly TidalCrossing[] | undefined): boolean =>
  (crossings ?? []).some(({ isOnlyWay }) => isOnlyWay);

/** In the state that the rule describes, in epoch milliseconds. */
export interface CrossingTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Within the London day. At all other times the state is unknown: it need not be the opposite. */
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
