import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { parsePostcode } from "#app/domain/postcode";

export const POSTCODE_ERROR = "Please enter a valid UK postcode.";

/** The search form's behaviour in the browser: the postcode check, and one submission at a time. */
export function useSearchForm(serverError: string | undefined) {
  const submit = useSubmit();
  const isBusy = useNavigation().location?.pathname === "/search";
  // Each failed submit is counted, so that a second one takes the focus back to the summary.
  const [problem, setProblem] = useState({ message: serverError ?? null, attempt: serverError ? 1 : 0 });
  const [seenServerError, setSeenServerError] = useState(serverError);
  if (seenServerError !== serverError) {
    setSeenServerError(serverError);
    setProblem(({ attempt }) => ({ message: serverError ?? null, attempt: attempt + 1 }));
  }
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem.attempt > 0) summary.current?.focus();
  }, [problem.attempt]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const typed = data.get("postcode");
    const postcode = parsePostcode(typeof typed === "string" ? typed.trim() : "");
    if (!postcode) {
      setProblem(({ attempt }) => ({ message: POSTCODE_ERROR, attempt: attempt + 1 }));
      return;
    }
    data.set("postcode", postcode.text);
    if (data.get("travelDate") === "") data.delete("travelDate");
    void submit(data, { method: "get", action: "/search" });
  }

  const clearError = () => setProblem((last) => (last.message === null ? last : { ...last, message: null }));
  return { error: problem.message, isBusy, summary, onSubmit, clearError };
}
