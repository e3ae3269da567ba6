import { ADMIN_USERNAME } from "./account";
import { type Result, fail, ok } from "./result";

export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 32;

/** Letters are ASCII only: a look-alike from another alphabet could pass for somebody else. */
const ALLOWED = /^[A-Za-z0-9._-]+$/;

export interface Username {
  /** As it was typed, without the spaces around it. */
  readonly text: string;
  /** What has to be unique: Anna and anna are one name. */
  readonly key: string;
}

export type UsernameFault = "too-short" | "too-long" | "characters";

/** The key under which a typed name is looked up; any text has one, of a user or of nobody. */
export function usernameKey(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Reads a name that somebody wants to have. Whatever reads as the administrator's name, full-width letters
 * included, gives that name, which nobody can register.
 */
export function parseUsername(typed: string): Result<Username, UsernameFault> {
  const text = typed.trim();
  if (usernameKey(text.normalize("NFKC")) === ADMIN_USERNAME) return ok({ text, key: ADMIN_USERNAME });
  if (text.length < USERNAME_MIN_LENGTH) return fail("too-short");
  if (text.length > USERNAME_MAX_LENGTH) return fail("too-long");
  return ALLOWED.test(text) ? ok({ text, key: usernameKey(text) }) : fail("characters");
}
