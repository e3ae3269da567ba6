import { useFetcher } from "@remix-run/react";
import { type FormEvent, useRef } from "react";
import type { FormError, RefusedForm } from "#app/presenters/form-view";
import { showToast } from "#app/components/layout/toasts/toast-store";
import { UNANSWERED, withWords } from "./use-form";
import { useNewAnswer } from "./use-answers";

/** Each posts its `intent`, one at a time. A refusal is a toast. A request that fails at once never shows as busy. */
export function useButtons(unansweredOf: (intent: string) => FormError = () => UNANSWERED) {
  const fetcher = useFetcher<RefusedForm>();
  const busyWith = fetcher.state === "idle" ? null : intentOf(fetcher.formData);
  const pressed = useRef("");
  const refused = fetcher.data;
  useNewAnswer(refused, (answer) => {
    const said = withWords(answer, { unanswered: unansweredOf(pressed.current) }).formError;
    if (said) showToast({ kind: "error", title: said.title, description: said.message });
  });
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    busyWith,
    refused,
    formProps: {
      method: "post" as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (busyWith !== null) return event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : "";
      },
    },
  };
}

function intentOf(sent: FormData | undefined): string {
  const intent = sent?.get("intent");
  return typeof intent === "string" ? intent : "";
}
