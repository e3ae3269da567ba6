import { addDays, monthOf } from "#app/domain/calendar/calendar-day";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { type Filters, NO_FILTERS, STAYS, withSomewhereToStay } from "#app/domain/filters/filters";
import {
  type FilterCounts,
  type MasksFor,
  type PlaceFilter,
  countChoices,
  countPlaces,
  masksWithCalm,
  masksWithPasses,
  placeFilter,
} from "#app/domain/filters/place-filter";
import { passBitsOf } from "#app/domain/filters/traits";
import { once } from "#app/domain/once";
import { bandPoints } from "#app/domain/ranking/band";
import { calmPlaces } from "#app/domain/ranking/calm-places";
import type { DayOut } from "#app/domain/ranking/day-comparison";
import { arrivalQuarter, leavingTime } from "#app/domain/ranking/visit";
import type { Arrival, VisitScores } from "#app/domain/ranking/visit-scores";
import { type RankedVisits, type ResultOrder, rankVisits } from "#app/domain/ranking/weather-ranking";
import { longestOf, sumsTogether } from "#app/domain/roads/together";
import { typicalMinutes } from "#app/domain/roads/traffic";
import type { DriveTable, Snapshot } from "#app/services/ports";
import type { ScoresOfSnapshot } from "./scores-of-snapshot";
import type { SearchQuery } from "./search-query";
import type { TraitsOfSnapshot } from "./traits-of-snapshot";

export interface SearchGround {
  readonly query: SearchQuery;
  readonly snapshot: Snapshot;
  /** Of each start; the first is home. */
  readonly tables: readonly DriveTable[];
  readonly nowMs: number;
  readonly scores: ScoresOfSnapshot;
  readonly traits: TraitsOfSnapshot;
  readonly nameRanks: Uint32Array;
}

/** Before a filter shortens it. */
const longestMinutes = ({ drivingHours }: SearchQuery): number => drivingHours * 60;

export class SearchDay {
  constructor(
    private readonly ground: SearchGround,
    readonly date: LondonDate,
    readonly leavesAt: ClockMinutes,
  ) {}
  get scores(): VisitScores {
    return this.scoresOf(0);
  }

  /** From this day on; 0 nights are a day out. */
  scoresOf(nights: number): VisitScores {
    const { scores, snapshot, query, nowMs } = this.ground;
    if (nights === 0) return scores.of(snapshot, this.date, query.style, nowMs);
    return scores.ofStay(snapshot, this.date, nights, query.style, nowMs);
  }

  /** To each place at this hour, by position; the longest if there are several starts. Infinity out of reach. */
  readonly minutes = once(() =>
    longestOf(this.ground.tables.map((table) => typicalMinutes(table, this.date, this.leavesAt))),
  );

  readonly #sums = once(() => sumsTogether(this.ground.tables, this.date, this.leavesAt));

  readonly filter = once(() => this.#filterFor(this.wishOf(this.ground.query.filters)));

  /** For a stay, a place to sleep. */
  readonly wishOf = (filters: Filters): Filters =>
    this.ground.query.nights === 0 ? filters : withSomewhereToStay(filters);

  #filterFor(filters: Filters): PlaceFilter | null {
    const { traits, snapshot } = this.ground;
    return placeFilter(filters, this.masks(), traits.suitability(snapshot, monthOf(this.date)));
  }

  seaside(): PlaceFilter | null {
    return placeFilter({ ...NO_FILTERS, bySea: true }, this.#masksOfMonth);
  }

  /** Calm is computed only for a search that asks for it. */
  masks(): MasksFor {
    return this.ground.query.filters.offers.includes("calm") ? this.#masksWithCalm() : this.#masksOfMonth;
  }

  readonly #masksOfMonth: MasksFor = (needs) => {
    const { traits, snapshot, query } = this.ground;
    const masksFor = traits.masks(snapshot, monthOf(this.date));
    return masksWithPasses(masksFor, passBitsOf(query.filters.passes))(needs);
  };

  readonly #masksWithCalm = once(() => {
    const longest = longestMinutes(this.ground.query);
    const calm = calmPlaces(this.scores, this.minutes(), longest, this.leavesAt);
    const masksFor = masksWithCalm(this.#masksOfMonth, calm);
    const byNeeds = new Map<number, Uint32Array>();
    return (needs: number) => byNeeds.get(needs) ?? byNeeds.set(needs, masksFor(needs)).get(needs)!;
  });

  counts(): FilterCounts {
    const { query } = this.ground;
    const { filters, drivingHours } = query;
    const masks = this.#masksWithCalm();
    const counts = countChoices(this.minutes(), drivingHours, this.wishOf(filters), masks);
    if (this.wishOf(filters) === filters) return counts;
    // Visitors who stay overnight get both kinds of stay unless they choose one, which then removes places.
    const alone = STAYS.map((stay) => {
      const filter = placeFilter({ ...filters, offers: [...filters.offers, stay] }, masks);
      return [stay, countPlaces(this.minutes(), filters.within ?? longestMinutes(query), filter)] as const;
    });
    return { ...counts, byChoice: { ...counts.byChoice, ...Object.fromEntries(alone) } };
  }

  /** By position: one of CLOSURES. */
  readonly closures = once(() => this.ground.traits.closures(this.ground.snapshot, this.date));

  /** Two scores within it count as equal. */
  get bandPoints(): number {
    const { nowMs, snapshot } = this.ground;
    return bandPoints(this.date, londonDateOf(nowMs), snapshot.calibration?.bands);
  }

  dayOut(): DayOut {
    return this.#outing(this.scores, this.filter());
  }

  /** One night from this day on, at places that have a bed. */
  weekend(): DayOut {
    const filter = this.#filterFor(withSomewhereToStay(this.ground.query.filters));
    return this.#outing(this.scoresOf(1), filter);
  }

  #outing(visits: VisitScores, filter: PlaceFilter | null): DayOut {
    return { visits, filter, leavesAt: this.leavesAt, minutes: this.minutes(), closures: this.closures() };
  }

  readonly ranked = once(() => {
    const { nights, order } = this.ground.query;
    return this.#rank(this.scoresOf(nights), order, this.bandPoints);
  });

  /** The position for a day out; null if no place has daylight. */
  best(): number | null {
    return this.#rank(this.scores, "score", 0).best;
  }

  #rank(visits: VisitScores, order: ResultOrder, bandPoints: number): RankedVisits {
    const { query, nameRanks, tables } = this.ground;
    const limitMinutes = query.filters.within ?? longestMinutes(query);
    return rankVisits(visits, this.minutes(), nameRanks, {
      limitMinutes,
      leavesAt: this.leavesAt,
      filter: this.filter(),
      closures: this.closures(),
      sums: tables.length > 1 ? this.#sums() : undefined,
      ...{ order, bandPoints },
    });
  }

  arrival(position: number): Arrival {
    const driveMinutes = this.minutes()[position] ?? Infinity;
    return this.scores.arrival(arrivalQuarter(this.leavesAt, driveMinutes), position);
  }
}

/** Tomorrow only if today has no daylight left and tomorrow, at that leaving time, has. */
export function dayToAnswer(ground: SearchGround): SearchDay {
  const { date, hasDay, leave } = ground.query;
  const leavingOn = (day: LondonDate) => new SearchDay(ground, day, leavingTime(day, leave, ground.nowMs));
  const today = leavingOn(date);
  if (hasDay || !today.ranked().isDayOver) return today;
  const tomorrow = leavingOn(addDays(date, 1));
  return tomorrow.ranked().best === null ? today : tomorrow;
}
