import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { RefusedForm } from "#app/presenters/form-view";
import type { FieldFaults, TypedValues } from "#app/components/forms/use-form";
import { useNewAnswer } from "#app/components/forms/use-answers";

interface Options {
  fill: (values: TypedValues) => void;
  refuse: (faults: FieldFaults) => void;
}

const UNREACHABLE = "We couldn't look up the postcode. Please try again.";

/** `news` then says so. */
export function useLocating({ fill, refuse }: Options) {
  const fetcher = useFetcher<RefusedForm>();
  const [news, setNews] = useState("");
  useNewAnswer(fetcher.data, ({ form, isUnanswered }) => {
    const { values, errors, formError } = form;
    const fault = errors["postcode"] ?? (isUnanswered ? UNREACHABLE : formError?.message);
    if (fault !== undefined) return refuse({ postcode: fault });
    const { postcode, latitude, longitude, region } = values;
    fill({ postcode, latitude, longitude, region });
    setNews(`Coordinates of ${postcode} filled in.`);
  });

  return {
    isBusy: fetcher.state !== "idle",
    news,
    locate: (element: HTMLFormElement): void => {
      setNews("");
      const typed = new FormData(element);
      typed.set("intent", "locate");
      fetcher.submit(typed, { method: "post", action: element.getAttribute("action") ?? undefined });
    },
  };
}
