import type { HoursByStart } from "#app/domain/weather/forecast-of-hours";
import { times, type RawHour } from "#app/domain/weather/plausible";
import { type Cell, type Columns, columnsOf } from "./open-meteo-cells";
import { conditionOfWmoCode } from "./wmo-conditions";

/** Up to ten variables and fourteen days, including past ones, are one call per place. */
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

/** Sums, the chance, the gust and the weather code are at the hour's end, the others at its start. */
function readHour(columns: Columns, begin: number): RawHour | null {
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

export function readHours(cell: Cell): HoursByStart | null {
  const columns = columnsOf(cell, UNITS);
  if (columns === null) return null;
  const hours = new Map<number, RawHour>();
  columns.time.forEach((startSeconds, begin) => {
    const hour = readHour(columns, begin);
    if (hour !== null) hours.set(startSeconds * MS_PER_SECOND, hour);
  });
  return hours;
}
