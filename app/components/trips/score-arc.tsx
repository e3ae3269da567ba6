import type { CSSProperties } from "react";
import { ScoreWord } from "#app/components/warnings/score-word";
import type { ScoreView } from "#app/presenters/trips/card-view";

/** The score as a sun on its arc over the sky; the style sheet draws it from `--v`. */
export function ScoreArc({ score }: { score: ScoreView }) {
  return (
    <p className="score" style={{ "--v": score.value } as CSSProperties}>
      <b>{score.value}</b>
      <span className="sr-only"> of 100, </span>
      <ScoreWord word={score} />
    </p>
  );
}
