import type { LondonDate } from "#app/domain/calendar/clock";
import { haversineKm } from "#app/domain/geo/geo";
import { WEIGHTS, FACETS } from "#app/domain/ranking/holiday-climate-index-bands";
import { WET_FROM_MM } from "#app/domain/weather/thresholds";
import { DAYS_AHEAD_KEPT, HAPPENED, MEASURED } from "./record-rules";
import { type FirstPlaceDeps, countFirstPlaces } from "./first-places";
import type { RecordEntry } from "./packed-record";
import type { CountedPlace, Pair } from "./pair";
import type { SaidWeather } from "./said-weather";
import {
  CELL,
  type CellField,
  DISTANCES_KM,
  type Sums,
  type Tally,
  addSums,
  createDifferences,
  createTally,
  distanceClass,
  lengthOfSums,
} from "./sums";

/** One day of the record. */
export interface RecordedDay {
  readonly date: LondonDate;
  /** By days ahead. The keys `HAPPENED` and `MEASURED` have what happened. */
  readonly entries: ReadonlyMap<number, readonly RecordEntry[]>;
}

/** A forecast was about right if its score was off by at most this many points. */
const ABOUT_RIGHT_POINTS = 10;

const isWhole = (entry: RecordEntry): entry is SaidWeather => entry.score !== null;

/**
 * Counts one day. A case is a forecast of a place together with what happened there, both from the same
 * service. Days with a satellite's hours of sun are counted a second time, compared with those.
 */
export function countDay(day: RecordedDay, places: readonly CountedPlace[], deps: FirstPlaceDeps): Sums {
  const counted = countAgainst(HAPPENED, day, places, deps);
  return day.entries.has(MEASURED) ? addSums([counted, countAgainst(MEASURED, day, places, deps)]) : counted;
}

/** Returns the prefix of the sums that are compared with a satellite's hours of sun. */
export const withSatellite = (provider: string): string => `${provider}+satellite`;

function countAgainst(
  against: typeof HAPPENED | typeof MEASURED,
  day: RecordedDay,
  places: readonly CountedPlace[],
  deps: FirstPlaceDeps,
): Sums {
  const happened = (day.entries.get(against) ?? []).filter(isWhole);
  const outcomes = new Map(happened.map((entry) => [entry.placeId, entry]));
  const positions = new Map(places.map(({ id }, position) => [id, position]));
  const tallies = new Map<string, Tally>();
  const tallyOf = (provider: string): Tally => {
    const prefix = against === MEASURED ? withSatellite(provider) : provider;
    const tally = tallies.get(prefix) ?? createTally(prefix, lengthOfSums);
    tallies.set(prefix, tally);
    return tally;
  };
  for (const daysAhead of DAYS_AHEAD_KEPT) {
    const pairs = (day.entries.get(daysAhead) ?? []).filter(isWhole).flatMap((said): Pair[] => {
      const outcome = outcomes.get(said.placeId);
      return outcome?.provider === said.provider ? [{ said, happened: outcome }] : [];
    });
    for (const [provider, own] of byProvider(pairs)) {
      const tally = tallyOf(provider);
      tally.add(`days:${daysAhead}`, 0);
      for (const pair of own) {
        const position = positions.get(pair.said.placeId);
        countPair(tally, `cell:${daysAhead}:${places[position ?? -1]?.region ?? ""}`, pair);
      }
      const known = own.filter(({ said }) => positions.has(said.placeId));
      countDifferences(tally, daysAhead, known, places, positions);
      countFirstPlaces(tally, daysAhead, known, places, positions, deps);
    }
  }
  for (const tally of tallies.values()) tally.add("days", 0);
  return addSums([...tallies.values()].map(({ sums }) => sums));
}

function byProvider(pairs: readonly Pair[]): Map<string, Pair[]> {
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const group = groups.get(pair.said.provider);
    if (group) group.push(pair);
    else groups.set(pair.said.provider, [pair]);
  }
  return groups;
}

function countPair(tally: Tally, name: string, { said, happened }: Pair): void {
  const add = (field: CellField, amount?: number) => tally.add(name, CELL.indexOf(field), amount);
  const scoreError = Math.abs(said.score - happened.score);
  const warmer = said.temperatureC - happened.temperatureC;
  add("cases");
  if (scoreError <= ABOUT_RIGHT_POINTS) add("within10");
  add("scoreError", scoreError);
  add("temperatureError", Math.abs(warmer));
  add("temperatureBias", warmer);
  if (said.sunHours !== null && happened.sunHours !== null) {
    const sunnier = said.sunHours - happened.sunHours;
    add("sunCases");
    add("sunError", Math.abs(sunnier));
    add("sunBias", sunnier);
  }
  add(rainFieldOf(said.rainMm >= WET_FROM_MM, happened.rainMm >= WET_FROM_MM));
  for (const facet of FACETS) {
    const points = WEIGHTS.urban[facet] * Math.abs(said.parts[facet] - happened.parts[facet]);
    add(`${facet}Error`, points);
  }
}

function rainFieldOf(isSaid: boolean, hasCome: boolean): CellField {
  if (isSaid) return hasCome ? "rainSaidAndCame" : "rainSaidNotCome";
  return hasCome ? "rainNotSaidButCame" : "dryAndDry";
}

/**
 * With more pairs than this in a day, only each second or third … is counted. That is enough, since errors of
 * one day are alike.
 */
const MOST_PAIRS = 60_000;
const KM_PER_DEGREE = 111.2;

/** Counts how often the place with the higher score proved better, by difference in score and by distance. */
function countDifferences(
  tally: Tally,
  daysAhead: number,
  pairs: readonly Pair[],
  places: readonly CountedPlace[],
  positions: ReadonlyMap<number, number>,
): void {
  const farthest = DISTANCES_KM.at(-1) ?? 0;
  const spots = pairs.map(({ said }) => places[positions.get(said.placeId) ?? -1] as CountedPlace);
  const differences = createDifferences();
  const step = Math.ceil((pairs.length * pairs.length) / 2 / MOST_PAIRS);
  for (let a = 0; a < pairs.length; a += 1) {
    const [one, onePoint] = [pairs[a] as Pair, spots[a] as CountedPlace];
    for (let b = a + 1; b < pairs.length; b += step) {
      const [other, otherPoint] = [pairs[b] as Pair, spots[b] as CountedPlace];
      if (Math.abs(onePoint.latitude - otherPoint.latitude) * KM_PER_DEGREE > farthest) continue;
      const distance = distanceClass(haversineKm(onePoint, otherPoint));
      if (distance < 0) continue;
      const said = one.said.score - other.said.score;
      const happened = one.happened.score - other.happened.score;
      const better = happened === 0 || said === 0 ? 0.5 : Number(said > 0 === happened > 0);
      differences.count(distance, Math.abs(said), better);
    }
  }
  differences.addTo(tally, `pairs:${daysAhead}`);
}
