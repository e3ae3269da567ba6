import { type Preferences, eachPreference } from "./preferences";

/** A registered person as the rest of the product knows them: never with their password's hash. */
export interface User extends Preferences {
  readonly id: number;
  /** As it was typed at registration; unique without regard to case. */
  readonly username: string;
  readonly email: string | null;
  /** Epoch milliseconds; null while the address's reader has not said that it is theirs. */
  readonly emailConfirmedAt: number | null;
  /** In its usual spelling; null where they have not given one. */
  readonly homePostcode: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** The day of the last use before this session, in epoch milliseconds; null where it is not known yet. */
  readonly lastSeenAt: number | null;
}

export const ADMIN_USERNAME = "admin";

/** The curator of the catalogue, known by the user name alone. */
export function isAdmin(user: Pick<User, "username">): boolean {
  return user.username.toLowerCase() === ADMIN_USERNAME;
}

/** Whether the account has an address whose reader has not said yet that it is theirs. The administrator's is of no use to anyone. */
export const needsConfirmation = (user: User): boolean =>
  user.email !== null && user.emailConfirmedAt === null && !isAdmin(user);

/** The seven interests out of fields that hold more. */
export const preferencesOf = (fields: Preferences): Preferences => eachPreference((flag) => fields[flag]);

/** How long a session lasts from its log-in on. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;
