import type { User } from "#app/domain/accounts/account";
import type { Author } from "#app/domain/catalogue/audit";
import type { Mail, MailSender } from "#app/services/mail/ports";
import type { AttemptWindow } from "#app/domain/accounts/throttle";
import type { Preferences } from "#app/domain/accounts/preferences";
import type { Clock, Geocoder, Log } from "#app/services/ports";

export interface NewUser {
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly email: string | null;
  readonly preferences: Preferences;
  readonly createdAt: number;
}

/**
 * A user with the hash of their password. Only the stores and `tryPassword` may see the hash. A change that
 * needs the password is written only if the account still has this hash. The statement itself checks this,
 * since the password may change after the comparison.
 */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

export interface UserStore {
  /**
   * Adds a user and their first session, and ends the session that it replaces: all of it or nothing. Returns
   * null if the name is taken. Of two concurrent calls for one name, only one succeeds.
   */
  add(user: NewUser, session: NewSession, replacedId: string | null): Promise<User | null>;
  credentialsByName(usernameKey: string): Promise<Credentials | null>;
  credentialsById(userId: number): Promise<Credentials | null>;
  /** Returns the changed user; null if the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  /**
   * Changes the email address; null removes it. A new address is unconfirmed, and the links to set a password
   * that were sent to the old one are deleted. Returns the changed user; null if the credentials are
   * outdated.
   */
  changeEmail(credentials: Credentials, email: string | null, nowMs: number): Promise<User | null>;
  /** Stores the home postcode; null removes it. */
  keepHome(userId: number, homePostcode: string | null): Promise<void>;
  /**
   * Sets the password. In the same step, all sessions of the user end, and all their open links to set a
   * password are deleted. The present session, unless it has ended, continues with its notifications under a
   * new id. Returns null if the credentials are outdated. Of two concurrent changes, only one succeeds.
   */
  changePassword(
    credentials: Credentials,
    passwordHash: string,
    session: { readonly id: string; readonly renewedId: string } | null,
  ): Promise<{ readonly hasEndedMails: boolean; readonly hasSession: boolean } | null>;
  /**
   * Removes the account with its favorites, history and sessions. Suggestions stay, but lose their author,
   * telephone number and free text. Returns false if the credentials are outdated.
   */
  remove(credentials: Credentials): Promise<boolean>;
}

export interface NewSession {
  /** The fingerprint of the token in the cookie. */
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly device: string;
}

export interface OpenSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: number;
  /**
   * When the session was last used. This may be up to an hour too early, since a use is not stored on every
   * page view.
   */
  readonly lastSeenAt: number;
}

export interface SessionStore {
  /**
   * Starts a session and ends the one that it replaces. If the credentials are outdated, does neither and
   * returns false.
   */
  start(credentials: Credentials, session: NewSession, replacedId: string | null): Promise<boolean>;
  /** Returns the user of a session, with one query; null if the session is unknown or has expired. */
  find(id: string, nowMs: number): Promise<{ readonly user: User; readonly lastSeenAt: number } | null>;
  touch(id: string, nowMs: number): Promise<void>;
  /** Returns the sessions of a user that have not expired, the last used one first. */
  openOf(userId: number, nowMs: number): Promise<readonly OpenSession[]>;
  end(id: string): Promise<void>;
  /** Ends a session of this user. Returns false if the user has no such session. */
  endOf(userId: number, id: string): Promise<boolean>;
  endAllOf(userId: number): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

/**
 * The confirmations of accounts' email addresses: the questions that were sent to mailboxes, and the answers.
 * A confirmation is found by the fingerprint of the token in its link.
 */
export interface EmailStore {
  /**
   * Call it before the question is sent. Returns false if the account's address has changed or is confirmed,
   * or if its owner was asked before.
   */
  startConfirmation(question: {
    readonly userId: number;
    readonly email: string;
    readonly tokenId: string;
  }): Promise<boolean>;
  /** Call it if the email was certainly not sent. The owner may then be asked again. */
  cancelConfirmation(tokenId: string): Promise<void>;
  /** Returns the account; null if the token is unknown, or belongs to a former address. */
  byToken(tokenId: string): Promise<EmailToConfirm | null>;
  /** Returns false if there is nothing left to confirm. */
  confirm(tokenId: string, nowMs: number): Promise<boolean>;
  /** Removes the address from the account, and the links that were sent to it. */
  remove(tokenId: string): Promise<void>;
}

export interface EmailToConfirm {
  readonly username: string;
  readonly isConfirmed: boolean;
}

/** An account that has not been used for long, with its confirmed address. */
export interface UnusedAccount {
  readonly userId: number;
  readonly email: string;
}

/**
 * Data that has been stored for too long. The administrator's data is never part of it. All instants are
 * epoch milliseconds.
 */
export interface StorageLimitStore {
  /**
   * Call it once a day. A message that an alert has sent counts as a use of its owner's account. An account
   * without a recorded use gets today as its last use.
   */
  noteUses(nowMs: number): Promise<void>;
  /** Removes the searches before this instant, and returns how many there were. */
  removeSearches(before: number): Promise<number>;
  /**
   * Returns unused accounts with a confirmed address, in the order of their ids. Leaves out those that got a
   * notice since their last use.
   */
  unnoticed(unusedBefore: number, most: number): Promise<readonly UnusedAccount[]>;
  /** Stores that the user gets a notice. Returns false if a notice was stored before. */
  keepNotice(userId: number, nowMs: number): Promise<boolean>;
  withdrawNotice(userId: number): Promise<void>;
  /**
   * Deletes accounts that were last used before `unusedBefore` and got a notice before `noticedBefore`. Also
   * deletes accounts without a notice that were last used before `deletedBefore`. Returns how many it
   * deleted.
   */
  removeUnused(
    limits: { readonly unusedBefore: number; readonly noticedBefore: number; readonly deletedBefore: number },
    most: number,
  ): Promise<number>;
}

/** A link to set a new password. Its id is the fingerprint of its token. */
export interface RecoveryLink {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface RecoverableAccount {
  readonly userId: number;
  readonly email: string;
}

export interface RecoveryStore {
  /**
   * Returns the accounts that may get a link, by a username or an email address in lower case; never the
   * administrator's. The account's email address must be confirmed. By username, an account also counts if it
   * got its address before we asked anyone to confirm.
   */
  accountsOf(key: string): Promise<readonly RecoverableAccount[]>;
  /** Returns false if the account already has the most open links that are allowed. */
  add(link: RecoveryLink): Promise<boolean>;
  addByAdmin(link: RecoveryLink, author: Author, username: string): Promise<void>;
  /** Returns the username of a link's owner; null if the link is unknown, used or expired. */
  usernameOf(id: string, nowMs: number): Promise<string | null>;
  /**
   * Sets the password of the link's owner, ends their sessions and removes all their links, in one step.
   * Returns null if the link is unknown, used or expired. Of two concurrent calls, only one succeeds.
   */
  redeem(id: string, passwordHash: string, nowMs: number): Promise<User | null>;
  remove(ids: readonly string[]): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

export interface ThrottleStore {
  /**
   * Counts an attempt for each subject, all in one step. Returns the attempts in the current window of each
   * subject, in the same order.
   */
  count(
    subjects: readonly { readonly subject: string; readonly windowMs: number }[],
    nowMs: number,
  ): Promise<AttemptWindow[]>;
  takeBack(subjects: readonly string[]): Promise<void>;
  forget(subject: string): Promise<void>;
  removeEnded(nowMs: number): Promise<void>;
}

/** Everything that we store about a person, except the account itself. Instants are epoch milliseconds. */
export interface OwnRecords {
  readonly favorites: readonly { destinationId: number; name: string; timestamp: number }[];
  readonly tripStops: readonly {
    name: string;
    arrival: string;
    nights: number;
    /** In minutes after midnight. */
    leave: number | null;
    outcode: string | null;
    things: readonly string[];
    stay: string | null;
    changedAt: number;
  }[];
  readonly tripShares: readonly { createdAt: number }[];
  readonly searchHistory: readonly {
    destinationId: number | null;
    postcode: string;
    drivingHours: number;
    clicked: boolean;
    timestamp: number;
  }[];
  readonly suggestions: readonly Readonly<Record<string, string | number | boolean | null>>[];
  readonly sessions: readonly {
    createdAt: number;
    expiresAt: number;
    device: string | null;
    lastSeenAt: number | null;
  }[];
  readonly recoveryLinks: readonly { createdAt: number; expiresAt: number }[];
  readonly alerts: readonly {
    outcode: string;
    drivingHours: number;
    style: string;
    threshold: number;
    weekdays: number;
    isPaused: boolean;
    createdAt: number;
  }[];
  readonly alertMessages: readonly {
    kind: string;
    name: string;
    date: string;
    score: number;
    /** The alert's settings at the time of the message: the outcode, the hours and the style. */
    outcode: string;
    drivingHours: number;
    style: string;
    createdAt: number;
    readAt: number | null;
  }[];
  /** Where the user's alerts are sent. The token in the emails is left out. */
  readonly alertChannels: readonly {
    kind: string;
    address: string;
    createdAt: number;
    confirmedAt: number | null;
  }[];
  readonly alertDeliveries: readonly {
    name: string;
    date: string;
    address: string;
    state: string;
    endedAt: number | null;
  }[];
  /** When the user's alerts last sent news, and when they last sent a correction. */
  readonly alertTellings: readonly { kind: "news" | "correction"; toldAt: number }[];
  /**
   * When the private address of the user's feeds was made. The address is left out, since anyone who has it
   * can read them.
   */
  readonly feeds: readonly { createdAt: number }[];
  readonly changes: readonly { action: string; subjectId: number | null; at: number }[];
}

/** What every page shows about its signed-in user: hearts, unread messages and the places of the trip. */
export interface SiteMarks {
  /** The newest favorite is first. */
  readonly favoriteIds: readonly number[];
  readonly unreadAlerts: number;
  readonly tripSlugs: readonly string[];
}

export interface SiteMarkStore {
  /** Reads the marks with one statement, since every page needs them. */
  of(userId: number): Promise<SiteMarks>;
}

export interface OwnRecordStore {
  recordsOf(userId: number): Promise<OwnRecords>;
}

export interface PasswordHasher {
  /**
   * With "later", all waiting sign-ins are hashed first. Throws PasswordHasherBusyError if too many hashes
   * already wait.
   */
  hash(password: string, when?: "soon" | "later"): Promise<string>;
  /**
   * Compares a password with a hash. Without a hash it does the same work and returns false, so that the time
   * does not reveal whether the user exists.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Thrown if too many passwords are queued: another one would wait too long. */
export class PasswordHasherBusyError extends Error {
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "PasswordHasherBusyError";
  }
}

/** Returns a short hash of a text. The text cannot be recovered from it. */
export type Fingerprint = (text: string) => Promise<string>;

export type RandomToken = () => string;

/** What the use cases of accounts need. */
export interface AccountDeps {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: ThrottleStore;
  readonly records: OwnRecordStore;
  readonly recoveries: RecoveryStore;
  readonly emails: EmailStore;
  readonly storage: StorageLimitStore;
  readonly geocoder: Geocoder;
  /** Undefined if this site cannot send email. */
  readonly mail: MailSender | undefined;
  /** Writes the email with links to set a new password: one link for each account of the mailbox. */
  readonly recoveryMail: (urls: readonly string[]) => Omit<Mail, "to">;
  /**
   * Writes the email that asks the owner of a mailbox whether an account is theirs. `url` is the page on
   * which they answer.
   */
  readonly emailQuestion: (url: string) => Omit<Mail, "to">;
  readonly unusedMail: (deletedAtMs: number) => Omit<Mail, "to">;
  readonly answerLeaves: () => Promise<void>;
  readonly hasher: PasswordHasher;
  /** A fingerprint without a key, for random tokens only. */
  readonly fingerprint: Fingerprint;
  /**
   * A fingerprint with a key, for values that are easy to guess, such as names and addresses. Without the
   * key, they cannot be found by trying all values.
   */
  readonly pseudonym: Fingerprint;
  readonly log: Log;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
}
