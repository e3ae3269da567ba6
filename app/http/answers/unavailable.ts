import { data } from "@remix-run/cloudflare";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import {
  type Log,
  ProviderError,
  SnapshotUnavailableError,
  StoreUnavailableError,
} from "#app/services/ports";
import type { Refusal } from "./refusal";

/** Most faults of our own stores pass within five seconds. */
const UNAVAILABLE = { status: 503, headers: { "Retry-After": "5" } } as const;

export const NOT_AVAILABLE = "This isn't available at the moment. Please try again shortly.";

export const unavailable = (message = NOT_AVAILABLE): Refusal => ({ message, ...UNAVAILABLE });

/** For a bug. Trying again soon would not help. */
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

/** By the error or its cause. Any other failure is a bug. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  if (TEMPORARY_ERRORS.some((kind) => error instanceof kind)) return true;
  return error instanceof Error && error.cause !== undefined && isTemporarilyUnavailable(error.cause);
}

interface Failed {
  readonly log: Log;
  readonly what: string;
  readonly message?: string;
  readonly fields?: Record<string, unknown>;
}

/** A 503 if it may pass by itself, otherwise a 500; logged. */
export function refuseFailure(error: unknown, { log, what, message, fields }: Failed): Refusal {
  const mayPass = isTemporarilyUnavailable(error);
  log.error(`${what}.${mayPass ? "unavailable" : "failed"}`, error, fields);
  return mayPass ? unavailable(message) : OUR_FAULT;
}

/** A failure that may pass is thrown as a sentence for the error page, any other as it is. */
export function throwFailure(error: unknown, log: Log, event: string, refusal = unavailable()): never {
  if (!isTemporarilyUnavailable(error)) throw error;
  log.error(event, error);
  const { status, message, headers } = refusal;
  throw new Response(message, { status, headers });
}

/** A failure that may pass is a 503 with `view`. A bug is thrown again, for Remix's error page. */
export function unavailablePage<View>(view: View, error: unknown, { log, what }: Failed) {
  if (!isTemporarilyUnavailable(error)) throw error;
  log.error(`${what}.unavailable`, error);
  return data(view, UNAVAILABLE);
}
