import { FIRST_FORECAST_HOUR, toldHours } from "./hourly";
import type { CurrentWeather, PlaceForecast } from "./forecast";
import type { Point } from "#app/domain/geo/geo";
import { isSunUp } from "./sun";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { HOUR_MS } from "#app/domain/units";

/** The hour since the epoch that has begun: what is said of now changes with it. */
export const hourOf = (epochMs: number): number => Math.floor(epochMs / HOUR_MS);

/**
 * The weather of the hour that has begun: as it was told with the forecast where that was within this hour, else as the
 * forecast foretold it. Its hours of the night are not kept: then what was told last stays, under the sky of now.
 */
export function weatherNow(forecast: PlaceForecast, point: Point, nowMs: number): CurrentWeather {
  const hour = hourOf(nowMs);
  if (hourOf(forecast.fetchedAt) === hour) return forecast.current;
  const turn = Math.floor(londonHourOf(nowMs)) - FIRST_FORECAST_HOUR;
  const { temperatureC, feelsLikeC, condition } =
    toldHours(forecast, londonDateOf(nowMs))?.[turn] ?? forecast.current;
  return { temperatureC, feelsLikeC, condition, isDay: isSunUp(point, (hour + 0.5) * HOUR_MS) };
}
