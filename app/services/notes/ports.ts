import type { LondonDate, TimeSpan } from "#app/domain/calendar/clock";
import type { Place } from "#app/domain/catalogue/destination";
import type { Closure } from "#app/domain/catalogue/closure";
import type { Point } from "#app/domain/geo/geo";
import type { Visit } from "#app/domain/ranking/visit";
import type { Units } from "#app/domain/units";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import type { Snapshot } from "#app/services/ports";

/**
 * Where a note is shown: a row, a card of a visit or of now, a page or a stop of a trip, a day of a stop, the hours of a day, a calendar,
 * the whole or the short answer of a call.
 */
export type Surface = "row" | "card" | "now" | "place" | "stop" | "day" | "calendar" | "call" | "summary";

/**
 * How a note is said: as an office issued it; before the weather, because it decides whether a visit is possible
 * ("care"); firmly; beside what else is known of the visit ("soft"); below the day's hours ("plain"); as what is known at
 * all, with a link to it ("source"); or as the credit of a source.
 */
export type NoteTone = "issued" | "care" | "firm" | "soft" | "plain" | "source" | "credit";

/** Something to say of a place on a day, in words for one surface. */
export interface Note {
  readonly tone: NoteTone;
  readonly text: string;
  /** What the text is about. */
  readonly lead?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** Epoch milliseconds from which on neither pages nor offline copies show it. */
  readonly until?: number;
  /** What an offline copy says instead from then on. */
  readonly after?: string;
  /** Times to mark in the drawing of a day's hours. `at` is an hour on the clock, with fractions. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  /** What it adds to the answer of a call. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** A note in the words and the level of the office that issued it. `key` is the same wherever it holds. */
export interface IssuedNote extends Note {
  readonly tone: "issued";
  readonly key: string;
  readonly level: "yellow" | "amber" | "red";
  readonly lead: string;
  readonly link: NonNullable<Note["link"]>;
  readonly until: number;
}

/** Why a place must not be praised: the word in place of its praise, and until when it is true. */
export interface Caution {
  readonly verdict: string;
  readonly until?: number;
}

/** What is known of issued notes at all. */
export interface Standing {
  /** The site asks an office for them. */
  readonly isAsked: boolean;
  readonly isKnown: boolean;
  /** Without a text nothing is missing. */
  readonly source: Note;
  /** " as of 12:03" once they are not known; "" while they are. */
  readonly asOf: string;
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
  readonly closure?: Closure | undefined;
  readonly nowMs: number;
  readonly units: Units;
  readonly surface: Surface;
}

/** What one kind of knowledge says of a place on a day. Only composition names one. */
export interface NoteSource {
  readonly on: readonly Surface[];
  /** In the span visitors are away from home. */
  readonly about: (place: NotedPlace, day: NotedDay, span: () => TimeSpan) => readonly Note[];
}

/** What has been issued, and what ranking must obey: that is never read out of words. */
export interface Issued {
  /** In the whole country, the most severe first. */
  readonly all: (nowMs: number) => readonly IssuedNote[];
  readonly at: (point: Point, span: TimeSpan, nowMs: number) => readonly IssuedNote[];
  /** Null if a visit may be praised. */
  readonly cautionAt: (point: Point, span: TimeSpan) => Caution | null;
  /** False if every visit may be praised. */
  readonly mayCaution: boolean;
  readonly standing: (nowMs: number) => Standing;
}

/** What can be said at this moment. */
export interface Notes {
  /** In the order in which they are shown. */
  readonly sources: readonly NoteSource[];
  readonly issued: Issued;
}

export interface NotesReader {
  /** Never throws. */
  current(): Promise<Notes>;
}
