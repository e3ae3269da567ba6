import { HOUR_MS } from "#app/domain/units";
import type { User } from "#app/domain/accounts/account";
import type { Preferences } from "#app/domain/accounts/preferences";
import { bindUseCases } from "#app/services/bind-use-cases";
import { changeEmail } from "./change-email";
import { changePassword } from "./change-password";
import { deleteAccount } from "./delete-account";
import { keepHome } from "./keep-home";
import { logIn } from "./log-in";
import type { AccountDeps, OpenSession } from "./ports";
import { makeRecoveryLink, recoverPassword, requestRecovery } from "./recover-password";
import { keepStorageLimits } from "./storage-limits";
import { register } from "./register";

export interface ListedSession extends OpenSession {
  readonly isCurrent: boolean;
}

/** How often a session's last use is written: not on every page view. */
const SEEN_EVERY_MS = HOUR_MS;

/** Hours in UTC, at night. */
const SESSIONS_CLEARED_AT_HOUR = 3;
const RECOVERIES_CLEARED_AT_HOUR = 4;

const CASES = {
  register,
  logIn,
  keepHome,
  changePassword,
  changeEmail,
  requestRecovery,
  makeRecoveryLink,
  recoverPassword,
  deleteAccount,
};

export type Accounts = ReturnType<typeof createAccounts>;

/** What can be done with accounts. */
export function createAccounts(deps: AccountDeps) {
  const { users, sessions, attempts, records, recoveries, emails, fingerprint, clock, log } = deps;
  return {
    ...bindUseCases(CASES, deps),
    /** Ends the session: its cookie no longer signs anyone in. */
    logOut: async (token: string) => sessions.end(await fingerprint(token)),
    /**
     * Returns the user of a session's token, or null if the session has ended: one query, and once an hour
     * another that records the last use.
     */
    async userOfSession(token: string): Promise<User | null> {
      const id = await fingerprint(token);
      const nowMs = clock();
      const found = await sessions.find(id, nowMs);
      if (found && nowMs - found.lastSeenAt >= SEEN_EVERY_MS) {
        // The user is valid even if the last use cannot be written.
        await sessions.touch(id, nowMs).catch((error: unknown) => log.error("session.not-touched", error));
      }
      return found?.user ?? null;
    },
    /** A user's sessions, the last seen first; `isCurrent` marks the session of this token. */
    async sessionsOf(userId: number, token: string | null): Promise<readonly ListedSession[]> {
      const currentId = token === null ? null : await fingerprint(token);
      const open = await sessions.openOf(userId, clock());
      return open.map((session) => ({ ...session, isCurrent: session.id === currentId }));
    },
    /** Ends one of the user's sessions; another user's session stays. */
    async endSession(userId: number, sessionId: string): Promise<boolean> {
      const hasEnded = await sessions.endOf(userId, sessionId);
      if (hasEnded) log.info("account.session-ended", { by: "owner" });
      return hasEnded;
    },
    /** Ends all of the user's sessions, including the present one. */
    async endAllSessions(userId: number): Promise<void> {
      await sessions.endAllOf(userId);
      log.info("account.signed-out-everywhere", {});
    },
    /** Call it every hour: it removes expired counts of attempts, or at two hours of the day expired sessions or links. */
    async removeExpired(): Promise<void> {
      const nowMs = clock();
      // One statement per run: the hourly refresh may cost ten in all. An expired session is refused even if it is stored.
      const hour = new Date(nowMs).getUTCHours();
      if (hour === SESSIONS_CLEARED_AT_HOUR) await sessions.removeExpired(nowMs);
      else if (hour === RECOVERIES_CLEARED_AT_HOUR) await recoveries.removeExpired(nowMs);
      else await attempts.removeEnded(nowMs);
    },
    /** Call it every hour: once a day it removes what has been stored for too long. */
    keepStorageLimits: () => keepStorageLimits(deps),
    /** Returns null if the account is gone. */
    updatePreferences: (userId: number, preferences: Preferences) =>
      users.updatePreferences(userId, preferences),
    /**
     * Returns the account whose address a confirmation token is about, or null if the address has changed.
     */
    askedEmail: async (token: string) => emails.byToken(await fingerprint(token)),
    /** Confirms the address, for the owner of the mailbox. Returns false if there is nothing to confirm any more. */
    async confirmEmail(token: string): Promise<boolean> {
      const isConfirmed = await emails.confirm(await fingerprint(token), clock());
      if (isConfirmed) log.info("account.email-confirmed", {});
      return isConfirmed;
    },
    /** Removes the address from the account: the owner of the mailbox says that the account is not theirs. */
    async disownEmail(token: string): Promise<void> {
      await emails.remove(await fingerprint(token));
      log.info("account.email-disowned", {});
    },
    /** Returns the user whose password a link's token can set; null if it is unknown, used or expired. */
    recoveryOf: async (token: string) => recoveries.usernameOf(await fingerprint(token), clock()),
    /** Everything that is stored about a user, except the account itself. */
    ownRecords: (userId: number) => records.recordsOf(userId),
  };
}
