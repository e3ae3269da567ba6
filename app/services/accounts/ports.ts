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
 * A user beside their password's hash, which goes no further than the use case that compares it and the stores. What is
 * written for a caller who knew the password is written only while the account still has that hash: in the statement itself,
 * since comparing takes its time and the password may be changed meanwhile.
 */
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
  /**
   * Null removes it. Another address is not confirmed; open links to set a new password went to the old one, and are deleted. The
   * user as they are then; null where they are not proven any more.
   */
  changeEmail(proven: Credentials, email: string | null, nowMs: number): Promise<User | null>;
  /** Null removes it. */
  keepHome(userId: number, homePostcode: string | null): Promise<void>;
  /**
   * Ends all of the user's sessions and all open links to set another in the same step. The one session that is given
   * goes on under its new id, with its notifications, unless it has ended meanwhile. Null where they are not proven any
   * more: of two changes at once, one is done.
   */
  changePassword(
    proven: Credentials,
    passwordHash: string,
    session: { readonly id: string; readonly renewedId: string } | null,
  ): Promise<{ readonly hasEndedMails: boolean; readonly hasSession: boolean } | null>;
  /**
   * With favourites, history and sessions; suggestions stay without their author, telephone number and free text. False
   * where they are not proven any more.
   */
  remove(proven: Credentials): Promise<boolean>;
}

export interface NewSession {
  /** Fingerprint of the token that the cookie holds. */
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
  /** Ends the one it takes the place of. False where the user is not proven any more: then neither is done. */
  start(proven: Credentials, session: NewSession, replacedId: string | null): Promise<boolean>;
  /** One query; null for what is unknown or has expired. */
  find(id: string, nowMs: number): Promise<{ readonly user: User; readonly lastSeenAt: number } | null>;
  /** Keeps when it was last seen. */
  touch(id: string, nowMs: number): Promise<void>;
  /** A user's sessions that have not expired, the last seen first. */
  openOf(userId: number, nowMs: number): Promise<readonly OpenSession[]>;
  end(id: string): Promise<void>;
  /** Ends one of this user's sessions; never another user's. */
  endOf(userId: number, id: string): Promise<boolean>;
  endAllOf(userId: number): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

/** What is asked of the readers of accounts' addresses, and what they have said; each question under its token's fingerprint. */
export interface EmailStore {
  /** False where the account has another address by now, or its reader was asked already or has confirmed it. */
  keepQuestion(question: {
    readonly userId: number;
    readonly email: string;
    readonly tokenId: string;
  }): Promise<boolean>;
  /** For one that was surely not sent: the reader may be asked again. */
  withdrawQuestion(tokenId: string): Promise<void>;
  /** Whose account it is about; null for a token that is unknown, or of a former address. */
  byToken(tokenId: string): Promise<AskedEmail | null>;
  /** False where there is nothing to confirm any more. */
  confirm(tokenId: string, nowMs: number): Promise<boolean>;
  /** Takes the address out of the account, with the links that were sent there. */
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

/** What has been stored for too long; never anything of the administrator's account. All instants in epoch milliseconds. */
export interface StorageLimitStore {
  /**
   * Once a day: messages of alerts that were sent since are a use of their owner's account, and accounts whose last use is not known
   * (from before it was kept) count as used now.
   */
  noteUses(nowMs: number): Promise<void>;
  /** How many searches from before were removed. */
  removeSearches(before: number): Promise<number>;
  /** Accounts with a confirmed address, not used since and not written to since their last use; the oldest first. */
  unnoticed(unusedBefore: number, most: number): Promise<readonly UnusedAccount[]>;
  /** False where it was written to already. */
  keepNotice(userId: number, nowMs: number): Promise<boolean>;
  withdrawNotice(userId: number): Promise<void>;
  /**
   * Deletes accounts that are not used since `unusedBefore` and were written to before `noticedBefore`, or could not be written to and
   * are not used since `deletedBefore`. How many.
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
   * The accounts of a username or an email address, in lower case, that a link may be mailed to; never the administrator's. The
   * address's reader has confirmed it, or it is from before readers were asked and the username was given.
   */
  accountsOf(key: string): Promise<readonly RecoverableAccount[]>;
  /** False where the account has as many open links as it may. */
  add(link: RecoveryLink): Promise<boolean>;
  /** With its record among the changes: both or neither. */
  addByAdmin(link: RecoveryLink, author: Author, username: string): Promise<void>;
  /** Whose link it is; null for one that is unknown, used or over. */
  usernameOf(id: string, nowMs: number): Promise<string | null>;
  /**
   * Sets the password of the link's owner, ends their sessions and removes all their links, in one step. Null for a link
   * that is unknown, used or over: of two at once, one gets it.
   */
  redeem(id: string, passwordHash: string, nowMs: number): Promise<User | null>;
  remove(ids: readonly string[]): Promise<void>;
  removeExpired(nowMs: number): Promise<void>;
}

export interface ThrottleStore {
  /** Counts one attempt for each subject in one step, and gives their windows in the same order. */
  count(
    subjects: readonly { readonly subject: string; readonly windowMs: number }[],
    nowMs: number,
  ): Promise<AttemptWindow[]>;
  /** Takes one attempt of each back. */
  takeBack(subjects: readonly string[]): Promise<void>;
  /** The subject has had no attempts. */
  forget(subject: string): Promise<void>;
  /** Removes the windows that have ended. */
  removeEnded(nowMs: number): Promise<void>;
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
    /** The alert's settings when it sent this. */
    outcode: string;
    drivingHours: number;
    style: string;
    createdAt: number;
    readAt: number | null;
  }[];
  /** Where their alerts are sent; without the key in the mails. */
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
  /** When the private address of their feeds was made; the address itself opens them. */
  readonly feeds: readonly { createdAt: number }[];
  /** What an administrator has changed in the catalogue. */
  readonly changes: readonly { action: string; subjectId: number | null; at: number }[];
}

/** What every page shows of the person who is signed in: hearts that are filled, and messages not seen yet. */
export interface SiteMarks {
  /** The newest first. */
  readonly favoriteIds: readonly number[];
  readonly unreadAlerts: number;
}

export interface SiteMarkStore {
  /** One statement: it runs before every page. */
  of(userId: number): Promise<SiteMarks>;
}

export interface OwnRecordStore {
  recordsOf(userId: number): Promise<OwnRecords>;
}

export interface PasswordHasher {
  /** "later" lets everybody pass who signs in, and throws PasswordHasherBusyError where many wait already. */
  hash(password: string, when?: "soon" | "later"): Promise<string>;
  /** Without a hash it does the same work and returns false, so that timing does not show whether the user exists. */
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
  readonly attempts: ThrottleStore;
  readonly records: OwnRecordStore;
  readonly recoveries: RecoveryStore;
  readonly emails: EmailStore;
  readonly storage: StorageLimitStore;
  readonly geocoder: Geocoder;
  /** Undefined where this site can send no mail. */
  readonly mail: MailSender | undefined;
  /** The mail with the addresses of pages to set a new password: one for each account of the mailbox. */
  readonly recoveryMail: (urls: readonly string[]) => Omit<Mail, "to">;
  /** The mail that asks an address's reader whether it is theirs, with the address of the page where they say so. */
  readonly emailQuestion: (url: string) => Omit<Mail, "to">;
  /** The mail that says when an account that is not used is deleted. */
  readonly unusedMail: (deletedAtMs: number) => Omit<Mail, "to">;
  /** Resolves once the answer has had time to leave. */
  readonly answerLeaves: () => Promise<void>;
  readonly hasher: PasswordHasher;
  /** For random tokens. */
  readonly fingerprint: Fingerprint;
  /** For what can be guessed, such as names and addresses: keyed, so that trying them all leads nowhere. */
  readonly pseudonym: Fingerprint;
  readonly log: Log;
  readonly randomToken: RandomToken;
  readonly clock: Clock;
}
