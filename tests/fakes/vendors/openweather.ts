import { londonDays, noise, toTenth } from "./vendor";
import type { FakeVendor, Lie, Question } from "./vendor";

interface OneCall {
  readonly lat: number;
  readonly lon: number;
  readonly hourly: readonly unknown[];
  readonly daily: readonly Record<string, unknown>[];
}

const CLEAR = { id: 800, main: "Clear", description: "clear sky", icon: "01d" };
const CLOUDS = { id: 802, main: "Clouds", description: "scattered clouds", icon: "03d" };
const RAIN = { id: 500, main: "Rain", description: "light rain", icon: "10d" };

/** Returns the condition, which follows from rain and cloud, as in the service. */
const conditionOf = (isWet: boolean, cloudPct: number) => (isWet ? RAIN : cloudPct > 25 ? CLOUDS : CLEAR);

function dayAt(date: string, day: number, latitude: number, longitude: number) {
  const max = toTenth(23 - (latitude - 50) * 0.8 + 4 * noise(latitude, longitude, day));
  const chance = toTenth(noise(4, latitude, longitude, day));
  const clouds = Math.floor(101 * noise(2, latitude, longitude, day));
  return {
    dt: Date.parse(`${date}T12:00:00Z`) / 1_000,
    temp: { day: max, min: toTenth(max - 8), max, night: max - 7, eve: max - 2, morn: max - 5 },
    feels_like: { day: toTenth(max - 1), night: max - 8, eve: max - 3, morn: max - 6 },
    pressure: 1_012,
    humidity: 60,
    dew_point: 8,
    wind_deg: 200,
    uvi: 4,
    wind_speed: toTenth(2 + 6 * noise(5, latitude, longitude, day)),
    clouds,
    pop: chance,
    ...(chance > 0.5 ? { rain: toTenth(4 * chance) } : {}),
    weather: [conditionOf(chance > 0.5, clouds)],
  };
}

const HOURS_TOLD = 48;

function hourAt(startMs: number, latitude: number, longitude: number) {
  const hour = startMs / 3_600_000;
  const at = (seed: number) => noise(seed, latitude, longitude, hour % 1_000);
  const temp = toTenth(18 - (latitude - 50) * 0.8 - 4 * Math.cos((2 * Math.PI * (hour - 2)) / 24) + at(1));
  const chance = toTenth(at(2));
  const clouds = Math.floor(101 * at(4));
  return {
    dt: startMs / 1_000,
    temp,
    feels_like: toTenth(temp - 1),
    pressure: 1_012,
    humidity: 60 + Math.floor(30 * at(3)),
    clouds,
    wind_speed: toTenth(2 + 6 * at(5)),
    pop: chance,
    ...(chance > 0.7 ? { rain: { "1h": toTenth(2 * chance) } } : {}),
    weather: [conditionOf(chance > 0.7, clouds)],
  };
}

function answer({ url, nowMs }: Question) {
  if (!url.searchParams.get("appid")) return { status: 401, json: { cod: 401, message: "Invalid API key." } };
  const latitude = Number(url.searchParams.get("lat"));
  const longitude = Number(url.searchParams.get("lon"));
  const daily = londonDays(nowMs, 8).map((date, day) => dayAt(date, day, latitude, longitude));
  const current = {
    dt: Math.floor(nowMs / 1_000),
    temp: 17.2,
    feels_like: 16.4,
    humidity: 60,
    clouds: 40,
    wind_speed: 4,
  };
  return {
    status: 200,
    json: {
      lat: latitude,
      lon: longitude,
      timezone: "Europe/London",
      current: { ...current, weather: [CLOUDS] },
      hourly: Array.from({ length: HOURS_TOLD }, (_, index) =>
        hourAt((Math.floor(nowMs / 3_600_000) + index) * 3_600_000, latitude, longitude),
      ),
      daily,
    },
  };
}

const LIARS: Readonly<Record<Lie, (json: OneCall) => OneCall>> = {
  reordered: (json) => ({ ...json, lat: json.lat + 1 }),
  wrongLength: (json) => ({ ...json, daily: json.daily.slice(0, 3) }),
  absurd: (json) => ({
    ...json,
    hourly: [],
    daily: json.daily.map((day) => ({ ...day, temp: { min: 4, max: 99 }, pop: 1.4 })),
  }),
  partial: (json) => ({
    ...json,
    hourly: json.hourly.slice(0, 5),
    daily: json.daily.map((day) => ({ ...day, temp: { min: null, max: null } })),
  }),
};

export const openWeather: FakeVendor = {
  name: "openweather",
  owns: (path) => path === "/data/3.0/onecall",
  answer,
  lie: (kind, json) => LIARS[kind](json as OneCall),
};
