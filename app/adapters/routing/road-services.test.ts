import { describe, expect, it } from "vitest";
import { holdLimits } from "../../../tests/fakes/hold-limits";
import { upstreamForTests } from "../../../tests/fakes/upstream-for-tests";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { DriveTable, Origin, RoutePlanner } from "#app/services/ports";
import { createMemoryCache } from "../../../tests/fakes/memory-cache";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import type { KeyValueCache } from "#app/adapters/http/look-up-cache";
import type { HttpOptions } from "#app/adapters/http/fetch-json";
import { cachedRoutePlanner } from "./cached-route-planner";
import { withFallbackRoutePlanner } from "./refined-route-planner";
import { createOsrm } from "./osrm";

const log = createInMemoryLog();
const around = (cache: KeyValueCache) => ({ cache, log, keepAlive: () => {} });

const originOf = (text: string, point: Point): Origin => ({
  ...{ postcode: parsePostcode(text)!, point },
  precision: "unit",
});

const LEEDS = originOf("LS1 1UR", { latitude: 53.797, longitude: -1.547 });

/** Places alternately north and south of Leeds, 11 km to 440 km away; the last has no road. */
const PLACES: readonly Point[] = Array.from({ length: 40 }, (_, index) => ({
  latitude: LEEDS.point.latitude + (index % 2 ? -1 : 1) * (index + 1) * 0.1,
  longitude: LEEDS.point.longitude,
}));

/**
 * A stand-in for the road graph: one minute per straight-line kilometre, with a ferry to every tenth place.
 */
const embedded: RoutePlanner = {
  driveTimes(origin, places) {
    const km = places.map((place) => haversineKm(origin.point, place));
    return Promise.resolve({
      minutes: Float32Array.from(km, (value, index) => (index === 39 ? Infinity : value)),
      kilometres: Float32Array.from(km),
      strategic: Float32Array.from(km, (value) => value / 2),
      localDelays: Float32Array.from(km, (value) => value / 5),
      ferry: Uint8Array.from(km, (_, index) => (index % 10 === 9 ? 1 : 0)),
    });
  },
};

const upstream = upstreamForTests();

const patient: HttpOptions = { sleep: () => Promise.resolve(), timeoutMs: 30_000 };
const NEVER_DONE: readonly string[] = ["hangs", "trickles"];

const osrm = () => createOsrm({ baseUrl: upstream.url, embedded, http: patient });

const coordinatesAsked = ({ path }: { readonly path: string }): number => path.split(";").length;

type Waypoint = { readonly location: readonly [longitude: number, latitude: number] };

const within = (table: DriveTable, minutes: number) =>
  table.minutes.filter((value) => value <= minutes).length;

/** Minutes on the fake's roads: 1.3 times the straight line at 72 km/h. */
const roadMinutes = (place: Point) => ((haversineKm(LEEDS.point, place) * 1.3) / 72) * 60;

describe("drive times by OSRM", () => {
  it("are the service's for every place that may be within the limit, and no others are asked for", async () => {
    const table = await osrm().driveTimes(LEEDS, PLACES, 60);
    const widened = 60 * 1.25 + 15;
    const straight = await embedded.driveTimes(LEEDS, PLACES, 60);
    const asked = PLACES.filter((_, index) => (straight.minutes[index] ?? Infinity) <= widened);
    expect(upstream.requests).toHaveLength(1);
    expect(asked).toHaveLength(8);
    expect(upstream.requests.map(coordinatesAsked)).toEqual([1 + asked.length]);
    PLACES.slice(0, 39).forEach((place, index) => {
      const expected = asked.includes(place) ? roadMinutes(place) : straight.minutes[index];
      expect(table.minutes[index]).toBeCloseTo(expected ?? NaN, 0);
    });
    // Delays grow with the minutes.
    expect(table.strategic[0]).toBeCloseTo((table.minutes[0] as number) / 2, 3);
    expect(table.localDelays[0]).toBeCloseTo((table.minutes[0] as number) / 5, 3);
    expect(table.kilometres[0]).toBeCloseTo(0.1 * 111.2 * 1.3, 0);
  });

  it("leave the embedded table as it was, and its ferries in the answer", async () => {
    const own = await embedded.driveTimes(LEEDS, PLACES, 300);
    const kept = { minutes: [...own.minutes], ferry: [...own.ferry] };
    const same: RoutePlanner = { driveTimes: () => Promise.resolve(own) };
    const planner = createOsrm({ baseUrl: upstream.url, embedded: same, http: patient });
    const table = await planner.driveTimes(LEEDS, PLACES, 300);
    expect([...own.minutes]).toEqual(kept.minutes);
    expect([...table.ferry]).toEqual(kept.ferry);
    expect(table.minutes[39]).toBe(Infinity);
  });

  it("ask nothing where no place can be within the limit", async () => {
    await osrm().driveTimes(LEEDS, PLACES.slice(20), 60);
    expect(upstream.requests).toEqual([]);
  });

  it("keep the embedded time of a place that the service finds no way to", async () => {
    upstream.behave("osrm", "partial");
    const table = await osrm().driveTimes(LEEDS, PLACES, 60);
    const straight = await embedded.driveTimes(LEEDS, PLACES, 60);
    const same = PLACES.slice(0, 8).filter((_, index) => table.minutes[index] === straight.minutes[index]);
    expect(same).toHaveLength(4);
    expect(within(table, Infinity)).toBe(40);
  });

  it("keep the embedded time of a ferry's place, and of what lies over a kilometre from its road", async () => {
    /** The fake's answer, with the points at these positions of the table moved north by so many kilometres. */
    const movedNorth = async (km: number, ...positions: readonly number[]) => {
      const fetchMoved: typeof fetch = async (input, init) => {
        const answered = await fetch(input, init);
        const table = (await answered.json()) as Record<"sources" | "destinations", Waypoint[]>;
        const move = ({ location: [longitude, latitude] }: Waypoint, at: number): Waypoint => ({
          location: [longitude, latitude + (positions.includes(at) ? km / 111.2 : 0)],
        });
        const moved = { sources: table.sources.map(move), destinations: table.destinations.map(move) };
        return Response.json({ ...table, ...moved });
      };
      const planner = createOsrm({
        baseUrl: upstream.url,
        embedded,
        http: { ...patient, fetch: fetchMoved },
      });
      return [...(await planner.driveTimes(LEEDS, PLACES.slice(0, 12), 300)).minutes];
    };
    const straight = [...(await embedded.driveTimes(LEEDS, PLACES.slice(0, 12), 300)).minutes];
    const byRoad = (minutes: readonly number[]) =>
      minutes.flatMap((value, index) => (value === straight[index] ? [] : [index]));

    const allButTheFerry = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11];
    expect(byRoad(await movedNorth(0))).toEqual(allButTheFerry);
    expect(byRoad(await movedNorth(0.9, 0, 3))).toEqual(allButTheFerry);
    // Position 0 is the origin's own, so the first place is at position 1.
    expect(byRoad(await movedNorth(1.1, 3, 4))).toEqual([0, 1, 4, 5, 6, 7, 8, 10, 11]);
    expect(byRoad(await movedNorth(12, 1))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
    expect(byRoad(await movedNorth(1.1, 0))).toEqual([]);
  });

  it("are never another place's", async () => {
    upstream.behave("osrm", "reordered");
    for (const places of [PLACES, PLACES.slice(0, 4)]) {
      const straight = await embedded.driveTimes(LEEDS, places, 300);
      const table = await withFallbackRoutePlanner(osrm(), embedded, log).driveTimes(LEEDS, places, 300);
      expect([...table.minutes]).toEqual([...straight.minutes]);
    }
  });

  it.each(["wrongLength", "absurd", "malformed", "truncated", "html200"] as const)(
    "fail as a whole when the answer is %s",
    async (behaviour) => {
      upstream.behave("osrm", behaviour);
      await expect(osrm().driveTimes(LEEDS, PLACES, 300)).rejects.toMatchObject({
        code: "malformed",
      });
      expect(upstream.requests).toHaveLength(1);
    },
  );

  it.each(["fails", "hangs", "trickles", "rateLimited", "unauthorised", "html200", "disconnects"] as const)(
    "are the embedded graph's when the service %s",
    async (behaviour) => {
      upstream.behave("osrm", behaviour);
      const both = withFallbackRoutePlanner(osrm(), embedded, log);
      const driveTimes = () => both.driveTimes(LEEDS, PLACES, 120);
      const table = NEVER_DONE.includes(behaviour)
        ? holdLimits(() => upstream.requests.length, driveTimes)
        : driveTimes();
      expect(await table).toEqual(await embedded.driveTimes(LEEDS, PLACES, 120));
      expect(upstream.requests.length).toBeLessThanOrEqual(2);
    },
  );
});

it("a table that is the embedded graph's in a service's place is logged once for each request to the service", async () => {
  const told = createInMemoryLog();
  upstream.behave("osrm", "rateLimited");
  const both = withFallbackRoutePlanner(osrm(), embedded, told);
  for (let time = 0; time < 3; time += 1) await both.driveTimes(LEEDS, PLACES, 60);
  expect(upstream.requests).toHaveLength(1);
  expect(told.lines).toEqual([
    { event: "routes.fell-back", fields: { error: "osrm: rate-limited: status 429" } },
  ]);
});

it("the size of a request is kept to the server's table size, and one failed part spoils the whole table", async () => {
  const small = () => createOsrm({ baseUrl: upstream.url, embedded, tableSize: 11, http: patient });
  const whole = await osrm().driveTimes(LEEDS, PLACES, 300);
  expect(await small().driveTimes(LEEDS, PLACES, 300)).toEqual(whole);
  const [, ...parts] = upstream.requests;
  expect(parts.map(({ path }) => path.split(";").length)).toEqual([11, 11, 11, 3]);
  upstream.behave("osrm", "ok", { status: 400 });
  await expect(small().driveTimes(LEEDS, PLACES, 300)).rejects.toMatchObject({ code: "refused" });
});

describe("a table in OSRM's format", () => {
  const waypoint = (longitude: number, latitude: number) => ({
    location: [longitude, latitude],
    name: "A660",
  });
  const origin = waypoint(-1.552997, 53.806533);
  const answer = {
    code: "Ok",
    durations: [[0, null, 45]],
    distances: [[0, null, 414]],
    sources: [origin],
    destinations: [origin, waypoint(-1.560296, 53.808123), waypoint(-1.554162, 53.809613)],
  };

  it("is read as minutes and kilometres, and a null leaves the embedded time", async () => {
    const places = [
      { latitude: 53.808123, longitude: -1.560296 },
      { latitude: 53.809613, longitude: -1.554162 },
    ];
    const start = originOf("LS2 9JT", { latitude: 53.806533, longitude: -1.552997 });
    const fetchOnce = () => Promise.resolve(new Response(JSON.stringify(answer)));
    const planner = createOsrm({ baseUrl: "http://recorded", embedded, http: { fetch: fetchOnce } });
    const table = await planner.driveTimes(start, places, 60);
    const straight = await embedded.driveTimes(start, places, 60);
    expect(table.minutes[0]).toBe(straight.minutes[0]);
    expect(table.minutes[1]).toBe(0.75);
    expect(table.kilometres[1]).toBeCloseTo(0.414, 5);
  });
});

describe("the cache of drive times", () => {
  const cachedOsrm = (kv: ReturnType<typeof createMemoryCache>) =>
    cachedRoutePlanner("osrm", osrm(), around(kv));

  it("asks once for a sector, whatever the unit, and keeps one value of it for 30 days", async () => {
    const kv = createMemoryCache();
    const cached = cachedOsrm(kv);
    const first = await cached.driveTimes(LEEDS, PLACES, 120);
    const neighbour = originOf("LS1 1BA", LEEDS.point);
    const again = await cached.driveTimes(neighbour, [...PLACES], 120);
    expect(upstream.requests).toHaveLength(1);
    expect(kv.keys()).toEqual(["drive-times:3:osrm:LS1 1"]);
    expect(kv.ttlSeconds()).toEqual([30 * 86_400]);
    expect([...again.ferry]).toEqual([...first.ferry]);
    expect(again.minutes[39]).toBe(Infinity);
    first.minutes
      .slice(0, 39)
      .forEach((minutes, index) => expect(again.minutes[index]).toBeCloseTo(minutes, 0));
  });

  it("serves a smaller limit from a larger one, and not the other way round", async () => {
    const kv = createMemoryCache();
    const cached = cachedOsrm(kv);
    await cached.driveTimes(LEEDS, PLACES, 60);
    await cached.driveTimes(LEEDS, PLACES, 180);
    await cached.driveTimes(LEEDS, PLACES, 120);
    expect(upstream.requests).toHaveLength(2);
    expect(kv.keys()).toHaveLength(1);
  });

  it("asks again if a place was added, moved or put elsewhere in the list", async () => {
    const cached = cachedOsrm(createMemoryCache());
    const [first, second, ...rest] = PLACES;
    if (!first || !second) throw new Error("two places at least");
    const lists = [
      PLACES,
      PLACES.slice(1),
      [second, first, ...rest],
      [{ ...first, latitude: 53.9 }, second, ...rest],
    ];
    for (const places of lists) {
      expect((await cached.driveTimes(LEEDS, places, 60)).minutes).toHaveLength(places.length);
    }
    expect(upstream.requests).toHaveLength(lists.length);
  });

  it("keeps nothing of a failed call or of the fallback", async () => {
    const kv = createMemoryCache();
    upstream.behave("osrm", "html200");
    await withFallbackRoutePlanner(cachedOsrm(kv), embedded, log).driveTimes(LEEDS, PLACES, 60);
    expect(kv.keys()).toEqual([]);
  });
});
