import { describe, expect, it } from "vitest";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import type { Point } from "#app/domain/geo/geo";
import type { WeatherProvider } from "#app/services/ports";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { createMetNorway } from "./met-norway";
import { createOpenMeteo } from "./open-meteo";
import { createOpenWeather } from "./openweather";

const NOW = Date.UTC(2026, 6, 15, 11);
const POINTS: readonly Point[] = [54, 51, 52].map((latitude) => ({ latitude, longitude: -2 }));
const upstream = upstreamForTests({ clock: () => NOW });
/** The limit is never reached while the service answers, however busy the machine is. */
const http: HttpOptions = { clock: () => NOW, sleep: () => Promise.resolve(), timeoutMs: 30_000 };

const SERVICES: readonly (readonly [vendor: string, create: () => WeatherProvider])[] = [
  ["open-meteo", () => createOpenMeteo({ baseUrl: upstream.url, http })],
  ["openweather", () => createOpenWeather({ baseUrl: upstream.url, apiKey: "sesame", http })],
  [
    "met-norway",
    () => createMetNorway({ baseUrl: upstream.url, contact: "a@b.example", placesPerRun: 900, http }),
  ],
];

describe.each(SERVICES)("%s, where it misbehaves,", (vendor, create) => {
  const ask = (weather = create()) =>
    weather.fetchForecasts(POINTS.slice(0, Math.min(weather.batchSize, POINTS.length)), NOW);

  it.each(["malformed", "truncated", "html200", "reordered"] as const)(
    "is refused as a whole with an answer that is %s",
    async (behaviour) => {
      upstream.behave(vendor, behaviour);
      await expect(ask()).rejects.toMatchObject({ code: "malformed" });
      expect(upstream.requests).toHaveLength(1);
    },
  );

  it.each(["hangs", "trickles"] as const)("is given up when it %s", async (behaviour) => {
    upstream.behave(vendor, behaviour);
    const asked = holdLimits(() => upstream.requests.length, ask);
    await expect(asked).rejects.toMatchObject({ code: "timeout", provider: vendor });
    expect(upstream.requests).toHaveLength(3);
  });

  it("is asked nothing more in a run that was rate limited", async () => {
    upstream.behave(vendor, "rateLimited");
    const weather = create();
    const refusal = { code: "rate-limited", details: { retryAtMs: NOW + 3_600_000 } };
    for (let time = 0; time < 10; time += 1) await expect(ask(weather)).rejects.toMatchObject(refusal);
    expect(upstream.requests).toHaveLength(1);
  });

  it.each(["unauthorised", "fails"] as const)("is soon asked no more when it says %s", async (behaviour) => {
    upstream.behave(vendor, behaviour);
    const weather = create();
    for (let time = 0; time < 20; time += 1) {
      await expect(ask(weather)).rejects.toMatchObject({ name: "ProviderError" });
    }
    expect(upstream.requests).toHaveLength(5);
  });
});
