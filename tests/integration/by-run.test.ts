import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/domain/units";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { openMeteoRuns } from "../fakes/vendors/open-meteo-runs";
import { type Site, startSite, thisMorning } from "../harness/site";

const PLACES = 80;
/** Ten of a refresh, and four of the record of forecasts and of rows that expire. */
const MOST_STATEMENTS = 14;
/** Ten in the morning of the harness's day, in winter: London's clock is UTC. */
const TEN = Date.parse(`${thisMorning().slice(0, 10)}T10:00:00Z`);
const time = { now: TEN };

let upstream: FakeUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await startFakeUpstream({ clock: () => time.now, vendors: [openMeteoRuns] });
  site = await startSite({
    destinations: PLACES,
    variables: { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: upstream.url },
  });
});
afterAll(async () => {
  await site.close();
  await upstream.close();
});

const at = (nowMs: number) => site.setClock(new Date((time.now = nowMs)).toISOString());
/** Of those that it was asked for since, the places outside Shetland, where another model runs each hour. */
const placesAsked = (since: number) =>
  upstream.requests
    .slice(since)
    .flatMap(({ query }) => query["latitude"]?.split(",") ?? [])
    .filter((latitude) => Number(latitude) < 59.45).length;

/** Runs an hour's cron on a fresh isolate, and returns what it requested, and what it wrote. */
async function hourlyRun(nowMs: number) {
  await site.restart();
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
async function healthAt(nowMs: number) {
  await site.restart();
  await at(nowMs);
  const answer = await site.get("/healthz");
  return { code: answer.status, ...(await answer.json<Health>()) };
}

describe("a site whose service says when its models have run", () => {
  it("fetches a run once, and then looks each hour for the next", async () => {
    const { places, lists } = await hourlyRun(TEN);
    expect({ places: places > 70, lists }).toEqual({ places: true, lists: 3 });
    const look = await hourlyRun(TEN + HOUR_MS);
    expect(look).toMatchObject({ places: 0, lists: 3, kvWrites: 1 });
    expect(look.d1Statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    const health = await healthAt(TEN + HOUR_MS + 50 * 60_000);
    expect(health).toMatchObject({ code: 200, status: "ok", forecasts: { fresh: PLACES } });
    expect(health.modelRun).toEqual({ model: "Met Office", at: new Date(TEN - 6 * HOUR_MS).toISOString() });
    expect(Date.parse(health.lastLook?.at ?? "")).toBeGreaterThanOrEqual(TEN + HOUR_MS);
    // The run of six is there from 10:57, and on all of the service's servers ten minutes later.
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

  it("is not healthy when for some hours neither the lists nor the forecasts answer", async () => {
    upstream.behave("open-meteo-runs", { status: 503 });
    upstream.behave("open-meteo", { status: 503 });
    for (let hour = 3; hour <= 6; hour += 1) await hourlyRun(TEN + hour * HOUR_MS);
    expect(await healthAt(TEN + 4 * HOUR_MS)).toMatchObject({ code: 200, forecasts: { fresh: 0 } });
    expect(await healthAt(TEN + 6 * HOUR_MS)).toMatchObject({ code: 503, status: "stale" });
    upstream.behaveWell();
    await hourlyRun(TEN + 7 * HOUR_MS);
    expect(await healthAt(TEN + 7 * HOUR_MS)).toMatchObject({ code: 200, forecasts: { fresh: PLACES } });
  });
});
