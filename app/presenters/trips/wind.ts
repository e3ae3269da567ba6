import { type DistanceUnit, MILES_PER_KILOMETRE } from "#app/domain/units";

export const windInWords = (unit: DistanceUnit, windKmh: number): string =>
  `${windIn(unit, windKmh)} ${windUnitOf(unit)}`;

export const windUnitOf = (unit: DistanceUnit) => (unit === "miles" ? "mph" : "km/h");

export const windIn = (unit: DistanceUnit, windKmh: number): number =>
  Math.round(unit === "miles" ? windKmh * MILES_PER_KILOMETRE : windKmh);
