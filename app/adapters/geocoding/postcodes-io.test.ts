import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { parsePartialPostcode, parsePostcode, type Postcode } from "#app/domain/geo/postcode";
import { fail, ok } from "#app/domain/result";
import type { GeocodeError, Geocoder, Origin } from "#app/services/ports";
import { createMemoryCache } from "../../../tests/fakes/memory-cache";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import type { KeyValueCache } from "#app/adapters/http/look-up-cache";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { cachedGeocoder } from "./cached-geocoder";
import { withFallbackGeocoder } from "./fallback-geocoder";
import { createPostcodesIo } from "./postcodes-io";

const VENDOR = "postcodes-io";

const log = createInMemoryLog();
const around = (cache: KeyValueCache) => ({ cache, log, keepAlive: () => {} });

function postcodeOf(text: string): Postcode {
  const postcode = parsePostcode(text);
  if (!postcode) throw new Error(`${text} is no postcode`);
  return postcode;
}

const upstream = upstreamForTests();

const calls = () => upstream.count(VENDOR);
const patient: HttpOptions = { sleep: () => Promise.resolve(), timeoutMs: 30_000 };
const NEVER_DONE: readonly string[] = ["hangs", "trickles"];
const geocoder = () => createPostcodesIo({ baseUrl: upstream.url, http: patient });

/** A stand-in for the embedded geocoder that always gives the same answer. */
const always = (answer: GeocodeError | Origin["precision"]): Geocoder => ({
  locate: (postcode) =>
    Promise.resolve(
      answer === "not-found" || answer === "no-road-link"
        ? fail(answer)
        : ok({ postcode, point: { latitude: 53.8, longitude: -1.55 }, precision: answer }),
    ),
});

const recorded = (file: string, status: number) =>
  createPostcodesIo({
    baseUrl: "http://recorded",
    http: {
      fetch: () => Promise.resolve(new Response(readFileSync(`tests/fixtures/vendors/${file}`), { status })),
    },
  });

describe("recorded answers of postcodes.io", () => {
  it("give a postcode's own position", async () => {
    const postcode = postcodeOf("BR8 7RE");
    const point = { latitude: 51.411831, longitude: 0.178871 };
    const found = await recorded("postcodes-io-found.json", 200).locate(postcode);
    expect(found).toEqual(ok({ postcode, point, precision: "unit" }));
  });

  it("give the last position of a postcode that was withdrawn", async () => {
    const found = await recorded("postcodes-io-terminated.json", 404).locate(postcodeOf("AB1 0AA"));
    expect(found).toMatchObject({
      ok: true,
      value: { point: { latitude: 57.101474, longitude: -2.242851 } },
    });
  });

  it("say that there is no such postcode", async () => {
    const found = await recorded("postcodes-io-not-found.json", 404).locate(postcodeOf("QQ1 1QQ"));
    expect(found).toEqual(fail("not-found"));
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

  it("is not logged for each visitor while the circuit is open", async () => {
    const told = createInMemoryLog();
    const both = withFallbackGeocoder(geocoder(), always("sector"), told);
    upstream.behave(VENDOR, "fails");
    for (let time = 0; time < 20; time += 1) await both.locate(postcodeOf("LS1 1UR"));
    expect(calls()).toBe(5);
    expect(told.events()).toEqual(["geocoder.fell-back", "geocoder.fell-back"]);
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

  it("starts no storm: a service that is down is left alone after five failures", async () => {
    upstream.behave(VENDOR, "fails");
    const both = withFallbackGeocoder(geocoder(), always("sector"), log);
    for (let search = 0; search < 50; search += 1) {
      expect(await both.locate(postcodeOf("LS1 1UR"))).toMatchObject({ ok: true });
    }
    expect(calls()).toBe(5);
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

  it("does without a store that throws or holds garbage", async () => {
    const failing = {
      get: () => Promise.reject(new Error("down")),
      put: () => Promise.reject(new Error("full")),
    };
    const garbled = { get: () => Promise.resolve({ latitude: "north" }), put: () => Promise.resolve() };
    for (const kv of [failing, garbled]) {
      expect(await cachedGeocoder(geocoder(), around(kv)).locate(postcodeOf("LS1 1UR"))).toMatchObject({
        ok: true,
      });
    }
  });
});
