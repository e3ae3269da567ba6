import { afterAll, expect, it } from "vitest";
import { startFakeUpstream, twoWeatherServices } from "../fakes/upstream";
import { startSite } from "../harness/site";

const PLACES = 20;
/** The number of places that one run may request from MET Norway. */
const SECOND_TAKES = 15;
const upstream = await startFakeUpstream();
const site = await startSite({
  destinations: PLACES,
  variables: { ...twoWeatherServices(upstream), MET_NORWAY_PLACES_PER_RUN: String(SECOND_TAKES) },
});
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

it("a site with a second weather service asks that for the oldest where the first fails a whole run, and keeps what it has of the others", async () => {
  await refresh();
  expect(upstream.count("met-norway")).toBe(0);
  expect(await providers()).toEqual({ newest: "open-meteo", places: PLACES, missing: 0 });
  upstream.behave("open-meteo", "fails");
  await refresh();
  expect(upstream.count("met-norway")).toBe(SECOND_TAKES);
  expect(await providers()).toEqual({ newest: "met-norway", places: PLACES, missing: 0 });
});
