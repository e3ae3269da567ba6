import { Form } from "@remix-run/react";
import { type AccountFormView, EMPTY_FORM, type SettingsUserView } from "#app/presenters/accounts/view";
import { ACTIVITIES, COMPANY } from "../planner/preference-groups";
import type { Faults } from "./account-checks";
import { FormProblems } from "../forms/form-problems";
import { PreferenceSwitches } from "./preference-switches";
import { SubmitButton } from "../forms/submit-button";
import { useAccountForm } from "./use-account-form";

interface Props {
  user: SettingsUserView;
  refused: AccountFormView | undefined;
}

const nothingCanBeWrong = (): Faults => ({});

/** The seven switches, saved together. */
export function PreferencesForm({ user, refused }: Props) {
  const { formProps, problems, summary, isBusy } = useAccountForm({
    intent: "preferences",
    view: refused ?? EMPTY_FORM,
    check: nothingCanBeWrong,
  });
  return (
    <Form {...formProps} action="/settings" className="settings-card">
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="preferences" />
      <PreferenceSwitches legend="Travel Preferences" options={COMPANY} preferences={user} />
      <PreferenceSwitches legend="Activity Preferences" options={ACTIVITIES} preferences={user} />
      <SubmitButton
        isBusy={isBusy}
        label="Save Preferences"
        busyLabel="Saving..."
        className="button button-sun button-large"
      />
    </Form>
  );
}
