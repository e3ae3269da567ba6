import { Form, Link } from "@remix-run/react";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "#app/domain/accounts/username";
import type { AccountFormView } from "#app/presenters/accounts/view";
import { checkRegistration } from "./account-checks";
import { FormProblems } from "../forms/form-problems";
import { PasswordField } from "./password-field";
import { SubmitButton } from "../forms/submit-button";
import { TextField } from "./text-field";
import { useAccountForm } from "./use-account-form";

const INTERESTS = [
  { name: "dogFriendly", label: "Dog Friendly" },
  { name: "familyFriendly", label: "Family Friendly" },
  { name: "accessible", label: "Accessible" },
];

export function RegisterForm({ view, action }: { view: AccountFormView; action: string }) {
  const { fields, formProps, problems, summary, isBusy } = useAccountForm({
    intent: "register",
    view,
    check: checkRegistration,
  });
  return (
    <Form {...formProps} action={action} className="account-form">
      <FormProblems ref={summary} problems={problems} />
      <input type="hidden" name="intent" value="register" />
      <TextField
        field={fields.username}
        label="Username"
        hint={`${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters, digits, dots, dashes or underscores`}
        autoComplete="username"
        minLength={USERNAME_MIN_LENGTH}
        maxLength={USERNAME_MAX_LENGTH}
        required
      />
      <TextField
        field={fields.email}
        label="Email (optional)"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        field={fields.password}
        label="Password"
        hint="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordField field={fields.confirmPassword} label="Confirm Password" autoComplete="new-password" />
      <fieldset className="tick-boxes">
        <legend>Preferences (optional)</legend>
        {INTERESTS.map(({ name, label }) => (
          <label key={name} className="tick-box">
            <input type="checkbox" className="tick" name={name} defaultChecked={view.values[name] === "on"} />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="hint">
        What we keep, for how long, and your rights: <Link to="/privacy">Privacy</Link>.
      </p>
      <SubmitButton
        isBusy={isBusy}
        label="Create Account"
        busyLabel="Creating your account..."
        className="button button-sun button-large"
      />
    </Form>
  );
}
