import { activePreferences } from "#app/domain/accounts/preferences";
import {
  DELETION_RULES,
  EMAIL_CHANGE_RULES,
  HOME_RULES,
  passwordChangeFaults,
} from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";
import type { SettingsUserView } from "#app/presenters/accounts/pages";
import { FormField } from "#app/components/forms/form-field";
import { ACTIVITIES, COMPANY, type PreferenceOption } from "#app/components/planner/preference-groups";
import { PassBoxes } from "#app/components/search/form/passes-field";
import { button } from "#app/components/ui/button";
import { hint, groupTitle, hint as hintStyle, toggle } from "#app/components/ui/field";
import { panel } from "#app/components/ui/panel";
import { AccountForm, LARGE } from "./account-form";
import { NewPasswordFields, PasswordField, PasswordOwner } from "./password-field";
import { EMAIL } from "./register-form";

interface Props {
  user: SettingsUserView;
}

const CURRENT = { label: "Current password", autoComplete: "current-password" } as const;

export function PreferencesForm({ user }: Props) {
  return (
    <AccountForm
      name="preferences"
      className={panel({ pad: "card", className: "grid grid-cols-1 gap-6" })}
      values={Object.fromEntries(activePreferences(user).map((flag) => [flag, "on"]))}
      button={{ label: "Save Preferences", busyLabel: "Saving...", className: `${LARGE} justify-self-start` }}
    >
      {({ values }) => (
        <>
          <PreferenceSwitches legend="Travel Preferences" options={COMPANY} values={values} />
          <PreferenceSwitches legend="Activity Preferences" options={ACTIVITIES} values={values} />
        </>
      )}
    </AccountForm>
  );
}

const HOME = {
  name: "homePostcode",
  label: "Home postcode",
  isUnmarked: true,
  hint: "We'll show the best weather near you on the home page. Clear it any time.",
  isPostcode: true,
  maxLength: 16,
} as const;

export function HomePostcodeForm({ user: { homePostcode } }: Props) {
  return (
    <AccountForm
      name="home"
      title="Where you start from"
      values={{ homePostcode: homePostcode ?? "" }}
      check={(typed) => faultsIn(HOME_RULES, typed)}
      button={{ label: "Save Home Postcode", busyLabel: "Saving..." }}
    >
      {({ field }) => <FormField definition={HOME} field={field("homePostcode")} />}
    </AccountForm>
  );
}

export function PassesForm({ user: { passes } }: Props) {
  return (
    <AccountForm
      name="passes"
      title="We’re members of …"
      button={{ label: "Save Memberships", busyLabel: "Saving..." }}
    >
      {() => <PassBoxes initial={passes} />}
    </AccountForm>
  );
}

export function PasswordForm({ user: { username } }: Props) {
  return (
    <AccountForm
      name="password"
      check={passwordChangeFaults}
      button={{ label: "Change Password", busyLabel: "Changing...", className: button() }}
    >
      {({ field }) => (
        <>
          <PasswordOwner username={username} />
          <PasswordField field={field("currentPassword")} {...CURRENT} />
          <NewPasswordFields field={field} label="New password" />
        </>
      )}
    </AccountForm>
  );
}

const NEW_EMAIL = {
  ...EMAIL,
  hint: "We use it to send you a link when you've forgotten your password. Leave it empty if you don't want to give one.",
};

export function EmailForm({ user: { email, isEmailUnconfirmed } }: Props) {
  return (
    <AccountForm
      name="email"
      values={{ email: email ?? "" }}
      check={(typed) => faultsIn(EMAIL_CHANGE_RULES, typed)}
      button={{ label: "Save Email", busyLabel: "Saving...", className: button() }}
    >
      {({ field }) => (
        <>
          {isEmailUnconfirmed && (
            <p className={hint}>
              <strong>Not confirmed yet.</strong> We've emailed you a link to confirm it, so that you can
              reset your password if you forget it. To get it again, save the address once more.
            </p>
          )}
          <FormField definition={NEW_EMAIL} field={field("email")} />
          <PasswordField field={field("currentPassword")} {...CURRENT} />
        </>
      )}
    </AccountForm>
  );
}

export function DeleteAccountForm() {
  return (
    <AccountForm
      name="delete"
      check={(typed) => faultsIn(DELETION_RULES, typed)}
      button={{ label: "Delete My Account", busyLabel: "Deleting...", className: button({ tone: "berry" }) }}
    >
      {({ field }) => (
        <>
          <p>
            Your preferences, favorites and search history go with it, and you are logged out everywhere.
            Places that you suggested stay, without your name, your telephone number and what you wrote about
            them. You can't undo this.
          </p>
          <PasswordField field={field("currentPassword")} {...CURRENT} label="Your password" />
        </>
      )}
    </AccountForm>
  );
}

interface SwitchesProps {
  legend: string;
  options: readonly PreferenceOption[];
  /** "on" for each preference that is switched on; others are absent. */
  values: Partial<Record<string, string>>;
}

function PreferenceSwitches({ legend, options, values }: SwitchesProps) {
  return (
    <fieldset>
      <legend className={`${groupTitle} mb-1`}>{legend}</legend>
      {options.map(({ flag, label, hint }) => (
        <label
          key={flag}
          className="flex min-h-[60px] cursor-pointer items-center justify-between gap-4 border-line py-2 [&+&]:border-t"
        >
          <span>
            <span className="block font-semibold" id={`${flag}-label`}>
              {label}
            </span>
            <span className={hintStyle} id={`${flag}-hint`}>
              {hint}
            </span>
          </span>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
            role="switch"
            className={toggle}
            name={flag}
            defaultChecked={values[flag] === "on"}
            aria-labelledby={`${flag}-label`}
            aria-describedby={`${flag}-hint`}
          />
        </label>
      ))}
    </fieldset>
  );
}
