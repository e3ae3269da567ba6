import { useEffect, useRef } from "react";
import type { RefusedForm } from "#app/presenters/form-view";

/**
 * An effect with the answer as its dependency is not enough: the router changes its fetchers while React
 * renders, and if React discards that render, such an effect never runs.
 */
export function useNewAnswer<Answer>(answer: Answer | undefined, onNew: (answer: Answer) => void): void {
  const seen = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    onNew(answer);
  });
}

/**
 * A submission ended without a new refusal. Call the returned function for each: it records the earlier
 * answer, because the new one may arrive before the page shows that it is busy.
 */
export function useTaken(isBusy: boolean, answer: RefusedForm | undefined, onTaken: () => void): () => void {
  const sent = useRef<{ answer: RefusedForm | undefined; isUnderWay: boolean } | null>(null);
  useEffect(() => {
    if (!sent.current) return;
    if (isBusy) {
      sent.current.isUnderWay = true;
    } else if (sent.current.isUnderWay) {
      const isTaken = sent.current.answer === answer;
      sent.current = null;
      if (isTaken) onTaken();
    }
  });
  return () => {
    sent.current = { answer, isUnderWay: false };
  };
}
