import { afterAll, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { startFakeUpstream } from "../fakes/upstream";
import { openMeteoRuns } from "../fakes/vendors/open-meteo-runs";
import { startSite } from "../harness/site";

const PLACES = 40;
/** Two or three are in Shetland, where another model runs each hour. */
const MOST_PLACES = 35;
/** Ten for a refresh, and four for the record of forecasts and for deleting expired rows. */
const MOST_STATEMENTS = 14;
/** Ten in the morning of a winter's day, on which London's clock shows UTC. */
const TEN = Date.parse("2026-11-25T10:00:00Z");
const time = { now: TEN };

const upstream = await startFakeUpstream({ clock: () => time.now, vendors: [openMeteoRuns] });
const site = await startSite({
  destinations: PLACES,
  variables: { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: upstream.url },
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

const at = (nowMs: number) => site.setClock(new Date((time.now = nowMs)).toISOString());
/** Returns the places requested since then, except those in Shetland, where another model runs each hour. */
const placesAsked = (since: number) =>
  upstream.requests
    .slice(since)
    .flatMap(({ query }) => query["latitude"]?.split(",") ?? [])
    .filter((latitude) => Number(latitude) < 59.45).length;

async function hourlyRun(nowMs: number) {
  await at(nowMs);
  const [since, lists] = [upstream.requests.length, upstream.count("open-meteo-runs")];
  await site.watch();
  await site.refresh(nowMs);
  const { d1Statements, kvWrites } = await site.settled();
  return {
    places: placesAsked(since),
    lists: upstream.count("open-meteo-runs") - lists,
    d1Statements,
    kvWrites,
  };
}
interface Health {
  readonly status: string;
  readonly lastRun: { readonly at: string } | null;
  readonly lastLook: { readonly at: string } | null;
  readonly modelRun: { readonly model: string; readonly at: string } | null;
  readonly forecasts: { readonly fresh: number };
}
/** At least a minute of the clock after the last look at the snapshot, which an isolate keeps for that time. */
async function healthAt(nowMs: number) {
  await at(nowMs);
  const answer = await site.get("/healthz");
  return { code: answer.status, ...(await answer.json<Health>()) };
}

describe("a site whose service says when its models have run", () => {
  it("fetches a run once, and then looks each hour for the next", async () => {
    const { places, lists } = await hourlyRun(TEN);
    expect({ places: places > MOST_PLACES, lists }).toEqual({ places: true, lists: 3 });
    const look = await hourlyRun(TEN + HOUR_MS);
    expect(look).toMatchObject({ places: 0, lists: 3, kvWrites: 1 });
    expect(look.d1Statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    const health = await healthAt(TEN + HOUR_MS + 50 * 60_000);
    expect(health).toMatchObject({ code: 200, status: "ok", forecasts: { fresh: PLACES } });
    expect(health.modelRun).toEqual({ model: "Met Office", at: new Date(TEN - 6 * HOUR_MS).toISOString() });
    // Published in whole minutes after the fetch, rounded down.
    expect(Date.parse(health.lastLook?.at ?? "")).toBeGreaterThan(TEN + HOUR_MS - MINUTE_MS);
    // The run of 6:00 is available from 10:57, and ten minutes later on all of the service's servers.
    const fetched = await hourlyRun(TEN + 2 * HOUR_MS);
    expect(fetched).toMatchObject({ places, lists: 3, kvWrites: 1 });
    expect(fetched.d1Statements).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it("says in pages and calls which run a forecast is of, and when it was fetched", async () => {
    await site.restart();
    await at(TEN + 2 * HOUR_MS + 60_000);
    const run = new Date(TEN - 4 * HOUR_MS);
    const words = /Met Office run of 06:00, fetched 12:0\d on \d+ \w+/;
    const found = await site.get("/api/search?postcode=BS1+4DJ&drivingHours=5&limit=1");
    const [first] =
      await found.json<{ destination: { slug: string }; weather: { modelRun: unknown } | null }[]>();
    expect(first?.weather?.modelRun).toEqual({ model: "Met Office", at: run.toISOString() });
    expect(await (await site.get(`/destinations/${first?.destination.slug}`)).text()).toMatch(words);
    expect(await (await site.get("/status")).text()).toMatch(words);
  });
});
