import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { fail, ok } from "#app/domain/result";
import type { GeocodeError, Geocoder, Origin } from "#app/services/ports";
import { createMemoryCache } from "../../../tests/fakes/memory-cache";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import type { KeyValueCache } from "#app/adapters/http/look-up-cache";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { readSectorIndex } from "#app/domain/geo/sector-index";
import { cachedGeocoder } from "./cached-geocoder";
import { createEmbeddedGeocoder } from "./embedded";
import { withFallbackGeocoder } from "./fallback-geocoder";
import { createPostcodesIo } from "./postcodes-io";

const VENDOR = "postcodes-io";

const log = createInMemoryLog();
const around = (cache: KeyValueCache) => ({ cache, log, keepAlive: () => {} });

const postcodeOf = (text: string) => parsePostcode(text)!;

const upstream = upstreamForTests();

const calls = () => upstream.count(VENDOR);
const patient: HttpOptions = { sleep: () => Promise.resolve(), timeoutMs: 30_000 };
const NEVER_DONE: readonly string[] = ["hangs", "trickles"];
const geocoder = () => createPostcodesIo({ baseUrl: upstream.url, http: patient });

const sectors = new Uint8Array(readFileSync("app/geodata/generated/sectors.bin")).buffer;
const embedded = createEmbeddedGeocoder(readSectorIndex(sectors));

/** A stand-in for the embedded geocoder that always gives the same answer. */
const always = (answer: GeocodeError | Origin["precision"]): Geocoder => ({
  locate: (postcode) =>
    Promise.resolve(
      answer === "not-found" || answer === "no-road-link"
        ? fail(answer)
        : ok({ postcode, point: { latitude: 53.8, longitude: -1.55 }, precision: answer }),
    ),
});

const fixture = (name: string) => readFileSync(`tests/fixtures/vendors/postcodes-io-${name}.json`, "utf8");
const recorded = (body: string, status = 200) =>
  createPostcodesIo({
    baseUrl: "http://recorded",
    http: { fetch: () => Promise.resolve(new Response(body, { status })) },
  });

const BULK = fixture("bulk-lean");
const { result: rows } = JSON.parse(BULK) as { result: { result: { postcode: string } }[] };

/** Every answer about one postcode in the recordings; a call for many holds one of each. */
const RECORDED = [
  ["BR8 7RE", fixture("found"), 200],
  ["AB1 0AA", fixture("terminated"), 404],
  ["E1W 1UU", fixture("terminated-call"), 200],
  ...rows.map(({ result }) => [result.postcode, JSON.stringify({ status: 200, result }), 200] as const),
] as const;

describe("recorded answers of postcodes.io", () => {
  it("give each postcode's own position, of a withdrawn one the last, near the middle of its sector", async () => {
    for (const [text, body, status] of RECORDED) {
      const postcode = postcodeOf(text);
      const { result, terminated } = JSON.parse(body) as Record<
        string,
        { latitude: number; longitude: number }
      >;
      const { latitude, longitude } = result ?? terminated ?? { latitude: 0, longitude: 0 };
      const told = createInMemoryLog();
      const found = await withFallbackGeocoder(recorded(body, status), embedded, told).locate(postcode);
      expect(found, text).toEqual(ok({ postcode, point: { latitude, longitude }, precision: "unit" }));
      expect(told.lines, text).toEqual([]);
    }
  });

  it("say that there is no such postcode, and are not understood where they are about something else", async () => {
    expect(await recorded(fixture("not-found"), 404).locate(postcodeOf("QQ1 1QQ"))).toEqual(
      fail("not-found"),
    );
    await expect(recorded(BULK).locate(postcodeOf("NW1 9HZ"))).rejects.toMatchObject({ code: "malformed" });
  });
});

describe("an answer that puts a postcode far from its own sector", () => {
  const answer = (latitude: number, longitude: number) =>
    recorded(JSON.stringify({ status: 200, result: { latitude, longitude, country: "Scotland" } }));

  it.each([
    ["LS6 3HN", "a town, 38 km away", 54.162, -1.57, "sector"],
    ["LS6 3HN", "a town, 4 km away", 53.857, -1.57, "unit"],
    ["EH1 1YZ", "another town's", 55.8617, -4.2583, "sector"],
    ["IV27 4PT", "the beaches of Cape Wrath", 58.54, -5.06, "unit"],
    ["IV27 4PT", "the town of Inverness", 57.4778, -4.2247, "sector"],
    ["HS8 5JR", "an island's end, 17 km away", 57.3885, -7.3668, "unit"],
  ] as const)("%s: %s", async (text, _, latitude, longitude, precision) => {
    const told = createInMemoryLog();
    const both = withFallbackGeocoder(answer(latitude, longitude), embedded, told);
    expect(await both.locate(postcodeOf(text))).toMatchObject({ ok: true, value: { precision } });
    expect(told.events()).toEqual(precision === "unit" ? [] : ["geocoder.fell-back"]);
    expect(JSON.stringify(told.lines)).not.toContain(text.split(" ")[0]);
  });

  it("is none of the Scottish postcodes of a public list, on islands and in glens", async () => {
    const rows = readFileSync("tests/fixtures/scottish-postcodes.csv", "utf8").trim().split("\n").slice(1);
    let checked = 0;
    for (const [text = "", , , latitude, longitude] of rows.map((row) => row.split(","))) {
      const postcode = parsePostcode(text);
      if (!postcode) continue;
      const both = withFallbackGeocoder(answer(Number(latitude), Number(longitude)), embedded, log);
      expect(await both.locate(postcode), text).toMatchObject({ ok: true, value: { precision: "unit" } });
      checked += 1;
    }
    expect(checked).toBeGreaterThan(50);
  });
});

describe("postcodes.io", () => {
  it.each(["JE2 3AB", "GY1 1AA", "IM1 1AA"])("knows that no road leads from %s", async (text) => {
    expect(await geocoder().locate(postcodeOf(text))).toEqual(fail("no-road-link"));
  });

  it("finds nothing where the service has no position", async () => {
    upstream.behave(VENDOR, "partial");
    expect(await geocoder().locate(postcodeOf("LS1 1UR"))).toEqual(fail("not-found"));
  });

  it("believes in no postcode at (0, 0)", async () => {
    upstream.behave(VENDOR, "absurd");
    await expect(geocoder().locate(postcodeOf("LS1 1UR"))).rejects.toMatchObject({ code: "malformed" });
  });

  it("asks twice at most, because a visitor is waiting", async () => {
    upstream.behave(VENDOR, "fails");
    await expect(geocoder().locate(postcodeOf("LS1 1UR"))).rejects.toMatchObject({ code: "unreachable" });
    expect(calls()).toBe(2);
  });
});

describe("the geocoder's fallback", () => {
  it("is logged if the service was asked, but not while the circuit is open", async () => {
    const told = createInMemoryLog();
    const both = withFallbackGeocoder(geocoder(), always("sector"), told);
    upstream.behave(VENDOR, "html200", "rateLimited");
    for (let time = 0; time < 4; time += 1) await both.locate(postcodeOf("LS1 1UR"));
    expect(calls()).toBe(2);
    expect(told.lines.map(({ event, fields }) => [event, fields["error"]])).toEqual([
      ["geocoder.fell-back", "postcodes-io: malformed: the answer is not JSON"],
      ["geocoder.fell-back", "postcodes-io: rate-limited: status 429"],
    ]);
  });

  it.each(["fails", "hangs", "trickles", "rateLimited", "html200", "truncated", "malformed"] as const)(
    "answers with the built-in centroid when the service %s",
    async (behaviour) => {
      upstream.behave(VENDOR, behaviour);
      const postcode = postcodeOf("LS1 1UR");
      const locate = () => withFallbackGeocoder(geocoder(), always("outcode"), log).locate(postcode);
      const found = NEVER_DONE.includes(behaviour) ? holdLimits(calls, locate) : locate();
      expect(await found).toMatchObject({ ok: true, value: { postcode, precision: "outcode" } });
    },
  );

  it("asks no service for an outcode alone", async () => {
    const found = await withFallbackGeocoder(geocoder(), always("outcode"), log).locate(
      parsePartialPostcode("LS6")!,
    );
    expect(found).toMatchObject({ ok: true, value: { precision: "outcode" } });
    expect(calls()).toBe(0);
  });

  it("finds a new street by its sector, but does not replace 'no such postcode' by a whole outcode", async () => {
    const unknown = postcodeOf("QQ1 1QQ");
    const answer = (embedded: Geocoder) => withFallbackGeocoder(geocoder(), embedded, log).locate(unknown);
    expect(await answer(always("sector"))).toMatchObject({ ok: true, value: { precision: "sector" } });
    expect(await answer(always("outcode"))).toEqual(fail("not-found"));
    expect(await answer(always("not-found"))).toEqual(fail("not-found"));
    expect(await answer(always("no-road-link"))).toEqual(fail("no-road-link"));
  });

  it("does not hide a fault of ours", async () => {
    const broken: Geocoder = { locate: () => Promise.reject(new TypeError("a mistake")) };
    await expect(
      withFallbackGeocoder(broken, always("sector"), log).locate(postcodeOf("LS1 1UR")),
    ).rejects.toThrow(TypeError);
  });
});

describe("the geocoder's cache", () => {
  it("asks once for a postcode and keeps it for 30 days", async () => {
    const kv = createMemoryCache();
    const cached = cachedGeocoder(geocoder(), around(kv));
    const first = await cached.locate(postcodeOf("ls11ur"));
    expect(await cached.locate(postcodeOf("LS1 1UR"))).toEqual(first);
    expect(calls()).toBe(1);
    expect(kv.ttlSeconds()).toEqual([30 * 86_400]);
  });

  it("keeps each postcode's own answer, not its neighbour's in the same sector", async () => {
    const cached = cachedGeocoder(geocoder(), around(createMemoryCache()));
    const here = await cached.locate(postcodeOf("LS1 1UR"));
    const there = await cached.locate(postcodeOf("LS1 1AB"));
    expect(calls()).toBe(2);
    expect(there).toEqual(await geocoder().locate(postcodeOf("LS1 1AB")));
    expect(there).not.toEqual(here);
  });

  it("keeps a 'no road link' as well, and a 'not found' for a day only", async () => {
    const kv = createMemoryCache();
    const cached = cachedGeocoder(geocoder(), around(kv));
    for (let time = 0; time < 2; time += 1) {
      expect(await cached.locate(postcodeOf("JE2 3AB"))).toEqual(fail("no-road-link"));
      expect(await cached.locate(postcodeOf("QQ1 1QQ"))).toEqual(fail("not-found"));
    }
    expect(calls()).toBe(2);
    expect(kv.ttlSeconds()).toEqual([30 * 86_400, 86_400]);
  });

  it("caches neither failures nor the fallback's answers", async () => {
    const kv = createMemoryCache();
    const both = withFallbackGeocoder(cachedGeocoder(geocoder(), around(kv)), always("sector"), log);
    upstream.behave(VENDOR, "fails");
    expect(await both.locate(postcodeOf("LS1 1UR"))).toMatchObject({ value: { precision: "sector" } });
    upstream.behave(VENDOR, "ok");
    expect(await both.locate(postcodeOf("LS1 1UR"))).toMatchObject({ value: { precision: "unit" } });
  });
});
