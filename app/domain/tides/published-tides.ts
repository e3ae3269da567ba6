import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { londonDayBounds, londonHourOf } from "#app/domain/calendar/london-time";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";

/** Of nine in ten predicted times, apart from the effects of wind and air pressure. */
export const TIDE_ERROR_MINUTES = 20;

/** At one gauge, each in order of time. */
export interface GaugeTides {
  /** The town, such as "Whitby". */
  readonly name: string;
  /** In whole minutes after the table's `fromMs`. */
  readonly high: readonly number[];
  readonly low: readonly number[];
}

export interface PublishedTides {
  /** Every tide from `fromMs` to `untilMs`, in epoch milliseconds. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly gauges: readonly GaugeTides[];
  /** By position of the place; -1 if no gauge is near enough. */
  readonly gaugeAt: readonly number[];
  /** Positions of places whose only way the tide covers. */
  readonly cutOff: readonly number[];
}

export interface Tide {
  readonly isHigh: boolean;
  readonly atMs: number;
}

export interface TidesAtPlace {
  readonly gauge: string;
  readonly tides: readonly Tide[];
}

/** With half a day before and after it, in order. Null without a gauge, or outside the table. */
export function tidesAround(
  published: PublishedTides | null | undefined,
  position: number,
  date: LondonDate,
): TidesAtPlace | null {
  const gauge = published?.gauges[published.gaugeAt[position] ?? -1];
  if (!published || !gauge) return null;
  const day = londonDayBounds(date);
  if (day.fromMs < published.fromMs || day.untilMs > published.untilMs) return null;
  const from = day.fromMs - TIDE_MARGIN_MS;
  const until = day.untilMs + TIDE_MARGIN_MS;
  const tidesOf = (minutes: readonly number[], isHigh: boolean): Tide[] =>
    minutes
      .map((minute) => ({ isHigh, atMs: published.fromMs + minute * MINUTE_MS }))
      .filter(({ atMs }) => atMs >= from && atMs < until);
  const tides = [...tidesOf(gauge.high, true), ...tidesOf(gauge.low, false)];
  return { gauge: gauge.name, tides: tides.sort((a, b) => a.atMs - b.atMs) };
}

/** A crossing may depend on a tide of the day before or after. */
export const TIDE_MARGIN_MS = 12 * HOUR_MS;

export function tidesOn({ tides }: TidesAtPlace, date: LondonDate): readonly Tide[] {
  const { fromMs, untilMs } = londonDayBounds(date);
  return tides.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs);
}

const STEP_MINUTES = 10;

/** On a London clock, rounded to ten minutes: the times are not more accurate than that. */
export const tideClock = (atMs: number): ClockMinutes =>
  Math.round((londonHourOf(atMs) * 60) / STEP_MINUTES) * STEP_MINUTES;
