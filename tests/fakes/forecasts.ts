import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import type { HourlyWeather } from "#app/domain/weather/hourly";

export function fineDay(date: LondonDate, change: Partial<DailyForecast> = {}): DailyForecast {
  return {
    date,
    temperatureMaxC: 20,
    temperatureMinC: 12,
    daylightMaxC: 20,
    feelsLikeC: 20,
    humidityPct: 60,
    cloudPct: 20,
    rainMm: 0,
    precipitationPct: 10,
    windKmh: 10,
    sunshineHours: 8,
    condition: "mostly-clear",
    ...change,
  };
}

export const someHour = (change: Partial<HourlyWeather> = {}): HourlyWeather => ({
  temperatureC: 18,
  feelsLikeC: 17,
  humidityPct: 60,
  cloudPct: 40,
  rainMm: 0,
  precipitationPct: 10,
  windKmh: 14,
  gustKmh: null,
  sunshineMinutes: 30,
  condition: "partly-cloudy",
  ...change,
});

export const forecastOfDays = (days: readonly DailyForecast[], fetchedAt: number): PlaceForecast => ({
  fetchedAt,
  provider: "test",
  current: { temperatureC: 15, feelsLikeC: 15, condition: "clear", isDay: true },
  hourly: null,
  days,
});

/** For tests: a plausible forecast for the six days that visitors can choose. */
export function someForecast(fetchedAt: number, change: Partial<DailyForecast> = {}): PlaceForecast {
  const today = londonDateOf(fetchedAt);
  return {
    fetchedAt,
    provider: "fake",
    current: { temperatureC: 14.2, feelsLikeC: 12.9, condition: "partly-cloudy", isDay: true },
    hourly: null,
    days: Array.from({ length: 6 }, (_, ahead) => ({
      date: addDays(today, ahead),
      temperatureMaxC: 17.3,
      temperatureMinC: 8.1,
      daylightMaxC: 17.3,
      feelsLikeC: 16,
      humidityPct: 64,
      cloudPct: 35,
      rainMm: 0.2,
      precipitationPct: 20,
      windKmh: 14.4,
      sunshineHours: 7.25,
      condition: "partly-cloudy" as const,
      ...change,
    })),
  };
}
