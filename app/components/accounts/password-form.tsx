import { Form } from "@remix-run/react";
import { type AccountFormView, EMPTY_FORM } from "#app/presenters/accounts/view";
import { checkPasswordChange } from "./account-checks";
import { FormProblems } from "../forms/form-problems";
import { PasswordField } from "./password-field";
import { SubmitButton } from "../forms/submit-button";
import { useAccountForm } from "./use-account-form";

interface Props {
  username: string;
  refused: AccountFormView | undefined;
}

/** A new password, for whoever knows the old one. */
export function PasswordForm({ username, refused }: Props) {
  const { fields, formProps, problems, summary, isBusy } = useAccountForm({
    intent: "password",
    view: refused ?? EMPTY_FORM,
    check: checkPasswordChange,
  });
  return (
    <Form {...formProps} action="/settings" className="account-form">
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="password" />
      {/* For password managers, which want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      <PasswordField
        field={fields.currentPassword}
        label="Current Password"
        autoComplete="current-password"
      />
      <PasswordField
        field={fields.password}
        label="New Password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordField
        field={fields.confirmPassword}
        label="Confirm New Password"
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isBusy} label="Change Password" busyLabel="Changing..." className="button" />
    </Form>
  );
}
