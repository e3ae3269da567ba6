import { londonMidnightMs, noise, toTenth } from "./vendor";
import type { Answer, FakeVendor, Lie, Question } from "./vendor";

interface Cell {
  readonly latitude: number;
  readonly longitude: number;
  readonly location_id?: number;
  readonly generationtime_ms: number;
  readonly utc_offset_seconds: number;
  readonly timezone: string;
  readonly elevation: number;
  readonly hourly_units: Readonly<Record<string, string | undefined>>;
  readonly hourly?: Record<string, unknown[]>;
}

/** `hour` counts from today's midnight in London. Hours of past days are negative. */
type Value = (latitude: number, longitude: number, hour: number) => number;

/** Values that a test sets for hourly variables. The other variables have made-up values. */
export type RawWeather = Readonly<Partial<Record<string, Value>>>;

const HOURS_A_DAY = 24;

const dayOf = (hour: number) => Math.floor(hour / HOURS_A_DAY);
const temperature: Value = (latitude, longitude, hour) =>
  toTenth(
    20 -
      (latitude - 50) * 0.8 +
      6 * noise(latitude, longitude, dayOf(hour)) -
      4 * Math.cos((2 * Math.PI * (hour - 2)) / HOURS_A_DAY),
  );

const VALUES: Readonly<Record<string, { readonly unit: string; readonly value: Value }>> = {
  temperature_2m: { unit: "°C", value: temperature },
  apparent_temperature: { unit: "°C", value: (...at) => toTenth(temperature(...at) - 1.5) },
  relative_humidity_2m: { unit: "%", value: (...at) => 55 + Math.floor(40 * noise(1, ...at)) },
  cloud_cover: { unit: "%", value: (...at) => Math.floor(101 * noise(2, ...at)) },
  precipitation: { unit: "mm", value: (...at) => toTenth(Math.max(0, 4 * noise(3, ...at) - 3)) },
  precipitation_probability: { unit: "%", value: (...at) => Math.floor(101 * noise(4, ...at)) },
  wind_speed_10m: { unit: "km/h", value: (...at) => toTenth(5 + 25 * noise(5, ...at)) },
  wind_gusts_10m: { unit: "km/h", value: (...at) => toTenth(10 + 45 * noise(5, ...at)) },
  sunshine_duration: { unit: "s", value: (...at) => Math.floor(3_600 * noise(6, ...at)) },
};

/** The least rain (mm in the hour) and the least cloud (%) for each weather code, by the service's rules. */
const RAIN_CODES = [
  [7.6, 65],
  [2.5, 63],
  [1.3, 61],
  [1, 55],
  [0.5, 53],
  [0.01, 51],
] as const;
const SNOW_CODES = [
  [1.15, 75],
  [0.3, 73],
  [0.01, 71],
] as const;
const CLOUD_CODES = [
  [80, 3],
  [50, 2],
  [20, 1],
  [0, 0],
] as const;

const codeOn = (scale: readonly (readonly [least: number, code: number])[], value: number): number | null =>
  scale.find(([least]) => value >= least)?.[1] ?? null;

/**
 * Returns the weather code, which the service derives from the rain of the past hour and the present cloud and
 * temperature.
 */
function weatherCode(rainMm: number, cloudPct: number, temperatureC: number): number {
  return codeOn(temperatureC < 0 ? SNOW_CODES : RAIN_CODES, rainMm) ?? codeOn(CLOUD_CODES, cloudPct) ?? 0;
}

const WEATHER_CODE = "weather_code";
const VARIABLES = [...Object.keys(VALUES), WEATHER_CODE];

/**
 * Returns a variable's values: those of the test, or else made-up ones. The weather code follows from the others
 * unless the test sets it.
 */
function valueOf(name: string, told: RawWeather): Value | undefined {
  if (name !== WEATHER_CODE || told[name]) return told[name] ?? VALUES[name]?.value;
  return (...at) => {
    const value = (input: string) => valueOf(input, told)?.(...at) ?? NaN;
    return weatherCode(value("precipitation"), value("cloud_cover"), value("temperature_2m"));
  };
}

const listed = (question: Question, name: string): string[] =>
  (question.url.searchParams.get(name) ?? "").split(",").filter((item) => item !== "");

const refusal = (reason: string): Answer => ({ status: 400, json: { error: true, reason } });

const toCell = (degrees: number): number => Math.round(degrees * 16) / 16;

function cellFor(
  question: Question,
  point: readonly [number, number],
  index: number,
  told: RawWeather,
): Cell {
  const [latitude, longitude] = point;
  const days = Number(question.url.searchParams.get("forecast_days") ?? 7);
  const past = Number(question.url.searchParams.get("past_days") ?? 0);
  const startSeconds = londonMidnightMs(question.nowMs) / 1_000;
  const hours = Array.from({ length: (past + days) * HOURS_A_DAY }, (_, hour) => hour - past * HOURS_A_DAY);
  const names = listed(question, "hourly");
  return {
    latitude: toCell(latitude),
    longitude: toCell(longitude),
    generationtime_ms: 0.2,
    utc_offset_seconds: 0,
    timezone: "Europe/London",
    elevation: 30,
    ...(index > 0 ? { location_id: index } : {}),
    hourly_units: {
      time: "unixtime",
      ...Object.fromEntries(names.map((name) => [name, VALUES[name]?.unit ?? "wmo code"])),
    },
    hourly: {
      time: hours.map((hour) => startSeconds + hour * 3_600),
      ...Object.fromEntries(
        names.map((name) => [name, hours.map((hour) => valueOf(name, told)?.(latitude, longitude, hour))]),
      ),
    },
  };
}

function answer(question: Question, told: RawWeather): Answer {
  const latitudes = listed(question, "latitude").map(Number);
  const longitudes = listed(question, "longitude").map(Number);
  if (latitudes.length === 0 || latitudes.length !== longitudes.length) return refusal("Parameter mismatch");
  const unknown = listed(question, "hourly").find((name) => !VARIABLES.includes(name));
  if (unknown !== undefined) return refusal(`Cannot initialize variable from '${unknown}'`);
  if (question.url.searchParams.get("timeformat") !== "unixtime") return refusal("only unixtime is imitated");
  const cells = latitudes.map((latitude, index) =>
    cellFor(question, [latitude, longitudes[index] ?? NaN], index, told),
  );
  return { status: 200, json: cells.length === 1 ? cells[0] : cells };
}

function withHourly(cell: Cell, change: Record<string, unknown>): Cell {
  const changed = Object.entries(change).map(([name, value]): [string, unknown[]] => [
    name,
    (cell.hourly?.[name] ?? []).map(() => value),
  ]);
  return { ...cell, hourly: { ...cell.hourly, ...Object.fromEntries(changed) } };
}

/** Makes every third place impossibly hot, beginning with the first. The others get a chance of rain of 140 %. */
function absurd(cell: Cell, index: number): Cell {
  if (index % 3 === 0) return withHourly(cell, { temperature_2m: 99 });
  return withHourly(cell, { precipitation_probability: 140 });
}

/** Of every five places, one has null temperatures, one has only three days, one has no hours, and two are complete. */
function partial(cell: Cell, index: number): Cell {
  if (index % 5 === 0) return withHourly(cell, { temperature_2m: null });
  if (index % 5 === 2) return { ...cell, hourly: undefined };
  if (index % 5 !== 1) return cell;
  const firstThreeDays = Object.entries(cell.hourly ?? {}).map(([name, column]): [string, unknown[]] => [
    name,
    column.slice(0, 4 * HOURS_A_DAY),
  ]);
  return { ...cell, hourly: Object.fromEntries(firstThreeDays) };
}

function reordered(cells: readonly Cell[]): Cell[] {
  const [first] = cells;
  if (cells.length === 1 && first) return [{ ...first, latitude: first.latitude - 1 }];
  return cells.toReversed();
}

const LIARS: Readonly<Record<Lie, (cells: readonly Cell[]) => Cell[]>> = {
  reordered,
  wrongLength: (cells) => cells.slice(0, -1),
  absurd: (cells) => cells.map(absurd),
  partial: (cells) => cells.map(partial),
};

/** The service with the weather that the test has set at the time of each request. Other values are made up. */
export const openMeteoTelling = (told: () => RawWeather): FakeVendor => ({
  name: "open-meteo",
  owns: (path) => path === "/v1/forecast",
  answer: (question) => answer(question, told()),
  lie(kind, json) {
    const cells = LIARS[kind]((Array.isArray(json) ? json : [json]) as Cell[]);
    return Array.isArray(json) || cells.length !== 1 ? cells : cells[0];
  },
});

export const openMeteo = openMeteoTelling(() => ({}));
