import { CLOSURES } from "#app/domain/catalogue/closure";
import type { Place } from "#app/domain/catalogue/destination";
import { travelDates } from "#app/domain/calendar/travel-date";
import { ACCEPTABLE_FROM } from "#app/domain/ranking/holiday-climate-index";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Arrival } from "#app/domain/ranking/visit-scores";
import { isWanted } from "#app/domain/filters/place-filter";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { NO_SUN_BELOW_HOURS } from "#app/domain/weather/thresholds";
import { placeAt } from "#app/services/ports";
import { type SearchOverDays, isWarnedOn } from "./compare-days";
import { cutOffPlaces } from "./cut-off-places";
import type { SearchDay } from "./search-day";

export interface BadDay {
  /** At any place; true if unknown at one of them. */
  readonly hasSun: boolean;
  /** The lowest chance of rain among open places without an amber or red warning; of equals the best, then the nearest. */
  readonly driest: Place | null;
  /** Of the six, by the sun of its best place. Null if that is the day of the search. */
  readonly sunniestDay: {
    readonly date: LondonDate;
    readonly place: Place;
    readonly score: number;
  } | null;
}

interface SearchOnBadDay extends SearchOverDays {
  readonly day: SearchDay;
}

/** Null if some place has sun and the best is acceptable, or if it is dark everywhere. */
export function describeBadDay(search: SearchOnBadDay): BadDay | null {
  const { best, mostSunshineHours } = search.day.ranked();
  if (best === null) return null;
  const { standing, score, sunshineHours } = search.day.arrival(best);
  if (standing !== "daylight" || score === null) return null;
  const hasSun = mostSunshineHours() >= NO_SUN_BELOW_HOURS;
  if (hasSun && Math.round(score) >= ACCEPTABLE_FROM) return null;
  return { hasSun, driest: driestOf(search), sunniestDay: sunniestDayOf(search, sunshineHours ?? 0) };
}

function driestOf(search: SearchOnBadDay): Place | null {
  const { snapshot, limitMinutes, nameRanks, day } = search;
  const filter = day.filter();
  const closures = day.closures();
  const cutOff = cutOffPlaces(snapshot);
  const drives = day.minutes();
  const lit = new Map<number, Arrival>();
  drives.forEach((minutes, position) => {
    if (!isWithinDrive(minutes, limitMinutes) || cutOff.has(position)) return;
    if (filter && !isWanted(filter, position)) return;
    const arrival = day.arrival(position);
    if (arrival.standing !== "daylight" || arrival.chanceOfRainPct === null) return;
    if (closures[position] === CLOSURES.all || search.placeAt(position).isWarned) return;
    lit.set(position, arrival);
  });
  const chance = (position: number) => lit.get(position)?.chanceOfRainPct ?? 100;
  const score = (position: number) => Math.round(lit.get(position)?.score ?? 0);
  const [driest = null] = [...lit.keys()].sort(
    (a, b) =>
      chance(a) - chance(b) ||
      score(b) - score(a) ||
      (drives[a] as number) - (drives[b] as number) ||
      (nameRanks[a] as number) - (nameRanks[b] as number),
  );
  return driest === null ? null : placeAt(snapshot, driest);
}

function sunniestDayOf(search: SearchOnBadDay, sunshineOnTheDay: number): BadDay["sunniestDay"] {
  const { snapshot, nowMs } = search;
  let most = sunshineOnTheDay;
  let sunniest: BadDay["sunniestDay"] = null;
  for (const date of travelDates(nowMs)) {
    if (date === search.day.date) continue;
    const day = search.on(date);
    const best = day.best();
    if (best === null || cutOffPlaces(snapshot).has(best)) continue;
    const { standing, score, sunshineHours } = day.arrival(best);
    const sunshine = sunshineHours ?? 0;
    if (standing !== "daylight" || score === null || sunshine <= most) continue;
    if (isWarnedOn(search, best, [date])) continue;
    most = sunshine;
    sunniest = { date, place: placeAt(snapshot, best), score: Math.round(score) };
  }
  return sunniest;
}
