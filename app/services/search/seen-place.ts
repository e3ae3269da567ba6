import type { Place } from "#app/domain/catalogue/destination";
import type { ClockMinutes, LondonDate, TimeSpan } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import { once } from "#app/domain/once";
import { type Visit, arrivalQuarter, leavingTimeOn, visitTo } from "#app/domain/ranking/visit";
import { type VisitWeather, visitWeather } from "#app/domain/ranking/visit-weather";
import { STAYING_FROM, daysOfStay } from "#app/domain/ranking/stay-scores";
import { type VisitScores, shownScore } from "#app/domain/ranking/visit-scores";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { type TrafficClock, typicalFrom } from "#app/domain/roads/traffic";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import { MINUTE_MS, type Units } from "#app/domain/units";
import type { Caution, Note, Notes, Surface } from "#app/services/notes/ports";
import { type DriveTable, type Origin, type Snapshot, detailsAt, isWide, placeAt } from "#app/services/ports";
import { cutOffPlaces } from "./cut-off-places";
import { type Drive, type Way, driveHomeMinutes, drivesOn, waysIn } from "./drives";
import type { DayAtPlace, FoundPlace, Viewpoint } from "./found-place";

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
  const { snapshot, nowMs, notes } = view;
  const shared = sharedDays(view);
  return (position) => {
    const place = placeAt(snapshot, position);
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const ways = waysIn(view, position);
    return new SeenPlace(view, shared, { position, place, forecast, ways, snapshot, nowMs, notes });
  };
}

interface SharedDay {
  readonly date: LondonDate;
  readonly leavesAt: ClockMinutes;
  readonly visits: VisitScores;
  readonly typical: TrafficClock;
  readonly rankAt?: Viewpoint["rankAt"];
}

interface SharedDays {
  readonly chosen: SharedDay;
  /** Further days of a stay, on which the visitor is already at the place. */
  readonly staying: readonly SharedDay[];
  readonly all: () => readonly SharedDay[];
}

function sharedDays({ snapshot, style, wish, nowMs, scores, stay, rankAt }: Viewpoint): SharedDays {
  const dayOn = (date: LondonDate): SharedDay => {
    const leavesAt = leavingTimeOn(date, wish, nowMs);
    const visits = scores.of(snapshot, date, style, nowMs);
    return { date, leavesAt, visits, typical: typicalFrom(date, leavesAt) };
  };
  const [, ...later] = daysOfStay(wish.date, stay?.nights ?? 0);
  return {
    chosen: { ...dayOn(wish.date), rankAt },
    staying: later.map((date) => ({ ...dayOn(date), leavesAt: STAYING_FROM })),
    all: once(() => travelDates(nowMs).map(dayOn)),
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
  protected readonly at: Located;
  readonly #day: SharedDay;
  #visit: Visit | undefined;
  #weather: VisitWeather | null | undefined;

  constructor(day: SharedDay, at: Located) {
    this.date = day.date;
    this.#day = day;
    this.at = at;
  }

  get score() {
    return scoreOn(this.#day, this.at);
  }

  get visit() {
    const { date, leavesAt } = this.#day;
    return (this.#visit ??= visitTo(this.at.place, minutesOn(this.#day, this.at), date, leavesAt));
  }

  get weather() {
    const { forecast } = this.at;
    return (this.#weather ??= forecast && visitWeather(forecast, this.date, this.visit));
  }

  readonly #caution = once((): Caution | null => {
    const { notes, place } = this.at;
    return notes.issued.mayCaution ? notes.issued.cautionAt(place, this.away) : null;
  });

  get caution() {
    return this.#caution();
  }

  get isWarned() {
    return this.caution !== null;
  }

  get away(): TimeSpan {
    const { leavesAt, endsAt } = this.visit;
    const driveHome = driveHomeMinutes(this.at.ways, this.date, endsAt);
    return {
      fromMs: epochMsOfLondonClock(this.date, leavesAt),
      untilMs: epochMsOfLondonClock(this.date, endsAt + driveHome),
    };
  }

  notes(surface: Surface, units: Units, date = this.date): readonly Note[] {
    const { notes, nowMs } = this.at;
    const { visit, weather } = this;
    const away = () => this.away;
    const closure = date === this.date ? this.#day.rankAt?.(this.at.position).closure : undefined;
    const day = { date, visit, isWholeDay: weather?.isWholeDay ?? false, closure, nowMs, units, surface };
    return notes.sources.flatMap(({ on, about }) => (on.includes(surface) ? about(this.at, day, away) : []));
  }
}

class SeenPlace extends SeenDay implements FoundPlace {
  readonly place: Place;
  readonly forecast: PlaceForecast | null;
  readonly isOutOfReach: boolean;
  readonly #view: Viewpoint;
  readonly #shared: SharedDays;
  #drives: readonly Drive[] | undefined;

  constructor(view: Viewpoint, shared: SharedDays, at: Located) {
    super(view.stay ? { ...shared.chosen, visits: view.stay.visits } : shared.chosen, at);
    this.place = at.place;
    this.forecast = at.forecast;
    this.isOutOfReach = view.table !== null && at.ways.length === 0;
    this.#view = view;
    this.#shared = shared;
  }

  get drives() {
    return (this.#drives ??= drivesOn(this.#shared.chosen, this.at));
  }

  get drive() {
    return this.drives[0] ?? null;
  }

  get pointsAboveHome() {
    const [score, atHome = null] = [this.score, this.#view.homeScore?.()];
    return score === null || atHome === null ? null : score - atHome;
  }

  get stay(): SeenDay[] | null {
    if (!this.#view.stay) return null;
    const there = { ...this.at, ways: [] };
    const later = this.#shared.staying.map((day) => new SeenDay(day, there));
    return [new SeenDay(this.#shared.chosen, this.at), ...later];
  }

  /** For a stay, from leaving home until being back after its last day. */
  override get away(): TimeSpan {
    const last = this.stay?.at(-1);
    if (!last) return super.away;
    const driveHomeMs = driveHomeMinutes(this.at.ways, last.date, last.visit.endsAt) * MINUTE_MS;
    return { fromMs: super.away.fromMs, untilMs: last.away.untilMs + driveHomeMs };
  }

  get issued() {
    return this.#view.notes.issued;
  }

  get dayOut(): FoundPlace {
    return this.#view.stay ? new SeenPlace({ ...this.#view, stay: null }, this.#shared, this.at) : this;
  }

  get rank() {
    return this.#view.rankAt?.(this.at.position) ?? null;
  }

  get matches() {
    return this.#view.matchesAt?.(this.at.position) ?? null;
  }

  get days() {
    return this.#shared.all().map((day) => new SeenDay(day, this.at));
  }

  get dayScores() {
    return this.#shared.all().map((day) => ({ date: day.date, score: scoreOn(day, this.at) }));
  }

  get isCutOff() {
    return cutOffPlaces(this.#view.snapshot).has(this.at.position);
  }

  get details() {
    return detailsAt(this.#view.snapshot, this.at.position);
  }
}
