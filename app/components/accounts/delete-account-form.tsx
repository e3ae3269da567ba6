import { DELETION_RULES } from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import { EMPTY_FORM } from "#app/presenters/form-view";
import { FormProblems } from "#app/components/forms/form-problems";
import { SubmitButton } from "#app/components/forms/form-field";
import { useForm } from "#app/components/forms/use-form";
import { accountFormProps } from "#app/presenters/accounts/view";
import { PasswordField } from "./password-field";
import { button } from "#app/components/ui/button";
import { form } from "#app/components/ui/field";

export function DeleteAccountForm() {
  const { Form, formProps, summary, problems, isLoginNeeded, field, isBusy } = useForm({
    ...accountFormProps("delete"),
    first: EMPTY_FORM,
    check: (typed) => faultsIn(DELETION_RULES, typed),
  });
  return (
    <Form {...formProps} action="/settings" className={form}>
      <FormProblems ref={summary} problems={problems} isLoginNeeded={isLoginNeeded} />
      <input type="hidden" name="intent" value="delete" />
      <p>
        Your preferences, favorites and search history go with it, and you are logged out everywhere. Places
        that you suggested stay, without your name, your telephone number and what you wrote about them. You
        can't undo this.
      </p>
      <PasswordField field={field("currentPassword")} label="Your password" autoComplete="current-password" />
      <SubmitButton
        isBusy={isBusy}
        label="Delete My Account"
        busyLabel="Deleting..."
        className={button({ tone: "berry" })}
      />
    </Form>
  );
}
