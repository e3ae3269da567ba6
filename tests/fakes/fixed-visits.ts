import { STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";

interface Seen {
  /** Null for a place without a forecast. */
  readonly score?: number | null;
  readonly standing?: number;
  readonly isCalm?: boolean;
}

/** For tests: visits of places 0, 1, 2 …, the same at every hour and by default with daylight. */
export function fixedVisits(places: readonly Seen[]): VisitScores {
  const standings = places.map(({ score, standing = STANDINGS.daylight }) =>
    score === null ? STANDINGS.noForecast : standing,
  );
  const page = {
    standings: Uint8Array.from(standings),
    scores: Float32Array.from(places, ({ score }) => score ?? NaN),
    sunshine: new Float32Array(places.length),
    chancesOfRain: new Uint8Array(places.length),
    calm: Uint8Array.from(places, ({ isCalm = false }) => Number(isCalm)),
  };
  return {
    page: () => page,
    standing: (_page, _quarter, position) => standings[position] ?? STANDINGS.noForecast,
    usableUntil: Infinity,
    bytes: () => 0,
  };
}
