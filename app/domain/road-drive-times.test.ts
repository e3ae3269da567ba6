import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "./geo";
import { accessOf } from "./road-access";
import { driveTimesFrom, packDestinations, type DriveTimes } from "./road-drive-times";
import { readRoadGraph } from "./road-graph";

const roads = new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer;
const graph = readRoadGraph(roads);

interface ExpectedPair {
  name: string;
  from: [number, number];
  to: [number, number];
  minutes: number | null;
  km: number | null;
  ferries: number;
  mustBook: number;
}
const expected = JSON.parse(readFileSync("data/roads/expected.json", "utf8")) as { pairs: ExpectedPair[] };

const pointOf = ([latitude, longitude]: [number, number]): Point => ({ latitude, longitude });
const destinationsAt = (points: readonly Point[]) =>
  packDestinations(points.map((point) => accessOf(graph, point)));
const drive = (from: Point, to: readonly Point[], limitMinutes = 900): DriveTimes =>
  driveTimesFrom(graph, accessOf(graph, from), destinationsAt(to), limitMinutes);

/** Every 61st of the postcode sectors: places all over the United Kingdom where people live. */
const somePlaces = readFileSync("data/postcodes/uk_sectors.csv", "utf8")
  .trim()
  .split("\n")
  .filter((_, row) => row % 61 === 1)
  .map((line) => line.split(","))
  .map(([, latitude, longitude]) => ({ latitude: Number(latitude), longitude: Number(longitude) }));
const anyPlace = fc.constantFrom(...somePlaces);

const SHETLAND: Point = { latitude: 60.15438, longitude: -1.14603 };

describe("drive times between the 60 pairs that came with the recipe", () => {
  it.each(expected.pairs)("$name: $minutes min, $km km", (pair) => {
    const times = drive(pointOf(pair.from), [pointOf(pair.to)]);
    if (pair.minutes === null || pair.km === null) {
      expect(times.minutes[0]).toBe(Infinity);
      return;
    }
    expect(Math.abs((times.minutes[0] ?? NaN) - pair.minutes)).toBeLessThan(0.01);
    expect(Math.abs((times.kilometres[0] ?? NaN) - pair.km)).toBeLessThan(0.01);
    expect(times.ferries[0]).toBe(pair.mustBook > 0 ? 2 : pair.ferries > 0 ? 1 : 0);
  });
});

describe("drive times to many places in one search", () => {
  const everywhere = destinationsAt(somePlaces);

  it("are those that each place has by itself", () => {
    fc.assert(
      fc.property(anyPlace, fc.nat(somePlaces.length - 1), (origin, place) => {
        const together = driveTimesFrom(graph, accessOf(graph, origin), everywhere, 900);
        const alone = drive(origin, [somePlaces[place] as Point]);
        expect(together.minutes[place]).toBe(alone.minutes[0]);
        expect(together.kilometres[place]).toBe(alone.kilometres[0]);
        expect(together.ferries[place]).toBe(alone.ferries[0]);
      }),
      { numRuns: 50 },
    );
  });

  it("are exact up to the limit and infinite beyond it, however short the limit", () => {
    fc.assert(
      fc.property(anyPlace, fc.integer({ min: 1, max: 320 }), (origin, limit) => {
        const access = accessOf(graph, origin);
        const full = driveTimesFrom(graph, access, everywhere, 2_000);
        const limited = driveTimesFrom(graph, access, everywhere, limit);
        const cut = Array.from(full.minutes, (minutes) => (minutes <= limit ? minutes : Infinity));
        expect([...limited.minutes]).toEqual(cut);
        cut.forEach((minutes, place) => {
          const isReached = minutes !== Infinity;
          expect(limited.kilometres[place]).toBe(isReached ? full.kilometres[place] : 0);
          expect(limited.ferries[place]).toBe(isReached ? full.ferries[place] : 0);
        });
      }),
      { numRuns: 40 },
    );
  });

  it("are the same there and back", () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (here, there) => {
        const out = drive(here, [there]).minutes[0] ?? NaN;
        const back = drive(there, [here]).minutes[0] ?? NaN;
        if (out === Infinity) expect(back).toBe(Infinity);
        else expect(back).toBeCloseTo(out, 3);
      }),
      { numRuns: 50 },
    );
  });

  it("are never quicker than 130 km/h as the crow flies", () => {
    const origin = somePlaces[0] as Point;
    const times = driveTimesFrom(graph, accessOf(graph, origin), everywhere, 900);
    somePlaces.forEach((_, place) => {
      const minutes = times.minutes[place] as number;
      if (minutes !== Infinity)
        expect(((times.kilometres[place] as number) / minutes) * 60).toBeLessThan(130);
    });
  });

  it("reach nothing on the mainland from Shetland, only places in Shetland", () => {
    const times = driveTimesFrom(graph, accessOf(graph, SHETLAND), everywhere, 900);
    const reached = somePlaces.filter((_, place) => times.minutes[place] !== Infinity);
    expect(reached.every((place) => place.latitude > 59.4)).toBe(true);
    expect(drive(SHETLAND, [{ latitude: 60.3114, longitude: -1.2281 }]).minutes[0]).toBeLessThan(60);
  });

  it("mark the ferry where Northern Ireland is left or entered, and have none within it", () => {
    const [belfast, derry, glasgow] = [
      { latitude: 54.597, longitude: -5.93 },
      { latitude: 54.996, longitude: -7.31 },
      { latitude: 55.861, longitude: -4.25 },
    ];
    expect([...drive(belfast, [derry, glasgow]).ferries]).toEqual([0, 2]);
  });

  it("are no more than the fixed minutes where one already is", () => {
    const here = somePlaces[0] as Point;
    expect(drive(here, [here]).minutes[0]).toBeCloseTo(4.5339, 3);
    expect(drive(here, [here]).kilometres[0]).toBe(0);
  });
});

describe("a place far from every road", () => {
  it.each([
    ["in the North Sea", { latitude: 56, longitude: 1.5 }],
    ["at the null island", { latitude: 0, longitude: 0 }],
    ["in Jersey", { latitude: 49.186, longitude: -2.106 }],
  ])("has no entries and is reached from nowhere: %s", (_where, point) => {
    expect(accessOf(graph, point).entries).toEqual([]);
    expect(drive(somePlaces[0] as Point, [point]).minutes[0]).toBe(Infinity);
    expect(drive(point, somePlaces).minutes.every((minutes) => minutes === Infinity)).toBe(true);
  });
});

describe("a damaged file of roads", () => {
  it("is refused", () => {
    expect(() => readRoadGraph(new ArrayBuffer(4))).toThrow("roads.bin");
    expect(() => readRoadGraph(roads.slice(0, -1))).toThrow("roads.bin");
    expect(() => readRoadGraph(roads.slice(1))).toThrow("roads.bin");
    const wrongDegrees = roads.slice(0);
    new Uint8Array(wrongDegrees).fill(7, 10 + 5 * 6_120, 10 + 6 * 6_120);
    expect(() => readRoadGraph(wrongDegrees)).toThrow("roads.bin");
  });
});
