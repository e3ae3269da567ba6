import {
  type OutingAnswer,
  type OutingAnswers,
  SHOWN_FROM_ANSWERS,
} from "#app/features/accuracy/domain/outing-answers";

export const OUTING_FORM = {
  id: "outing",
  title: "Answer not saved",
  unanswered: "We couldn't save this. Please try again in a moment.",
};

export const OUTING_WORDS: Readonly<Record<OutingAnswer, string>> = {
  better: "Better",
  "as-said": "As you said",
  worse: "Worse",
};

const NUMBER = new Intl.NumberFormat("en-GB");

/** Null until enough people have answered. */
export function outingAnswersInWords({ better, "as-said": asSaid, worse }: OutingAnswers): string | null {
  const all = better + asSaid + worse;
  if (all < SHOWN_FROM_ANSWERS) return null;
  const share = (people: number) => `${Math.round((100 * people) / all)}%`;
  return `Of those who answered after a day out, ${share(asSaid)} say that it was as we said, ${share(better)} better and ${share(worse)} worse (${NUMBER.format(all)} answers).`;
}
