import type { User } from "#app/domain/accounts/account";
import { SESSION_SECONDS } from "#app/domain/accounts/session";
import type { AccountDeps, NewSession } from "./ports";

/** Somebody who has just proved who they are. The token goes into their cookie and is kept nowhere else. */
export interface SignedIn {
  readonly user: User;
  readonly sessionToken: string;
}

/** A session as it is to be stored, never an old one again, and the name of the one that it replaces. */
export async function newSession(
  { replacedToken, deviceName }: { replacedToken: string | null; deviceName: string },
  { fingerprint, randomToken, clock }: Pick<AccountDeps, "fingerprint" | "randomToken" | "clock">,
): Promise<{ sessionToken: string; session: NewSession; replacedId: string | null }> {
  const sessionToken = randomToken();
  const createdAt = clock();
  const expiresAt = createdAt + SESSION_SECONDS * 1000;
  const replacedId = replacedToken === null ? null : await fingerprint(replacedToken);
  const session = { id: await fingerprint(sessionToken), createdAt, expiresAt, device: deviceName };
  return { sessionToken, session, replacedId };
}
