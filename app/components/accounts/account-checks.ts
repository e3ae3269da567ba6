import {
  DELETION_RULES,
  LOG_IN_RULES,
  PASSWORD_CHANGE_RULES,
  REGISTRATION_RULES,
  confirmationFault,
} from "#app/domain/accounts/rules";
import { faultsIn } from "#app/domain/field-rules";

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

/** The checks of the browser say what the server would say, only sooner; the server checks all of it again. */
export const checkLogIn = (typed: Typed): Faults => faultsIn(LOG_IN_RULES, { ...typed });

export const checkRegistration = (typed: Typed): Faults =>
  withConfirmation(faultsIn(REGISTRATION_RULES, { ...typed }), typed);

export const checkPasswordChange = (typed: Typed): Faults =>
  withConfirmation(faultsIn(PASSWORD_CHANGE_RULES, { ...typed }), typed);

export const checkDeletion = (typed: Typed): Faults => faultsIn(DELETION_RULES, { ...typed });

function withConfirmation(faults: Faults, { password = "", confirmPassword = "" }: Typed): Faults {
  const fault = confirmationFault(password, confirmPassword);
  return fault === null ? faults : { ...faults, confirmPassword: fault };
}
