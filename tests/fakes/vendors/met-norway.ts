import { HOUR_MS } from "#app/domain/units";
import { noise, toTenth } from "./vendor";
import type { FakeVendor, Lie, Question } from "./vendor";

/*
 * This answer is made up, not recorded. Names, units and nesting follow MET Norway's documentation ("General point
 * forecast JSON format", developer.yr.no/doc/ForecastJSON, read on 22 November 2026). The values are random, except
 * that it rains exactly when the symbol says so. There is no chance of rain, as for places outside the Nordic area.
 */
interface Step {
  readonly time: string;
  readonly data: Record<string, unknown>;
}
interface Locationforecast {
  readonly geometry: { readonly coordinates: readonly number[] };
  readonly properties: { readonly meta: unknown; readonly timeseries: readonly Step[] };
}

const HOURS_TOLD_SINGLY = 60;
const STEPS_OF_SIX_HOURS = 32;
const DRY_SYMBOLS = ["clearsky_day", "partlycloudy_day", "cloudy", "fog"];
const WET_SYMBOLS = ["lightrain", "rainshowers_day"];

const UNITS = {
  air_pressure_at_sea_level: "hPa",
  air_temperature: "celsius",
  air_temperature_max: "celsius",
  air_temperature_min: "celsius",
  cloud_area_fraction: "%",
  dew_point_temperature: "celsius",
  precipitation_amount: "mm",
  relative_humidity: "%",
  wind_from_direction: "degrees",
  wind_speed: "m/s",
};

function stepAt(startMs: number, isHour: boolean, latitude: number, longitude: number): Step {
  const hour = startMs / HOUR_MS;
  const at = (seed: number) => noise(seed, latitude, longitude, hour % 1_000);
  const temperature = toTenth(
    14 - (latitude - 50) * 0.6 - 4 * Math.cos((2 * Math.PI * (hour - 2)) / 24) + at(1),
  );
  const amount = toTenth(Math.max(0, 3 * at(2) - 2) * (isHour ? 1 : 4));
  const symbols = amount > 0 ? WET_SYMBOLS : DRY_SYMBOLS;
  const summary = { symbol_code: symbols[Math.floor(symbols.length * at(3))] };
  const details = { precipitation_amount: amount };
  const range = { air_temperature_max: temperature + 2, air_temperature_min: temperature - 1 };
  return {
    time: new Date(startMs).toISOString().replace(".000Z", "Z"),
    data: {
      instant: {
        details: {
          air_pressure_at_sea_level: 1_012.3,
          air_temperature: temperature,
          dew_point_temperature: 7.1,
          cloud_area_fraction: toTenth(100 * at(5)),
          relative_humidity: toTenth(60 + 35 * at(6)),
          wind_from_direction: 231.4,
          wind_speed: toTenth(1 + 9 * at(7)),
        },
      },
      next_12_hours: { summary, details: {} },
      ...(isHour ? { next_1_hours: { summary, details } } : {}),
      next_6_hours: { summary, details: { ...details, ...range } },
    },
  };
}

/** Returns hours from the present one on, then six-hour periods that begin at 0, 6, 12 or 18 o'clock UTC. */
function timeseries(nowMs: number, latitude: number, longitude: number): Step[] {
  const firstMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const sixHoursMs = 6 * HOUR_MS;
  const periodsFrom = Math.ceil((firstMs + HOURS_TOLD_SINGLY * HOUR_MS) / sixHoursMs) * sixHoursMs;
  const hours = (periodsFrom - firstMs) / HOUR_MS;
  return [
    ...Array.from({ length: hours }, (_, index) =>
      stepAt(firstMs + index * HOUR_MS, true, latitude, longitude),
    ),
    ...Array.from({ length: STEPS_OF_SIX_HOURS }, (_, index) =>
      stepAt(periodsFrom + index * sixHoursMs, false, latitude, longitude),
    ),
  ];
}

const EXPIRES_AFTER_MS = 31 * 60_000;

function answer({ url, headers, nowMs }: Question) {
  if (!/\S+@\S+/.test(headers["user-agent"] ?? "")) return { status: 403, json: { error: "who are you?" } };
  const latitude = Number(url.searchParams.get("lat"));
  const longitude = Number(url.searchParams.get("lon"));
  const updatedMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const kept = {
    "Last-Modified": new Date(updatedMs).toUTCString(),
    Expires: new Date(nowMs + EXPIRES_AFTER_MS).toUTCString(),
  };
  const since = Date.parse(headers["if-modified-since"] ?? "");
  if (since >= updatedMs) return { status: 304, json: null, headers: kept };
  return {
    status: 200,
    headers: kept,
    json: {
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude, 43] },
      properties: {
        meta: { updated_at: new Date(updatedMs).toISOString(), units: UNITS },
        timeseries: timeseries(nowMs, latitude, longitude),
      },
    },
  };
}

function withSteps(json: Locationforecast, change: (steps: readonly Step[]) => readonly unknown[]) {
  const { properties } = json;
  return { ...json, properties: { ...properties, timeseries: change(properties.timeseries) } };
}

const withTemperature = (temperature: unknown) => (steps: readonly Step[]) =>
  steps.map((step) => {
    const instant = step.data.instant as { details: Record<string, unknown> };
    return {
      ...step,
      data: { ...step.data, instant: { details: { ...instant.details, air_temperature: temperature } } },
    };
  });

const LIARS: Readonly<Record<Lie, (json: Locationforecast) => unknown>> = {
  reordered: (json) => ({ ...json, geometry: { ...json.geometry, coordinates: [5.3, 60.4, 12] } }),
  wrongLength: (json) => withSteps(json, (steps) => steps.slice(0, 40)),
  absurd: (json) => withSteps(json, withTemperature(99)),
  partial: (json) => withSteps(json, withTemperature(null)),
};

export const metNorway: FakeVendor = {
  name: "met-norway",
  owns: (path) => path === "/weatherapi/locationforecast/2.0/complete",
  answer,
  lie: (kind, json) => LIARS[kind](json as Locationforecast),
};
