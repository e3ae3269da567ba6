import type { ScoreWordView } from "#app/presenters/warnings/view";

/** The word for a score. A word about a warning disappears when the warning ends. */
export const ScoreWord = ({ word: { verdict, until } }: { word: ScoreWordView }) =>
  until === undefined ? verdict : <span data-until={until}>{verdict}</span>;
