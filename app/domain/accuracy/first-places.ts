import { USUAL_LEAVING } from "#app/domain/calendar/clock";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import { type ScorePage, STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { nameRanksOf, rankVisits, type ResultOrder } from "#app/domain/ranking/weather-ranking";
import type { CountedPlace, Pair, RecordedVisit } from "./recorded-visit";
import {
  FIRST,
  type FirstField,
  type Differences,
  type Tally,
  createDifferences,
  distanceClass,
} from "./sums";

/** A made-up home to search from, and the drive from it to each place, by position. */
export interface Start extends Point {
  readonly minutes: Float32Array;
}

export interface FirstPlaceDeps {
  readonly starts: readonly Start[];
  /** Returns the band of a day this many days ahead, in points. */
  readonly bandOf: (daysAhead: number) => number;
  /**
   * Returns the chance that a place with this many more points is better; null if no page would have stated a
   * chance.
   */
  readonly chanceOf: (daysAhead: number, distance: number, points: number) => number | null;
}

/** The usual drive of a search. */
export const DRIVE_MINUTES = 120;
/** Starts with fewer places within the drive do not count: being one of the ten best would say little. */
const LEAST_PLACES = 20;
const BEST = 10;

/**
 * For each start, takes the place that a search would have put first, and counts how often it proved better
 * than home, proved better than the nearest place, and was among the ten best. Scores are those of the usual
 * visit.
 */
export function countFirstPlaces(
  tally: Tally,
  daysAhead: number,
  pairs: readonly Pair[],
  places: readonly CountedPlace[],
  positions: ReadonlyMap<number, number>,
  { starts, bandOf, chanceOf }: FirstPlaceDeps,
): void {
  const scoresOf = (entry: (pair: Pair) => RecordedVisit) =>
    recordedScores(places.length, pairs.map(entry), positions);
  const [forecasts, outcomes] = [scoresOf((pair) => pair.forecast), scoresOf((pair) => pair.outcome)];
  const names = nameRanksOf(places);
  const againstHome = createDifferences();
  const count = (field: FirstField, isTrue = true) => {
    if (isTrue) tally.add(`first:${daysAhead}`, FIRST.indexOf(field));
  };
  for (const { minutes, ...home } of starts) {
    const first = (scores: RecordedScores, order: ResultOrder, limit: number) => {
      const wish = { limitMinutes: DRIVE_MINUTES, leavesAt: USUAL_LEAVING, filter: null, order, limit };
      return rankVisits(scores.visits, minutes, names, { ...wish, bandPoints: bandOf(daysAhead), offset: 0 });
    };
    const chosen = first(forecasts, "best", 1).positions[0];
    const within = countWithin(minutes, forecasts.page);
    if (chosen === undefined || within < LEAST_PLACES) continue;
    const outcome = scoreAt(outcomes, chosen);
    count("cases");
    count("amongTenBest", first(outcomes, "score", BEST).positions.includes(chosen));
    const [nearest] = first(forecasts, "near", 1).positions;
    if (nearest !== undefined && nearest !== chosen) {
      count("nearestCases");
      count("beatNearest", outcome > scoreAt(outcomes, nearest));
    }
    const homeForecast = weatherAtHome(forecasts.visits, places, home, USUAL_LEAVING);
    const homeOutcome = weatherAtHome(outcomes.visits, places, home, USUAL_LEAVING);
    if (!homeForecast || !homeOutcome) continue;
    const isBetter = outcome > homeOutcome.value;
    count("homeCases");
    count("beatHome", isBetter);
    const atHome = { home, forecast: homeForecast.value, outcome: homeOutcome.value };
    countAgainstHome(againstHome, atHome, minutes, places, forecasts, outcomes);
    const more = scoreAt(forecasts, chosen) - homeForecast.value;
    const distance = distanceClass(haversineKm(home, places[chosen] as CountedPlace));
    const chance = more > 0 && distance >= 0 ? chanceOf(daysAhead, distance, more) : null;
    if (chance === null) continue;
    const tenth = Math.round(chance * 10);
    tally.add("chances", 2 * tenth);
    tally.add("chances", 2 * tenth + 1, Number(isBetter));
  }
  againstHome.addTo(tally, `home:${daysAhead}`);
}

/**
 * Counts how often a place with a higher score than home proved better, by difference in score and by
 * distance.
 */
function countAgainstHome(
  differences: Differences,
  atHome: { readonly home: Point; readonly forecast: number; readonly outcome: number },
  minutes: Float32Array,
  places: readonly CountedPlace[],
  forecasts: RecordedScores,
  outcomes: RecordedScores,
): void {
  minutes.forEach((drive, position) => {
    if (drive > DRIVE_MINUTES || forecasts.page.standings[position] !== STANDINGS.daylight) return;
    const more = scoreAt(forecasts, position) - atHome.forecast;
    const distance = distanceClass(haversineKm(atHome.home, places[position] as CountedPlace));
    if (more <= 0 || distance < 0) return;
    const outcome = scoreAt(outcomes, position) - atHome.outcome;
    differences.count(distance, more, outcome === 0 ? 0.5 : Number(outcome > 0));
  });
}

interface RecordedScores {
  readonly page: ScorePage;
  readonly visits: VisitScores;
}

/** Returns recorded scores as the ranking reads them. They are the same for every time of arrival. */
function recordedScores(
  count: number,
  entries: readonly RecordedVisit[],
  positions: ReadonlyMap<number, number>,
): RecordedScores {
  const page: ScorePage = {
    standings: new Uint8Array(count).fill(STANDINGS.noForecast),
    scores: new Float32Array(count),
    sunshine: new Float32Array(count).fill(-1),
    chancesOfRain: new Uint8Array(count).fill(255),
    calm: new Uint8Array(count),
  };
  for (const { placeId, score, sunHours } of entries) {
    const position = positions.get(placeId);
    if (position === undefined) continue;
    page.standings[position] = STANDINGS.daylight;
    page.scores[position] = score;
    page.sunshine[position] = sunHours ?? -1;
  }
  const visits: VisitScores = {
    page: () => page,
    standing: (scores, _, position) => scores.standings[position] as number,
    usableUntil: Infinity,
    bytes: () => 0,
  };
  return { page, visits };
}

const scoreAt = ({ page }: RecordedScores, position: number): number => page.scores[position] as number;

function countWithin(minutes: Float32Array, { standings }: ScorePage): number {
  let count = 0;
  minutes.forEach((drive, position) => {
    if (drive <= DRIVE_MINUTES && standings[position] === STANDINGS.daylight) count += 1;
  });
  return count;
}
