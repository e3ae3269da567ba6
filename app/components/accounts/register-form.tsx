import { COMPANY } from "#app/components/planner/preference-groups";
import { Link } from "#app/framework/link";
import { registrationFaults } from "#app/domain/accounts/rules";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "#app/domain/accounts/username";
import { type FieldDefinition, FormField, TickBoxes } from "#app/components/forms/form-field";
import { AccountForm, LARGE } from "./account-form";
import { USERNAME } from "./log-in-form";
import { NewPasswordFields } from "./password-field";
import { hint } from "#app/components/ui/field";

const NEW_USERNAME = {
  ...USERNAME,
  hint: `${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters, digits, dots, dashes or underscores`,
};
/** Receives links to set a new password. */
export const EMAIL: FieldDefinition = {
  name: "email",
  label: "Email",
  type: "email",
  inputMode: "email",
  autoComplete: "email",
  isVerbatim: true,
};
const INTERESTS = COMPANY.map(({ flag, label }) => ({ name: flag, label }));

export function RegisterForm({ action }: { action: string }) {
  return (
    <AccountForm
      name="register"
      action={action}
      check={registrationFaults}
      button={{ label: "Create Account", busyLabel: "Creating your account...", className: LARGE }}
    >
      {({ field, values }) => (
        <>
          <FormField definition={NEW_USERNAME} field={field("username")} />
          <FormField definition={EMAIL} field={field("email")} />
          <NewPasswordFields field={field} label="Password" />
          <TickBoxes legend="Preferences (optional)" boxes={INTERESTS} values={values} />
          <p className={hint}>
            What we keep, for how long, and your rights: <Link to="/privacy">Privacy</Link>.
          </p>
        </>
      )}
    </AccountForm>
  );
}
