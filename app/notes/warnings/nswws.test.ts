import { readFileSync, readdirSync } from "node:fs";
import { parseAtomFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import {
  NSWWS_KEY,
  type FakeWarning,
  createNswwsVendor,
  featureOf,
  ringOf,
} from "../../../tests/fakes/vendors/nswws";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { relatedLink } from "./atom-feed";
import { createNswws } from "./nswws";

const vendor = createNswwsVendor();
const upstream = upstreamForTests({ vendors: [vendor] });
const FEED = readFileSync("tests/fixtures/vendors/nswws-feed-made-up.xml", "utf8");

const service = (http: HttpOptions = {}, apiKey = NSWWS_KEY, path = "/nswws/v1.1") =>
  createNswws({
    baseUrl: `${upstream.url}${path}`,
    apiKey,
    http: { sleep: () => Promise.resolve(), timeoutMs: 20_000, ...http },
  });

const storm: FakeWarning = {
  id: "storm",
  level: "RED",
  from: "2026-11-24T12:00:00Z",
  until: "2026-11-24T21:00:00Z",
  box: [-2, 53, 0, 55],
};

const AT = { from: "2026-11-24T15:00:00Z", until: "2026-11-25T06:00:00Z" };
const AMBER_WIND: FakeWarning = { ...storm, ...AT, id: "amber-wind", level: "AMBER" };
const YELLOW_RAIN: FakeWarning = { ...storm, ...AT, id: "yellow-rain", level: "YELLOW" };
const RED_SNOW: FakeWarning = { ...storm, ...AT, id: "red-snow", hazards: ["SNOW"], version: "1.1" };
const AMBER_ICE: FakeWarning = { ...storm, ...AT, id: "amber-ice", level: "AMBER", hazards: ["ICE"] };
/** A box with a hole, and another box. */
const TWO_AREAS = [[ringOf([-2, 53, 0, 55]), ringOf([-1.2, 53.8, -0.8, 54.2])], [ringOf([-6, 56, -5, 57])]];

/**
 * A collection with a former version of two warnings, and two that were withdrawn. The documentation says that the
 * service removes such warnings; these are here for the rules that would do it.
 */
const ISSUED = JSON.stringify({
  type: "FeatureCollection",
  features: [
    {
      ...featureOf({ ...AMBER_WIND, version: "2.0" }),
      geometry: { type: "MultiPolygon", coordinates: TWO_AREAS },
    },
    featureOf({ ...AMBER_WIND, until: "2026-11-25T03:00:00Z" }),
    featureOf({ ...YELLOW_RAIN, hazards: ["RAIN", "WIND"], version: "10.0" }),
    featureOf({ ...YELLOW_RAIN, hazards: ["RAIN"], version: "9.0" }),
    featureOf({ ...RED_SNOW, headline: "Heavy snow & blizzards: “danger to life”" }),
    featureOf(AMBER_ICE),
    featureOf({ ...AMBER_ICE, version: "2.0", status: "CANCELLED" }),
    featureOf({ ...storm, ...AT, id: "yellow-fog", level: "YELLOW", status: "EXPIRED" }),
  ],
});

describe("the Met Office's warnings", () => {
  it("are those of the collection that the feed leads to, in two requests with the key", async () => {
    vendor.issue(storm);
    const { warnings, unreadable } = await service().fetchWarnings();
    expect(unreadable).toBe(0);
    expect(warnings).toEqual([
      {
        id: "storm",
        level: "red",
        hazards: ["WIND"],
        headline: "Made up: strong winds may disrupt travel",
        fromMs: Date.UTC(2026, 10, 24, 12),
        untilMs: Date.UTC(2026, 10, 24, 21),
        area: [[expect.arrayContaining([[-2, 53]])]],
      },
    ]);
    expect(upstream.requests.map(({ path }) => path)).toEqual([
      "/nswws/v1.1/objects/feed",
      expect.stringMatching(/^\/nswws\/v1\.1\/objects\/issued\/\d+\/$/),
    ]);
    for (const { headers } of upstream.requests) {
      expect([headers.apikey, headers["x-api-key"]]).toEqual([NSWWS_KEY, NSWWS_KEY]);
    }
  });

  it("are none where none are issued", async () => {
    vendor.issue();
    expect(await service().fetchWarnings()).toEqual({ warnings: [], unreadable: 0 });
  });

  it("are read from the documented shapes: the newest version of each, without what was withdrawn", async () => {
    const here = upstream.url;
    upstream.behave(
      "nswws",
      { status: 200, body: FEED.replaceAll("https://example.invalid", here) },
      { status: 200, body: ISSUED },
    );
    const { warnings } = await service().fetchWarnings();
    expect(warnings.map(({ id, level, hazards }) => [id, level, ...hazards])).toEqual([
      ["amber-wind", "amber", "WIND"],
      ["yellow-rain", "yellow", "RAIN", "WIND"],
      ["red-snow", "red", "SNOW"],
    ]);
    const [wind, , snow] = warnings;
    expect(wind?.area.map((polygon) => polygon.length)).toEqual([2, 1]);
    expect(wind?.untilMs).toBe(Date.UTC(2026, 10, 25, 6));
    expect(snow?.headline).toBe("Heavy snow & blizzards: “danger to life”");
  });

  it("never take the key to another service", async () => {
    upstream.behave("nswws", { status: 200, body: FEED });
    await expect(service().fetchWarnings()).rejects.toMatchObject({ code: "malformed" });
    upstream.behave("nswws", { status: 302, headers: { Location: "https://example.invalid/feed/" } });
    await expect(service().fetchWarnings()).rejects.toMatchObject({ code: "refused" });
  });

  it("are found behind a gateway that adds a slash, but not behind one that leads round in circles", async () => {
    vendor.issue(storm);
    const moved = { status: 301, headers: { Location: "/nswws/v1.1/objects/feed" } };
    upstream.behave("nswws", moved, "ok");
    expect((await service().fetchWarnings()).warnings).toHaveLength(1);
    upstream.behave("nswws", moved);
    await expect(service().fetchWarnings()).rejects.toMatchObject({ code: "refused" });
  });

  it("are found through each of the feeds that the service itself sent", async () => {
    const folder = "tests/fixtures/vendors/nswws-feeds";
    const feeds = readdirSync(folder);
    expect(feeds).toHaveLength(3);
    for (const name of feeds) {
      const feed = readFileSync(`${folder}/${name}`, "utf8");
      const related = parseAtomFeed(feed).links?.find(({ rel }) => rel === "related");
      expect(relatedLink(feed), name).toBe(related?.href);
      const paths: string[] = [];
      const fetchFeed = (url: string) => {
        paths.push(new URL(url).pathname.replace(/[0-9a-f-]{36}/, "<id>"));
        return Promise.resolve(new Response(paths.length === 1 ? feed : ISSUED));
      };
      const baseUrl = "https://prd.nswws.api.metoffice.gov.uk/v1.0";
      const { warnings } = await createNswws({
        baseUrl,
        apiKey: "k",
        http: { fetch: fetchFeed },
      }).fetchWarnings();
      expect(warnings, name).toHaveLength(3);
      expect(paths, name).toEqual(["/v1.0/objects/feed", "/v1.0/objects/issued/<id>/"]);
    }
  });

  it("are not known where the key is refused, or the limit reached, which says until when", async () => {
    await expect(service({}, "another").fetchWarnings()).rejects.toMatchObject({ code: "refused" });
    upstream.behave("nswws", "rateLimited");
    const asked = service();
    await expect(asked.fetchWarnings()).rejects.toMatchObject({ code: "rate-limited" });
    await expect(asked.fetchWarnings()).rejects.toMatchObject({ code: "rate-limited" });
    expect(upstream.requests).toHaveLength(2);
  });

  it("are asked for again where that may help: after a failure of either step", async () => {
    vendor.issue(storm);
    upstream.behave("nswws", "fails", "ok", "disconnects", "ok");
    expect((await service().fetchWarnings()).warnings).toHaveLength(1);
    expect(upstream.requests).toHaveLength(4);
  });

  it.each([
    ["a feed that is no feed", ["html200"], "malformed"],
    ["a feed without the link", [{ status: 200, body: "<feed></feed>" }], "malformed"],
    ["a collection of another shape", ["ok", "malformed"], "malformed"],
    ["a feed that never ends", ["huge"], "too-large"],
  ] as const)("are not known from %s", async (_, behaviours, code) => {
    vendor.issue(storm);
    upstream.behave("nswws", ...behaviours);
    await expect(service().fetchWarnings()).rejects.toMatchObject({ code });
  });

  it("are not known where the answer is too slow", async () => {
    upstream.behave("nswws", "hangs");
    await expect(service({ timeoutMs: 30 }).fetchWarnings()).rejects.toMatchObject({ code: "timeout" });
  });

  it("are all but the one that cannot be read, which is counted: it may be the red one", async () => {
    const faults = [
      { warningLevel: "PURPLE" },
      { weatherType: [] },
      { validToDate: "2026-11-24T21:00:00" },
      { validToDate: "2020-11-24T21:00:00Z" },
      { warningStatus: "CANCELLED" },
      null,
    ];
    for (const fault of faults) {
      const collection = JSON.parse(ISSUED) as { features: unknown[] };
      // The only version of the red warning.
      const red = collection.features[4] as ReturnType<typeof featureOf>;
      const geometry = fault?.warningStatus === undefined ? red.geometry : null;
      collection.features[4] = fault && { ...red, geometry, properties: { ...red.properties, ...fault } };
      upstream.behave("nswws", "ok", { status: 200, body: JSON.stringify(collection) });
      const { warnings, unreadable } = await service().fetchWarnings();
      const ids = warnings.map(({ id }) => id);
      expect([ids, unreadable], JSON.stringify(fault)).toEqual([["amber-wind", "yellow-rain"], 1]);
    }
  });
});

describe("the link of a feed to its collection", () => {
  it("is the feed's own, not an entry's, and not one of a comment", () => {
    expect(relatedLink(FEED)).toMatch(/\/objects\/issued\/0d6a3c1e[\w-]+\/$/);
    expect(relatedLink(`<feed><!-- <link rel="related" href="no"/> --></feed>`)).toBeNull();
    expect(relatedLink(`<feed><entry><link rel="related" href="no"/></entry></feed>`)).toBeNull();
  });

  it("is found with its attributes in any order and quotes, and read with its entities", () => {
    expect(relatedLink(`<feed><link href='/a?b&amp;c' rel='related'/></feed>`)).toBe("/a?b&c");
    expect(relatedLink(`<feed><link rel="self" href="no"/></feed>`)).toBeNull();
    expect(relatedLink(`{"json":true}`)).toBeNull();
  });
});
