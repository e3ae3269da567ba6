import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countDay } from "#app/domain/accuracy/count-day";
import { unpackEntries } from "#app/domain/accuracy/packed-record";
import type { ProviderError } from "#app/services/ports";
import { accuracyOf } from "#app/services/accuracy/reckon-accuracy";
import { type FakeUpstream, startFakeUpstream } from "../../tests/fakes/upstream";
import { openMeteoPreviousRuns } from "../../tests/fakes/vendors/open-meteo-previous-runs";
import { someDestinations } from "../../tests/fakes/in-memory-weather";
import { type FetchedBatch, fillRecord } from "./fill-record";
import { CALLS_A_PLACE, PLACES_A_REQUEST, createPreviousRuns } from "./previous-runs";
import { inWords, planInWords } from "./words";

const VENDOR = "open-meteo-previous-runs";
const PLACES = someDestinations(PLACES_A_REQUEST + 5);
/** Each forecast is wrong by as many degrees as its days ahead. The archive has nothing five days ahead. */
const TRUTH: Readonly<Record<string, number>> = {
  temperature_2m: 18,
  relative_humidity_2m: 60,
  cloud_cover: 30,
  precipitation: 0,
  wind_speed_10m: 10,
};

let upstream: FakeUpstream;
beforeAll(async () => {
  const vendor = openMeteoPreviousRuns((name, daysAhead) => {
    if (daysAhead === 5) return null;
    return (TRUTH[name] ?? NaN) + (name === "temperature_2m" ? daysAhead : 0);
  });
  upstream = await startFakeUpstream({ vendors: [vendor] });
});
beforeEach(() => upstream.behaveWell());
afterAll(() => upstream.close());

function setUp(recorded: readonly string[] = []) {
  const written: string[] = [];
  const progress: string[] = [];
  const kept: FetchedBatch[] = [];
  const http = { sleep: () => Promise.resolve() };
  const archive = createPreviousRuns({
    baseUrl: upstream.url,
    apiKey: "key",
    takeTurn: async () => {},
    http,
  });
  const deps = {
    archive,
    places: PLACES,
    recorded: new Set(recorded),
    kept,
    // Converted to JSON and back, as if read from the file.
    keep: (batch: FetchedBatch) => void kept.push(JSON.parse(JSON.stringify(batch)) as FetchedBatch),
    write: (statements: readonly string[]) => Promise.resolve(void written.push(...statements)),
    progress: (line: string) => void progress.push(line),
  };
  return { deps, written, progress, kept, archive };
}
const ROW = /VALUES \('(\S+)', (\d), '(.*)', '(.*)'\);$/;
const rowsOf = (written: readonly string[]) =>
  written.map((sql) => {
    const [, date = "", daysAhead, providers = "[]", base64 = ""] = ROW.exec(sql) ?? [];
    const bytes = new Uint8Array(Buffer.from(base64, "base64"));
    const entries = unpackEntries({ providers: JSON.parse(providers) as string[], bytes });
    return { date, daysAhead: Number(daysAhead), entries };
  });

const ALL = { from: "2026-06-10", until: "2026-06-12", calls: 1_000 };

describe("the past from an archive of former runs", () => {
  it("is what was forecast and what happened, of each place and day; what the archive lacks stays unknown", async () => {
    const { deps, written } = setUp();
    expect(await fillRecord(ALL, deps)).toBe("complete");
    const rows = rowsOf(written);
    expect([...new Set(rows.map(({ date }) => date))].sort()).toEqual([
      "2026-06-10",
      "2026-06-11",
      "2026-06-12",
    ]);
    const ofDay = rows.filter(({ date }) => date === "2026-06-11");
    expect(ofDay.map(({ daysAhead }) => daysAhead)).toEqual([0, 1, 2, 3, 4]);
    for (const { daysAhead, entries } of ofDay) {
      expect(entries).toHaveLength(PLACES.length);
      expect(entries[0]).toMatchObject({
        provider: "open-meteo+archive",
        temperatureC: 18 + daysAhead,
        sunHours: null,
        rainMm: 0,
      });
    }
    expect(upstream.requests.at(-1)?.query).toMatchObject({ apikey: "key", start_date: "2026-06-10" });
  });

  it("counts with sums of its own, as days of the service, and says how many of them it is", async () => {
    const { deps, written } = setUp();
    await fillRecord(ALL, deps);
    const rows = rowsOf(written).filter(({ date }) => date === "2026-06-11");
    const entries = new Map(rows.map((row) => [row.daysAhead, row.entries]));
    const sums = countDay({ date: "2026-06-11", entries }, PLACES, {
      starts: [],
      bandOf: () => 4,
      chanceOf: () => null,
    });
    expect(Object.keys(sums).every((name) => name.startsWith("open-meteo+archive|"))).toBe(true);
    const { figures, archivedDays } = accuracyOf([{ month: "2026-06", sums }], "open-meteo", 0);
    expect({ days: figures.days, archivedDays }).toEqual({ days: 1, archivedDays: 1 });
    const { temperatureBiasC, sunHours, cases } = figures.leads[2] ?? {};
    expect({ temperatureBiasC, sunHours, cases }).toEqual({
      temperatureBiasC: { value: 3, cases: PLACES.length },
      sunHours: null,
      cases: PLACES.length,
    });
    expect(accuracyOf([{ month: "2026-06", sums }], "met-norway", 0).figures.days).toBe(0);
  });

  it("leaves days that the record has as they are, and asks for no window of which it has all", async () => {
    const { deps, written } = setUp(["2026-06-11"]);
    await fillRecord(ALL, deps);
    expect(new Set(rowsOf(written).map(({ date }) => date))).toEqual(new Set(["2026-06-10", "2026-06-12"]));
    const before = upstream.requests.length;
    await fillRecord(ALL, setUp(["2026-06-10", "2026-06-11", "2026-06-12"]).deps);
    expect(upstream.requests.length).toBe(before);
  });

  it("stops within its calls, and another start asks only for what is missing", async () => {
    const { deps, written, kept, progress } = setUp();
    const calls = PLACES_A_REQUEST * CALLS_A_PLACE;
    expect(await fillRecord({ ...ALL, calls }, deps)).toBe("to be continued");
    expect(written).toEqual([]);
    expect(kept).toHaveLength(1);
    expect(progress).toEqual([expect.stringMatching(/: 20 of 25 places, 60 of 60 calls$/)]);
    const before = upstream.requests.length;
    expect(await fillRecord({ ...ALL, calls }, deps)).toBe("complete");
    expect(upstream.requests.slice(before).map(({ query }) => query["latitude"]?.split(",").length)).toEqual([
      5,
    ]);
    expect(rowsOf(written)[0]?.entries).toHaveLength(PLACES.length);
  });

  it("keeps what it has where the service stops answering, and says what a refused key lacks", async () => {
    const { deps, kept, archive } = setUp();
    upstream.behave(VENDOR, "ok", "rateLimited");
    const busy = await fillRecord(ALL, deps).catch((error: unknown) => error);
    expect(kept).toHaveLength(1);
    expect(inWords(busy as ProviderError)).toContain("run the command again later");
    upstream.behave(VENDOR, { status: 403 });
    const refused = await setUp()
      .archive.fetch(PLACES.slice(0, 1), ALL.until, ALL.until)
      .catch((error: unknown) => error);
    expect(archive).toBeDefined();
    expect(inWords(refused as ProviderError)).toContain("Professional");
    expect([planInWords(true), planInWords(false)].every((words) => words.includes("Professional"))).toBe(
      true,
    );
  });
});
