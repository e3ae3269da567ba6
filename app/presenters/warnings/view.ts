import type { WarningLevel } from "#app/domain/warnings/official-warning";

/** An official warning as it was issued. */
export interface WarningView {
  level: WarningLevel;
  /** "Amber warning of wind" */
  title: string;
  /** "today 6:00 to 21:00", "Sat 22:00 to Sun 9:00" */
  times: string;
  /** The service's page with this warning. */
  url: string;
  /** Epoch milliseconds from which on neither pages nor offline copies show the warning. */
  until: number;
}

/** The word for a score. */
export interface ScoreWordView {
  /** From "ideal" to "poor"; under an amber or red warning "under a warning", or "warnings not known" if that is all we know. */
  verdict: string;
  /** Epoch milliseconds: from then on the word is no longer true, and no page shows it. Absent if it stays true. */
  until?: number;
}

/** A note about warnings, with the link to the service's page of all warnings. */
export interface WarningsNoteView {
  /** "Warnings not known since 12:03."; null if they are known, or if this site asks no service. */
  note: string | null;
  url: string;
}

/** What a place's page and an opened card say about warnings. */
export interface WarningsView {
  issued: (WarningView & { headline: string })[];
  /** "Warnings not known since 12:03.", "No warning for these hours, as of 12:03."; null if warnings are shown. */
  note: string | null;
  /** Epoch milliseconds from which on an offline copy says that warnings are not known. Absent if they already are not. */
  knownUntil?: number;
  /** What the copy says after `knownUntil`: "Warnings not known since 12:03." */
  unknownNote?: string;
  /** The service's page of all warnings. */
  url: string;
}
