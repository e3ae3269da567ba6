import list from "./common-passwords.txt?raw";

/**
 * 1,000 of at least six characters, in lower case, the most used first. From the frequency list of zxcvbn
 * 4.4.2, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., MIT licence (see NOTICE).
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Case does not matter. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize("NFKC").toLowerCase());
}
