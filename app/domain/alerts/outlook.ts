import { type ClockMinutes, USUAL_LEAVING, nearestQuarter } from "../calendar/clock";
import { clampScore } from "../ranking/holiday-climate-index";
import { arrivalTime } from "../ranking/visit";
import { STANDINGS, type VisitScores } from "../ranking/visit-scores";
import { MAX_DRIVING_HOURS, isWithinDrive } from "../roads/driving-hours";
import type { LondonDate } from "../weather/forecast";
import type { Outlook } from "./telling";

/** One of the days, with the scores that fresh forecasts give. */
export interface OutlookDay {
  readonly date: LondonDate;
  readonly visits: VisitScores;
  readonly leavesAt: ClockMinutes;
}

/** The places that may be told of, by position beside the drive times and the scores. */
export interface OutlookPlaces {
  readonly ids: readonly number[];
  readonly positionOf: ReadonlyMap<number, number>;
}

export interface OriginOutlook extends Outlook {
  /** Whether any place within so many hours has a fresh forecast. */
  hasForecast(drivingHours: number): boolean;
}

/** Places by the least of the hours, 1 to 5, within which the drive is. */
type ByHours<Value> = (Value | undefined)[];

/** 0 for a drive that is farther than anybody wishes. */
function hoursNeeded(minutes: number): number {
  for (let hours = 1; hours <= MAX_DRIVING_HOURS; hours += 1) {
    if (isWithinDrive(minutes, hours * 60)) return hours;
  }
  return 0;
}

interface Best {
  readonly position: number;
  readonly score: number;
}

/**
 * What can be told to those who set out from one district, worked out in one pass over the places for all who do: ten
 * thousand alerts come from far fewer districts. A place counts where there is daylight on arrival.
 */
export function outlookFrom(
  minutes: ArrayLike<number>,
  days: readonly OutlookDay[],
  { ids, positionOf }: OutlookPlaces,
): OriginOutlook {
  const dates = days.map(({ date }) => date);
  const needed = Uint8Array.from({ length: ids.length }, (_, at) => hoursNeeded(minutes[at] ?? Infinity));
  const hasForecast: ByHours<boolean> = [];
  const bests = days.map((day) => {
    const best: ByHours<Best> = [];
    for (let position = 0; position < ids.length; position += 1) {
      const hours = needed[position] as number;
      if (hours === 0) continue;
      const { standing, score } = arrivalAt(day, position, minutes[position] as number);
      if (standing !== STANDINGS.noForecast) hasForecast[hours] = true;
      if (standing === STANDINGS.daylight && score > (best[hours]?.score ?? -1)) {
        best[hours] = { position, score };
      }
    }
    return best;
  });
  const upTo = <Value>(by: ByHours<Value>, drivingHours: number): Value[] =>
    by.slice(1, drivingHours + 1).filter((value) => value !== undefined);
  return {
    dates,
    isTodayUnderWay: (days[0]?.leavesAt ?? 0) > USUAL_LEAVING,
    hasForecast: (drivingHours) => upTo(hasForecast, drivingHours).length > 0,
    best(date, drivingHours) {
      const found = upTo(bests[dates.indexOf(date)] ?? [], drivingHours);
      // The sort is stable: of equal ones the nearer.
      const [best] = found.sort((a, b) => b.score - a.score);
      const destinationId = best ? ids[best.position] : undefined;
      return best === undefined || destinationId === undefined
        ? null
        : { destinationId, date, score: best.score };
    },
    scoreOf(destinationId, date) {
      const position = positionOf.get(destinationId);
      const day = days[dates.indexOf(date)];
      const drive = position === undefined ? Infinity : (minutes[position] ?? Infinity);
      if (position === undefined || !day || !Number.isFinite(drive)) return null;
      const { standing, score } = arrivalAt(day, position, drive);
      return standing === STANDINGS.daylight ? score : null;
    },
  };
}

/** How a place stands on arrival, and its score in whole points where it has one. */
function arrivalAt({ visits, leavesAt }: OutlookDay, position: number, drive: number) {
  const quarter = nearestQuarter(arrivalTime(leavesAt, drive));
  const page = visits.page(quarter);
  const standing = page.standings[position] || visits.standing(page, quarter, position);
  return { standing, score: Math.round(clampScore(page.scores[position] as number)) };
}
