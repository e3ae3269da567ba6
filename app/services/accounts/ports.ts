import type { User } from "#app/domain/account";
import type { AttemptWindow } from "#app/domain/account-throttle";
import type { Preferences } from "#app/domain/preferences";
import type { Clock } from "#app/services/ports";

export interface NewUser {
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly email: string | null;
  readonly preferences: Preferences;
  readonly createdAt: number;
}

/** A user beside their password's hash, which goes no further than the use case that compares it. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

export interface UserStore {
  /**
   * Adds a user and their first session, both or neither, and ends the session that it takes the place of.
   * Null where the name is taken: of two at once, one gets it.
   */
  add(user: NewUser, session: NewSession, replacedId: string | null): Promise<User | null>;
  credentialsByName(usernameKey: string): Promise<Credentials | null>;
  credentialsById(userId: number): Promise<Credentials | null>;
  /** Null where the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  /** Ends all of the user's sessions but the one that is kept, in the same step. */
  changePassword(userId: number, passwordHash: string, keptSessionId: string | null): Promise<void>;
  /** With favourites, history and sessions; suggestions lose their name and stay. */
  remove(userId: number): Promise<void>;
}

export interface NewSession {
  /** Fingerprint of the token that the cookie holds. */
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface SessionStore {
  /** Ends the one it takes the place of; clears away some that have expired. */
  start(userId: number, session: NewSession, replacedId: string | null): Promise<void>;
  /** One query; null for what is unknown or has expired. */
  userOf(id: string, nowMs: number): Promise<User | null>;
  end(id: string): Promise<void>;
}

export interface SignInAttemptStore {
  /** Counts one attempt for each subject in one step, and gives their windows in the same order. */
  count(subjects: readonly string[], nowMs: number): Promise<AttemptWindow[]>;
  /** Takes one attempt back. */
  takeBack(subject: string): Promise<void>;
  /** After a right password: the account's attempts are forgotten, the address's one is taken back. */
  forgive(accountSubject: string, addressSubject: string): Promise<void>;
}

/** Everything that is stored about one person, save the account itself. Dates in epoch milliseconds. */
export interface OwnRecords {
  readonly favorites: readonly { destinationId: number; name: string; timestamp: number }[];
  readonly searchHistory: readonly {
    destinationId: number | null;
    postcode: string;
    drivingHours: number;
    clicked: boolean;
    timestamp: number;
  }[];
  readonly suggestions: readonly Readonly<Record<string, string | number | boolean | null>>[];
  readonly sessions: readonly { createdAt: number; expiresAt: number }[];
  /** What an administrator has changed in the catalogue. */
  readonly changes: readonly { action: string; subjectId: number | null; at: number }[];
}

export interface OwnRecordStore {
  recordsOf(userId: number): Promise<OwnRecords>;
}

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash it is as much work, and false: who asks cannot tell whether there is such a user. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** So many passwords are waiting for their turn that this one would wait too long. */
export class PasswordHasherBusyError extends Error {
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "PasswordHasherBusyError";
  }
}

/** A short name for a text that cannot be turned back into it. */
export type Fingerprint = (text: string) => Promise<string>;

/** A new unguessable text. */
export type RandomToken = () => string;

/** What the accounts are built on. */
export interface AccountDeps {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: SignInAttemptStore;
  readonly records: OwnRecordStore;
  readonly hasher: PasswordHasher;
  readonly fingerprint: Fingerprint;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
}
