import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, checkPasswordLength, comparedPassword } from "./password";
import {
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type Username,
  type UsernameFault,
  parseUsername,
} from "./username";
import { type FieldRule, faultsIn, optionalRule, postcodeRule } from "#app/domain/field-rules";
import { fail, ok } from "#app/domain/result";

const USERNAME_FAULTS: Readonly<Record<UsernameFault, string>> = {
  "too-short": `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  "too-long": `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  characters: "Username can only have letters (a to z), digits, dots, dashes and underscores",
  punctuation: "Username must have a letter or a digit",
};
const PASSWORD_FAULTS = {
  "too-short": `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  "too-long": `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
};
const EMAIL_MESSAGE = "Enter an email address such as name@example.com, or leave this empty";
const EMAIL_MAX_LENGTH = 254;
/** No two dots in a row before the @; at least two parts after it. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;

export const newUsernameRule: FieldRule<Username> = (typed) => {
  const username = parseUsername(typed);
  return username.ok ? username : fail(USERNAME_FAULTS[username.error]);
};

/** Any text of a possible length, so that a wrong name reveals no more than a wrong password. */
export const knownUsernameRule: FieldRule<string> = (typed) => {
  const { length } = typed.trim();
  if (length < USERNAME_MIN_LENGTH) return fail(USERNAME_FAULTS["too-short"]);
  return length > USERNAME_MAX_LENGTH ? fail(USERNAME_FAULTS["too-long"]) : ok(typed);
};

/** We never hash a huge text. */
export const passwordRule: FieldRule<string> = (typed) => {
  const checked = checkPasswordLength(typed);
  return checked.ok ? checked : fail(PASSWORD_FAULTS[checked.error]);
};

export const emailRule: FieldRule<string | null> = (typed) => {
  const address = typed.trim();
  if (address === "") return ok(null);
  return address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address) ? ok(address) : fail(EMAIL_MESSAGE);
};

/** A username or an email address. We never reveal whether the account exists. */
export const accountNameRule: FieldRule<string> = (typed) => {
  const name = typed.trim();
  const isPossible = name.length >= USERNAME_MIN_LENGTH && name.length <= EMAIL_MAX_LENGTH;
  return isPossible ? ok(name) : fail("Enter your username or your email address");
};

export function confirmationFault(password: string, confirmation: string): string | null {
  const read = passwordRule(confirmation);
  if (!read.ok) return read.error;
  return comparedPassword(password) === comparedPassword(confirmation) ? null : "Passwords do not match";
}

export const LOG_IN_RULES = { username: knownUsernameRule, password: passwordRule };
export const HOME_RULES = { homePostcode: optionalRule(postcodeRule) };
export const DELETION_RULES = { currentPassword: passwordRule };
export const EMAIL_CHANGE_RULES = { email: emailRule, currentPassword: passwordRule };
export const RECOVERY_REQUEST_RULES = { account: accountNameRule };
const NEW_PASSWORD_RULES = { password: passwordRule, confirmPassword: passwordRule };
const REGISTRATION_RULES = {
  username: newUsernameRule,
  email: emailRule,
  password: passwordRule,
  confirmPassword: passwordRule,
};
const PASSWORD_CHANGE_RULES = { currentPassword: passwordRule, ...NEW_PASSWORD_RULES };

type Typed = Readonly<Partial<Record<string, string>>>;
type Faults = ReturnType<typeof faultsIn>;

/** If the two passwords differ, the fault belongs to the second field. */
export const registrationFaults = (typed: Typed): Faults =>
  withConfirmation(faultsIn(REGISTRATION_RULES, typed), typed);

export const passwordChangeFaults = (typed: Typed): Faults =>
  withConfirmation(faultsIn(PASSWORD_CHANGE_RULES, typed), typed);

export const newPasswordFaults = (typed: Typed): Faults =>
  withConfirmation(faultsIn(NEW_PASSWORD_RULES, typed), typed);

function withConfirmation(faults: Faults, { password = "", confirmPassword = "" }: Typed): Faults {
  const fault = confirmationFault(password, confirmPassword);
  return fault === null ? faults : { ...faults, confirmPassword: fault };
}
