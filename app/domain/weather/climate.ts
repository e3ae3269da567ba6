import type { Point } from "#app/domain/geo/geo";

/** Means of 1991–2020. A value that the station did not measure is null. */
export interface MonthNormals {
  /** The mean daily maximum. `minC` is the mean daily minimum. */
  readonly maxC: number | null;
  readonly minC: number | null;
  readonly rainMm: number | null;
  readonly sunshineHours: number | null;
}

export interface ClimateStation extends Point {
  readonly name: string;
  readonly altitudeM: number;
  /** Always twelve, January first. */
  readonly months: readonly MonthNormals[];
}

interface StationRow {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly altitudeM: number;
  /** [maximum °C, minimum °C, days of air frost, rain mm, sunshine hours]. */
  readonly months: readonly (readonly (number | null)[])[];
}

/** Of the file that the build makes. */
export const readClimateStations = (file: { readonly stations: readonly StationRow[] }): ClimateStation[] =>
  file.stations.map(({ lat: latitude, lon: longitude, months, ...station }) => ({
    ...station,
    latitude,
    longitude,
    months: months.map(([maxC = null, minC = null, , rainMm = null, sunshineHours = null]) => {
      return { maxC, minC, rainMm, sunshineHours };
    }),
  }));
