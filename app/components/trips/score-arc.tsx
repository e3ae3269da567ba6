import type { CSSProperties } from "react";
import type { ScoreView } from "#app/presenters/trips/card-view";

/** The score as a sun on its way over the sky: the arc is drawn by the style sheet from `--v`. */
export function ScoreArc({ score }: { score: ScoreView }) {
  return (
    <p className="score" style={{ "--v": score.value } as CSSProperties}>
      <b>{score.value}</b>
      <span className="sr-only"> of 100, </span>
      {score.verdict}
    </p>
  );
}
