import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { CLOSURES, type Closure } from "#app/domain/catalogue/closure";
import type { Place } from "#app/domain/catalogue/destination";
import { matchesIn } from "#app/domain/filters/matches";
import type { FilterCounts } from "#app/domain/filters/place-filter";
import type { Point } from "#app/domain/geo/geo";
import { once } from "#app/domain/once";
import { clampScore } from "#app/domain/ranking/holiday-climate-index";
import { leavingTime } from "#app/domain/ranking/visit";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type Result, fail, ok } from "#app/domain/result";
import {
  type Clock,
  type Geocoder,
  type Origin,
  type RoutePlanner,
  type Snapshot,
  type SnapshotSource,
  SnapshotUnavailableError,
  placeAt,
} from "#app/services/ports";
import type { Notes, NotesReader } from "#app/services/notes/ports";
import { type BadDay, describeBadDay } from "./bad-day";
import { bestOfEachDay, daysSideBySide } from "./compare-days";
import { type EmptyReason, explainApart, explainNoMatch, explainTooFar } from "./explain-empty-search";
import type { FoundPlace } from "./found-place";
import { placesSeenFrom, viewFrom } from "./seen-place";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";
import { SearchDay, type SearchGround, dayToAnswer } from "./search-day";
import type { SearchQuery } from "./search-query";
import type { TraitsOfSnapshot } from "./traits-of-snapshot";

export interface SearchDeps {
  readonly geocoder: Geocoder;
  readonly routePlanner: RoutePlanner;
  /** Shows without a request whether any place can be reached. */
  readonly roadNetwork: RoutePlanner;
  readonly snapshots: SnapshotSource;
  readonly notes: NotesReader;
  readonly scores: ScoresOfSnapshot;
  readonly traits: TraitsOfSnapshot;
  readonly clock: Clock;
}

/** The error is the postcode that does not exist, as text. Throws SnapshotUnavailableError. */
export async function beginSearch(query: SearchQuery, deps: SearchDeps): Promise<Result<Search, string>> {
  const starts = [query.postcode, ...(query.others ?? [])];
  const [snapshot, located, notes] = await Promise.all([
    deps.snapshots.current(),
    Promise.all(starts.map((start) => deps.geocoder.locate(start))),
    deps.notes.current(),
  ]);
  // The answer would wrongly be that no road leads from the start.
  if (snapshot.places.length === 0) throw new SnapshotUnavailableError("the catalogue is empty");
  const unknown = starts[located.findIndex((found) => !found.ok && found.error === "not-found")];
  if (unknown) return fail(unknown.text);
  const origins = located.map((each) => (each.ok ? each.value : null));
  const tables = await Promise.all(
    linkedOnly(origins).map((origin) =>
      deps.routePlanner.driveTimes(origin, snapshot.places, query.drivingHours * 60),
    ),
  );
  const { scores, traits, roadNetwork } = deps;
  const nameRanks = scores.nameRanks(snapshot);
  const ground = { query, snapshot, tables, nowMs: deps.clock(), scores, traits, nameRanks };
  return ok(new Search(ground, origins, notes, roadNetwork));
}

/** From the Isle of Man nobody gets to a place of ours, so nobody can be met there either: then none. */
const linkedOnly = (origins: readonly (Origin | null)[]): readonly Origin[] =>
  origins.includes(null) ? [] : origins.flatMap((origin) => origin ?? []);

/** What a page or a call shows is computed when it is asked for. */
export class Search {
  readonly #days = new Map<LondonDate, SearchDay>();
  readonly #origins: readonly Origin[];
  readonly day: SearchDay;
  readonly date: LondonDate;
  readonly query: SearchQuery;
  readonly snapshot: Snapshot;
  readonly nowMs: number;
  readonly nameRanks: Uint32Array;

  /** A start without a road link is null. */
  constructor(
    private readonly ground: SearchGround,
    private readonly located: readonly (Origin | null)[],
    readonly notes: Notes,
    private readonly roadNetwork: RoutePlanner,
  ) {
    this.day = dayToAnswer(ground);
    this.date = this.day.date;
    this.query = { ...ground.query, date: this.date };
    this.snapshot = ground.snapshot;
    this.nowMs = ground.nowMs;
    this.nameRanks = ground.nameRanks;
    this.#origins = linkedOnly(located);
    this.#days.set(this.date, this.day);
  }

  /** No day was chosen and today has no daylight left. */
  get isTomorrowInstead(): boolean {
    return this.date !== this.ground.query.date;
  }

  get leavesAt(): ClockMinutes {
    return this.day.leavesAt;
  }

  /** A filter may have shortened it. */
  get limitMinutes(): number {
    return this.query.filters.within ?? this.query.drivingHours * 60;
  }

  /** Only the search's own day has the chosen leaving time; all others have the usual one. */
  on(date: LondonDate): SearchDay {
    const known = this.#days.get(date);
    if (known) return known;
    const day = new SearchDay(this.ground, date, leavingTime(date, null, this.nowMs));
    this.#days.set(date, day);
    return day;
  }

  /** Of home. Throws for a start without a road link, which has no places either. */
  get start(): Point {
    const [start] = this.starts;
    if (!start) throw new Error("a start without a road link has no point");
    return start;
  }

  get starts(): readonly Point[] {
    return this.#origins.map(({ point }) => point);
  }

  get total(): number {
    return this.day.ranked().total;
  }

  /** Scores within `points` count as equal. The lowest and the highest mean nothing if the band is empty. */
  get band() {
    const { positions, lowest, highest } = this.day.ranked().band;
    return {
      count: positions.length,
      points: this.day.bandPoints,
      lowest: Math.round(clampScore(lowest)),
      highest: Math.round(clampScore(highest)),
    };
  }

  readonly #inBand = once(() => new Set(this.day.ranked().band.positions));

  *inOrder(): Iterable<FoundPlace> {
    for (const position of this.day.ranked().inOrder()) yield this.placeAt(position);
  }

  /** Of this page. Empty after the last. */
  get places(): readonly FoundPlace[] {
    return this.#places();
  }

  readonly #places = once(() => {
    const { offset, limit } = this.query;
    const places: FoundPlace[] = [];
    for (const place of this.inOrder()) {
      places.push(place);
      if (places.length >= offset + limit) break;
    }
    return places.slice(offset, offset + limit);
  });

  /** Of all other pages, in order, for a map. */
  others(): Place[] {
    const { offset, limit } = this.query;
    return [...this.day.ranked().inOrder()]
      .filter((_, rank) => rank < offset || rank >= offset + limit)
      .map((position) => placeAt(this.snapshot, position));
  }

  /** By weather, whatever the order of the list. Null if no place has daylight. */
  get best(): FoundPlace | null {
    const { best } = this.day.ranked();
    return best === null ? null : this.placeAt(best);
  }

  readonly #homes = once(() => {
    const visits = this.day.scoresOf(this.query.nights);
    return this.starts.map((start) => {
      const home = weatherAtHome(visits, this.snapshot.places, start, this.leavesAt);
      return home && { score: Math.round(home.value), from: home.from.map((at) => this.placeAt(at)) };
    });
  });

  /** Of each start, from the places near it, the nearest first; null if none of them has a score. */
  get homes() {
    return this.#homes();
  }

  placeAt(position: number): FoundPlace {
    return this.#seen()(position);
  }

  readonly #seen = once(() => {
    const { snapshot, tables, nowMs, scores, traits } = this.ground;
    const { query, notes } = this;
    const { closures, filter } = this.day;
    return placesSeenFrom({
      snapshot,
      ...viewFrom(this.#origins, tables),
      nowMs,
      scores,
      notes,
      style: query.style,
      wish: query,
      homeScore: () => this.homes[0]?.score ?? null,
      matchesAt: matchesIn(() => traits.things(snapshot), query.filters, query.date),
      rankAt: (position) => ({
        isInBand: this.#inBand().has(position),
        suitability: filter()?.suitability?.[position] ?? 0,
        closure: (closures()[position] ?? CLOSURES.none) as Closure,
      }),
      stay: query.nights === 0 ? null : { visits: this.day.scoresOf(query.nights), nights: query.nights },
    });
  });

  counts(): FilterCounts {
    return this.day.counts();
  }

  readonly bestOfDays = once(() => bestOfEachDay(this));

  dayTable() {
    return daysSideBySide(this);
  }

  /** For a day out that is hardly worth leaving home. */
  readonly badDay = once((): BadDay | null =>
    this.query.nights > 0 || this.total === 0 ? null : describeBadDay(this),
  );

  async whyEmpty(): Promise<EmptyReason> {
    const { day, snapshot, query } = this;
    const [origin, ...others] = this.located;
    const limit = query.drivingHours * 60;
    const noMatch = explainNoMatch(day.minutes(), limit, query.filters, day.masks(), day.wishOf);
    if (noMatch) return noMatch;
    const bySea = query.filters.bySea ? day.seaside() : null;
    if (others.length > 0) return explainApart(this.located, snapshot.places, this, this.roadNetwork);
    if (!origin) return { code: "no-road-link", isCovered: false };
    return explainTooFar(origin, snapshot.places, day, this.roadNetwork, bySea);
  }
}
