import type { ScoreWordView } from "#app/presenters/warnings/view";

/** The word for a score; one that is about a warning goes when the warning ends. */
export const ScoreWord = ({ word: { verdict, until } }: { word: ScoreWordView }) =>
  until === undefined ? verdict : <span data-until={until}>{verdict}</span>;
