import {
  type ClockMinutes,
  USUAL_LEAVING,
  nearestQuarter,
  type LondonDate,
} from "#app/domain/calendar/clock";
import { type PlaceFilter, isWanted } from "#app/domain/filters/place-filter";
import { STANDINGS, type VisitScores, arrivalAt } from "#app/domain/ranking/visit-scores";
import type { Compare } from "#app/domain/ranking/first-in-order";
import { driveOrder } from "#app/domain/ranking/weather-ranking";
import { MAX_DRIVING_HOURS, isWithinDrive } from "#app/domain/roads/driving-hours";
import type { OfficialWarning } from "#app/domain/warnings/official-warning";
import type { Outlook } from "./due-message";

/** In quarter-hours, 0 to 21: a planner's longest drive is five and a quarter hours. */
const DRIVES = 22;

/** Of a cached byte, for each place and drive. From POINTS on it is POINTS plus the score. */
const NOT_LOOKED_UP = 0;
const NO_FORECAST = 1;
/** Dark or nearly dark on arrival, or under an amber or red warning. */
const NO_DAYLIGHT = 2;
const POINTS = 3;

/**
 * From fresh forecasts. Alerts from thousands of districts need the same scores: each is computed once, in a
 * byte. Those of one place are adjacent, since reading them takes most of the time.
 */
export interface OutlookDay {
  readonly date: LondonDate;
  readonly leavesAt: ClockMinutes;
  readonly visits: VisitScores;
  readonly bytes: Uint8Array;
  /** In the same cells, to compare within `bandPoints`. Valid only if the byte has a score. */
  readonly exact: Float32Array;
  /** Caches the cell and returns its byte. */
  readonly lookUp: (cell: number) => number;
  readonly bandPoints: number;
  readonly warnings: DayWarnings;
}

/** A visit is a place's position and the quarter-hours of its drive. */
export interface DayWarnings {
  /** Amber or red: no alert then names the place. */
  isWarned(position: number, drive: number): boolean;
  highest(position: number, drive: number): OfficialWarning | null;
}

export const NO_DAY_WARNINGS: DayWarnings = { isWarned: () => false, highest: () => null };

const cellOf = (position: number, drive: number): number => position * DRIVES + drive;

/** `leavesAt` comes from `leavingTime`, so it is a whole quarter-hour. */
export function outlookDay(
  { date, leavesAt, bandPoints }: Pick<OutlookDay, "date" | "leavesAt" | "bandPoints">,
  visits: VisitScores,
  placeCount: number,
  warnings: DayWarnings = NO_DAY_WARNINGS,
): OutlookDay {
  const bytes = new Uint8Array(placeCount * DRIVES);
  const exact = new Float32Array(placeCount * DRIVES);
  const look = (cell: number): number => {
    const position = Math.floor(cell / DRIVES);
    const quarter = nearestQuarter(leavesAt) + (cell % DRIVES);
    const { standing, score } = arrivalAt(visits, quarter, position);
    if (standing === STANDINGS.noForecast) return NO_FORECAST;
    if (warnings.isWarned(position, cell % DRIVES)) return NO_DAYLIGHT;
    // May be below 0: a search orders by it too.
    exact[cell] = visits.page(quarter).scores[position] as number;
    return standing === STANDINGS.daylight && score !== null ? POINTS + Math.round(score) : NO_DAYLIGHT;
  };
  return {
    date,
    leavesAt,
    bandPoints,
    visits,
    bytes,
    exact,
    warnings,
    lookUp: (cell) => (bytes[cell] = look(cell)),
  };
}

/** Those that an alert may name, drive times and scores in the same order. */
interface OutlookPlaces {
  readonly ids: readonly number[];
  readonly positionOf: ReadonlyMap<number, number>;
  readonly nameRanks: Uint32Array;
  /** Positions of places that the tide cuts off: no alert names them. */
  readonly cutOff?: ReadonlySet<number>;
}

interface OriginOutlook extends Outlook {
  /** A fresh one, at any place within this many hours. */
  hasForecast(drivingHours: number): boolean;
}

/** The cell of each, and its drive rounded up to whole hours. */
interface PlacesByDrive {
  readonly cells: Uint32Array;
  readonly hours: Uint8Array;
}

/** Rounded to whole minutes first, as on pages. */
const driveOf = (minutes: number): number => nearestQuarter(Math.round(minutes));

function placesByDrive(
  minutes: ArrayLike<number>,
  { ids: { length: placeCount }, cutOff }: Pick<OutlookPlaces, "ids" | "cutOff">,
  mostHours: number,
  filter: PlaceFilter | null,
): PlacesByDrive {
  const cells = new Uint32Array(placeCount);
  const hours = new Uint8Array(placeCount);
  let count = 0;
  for (let position = 0; position < placeCount; position += 1) {
    const drive = minutes[position] ?? Infinity;
    if (!isWithinDrive(drive, mostHours * 60) || cutOff?.has(position)) continue;
    if (filter && !isWanted(filter, position)) continue;
    cells[count] = cellOf(position, driveOf(drive));
    hours[count++] = Math.max(1, Math.ceil(Math.round(drive) / 60));
  }
  return { cells: cells.subarray(0, count), hours: hours.subarray(0, count) };
}

/** Of any place, by the whole hours of its drive, 1 to 5. */
type BestByHours = Uint8Array;

/** With ten thousand alerts and places, its loop runs a hundred million times: nothing runs as often. */
function bestByHours({ bytes, lookUp }: OutlookDay, { cells, hours }: PlacesByDrive): BestByHours {
  const mosts = new Uint8Array(MAX_DRIVING_HOURS + 1);
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] as number;
    const found = bytes[cell] || lookUp(cell);
    const hour = hours[at] as number;
    if (found > (mosts[hour] as number)) mosts[hour] = found;
  }
  return mosts;
}

const bestWithin = (mosts: BestByHours, drivingHours: number): number =>
  Math.max(...mosts.subarray(0, drivingHours + 1));

/** As a search would list it; of equal scores the nearest. `most` is the highest byte within the hours. */
function firstOf(
  { bytes, exact, bandPoints: band }: OutlookDay,
  places: PlacesByDrive,
  { most, points, drivingHours }: { most: number; points: number; drivingHours: number },
  order: Compare,
): number {
  const isWithin = (at: number) => (places.hours[at] as number) <= drivingHours;
  let best = -Infinity;
  places.cells.forEach((cell, at) => {
    if (bytes[cell] === most && isWithin(at)) best = Math.max(best, exact[cell] as number);
  });
  let first = -1;
  places.cells.forEach((cell, at) => {
    if ((bytes[cell] as number) < POINTS + points || !isWithin(at)) return;
    if ((exact[cell] as number) < best - band) return;
    const position = Math.floor(cell / DRIVES);
    if (first < 0 || order(position, first) < 0) first = position;
  });
  return first;
}

/**
 * From one district over some days, each with the drives at its hour. A place counts with daylight on arrival if it passes
 * `filter`; null lets every place pass.
 */
export function outlooksFrom(
  minutesOn: (date: LondonDate) => ArrayLike<number>,
  known: OutlookPlaces,
  mostHours: number,
  filter: PlaceFilter | null = null,
): (days: readonly OutlookDay[]) => OriginOutlook {
  const { ids, positionOf, nameRanks } = known;
  return (days) => {
    const dates = days.map(({ date }) => date);
    const placesOf = days.map(({ date }) => placesByDrive(minutesOn(date), known, mostHours, filter));
    const mosts = days.map((day, index) => bestByHours(day, placesOf[index] as PlacesByDrive));
    /** Many alerts ask for the same day, hours and points. */
    const firsts = new Map<string, number>();
    const firstOn = (index: number, wish: Parameters<typeof firstOf>[2]): number => {
      const [day, places] = [days[index] as OutlookDay, placesOf[index] as PlacesByDrive];
      const key = `${day.date} ${wish.drivingHours} ${wish.points}`;
      const order = driveOrder({ minutes: minutesOn(day.date), nameRanks });
      const first = firsts.get(key) ?? firstOf(day, places, wish, order);
      firsts.set(key, first);
      return first;
    };
    return {
      dates,
      isTodayUnderWay: (days[0]?.leavesAt ?? 0) > USUAL_LEAVING,
      hasForecast: (drivingHours) => mosts.some((by) => bestWithin(by, drivingHours) > NO_FORECAST),
      first(date, drivingHours, points) {
        const index = dates.indexOf(date);
        const [day, by] = [days[index], mosts[index]];
        const most = by ? bestWithin(by, drivingHours) : NOT_LOOKED_UP;
        if (!day || most < POINTS + points) return null;
        const position = firstOn(index, { most, points, drivingHours });
        const drive = driveOf(minutesOn(date)[position] as number);
        const score = (day.bytes[cellOf(position, drive)] as number) - POINTS;
        return { destinationId: ids[position] as number, date, score };
      },
      scoreOf(destinationId, date) {
        const position = positionOf.get(destinationId);
        const day = days[dates.indexOf(date)];
        const drive = position === undefined ? Infinity : driveOf(minutesOn(date)[position] ?? Infinity);
        if (position === undefined || !day || drive >= DRIVES) return null;
        const cell = cellOf(position, drive);
        const found = day.bytes[cell] || day.lookUp(cell);
        return found < POINTS ? null : found - POINTS;
      },
      warningOn(destinationId, date) {
        const position = positionOf.get(destinationId);
        const day = days[dates.indexOf(date)];
        const drive = position === undefined ? Infinity : driveOf(minutesOn(date)[position] ?? Infinity);
        if (position === undefined || !day || drive >= DRIVES) return null;
        return day.warnings.highest(position, drive);
      },
    };
  };
}
