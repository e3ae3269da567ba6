import type { LondonDate } from "#app/domain/calendar/clock";
import type { Place } from "#app/domain/catalogue/destination";
import type { Visit } from "#app/domain/ranking/visit";
import type { Units } from "#app/domain/units";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { TimeSpan } from "#app/domain/warnings/official-warning";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";

/**
 * Where a note is shown: a row, a card of a visit or of now, a page or a stop of a trip, one day of either, a calendar,
 * the answer of a call.
 */
export type Surface = "row" | "card" | "now" | "place" | "day" | "calendar" | "call";

/**
 * How a note is said: before the weather, because it decides whether a visit is possible ("care"); firmly; beside what
 * else is known of the visit ("soft"); below the day's hours ("plain"); or as the credit of a source.
 */
export type NoteTone = "care" | "firm" | "soft" | "plain" | "credit";

/** Something to say of a place on a day, in words for one surface. */
export interface Note {
  readonly tone: NoteTone;
  readonly text: string;
  /** What the text is about. */
  readonly lead?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** Times to mark in the drawing of a day's hours. `at` is an hour on the clock, with fractions. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** What it adds to the answer of a call. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface NotedPlace {
  readonly place: Place;
  readonly position: number;
  readonly snapshot: Snapshot;
  /** Null if there is none, or if it is too old. */
  readonly forecast: PlaceForecast | null;
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
