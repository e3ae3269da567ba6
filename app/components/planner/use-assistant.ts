import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { type PreferenceFlag, type Preferences, activePreferences } from "#app/domain/accounts/preferences";
import type { FormError, RefusedForm } from "#app/presenters/form-view";
import { withWords } from "#app/components/forms/use-form";
import { useNewAnswer, useTaken } from "#app/components/forms/use-answers";

export const LAST_STEP = 4;
const NOT_SAVED = { title: "Update failed", message: "Failed to update preferences" };

export interface AssistantOptions {
  preferences: Preferences;
  /** After 'Finish'; `isPopular` if the user wants only popular places. */
  onFinish: (isPopular: boolean) => void;
}

export function useAssistant({ preferences, onFinish }: AssistantOptions) {
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState(preferences);
  const [isPopular, setPopular] = useState(false);
  const [problem, setProblem] = useState<FormError | null>(null);
  const fetcher = useFetcher<RefusedForm>();
  const isSaving = fetcher.state !== "idle";
  const refused = fetcher.data;

  const markSent = useTaken(isSaving, refused, () => {
    if (step < LAST_STEP) setStep(step + 1);
    else onFinish(isPopular);
  });

  /** If saving fails, the step stays. */
  function saveAndGoOn(): void {
    if (isSaving) return;
    const ticked = activePreferences(chosen).map((flag) => [flag, "on"]);
    markSent();
    setProblem(null);
    fetcher.submit(new URLSearchParams([["intent", "preferences"], ...ticked]), { method: "post" });
  }
  useNewAnswer(refused, (answer) => setProblem(withWords(answer, { unanswered: NOT_SAVED }).formError));

  return {
    step,
    chosen,
    isPopular,
    isSaving,
    problem,
    choose: (flag: PreferenceFlag, isOn: boolean) => setChosen({ ...chosen, [flag]: isOn }),
    goOn: () => setStep(step + 1),
    /** If the user declined the questions, to the step where they declined. */
    goBack: () => {
      setProblem(null);
      setStep(isPopular ? 1 : step - 1);
      setPopular(false);
    },
    accept: () => setStep(2),
    decline: () => {
      setPopular(true);
      setStep(LAST_STEP);
    },
    saveAndGoOn,
  };
}

export type Assistant = ReturnType<typeof useAssistant>;
