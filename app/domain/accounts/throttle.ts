import { MINUTE_MS } from "#app/domain/units";

/** So many attempts within a window, which begins with the first of them and ends by itself. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Wrong passwords for one account from devices that have never signed in to it. */
export const ACCOUNT_LIMIT: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };
/** Wrong passwords for one account from a device that has: strangers cannot use up these. */
export const DEVICE_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };
/** Wrong passwords and taken names from one address. Offices and phones share addresses. */
export const ADDRESS_LIMIT: AttemptLimit = { attempts: 100, windowMs: 15 * MINUTE_MS };
/** New accounts from one address: a family's evening, and a school's day. */
export const REGISTRATION_LIMITS: readonly [AttemptLimit, AttemptLimit] = [
  { attempts: 8, windowMs: 10 * MINUTE_MS },
  { attempts: 50, windowMs: 24 * 60 * MINUTE_MS },
];

/** Requests for a link to set a new password: for one name or address, whether or not it is known. */
export const RECOVERY_LIMIT: AttemptLimit = { attempts: 5, windowMs: 15 * MINUTE_MS };
/** The same from one address, which offices and phones share. */
export const RECOVERY_ADDRESS_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };

/** Requests for alerts by mail, per account. */
export const ALERT_MAIL_LIMIT: AttemptLimit = { attempts: 8, windowMs: 24 * 60 * MINUTE_MS };
/** Questions to readers of mailboxes (for alerts, for an account): per mailbox, for all who ask, and per network address. */
export const QUESTION_MAILBOX_LIMIT: AttemptLimit = { attempts: 3, windowMs: 24 * 60 * MINUTE_MS };
export const QUESTION_ADDRESS_LIMIT: AttemptLimit = { attempts: 50, windowMs: 24 * 60 * MINUTE_MS };

/** Tests of the ways by which one person's alerts are sent. */
export const CHANNEL_TEST_LIMIT: AttemptLimit = { attempts: 5, windowMs: 60 * MINUTE_MS };

/**
 * Mails with a link to one mailbox, whoever asks and for whichever accounts: anybody can make accounts in somebody else's
 * mailbox's name.
 */
export const RECOVERY_MAILBOX_LIMIT: AttemptLimit = { attempts: 6, windowMs: 60 * MINUTE_MS };

/** What has been tried within the window that is running. */
export interface AttemptWindow {
  readonly endsAt: number;
  /** This attempt included. */
  readonly count: number;
}

/** Seconds until the window ends where it has had its attempts, else null. */
export function retryAfterSeconds(
  window: AttemptWindow,
  { attempts }: AttemptLimit,
  nowMs: number,
): number | null {
  if (window.count <= attempts) return null;
  return Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
}
