import { HOUR_MS } from "#app/domain/units";
import type { User } from "#app/domain/accounts/account";
import type { Preferences } from "#app/domain/accounts/preferences";
import { type EmailChange, changeEmail } from "./change-email";
import { type PasswordChange, changePassword } from "./change-password";
import { type AccountDeletion, deleteAccount } from "./delete-account";
import { type NewHome, keepHome } from "./keep-home";
import { type LogIn, logIn } from "./log-in";
import type { AccountDeps, AskedEmail, OpenSession, OwnRecords } from "./ports";
import {
  type AdminsLink,
  type NewPassword,
  type RecoveryRequest,
  makeRecoveryLink,
  recoverPassword,
  requestRecovery,
} from "./recover-password";
import { keepStorageLimits } from "./storage-limits";
import { type Registration, register } from "./register";

/** What can be done with accounts: the use cases, wired. */
export interface Accounts {
  register(input: Registration): ReturnType<typeof register>;
  logIn(input: LogIn): ReturnType<typeof logIn>;
  /** Ends the session: its cookie no longer signs anybody in. */
  logOut(sessionToken: string): Promise<void>;
  /**
   * The user of a session's token: one query, and once an hour another that records when it was seen. Null where it
   * no longer belongs to a session.
   */
  userOfSession(sessionToken: string): Promise<User | null>;
  /** A user's sessions, the last seen first; `isCurrent` marks the one that asks. */
  sessionsOf(userId: number, sessionToken: string | null): Promise<readonly ListedSession[]>;
  /** Ends one of the user's sessions; one that is not theirs stays. */
  endSession(userId: number, sessionId: string): Promise<boolean>;
  /** Ends all of the user's sessions, the one that asks included. */
  endAllSessions(userId: number): Promise<void>;
  /** For every hour: removes counts of attempts that are over, and once a day sessions or links in their place. */
  removeExpired(): Promise<void>;
  /** For every hour: once a day removes what has been stored for too long. */
  keepStorageLimits(): Promise<void>;
  /** Null where the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  keepHome(input: NewHome): ReturnType<typeof keepHome>;
  changePassword(input: PasswordChange): ReturnType<typeof changePassword>;
  changeEmail(input: EmailChange): ReturnType<typeof changeEmail>;
  requestRecovery(input: RecoveryRequest): ReturnType<typeof requestRecovery>;
  makeRecoveryLink(input: AdminsLink): ReturnType<typeof makeRecoveryLink>;
  /** The account whose address a question's token is about; null where it has another by now. */
  askedEmail(token: string): Promise<AskedEmail | null>;
  /** Says for the address's reader that it is theirs. False where there is nothing to confirm any more. */
  confirmEmail(token: string): Promise<boolean>;
  /** Says for the address's reader that it is not theirs: the account has none from now on. */
  disownEmail(token: string): Promise<void>;
  /** Whose password a link's token can set; null for one that is unknown, used or over. */
  recoveryOf(token: string): Promise<string | null>;
  recoverPassword(input: NewPassword): ReturnType<typeof recoverPassword>;
  /** Everything that is stored about a user, save the account itself. */
  ownRecords(userId: number): Promise<OwnRecords>;
  deleteAccount(input: AccountDeletion): ReturnType<typeof deleteAccount>;
}

export interface ListedSession extends OpenSession {
  readonly isCurrent: boolean;
}

/** A session's last sight is written no more often: a page view is no reason to write. */
const SEEN_EVERY_MS = HOUR_MS;

/** In UTC: the night. */
const SESSIONS_CLEARED_AT_HOUR = 3;
const RECOVERIES_CLEARED_AT_HOUR = 4;

export function createAccounts(deps: AccountDeps): Accounts {
  const { users, sessions, attempts, records, recoveries, emails, fingerprint, clock, log } = deps;
  return {
    register: (input) => register(input, deps),
    logIn: (input) => logIn(input, deps),
    logOut: async (token) => sessions.end(await fingerprint(token)),
    async userOfSession(token) {
      const id = await fingerprint(token);
      const nowMs = clock();
      const found = await sessions.find(id, nowMs);
      if (found && nowMs - found.lastSeenAt >= SEEN_EVERY_MS) {
        // It is who it is, whether that can be written down or not.
        await sessions.touch(id, nowMs).catch((error: unknown) => log.error("session.not-touched", error));
      }
      return found?.user ?? null;
    },
    async sessionsOf(userId, token) {
      const currentId = token === null ? null : await fingerprint(token);
      const open = await sessions.openOf(userId, clock());
      return open.map((session) => ({ ...session, isCurrent: session.id === currentId }));
    },
    async endSession(userId, sessionId) {
      const hasEnded = await sessions.endOf(userId, sessionId);
      if (hasEnded) log.info("account.session-ended", { by: "owner" });
      return hasEnded;
    },
    async endAllSessions(userId) {
      await sessions.endAllOf(userId);
      log.info("account.signed-out-everywhere", {});
    },
    async removeExpired() {
      const nowMs = clock();
      // One statement: it runs with the hourly refresh, which may cost ten in all. An expired session opens nothing.
      const hour = new Date(nowMs).getUTCHours();
      if (hour === SESSIONS_CLEARED_AT_HOUR) await sessions.removeExpired(nowMs);
      else if (hour === RECOVERIES_CLEARED_AT_HOUR) await recoveries.removeExpired(nowMs);
      else await attempts.removeEnded(nowMs);
    },
    keepStorageLimits: () => keepStorageLimits(deps),
    updatePreferences: (userId, preferences) => users.updatePreferences(userId, preferences),
    keepHome: (input) => keepHome(input, deps),
    changePassword: (input) => changePassword(input, deps),
    changeEmail: (input) => changeEmail(input, deps),
    requestRecovery: (input) => requestRecovery(input, deps),
    makeRecoveryLink: (input) => makeRecoveryLink(input, deps),
    askedEmail: async (token) => emails.byToken(await fingerprint(token)),
    async confirmEmail(token) {
      const isConfirmed = await emails.confirm(await fingerprint(token), clock());
      if (isConfirmed) log.info("account.email-confirmed", {});
      return isConfirmed;
    },
    async disownEmail(token) {
      await emails.remove(await fingerprint(token));
      log.info("account.email-disowned", {});
    },
    recoveryOf: async (token) => recoveries.usernameOf(await fingerprint(token), clock()),
    recoverPassword: (input) => recoverPassword(input, deps),
    ownRecords: (userId) => records.recordsOf(userId),
    deleteAccount: (input) => deleteAccount(input, deps),
  };
}
