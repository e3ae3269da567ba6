import { expect, it } from "vitest";
import { someForecast } from "../../../tests/fakes/forecasts";
import { createInMemoryForecasts, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { showableForecasts } from "./showable-forecasts";

const NOW = Date.parse("2026-06-12T09:00:00Z");
const forecastOf = (provider: string) => ({ ...someForecast(NOW), provider });

function showableOn(provider: string) {
  const forecasts = createInMemoryForecasts(someDestinations(4));
  forecasts.held.set(1, forecastOf("sample"));
  forecasts.held.set(2, forecastOf("open-meteo"));
  forecasts.held.set(3, forecastOf("openweather"));
  return showableForecasts(forecasts, provider);
}

it.each([
  ["sample", [1]],
  ["open-meteo", [2, 3]],
  ["openweather", [2, 3]],
])(
  "the forecasts that a site may show on %s are those of the places %j; the others count as missing",
  async (provider, showableIds) => {
    const store = showableOn(provider);
    expect([...(await store.all()).keys()]).toEqual(showableIds);
    const candidates = await store.candidates();
    expect(candidates).toHaveLength(4);
    for (const { destinationId, fetchedAt, provider: maker } of candidates) {
      const isShown = showableIds.includes(destinationId);
      expect([fetchedAt, maker !== null]).toEqual([isShown ? NOW : null, isShown]);
    }
  },
);
