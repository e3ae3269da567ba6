import type { PublishedDetails } from "#app/domain/catalogue/nearby";
import type { Closure } from "#app/domain/catalogue/closure";
import type { Place } from "#app/domain/catalogue/destination";
import type { ClockMinutes, LondonDate, TimeSpan } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { FilterMatch } from "#app/domain/filters/matches";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { type SeenVisit, seeVisit } from "#app/domain/ranking/seen-visit";
import {
  type LeavingWish,
  arrivalQuarter,
  arrivalTime,
  isDayOver,
  leavingTime,
  leavingTimeOn,
} from "#app/domain/ranking/visit";
import { STAYING_FROM, daysOfStay } from "#app/domain/ranking/stay-scores";
import { type VisitScores, shownScore } from "#app/domain/ranking/visit-scores";
import { addDays } from "#app/domain/calendar/calendar-day";
import { epochMsOfLondonClock, londonDateOf } from "#app/domain/calendar/london-time";
import { drivesTogether } from "#app/domain/roads/together";
import {
  type DriveLoad,
  type TrafficClock,
  badDayFrom,
  loadAt,
  typicalFrom,
} from "#app/domain/roads/traffic";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { forecastForDate, usableForecast } from "#app/domain/weather/forecast-freshness";
import { MINUTE_MS, type Units } from "#app/domain/units";
import type { Caution, Issued, Note, Notes, Surface } from "#app/services/notes/ports";
import {
  type DriveTable,
  FERRY_KINDS,
  type FerryKind,
  type Origin,
  type Snapshot,
  detailsAt,
  isWide,
  placeAt,
} from "#app/services/ports";
import { cutOffPlaces } from "./cut-off-places";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";

export interface Drive {
  /** With several starts, so as to arrive together. */
  readonly leavesAt: ClockMinutes;
  /** At the usual traffic of its hours. */
  readonly minutes: number;
  readonly emptyMinutes: number;
  readonly badDayMinutes: number;
  /** What leaving an hour earlier saves; null up to a tenth. */
  readonly savedEarlier: number | null;
  readonly kilometres: number;
  readonly ferry: FerryKind;
  /** The middle of a wide area, from whose edges the drive takes some minutes more or less. */
  readonly isStartWide?: boolean;
}

const HOUR_MINUTES = 60;

/** Visit and weather are computed when they are first read. */
export interface DayAtPlace extends SeenVisit {
  readonly date: LondonDate;
  /** In whole points, 0–100. Null if there is no forecast, or too little daylight. */
  readonly score: number | null;
  readonly away: TimeSpan;
  /** Why the visit must not be praised or recommended; null if it may. */
  readonly caution: Caution | null;
  readonly isWarned: boolean;
  /** What is said of the place on this day, or on another, in words for one surface. */
  readonly notes: (surface: Surface, units: Units, date?: LondonDate) => readonly Note[];
}

/** Beside its score and its drive, in the order of a search. */
interface RankOfPlace {
  readonly isInBand: boolean;
  /** See `SuitabilityFor`; 0 without needs. */
  readonly suitability: number;
  readonly closure: Closure;
}

/** Days, matches and details are computed when they are first read. */
export interface FoundPlace extends DayAtPlace {
  /** Each with its own score, whose mean is the place's. Null for a day out. */
  readonly stay: readonly DayAtPlace[] | null;
  readonly dayOut: FoundPlace;
  readonly place: Place;
  /** Null if there is no forecast, or if it is too old to show. */
  readonly forecast: PlaceForecast | null;
  /** From home. Null without a start, or if no route is within the limit. */
  readonly drive: Drive | null;
  /** From all starts, home first. Empty if one of them has none. */
  readonly drives: readonly Drive[];
  readonly isOutOfReach: boolean;
  /** Null if one of the two scores is unknown. */
  readonly pointsAboveHome: number | null;
  /** Null in a list that is not a search. */
  readonly rank: RankOfPlace | null;
  /** What at the place matches; null without filters. */
  readonly matches: readonly FilterMatch[] | null;
  /** The six that visitors can choose, today first. */
  readonly days: readonly DayAtPlace[];
  readonly dayScores: readonly (number | null)[];
  readonly issued: Issued;
  /** Only a way under the tide leads there. */
  readonly isCutOff: boolean;
  readonly details: PublishedDetails;
}

/** The start and the wishes of a visitor. */
export interface Viewpoint {
  readonly snapshot: Snapshot;
  /** Null without a start: visitors then arrive at their leaving time. */
  readonly table: DriveTable | null;
  readonly style: RankingStyle;
  readonly wish: LeavingWish;
  readonly nowMs: number;
  readonly scores: Pick<ScoresOfSnapshot, "of">;
  /** Null or absent for a day out. */
  readonly stay?: { readonly visits: VisitScores; readonly nights: number } | null;
  readonly isStartWide?: boolean;
  /** Further starts. */
  readonly others?: readonly Pick<Viewpoint, "table" | "isStartWide">[];
  readonly notes: Notes;
  /** In whole points; null or absent if it is unknown. */
  readonly homeScore?: number | null;
  /** Absent in a list that is not a search. */
  readonly rankAt?: (position: number) => RankOfPlace;
  /** Null or absent without filters. */
  readonly matchesAt?: ((position: number) => readonly FilterMatch[]) | null;
}

/** The tables are in the order of the starts. */
export function viewFrom(origins: readonly Origin[], tables: readonly DriveTable[]) {
  const [home, ...others] = origins.map((origin, start) => ({
    table: tables[start] ?? null,
    isStartWide: isWide(origin),
  }));
  return { table: null, ...home, ...(others.length > 0 && { others }) };
}

/** By its position in the snapshot. For the places of a page, not for all places. */
export function placesSeenFrom(view: Viewpoint): (position: number) => FoundPlace {
  const { snapshot, nowMs } = view;
  const shared = sharedDays(view);
  return (position) => {
    const place = placeAt(snapshot, position);
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const ways = waysIn(view, position);
    const { notes } = view;
    return new SeenPlace(view, shared, { position, place, forecast, ways, snapshot, nowMs, notes });
  };
}

/** Today, or tomorrow if no place has daylight left on arrival. */
export function dayOfList(places: readonly FoundPlace[], nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  let withoutEnoughLight = 0;
  let unknown = 0;
  for (const { forecast, visit } of places) {
    if (!forecastForDate(forecast, today)) unknown++;
    else if (visit.light !== "daylight") withoutEnoughLight++;
  }
  return isDayOver({ withoutEnoughLight, unknown }, places.length) ? addDays(today, 1) : today;
}

interface SharedDay {
  readonly date: LondonDate;
  readonly leavesAt: ClockMinutes;
  readonly visits: VisitScores;
  readonly typical: TrafficClock;
}

interface SharedDays {
  readonly chosen: SharedDay;
  /** Further days of a stay, on which the visitor is already at the place. */
  readonly staying: readonly SharedDay[];
  readonly all: () => readonly SharedDay[];
}

function sharedDays({ snapshot, style, wish, nowMs, scores, stay }: Viewpoint): SharedDays {
  const dayOn = (date: LondonDate): SharedDay => {
    const leavesAt = leavingTimeOn(date, wish, nowMs);
    const visits = scores.of(snapshot, date, style, nowMs);
    return { date, leavesAt, visits, typical: typicalFrom(date, leavesAt) };
  };
  let all: readonly SharedDay[] | undefined;
  const [, ...later] = daysOfStay(wish.date, stay?.nights ?? 0);
  return {
    chosen: dayOn(wish.date),
    staying: later.map((date) => ({ ...dayOn(date), leavesAt: STAYING_FROM })),
    all: () => (all ??= travelDates(nowMs).map(dayOn)),
  };
}

/** The same at every hour. */
interface Way extends Pick<Drive, "kilometres" | "ferry" | "isStartWide"> {
  readonly load: DriveLoad;
}

/** Empty if there is none from one of the starts. */
function waysIn(view: Viewpoint, position: number): readonly Way[] {
  const starts = [view, ...(view.others ?? [])];
  const ways = starts.flatMap(({ table, isStartWide }) =>
    table ? (wayIn(table, position, isStartWide) ?? []) : [],
  );
  return ways.length < starts.length ? [] : ways;
}

function wayIn(table: DriveTable, position: number, isStartWide = false): Way | null {
  const load = loadAt(table, position);
  if (!Number.isFinite(load.minutes)) return null;
  return {
    load,
    kilometres: table.kilometres[position] ?? 0,
    ferry: FERRY_KINDS[table.ferry[position] ?? 0] ?? "none",
    ...(isStartWide && { isStartWide }),
  };
}

const WORTH_SAVING = 0.1;

function drivesOn({ date, leavesAt }: SharedDay, { ways, nowMs }: Located): readonly Drive[] {
  const loads = ways.map(({ load }) => load);
  const minutes = drivesTogether(loads, date, leavesAt);
  const arrivesAt = arrivalTime(leavesAt, Math.max(...minutes));
  return ways.map((way, start) => {
    const own = minutes[start] as number;
    return driveOn({ date, leavesAt: arrivesAt - Math.round(own), minutes: own }, way, nowMs);
  });
}

function driveOn(
  { date, leavesAt, minutes }: Pick<SharedDay, "date" | "leavesAt"> & { readonly minutes: number },
  { load, ...way }: Way,
  nowMs: number,
): Drive {
  const earlier = leavesAt - HOUR_MINUTES;
  const isPast = leavingTime(date, earlier, nowMs) !== earlier;
  const saved = isPast ? 0 : minutes - typicalFrom(date, earlier)(load);
  return {
    ...way,
    leavesAt,
    minutes,
    emptyMinutes: load.minutes,
    badDayMinutes: badDayFrom(date, leavesAt)(load),
    savedEarlier: saved > WORTH_SAVING * minutes ? saved : null,
  };
}

type Located = Pick<FoundPlace, "place" | "forecast"> & {
  /** Of each start. Empty without one, or if no route from one of them is known. */
  readonly ways: readonly Way[];
  readonly position: number;
  readonly snapshot: Snapshot;
  readonly nowMs: number;
  readonly notes: Notes;
};

/** Of the longest drive. */
const minutesOn = ({ typical }: SharedDay, { ways }: Located): number =>
  ways.reduce((most, { load }) => Math.max(most, typical(load)), 0);

const scoreOn = (day: SharedDay, at: Located): number | null =>
  shownScore(day.visits.arrival(arrivalQuarter(day.leavesAt, minutesOn(day, at)), at.position));

/** A caller who reads only the score does not pay for the rest. */
class SeenDay implements DayAtPlace {
  readonly date: LondonDate;
  readonly #day: SharedDay;
  readonly #at: Located;
  #seen: SeenVisit | undefined;
  #caution: Caution | null | undefined;

  constructor(day: SharedDay, at: Located) {
    this.date = day.date;
    this.#day = day;
    this.#at = at;
  }

  get score() {
    return scoreOn(this.#day, this.#at);
  }

  get visit() {
    return this.#see().visit;
  }

  get weather() {
    return this.#see().weather;
  }

  get caution(): Caution | null {
    if (this.#caution === undefined) {
      const { notes, place } = this.#at;
      this.#caution = notes.issued.cautionAt(place, this.away);
    }
    return this.#caution;
  }

  get isWarned() {
    return this.caution !== null;
  }

  get away(): TimeSpan {
    const { leavesAt, endsAt } = this.visit;
    const driveHome = driveHomeMinutes(this.#at.ways, this);
    return {
      fromMs: epochMsOfLondonClock(this.date, leavesAt),
      untilMs: epochMsOfLondonClock(this.date, endsAt + driveHome),
    };
  }

  notes(surface: Surface, units: Units, date = this.date): readonly Note[] {
    const { notes, nowMs } = this.#at;
    const isWholeDay = this.weather?.isWholeDay ?? false;
    const day = { date, visit: this.visit, isWholeDay, nowMs, units, surface };
    return notes.sources
      .filter(({ on }) => on.includes(surface))
      .flatMap(({ about }) => about(this.#at, day, this.away));
  }

  #see(): SeenVisit {
    const { place, forecast } = this.#at;
    const minutes = minutesOn(this.#day, this.#at);
    return (this.#seen ??= seeVisit(place, forecast, minutes, this.date, this.#day.leavesAt));
  }
}

/** The longest, at the traffic of its own hours. */
function driveHomeMinutes(ways: readonly Way[], { date, visit }: DayAtPlace): number {
  const typical = typicalFrom(date, visit.endsAt);
  return ways.reduce((most, { load }) => Math.max(most, Math.round(typical(load))), 0);
}

class SeenPlace extends SeenDay implements FoundPlace {
  readonly place: Place;
  readonly forecast: PlaceForecast | null;
  readonly drives: readonly Drive[];
  readonly isOutOfReach: boolean;
  readonly pointsAboveHome: number | null;
  readonly #view: Viewpoint;
  readonly #shared: SharedDays;
  readonly #located: Located;

  constructor(view: Viewpoint, shared: SharedDays, at: Located) {
    super(view.stay ? { ...shared.chosen, visits: view.stay.visits } : shared.chosen, at);
    const { homeScore = null } = view;
    this.place = at.place;
    this.forecast = at.forecast;
    this.drives = drivesOn(shared.chosen, at);
    this.isOutOfReach = view.table !== null && at.ways.length === 0;
    const { score } = this;
    this.pointsAboveHome = score === null || homeScore === null ? null : score - homeScore;
    this.#view = view;
    this.#shared = shared;
    this.#located = at;
  }

  get drive() {
    return this.drives[0] ?? null;
  }

  get stay() {
    return this.#stay();
  }

  #stay(): SeenDay[] | null {
    if (!this.#view.stay) return null;
    const there = { ...this.#located, ways: [] };
    const later = this.#shared.staying.map((day) => new SeenDay(day, there));
    return [new SeenDay(this.#shared.chosen, this.#located), ...later];
  }

  /** For a stay, from leaving home until being back after its last day. */
  override get away(): TimeSpan {
    const last = this.#stay()?.at(-1);
    if (!last) return super.away;
    const driveHomeMs = driveHomeMinutes(this.#located.ways, last) * MINUTE_MS;
    return { fromMs: super.away.fromMs, untilMs: last.away.untilMs + driveHomeMs };
  }

  get issued() {
    return this.#view.notes.issued;
  }

  get dayOut(): FoundPlace {
    return this.#view.stay ? new SeenPlace({ ...this.#view, stay: null }, this.#shared, this.#located) : this;
  }

  get rank() {
    return this.#view.rankAt?.(this.#located.position) ?? null;
  }

  get matches() {
    return this.#view.matchesAt?.(this.#located.position) ?? null;
  }

  get days() {
    return this.#shared.all().map((day) => new SeenDay(day, this.#located));
  }

  get dayScores() {
    return this.#shared.all().map((day) => scoreOn(day, this.#located));
  }

  get isCutOff() {
    return cutOffPlaces(this.#view.snapshot).has(this.#located.position);
  }

  get details() {
    return detailsAt(this.#view.snapshot, this.#located.position);
  }
}
