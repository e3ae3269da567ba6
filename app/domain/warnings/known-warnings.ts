import { MINUTE_MS } from "#app/domain/units";
import type { OfficialWarning } from "./official-warning";

/** What the last successful request to the service returned. */
export interface WarningsAnswer {
  readonly lookedAtMs: number;
  readonly warnings: readonly OfficialWarning[];
  /** How many more it returned that we could not read. */
  readonly unreadable?: number;
}

/** What is known about warnings at an instant. A site without a warnings service has no such value. */
export interface KnownWarnings {
  /**
   * Whether the service answered within the last half hour. If so, we assume that a warning which is not in
   * `inForce` has not been issued.
   */
  readonly isKnown: boolean;
  /** When the service last answered; null if it has never answered. */
  readonly lookedAtMs: number | null;
  /**
   * The warnings that are not over yet. If `isKnown` is false, some of them may have been withdrawn since the
   * last answer.
   */
  readonly inForce: readonly OfficialWarning[];
  /** How many more the service returned that we could not read, anywhere in the country. */
  readonly unreadable?: number;
}

/** How long an answer of the service counts as known. Two later requests may fail in that time. */
export const KNOWN_FOR_MS = 30 * MINUTE_MS;

/**
 * Returns what is known now, without warnings that are over. `answer` is the service's last one; null if it has
 * never answered.
 */
export function knownWarnings(answer: WarningsAnswer | null, nowMs: number): KnownWarnings {
  if (answer === null) return { isKnown: false, lookedAtMs: null, inForce: [] };
  return {
    isKnown: nowMs < answer.lookedAtMs + KNOWN_FOR_MS,
    lookedAtMs: answer.lookedAtMs,
    inForce: answer.warnings.filter(({ untilMs }) => untilMs > nowMs),
    ...(answer.unreadable && { unreadable: answer.unreadable }),
  };
}

/**
 * Returns when this knowledge changes by itself: a warning ends, or the last answer becomes too old. Infinity
 * if never.
 */
export function changesAtMs(known: KnownWarnings | null): number {
  if (!known) return Infinity;
  const ends = known.inForce.map(({ untilMs }) => untilMs);
  const expiry = known.isKnown && known.lookedAtMs !== null ? known.lookedAtMs + KNOWN_FOR_MS : Infinity;
  return Math.min(expiry, ...ends);
}
