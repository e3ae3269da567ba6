import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { geodata, ukSectors } from "../../../tests/fakes/geodata";
import { haversineKm, type Point } from "./geo";
import { parsePostcode } from "./read-postcode";
import {
  isWithoutRoadLink,
  nearestSector,
  outcodeCentroid,
  readSectorIndex,
  sectorCentroid,
  sectorReachKm,
} from "./sector-index";

const index = readSectorIndex(geodata("sectors.bin"));

const postcode = (text: string) => parsePostcode(text)!;

const rows = (path: string) =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));

/** Returns the largest distance in metres between a packed position and that of its source row. */
function farthestMetres(source: string[][], pointOf: (name: string) => Point | null): number {
  const distances = source.map(([name = "", latitude, longitude]) => {
    const point = pointOf(name);
    if (!point) throw new Error(`${name} is missing`);
    return 1000 * haversineKm(point, { latitude: Number(latitude), longitude: Number(longitude) });
  });
  return Math.max(...distances);
}

describe("the packed postcode sectors", () => {
  it("hold all 11,123 sectors of the source within 12 m", () => {
    const source = rows("data/postcodes/uk_sectors.csv");
    expect(source).toHaveLength(11_123);
    expect(farthestMetres(source, (sector) => sectorCentroid(index, postcode(`${sector}AA`)))).toBeLessThan(
      12,
    );
  });

  it("hold all 2,944 outcodes that have a position within 12 m", () => {
    const source = rows("data/postcodes/uk_outcodes.csv").filter((row) => row[3] !== "");
    expect(source).toHaveLength(2_944);
    expect(
      farthestMetres(source, (outcode) => outcodeCentroid(index, postcode(`${outcode} 1AA`))),
    ).toBeLessThan(12);
  });

  it("hold how far the postcodes of each sector reach, rounded up to half a kilometre", () => {
    for (const [sector = "", , , , , metres] of rows("data/postcodes/uk_sectors.csv")) {
      const beyondKm = (sectorReachKm(index, postcode(`${sector}AA`)) ?? NaN) - Number(metres) / 1_000;
      expect(beyondKm >= 0 && beyondKm < 0.5, sector).toBe(true);
    }
    expect(sectorReachKm(index, postcode("SW1A 9AA"))).toBeNull();
  });

  it("know no sector that is not in the source", () => {
    const known = new Set(rows("data/postcodes/uk_sectors.csv").map(([sector]) => sector));
    for (const outcode of ["AB10", "SW1A", "M1", "ZE1", "BT1", "EC1A"]) {
      for (let digit = 0; digit <= 9; digit++) {
        const found = sectorCentroid(index, postcode(`${outcode} ${digit}AA`)) !== null;
        expect(found, `${outcode} ${digit}`).toBe(known.has(`${outcode} ${digit}`));
      }
    }
  });

  it("give the outcode alone where the sector is unknown", () => {
    const unknownSector = postcode("SW1A 9AA");
    expect(sectorCentroid(index, unknownSector)).toBeNull();
    expect(outcodeCentroid(index, unknownSector)?.latitude).toBeCloseTo(51.504, 2);
  });

  it("know the Channel Islands and the Isle of Man as places without a road link, and give them no position", () => {
    for (const text of ["JE2 3AB", "GY1 1AA", "IM1 1AA"]) {
      expect(isWithoutRoadLink(index, postcode(text))).toBe(true);
      expect(outcodeCentroid(index, postcode(text))).toBeNull();
    }
    for (const text of ["ZE1 0AA", "BT1 1AA", "I1 1AA", "J1 1AA"]) {
      expect(isWithoutRoadLink(index, postcode(text))).toBe(false);
    }
  });
});

describe("the sector nearest to a position", () => {
  it("is the one that a walk over the whole source finds, from Shetland to Scilly", () => {
    for (const [latitude, longitude] of [
      [60.155, -1.145],
      [57.477, -4.225],
      [54.597, -5.93],
      [53.82, -1.575],
      [52.48, -1.89],
      [51.501, -0.142],
      [50.264, -5.051],
      [49.914, -6.315],
    ] as const) {
      const here = { latitude, longitude };
      const nearest = ukSectors.reduce((best, each) =>
        haversineKm(here, each) < haversineKm(here, best) ? each : best,
      );
      const found = nearestSector(index, here) ?? "";
      const foundKm = haversineKm(here, sectorCentroid(index, postcode(`${found}AA`)) as Point);
      // The packed positions are a few metres off, so of two sectors at almost the same distance either may
      // be found.
      expect(foundKm - haversineKm(here, nearest), `${found} for ${nearest.name}`).toBeLessThan(0.03);
    }
  });

  it("is nowhere far out at sea, abroad or at the poles", () => {
    for (const [latitude, longitude] of [
      [48.857, 2.352],
      [50.951, 1.858],
      [49.186, -2.106],
      [56, 2.5],
      [0, 0],
      [90, 0],
      [-90, 180],
    ] as const) {
      expect(nearestSector(index, { latitude, longitude }), `${latitude}, ${longitude}`).toBeNull();
    }
  });

  it("is there on the remotest beaches of the mainland", () => {
    expect(nearestSector(index, { latitude: 58.54, longitude: -5.06 })).toMatch(/^IV27 /);
    expect(nearestSector(index, { latitude: 57.1, longitude: -5.6 })).not.toBeNull();
  });
});

const bytes = geodata("sectors.bin");

it("a damaged file of sectors is refused", () => {
  expect(() => readSectorIndex(new ArrayBuffer(3))).toThrow("sectors.bin");
  expect(() => readSectorIndex(bytes.slice(0, -1))).toThrow("sectors.bin");
  expect(() => readSectorIndex(bytes.slice(1))).toThrow("sectors.bin");
});
