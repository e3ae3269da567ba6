import type { ClimateStation } from "./climate";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import type { LondonDate } from "#app/domain/calendar/clock";

export interface DayNormals {
  readonly maxC: number;
  readonly minC: number;
  readonly rainMm: number;
  readonly sunshineHours: number;
}

/** Always twelve, January first. */
export type PlaceClimate = readonly DayNormals[];

const DAYS_IN_MONTH = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The standard atmosphere, in kelvin per metre. */
const LAPSE_C_PER_M = 0.0065;

/** For a place the mean of the stations near it; but some are on hills, while towns are lower. */
const HIGHEST_PLACE_M = 150;

/** A station that is very near does not outweigh all others. */
const SMOOTHING_KM = 15;

/** Weighted, over the stations that have a value. Throws if none has. */
function meanOver(
  stations: readonly { readonly station: ClimateStation; readonly weight: number }[],
  valueOf: (station: ClimateStation) => number | null | undefined,
): number {
  let sum = 0;
  let weights = 0;
  for (const { station, weight } of stations) {
    const value = valueOf(station);
    if (value === null || value === undefined) continue;
    sum += weight * value;
    weights += weight;
  }
  if (weights === 0) throw new Error("no climate station has a value for this");
  return sum / weights;
}

/** By inverse distance (cubed), with temperatures at sea level in between. Throws without stations. */
export function climateAt(stations: readonly ClimateStation[], point: Point): PlaceClimate {
  const weighed = stations.map((station) => ({
    station,
    weight: (haversineKm(station, point) ** 2 + SMOOTHING_KM ** 2) ** -1.5,
  }));
  const altitudeM = Math.min(
    HIGHEST_PLACE_M,
    meanOver(weighed, (station) => station.altitudeM),
  );
  return DAYS_IN_MONTH.map((days, month) => {
    const temperature = (field: "maxC" | "minC") =>
      meanOver(weighed, (station) => {
        const value = station.months[month]?.[field] ?? null;
        return value === null ? null : value + LAPSE_C_PER_M * (station.altitudeM - altitudeM);
      });
    const perDay = (field: "rainMm" | "sunshineHours") =>
      meanOver(weighed, (station) => station.months[month]?.[field]) / days;
    return {
      maxC: temperature("maxC"),
      minC: temperature("minC"),
      rainMm: perDay("rainMm"),
      sunshineHours: perDay("sunshineHours"),
    };
  });
}

const between = (a: DayNormals, b: DayNormals, share: number): DayNormals => ({
  maxC: a.maxC + share * (b.maxC - a.maxC),
  minC: a.minC + share * (b.minC - a.minC),
  rainMm: a.rainMm + share * (b.rainMm - a.rainMm),
  sunshineHours: a.sunshineHours + share * (b.sunshineHours - a.sunshineHours),
});

/** Linear between the middles of the two nearest months. */
export function normalsOn(climate: PlaceClimate, date: LondonDate): DayNormals {
  const month = Number(date.slice(5, 7)) - 1;
  const fromMiddle = Math.min(1, (Number(date.slice(8)) - 0.5) / (DAYS_IN_MONTH[month] as number)) - 0.5;
  const neighbour = (month + (fromMiddle < 0 ? 11 : 1)) % 12;
  return between(climate[month] as DayNormals, climate[neighbour] as DayNormals, Math.abs(fromMiddle));
}
