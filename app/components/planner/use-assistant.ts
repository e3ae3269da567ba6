import { useState } from "react";
import type { PreferenceFlag, Preferences } from "#app/domain/accounts/preferences";
import { showToast } from "../layout/toasts/toast-store";
import { savePreferences } from "./save-preferences";

export const LAST_STEP = 4;

interface Options {
  preferences: Preferences;
  /** After 'Finish': `isPopular` where only popular places were asked for. */
  onFinish: (isPopular: boolean) => void;
}

/** The assistant's five steps, 0 to 4, and what has been ticked so far. */
export function useAssistant({ preferences, onFinish }: Options) {
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState(preferences);
  const [isPopular, setPopular] = useState(false);
  const [isSaving, setSaving] = useState(false);

  /** Continue and Finish: saves, then goes on, or ends on the last step. A failure stays on its step. */
  async function saveAndGoOn(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    const saved = await savePreferences(chosen);
    setSaving(false);
    if (!saved.ok) {
      showToast({ kind: "error", title: "Update failed", description: saved.message });
      return;
    }
    if (step < LAST_STEP) setStep(step + 1);
    else onFinish(isPopular);
  }

  return {
    step,
    chosen,
    isPopular,
    isSaving,
    choose: (flag: PreferenceFlag, isOn: boolean) => setChosen({ ...chosen, [flag]: isOn }),
    goOn: () => setStep(step + 1),
    goBack: () => setStep(isPopular ? 1 : step - 1),
    accept: () => {
      setPopular(false);
      setStep(2);
    },
    decline: () => {
      setPopular(true);
      setStep(LAST_STEP);
    },
    saveAndGoOn,
  };
}

export type Assistant = ReturnType<typeof useAssistant>;
