import { type ClockMinutes, type LondonDate, nearestQuarter } from "#app/domain/calendar/clock";
import { SATURDAY, addDays, daysBetween, weekdayOf } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { DAYS_AHEAD, travelDates } from "#app/domain/calendar/travel-date";
import { clampScore } from "./holiday-climate-index";
import { STANDINGS, type ScorePage, type VisitScores, keepPages } from "./visit-scores";

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

/** The mean over its days, from 9:00 on later ones. Null, with its standing, if one day has none. */
export function stayScores(days: readonly VisitScores[], placeCount: number): VisitScores {
  return keepPages(placeCount, Math.min(...days.map(({ usableUntil }) => usableUntil)), fill);

  function fill(page: ScorePage, quarter: number, position: number): number {
    let [score, sunshine, chance, calm] = [0, 0, 0, 1];
    let standing: number = STANDINGS.daylight;
    for (const [ahead, visits] of days.entries()) {
      const at = ahead === 0 ? quarter : STAYING_QUARTER;
      const ofDay = visits.page(at);
      const dayStanding = visits.standing(ofDay, at, position);
      if (dayStanding === STANDINGS.dark || dayStanding === STANDINGS.noForecast) {
        page.scores[position] = NaN;
        return dayStanding;
      }
      if (dayStanding === STANDINGS.nearlyDark) standing = dayStanding;
      // A dreadful day counts as 0, not less.
      score += clampScore(ofDay.scores[position] as number);
      const sun = ofDay.sunshine[position] as number;
      sunshine = sun < 0 || sunshine < 0 ? -1 : sunshine + sun;
      chance = Math.max(chance, ofDay.chancesOfRain[position] as number);
      calm = Math.min(calm, ofDay.calm[position] as number);
    }
    page.scores[position] = score / days.length;
    page.sunshine[position] = sunshine;
    page.chancesOfRain[position] = chance;
    page.calm[position] = calm;
    return standing;
  }
}
