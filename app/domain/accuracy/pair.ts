import type { Point } from "#app/domain/geo/geo";
import type { SaidWeather } from "./said-weather";

/** A place of the catalogue as the figures need it. */
export interface CountedPlace extends Point {
  readonly id: number;
  readonly name: string;
  readonly region: string;
}

/** What was forecast of a place, and what happened by the same service. */
export interface Pair {
  readonly said: SaidWeather;
  readonly happened: SaidWeather;
}
