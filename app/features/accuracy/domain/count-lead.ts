import type { LondonDate } from "#app/domain/calendar/clock";
import { haversineKm } from "#app/domain/geo/geo";
import { WET_FROM_MM } from "#app/domain/weather/thresholds";
import { type Case, type ChoiceDeps, type CountedPlace, choicesOf } from "./choices";
import type { Entries, RecordedVisit } from "./recorded-visit";

/** A day as it was forecast so many days ahead, and as the same service reported it afterwards. */
export interface RecordedLead {
  readonly date: LondonDate;
  readonly daysAhead: number;
  readonly forecasts: Entries;
  readonly outcomes: Entries;
}

/** `sum / of` is a day's mean. */
export interface DaySum {
  readonly sum: number;
  readonly of: number;
}

export const MOST_DIFFERENCE = 20;
const FARTHEST_KM = 200;
/** With more pairs, only every nth is counted: the errors of one day are alike. */
const MOST_PAIRS = 60_000;

export function countLead(
  { date, daysAhead, forecasts, outcomes }: RecordedLead,
  places: readonly CountedPlace[],
  deps: ChoiceDeps,
) {
  const byPosition = places.map(({ id, latitude, longitude }): Case | null => {
    const [said, came] = [forecasts[id], outcomes[id]];
    return said && came ? { latitude, longitude, said, came } : null;
  });
  const cases = byPosition.filter((each) => each !== null);
  const sumOf = (errorOf: (said: RecordedVisit, came: RecordedVisit) => number | null): DaySum => {
    const known = cases.map(({ said, came }) => errorOf(said, came)).filter((error) => error !== null);
    return { sum: known.reduce((sum, error) => sum + error, 0), of: known.length };
  };
  return {
    date,
    daysAhead,
    /** Mean absolute errors, and the share of places of which rain was said rightly. */
    errors: {
      score: sumOf(([said], [came]) => Math.abs(said - came)),
      sunHours: sumOf(([, said], [, came]) =>
        said === null || came === null ? null : Math.abs(said - came),
      ),
      rainRight: sumOf(([, , said], [, , came]) => Number(said >= WET_FROM_MM === came >= WET_FROM_MM)),
      temperatureC: sumOf(([, , , said], [, , , came]) => Math.abs(said - came)),
    },
    /** Of two places up to 200 km apart, by whole points of difference: [cases, better, cases, better, …]. */
    pairs: differencesOf(cases),
    choices: choicesOf(date, byPosition, places, deps),
  };
}

export type CountedLead = ReturnType<typeof countLead>;
export type ErrorName = keyof CountedLead["errors"];

/** Only of places whose forecasts differ. An outcome that is equal counts as half. */
function differencesOf(cases: readonly Case[]): number[] {
  const counts = new Array<number>(2 * (MOST_DIFFERENCE + 1)).fill(0);
  const step = Math.ceil(cases.length ** 2 / 2 / MOST_PAIRS);
  cases.forEach((one, index) => {
    for (let next = index + 1; next < cases.length; next += step) {
      const other = cases[next] as Case;
      const said = one.said[0] - other.said[0];
      if (said === 0 || haversineKm(one, other) > FARTHEST_KM) continue;
      const came = one.came[0] - other.came[0];
      const at = 2 * Math.min(MOST_DIFFERENCE, Math.floor(Math.abs(said)));
      counts[at]! += 1;
      counts[at + 1]! += came === 0 ? 0.5 : Number(said > 0 === came > 0);
    }
  });
  return counts;
}
