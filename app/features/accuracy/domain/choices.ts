import { USUAL_LEAVING } from "#app/domain/calendar/clock";
import type { Point } from "#app/domain/geo/geo";
import { type ScorePage, STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";
import { weatherAtHome } from "#app/domain/ranking/weather-at-home";
import { type ResultOrder, nameRanksOf, rankVisits } from "#app/domain/ranking/weather-ranking";
import type { CountedPlace, Pair, RecordedVisit } from "./recorded-visit";

/** A made-up home to search from. Minutes are by position of the place. */
export interface Home extends Point {
  readonly outcode: string;
  readonly minutes: Float32Array;
}

export const DRIVE_MINUTES = 120;

/** From one home for one day. Scores are those of the usual visit, in points. */
export interface Choice {
  readonly outcode: string;
  /** The id of the place that the search put first. */
  readonly first: number;
  /** One way. */
  readonly driveHours: number;
  readonly promised: number;
  readonly won: number;
  /** More than home; null if unknown. */
  readonly sunWonHours: number | null;
  readonly missed: number;
  /** Had one gone by a dull rule; null if the rule names no place. */
  readonly missedBy: Readonly<Record<DullRule, number | null>>;
  readonly best: number;
}

/** They need no forecast: the nearest place, last Saturday's best (on weekends), the week's best climate. */
export const DULL_RULES = ["nearest", "lastWeekend", "climate"] as const;
export type DullRule = (typeof DULL_RULES)[number];

export interface ChoiceDeps {
  readonly homes: readonly Home[];
  readonly bandPoints: number;
  /** The best within the drive on the Saturday before; null if unknown. */
  readonly lastWinner: (outcode: string) => number | null;
  /** By position. */
  readonly climate: Float32Array;
}

/** A home without weather of its own, or without a place, has no case. */
export function choicesOf(
  pairs: readonly Pair[],
  places: readonly CountedPlace[],
  { homes, bandPoints, lastWinner, climate }: ChoiceDeps,
): Choice[] {
  const positions = new Map(places.map(({ id }, position) => [id, position]));
  const known = pairs.filter(({ forecast }) => positions.has(forecast.placeId));
  const scoresOf = (entry: (pair: Pair) => RecordedVisit, scoreAt?: Float32Array) =>
    recordedScores(places.length, known.map(entry), positions, scoreAt);
  const forecasts = scoresOf(({ forecast }) => forecast);
  const outcomes = scoresOf(({ outcome }) => outcome);
  const usual = scoresOf(({ forecast }) => forecast, climate);
  const names = nameRanksOf(places);
  return homes.flatMap((home): Choice[] => {
    const first = ({ visits }: RecordedScores, order: ResultOrder): number | undefined =>
      rankVisits(visits, home.minutes, names, {
        limitMinutes: DRIVE_MINUTES,
        leavesAt: USUAL_LEAVING,
        filter: null,
        order,
        bandPoints,
        offset: 0,
        limit: 1,
      }).positions[0];
    const [chosen, best] = [first(forecasts, "best"), first(outcomes, "score")];
    const said = weatherAtHome(forecasts.visits, places, home, USUAL_LEAVING);
    const came = weatherAtHome(outcomes.visits, places, home, USUAL_LEAVING);
    if (chosen === undefined || best === undefined || !said || !came) return [];
    const outcomeAt = (position: number) => outcomes.page.scores[position] as number;
    const missedAt = (position: number | null | undefined) =>
      position === null || position === undefined ? null : outcomeAt(best) - outcomeAt(position);
    const winner = lastWinner(home.outcode);
    return [
      {
        outcode: home.outcode,
        first: (places[chosen] as CountedPlace).id,
        driveHours: (home.minutes[chosen] as number) / 60,
        promised: (forecasts.page.scores[chosen] as number) - said.value,
        won: outcomeAt(chosen) - came.value,
        sunWonHours: sunBetween(outcomes, chosen, came.from[0] as number),
        missed: outcomeAt(best) - outcomeAt(chosen),
        missedBy: {
          nearest: missedAt(first(forecasts, "near")),
          lastWeekend: winner === null ? null : missedAt(reachable(positions.get(winner), home, outcomes)),
          climate: missedAt(first(usual, "best")),
        },
        best: (places[best] as CountedPlace).id,
      },
    ];
  });
}

function reachable(position: number | undefined, { minutes }: Home, { page }: RecordedScores): number | null {
  if (position === undefined || page.standings[position] !== STANDINGS.daylight) return null;
  return (minutes[position] as number) <= DRIVE_MINUTES ? position : null;
}

function sunBetween({ page }: RecordedScores, position: number, home: number): number | null {
  const [there, here] = [page.sunshine[position] as number, page.sunshine[home] as number];
  return there < 0 || here < 0 ? null : there - here;
}

interface RecordedScores {
  readonly page: ScorePage;
  readonly visits: VisitScores;
}

/** The same for every time of arrival. */
function recordedScores(
  count: number,
  entries: readonly RecordedVisit[],
  positions: ReadonlyMap<number, number>,
  scoreAt?: Float32Array,
): RecordedScores {
  const page: ScorePage = {
    standings: new Uint8Array(count).fill(STANDINGS.noForecast),
    scores: new Float32Array(count),
    sunshine: new Float32Array(count).fill(-1),
    chancesOfRain: new Uint8Array(count).fill(255),
    calm: new Uint8Array(count),
  };
  for (const { placeId, score, sunHours } of entries) {
    const position = positions.get(placeId) as number;
    page.standings[position] = STANDINGS.daylight;
    page.scores[position] = scoreAt ? (scoreAt[position] as number) : score;
    page.sunshine[position] = scoreAt ? -1 : (sunHours ?? -1);
  }
  const visits: VisitScores = {
    page: () => page,
    standing: (scores, _, position) => scores.standings[position] as number,
    usableUntil: Infinity,
    bytes: () => 0,
  };
  return { page, visits };
}
