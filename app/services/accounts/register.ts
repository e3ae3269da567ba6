import { ADMIN_USERNAME } from "#app/domain/accounts/account";
import { ADDRESS_LIMIT, REGISTRATION_LIMITS, retryAfterSeconds } from "#app/domain/accounts/throttle";
import type { Username } from "#app/domain/accounts/username";
import type { Preferences } from "#app/domain/accounts/preferences";
import { type Result, fail, ok } from "#app/domain/result";
import { type SignedIn, newSession } from "./log-in";
import type { AccountDeps } from "./ports";
import { type Throttled, addressSubject } from "./try-password";

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
  const admission = await admit(address, deps);
  if (!admission.ok) {
    deps.log.info("account.registration-refused", { reason: "throttled" });
    return admission;
  }
  const { guess, registrations } = admission.value;
  // A taken name costs a guess, as a wrong password does, so that nobody finds out who has an account by trying
  // names; it costs no registration and no hash. The insert decides between two at once.
  if (await deps.users.credentialsByName(username.key)) {
    await deps.attempts.takeBack(registrations);
    return fail("username-taken");
  }
  await deps.attempts.takeBack([guess]);
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

/** The subjects that were counted for an address. */
interface Admission {
  readonly guess: string;
  readonly registrations: readonly string[];
}

/**
 * Counts a guess and a registration in each of the address's windows before anything is looked up or hashed. Who is
 * refused is told the longest wait, whatever the name.
 */
async function admit(
  address: string,
  { attempts, pseudonym, clock }: Deps,
): Promise<Result<Admission, never> | Throttled> {
  const nowMs = clock();
  const guess = await pseudonym(addressSubject(address));
  const registrations = await Promise.all(
    REGISTRATION_LIMITS.map(({ windowMs }) => pseudonym(`registrations:${windowMs}:${address}`)),
  );
  const subjects = [guess, ...registrations];
  const limits = [ADDRESS_LIMIT, ...REGISTRATION_LIMITS];
  const counted = limits.map(({ windowMs }, index) => ({ subject: subjects[index] ?? "", windowMs }));
  const windows = await attempts.count(counted, nowMs);
  const waits = limits.map((limit, index) => {
    const window = windows[index];
    return window ? (retryAfterSeconds(window, limit, nowMs) ?? 0) : 0;
  });
  const wait = Math.max(...waits);
  if (wait === 0) return ok({ guess, registrations });
  // Who is refused by one window must not use up the others.
  await attempts.takeBack(subjects);
  return { ok: false, error: "throttled", retryAfterSeconds: wait };
}
