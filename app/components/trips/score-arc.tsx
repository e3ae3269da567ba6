import type { CSSProperties } from "react";
import type { ScoreView } from "#app/presenters/trips/card-view";
import type { ScoreWordView } from "#app/presenters/warnings/view";

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

/** The word for a score. If a warning has decided it, it disappears when that warning ends. */
export const ScoreWord = ({ word: { verdict, until } }: { word: ScoreWordView }) =>
  until === undefined ? verdict : <span data-until={until}>{verdict}</span>;
