import type { Pass } from "#app/domain/catalogue/passes";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { accountFormProps } from "#app/presenters/accounts/view";
import { FormProblems } from "#app/components/forms/form-problems";
import { SubmitButton } from "#app/components/forms/form-field";
import { useForm } from "#app/components/forms/use-form";
import { PassBoxes } from "#app/components/search/form/passes-field";
import { button } from "#app/components/ui/button";
import { groupTitle } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";

export function PassesForm({ passes }: { passes: readonly Pass[] }) {
  const { Form, formProps, summary, problems, isLoginNeeded, isBusy } = useForm({
    ...accountFormProps("passes"),
    first: EMPTY_FORM,
  });
  return (
    <Form
      {...formProps}
      action="/settings"
      className={panel({ pad: "card", className: "grid grid-cols-1 gap-4" })}
      aria-labelledby="passes-title"
      preventScrollReset
    >
      <h2 id="passes-title" className={groupTitle}>
        We&rsquo;re members of …
      </h2>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="passes" />
      <PassBoxes initial={passes} />
      <SubmitButton
        isBusy={isBusy}
        label="Save Memberships"
        busyLabel="Saving..."
        className={button({ className: "justify-self-start" })}
      />
    </Form>
  );
}
