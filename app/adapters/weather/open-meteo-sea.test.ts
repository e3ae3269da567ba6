import { describe, expect, it } from "vitest";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { ProviderError } from "#app/services/ports";
import { createOpenMeteoSea, marineUrlBeside } from "./open-meteo-sea";

const VENDOR = "open-meteo-marine";
const NOW = Date.parse("2026-10-24T13:05:00Z");
const WHITBY = { latitude: 54.4858, longitude: -0.6206 };
const HOLY_ISLAND = { latitude: 55.6794, longitude: -1.7976 };

const upstream = upstreamForTests({ clock: () => NOW });
const patient: HttpOptions = { clock: () => NOW, sleep: () => Promise.resolve(), timeoutMs: 30_000 };
const provider = (change: { apiKey?: string; http?: HttpOptions } = {}) =>
  createOpenMeteoSea({
    baseUrl: upstream.url,
    takeTurn: null,
    ...change,
    http: { ...patient, ...change.http },
  });

/** Makes one place's answer in the service's shape: the hours from midnight in London, the same on all days. */
function told(
  cell: { latitude: number; longitude: number },
  hourly: Record<string, (hour: number) => unknown>,
) {
  const hours = Array.from({ length: 7 * 24 + 1 }, (_, hour) => hour);
  const fromSeconds = Date.parse("2026-10-24T00:00:00+01:00") / 1_000;
  const columns = Object.entries(hourly).map(([name, value]): [string, unknown[]] => [
    name,
    hours.map(value),
  ]);
  return {
    ...cell,
    hourly: { time: hours.map((hour) => fromSeconds + hour * 3_600), ...Object.fromEntries(columns) },
  };
}
const say = (json: unknown) => upstream.behave(VENDOR, { status: 200, body: JSON.stringify(json) });

describe("Open-Meteo's marine forecast", () => {
  it("gives each place six London days, also over the change of the clocks", async () => {
    const sea = await provider().fetchSea([WHITBY, HOLY_ISLAND], NOW);
    expect(sea).toHaveLength(2);
    for (const days of sea) {
      expect(days?.map(({ waveMetres }) => waveMetres)).toEqual([1, 1, 1, 1, 1, 1]);
      // On the day when the clocks go back, 9:00 is ten hours after midnight.
      const degrees = days?.map(({ temperatureC }) => temperatureC?.toFixed(1));
      expect(degrees).toEqual(["11.0", "11.1", "11.2", "11.3", "11.4", "11.5"]);
    }
  });

  it("asks once for two variables and seven days, which is one call a place, in cells of the sea", async () => {
    await provider({ apiKey: "sesame" }).fetchSea([WHITBY, HOLY_ISLAND], NOW);
    expect(upstream.requests.map(({ path, query }) => ({ path, query }))).toEqual([
      {
        path: "/v1/marine",
        query: {
          latitude: "54.4858,55.6794",
          longitude: "-0.6206,-1.7976",
          hourly: "wave_height,sea_surface_temperature",
          cell_selection: "sea",
          timezone: "Europe/London",
          timeformat: "unixtime",
          forecast_days: "7",
          apikey: "sesame",
        },
      },
    ]);
  });

  it("waits for the calls that the weather shares with it", async () => {
    const calls: number[] = [];
    const takeTurn = (count: number) => Promise.resolve(void calls.push(count));
    await createOpenMeteoSea({ baseUrl: upstream.url, takeTurn, http: patient }).fetchSea([WHITBY], NOW);
    expect(calls).toEqual([1]);
  });

  it("takes the mean of 9:00 to 18:00, and knows nothing of a day with fewer than five of its hours", async () => {
    const london = (hour: number) => hour % 24;
    say(
      told(WHITBY, {
        wave_height: (hour) => (london(hour) >= 9 && london(hour) < 18 && hour < 24 ? 2 : 0.5),
        sea_surface_temperature: (hour) => (london(hour) >= 13 ? null : 11),
      }),
    );
    const [days] = await provider().fetchSea([WHITBY], NOW);
    expect(days?.[0]).toEqual({ waveMetres: 2, temperatureC: null });
  });

  it("does not take water for sea that has no waves, nor a cell that is farther than 15 km away", async () => {
    // The service's real answer for Husum, five kilometres behind its dyke: 20.2 °C, and null for the waves.
    say(told(WHITBY, { wave_height: () => null, sea_surface_temperature: () => 20.2 }));
    expect(await provider().fetchSea([WHITBY], NOW)).toEqual([null]);
    const hourly = { wave_height: () => 1, sea_surface_temperature: () => 11 };
    const north = (km: number) => ({ ...WHITBY, latitude: WHITBY.latitude + km / 111.2 });
    say([told(north(14.8), hourly), told(north(15.2), hourly)]);
    const [near, far] = await provider().fetchSea([WHITBY, WHITBY], NOW);
    expect([near?.length, far]).toEqual([6, null]);
  });

  it("gives nothing for places that were answered in another order, and takes no value that no sea has", async () => {
    upstream.behave(VENDOR, "reordered");
    expect(await provider().fetchSea([WHITBY, HOLY_ISLAND], NOW)).toEqual([null, null]);
    upstream.behave(VENDOR, "absurd");
    const [days] = await provider().fetchSea([WHITBY], NOW);
    expect(days?.[0]).toEqual({ waveMetres: null, temperatureC: expect.closeTo(11, 5) as number });
    upstream.behave(VENDOR, "partial");
    expect(await provider().fetchSea([WHITBY, HOLY_ISLAND], NOW)).toEqual([null, null]);
  });

  it("has waves if the answer has only waves", async () => {
    say(told(WHITBY, { wave_height: () => 0.6 }));
    const [days] = await provider().fetchSea([WHITBY], NOW);
    expect(days?.[5]).toEqual({ waveMetres: expect.closeTo(0.6, 5) as number, temperatureC: null });
  });

  it.each([
    ["wrongLength", "malformed"],
    ["rateLimited", "rate-limited"],
    ["unauthorised", "refused"],
  ] as const)("that %s is asked once and refused as %s", async (behaviour, code) => {
    upstream.behave(VENDOR, behaviour);
    await expect(provider().fetchSea([WHITBY, HOLY_ISLAND], NOW)).rejects.toMatchObject({ code });
    expect(upstream.requests).toHaveLength(1);
  });

  it("refuses values in other units, and is given up after its time limit", async () => {
    const cell = told(WHITBY, { wave_height: () => 3, sea_surface_temperature: () => 52 });
    say({ ...cell, hourly_units: { time: "unixtime", wave_height: "ft", sea_surface_temperature: "°F" } });
    await expect(provider().fetchSea([WHITBY], NOW)).rejects.toBeInstanceOf(ProviderError);
    upstream.behave(VENDOR, "hangs");
    const hurried = provider({ http: { timeoutMs: 50 } });
    await expect(hurried.fetchSea([WHITBY], NOW)).rejects.toMatchObject({ code: "timeout" });
  });
});

it.each([
  ["https://api.open-meteo.com", "https://marine-api.open-meteo.com"],
  ["https://customer-api.open-meteo.com/", "https://customer-marine-api.open-meteo.com"],
  ["http://127.0.0.1:9", null],
  ["https://weather.example", null],
])("the address of the marine forecast beside %s is %s", (weather, marine) => {
  expect(marineUrlBeside(weather)).toBe(marine);
});
