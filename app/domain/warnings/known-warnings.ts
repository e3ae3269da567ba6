import { MINUTE_MS } from "#app/domain/units";
import type { OfficialWarning } from "./official-warning";

/** Of the last successful request to the service. */
export interface WarningsAnswer {
  readonly lookedAtMs: number;
  readonly warnings: readonly OfficialWarning[];
  /** How many more it returned that we could not read. */
  readonly unreadable?: number;
}

/** A site without a warnings service has no such value. */
export interface KnownWarnings {
  /** The service answered within the last half hour: what is not in `inForce` has not been issued. */
  readonly isKnown: boolean;
  /** Null if it has never answered. */
  readonly lookedAtMs: number | null;
  /** Not over yet. If `isKnown` is false, some may have been withdrawn. */
  readonly inForce: readonly OfficialWarning[];
  /** How many more we could not read, anywhere in the country. */
  readonly unreadable?: number;
}

/** Two later requests may fail in that time. */
export const KNOWN_FOR_MS = 30 * MINUTE_MS;

/** Without warnings that are over. `answer` is null if the service has never answered. */
export function knownWarnings(answer: WarningsAnswer | null, nowMs: number): KnownWarnings {
  if (answer === null) return { isKnown: false, lookedAtMs: null, inForce: [] };
  return {
    isKnown: nowMs < answer.lookedAtMs + KNOWN_FOR_MS,
    lookedAtMs: answer.lookedAtMs,
    inForce: answer.warnings.filter(({ untilMs }) => untilMs > nowMs),
    ...(answer.unreadable && { unreadable: answer.unreadable }),
  };
}

/** A warning ends, or the last answer becomes too old. Infinity if never. */
export function changesAtMs(known: KnownWarnings | null): number {
  if (!known) return Infinity;
  const ends = known.inForce.map(({ untilMs }) => untilMs);
  const expiry = known.isKnown && known.lookedAtMs !== null ? known.lookedAtMs + KNOWN_FOR_MS : Infinity;
  return Math.min(expiry, ...ends);
}
