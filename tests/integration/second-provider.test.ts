import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startFakeUpstream, twoWeatherServices } from "../fakes/upstream";
import type { SearchResult } from "../harness/answers";
import { startSite } from "../harness/site";

const PLACES = 20;
/** The number of places that one run may request from MET Norway. */
const SECOND_TAKES = 15;
const upstream = await startFakeUpstream();
const site = await startSite({
  destinations: PLACES,
  variables: { ...twoWeatherServices(upstream), MET_NORWAY_PLACES_PER_RUN: String(SECOND_TAKES) },
});
// A new isolate, because a used one keeps its snapshot and remembers that a service failed.
beforeEach(() => site.restart());
afterAll(async () => {
  await site.close();
  await upstream.close();
});

let runs = 0;
/** Refreshes for another hour each time, and restarts the isolate so that it reads the new forecasts. */
async function refresh() {
  await site.refresh((runs += 1));
  await site.restart();
}

async function providers() {
  const { provider, forecasts } = await (
    await site.get("/healthz")
  ).json<{ provider: string; forecasts: { places: number; missing: number } }>();
  return { newest: provider, places: forecasts.places, missing: forecasts.missing };
}

async function makersOf(): Promise<Map<string, string | undefined>> {
  const found: SearchResult[] = [];
  // Five hours from the middle of the country reach most places. Those in the north of Scotland need a start there.
  for (const postcode of ["B1 1AA", "IV1 1AA"]) {
    const path = `/api/search?postcode=${encodeURIComponent(postcode)}&drivingHours=5&limit=200`;
    found.push(...(await (await site.get(path)).json<SearchResult[]>()));
  }
  return new Map(found.map(({ destination, weather }) => [destination.name, weather?.provider]));
}

describe("a site with a second weather service", () => {
  it("asks the first alone while that answers", async () => {
    await refresh();
    expect(upstream.count("met-norway")).toBe(0);
    expect(await providers()).toEqual({ newest: "open-meteo", places: PLACES, missing: 0 });
    expect(new Set((await makersOf()).values())).toEqual(new Set(["open-meteo"]));
  });

  it("asks the second for the oldest where the first fails a whole run, and keeps what it has of the others", async () => {
    upstream.behave("open-meteo", "fails");
    await refresh();
    expect(upstream.count("met-norway")).toBe(SECOND_TAKES);
    expect(await providers()).toEqual({ newest: "met-norway", places: PLACES, missing: 0 });
    const makers = [...(await makersOf()).values()];
    // All rows come from the two services, and none is missing.
    expect(new Set(makers)).toEqual(new Set(["open-meteo", "met-norway"]));
  });
});
