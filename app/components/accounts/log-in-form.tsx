import { Link } from "#app/framework/link";
import { LOG_IN_RULES } from "#app/domain/accounts/rules";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "#app/domain/accounts/username";
import { faultsIn } from "#app/domain/field-rules";
import { FormField } from "#app/components/forms/form-field";
import { AccountForm, LARGE } from "./account-form";
import { PasswordField } from "./password-field";

export const USERNAME = {
  name: "username",
  label: "Username",
  autoComplete: "username",
  minLength: USERNAME_MIN_LENGTH,
  maxLength: USERNAME_MAX_LENGTH,
  isRequired: true,
  isVerbatim: true,
} as const;

export function LogInForm({ action }: { action: string }) {
  return (
    <>
      <AccountForm
        name="login"
        action={action}
        check={(typed) => faultsIn(LOG_IN_RULES, typed)}
        button={{ label: "Log In", busyLabel: "Logging in...", className: LARGE }}
      >
        {({ field }) => (
          <>
            <FormField definition={USERNAME} field={field("username")} />
            <PasswordField field={field("password")} label="Password" autoComplete="current-password" />
          </>
        )}
      </AccountForm>
      <p className="mt-4">
        <Link to="/forgotten-password" className="inline-flex min-h-6 items-center">
          Forgotten your password?
        </Link>
      </p>
    </>
  );
}
