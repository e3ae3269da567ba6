import { createPacedTurns } from "#app/adapters/security/paced-turns";
import { createScryptPasswordHasher } from "#app/adapters/security/scrypt-password-hasher";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "#app/adapters/security/unguessable";
import type { Database } from "#app/db/client";
import { createOwnRecordStore } from "#app/db/accounts/own-record-store";
import { createSessionStore } from "#app/db/accounts/session-store";
import { createSignInAttemptStore } from "#app/db/accounts/sign-in-attempt-store";
import { createUserStore } from "#app/db/accounts/user-store";
import { type Accounts, createAccounts } from "#app/services/accounts/accounts";
import type { Log } from "../services/ports";
import type { Clock } from "#app/services/ports";

interface Given {
  readonly db: Database;
  readonly secret: string;
  readonly clock: Clock;
  readonly log: Log;
}

export function composeAccounts({ db, secret, clock, log }: Given): Accounts {
  return createAccounts({
    users: createUserStore(db),
    sessions: createSessionStore(db),
    attempts: createSignInAttemptStore(db),
    records: createOwnRecordStore(db),
    hasher: createScryptPasswordHasher(createPacedTurns({ clock })),
    fingerprint: sha256Fingerprint,
    pseudonym: keyedFingerprint(secret),
    log,
    randomToken,
    clock,
  });
}
