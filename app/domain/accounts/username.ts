import { ADMIN_USERNAME } from "./account";
import { type Result, fail, ok } from "#app/domain/result";

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

/** The key under which a typed name is looked up. Any text has one, whether or not a user exists for it. */
export function usernameKey(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * Parses a username for registration. Anything that looks like the administrator's name, full-width letters
 * included, becomes that name, which cannot be registered.
 */
export function parseUsername(typed: string): Result<Username, UsernameFault> {
  const text = typed.trim();
  if (usernameKey(text.normalize("NFKC")) === ADMIN_USERNAME) return ok({ text, key: ADMIN_USERNAME });
  if (text.length < USERNAME_MIN_LENGTH) return fail("too-short");
  if (text.length > USERNAME_MAX_LENGTH) return fail("too-long");
  return ALLOWED.test(text) ? ok({ text, key: usernameKey(text) }) : fail("characters");
}
