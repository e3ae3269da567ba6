import type { ScoreWordView } from "#app/presenters/warnings/view";

/** The word for a score. If a warning has decided it, it disappears when that warning ends. */
export const ScoreWord = ({ word: { verdict, until } }: { word: ScoreWordView }) =>
  until === undefined ? verdict : <span data-until={until}>{verdict}</span>;
