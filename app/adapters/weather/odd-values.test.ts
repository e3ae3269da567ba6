import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { londonDateOf } from "#app/domain/calendar/london-time";
import type { Point } from "#app/domain/geo/geo";
import { startOfLondonHour } from "#app/domain/weather/day-of-hours";
import { type HourlyWeather, knownHours } from "#app/domain/weather/hourly";
import type { WeatherProvider } from "#app/services/ports";
import { createMetNorway } from "./met-norway";
import { createOpenMeteo } from "./open-meteo";
import { createOpenMeteoSea } from "./open-meteo-sea";
import { createOpenWeather } from "./openweather";

const HOUR_S = 3_600;
const POINT: Point = { latitude: 51.48, longitude: 0 };
const NOW = Date.UTC(2026, 6, 15, 6, 30);
const MIDNIGHT_S = startOfLondonHour(londonDateOf(NOW), 0) / 1_000;
const TOMORROW = "2026-07-16";
/** The hour that is spoilt: noon of tomorrow. */
const NOON = 36;
const times = Array.from({ length: 7 * 24 + 1 }, (_, hour) => MIDNIGHT_S + hour * HOUR_S);

const answering = (body: string) => ({ fetch: () => Promise.resolve(new Response(body)) });
const column = (value: unknown) => times.map(() => value);

/** What each service tells in the hour that begins at noon; the same in all other hours, unless `spoilt`. */
type Change = (hour: Record<string, unknown>) => void;
interface Service {
  readonly create: (body: string) => WeatherProvider;
  readonly answer: (spoilt: Change) => unknown;
}

const GOOD_OPEN_METEO = {
  ...{ temperature_2m: 15, apparent_temperature: 14, relative_humidity_2m: 70, cloud_cover: 40 },
  ...{ precipitation: 0.4, precipitation_probability: 60, wind_speed_10m: 18, wind_gusts_10m: 36 },
  ...{ sunshine_duration: 1_800, weather_code: 61 },
};
const AT_THE_END = [
  ...["precipitation", "precipitation_probability", "sunshine_duration", "wind_gusts_10m", "weather_code"],
];

const openMeteoAnswer = (spoilt: Change, point = POINT) => {
  const hour: Record<string, unknown> = { ...GOOD_OPEN_METEO };
  spoilt(hour);
  const columns = Object.entries(GOOD_OPEN_METEO).map(([name, good]): [string, unknown[]] => {
    const at = AT_THE_END.includes(name) ? NOON + 1 : NOON;
    return [name, column(good).map((value, index) => (index === at ? hour[name] : value))];
  });
  return { ...point, hourly: { time: times, ...Object.fromEntries<unknown>(columns) } };
};

const SERVICES: Readonly<Record<string, Service>> = {
  "Open-Meteo": {
    create: (body) => createOpenMeteo({ baseUrl: "http://odd", http: answering(body) }),
    answer: openMeteoAnswer,
  },
  OpenWeather: {
    create: (body) => createOpenWeather({ baseUrl: "http://odd", apiKey: "k", http: answering(body) }),
    answer(spoilt) {
      const hourly = times.map((dt, index) => {
        const hour: Record<string, unknown> = {
          ...{ dt, temp: 15, feels_like: 14, humidity: 70, clouds: 40, wind_speed: 5, wind_gust: 10 },
          ...{ pop: 0.6, rain: { "1h": 0.4 }, weather: [{ id: 500, icon: "10d" }] },
        };
        if (index === NOON) spoilt(hour);
        return hour;
      });
      return { lat: POINT.latitude, lon: POINT.longitude, hourly };
    },
  },
  "MET Norway": {
    create: (body) =>
      createMetNorway({
        baseUrl: "http://odd",
        contact: "a@b.example",
        placesPerRun: 1,
        http: answering(body),
      }),
    answer(spoilt) {
      const timeseries = times.map((time, index) => {
        const hour: Record<string, unknown> = {
          ...{ air_temperature: 15, relative_humidity: 70, cloud_area_fraction: 40 },
          ...{ wind_speed: 5, wind_speed_of_gust: 10, precipitation_amount: 0.4 },
          ...{ probability_of_precipitation: 60, next_6_hours: undefined },
        };
        if (index === NOON) spoilt(hour);
        const { precipitation_amount, probability_of_precipitation, next_6_hours, ...details } = hour;
        return {
          time: new Date(time * 1_000).toISOString(),
          data: {
            instant: { details },
            next_1_hours: {
              summary: { symbol_code: "lightrain" },
              details: { precipitation_amount, probability_of_precipitation },
            },
            next_6_hours,
          },
        };
      });
      const geometry = { coordinates: [POINT.longitude, POINT.latitude] };
      return { geometry, properties: { meta: { units: {} }, timeseries } };
    },
  },
};

type Expected = "lost" | Partial<HourlyWeather>;
const put =
  (name: string, value: unknown): Change =>
  (hour) =>
    void (hour[name] = value);

/** A value, in the field that each service has for it, and what becomes of the hour. */
const ODD: readonly [fields: readonly (string | null)[], values: readonly unknown[], becomes: Expected][] = [
  [["relative_humidity_2m", "humidity", "relative_humidity"], [101, 102.5, 100.4], { humidityPct: 100 }],
  [["relative_humidity_2m", "humidity", "relative_humidity"], [-3_276.8, null, "n/a", 255, -999], "lost"],
  [["cloud_cover", "clouds", "cloud_area_fraction"], [100.2, 101, 103], { cloudPct: 100 }],
  [["cloud_cover", "clouds", "cloud_area_fraction"], [-0.2, -1e-9], { cloudPct: 0 }],
  [["cloud_cover", "clouds", "cloud_area_fraction"], [-3_276.8, null, 127, undefined], "lost"],
  [["temperature_2m", "temp", "air_temperature"], [-3_276.8, null, 999, -99, 288.15], "lost"],
  [["precipitation", "rain", "precipitation_amount"], [-0.1, -1e-7], { rainMm: 0 }],
  [["precipitation", "rain", "precipitation_amount"], [-3_276.8, -9_999, 9.96921e36], "lost"],
  [["wind_speed_10m", "wind_speed", "wind_speed"], [-0.05], { windKmh: 0 }],
  [["wind_speed_10m", "wind_speed", "wind_speed"], [-3_276.8, null, 999], "lost"],
  [["wind_gusts_10m", "wind_gust", "wind_speed_of_gust"], [-3_276.8, null, 999, 4.9, 0], { gustKmh: null }],
  [
    ["precipitation_probability", null, "probability_of_precipitation"],
    [-1, null, 999],
    { precipitationPct: null },
  ],
  [
    ["precipitation_probability", null, "probability_of_precipitation"],
    [101, 100.4],
    { precipitationPct: 100 },
  ],
  [[null, "pop", null], [-0.01, null, {}, 9], { precipitationPct: null }],
  [["sunshine_duration", null, null], [3_600.5, 3_601, 3_650], { sunshineMinutes: 60 }],
  [["sunshine_duration", null, null], [-0.5], { sunshineMinutes: 0 }],
  [["sunshine_duration", null, null], [-3_276.8, null, 36_000], { sunshineMinutes: null }],
  // What it feels like is computed: 15 + 0.33 × 11.9 hPa − 0.7 × 5 m/s − 4.
  [["apparent_temperature", "feels_like", null], [-3_276.8, null, undefined, "x"], { feelsLikeC: 11.4 }],
  [[null, "rain", null], [{}, { "1h": null }, null, undefined], { rainMm: 0 }],
  [[null, "rain", null], [0.7, { "1h": 0.7 }], { rainMm: 0.7 }],
  [[null, "weather", null], [{ id: 500, icon: "10d" }, [{ id: 500 }]], {}],
  [[null, "weather", null], [[], 5, [{ id: 1 }]], "lost"],
  [
    [null, null, "next_6_hours"],
    [{}, { summary: {} }, 7, { summary: { symbol_code: "rain" }, details: null }],
    {},
  ],
];
const cases = ODD.flatMap(([fields, values, becomes]) =>
  Object.keys(SERVICES).flatMap((service, index) => {
    const field = fields[index] ?? null;
    return field === null ? [] : values.map((value) => ({ service, field, value, becomes }));
  }),
);

async function hoursFrom(service: Service, spoilt: Change) {
  const body = JSON.stringify(service.answer(spoilt));
  const [forecast] = await service.create(body).fetchForecasts([POINT], NOW);
  expect(forecast?.days).toHaveLength(6);
  return forecast ? (knownHours(forecast, TOMORROW) ?? []) : [];
}

const GUST_FIELDS: Readonly<Record<string, string>> = {
  "Open-Meteo": "wind_gusts_10m",
  OpenWeather: "wind_gust",
  "MET Norway": "wind_speed_of_gust",
};

describe("an odd value of a service", () => {
  it.each(cases)(
    "costs itself, at most its hour: $service, $field $value",
    async ({ service, field, value, becomes }) => {
      const from = SERVICES[service] as Service;
      const whole = await hoursFrom(from, () => undefined);
      const hours = await hoursFrom(from, put(field, value));
      const noon = whole[12 - 5] ?? null;
      const spoilt = hours[12 - 5] ?? null;
      expect(hours.with(12 - 5, noon)).toEqual(whole);
      if (becomes === "lost") return expect(spoilt).toBeNull();
      // A service without this value has it computed, from humidity and wind too.
      const { feelsLikeC } = becomes.feelsLikeC === undefined ? (spoilt ?? {}) : becomes;
      expect(spoilt).toEqual({ ...noon, ...becomes, feelsLikeC });
    },
  );

  it.each(["nan", "-nan", "inf", "-inf", "NaN", "-Infinity", "nan(0x8000)"])(
    "that is not JSON costs itself: %s",
    async (word) => {
      for (const [name, service] of Object.entries(SERVICES)) {
        const field = GUST_FIELDS[name] ?? "";
        const body = JSON.stringify(service.answer(put(field, 987_654))).replace("987654", word);
        expect(body).toContain(word);
        const [forecast] = await service.create(body).fetchForecasts([POINT], NOW);
        const hours = forecast && knownHours(forecast, TOMORROW);
        expect(hours?.map((hour) => hour?.gustKmh)).toEqual(
          hours?.map((_, at) => (at === 12 - 5 ? null : 36)),
        );
      }
      const cells = [0, 0.3, 0.6].map((east) =>
        openMeteoAnswer(() => undefined, { ...POINT, longitude: east }),
      );
      const points = cells.map(({ latitude, longitude }) => ({ latitude, longitude }));
      const body = JSON.stringify(cells).replace('"longitude":0.3', `"note":"nan, inf","longitude":${word}`);
      const forecasts = await createOpenMeteo({
        baseUrl: "http://odd",
        http: answering(body),
      }).fetchForecasts(points, NOW);
      expect(forecasts.map((forecast) => forecast?.days.length ?? null)).toEqual([6, null, 6]);
    },
  );

  it("with a missing position, time or day costs no other place", async () => {
    const cells = [0, 0.3, 0.6].map((east) =>
      openMeteoAnswer(() => undefined, { ...POINT, longitude: east }),
    );
    const time = times.map((at, index) => (index === NOON ? null : at));
    const [first, second, third] = cells;
    const body = JSON.stringify([
      first,
      { ...second, latitude: null },
      { ...third, hourly: { ...third?.hourly, time } },
    ]);
    const points = cells.map(({ latitude, longitude }) => ({ latitude, longitude }));
    const forecasts = await createOpenMeteo({ baseUrl: "http://odd", http: answering(body) }).fetchForecasts(
      points,
      NOW,
    );
    expect(forecasts.map((forecast) => forecast?.days.length ?? null)).toEqual([6, null, 6]);
  });

  it("in a column without a unit, or a column that is not there, costs the column, in the weather and at sea", async () => {
    const recorded = JSON.parse(
      readFileSync("tests/fixtures/vendors/open-meteo-unit-undefined.json", "utf8"),
    ) as { hourly_units: Record<string, string>; hourly: Record<string, null[]> };
    const unit = recorded.hourly_units["precipitation_probability"] ?? "";
    expect([unit, ...new Set(recorded.hourly["precipitation_probability"])]).toEqual(["undefined", null]);
    const weather = openMeteoAnswer(() => undefined);
    for (const name of [
      "precipitation_probability",
      "sunshine_duration",
      "wind_gusts_10m",
      "apparent_temperature",
    ]) {
      for (const values of [column(null), undefined]) {
        const hourly = { ...weather.hourly, [name]: values };
        const body = JSON.stringify({ ...weather, hourly_units: { time: "unixtime", [name]: unit }, hourly });
        const [forecast] = await createOpenMeteo({
          baseUrl: "http://odd",
          http: answering(body),
        }).fetchForecasts([POINT], NOW);
        expect(forecast?.days, name).toHaveLength(6);
      }
    }
    const sea = {
      ...POINT,
      hourly_units: { wave_height: "m", sea_surface_temperature: unit },
      hourly: { time: times, wave_height: column(1).with(36, 99), sea_surface_temperature: column(null) },
    };
    const [days] = await createOpenMeteoSea({
      baseUrl: "http://odd",
      takeTurn: null,
      http: answering(JSON.stringify(sea)),
    }).fetchSea([POINT], NOW);
    expect(days?.slice(0, 2)).toEqual([1, 1].map((waveMetres) => ({ waveMetres, temperatureC: null })));
  });
});
