import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { RefusedForm } from "#app/presenters/form-view";
import type { FieldFaults, TypedValues } from "#app/components/forms/use-form";

interface Options {
  fill: (values: TypedValues) => void;
  refuse: (faults: FieldFaults) => void;
}

const UNREACHABLE = "The postcode could not be looked up. Please try again.";

/** Fills in a form's coordinates from its postcode, and says so: the form's own action answers with both. */
export function useLocating(form: Options) {
  const fetcher = useFetcher<RefusedForm>();
  const [news, setNews] = useState("");
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    const { values, errors, formError } = answer.form;
    const fault = errors["postcode"] ?? (answer.isUnanswered ? UNREACHABLE : formError?.message);
    if (fault !== undefined) return latest.current.refuse({ postcode: fault });
    const { postcode, latitude, longitude } = values;
    latest.current.fill({ postcode, latitude, longitude });
    // oxlint-disable-next-line react/set-state-in-effect -- news of an answer that arrived, told once
    setNews(`Coordinates of ${postcode} filled in.`);
  }, [answer]);

  return {
    isBusy: fetcher.state !== "idle",
    news,
    /** For the form that the button stands in. */
    locate: (element: HTMLFormElement): void => {
      setNews("");
      const typed = new FormData(element);
      typed.set("intent", "locate");
      fetcher.submit(typed, { method: "post", action: element.getAttribute("action") ?? undefined });
    },
  };
}
