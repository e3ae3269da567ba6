import * as z from "zod";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, checkPasswordLength } from "#app/domain/account-password";
import {
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  type UsernameFault,
  parseUsername,
} from "#app/domain/account-username";
import { isCommonPassword } from "./common-passwords.server";

const USERNAME_MESSAGES: Record<UsernameFault, string> = {
  "too-short": `Username must be at least ${USERNAME_MIN_LENGTH} characters`,
  "too-long": `Username must be at most ${USERNAME_MAX_LENGTH} characters`,
  characters: "Username can hold only letters (a to z), digits, dots, dashes and underscores",
};
const PASSWORD_MESSAGES = {
  "too-short": `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  "too-long": `Password must be at most ${PASSWORD_MAX_LENGTH} characters`,
};
const COMMON_PASSWORD_MESSAGE =
  "This is one of the most used passwords, and the first that a stranger would try. Three random words are better.";
const MISMATCH_MESSAGE = "Passwords do not match";
const EMAIL_MESSAGE = "Enter an email address such as name@example.com, or leave this empty";
const EMAIL_MAX_LENGTH = 254;

/** A name that somebody wants to have. */
const newUsername = z.string(USERNAME_MESSAGES["too-short"]).transform((typed, context) => {
  const username = parseUsername(typed);
  if (username.ok) return username.value;
  context.addIssue({ code: "custom", message: USERNAME_MESSAGES[username.error] });
  return z.NEVER;
});

/** A name to sign in with: any text of a possible length, so that a wrong one says no more than a wrong password. */
const knownUsername = z
  .string(USERNAME_MESSAGES["too-short"])
  .refine((typed) => typed.trim().length >= USERNAME_MIN_LENGTH, USERNAME_MESSAGES["too-short"])
  .refine((typed) => typed.trim().length <= USERNAME_MAX_LENGTH, USERNAME_MESSAGES["too-long"]);

/** Checked for its size before anything is hashed. */
const password = z.string(PASSWORD_MESSAGES["too-short"]).transform((typed, context) => {
  const checked = checkPasswordLength(typed);
  if (checked.ok) return checked.value;
  context.addIssue({ code: "custom", message: PASSWORD_MESSAGES[checked.error] });
  return z.NEVER;
});

/** A password that somebody wants to have. */
const newPassword = password.refine((chosen) => !isCommonPassword(chosen), COMMON_PASSWORD_MESSAGE);

const email = z
  .string(EMAIL_MESSAGE)
  .refine((typed) => typed.trim() === "" || isEmail(typed.trim()), EMAIL_MESSAGE)
  .transform((typed) => typed.trim() || null)
  .nullish()
  .transform((address) => address ?? null);

const flag = z.boolean("Choose true or false").default(false);

/** The seven interests: strict booleans, and one that is not given is not set. */
const flags = {
  dogFriendly: flag,
  familyFriendly: flag,
  accessible: flag,
  hiking: flag,
  countryWalks: flag,
  history: flag,
  adventure: flag,
};

const isConfirmed = (given: { password: string; confirmPassword: string }) =>
  given.password === given.confirmPassword;
const onConfirmation = { path: ["confirmPassword"], message: MISMATCH_MESSAGE };

export const logInSchema = z.object({ username: knownUsername, password });

export const registrationSchema = z
  .object({ username: newUsername, email, password: newPassword, confirmPassword: password, ...flags })
  .refine(isConfirmed, onConfirmation);

export const preferencesSchema = z.object(flags);

export const passwordChangeSchema = z
  .object({ currentPassword: password, password: newPassword, confirmPassword: password })
  .refine(isConfirmed, onConfirmation);

export const deletionSchema = z.object({ currentPassword: password });

function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && z.email().safeParse(text).success;
}
