import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hoursOfDay, knownHours } from "#app/domain/weather/hourly";
import { createMetNorway } from "./met-norway";
import { createOpenWeather } from "./openweather";

const recorded = (name: string) => readFileSync(`tests/fixtures/vendors/${name}.json`, "utf8");
const http = (body: string) => ({ fetch: () => Promise.resolve(new Response(body)) });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("a recorded answer", () => {
  it("of MET Norway for Greenwich has the hours and days that its steps have", async () => {
    const point = { latitude: 51.4778, longitude: -0.0014 };
    const body = recorded("met-norway-compact-greenwich");
    const weather = createMetNorway({
      baseUrl: "http://recorded",
      contact: "a@b.example",
      placesPerRun: 1,
      http: http(body),
    });
    const [forecast] = await weather.fetchForecasts([point], Date.parse("2023-07-03T06:10:00Z"));
    if (!forecast) throw new Error("no forecast");
    expect(forecast.days.map(({ date }) => date.slice(8))).toEqual(["03", "04", "05", "06", "07", "08"]);
    expect(forecast.days.map(({ date }) => hoursOfDay(forecast, date)?.length ?? 0)).toEqual([
      0, 17, 0, 0, 0, 0,
    ]);
    // By hand: 5:00 to 21:00 in London are the steps of 4:00 to 20:00 UTC on 4 July.
    const steps = [0, 0, 0, 0, 0.7, 0.4, 0.2, 1.1, 0.5, 1.2, 0.1, 2.3, 0.4, 0, 0, 0, 0];
    const hours = hoursOfDay(forecast, "2023-07-04") ?? [];
    expect(hours.map(({ rainMm }) => rainMm)).toEqual(steps);
    expect(hours[15 - 5]).toMatchObject({
      temperatureC: 17.4,
      humidityPct: 80,
      cloudPct: 99,
      precipitationPct: null,
    });
    expect(forecast.days[1]).toMatchObject({
      ...{ temperatureMaxC: 19.1, temperatureMinC: 12.3, rainMm: 6.9, precipitationPct: null },
      ...{ condition: "heavy-rain", sunshineHours: null },
    });
  });

  it("of OpenWeather for Dorset has its hours and gusts, but too few days by itself", async () => {
    const point = { latitude: 50.9, longitude: -2.06 };
    const text = recorded("openweather-one-call-3-dorset");
    const from = async (body: string) =>
      (
        await createOpenWeather({ baseUrl: "http://recorded", apiKey: "k", http: http(body) }).fetchForecasts(
          [point],
          1_765_036_447_000,
        )
      )[0] ?? null;
    expect(await from(text)).toBeNull();
    // The answer was requested without days. These are made up.
    const daily = [0, 1, 2, 3, 4, 5].map((ahead) => ({
      ...{ dt: 1_765_022_400 + ahead * 86_400, temp: { min: 4, max: 9 }, humidity: 80, clouds: 90 },
      ...{ wind_speed: 5, pop: 0.4, rain: 1, weather: [{ id: 804 }] },
    }));
    const forecast = await from(JSON.stringify({ ...(JSON.parse(text) as object), daily }));
    if (!forecast) throw new Error("no forecast");
    expect(forecast.current).toEqual({
      temperatureC: 10.91,
      feelsLikeC: 10.22,
      condition: "light-rain",
      isDay: true,
    });
    expect(forecast.days.map(({ date }) => hoursOfDay(forecast, date)?.length ?? 0)).toEqual([
      0, 17, 0, 0, 0, 0,
    ]);
    expect(knownHours(forecast, "2025-12-06")?.filter((hour) => hour !== null)).toHaveLength(7);
    // By hand, from the hours of 5:00 to 21:00 on 7 December: 0.64 + 0.68 + 0.16 + 0.43 + 0.48 + 0.82 + 0.23 + 0.18 mm.
    const hours = hoursOfDay(forecast, "2025-12-07") ?? [];
    expect(hours.map(({ precipitationPct }) => precipitationPct)).toEqual([
      72, 100, 100, 100, 80, 100, 100, 100, 88, 25, 1, 0, 0, 0, 0, 0, 0,
    ]);
    // At noon 10.13 m/s and 19.25 m/s.
    expect(hours[12 - 5]).toMatchObject({
      temperatureC: 13.1,
      gustKmh: 69.3,
      rainMm: 0.2,
      condition: "light-rain",
    });
    expect(hours[12 - 5]?.windKmh).toBeCloseTo(10.13 * 3.6, 0);
    const day = forecast.days[1];
    expect(day).toMatchObject({ temperatureMaxC: 13.3, temperatureMinC: 8.8, precipitationPct: 100 });
    expect(day?.rainMm).toBeCloseTo(3.6, 0);
    expect(day?.condition).toBe("light-rain");
    // Daylight: 8:00 to 15:00.
    expect(day?.cloudPct).toBe(mean([100, 100, 100, 100, 100, 100, 100, 100]));
  });
});
