import type { LondonDate } from "#app/domain/calendar/clock";
import { haversineKm } from "#app/domain/geo/geo";
import { WEIGHTS, FACETS } from "#app/domain/ranking/holiday-climate-index-bands";
import { WET_FROM_MM } from "#app/domain/weather/thresholds";
import { DAYS_AHEAD_KEPT, HAPPENED, MEASURED } from "./record-rules";
import { type FirstPlaceDeps, countFirstPlaces } from "./first-places";
import type { RecordEntry } from "./packed-record";
import type { CountedPlace, Pair, RecordedVisit } from "./recorded-visit";
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

const isWhole = (entry: RecordEntry): entry is RecordedVisit => entry.score !== null;

/**
 * Counts one day. A case is a forecast of a place together with what happened there, both from the same
 * service. A day with a satellite's hours of sun is counted a second time, against those hours.
 */
export function countDay(day: RecordedDay, places: readonly CountedPlace[], deps: FirstPlaceDeps): Sums {
  const sums = countAgainst(HAPPENED, day, places, deps);
  return day.entries.has(MEASURED) ? addSums([sums, countAgainst(MEASURED, day, places, deps)]) : sums;
}

/** Returns the prefix of the sums that compare forecasts with a satellite's hours of sun. */
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
    const pairs = (day.entries.get(daysAhead) ?? []).filter(isWhole).flatMap((forecast): Pair[] => {
      const outcome = outcomes.get(forecast.placeId);
      return outcome?.provider === forecast.provider ? [{ forecast, outcome }] : [];
    });
    for (const [provider, own] of byProvider(pairs)) {
      const tally = tallyOf(provider);
      tally.add(`days:${daysAhead}`, 0);
      for (const pair of own) {
        const position = positions.get(pair.forecast.placeId);
        countPair(tally, `cell:${daysAhead}:${places[position ?? -1]?.region ?? ""}`, pair);
      }
      const known = own.filter(({ forecast }) => positions.has(forecast.placeId));
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
    const group = groups.get(pair.forecast.provider);
    if (group) group.push(pair);
    else groups.set(pair.forecast.provider, [pair]);
  }
  return groups;
}

function countPair(tally: Tally, name: string, { forecast, outcome }: Pair): void {
  const add = (field: CellField, amount?: number) => tally.add(name, CELL.indexOf(field), amount);
  const scoreError = Math.abs(forecast.score - outcome.score);
  const warmer = forecast.temperatureC - outcome.temperatureC;
  add("cases");
  if (scoreError <= ABOUT_RIGHT_POINTS) add("within10");
  add("scoreError", scoreError);
  add("temperatureError", Math.abs(warmer));
  add("temperatureBias", warmer);
  if (forecast.sunHours !== null && outcome.sunHours !== null) {
    const sunnier = forecast.sunHours - outcome.sunHours;
    add("sunCases");
    add("sunError", Math.abs(sunnier));
    add("sunBias", sunnier);
  }
  add(rainFieldOf(forecast.rainMm >= WET_FROM_MM, outcome.rainMm >= WET_FROM_MM));
  for (const facet of FACETS) {
    const points = WEIGHTS.urban[facet] * Math.abs(forecast.parts[facet] - outcome.parts[facet]);
    add(`${facet}Error`, points);
  }
}

function rainFieldOf(isForecast: boolean, hasCome: boolean): CellField {
  if (isForecast) return hasCome ? "rainSaidAndCame" : "rainSaidNotCome";
  return hasCome ? "rainNotSaidButCame" : "dryAndDry";
}

/**
 * With more pairs than this in a day, only every nth pair is counted. That is enough, since the errors of one
 * day are alike.
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
  const spots = pairs.map(({ forecast }) => places[positions.get(forecast.placeId) ?? -1] as CountedPlace);
  const differences = createDifferences();
  const step = Math.ceil((pairs.length * pairs.length) / 2 / MOST_PAIRS);
  for (let a = 0; a < pairs.length; a += 1) {
    const [one, onePoint] = [pairs[a] as Pair, spots[a] as CountedPlace];
    for (let b = a + 1; b < pairs.length; b += step) {
      const [other, otherPoint] = [pairs[b] as Pair, spots[b] as CountedPlace];
      if (Math.abs(onePoint.latitude - otherPoint.latitude) * KM_PER_DEGREE > farthest) continue;
      const distance = distanceClass(haversineKm(onePoint, otherPoint));
      if (distance < 0) continue;
      const forecast = one.forecast.score - other.forecast.score;
      const outcome = one.outcome.score - other.outcome.score;
      const better = outcome === 0 || forecast === 0 ? 0.5 : Number(forecast > 0 === outcome > 0);
      differences.count(distance, Math.abs(forecast), better);
    }
  }
  differences.addTo(tally, `pairs:${daysAhead}`);
}
