import { HOUR_MS } from "#app/domain/units";
import type { User } from "#app/domain/accounts/account";
import type { Pass } from "#app/domain/catalogue/passes";
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

const SEEN_EVERY_MS = HOUR_MS;

/** UTC, in the night. */
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

export function createAccounts(deps: AccountDeps) {
  const { users, sessions, attempts, records, recoveries, emails, fingerprint, clock, log } = deps;
  return {
    ...bindUseCases(CASES, deps),
    /** Its cookie then no longer signs anyone in. */
    logOut: async (token: string) => sessions.end(await fingerprint(token)),
    /** Null if the session has ended. One query, and once an hour a second one that stores the last use. */
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
    /** The last used one first. `isCurrent` marks the session with this token. */
    async sessionsOf(userId: number, token: string | null): Promise<readonly ListedSession[]> {
      const currentId = token === null ? null : await fingerprint(token);
      const open = await sessions.openOf(userId, clock());
      return open.map((session) => ({ ...session, isCurrent: session.id === currentId }));
    },
    /** Returns false if the user has no such session. */
    async endSession(userId: number, sessionId: string): Promise<boolean> {
      const hasEnded = await sessions.endOf(userId, sessionId);
      if (hasEnded) log.info("account.session-ended", { by: "owner" });
      return hasEnded;
    },
    async endAllSessions(userId: number): Promise<void> {
      await sessions.endAllOf(userId);
      log.info("account.signed-out-everywhere", {});
    },
    /** Hourly: counts of attempts; in one hour of the night expired sessions instead, in another links. */
    async removeExpired(): Promise<void> {
      const nowMs = clock();
      // One statement per call, because the whole hourly run may take only ten. An expired session or link is
      // refused even while it is stored.
      const hour = new Date(nowMs).getUTCHours();
      if (hour === SESSIONS_CLEARED_AT_HOUR) await sessions.removeExpired(nowMs);
      else if (hour === RECOVERIES_CLEARED_AT_HOUR) await recoveries.removeExpired(nowMs);
      else await attempts.removeEnded(nowMs);
    },
    /** Call it every hour; it works once a day. */
    keepStorageLimits: () => keepStorageLimits(deps),
    updatePreferences: (userId: number, preferences: Preferences) =>
      users.updatePreferences(userId, preferences),
    keepPasses: (userId: number, passes: readonly Pass[]) => users.keepPasses(userId, passes),
    /** Null if the token is unknown or the address has changed. */
    emailToConfirm: async (token: string) => emails.byToken(await fingerprint(token)),
    /** Called by the mailbox's owner. Returns false if there is nothing left to confirm. */
    async confirmEmail(token: string): Promise<boolean> {
      const isConfirmed = await emails.confirm(await fingerprint(token), clock());
      if (isConfirmed) log.info("account.email-confirmed", {});
      return isConfirmed;
    },
    /** Called by the mailbox's owner if the account is not theirs. */
    async disownEmail(token: string): Promise<void> {
      await emails.remove(await fingerprint(token));
      log.info("account.email-disowned", {});
    },
    /** The username; null if the link is unknown, used or expired. */
    recoveryOf: async (token: string) => recoveries.usernameOf(await fingerprint(token), clock()),
    ownRecords: (userId: number) => records.recordsOf(userId),
  };
}
