import { Form } from "@remix-run/react";
import { type AccountFormView, EMPTY_FORM } from "#app/presenters/accounts/view";
import { checkDeletion } from "./account-checks";
import { FormProblems } from "../forms/form-problems";
import { PasswordField } from "./password-field";
import { SubmitButton } from "../forms/submit-button";
import { useAccountForm } from "./use-account-form";

/** The end of an account: says what goes with it and asks for the password. */
export function DeleteAccountForm({ refused }: { refused: AccountFormView | undefined }) {
  const { fields, formProps, problems, summary, isBusy } = useAccountForm({
    intent: "delete",
    view: refused ?? EMPTY_FORM,
    check: checkDeletion,
  });
  return (
    <Form {...formProps} action="/settings" className="account-form">
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="delete" />
      <p>
        Your preferences, favorites and search history go with it, and you are logged out everywhere. Places
        that you suggested stay, without your name, your telephone number and what you wrote about them. This
        cannot be undone.
      </p>
      <PasswordField field={fields.currentPassword} label="Your Password" autoComplete="current-password" />
      <SubmitButton
        isBusy={isBusy}
        label="Delete My Account"
        busyLabel="Deleting..."
        className="button button-berry"
      />
    </Form>
  );
}
