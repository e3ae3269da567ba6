import type { Point } from "#app/domain/geo/geo";
import type { RecordedVisit } from "./recorded-visit";

/** What the figures need of a place in the catalogue. */
export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** A forecast for a place, and what the same service says happened. */
export interface Pair {
  readonly forecast: RecordedVisit;
  readonly outcome: RecordedVisit;
}
