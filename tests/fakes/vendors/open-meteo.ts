import { londonDays, noise, toTenth } from "./vendor";
import type { Answer, FakeVendor, Lie, Question } from "./vendor";

interface Cell {
  readonly latitude: number;
  readonly longitude: number;
  readonly location_id?: number;
  readonly current?: Record<string, unknown>;
  readonly daily?: Record<string, unknown[]>;
}

type Value = (latitude: number, longitude: number, day: number) => number;

const WMO_CODES = [0, 1, 2, 3, 45, 51, 61, 63, 80, 95];

const noon: Value = (latitude, longitude, day) =>
  toTenth(24 - (latitude - 50) * 0.8 + 6 * noise(latitude, longitude, day) - 3);

const VALUES: Readonly<Record<string, { readonly unit: string; readonly value: Value }>> = {
  temperature_2m_max: { unit: "°C", value: noon },
  temperature_2m_min: { unit: "°C", value: (...at) => toTenth(noon(...at) - 8) },
  apparent_temperature_max: { unit: "°C", value: (...at) => toTenth(noon(...at) - 1.5) },
  relative_humidity_2m_mean: { unit: "%", value: (...at) => 55 + Math.floor(40 * noise(1, ...at)) },
  cloud_cover_mean: { unit: "%", value: (...at) => Math.floor(101 * noise(2, ...at)) },
  precipitation_sum: { unit: "mm", value: (...at) => toTenth(Math.max(0, 12 * noise(3, ...at) - 6)) },
  precipitation_probability_max: { unit: "%", value: (...at) => Math.floor(101 * noise(4, ...at)) },
  wind_speed_10m_mean: { unit: "km/h", value: (...at) => toTenth(5 + 25 * noise(5, ...at)) },
  sunshine_duration: { unit: "s", value: (...at) => Math.floor(43_200 * noise(6, ...at)) },
  weather_code: {
    unit: "wmo code",
    value: (...at) => WMO_CODES[Math.floor(WMO_CODES.length * noise(7, ...at))] ?? 0,
  },
  temperature_2m: { unit: "°C", value: (...at) => toTenth(noon(...at) - 2) },
  apparent_temperature: { unit: "°C", value: (...at) => toTenth(noon(...at) - 3) },
  is_day: { unit: "", value: () => 1 },
};

const listed = (question: Question, name: string): string[] =>
  (question.url.searchParams.get(name) ?? "").split(",").filter((item) => item !== "");

const refusal = (reason: string): Answer => ({ status: 400, json: { error: true, reason } });

const toCell = (degrees: number): number => Math.round(degrees * 16) / 16;

function cellFor(question: Question, latitude: number, longitude: number, index: number): Cell {
  const days = londonDays(question.nowMs, Number(question.url.searchParams.get("forecast_days") ?? 7));
  const valueOf = (name: string, day: number) => VALUES[name]?.value(latitude, longitude, day) ?? null;
  const unitsOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, VALUES[name]?.unit]));
  const current = listed(question, "current");
  const daily = listed(question, "daily");
  return {
    latitude: toCell(latitude),
    longitude: toCell(longitude),
    ...{ generationtime_ms: 0.2, utc_offset_seconds: 0, timezone: "Europe/London", elevation: 30 },
    ...(index > 0 ? { location_id: index } : {}),
    ...{ current_units: unitsOf(current), daily_units: { time: "iso8601", ...unitsOf(daily) } },
    current: {
      time: new Date(question.nowMs).toISOString().slice(0, 16),
      ...Object.fromEntries(current.map((name) => [name, valueOf(name, 0)])),
    },
    daily: {
      time: days,
      ...Object.fromEntries(daily.map((name) => [name, days.map((_, day) => valueOf(name, day))])),
    },
  };
}

function answer(question: Question): Answer {
  const latitudes = listed(question, "latitude").map(Number);
  const longitudes = listed(question, "longitude").map(Number);
  if (latitudes.length === 0 || latitudes.length !== longitudes.length) return refusal("Parameter mismatch");
  const unknown = [...listed(question, "daily"), ...listed(question, "current")].find(
    (name) => !(name in VALUES),
  );
  if (unknown !== undefined) return refusal(`Cannot initialize variable from '${unknown}'`);
  const cells = latitudes.map((latitude, index) =>
    cellFor(question, latitude, longitudes[index] ?? NaN, index),
  );
  return { status: 200, json: cells.length === 1 ? cells[0] : cells };
}

function withDaily(cell: Cell, change: Record<string, unknown>): Cell {
  const changed = Object.entries(change).map(([name, value]): [string, unknown[]] => [
    name,
    (cell.daily?.[name] ?? []).map(() => value),
  ]);
  return { ...cell, daily: { ...cell.daily, ...Object.fromEntries(changed) } };
}

/** Every third place from the first on is as hot as no place; the others promise 140 % of rain. */
function absurd(cell: Cell, index: number): Cell {
  if (index % 3 === 0) return withDaily(cell, { temperature_2m_max: 99 });
  return withDaily(cell, { precipitation_probability_max: 140 });
}

/** Of five places: one with null temperatures, one of three days, one without any day, two whole. */
function partial(cell: Cell, index: number): Cell {
  if (index % 5 === 0) return withDaily(cell, { temperature_2m_max: null });
  if (index % 5 === 2) return { ...cell, daily: undefined };
  if (index % 5 !== 1) return cell;
  const firstThree = Object.entries(cell.daily ?? {}).map(([name, column]): [string, unknown[]] => [
    name,
    column.slice(0, 3),
  ]);
  return { ...cell, daily: Object.fromEntries(firstThree) };
}

/** Backwards, and without the numbers that would betray it. */
function reordered(cells: readonly Cell[]): Cell[] {
  const [first] = cells;
  if (cells.length === 1 && first) return [{ ...first, latitude: first.latitude - 1 }];
  return cells.map((cell) => ({ ...cell, location_id: undefined })).reverse();
}

const LIARS: Readonly<Record<Lie, (cells: readonly Cell[]) => Cell[]>> = {
  reordered,
  wrongLength: (cells) => cells.slice(0, -1),
  absurd: (cells) => cells.map(absurd),
  partial: (cells) => cells.map(partial),
};

export const openMeteo: FakeVendor = {
  name: "open-meteo",
  owns: (path) => path === "/v1/forecast",
  answer,
  lie(kind, json) {
    const cells = LIARS[kind]((Array.isArray(json) ? json : [json]) as Cell[]);
    return Array.isArray(json) || cells.length !== 1 ? cells : cells[0];
  },
};
