import { createPacedTurns } from "#app/adapters/security/paced-turns";
import { createScryptPasswordHasher } from "#app/adapters/security/scrypt-password-hasher";
import { keyedFingerprint, randomToken, sha256Fingerprint } from "#app/adapters/security/unguessable";
import { createEmailStore } from "#app/db/accounts/email-store";
import { createOwnRecordStore } from "#app/db/accounts/own-record-store";
import { createRecoveryStore } from "#app/db/accounts/recovery-store";
import { createSessionStore } from "#app/db/accounts/session-store";
import { createSiteMarkStore } from "#app/db/accounts/site-mark-store";
import { createStorageLimitStore } from "#app/db/accounts/storage-limit-store";
import { createThrottleStore } from "#app/db/accounts/throttle-store";
import { createUserStore } from "#app/db/accounts/user-store";
import { emailQuestion, recoveryMail, unusedMail } from "#app/presenters/accounts/mails";
import { createAccounts } from "#app/services/accounts/accounts";
import { ACCOUNT_PARTS } from "./features.server";
import type { MailSender } from "#app/services/mail/ports";
import type { Geocoder } from "#app/services/ports";
import type { Platform } from "./platform.server";

export function composeAccounts(platform: Platform, geocoder: Geocoder, mail: MailSender | undefined) {
  const { variables, db, sessionDb, clock, log, afterAnswer } = platform;
  const marks = createSiteMarkStore(db, ACCOUNT_PARTS);
  const accounts = createAccounts({
    users: createUserStore(db, ACCOUNT_PARTS),
    sessions: createSessionStore(db, sessionDb),
    attempts: createThrottleStore(db),
    records: createOwnRecordStore(db, ACCOUNT_PARTS),
    recoveries: createRecoveryStore(db, ACCOUNT_PARTS),
    emails: createEmailStore(db),
    storage: createStorageLimitStore(db, ACCOUNT_PARTS),
    geocoder,
    mail,
    recoveryMail,
    emailQuestion,
    // The address is missing only if the site cannot send email.
    unusedMail: (deletedAtMs) => unusedMail(variables.SITE_ORIGIN ?? "", deletedAtMs),
    answerLeaves: afterAnswer,
    hasher: createScryptPasswordHasher(createPacedTurns({ clock })),
    fingerprint: sha256Fingerprint,
    pseudonym: keyedFingerprint(variables.SESSION_SECRET[0]),
    log,
    randomToken,
    clock,
  });
  return {
    ...accounts,
    marksOf: marks.of,
    endedByRecovery: ACCOUNT_PARTS.flatMap(({ whenRecovered }) => whenRecovered?.hasEnded ?? []),
  };
}
