import { ADMIN_USERNAME } from "#app/domain/account";
import { REGISTRATION_LIMITS, retryAfterSeconds } from "#app/domain/account-throttle";
import type { Username } from "#app/domain/account-username";
import type { Preferences } from "#app/domain/preferences";
import { type Result, fail, ok } from "#app/domain/result";
import { type SignedIn, newSession } from "./new-session";
import type { AccountDeps } from "./ports";
import type { Throttled } from "./try-password";

export interface Registration {
  readonly username: Username;
  readonly password: string;
  readonly email: string | null;
  readonly preferences: Preferences;
  /** Where it comes from, so that nobody makes accounts by the hundred. */
  readonly address: string;
  /** The browser and its system in words, for the list of one's sessions. */
  readonly deviceName: string;
  /** The session that this browser has now, if any. */
  readonly replacedToken: string | null;
}

type Deps = Pick<
  AccountDeps,
  "users" | "attempts" | "hasher" | "fingerprint" | "pseudonym" | "randomToken" | "clock" | "log"
>;

/** Makes an account and signs it in. The administrator's name is taken, whether set-up has run or not. */
export async function register(
  { username, password, address, deviceName, replacedToken, ...profile }: Registration,
  deps: Deps,
): Promise<Result<SignedIn, "username-taken"> | Throttled> {
  if (username.key === ADMIN_USERNAME) return fail("username-taken");
  // Looked up first, so that a taken name costs neither a hash nor one of the address's registrations; the insert
  // decides between two at once.
  if (await deps.users.credentialsByName(username.key)) return fail("username-taken");
  const throttled = await admit(address, deps);
  if (throttled) {
    deps.log.info("account.registration-refused", { reason: "throttled" });
    return throttled;
  }
  const newUser = {
    ...profile,
    username: username.text,
    usernameKey: username.key,
    passwordHash: await deps.hasher.hash(password, "later"),
    createdAt: deps.clock(),
  };
  const { sessionToken, session, replacedId } = await newSession({ replacedToken, deviceName }, deps);
  const user = await deps.users.add(newUser, session, replacedId);
  if (!user) return fail("username-taken");
  deps.log.info("account.registered", {});
  return ok({ user, sessionToken });
}

/** Counts a registration in each of the address's windows before anything is hashed; the longest wait of them. */
async function admit(address: string, { attempts, pseudonym, clock }: Deps): Promise<Throttled | null> {
  const nowMs = clock();
  const counted = await Promise.all(
    REGISTRATION_LIMITS.map(async ({ windowMs }) => ({
      subject: await pseudonym(`registrations:${windowMs}:${address}`),
      windowMs,
    })),
  );
  const windows = await attempts.count(counted, nowMs);
  const waits = REGISTRATION_LIMITS.map((limit, index) => {
    const window = windows[index];
    return window ? (retryAfterSeconds(window, limit, nowMs) ?? 0) : 0;
  });
  const wait = Math.max(...waits);
  if (wait === 0) return null;
  // Who is refused by one window must not use up the other.
  await attempts.takeBack(counted.map(({ subject }) => subject));
  return { ok: false, error: "throttled", retryAfterSeconds: wait };
}
