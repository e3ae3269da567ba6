import type { ClimateStation } from "#app/domain/weather/climate";
import type { Point } from "#app/domain/geo/geo";
import { climateAt } from "#app/domain/weather/place-climate";
import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import { isSunUp } from "#app/domain/weather/sun";
import { londonHourOf, travelDates } from "#app/domain/calendar/travel-date";
import type { CurrentWeather, DailyForecast, LondonDate, PlaceForecast } from "#app/domain/weather/forecast";
import type { WeatherProvider } from "#app/services/ports";
import { sampleDay } from "./sample-day";

const BATCH_SIZE = 1000;
const WARMEST_HOUR = 15;

/** Warmest at three in the afternoon, coldest at three at night, a cosine in between. */
function currentWeather(point: Point, today: DailyForecast, nowMs: number): CurrentWeather {
  const { temperatureMaxC, temperatureMinC, feelsLikeC, condition } = today;
  const angle = ((londonHourOf(nowMs) - WARMEST_HOUR) / 24) * 2 * Math.PI;
  const share = (1 + Math.cos(angle)) / 2;
  const temperatureC = temperatureMinC + share * (temperatureMaxC - temperatureMinC);
  const toTenth = (value: number) => Math.round(value * 10) / 10 + 0;
  return {
    temperatureC: toTenth(temperatureC),
    feelsLikeC: toTenth(temperatureC + feelsLikeC - temperatureMaxC),
    condition,
    isDay: isSunUp(point, nowMs),
  };
}

function sampleForecast(
  stations: readonly ClimateStation[],
  point: Point,
  dates: readonly LondonDate[],
  nowMs: number,
): PlaceForecast {
  const climate = climateAt(stations, point);
  const days = dates.map((date) => sampleDay(point, climate, date));
  const current = currentWeather(point, days[0] as DailyForecast, nowMs);
  return { fetchedAt: nowMs, provider: SAMPLE_WEATHER, current, days, hourly: null };
}

/**
 * Plausible, repeatable weather without network or key: the climate normals of the nearest stations under a
 * pattern of highs and lows that crosses the country. Never to be shown without saying that it is a sample.
 */
export function createSampleWeather(stations: readonly ClimateStation[]): WeatherProvider {
  return {
    name: SAMPLE_WEATHER,
    batchSize: BATCH_SIZE,
    placesPerRun: Number.MAX_SAFE_INTEGER,
    fetchForecasts(points, nowMs) {
      const dates = travelDates(nowMs);
      return Promise.resolve(points.map((point) => sampleForecast(stations, point, dates, nowMs)));
    },
  };
}
