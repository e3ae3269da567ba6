import { useEffect, useRef } from "react";

/**
 * Calls back once for each new answer of a fetcher. It does not use an effect's dependencies: the router changes its
 * fetchers while React renders, so a render that React discards may be the one with the answer, and its effect is lost.
 */
export function useNewAnswer<Answer>(answer: Answer | undefined, onNew: (answer: Answer) => void): void {
  const seen = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    onNew(answer);
  });
}
