import type { KnownWarnings, WarningsAnswer } from "#app/domain/warnings/known-warnings";
import type { OfficialWarning } from "#app/domain/warnings/official-warning";

export interface WarningService {
  readonly name: string;
  /** Current and coming ones, without withdrawn ones. Throws ProviderError. */
  fetchWarnings(): Promise<{ readonly warnings: readonly OfficialWarning[]; readonly unreadable: number }>;
}

export interface WarningStore {
  publish(answer: WarningsAnswer): Promise<void>;
}

export interface WarningSource {
  /** Null if this site asks no service. Never throws. */
  current(): Promise<KnownWarnings | null>;
}

export const NO_WARNING_SOURCE: WarningSource = { current: () => Promise.resolve(null) };
