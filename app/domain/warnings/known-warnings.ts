import { MINUTE_MS } from "#app/domain/units";
import type { OfficialWarning } from "./official-warning";

/** What the last successful look at the service found. */
export interface LookedAtWarnings {
  readonly lookedAtMs: number;
  readonly warnings: readonly OfficialWarning[];
}

/** What is known about warnings at an instant; sites without a service have none of this. */
export interface KnownWarnings {
  /** Looked at within the last half hour: what is not among `inForce` was not issued. */
  readonly isKnown: boolean;
  /** Null if no look has succeeded yet. */
  readonly lookedAtMs: number | null;
  /** Warnings that are not over yet. If `isKnown` is false they are from the last look, and may have been withdrawn since. */
  readonly inForce: readonly OfficialWarning[];
}

/** How long a look's answer counts as known: three later looks may fail. */
export const KNOWN_FOR_MS = 30 * MINUTE_MS;

/** Returns what is known now, without what is over; `looked` is null if no look has succeeded. */
export function knownWarnings(looked: LookedAtWarnings | null, nowMs: number): KnownWarnings {
  if (looked === null) return { isKnown: false, lookedAtMs: null, inForce: [] };
  return {
    isKnown: nowMs < looked.lookedAtMs + KNOWN_FOR_MS,
    lookedAtMs: looked.lookedAtMs,
    inForce: looked.warnings.filter(({ untilMs }) => untilMs > nowMs),
  };
}

/** Returns when what is known now changes by itself: a warning ends, or the look is too long ago. Infinity if never. */
export function changesAtMs(known: KnownWarnings | null): number {
  if (!known) return Infinity;
  const ends = known.inForce.map(({ untilMs }) => untilMs);
  const expiry = known.isKnown && known.lookedAtMs !== null ? known.lookedAtMs + KNOWN_FOR_MS : Infinity;
  return Math.min(expiry, ...ends);
}
