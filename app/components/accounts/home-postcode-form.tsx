import { HOME_RULES } from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormField, SubmitButton } from "#app/components/forms/form-field";
import { FormProblems } from "#app/components/forms/form-problems";
import { useForm } from "#app/components/forms/use-form";
import { button } from "#app/components/ui/button";
import { groupTitle } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";
import { accountFormProps } from "#app/presenters/accounts/view";

const FIELD = {
  name: "homePostcode",
  label: "Home postcode",
  isUnmarked: true,
  hint: "We'll show the best weather near you on the home page. Clear it any time.",
  isPostcode: true,
  maxLength: 16,
} as const;

export function HomePostcodeForm({ homePostcode }: { homePostcode: string | null }) {
  const { Form, formProps, summary, problems, isLoginNeeded, field, isBusy } = useForm({
    ...accountFormProps("home"),
    first: { ...EMPTY_FORM, values: { homePostcode: homePostcode ?? "" } },
    check: (typed) => faultsIn(HOME_RULES, typed),
  });
  return (
    <Form
      {...formProps}
      action="/settings"
      className={panel({ pad: "card", className: "grid grid-cols-1 gap-4" })}
      aria-labelledby="home-title"
      preventScrollReset
    >
      <h2 id="home-title" className={groupTitle}>
        Where you start from
      </h2>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="home" />
      <FormField definition={FIELD} field={field("homePostcode")} />
      <SubmitButton
        isBusy={isBusy}
        label="Save Home Postcode"
        busyLabel="Saving..."
        className={button({ className: "justify-self-start" })}
      />
    </Form>
  );
}
