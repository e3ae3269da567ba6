import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FakeUpstream, startFakeUpstream } from "../fakes/upstream";
import { type Site, startSite } from "./site";

const SEARCH = "/api/search?postcode=SW1A1AA&drivingHours=2";
type Results = { weather: { issuedAt: string; provider: string } | null; score: unknown }[];
const results = async (site: Site) => await (await site.get(SEARCH)).json<Results>();

describe("a search while our own stores fail", () => {
  let site: Site;
  beforeEach(async () => {
    site = await startSite({ destinations: 80 });
  });
  afterEach(() => site.close());

  it("answers from the cache alone, with no query, while the database is down", async () => {
    await site.refresh();
    await site.watch("d1");
    expect((await site.get(SEARCH)).status).toBe(200);
    const { d1Statements, kvReads, outbound } = await site.watch("d1");
    expect([d1Statements, outbound]).toEqual([0, 0]);
    expect(kvReads).toBeLessThanOrEqual(2);
  });

  it("reads the cache at most twice for two hundred searches at once, and not again while warm", async () => {
    await site.refresh();
    await site.watch();
    await Promise.all(Array.from({ length: 200 }, () => results(site)));
    expect((await site.watch()).kvReads).toBeLessThanOrEqual(2);
    await results(site);
    expect(await site.watch()).toEqual({ d1Statements: 0, kvReads: 0, kvWrites: 0, outbound: 0 });
  });

  it.each(["kvReads", "kvGarbage"] as const)(
    "rebuilds from the database under the fault %s",
    async (fault) => {
      await site.refresh();
      await site.watch(fault);
      const found = await results(site);
      expect(found.length).toBeGreaterThan(0);
      expect(found[0]?.weather?.provider).toBe("sample");
    },
  );

  it("says when to try again where neither can answer", async () => {
    await site.watch("d1", "kvReads");
    const answer = await site.get(SEARCH);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    const { message } = await answer.json<{ message: string }>();
    expect(message).toMatch(/try again/);
    expect(message).not.toMatch(/D1|KV|told to fail/);
    const page = await site.get("/search?postcode=SW1A1AA");
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("Something Went Wrong");
  });

  it("shows places without weather, unranked, before the first refresh", async () => {
    const found = await results(site);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ weather, score }) => weather === null && score === null)).toBe(true);
  });

  it("survives a refresh that cannot publish: the database has the forecasts", async () => {
    await site.watch("kvWrites");
    await site.refresh().catch(() => undefined);
    await site.watch();
    expect((await results(site)).length).toBeGreaterThan(0);
  });

  it("refreshes within ten statements and two writes, and a second cron of the same hour is no refresh", async () => {
    const hourMs = Date.UTC(2026, 10, 21, 9);
    await site.watch();
    await site.refresh(hourMs);
    const first = await site.watch();
    expect(first.d1Statements).toBeLessThanOrEqual(10);
    expect(first.kvWrites).toBeLessThanOrEqual(2);
    await site.refresh(hourMs);
    expect((await site.watch()).kvWrites).toBe(0);
  });
});

describe("a refresh from a weather service that fails", () => {
  let site: Site;
  let upstream: FakeUpstream;
  beforeEach(async () => {
    upstream = await startFakeUpstream();
    site = await startSite({
      destinations: 80,
      variables: { WEATHER_PROVIDER: "open-meteo", OPEN_METEO_URL: upstream.url },
    });
  });
  afterEach(async () => {
    await site.close();
    await upstream.close();
  });

  it("asks once for each hundred places and publishes what it got", async () => {
    await site.refresh();
    const found = await results(site);
    expect(found[0]?.weather?.provider).toBe("open-meteo");
    const { length } = await (
      await site.get("/api/search?postcode=B11BB&drivingHours=5&limit=200")
    ).json<Results>();
    expect(upstream.count("open-meteo")).toBeLessThanOrEqual(Math.ceil((length + 50) / 100) + 3);
  });

  it("asks nothing more of a service that says to wait, in this run and the next", async () => {
    upstream.behave("open-meteo", "rateLimited");
    await site.refresh(1);
    const asked = upstream.count("open-meteo");
    expect(asked).toBeLessThanOrEqual(2);
    await site.refresh(2);
    expect(upstream.count("open-meteo")).toBe(asked);
  });

  it.each([
    "fails",
    "disconnects",
    "malformed",
    "truncated",
    "html200",
    "huge",
    "reordered",
    "wrongLength",
    "absurd",
  ] as const)(
    "keeps the forecast that it has when the service is %s",
    async (behaviour) => {
      await site.refresh(1);
      const before = await results(site);
      upstream.behave("open-meteo", behaviour);
      await site.refresh(2);
      expect((await results(site)).map(({ weather }) => weather?.issuedAt)).toEqual(
        before.map(({ weather }) => weather?.issuedAt),
      );
    },
    30_000,
  );
});
