import { joinBytes } from "#app/domain/bytes";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import type { ForecastOrNull } from "#app/services/ports";
import { packRows, unpackRows, type PackedRows } from "./snapshot-parts";

interface ForecastHead extends Omit<PlaceForecast, "days" | "hourly"> {
  readonly dayCount: number;
  readonly hourBytes: number;
}

export interface PackedForecasts {
  readonly heads: readonly (ForecastHead | null)[];
  readonly days: PackedRows;
  readonly hours: Uint8Array<ArrayBuffer>;
}

export function packForecasts(forecasts: readonly ForecastOrNull[]): PackedForecasts {
  const known = forecasts.filter((forecast) => forecast !== null);
  return {
    heads: forecasts.map((forecast) => forecast && headOf(forecast)),
    days: packRows(known.flatMap(({ days }) => days)),
    hours: joinBytes(known.flatMap(({ hourly }) => hourly ?? [])),
  };
}

const headOf = ({ days, hourly, ...head }: PlaceForecast): ForecastHead => ({
  ...head,
  dayCount: days.length,
  hourBytes: hourly?.length ?? 0,
});

export function unpackForecasts({ heads, days: rows, hours }: PackedForecasts): ForecastOrNull[] {
  const days = unpackRows<DailyForecast>(rows);
  let [daysEnd, hoursEnd] = [0, 0];
  const forecasts = heads.map((packed) => {
    if (packed === null) return null;
    const { dayCount, hourBytes, ...head } = packed;
    const [daysAt, hoursAt] = [daysEnd, hoursEnd];
    daysEnd += dayCount;
    hoursEnd += hourBytes;
    const hourly = hourBytes === 0 ? null : hours.subarray(hoursAt, hoursEnd);
    return { ...head, days: days.slice(daysAt, daysEnd), hourly };
  });
  if (daysEnd !== days.length || hoursEnd !== hours.length)
    throw new RangeError("other days or hours than the forecasts need");
  return forecasts;
}
