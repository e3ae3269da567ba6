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

/** The last use of a session is stored at most this often, and not on every page view. */
const SEEN_EVERY_MS = HOUR_MS;

/** The nightly hours (UTC) in which expired sessions and expired links are removed. */
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

/** Creates the use cases of accounts. */
export function createAccounts(deps: AccountDeps) {
  const { users, sessions, attempts, records, recoveries, emails, fingerprint, clock, log } = deps;
  return {
    ...bindUseCases(CASES, deps),
    /** Ends the session, so that its cookie no longer signs anyone in. */
    logOut: async (token: string) => sessions.end(await fingerprint(token)),
    /**
     * Returns the user of a session by its token; null if the session has ended. Takes one query, and once an
     * hour a second one that stores the last use.
     */
    async userOfSession(token: string): Promise<User | null> {
      const id = await fingerprint(token);
      const nowMs = clock();
      const found = await sessions.find(id, nowMs);
      if (found && nowMs - found.lastSeenAt >= SEEN_EVERY_MS) {
        // The user is signed in even if the last use cannot be stored.
        await sessions.touch(id, nowMs).catch((error: unknown) => log.error("session.not-touched", error));
      }
      return found?.user ?? null;
    },
    /**
     * Returns the sessions of a user, the last used one first. `isCurrent` marks the session with this token.
     */
    async sessionsOf(userId: number, token: string | null): Promise<readonly ListedSession[]> {
      const currentId = token === null ? null : await fingerprint(token);
      const open = await sessions.openOf(userId, clock());
      return open.map((session) => ({ ...session, isCurrent: session.id === currentId }));
    },
    /** Ends a session of the user. Returns false, and ends nothing, if the user has no such session. */
    async endSession(userId: number, sessionId: string): Promise<boolean> {
      const hasEnded = await sessions.endOf(userId, sessionId);
      if (hasEnded) log.info("account.session-ended", { by: "owner" });
      return hasEnded;
    },
    async endAllSessions(userId: number): Promise<void> {
      await sessions.endAllOf(userId);
      log.info("account.signed-out-everywhere", {});
    },
    /**
     * Call it every hour. It removes expired counts of attempts. In one hour of the night it removes expired
     * sessions instead, and in another one expired links to set a password.
     */
    async removeExpired(): Promise<void> {
      const nowMs = clock();
      // One call takes only one statement, because the whole hourly run may take only ten. Removing late does
      // no harm: an expired session or link is refused even while it is stored.
      const hour = new Date(nowMs).getUTCHours();
      if (hour === SESSIONS_CLEARED_AT_HOUR) await sessions.removeExpired(nowMs);
      else if (hour === RECOVERIES_CLEARED_AT_HOUR) await recoveries.removeExpired(nowMs);
      else await attempts.removeEnded(nowMs);
    },
    /** Call it every hour. Once a day it removes data that has been stored for too long. */
    keepStorageLimits: () => keepStorageLimits(deps),
    /** Returns the changed user; null if the account is gone. */
    updatePreferences: (userId: number, preferences: Preferences) =>
      users.updatePreferences(userId, preferences),
    /**
     * Returns the account whose email address a token confirms; null if the token is unknown or the address
     * has changed.
     */
    emailToConfirm: async (token: string) => emails.byToken(await fingerprint(token)),
    /**
     * Confirms the email address of an account; the owner of the mailbox calls this. Returns false if there
     * is nothing left to confirm.
     */
    async confirmEmail(token: string): Promise<boolean> {
      const isConfirmed = await emails.confirm(await fingerprint(token), clock());
      if (isConfirmed) log.info("account.email-confirmed", {});
      return isConfirmed;
    },
    /**
     * Removes the email address from an account. The owner of the mailbox calls this if the account is not
     * theirs.
     */
    async disownEmail(token: string): Promise<void> {
      await emails.remove(await fingerprint(token));
      log.info("account.email-disowned", {});
    },
    /**
     * Returns the username for which a link's token can set a password; null if the link is unknown, used or
     * expired.
     */
    recoveryOf: async (token: string) => recoveries.usernameOf(await fingerprint(token), clock()),
    ownRecords: (userId: number) => records.recordsOf(userId),
  };
}
