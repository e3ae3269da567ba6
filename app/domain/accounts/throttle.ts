import { MINUTE_MS } from "#app/domain/units";

/** A window starts with its first attempt. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Wrong passwords for one account from devices that have never signed in to it. */
export const ACCOUNT_LIMIT: AttemptLimit = { attempts: 10, windowMs: 15 * MINUTE_MS };
/** The same from a device that has signed in to it: strangers cannot use these up. */
export const DEVICE_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };
/** From one network address. Offices and phones share addresses, so the limit is high. */
export const ADDRESS_LIMIT: AttemptLimit = { attempts: 100, windowMs: 15 * MINUTE_MS };
/** From one network address: a family in one evening, a school in one day. */
export const REGISTRATION_LIMITS: readonly [AttemptLimit, AttemptLimit] = [
  { attempts: 8, windowMs: 10 * MINUTE_MS },
  { attempts: 50, windowMs: 24 * 60 * MINUTE_MS },
];

/** For each typed name or address, even if no account has it. */
export const RECOVERY_LIMIT: AttemptLimit = { attempts: 5, windowMs: 15 * MINUTE_MS };
/** From one network address. Offices and phones share addresses, so the limit is high. */
export const RECOVERY_ADDRESS_LIMIT: AttemptLimit = { attempts: 30, windowMs: 15 * MINUTE_MS };

/** To confirm an email address: of all users for one mailbox, and from one network address. */
export const QUESTION_MAILBOX_LIMIT: AttemptLimit = { attempts: 3, windowMs: 24 * 60 * MINUTE_MS };
export const QUESTION_ADDRESS_LIMIT: AttemptLimit = { attempts: 50, windowMs: 24 * 60 * MINUTE_MS };

/** For each mailbox of all accounts, since anyone can create accounts with another's address. */
export const RECOVERY_MAILBOX_LIMIT: AttemptLimit = { attempts: 6, windowMs: 60 * MINUTE_MS };

/** In lower case and without its +tag (RFC 5233), which leads to the same mailbox. */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // A plus at the very start stays: without it, no name would be left.
  return `${name.replace(/(?<=.)\+.*$/, "")}@${domain}`;
}

export interface AttemptWindow {
  readonly endsAt: number;
  readonly count: number;
}

export function retryAfterSeconds(
  window: AttemptWindow,
  { attempts }: AttemptLimit,
  nowMs: number,
): number | null {
  if (window.count <= attempts) return null;
  return Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
}
