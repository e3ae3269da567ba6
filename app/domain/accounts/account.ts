import { type Preferences, eachPreference } from "./preferences";

/** A registered user, without the hash of the password. */
export interface User extends Preferences {
  readonly id: number;
  /** As typed at registration; unique without regard to case. */
  readonly username: string;
  readonly email: string | null;
  /** Epoch milliseconds; null until the owner of the mailbox has confirmed the address. */
  readonly emailConfirmedAt: number | null;
  /** In its usual spelling; null if the user has not set one. */
  readonly homePostcode: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /**
   * The day on which the user last visited before this session, in epoch milliseconds; null if no earlier day
   * is known.
   */
  readonly lastSeenAt: number | null;
}

export const ADMIN_USERNAME = "admin";

/** Whether this user is the admin, who is recognised by username only. */
export function isAdmin(user: Pick<User, "username">): boolean {
  return user.username.toLowerCase() === ADMIN_USERNAME;
}

/**
 * Whether the owner of the account must still confirm its address. The admin's address needs no confirmation,
 * since we send nothing to it.
 */
export const needsConfirmation = (user: User): boolean =>
  user.email !== null && user.emailConfirmedAt === null && !isAdmin(user);

/** Picks the seven interests from an object with more fields. */
export const preferencesOf = (fields: Preferences): Preferences => eachPreference((flag) => fields[flag]);

/** How long a session lasts after log-in. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
