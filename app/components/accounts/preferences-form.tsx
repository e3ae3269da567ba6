import { activePreferences } from "#app/domain/accounts/preferences";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { accountFormProps } from "#app/presenters/accounts/view";
import type { SettingsUserView } from "#app/presenters/accounts/pages";
import { FormProblems } from "#app/components/forms/form-problems";
import { SubmitButton } from "#app/components/forms/form-field";
import { useForm } from "#app/components/forms/use-form";
import { ACTIVITIES, COMPANY } from "#app/components/planner/preference-groups";
import { PreferenceSwitches } from "./preference-switches";
import { button } from "#app/components/ui/button";
import { panel } from "#app/components/ui/panel";

export function PreferencesForm({ user }: { user: SettingsUserView }) {
  const saved = Object.fromEntries(activePreferences(user).map((flag) => [flag, "on"]));
  const { Form, formProps, summary, problems, isLoginNeeded, values, isBusy } = useForm({
    ...accountFormProps("preferences"),
    first: { ...EMPTY_FORM, values: saved },
  });
  return (
    <Form
      {...formProps}
      action="/settings"
      className={panel({ pad: "card", className: "grid grid-cols-1 gap-6" })}
      preventScrollReset
    >
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="preferences" />
      <PreferenceSwitches legend="Travel Preferences" options={COMPANY} values={values} />
      <PreferenceSwitches legend="Activity Preferences" options={ACTIVITIES} values={values} />
      <SubmitButton
        isBusy={isBusy}
        label="Save Preferences"
        busyLabel="Saving..."
        className={button({ tone: "sun", size: "large", className: "justify-self-start" })}
      />
    </Form>
  );
}
