import { ADMIN_USERNAME } from "./account";
import { type Result, fail, ok } from "#app/domain/result";

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 32;

/** A name of dots and dashes alone is unreadable. */
const NAMING = /[A-Za-z0-9]/;

/** Characters that imitate the administrator's name: separators are nothing, others are letters. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/[\s._-]+/g, ""],
  [/[4@]/g, "a"],
  [/[1l|!]/g, "i"],
  [/rn/g, "m"],
];

/** ASCII only: a look-alike from another alphabet could pass for another user. */
const ALLOWED = /^[A-Za-z0-9._-]+$/;

export interface Username {
  readonly text: string;
  /** In lower case: Anna and anna are one name. */
  readonly key: string;
}

export type UsernameFault = "too-short" | "too-long" | "characters" | "punctuation";

/** Any text has a key, whether or not such a user exists. */
export function usernameKey(typed: string): string {
  return typed.trim().toLowerCase();
}

/** What reads like the administrator's name (full-width letters, "admin.", "4dm1n") cannot be registered. */
export function parseUsername(typed: string): Result<Username, UsernameFault> {
  const text = typed.trim();
  if (readsAsAdmin(text)) return ok({ text, key: ADMIN_USERNAME });
  if (text.length < USERNAME_MIN_LENGTH) return fail("too-short");
  if (text.length > USERNAME_MAX_LENGTH) return fail("too-long");
  if (!ALLOWED.test(text)) return fail("characters");
  return NAMING.test(text) ? ok({ text, key: usernameKey(text) }) : fail("punctuation");
}

function readsAsAdmin(text: string): boolean {
  const letters = READ_AS.reduce(
    (read, [looks, letter]) => read.replace(looks, letter),
    usernameKey(text.slice(0, 2 * USERNAME_MAX_LENGTH).normalize("NFKC")),
  );
  return letters === ADMIN_USERNAME;
}
