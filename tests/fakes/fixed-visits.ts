import { clampScore } from "#app/domain/ranking/holiday-climate-index";
import type { Arrival, Standing, VisitScores } from "#app/domain/ranking/visit-scores";

interface Seen {
  /** Null for a place without a forecast. */
  readonly score?: number | null;
  readonly standing?: Standing | undefined;
  readonly isCalm?: boolean;
}

/** For tests: visits of places 0, 1, 2 …, the same at every hour and by default with daylight. */
export function fixedVisits(places: readonly Seen[]): VisitScores {
  const arrivals = places.map(({ score = NaN, standing = "daylight", isCalm = false }): Arrival => {
    const isScored = score !== null && (standing === "daylight" || standing === "nearly-dark");
    return {
      standing: score === null ? "no-forecast" : standing,
      points: score ?? 0,
      score: isScored ? clampScore(score) : null,
      sunshineHours: 0,
      chanceOfRainPct: 0,
      isCalm,
    };
  });
  return {
    arrival: (_, position) => arrivals[position] as Arrival,
    usableUntil: Infinity,
    bytes: () => 0,
  };
}
