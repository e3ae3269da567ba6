import { describe, expect, it } from "vitest";
import { someForecast } from "../../../tests/fakes/forecasts";
import { createInMemoryForecasts, someDestinations } from "../../../tests/fakes/in-memory-weather";
import { showableForecasts } from "./showable-forecasts";

const NOW = Date.parse("2026-06-12T09:00:00Z");
const made = (provider: string) => ({ ...someForecast(NOW), provider });

function heldBy(provider: string) {
  const forecasts = createInMemoryForecasts(someDestinations(4));
  forecasts.held.set(1, made("sample"));
  forecasts.held.set(2, made("open-meteo"));
  forecasts.held.set(3, made("openweather"));
  return showableForecasts(forecasts, provider);
}

describe("the forecasts that a site may show", () => {
  it.each([
    ["sample", [1]],
    ["open-meteo", [2, 3]],
    ["openweather", [2, 3]],
  ])("on %s are those of the places %j; the others count as missing", async (provider, shown) => {
    const store = heldBy(provider);
    expect([...(await store.all()).keys()]).toEqual(shown);
    const candidates = await store.candidates();
    expect(candidates).toHaveLength(4);
    for (const { destinationId, fetchedAt, provider: maker } of candidates) {
      const isShown = shown.includes(destinationId);
      expect([fetchedAt, maker !== null]).toEqual([isShown ? NOW : null, isShown]);
    }
  });
});
