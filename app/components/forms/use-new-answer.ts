import { useEffect, useRef } from "react";

/**
 * Calls back once for each new answer of a fetcher. Not by an effect's dependencies: the router changes what its fetchers hold
 * while React draws, so that a drawing which React then gives up may be the one that saw the answer, and its effect is lost.
 */
export function useNewAnswer<Answer>(answer: Answer | undefined, onNew: (answer: Answer) => void): void {
  const seen = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    onNew(answer);
  });
}
