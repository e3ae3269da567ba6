import * as z from "zod";
import { PREFERENCE_FLAGS, type PreferenceFlag } from "#app/domain/accounts/preferences";
import {
  HOME_RULES,
  accountNameRule,
  confirmationFault,
  emailRule,
  knownUsernameRule,
  newUsernameRule,
  passwordRule,
} from "#app/domain/accounts/rules";
import { PASSES } from "#app/domain/catalogue/passes";
import { isCommonPassword } from "./common-passwords.server";
import { ofRule } from "./of-rule";

const COMMON_PASSWORD_MESSAGE =
  "This is one of the most common passwords, the first a stranger would try. Use three random words instead.";

const newUsername = ofRule(newUsernameRule);
const knownUsername = ofRule(knownUsernameRule);
const password = ofRule(passwordRule);
/** Only the server refuses the most used ones, since only the server has their list. */
const newPassword = password.refine((chosen) => !isCommonPassword(chosen), COMMON_PASSWORD_MESSAGE);
const email = ofRule(emailRule);
const optionalEmail = email.nullish().transform((address) => address ?? null);

const flag = z.boolean("Choose true or false").default(false);

/** Each must be a boolean; a missing one is false. */
const flags = Object.fromEntries(PREFERENCE_FLAGS.map((name) => [name, flag])) as Record<
  PreferenceFlag,
  typeof flag
>;

/** zod would compare the passwords only if every field is valid; our check in the browser always does. */
function confirmed<Shape extends z.core.$ZodShape>(fields: Shape) {
  return z.object(fields).superRefine(checkConfirmation, { when: ({ value }) => z.util.isObject(value) });
}

/** An invalid field still has its raw value here; anything but text counts as blank. */
function checkConfirmation(
  form: { readonly password?: unknown; readonly confirmPassword?: unknown },
  context: z.core.$RefinementCtx,
): void {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const message = confirmationFault(text(form.password), text(form.confirmPassword));
  if (message !== null) context.addIssue({ code: "custom", path: ["confirmPassword"], message });
}

export const logInSchema = z.object({ username: knownUsername, password });

export const registrationSchema = confirmed({
  username: newUsername,
  email: optionalEmail,
  password: newPassword,
  confirmPassword: password,
  ...flags,
});

export const preferencesSchema = z.object(flags);

export const homeSchema = z.object({ homePostcode: ofRule(HOME_RULES.homePostcode) });

/** A box for each. */
export const passesSchema = z
  .object(Object.fromEntries(PASSES.map((pass) => [pass, flag])))
  .transform((boxes) => PASSES.filter((pass) => boxes[pass]));

export const passwordChangeSchema = confirmed({
  currentPassword: password,
  password: newPassword,
  confirmPassword: password,
});

export const recoveryRequestSchema = z.object({ account: ofRule(accountNameRule) });

export const newPasswordSchema = confirmed({ password: newPassword, confirmPassword: password });

/** An empty email removes the stored address. A missing one changes nothing. */
export const emailChangeSchema = z.object({ email, currentPassword: password });

export const deletionSchema = z.object({ currentPassword: password });
