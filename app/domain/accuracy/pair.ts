import type { Point } from "#app/domain/geo/geo";
import type { SaidWeather } from "./said-weather";

/** What the figures need of a place in the catalogue. */
export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** A forecast for a place, and what the same service says happened. */
export interface Pair {
  readonly said: SaidWeather;
  readonly happened: SaidWeather;
}
