import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, checkPasswordLength } from "#app/domain/account-password";
import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH, parseUsername } from "#app/domain/account-username";

/** The text fields of all the forms of an account; each form has some of them. */
export interface AccountFields {
  username: string;
  email: string;
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/** A form's text by field; a field that was left empty is absent. */
export type Typed = Partial<AccountFields>;
/** What is wrong, by field, in words. */
export type Faults = Partial<AccountFields>;

const USERNAME_FAULTS = {
  "too-short": `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  "too-long": `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  characters: "Username can hold only letters (a to z), digits, dots, dashes and underscores",
};
const PASSWORD_FAULTS = {
  "too-short": `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  "too-long": `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
};

/** The checks of the browser say what the server would say, only sooner; the server checks all of it again. */
export const checkLogIn = ({ username, password }: Typed): Faults =>
  present({ username: knownUsernameFault(username), password: passwordFault(password) });

export const checkRegistration = ({ username, password, confirmPassword }: Typed): Faults =>
  present({
    username: newUsernameFault(username),
    password: passwordFault(password),
    confirmPassword: confirmationFault(password, confirmPassword),
  });

export const checkPasswordChange = ({ currentPassword, password, confirmPassword }: Typed): Faults =>
  present({
    currentPassword: passwordFault(currentPassword),
    password: passwordFault(password),
    confirmPassword: confirmationFault(password, confirmPassword),
  });

export const checkDeletion = ({ currentPassword }: Typed): Faults =>
  present({ currentPassword: passwordFault(currentPassword) });

function newUsernameFault(typed = ""): string | undefined {
  const username = parseUsername(typed);
  return username.ok ? undefined : USERNAME_FAULTS[username.error];
}

/** A name to sign in with is judged by its length alone, as on the server. */
function knownUsernameFault(typed = ""): string | undefined {
  const { length } = typed.trim();
  if (length < USERNAME_MIN_LENGTH) return USERNAME_FAULTS["too-short"];
  return length > USERNAME_MAX_LENGTH ? USERNAME_FAULTS["too-long"] : undefined;
}

function passwordFault(typed = ""): string | undefined {
  const checked = checkPasswordLength(typed);
  return checked.ok ? undefined : PASSWORD_FAULTS[checked.error];
}

const confirmationFault = (password: string | undefined, typed: string | undefined): string | undefined =>
  passwordFault(typed) ?? (typed === password ? undefined : "Passwords do not match");

function present(faults: { [Field in keyof AccountFields]?: string | undefined }): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined));
}
