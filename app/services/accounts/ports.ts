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
 * A user with their password's hash, which only the use case that compares it and the stores may see.
 * Changes for a caller who knew the password are written only while the account still has that hash; the
 * statement itself checks this, since the password may be changed while it is compared.
 */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

export interface UserStore {
  /**
   * Adds a user and their first session, both or neither, and ends the session that it replaces. Returns
   * null if the name is taken: of two concurrent calls, one gets it.
   */
  add(user: NewUser, session: NewSession, replacedId: string | null): Promise<User | null>;
  credentialsByName(usernameKey: string): Promise<Credentials | null>;
  credentialsById(userId: number): Promise<Credentials | null>;
  /** Returns null if the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  /**
   * Null removes the address. A new address is unconfirmed; links to set a new password that were sent to
   * the old one are deleted. Returns the changed user, or null if the credentials are outdated.
   */
  changeEmail(proven: Credentials, email: string | null, nowMs: number): Promise<User | null>;
  /** Null removes the home. */
  keepHome(userId: number, homePostcode: string | null): Promise<void>;
  /**
   * Sets the password, and in the same step ends all of the user's sessions and deletes all open links to
   * set another. The present session, if it has not ended, continues under its new id with its
   * notifications. Returns null if the credentials are outdated: of two concurrent changes, one succeeds.
   */
  changePassword(
    proven: Credentials,
    passwordHash: string,
    session: { readonly id: string; readonly renewedId: string } | null,
  ): Promise<{ readonly hasEndedMails: boolean; readonly hasSession: boolean } | null>;
  /**
   * Removes the account with its favorites, history and sessions; suggestions stay without their author,
   * telephone number and free text. Returns false if the credentials are outdated.
   */
  remove(proven: Credentials): Promise<boolean>;
}

export interface NewSession {
  /** Fingerprint of the token in the cookie. */
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Browser and system in plain words. */
  readonly device: string;
}

export interface OpenSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: number;
  /** Exact to the hour. */
  readonly lastSeenAt: number;
}

export interface SessionStore {
  /**
   * Starts a session and ends the one that it replaces. Returns false, and does neither, if the credentials
   * are outdated.
   */
  start(proven: Credentials, session: NewSession, replacedId: string | null): Promise<boolean>;
  /** Returns the session's user with one query; null if the session is unknown or has expired. */
  find(id: string, nowMs: number): Promise<{ readonly user: User; readonly lastSeenAt: number } | null>;
  /** Records that the session was used now. */
  touch(id: string, nowMs: number): Promise<void>;
  /** A user's sessions that have not expired, the last seen first. */
  openOf(userId: number, nowMs: number): Promise<readonly OpenSession[]>;
  end(id: string): Promise<void>;
  /** Ends one of this user's sessions; never another user's. */
  endOf(userId: number, id: string): Promise<boolean>;
  endAllOf(userId: number): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

/**
 * Whether the owner of a mailbox confirms an account's address: the question that was sent there, and the answer.
 * Found by the fingerprint of the link's token.
 */
export interface EmailStore {
  /**
   * Returns false if the account's address has changed, is already confirmed, or if its owner was already asked.
   */
  startConfirmation(question: {
    readonly userId: number;
    readonly email: string;
    readonly tokenId: string;
  }): Promise<boolean>;
  /** Call it if the email was certainly not sent: the owner may then be asked again. */
  cancelConfirmation(tokenId: string): Promise<void>;
  /** Returns the account; null if the token is unknown or of a former address. */
  byToken(tokenId: string): Promise<AskedEmail | null>;
  /** Returns false if there is nothing to confirm any more. */
  confirm(tokenId: string, nowMs: number): Promise<boolean>;
  /** Removes the address from the account, and the links that were sent there. */
  remove(tokenId: string): Promise<void>;
}

export interface AskedEmail {
  readonly username: string;
  readonly isConfirmed: boolean;
}

/** An account that has not been used for long, with its confirmed address. */
export interface UnusedAccount {
  readonly userId: number;
  readonly email: string;
}

/**
 * Data that has been stored for too long, except the administrator's. All instants are epoch milliseconds.
 */
export interface StorageLimitStore {
  /**
   * Call it once a day: it counts sent messages of alerts as use of their owner's account. Accounts that are older than
   * the record of last uses get today as their last use.
   */
  noteUses(nowMs: number): Promise<void>;
  /** Removes searches older than this instant, and returns how many. */
  removeSearches(before: number): Promise<number>;
  /**
   * Accounts with a confirmed address that are unused and were not notified since their last use; the
   * oldest first.
   */
  unnoticed(unusedBefore: number, most: number): Promise<readonly UnusedAccount[]>;
  /** Returns false if a notice was already sent. */
  keepNotice(userId: number, nowMs: number): Promise<boolean>;
  withdrawNotice(userId: number): Promise<void>;
  /**
   * Deletes accounts that were last used before `unusedBefore` and notified before `noticedBefore`, and accounts that
   * could not be notified and were last used before `deletedBefore`. Returns how many.
   */
  removeUnused(
    limits: { readonly unusedBefore: number; readonly noticedBefore: number; readonly deletedBefore: number },
    most: number,
  ): Promise<number>;
}

/** A link to set a new password, under the fingerprint of its token. */
export interface RecoveryLink {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** An account that a link can be sent to. */
export interface RecoverableAccount {
  readonly userId: number;
  readonly email: string;
}

export interface RecoveryStore {
  /**
   * Returns the accounts of a username or an email address, in lower case, that may be sent a link; never the admin's.
   * The address must be confirmed; for a username, an address that is older than confirmations counts too.
   */
  accountsOf(key: string): Promise<readonly RecoverableAccount[]>;
  /** Returns false if the account has the maximum of open links. */
  add(link: RecoveryLink): Promise<boolean>;
  /** Adds the link and its audit record, both or neither. */
  addByAdmin(link: RecoveryLink, author: Author, username: string): Promise<void>;
  /** Returns the link's user; null if it is unknown, used or expired. */
  usernameOf(id: string, nowMs: number): Promise<string | null>;
  /**
   * Sets the password of the link's owner, ends their sessions and removes all their links, in one step.
   * Returns null if the link is unknown, used or expired: of two concurrent calls, one succeeds.
   */
  redeem(id: string, passwordHash: string, nowMs: number): Promise<User | null>;
  remove(ids: readonly string[]): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

export interface ThrottleStore {
  /** Counts one attempt for each subject in one step, and returns their windows in the same order. */
  count(
    subjects: readonly { readonly subject: string; readonly windowMs: number }[],
    nowMs: number,
  ): Promise<AttemptWindow[]>;
  /** Takes back one attempt of each. */
  takeBack(subjects: readonly string[]): Promise<void>;
  /** Deletes the subject's attempts. */
  forget(subject: string): Promise<void>;
  /** Removes windows that have ended. */
  removeEnded(nowMs: number): Promise<void>;
}

/** Everything that is stored about one person, except the account itself. Dates are epoch milliseconds. */
export interface OwnRecords {
  readonly favorites: readonly { destinationId: number; name: string; timestamp: number }[];
  readonly tripStops: readonly {
    name: string;
    arrival: string;
    nights: number;
    /** Minutes after midnight. */
    leave: number | null;
    outcode: string | null;
    things: readonly string[];
    stay: string | null;
    changedAt: number;
  }[];
  /** When the trip was shared, without the link's token. */
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
    /** The alert's settings at the time of the message. */
    outcode: string;
    drivingHours: number;
    style: string;
    createdAt: number;
    readAt: number | null;
  }[];
  /** Where their alerts are sent, without the token that is in the emails. */
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
  /** When their alerts last sent news, and a correction. */
  readonly alertTellings: readonly { kind: "news" | "correction"; toldAt: number }[];
  /**
   * When the private address of their feeds was made. The address itself is left out, since it opens them.
   */
  readonly feeds: readonly { createdAt: number }[];
  /** What an administrator has changed in the catalogue. */
  readonly changes: readonly { action: string; subjectId: number | null; at: number }[];
}

/** What every page shows about the signed-in user: filled hearts and unread messages. */
export interface SiteMarks {
  /** The newest first. */
  readonly favoriteIds: readonly number[];
  readonly unreadAlerts: number;
}

export interface SiteMarkStore {
  /** Reads the marks with one statement, since it runs before every page. */
  of(userId: number): Promise<SiteMarks>;
}

export interface OwnRecordStore {
  recordsOf(userId: number): Promise<OwnRecords>;
}

export interface PasswordHasher {
  /** With "later", all sign-ins go first, and PasswordHasherBusyError is thrown if many hashes already wait. */
  hash(password: string, when?: "soon" | "later"): Promise<string>;
  /**
   * Without a hash it does the same work and returns false, so that its time does not show whether the user
   * exists.
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** So many passwords are queued that this one would wait too long. */
export class PasswordHasherBusyError extends Error {
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "PasswordHasherBusyError";
  }
}

/** A short hash that cannot be turned back into its text. */
export type Fingerprint = (text: string) => Promise<string>;

/** A new unguessable text. */
export type RandomToken = () => string;

/** What the accounts are built on. */
export interface AccountDeps {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: ThrottleStore;
  readonly records: OwnRecordStore;
  readonly recoveries: RecoveryStore;
  readonly emails: EmailStore;
  readonly storage: StorageLimitStore;
  readonly geocoder: Geocoder;
  /** Undefined if this site cannot send mail. */
  readonly mail: MailSender | undefined;
  /** The mail with links to set a new password: one for each account of the mailbox. */
  readonly recoveryMail: (urls: readonly string[]) => Omit<Mail, "to">;
  /** The email that asks the owner of a mailbox whether the account is theirs, with the address of the page to answer on. */
  readonly emailQuestion: (url: string) => Omit<Mail, "to">;
  /** The mail that announces when an unused account is deleted. */
  readonly unusedMail: (deletedAtMs: number) => Omit<Mail, "to">;
  /** Resolves when the response has had time to leave. */
  readonly answerLeaves: () => Promise<void>;
  readonly hasher: PasswordHasher;
  /** For random tokens. */
  readonly fingerprint: Fingerprint;
  /**
   * A keyed fingerprint for values that could be guessed, such as names and addresses: without the key nobody can find
   * them by trying all.
   */
  readonly pseudonym: Fingerprint;
  readonly log: Log;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
}
