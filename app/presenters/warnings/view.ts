import type { WarningLevel } from "#app/domain/warnings/official-warning";

export interface WarningView {
  level: WarningLevel;
  /** "Amber warning of wind" */
  title: string;
  /** "today 6:00 to 21:00" or "Sat 22:00 to Sun 9:00". */
  times: string;
  url: string;
  /** Epoch milliseconds at which the warning ends. From then on neither pages nor offline copies show it. */
  until: number;
}

export interface ScoreWordView {
  /**
   * A word from "ideal" to "poor". It is "under a warning" under an amber or red warning, and "warnings not known" if
   * such a warning may have been withdrawn.
   */
  verdict: string;
  /** Epoch milliseconds until which the word is true. After that no page shows it. Absent if it stays true. */
  until?: number;
}

/** A note about warnings, with the address of the service's page of all warnings. */
export interface WarningsNoteView {
  /** "Warnings not known since 12:03."; null if they are known, or if this site asks no service. */
  note: string | null;
  url: string;
}

export interface WarningsView {
  issued: (WarningView & { headline: string })[];
  /** "Warnings not known since 12:03." or "No warning for these hours, as of 12:03."; null if warnings are shown. */
  note: string | null;
  /**
   * The time in epoch milliseconds after which an offline copy shows `unknownNote`. Absent if the warnings are already
   * unknown.
   */
  knownUntil?: number;
  /** "Warnings not known since 12:03." */
  unknownNote?: string;
  url: string;
}
