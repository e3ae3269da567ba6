import { type ClockMinutes, type LondonDate, nearestQuarter } from "#app/domain/calendar/clock";
import { SATURDAY, addDays, daysBetween, weekdayOf } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD, travelDates } from "#app/domain/calendar/travel-date";
import { inThousandths } from "./holiday-climate-index";
import { type VisitScores, keepArrivals } from "./visit-scores";

/** 0 nights is a day out. */
export const MOST_NIGHTS = 2;

/** On the days after a night, without a drive. */
export const STAYING_FROM: ClockMinutes = 9 * 60;
const STAYING_QUARTER = nearestQuarter(STAYING_FROM);

export const daysOfStay = (arrival: LondonDate, nights: number): LondonDate[] =>
  Array.from({ length: nights + 1 }, (_, ahead) => addDays(arrival, ahead));

export const isStayKnown = (arrival: LondonDate, nights: number, nowMs: number): boolean => {
  const daysAhead = daysBetween(londonDateOf(nowMs), arrival);
  return daysAhead >= 0 && daysAhead + nights <= DAYS_AHEAD;
};

/** Null on Sundays and Mondays, or if visitors cannot choose both days. */
export function weekendSaturday(nowMs: number): LondonDate | null {
  const saturday = travelDates(nowMs).find((date) => weekdayOf(date) === SATURDAY);
  return saturday !== undefined && isStayKnown(saturday, 1, nowMs) ? saturday : null;
}

/** The mean over its days, from 9:00 on later ones. None, with its standing, if one day has none. */
export function stayScores(days: readonly VisitScores[], placeCount: number): VisitScores {
  const usableUntil = Math.min(...days.map((day) => day.usableUntil));
  return keepArrivals(placeCount, usableUntil, (quarter, position) => {
    const arrivals = days.map((day, ahead) => day.arrival(ahead === 0 ? quarter : STAYING_QUARTER, position));
    const without = arrivals.find(({ score }) => score === null);
    if (without) return without;
    // A dreadful day counts as 0, not less.
    const score = inThousandths(sumOf(arrivals.map((each) => each.score)) / days.length);
    const suns = arrivals.map(({ sunshineHours }) => sunshineHours);
    const chances = arrivals.map(({ chanceOfRainPct }) => chanceOfRainPct);
    return {
      standing: arrivals.every(({ standing }) => standing === "daylight") ? "daylight" : "nearly-dark",
      points: score,
      score,
      sunshineHours: suns.includes(null) ? null : sumOf(suns),
      chanceOfRainPct: chances.includes(null) ? null : Math.max(...chances.map(Number)),
      isCalm: arrivals.every(({ isCalm }) => isCalm),
    };
  });
}

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
