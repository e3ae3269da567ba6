import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Point } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import * as driveTimes from "#app/domain/roads/drive-times";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import type { Origin } from "#app/services/ports";
import { createEmbeddedRoutePlanner } from "./embedded";

const read = readRoadGraph(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);
const graph = () => read;

const LONDON: Point = { latitude: 51.507, longitude: -0.128 };
const BRIGHTON: Point = { latitude: 50.8225, longitude: -0.1372 };
const RYDE: Point = { latitude: 50.73, longitude: -1.16 };
const EDINBURGH: Point = { latitude: 55.9533, longitude: -3.1883 };
const LERWICK: Point = { latitude: 60.155, longitude: -1.145 };
const PLACES = [BRIGHTON, RYDE, EDINBURGH, LERWICK];

const originAt = (point: Point, text = "SW1A 1AA"): Origin => ({
  ...{ postcode: parsePostcode(text)!, point },
  precision: "sector",
});

const northOfLondon = (step: number): Origin =>
  originAt({ latitude: LONDON.latitude + step / 1000, longitude: LONDON.longitude });

/** Counts the shortest-path runs, which the planner's answers do not show. */
const countRuns = () => vi.spyOn(driveTimes, "driveTimesFrom");
afterEach(() => vi.restoreAllMocks());

describe("the embedded route planner", () => {
  it("gives minutes, kilometres and ferries position by position", async () => {
    const table = await createEmbeddedRoutePlanner(graph).driveTimes(originAt(LONDON), PLACES, 300);
    expect(table.minutes).toHaveLength(4);
    expect(table.minutes[0]).toBeGreaterThan(70);
    expect(table.minutes[0]).toBeLessThan(110);
    expect(table.kilometres[0]).toBeGreaterThan(75);
    expect(table.kilometres[0]).toBeLessThan(100);
    expect([...table.ferry]).toEqual([0, 2, 0, 0]);
    expect(table.minutes[1]).toBeGreaterThan(120);
    expect(table.minutes[2]).toBe(Infinity);
    expect(table.minutes[3]).toBe(Infinity);
  });

  it("reaches as far as it is asked to, beyond five hours too", async () => {
    const planner = createEmbeddedRoutePlanner(graph);
    expect((await planner.driveTimes(originAt(LONDON), PLACES, 300)).minutes[2]).toBe(Infinity);
    const farther = await planner.driveTimes(originAt(LONDON), PLACES, 900);
    expect(farther.minutes[2]).toBeGreaterThan(360);
    expect(await planner.driveTimes(originAt(LONDON), PLACES, 900)).toBe(farther);
  });

  it("runs one search for all drives from a sector up to two hours, and one for longer ones", async () => {
    const planner = createEmbeddedRoutePlanner(graph);
    const runs = countRuns();
    const short = await planner.driveTimes(originAt(LONDON, "SW1A 1AA"), PLACES, 60);
    expect(await planner.driveTimes(originAt(LONDON, "SW1A 1ZZ"), PLACES, 120)).toBe(short);
    const long = await planner.driveTimes(originAt(LONDON), PLACES, 180);
    expect(await planner.driveTimes(originAt(LONDON), PLACES, 300)).toBe(long);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it("looks for a short drive in the table of the long ones where there is one", async () => {
    const planner = createEmbeddedRoutePlanner(graph);
    const runs = countRuns();
    const long = await planner.driveTimes(originAt(LONDON), PLACES, 300);
    expect(await planner.driveTimes(originAt(LONDON), PLACES, 60)).toBe(long);
    expect(runs).toHaveBeenCalledTimes(1);
  });

  it("keeps exact positions within one sector apart", async () => {
    const planner = createEmbeddedRoutePlanner(graph);
    const one = await planner.driveTimes(northOfLondon(0), PLACES, 300);
    const other = await planner.driveTimes(northOfLondon(1), PLACES, 300);
    expect(one.minutes[0]).not.toBe(other.minutes[0]);
  });

  it("answers for each list of places by itself", async () => {
    const planner = createEmbeddedRoutePlanner(graph);
    const forwards = await planner.driveTimes(originAt(LONDON), PLACES, 300);
    const backwards = await planner.driveTimes(originAt(LONDON), [...PLACES].reverse(), 300);
    expect([...backwards.minutes]).toEqual([...forwards.minutes].reverse());
  });

  it("forgets the origin that was not asked for the longest, where all tables would be too large", async () => {
    // A table of this many places takes some 17.2 kB, so 44 tables fit into the limit.
    const places = Array.from({ length: 1_000 }, (_, index) => PLACES[index % PLACES.length] as Point);
    const most = 44;
    const planner = createEmbeddedRoutePlanner(graph, { mostTableBytes: most * 17_300 });
    const runs = countRuns();
    for (let step = 0; step < most; step++) await planner.driveTimes(northOfLondon(step), places, 60);
    await planner.driveTimes(northOfLondon(0), places, 60);
    await planner.driveTimes(northOfLondon(most), places, 60);
    expect(runs).toHaveBeenCalledTimes(most + 1);

    await planner.driveTimes(northOfLondon(0), places, 60);
    expect(runs).toHaveBeenCalledTimes(most + 1);
    await planner.driveTimes(northOfLondon(1), places, 60);
    expect(runs).toHaveBeenCalledTimes(most + 2);
  });
});
