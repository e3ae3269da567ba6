import { beforeAll, describe, expect, it } from "vitest";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { type RoadAccess, accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { typicalFrom, typicalMinutes } from "#app/domain/roads/traffic";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import type { Ring } from "./contour";
import { geodata, ukSectors } from "../../../tests/fakes/geodata";
import { driveArea } from "./drive-area";
import { readDriveCells } from "./drive-cells";
import { onMap } from "./map-box";

/** The test takes every n-th sector of the country; 1 takes all 11,123. */
const EACH = Number(process.env["AREA_SECTORS"] ?? 9);
const ORIGINS = ["LS6 1", "CF10 1", "PO33 2", "ZE1 0", "IV1 1", "SW1A 1"];
/** Places that are this far inside or outside the limit must be on the right side of the line. */
const SURE_MINUTES = 10;

const graph = readRoadGraph(geodata("roads.bin"));
const cells = readDriveCells(geodata("drive-cells.bin"));
const accessTo = (name: string): RoadAccess => {
  const sector = ukSectors.find((each) => each.name === name);
  if (!sector) throw new Error(`no sector ${name}`);
  return accessOf(graph, sector);
};

function isInside(rings: readonly Ring[], point: Point): boolean {
  const { x, y } = onMap(point);
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[i], ring[i + 1], ring[j], ring[j + 1]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}

const SATURDAY_AT_TEN = ["2026-06-20", 600] as const;

describe("the area within a drive", () => {
  const sample = ukSectors.filter((_, i) => i % EACH === 0);
  let destinations: ReturnType<typeof packDestinations>;
  beforeAll(() => {
    destinations = packDestinations(
      graph,
      sample.map((sector) => accessOf(graph, sector)),
    );
  });

  it.each(ORIGINS)("agrees with the drive times from %s to the postcode sectors of the country", (name) => {
    const origin = accessTo(name);
    const { strategic, localDelays, minutes: empty } = driveTimesFrom(graph, origin, destinations, 400);
    const minutes = typicalMinutes({ strategic, localDelays, minutes: empty }, ...SATURDAY_AT_TEN);
    for (const limit of [60, 90, 120, 180, 300]) {
      const rings = driveArea(graph, cells, [origin], limit, typicalFrom(...SATURDAY_AT_TEN));
      const wrong = sample.filter((sector, i) => {
        const beyond = (minutes[i] as number) - limit;
        return Math.abs(beyond) >= SURE_MINUTES && isInside(rings, sector) !== beyond < 0;
      });
      // One in a thousand may be wrong.
      expect(wrong.length, wrong.map((sector) => sector.name).join()).toBeLessThanOrEqual(
        ukSectors.length / EACH / 1000,
      );
    }
  });

  it("leaves out an island that the time does not reach, however near its coast", () => {
    const rings = driveArea(graph, cells, [accessTo("PO1 2")], 45, typicalFrom(...SATURDAY_AT_TEN));
    const wight = ukSectors.filter(({ name }) => /^PO(3[0-9]|4[01]) /.test(name));
    expect(wight.length).toBeGreaterThan(15);
    const { minutes } = driveTimesFrom(
      graph,
      accessTo("PO1 2"),
      packDestinations(
        graph,
        wight.map((sector) => accessOf(graph, sector)),
      ),
      400,
    );
    wight.forEach((sector, i) => {
      expect(minutes[i], sector.name).toBeGreaterThan(45 + SURE_MINUTES);
      expect(isInside(rings, sector), sector.name).toBe(false);
    });
    expect(haversineKm(accessTo("PO1 2").point, accessTo("PO33 1").point)).toBeLessThan(12);
  });
});
