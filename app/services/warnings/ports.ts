import type { KnownWarnings, WarningsAnswer } from "#app/domain/warnings/known-warnings";
import type { OfficialWarning } from "#app/domain/warnings/official-warning";

/** A service that issues official weather warnings. */
export interface WarningService {
  readonly name: string;
  /** Returns all current and coming warnings, without withdrawn ones. Throws ProviderError. */
  fetchWarnings(): Promise<{ readonly warnings: readonly OfficialWarning[]; readonly unreadable: number }>;
}

export interface WarningStore {
  publish(answer: WarningsAnswer): Promise<void>;
}

/** Where pages and calls read the warnings. */
export interface WarningSource {
  /** Returns what is known now; null if this site asks no service. Never throws. */
  current(): Promise<KnownWarnings | null>;
}

/** For a site that asks no service. */
export const NO_WARNING_SOURCE: WarningSource = { current: () => Promise.resolve(null) };
