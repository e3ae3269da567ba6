import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hoursOfDay } from "#app/domain/weather/hourly";
import { createMetNorway } from "./met-norway";

const recorded = (name: string) => readFileSync(`tests/fixtures/vendors/${name}.json`, "utf8");
const http = (body: string) => ({ fetch: () => Promise.resolve(new Response(body)) });

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
});
