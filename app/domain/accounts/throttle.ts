import { MINUTE_MS } from "#app/domain/units";

/**
 * The number of attempts allowed in a window. A window starts with its first attempt and ends after
 * `windowMs`.
 */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Wrong passwords for one account from devices that have never signed in to it. */
export const ACCOUNT_LIMIT: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };
/**
 * Wrong passwords for one account from a device that has signed in to it: strangers cannot use these up.
 */
export const DEVICE_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };
/**
 * Wrong passwords and taken names from one network address. Offices and phones share addresses, so the limit
 * is high.
 */
export const ADDRESS_LIMIT: AttemptLimit = { attempts: 100, windowMs: 15 * MINUTE_MS };
/** New accounts from one network address: enough for a family in one evening, and for a school in one day. */
export const REGISTRATION_LIMITS: readonly [AttemptLimit, AttemptLimit] = [
  { attempts: 8, windowMs: 10 * MINUTE_MS },
  { attempts: 50, windowMs: 24 * 60 * MINUTE_MS },
];

/**
 * Requests for a link to set a new password, for each typed name or address. They count even if no account has
 * that name or address.
 */
export const RECOVERY_LIMIT: AttemptLimit = { attempts: 5, windowMs: 15 * MINUTE_MS };
/**
 * Requests for such a link from one network address. Offices and phones share addresses, so the limit is
 * high.
 */
export const RECOVERY_ADDRESS_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };

export const ALERT_MAIL_LIMIT: AttemptLimit = { attempts: 8, windowMs: 24 * 60 * MINUTE_MS };
/**
 * Requests to confirm an email address, for alerts or an account. The first limit counts the requests of all
 * users for one mailbox, the second those from one network address.
 */
export const QUESTION_MAILBOX_LIMIT: AttemptLimit = { attempts: 3, windowMs: 24 * 60 * MINUTE_MS };
export const QUESTION_ADDRESS_LIMIT: AttemptLimit = { attempts: 50, windowMs: 24 * 60 * MINUTE_MS };

export const CHANNEL_TEST_LIMIT: AttemptLimit = { attempts: 5, windowMs: 60 * MINUTE_MS };

/**
 * Emails with a link to set a new password, counted for each mailbox. All accounts count together, since anyone
 * can create accounts with another person's address.
 */
export const RECOVERY_MAILBOX_LIMIT: AttemptLimit = { attempts: 6, windowMs: 60 * MINUTE_MS };

/**
 * Returns the mailbox of an address, in lower case and without its +tag (RFC 5233). Limits count emails per
 * mailbox, since an address with a tag leads to the same mailbox as one without.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // A plus at the very start stays: without it, no name would be left.
  return `${name.replace(/(?<=.)\+.*$/, "")}@${domain}`;
}

export interface AttemptWindow {
  readonly endsAt: number;
  readonly count: number;
}

/** Returns the seconds until the window ends if no attempt is left in it, otherwise null. */
export function retryAfterSeconds(
  window: AttemptWindow,
  { attempts }: AttemptLimit,
  nowMs: number,
): number | null {
  if (window.count <= attempts) return null;
  return Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
}
