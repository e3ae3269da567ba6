import type { Pass } from "#app/domain/catalogue/passes";
import { type Preferences, eachPreference } from "./preferences";

export interface User extends Preferences {
  readonly id: number;
  /** As typed at registration; unique without regard to case. */
  readonly username: string;
  readonly email: string | null;
  /** Epoch milliseconds; null until the owner of the mailbox has confirmed the address. */
  readonly emailConfirmedAt: number | null;
  readonly homePostcode: string | null;
  /** Of which bodies the user is a member; null if none was ever chosen. */
  readonly passes: readonly Pass[] | null;
  readonly createdAt: number;
  /** The last day of a visit before this session, in epoch milliseconds; null if none is known. */
  readonly lastSeenAt: number | null;
}

export const ADMIN_USERNAME = "admin";

export function isAdmin(user: Pick<User, "username">): boolean {
  return user.username.toLowerCase() === ADMIN_USERNAME;
}

/** The admin's address needs none, since we send nothing to it. */
export const needsConfirmation = (user: User): boolean =>
  user.email !== null && user.emailConfirmedAt === null && !isAdmin(user);

export const preferencesOf = (fields: Preferences): Preferences => eachPreference((flag) => fields[flag]);

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
