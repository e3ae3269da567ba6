import { Form } from "@remix-run/react";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "#app/domain/accounts/username";
import type { AccountFormView } from "#app/presenters/accounts/view";
import { checkLogIn } from "./account-checks";
import { FormProblems } from "../forms/form-problems";
import { PasswordField } from "./password-field";
import { SubmitButton } from "../forms/submit-button";
import { TextField } from "./text-field";
import { useAccountForm } from "./use-account-form";

export function LogInForm({ view, action }: { view: AccountFormView; action: string }) {
  const { fields, formProps, problems, summary, isBusy } = useAccountForm({
    intent: "login",
    view,
    check: checkLogIn,
  });
  return (
    <Form {...formProps} action={action} className="account-form">
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="login" />
      <TextField
        field={fields.username}
        label="Username"
        autoComplete="username"
        minLength={USERNAME_MIN_LENGTH}
        maxLength={USERNAME_MAX_LENGTH}
        required
      />
      <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
      <SubmitButton
        isBusy={isBusy}
        label="Log In"
        busyLabel="Logging in..."
        className="button button-sun button-large"
      />
    </Form>
  );
}
