import { type Result, fail, ok } from "#app/domain/result";

/** In code points: an emoji is one character to the person who types it. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

/** Whether a password has an allowed length; any characters are fine. */
export function checkPasswordLength(password: string): Result<string, "too-short" | "too-long"> {
  // A code point has at most two string units, so anything longer is too long without counting.
  if (password.length > 2 * PASSWORD_MAX_LENGTH) return fail("too-long");
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return fail("too-short");
  return length > PASSWORD_MAX_LENGTH ? fail("too-long") : ok(password);
}

/** The form in which passwords are compared: the same letters can be typed as different code points. */
export const comparedPassword = (password: string): string => password.normalize("NFKC");

/** How long a link to set a new password is valid. */
export const RECOVERY_LINK_MINUTES = 30;

/** The most links that one account may have open by mail: more would only fill a mailbox. */
export const OPEN_RECOVERY_LINKS_MAX = 3;

/** If several accounts have the same address, at most this many get a link each. */
export const ACCOUNTS_OF_ONE_ADDRESS_MAX = 5;
