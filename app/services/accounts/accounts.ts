import type { User } from "#app/domain/account";
import type { Preferences } from "#app/domain/preferences";
import { type PasswordChange, changePassword } from "./change-password";
import { type AccountDeletion, deleteAccount } from "./delete-account";
import { type LogIn, logIn } from "./log-in";
import type { AccountDeps, OwnRecords } from "./ports";
import { type Registration, register } from "./register";

/** What can be done with accounts: the use cases, wired. */
export interface Accounts {
  register(input: Registration): ReturnType<typeof register>;
  logIn(input: LogIn): ReturnType<typeof logIn>;
  /** Ends the session: its cookie is worth nothing from then on. */
  logOut(sessionToken: string): Promise<void>;
  /** Who a session's token stands for: one query; null where it stands for nobody any more. */
  userOfSession(sessionToken: string): Promise<User | null>;
  /** Null where the account is gone. */
  updatePreferences(userId: number, preferences: Preferences): Promise<User | null>;
  changePassword(input: PasswordChange): ReturnType<typeof changePassword>;
  /** Everything that is stored about a user, save the account itself. */
  ownRecords(userId: number): Promise<OwnRecords>;
  deleteAccount(input: AccountDeletion): ReturnType<typeof deleteAccount>;
}

export function createAccounts(deps: AccountDeps): Accounts {
  const { users, sessions, records, fingerprint, clock } = deps;
  return {
    register: (input) => register(input, deps),
    logIn: (input) => logIn(input, deps),
    logOut: async (token) => sessions.end(await fingerprint(token)),
    userOfSession: async (token) => sessions.userOf(await fingerprint(token), clock()),
    updatePreferences: (userId, preferences) => users.updatePreferences(userId, preferences),
    changePassword: (input) => changePassword(input, deps),
    ownRecords: (userId) => records.recordsOf(userId),
    deleteAccount: (input) => deleteAccount(input, deps),
  };
}
