import type { LondonDate } from "#app/domain/calendar/clock";
import { haversineKm } from "#app/domain/geo/geo";
import { WET_FROM_MM } from "#app/domain/weather/thresholds";
import { type Choice, type ChoiceDeps, choicesOf } from "./choices";
import { DAYS_AHEAD_KEPT, HAPPENED } from "./record-rules";
import type { CountedPlace, Pair, RecordEntry, RecordedVisit } from "./recorded-visit";

/** By days ahead. The key `HAPPENED` has what happened. */
export interface RecordedDay {
  readonly date: LondonDate;
  readonly entries: ReadonlyMap<number, readonly RecordEntry[]>;
}

export interface ErrorSums {
  readonly cases: number;
  readonly score: number;
  readonly temperatureC: number;
  readonly sunCases: number;
  readonly sunHours: number;
  /** Rain was said and came, or not said and did not come. */
  readonly rainRight: number;
}

/** By whole points of difference: [cases, better, cases, better, …]. */
export type Differences = readonly number[];

interface LeadOfDay {
  readonly daysAhead: number;
  readonly errors: ErrorSums;
  /** Of two places up to 200 km apart. */
  readonly pairs: Differences;
  readonly choices: readonly Choice[];
}

export interface CountedDay {
  readonly date: LondonDate;
  /** Of most places. Only its forecasts are counted. */
  readonly provider: string;
  readonly leads: readonly LeadOfDay[];
}

export const MOST_DIFFERENCE = 20;
const FARTHEST_KM = 200;
/** With more pairs, only every nth is counted: the errors of one day are alike. */
const MOST_PAIRS = 60_000;

/** Null if nothing of it can be compared. `depsOf` gives what a search so many days ahead would use. */
export function countDay(
  { date, entries }: RecordedDay,
  places: readonly CountedPlace[],
  depsOf: (daysAhead: number) => ChoiceDeps,
): CountedDay | null {
  const happened = (entries.get(HAPPENED) ?? []).filter(isWhole);
  const provider = mostFrequent(happened.map((entry) => entry.provider));
  const outcomes = new Map(
    happened.filter((entry) => entry.provider === provider).map((entry) => [entry.placeId, entry]),
  );
  const leads = DAYS_AHEAD_KEPT.flatMap((daysAhead): LeadOfDay[] => {
    const pairs = (entries.get(daysAhead) ?? []).filter(isWhole).flatMap((forecast): Pair[] => {
      const outcome = outcomes.get(forecast.placeId);
      return outcome && forecast.provider === provider ? [{ forecast, outcome }] : [];
    });
    if (pairs.length === 0) return [];
    const choices = choicesOf(pairs, places, depsOf(daysAhead));
    return [{ daysAhead, errors: errorsOf(pairs), pairs: differencesOf(pairs, places), choices }];
  });
  return provider === null || leads.length === 0 ? null : { date, provider, leads };
}

const isWhole = (entry: RecordEntry): entry is RecordedVisit => entry.score !== null;

function mostFrequent(names: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

function errorsOf(pairs: readonly Pair[]): ErrorSums {
  const sums = { cases: 0, score: 0, temperatureC: 0, sunCases: 0, sunHours: 0, rainRight: 0 };
  for (const { forecast, outcome } of pairs) {
    sums.cases += 1;
    sums.score += Math.abs(forecast.score - outcome.score);
    sums.temperatureC += Math.abs(forecast.temperatureC - outcome.temperatureC);
    sums.rainRight += Number(forecast.rainMm >= WET_FROM_MM === outcome.rainMm >= WET_FROM_MM);
    if (forecast.sunHours === null || outcome.sunHours === null) continue;
    sums.sunCases += 1;
    sums.sunHours += Math.abs(forecast.sunHours - outcome.sunHours);
  }
  return sums;
}

/** Only of places whose forecasts differ. An outcome that is equal counts as half. */
function differencesOf(pairs: readonly Pair[], places: readonly CountedPlace[]): Differences {
  const points = new Map(places.map((place) => [place.id, place]));
  const counts = new Array<number>(2 * (MOST_DIFFERENCE + 1)).fill(0);
  const step = Math.ceil((pairs.length * pairs.length) / 2 / MOST_PAIRS);
  for (let a = 0; a < pairs.length; a += 1) {
    const one = pairs[a] as Pair;
    const onePoint = points.get(one.forecast.placeId);
    for (let b = a + 1; onePoint && b < pairs.length; b += step) {
      const other = pairs[b] as Pair;
      const otherPoint = points.get(other.forecast.placeId);
      const said = one.forecast.score - other.forecast.score;
      if (!otherPoint || said === 0 || haversineKm(onePoint, otherPoint) > FARTHEST_KM) continue;
      const came = one.outcome.score - other.outcome.score;
      const at = 2 * Math.min(MOST_DIFFERENCE, Math.floor(Math.abs(said)));
      counts[at]! += 1;
      counts[at + 1]! += came === 0 ? 0.5 : Number(said > 0 === came > 0);
    }
  }
  return counts;
}
