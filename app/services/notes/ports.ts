import type { LondonDate } from "#app/domain/calendar/clock";
import type { Place } from "#app/domain/catalogue/destination";
import type { Visit } from "#app/domain/ranking/visit";
import type { Units } from "#app/domain/units";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { TimeSpan } from "#app/domain/warnings/official-warning";
import type { Snapshot } from "#app/services/ports";

/** Where a note is shown: a row, a card of a visit or of now, one day of a page or trip, a calendar. */
export type Surface = "row" | "card" | "now" | "day" | "calendar";

/** How a note is said: firmly, beside what else is known of the visit, or below the day's hours. */
export type NoteTone = "firm" | "soft" | "plain";

/** Something to say of a place on a day, in words for one surface. */
export interface Note {
  readonly tone: NoteTone;
  readonly text: string;
}

export interface NotedPlace {
  readonly place: Place;
  readonly position: number;
  readonly snapshot: Snapshot;
}

export interface NotedDay {
  readonly date: LondonDate;
  readonly visit: Visit;
  /** The weather of the visit is that of the whole day. */
  readonly isWholeDay: boolean;
  readonly nowMs: number;
  readonly units: Units;
  readonly surface: Surface;
}

/** What one kind of knowledge says of a place on a day. Only composition names one. */
export interface NoteSource {
  readonly on: readonly Surface[];
  /** In the span visitors are away from home. */
  readonly about: (place: NotedPlace, day: NotedDay, span: TimeSpan) => readonly Note[];
}

/** What can be said at this moment. */
export interface Notes {
  /** In the order in which they are shown. */
  readonly sources: readonly NoteSource[];
  /** Null if this site asks no service. */
  readonly warnings: KnownWarnings | null;
}

export interface NotesReader {
  /** Never throws. */
  current(): Promise<Notes>;
}
