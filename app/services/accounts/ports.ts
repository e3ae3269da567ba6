import type { User } from "#app/domain/accounts/account";
import type { Author } from "#app/domain/catalogue/audit";
import type { Mail, MailSender } from "#app/services/mail/ports";
import type { Pass } from "#app/domain/catalogue/passes";
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
 * With the hash of the password, for stores and `tryPassword` only. A change that needs the password is
 * written only if the account still has this hash, as the statement itself checks.
 */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

export interface UserStore {
  /** All of it or nothing; null if the name is taken. Of two concurrent calls for one name, one succeeds. */
  add(user: NewUser, session: NewSession, replacedId: string | null): Promise<User | null>;
  credentialsByName(usernameKey: string): Promise<Credentials | null>;
  credentialsById(userId: number): Promise<Credentials | null>;
  /** Null if the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  /**
   * Null removes it. A new address is unconfirmed, and links to set a password that were sent to the old one
   * are deleted. Returns null if the credentials are outdated.
   */
  changeEmail(credentials: Credentials, email: string | null, nowMs: number): Promise<User | null>;
  /** Null removes it. */
  keepHome(userId: number, homePostcode: string | null): Promise<void>;
  keepPasses(userId: number, passes: readonly Pass[]): Promise<void>;
  /**
   * In the same step all sessions and open links of the user end, and what features end (`ended`, in words). The
   * present session continues under a new id. Null if the credentials are outdated; of two concurrent changes, one
   * succeeds.
   */
  changePassword(
    credentials: Credentials,
    passwordHash: string,
    session: { readonly id: string; readonly renewedId: string } | null,
  ): Promise<{ readonly ended: readonly string[]; readonly hasSession: boolean } | null>;
  /** With favorites, history and sessions; suggestions stay anonymous. False for outdated credentials. */
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
  /** Up to an hour too early, since a use is not stored on every page view. */
  readonly lastSeenAt: number;
}

export interface SessionStore {
  /** Ends the replaced one. If the credentials are outdated, does neither and returns false. */
  start(credentials: Credentials, session: NewSession, replacedId: string | null): Promise<boolean>;
  /** One query; null if the session is unknown or has expired. */
  find(id: string, nowMs: number): Promise<{ readonly user: User; readonly lastSeenAt: number } | null>;
  touch(id: string, nowMs: number): Promise<void>;
  /** Those that have not expired, the last used one first. */
  openOf(userId: number, nowMs: number): Promise<readonly OpenSession[]>;
  end(id: string): Promise<void>;
  /** Returns false if the user has no such session. */
  endOf(userId: number, id: string): Promise<boolean>;
  endAllOf(userId: number): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

/** Questions that were sent to mailboxes, and the answers, found by the fingerprint of the link's token. */
export interface EmailStore {
  /** False if the address has changed, is confirmed, or was asked before. */
  startConfirmation(question: MailedAccount & { readonly tokenId: string }): Promise<boolean>;
  /** The email was certainly not sent: the owner may be asked again. */
  cancelConfirmation(tokenId: string): Promise<void>;
  /** Null if the token is unknown, or belongs to a former address. */
  byToken(tokenId: string): Promise<{ readonly username: string; readonly isConfirmed: boolean } | null>;
  /** Returns false if there is nothing left to confirm. */
  confirm(tokenId: string, nowMs: number): Promise<boolean>;
  /** Also the links that were sent to it. */
  remove(tokenId: string): Promise<void>;
}

export interface MailedAccount {
  readonly userId: number;
  readonly email: string;
}

/** Never the administrator's data. All instants are epoch milliseconds. */
export interface StorageLimitStore {
  /** Once a day, also of accounts that a feature served without a sign-in. */
  noteUses(nowMs: number): Promise<void>;
  /** Returns how many there were. */
  removeSearches(before: number): Promise<number>;
  /** With a confirmed address, by id, without those that got a notice since their last use. */
  unnoticed(unusedBefore: number, most: number): Promise<readonly MailedAccount[]>;
  /** Returns false if a notice was stored before. */
  keepNotice(userId: number, nowMs: number): Promise<boolean>;
  withdrawNotice(userId: number): Promise<void>;
  /** Last used before `unusedBefore` and noticed before `noticedBefore`, or used before `deletedBefore`. */
  removeUnused(
    limits: { readonly unusedBefore: number; readonly noticedBefore: number; readonly deletedBefore: number },
    most: number,
  ): Promise<number>;
}

/** Its id is the fingerprint of its token. */
interface RecoveryLink {
  readonly id: string;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface RecoveryStore {
  /**
   * By username, or email address in lower case; never the administrator's. The address must be confirmed or,
   * by username, date from before we asked anyone to confirm.
   */
  accountsOf(key: string): Promise<readonly MailedAccount[]>;
  /** Returns false if the account already has the most open links that are allowed. */
  add(link: RecoveryLink): Promise<boolean>;
  addByAdmin(link: RecoveryLink, author: Author, username: string): Promise<void>;
  /** Of the link's owner; null if the link is unknown, used or expired. */
  usernameOf(id: string, nowMs: number): Promise<string | null>;
  /**
   * Ends the owner's sessions and all their links in one step. Null if the link is unknown, used or expired;
   * of two concurrent calls, one succeeds.
   */
  redeem(id: string, passwordHash: string, nowMs: number): Promise<User | null>;
  remove(ids: readonly string[]): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

export interface ThrottleStore {
  /** In one step; returns the attempts in each current window, in the same order. */
  count(
    subjects: readonly { readonly subject: string; readonly windowMs: number }[],
    nowMs: number,
  ): Promise<AttemptWindow[]>;
  takeBack(subjects: readonly string[]): Promise<void>;
  forget(subject: string): Promise<void>;
  removeEnded(nowMs: number): Promise<void>;
}

/** About a person, except the account itself. Instants are epoch milliseconds. */
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
  readonly sessions: readonly {
    createdAt: number;
    expiresAt: number;
    device: string | null;
    lastSeenAt: number | null;
  }[];
  readonly recoveryLinks: readonly { createdAt: number; expiresAt: number }[];
  readonly changes: readonly { action: string; subjectId: number | null; at: number }[];
  /** Lists by their names, as the user reads them. */
  readonly ofFeatures: Readonly<Record<string, unknown>>;
}

export interface SiteMarks {
  /** The newest first. */
  readonly favoriteIds: readonly number[];
  /** Suggestions that wait for the admin; 0 for anyone else. */
  readonly pendingSuggestions: number;
  /** By their names, such as the number of unread messages. */
  readonly ofFeatures: Readonly<Record<string, unknown>>;
}

export const NO_MARKS: SiteMarks = { favoriteIds: [], pendingSuggestions: 0, ofFeatures: {} };

export interface SiteMarkStore {
  /** One statement, since every page needs them. */
  readonly of: (user: Pick<User, "id" | "username">) => Promise<SiteMarks>;
}

export interface OwnRecordStore {
  recordsOf(userId: number): Promise<OwnRecords>;
}

export interface PasswordHasher {
  /** With "later", all waiting sign-ins are hashed first. Throws PasswordHasherBusyError. */
  hash(password: string, when?: "soon" | "later"): Promise<string>;
  /** Without a hash it does the same work: the time must not reveal whether the user exists. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

/** Another password would wait too long. */
export class PasswordHasherBusyError extends Error {
  constructor() {
    super("too many passwords wait to be hashed");
    this.name = "PasswordHasherBusyError";
  }
}

/** The text cannot be recovered from it. */
export type Fingerprint = (text: string) => Promise<string>;

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
  /** One link for each account of the mailbox. */
  readonly recoveryMail: (urls: readonly string[]) => Omit<Mail, "to">;
  /** Asks the owner of a mailbox whether an account is theirs, which they answer at `url`. */
  readonly emailQuestion: (url: string) => Omit<Mail, "to">;
  readonly unusedMail: (deletedAtMs: number) => Omit<Mail, "to">;
  readonly answerLeaves: () => Promise<void>;
  readonly hasher: PasswordHasher;
  /** Without a key, for random tokens only. */
  readonly fingerprint: Fingerprint;
  /** With a key, for names and addresses, which could be found by trying all values. */
  readonly pseudonym: Fingerprint;
  readonly log: Log;
  readonly randomToken: () => string;
  readonly clock: Clock;
}
