import { FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY, type HourlyWeather, knownHours } from "./hourly";
import type { CurrentWeather, PlaceForecast } from "./forecast";
import type { Point } from "#app/domain/geo/geo";
import { isSunUp } from "./sun";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import { HOUR_MS } from "#app/domain/units";

/** Whole hours since 1970: what pages say about the current weather changes with it. */
const hourOf = (epochMs: number): number => Math.floor(epochMs / HOUR_MS);

/** How far a stored hour may be away: the seven hours of the night are not stored. */
const HOURS_TO_LOOK = 8;

/** The service's own if fetched in this hour, otherwise the forecast's, at night the nearest hour's. */
export function weatherNow(forecast: PlaceForecast, point: Point, nowMs: number): CurrentWeather {
  const hour = hourOf(nowMs);
  if (hourOf(forecast.fetchedAt) === hour) return forecast.current;
  const { temperatureC, feelsLikeC, condition } = nearestHour(forecast, nowMs) ?? forecast.current;
  return { temperatureC, feelsLikeC, condition, isDay: isSunUp(point, (hour + 0.5) * HOUR_MS) };
}

/** From yesterday, today or tomorrow; of two equally near the later. */
function nearestHour(forecast: PlaceForecast, nowMs: number): HourlyWeather | null {
  const today = londonDateOf(nowMs);
  const hourNow = Math.floor(londonHourOf(nowMs));
  const ofToday = knownHours(forecast, today)?.[hourNow - FIRST_FORECAST_HOUR];
  if (ofToday) return ofToday;
  let nearest: HourlyWeather | null = null;
  let nearestHours = HOURS_TO_LOOK;
  for (const ahead of [1, 0, -1]) {
    const hours = knownHours(forecast, addDays(today, ahead)) ?? [];
    for (let index = FORECAST_HOURS_A_DAY - 1; index >= 0; index -= 1) {
      const hour = hours[index];
      const hoursAway = Math.abs(ahead * 24 + FIRST_FORECAST_HOUR + index - hourNow);
      if (!hour || hoursAway >= nearestHours) continue;
      nearest = hour;
      nearestHours = hoursAway;
    }
  }
  return nearest;
}
