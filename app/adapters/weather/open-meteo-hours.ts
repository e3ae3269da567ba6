import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import { times, type ToldHour } from "#app/domain/weather/plausible";
import { type Cell, type Columns, columnsOf } from "./open-meteo-cells";
import { conditionOfWmoCode } from "./wmo-conditions";

/**
 * Ten variables. One place counts as one call as long as it has at most ten variables and at most fourteen days,
 * including past ones.
 */
export const HOURLY_VARIABLES = [
  "temperature_2m",
  "apparent_temperature",
  "relative_humidity_2m",
  "cloud_cover",
  "precipitation",
  "precipitation_probability",
  "wind_speed_10m",
  "sunshine_duration",
  "weather_code",
  "wind_gusts_10m",
] as const;

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;

const UNITS: Readonly<Record<string, string>> = {
  time: "unixtime",
  temperature_2m: "°C",
  apparent_temperature: "°C",
  wind_speed_10m: "km/h",
  wind_gusts_10m: "km/h",
  precipitation: "mm",
  sunshine_duration: "s",
};
type Variable = (typeof HOURLY_VARIABLES)[number];

/**
 * Returns the hour that begins at this index; null if its end is missing. Temperature, humidity, cloud and wind are
 * stored at the hour's start; sums, the chance and the gust at its end. So is the weather code, because the service
 * derives it from the rain of the same index.
 */
function readHour(columns: Columns, begin: number): ToldHour | null {
  const end = begin + 1;
  const { time } = columns;
  if (time[end] !== (time[begin] ?? NaN) + SECONDS_PER_HOUR) return null;
  const at = (variable: Variable, index: number) => columns.valueAt(variable, index);
  const code = at("weather_code", end);
  return {
    temperatureC: at("temperature_2m", begin),
    feelsLikeC: at("apparent_temperature", begin),
    humidityPct: at("relative_humidity_2m", begin),
    cloudPct: at("cloud_cover", begin),
    windKmh: at("wind_speed_10m", begin),
    gustKmh: at("wind_gusts_10m", end),
    rainMm: at("precipitation", end),
    precipitationPct: at("precipitation_probability", end),
    sunshineMinutes: times(at("sunshine_duration", end), 1 / SECONDS_PER_MINUTE),
    condition: typeof code === "number" ? conditionOfWmoCode(code) : null,
  };
}

/** Returns the hours of one place's answer, or null if it has none. */
export function readHours(cell: Cell): HoursByStart | null {
  const columns = columnsOf(cell, UNITS);
  if (columns === null) return null;
  const hours = new Map<number, ToldHour>();
  columns.time.forEach((startSeconds, begin) => {
    const hour = readHour(columns, begin);
    if (hour !== null) hours.set(startSeconds * MS_PER_SECOND, hour);
  });
  return hours;
}
