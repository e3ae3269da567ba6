import { data } from "@remix-run/cloudflare";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import {
  type Log,
  ProviderError,
  SnapshotUnavailableError,
  StoreUnavailableError,
} from "#app/services/ports";
import type { Refusal } from "./refusal";

/**
 * A 503 for what is temporarily unavailable. Most faults of our own stores that pass by themselves pass within seconds.
 */
const UNAVAILABLE = { status: 503, headers: { "Retry-After": "5" } } as const;

export const NOT_AVAILABLE = "This isn't available at the moment. Please try again shortly.";

/** The 503 as a refusal with this message. */
export const unavailable = (message = NOT_AVAILABLE): Refusal => ({ message, ...UNAVAILABLE });

/** The refusal for a bug: trying again soon would not help. */
const OUR_FAULT: Refusal = {
  status: 500,
  message: "Something went wrong on our side, and we have a record of it. Please try again later.",
};

const TEMPORARY_ERRORS = [
  StoreUnavailableError,
  SnapshotUnavailableError,
  ProviderError,
  PasswordHasherBusyError,
];

/**
 * Returns whether a failure, or its cause, may pass without a fix: a 503 with Retry-After. Anything else is
 * a bug.
 */
export function isTemporarilyUnavailable(error: unknown): boolean {
  if (TEMPORARY_ERRORS.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isTemporarilyUnavailable(error.cause);
}

interface Failed {
  readonly log: Log;
  /** What failed, for the log. */
  readonly what: string;
  /** The message of the 503. */
  readonly message?: string;
  readonly fields?: Record<string, unknown>;
}

/**
 * Logs a failure with its cause and returns its refusal: 503 if it may pass without a fix, otherwise 500.
 */
export function refuseFailure(error: unknown, { log, what, message, fields }: Failed): Refusal {
  const mayPass = isTemporarilyUnavailable(error);
  log.error(`${what}.${mayPass ? "unavailable" : "failed"}`, error, fields);
  return mayPass ? unavailable(message) : OUR_FAULT;
}

/**
 * Handles what a loader catches. A passing failure is logged and answered with 503: returns `view` for a
 * page with its own message, or null for the error page. Throws a bug again, which the framework logs and
 * shows.
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
