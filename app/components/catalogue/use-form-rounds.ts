import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { AdminEditorView } from "#app/presenters/admin-catalogue-view";
import type { PostedFormState } from "./posted-form";

/** How often a form was sent and taken: each time a new one, as it is first, is to be shown. */
export function useFormRounds(isBusy: boolean, { errors, formError }: PostedFormState): number {
  const [wasBusy, setWasBusy] = useState(isBusy);
  const [rounds, setRounds] = useState(0);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    const isRefused = formError !== null || Object.keys(errors).length > 0;
    if (wasBusy && !isRefused) setRounds(rounds + 1);
  }
  return rounds;
}

/** The same for an editor of the dashboard, with whether it is on its way. */
export function useEditorRounds({ subject, form }: AdminEditorView): { isBusy: boolean; rounds: number } {
  const posted = useNavigation().formData;
  const intent = posted?.get("intent");
  const isBusy = posted?.get("subject") === subject && (intent === "create" || intent === "update");
  return { isBusy, rounds: useFormRounds(isBusy, form) };
}
