import { data } from "@remix-run/cloudflare";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import {
  type Log,
  ProviderError,
  SnapshotUnavailableError,
  StoreUnavailableError,
} from "#app/services/ports";
import type { Refusal } from "./refusal";

/** The 503 of what cannot be had just now. A fault of our own stores passes within seconds, or does not pass soon. */
const UNAVAILABLE = { status: 503, headers: { "Retry-After": "5" } } as const;

export const NOT_AVAILABLE = "This isn't available at the moment. Please try again shortly.";

/** The same as a refusal, in these words. */
export const unavailable = (message = NOT_AVAILABLE): Refusal => ({ message, ...UNAVAILABLE });

/** What is said of a bug: trying again soon would not help. */
const OUR_FAULT: Refusal = {
  status: 500,
  message: "Something went wrong on our side, and we have a record of it. Please try again later.",
};

const PASSING = [StoreUnavailableError, SnapshotUnavailableError, ProviderError, PasswordHasherBusyError];

/** Whether a failure, or what caused it, may pass by itself: a 503 with Retry-After. Anything else is a bug. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  if (PASSING.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isTemporarilyUnavailable(error.cause);
}

interface Failed {
  readonly log: Log;
  /** What failed, for the log. */
  readonly what: string;
  /** The words of the 503. */
  readonly message?: string;
  readonly fields?: Record<string, unknown>;
}

/** A failure in words, logged with its cause: 503 where it may pass by itself, else 500. */
export function refuseFailure(error: unknown, { log, what, message, fields }: Failed): Refusal {
  const mayPass = isTemporarilyUnavailable(error);
  log.error(`${what}.${mayPass ? "unavailable" : "failed"}`, error, fields);
  return mayPass ? unavailable(message) : OUR_FAULT;
}

/**
 * For what a loader catches: a failure that may pass is logged, and the page says so in its own words, with 503; null
 * for those of the page of errors. A bug is thrown on: the framework logs it and shows that page.
 */
export function unavailablePage<View>(
  view: View,
  error: unknown,
  { log, what }: Pick<Failed, "log" | "what">,
) {
  if (!isTemporarilyUnavailable(error)) throw error;
  log.error(`${what}.unavailable`, error);
  return data(view, UNAVAILABLE);
}
