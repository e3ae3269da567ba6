import { type Result, fail, ok } from "#app/domain/result";

/** In code points, since people count an emoji as one character. */
export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 128;

export function checkPasswordLength(password: string): Result<string, "too-short" | "too-long"> {
  // A code point has at most two string units.
  if (password.length > 2 * PASSWORD_MAX_LENGTH) return fail("too-long");
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH) return fail("too-short");
  return length > PASSWORD_MAX_LENGTH ? fail("too-long") : ok(password);
}

/** Keyboards can type the same letter as different code points. */
export const comparedPassword = (password: string): string => password.normalize("NFKC");

export const RECOVERY_LINK_MINUTES = 30;

/** More unused links would only fill a mailbox. */
export const OPEN_RECOVERY_LINKS_MAX = 3;

/** Of several accounts with the same address, at most this many get a link. */
export const ACCOUNTS_OF_ONE_ADDRESS_MAX = 5;
