import { useEffect, useRef } from "react";

/**
 * Calls back once for each new answer of a fetcher. An effect with the answer as its dependency would not do: the
 * router changes its fetchers while React renders, and if React discards the render with the answer, that effect never
 * runs.
 */
export function useNewAnswer<Answer>(answer: Answer | undefined, onNew: (answer: Answer) => void): void {
  const seen = useRef<Answer>();
  useEffect(() => {
    if (answer === undefined || seen.current === answer) return;
    seen.current = answer;
    onNew(answer);
  });
}
