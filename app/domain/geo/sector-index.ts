import { haversineKm, type Point } from "./geo";
import type { Postcode } from "./postcode";
import { REACH_STEP_KM, SECTOR_GRID, unpackSectorsFile, type SectorsFile } from "./sectors-file";

export interface SectorIndex {
  readonly outcodes: ReadonlyMap<string, number>;
  /** Where the sectors of each outcode begin in the file's offset arrays. */
  readonly firstSectors: Uint16Array;
  readonly file: SectorsFile;
}

/** Reads sectors.bin. Throws if the bytes are not such a file, which is a fault of the build. */
export function readSectorIndex(bytes: ArrayBuffer): SectorIndex {
  const file = unpackSectorsFile(bytes);
  const firstSectors = new Uint16Array(file.outcodes.length);
  let sectors = 0;
  file.digitMasks.forEach((mask, outcode) => {
    firstSectors[outcode] = sectors;
    sectors += countBits(mask);
  });
  return { outcodes: new Map(file.outcodes.map((name, i) => [name, i])), firstSectors, file };
}

/** Good to about 10 m. */
export function sectorCentroid(index: SectorIndex, postcode: Postcode): Point | null {
  const outcode = index.outcodes.get(postcode.outcode);
  const sector = sectorNumber(index, postcode);
  if (outcode === undefined || sector === null) return null;
  return gridPoint(
    (index.file.latitudes[outcode] ?? 0) + (index.file.latitudeOffsets[sector] ?? 0),
    (index.file.longitudes[outcode] ?? 0) + (index.file.longitudeOffsets[sector] ?? 0),
  );
}

/** Within it of the middle are 95 of 100 of the sector's postcodes, up to half a kilometre. */
export function sectorReachKm(index: SectorIndex, postcode: Postcode): number | null {
  const sector = sectorNumber(index, postcode);
  return sector === null ? null : (index.file.reaches[sector] ?? 0) * REACH_STEP_KM;
}

function sectorNumber(index: SectorIndex, postcode: Postcode): number | null {
  const outcode = index.outcodes.get(postcode.outcode);
  if (outcode === undefined || postcode.sector === null) return null;
  const mask = index.file.digitMasks[outcode] ?? 0;
  const digitBit = 1 << Number(postcode.sector.slice(-1));
  if ((mask & digitBit) === 0) return null;
  return (index.firstSectors[outcode] ?? 0) + countBits(mask & (digitBit - 1));
}

/** Street signs name some districts without their letter: "W1" is the middle of W1A to W1W. */
export function outcodeCentroid(index: SectorIndex, { outcode }: Postcode): Point | null {
  const named = index.outcodes.get(outcode);
  const districts = named === undefined ? letteredDistricts(index, outcode) : [named];
  const mean = (steps: Uint16Array) =>
    districts.reduce((sum, district) => sum + (steps[district] ?? 0), 0) / districts.length;
  return districts.length === 0 ? null : gridPoint(mean(index.file.latitudes), mean(index.file.longitudes));
}

const letteredDistricts = ({ file }: SectorIndex, outcode: string): number[] =>
  file.outcodes.flatMap((name, district) =>
    name.slice(0, -1) === outcode && /[A-Z]$/.test(name) ? [district] : [],
  );

/** Cape Wrath's beaches are 33 km from the middle of their sector, Calais is 40 km from Dover. */
const FARTHEST_FROM_SECTOR_KM = 35;

/** Such as "LS6 3"; null if none is within 35 km. */
export function nearestSector(index: SectorIndex, point: Point): string | null {
  const { outcodes, digitMasks, latitudes, longitudes, latitudeOffsets, longitudeOffsets } = index.file;
  // A flat earth, in steps of the grid, is exact enough over a few kilometres.
  const down = (point.latitude - SECTOR_GRID.latitude.origin) / SECTOR_GRID.latitude.step;
  const across = (point.longitude - SECTOR_GRID.longitude.origin) / SECTOR_GRID.longitude.step;
  const stepRatio =
    (Math.cos((point.latitude * Math.PI) / 180) * SECTOR_GRID.longitude.step) / SECTOR_GRID.latitude.step;
  let nearest: { sector: number; outcode: number; digit: number; squared: number } | null = null;
  let sector = 0;
  for (let outcode = 0; outcode < outcodes.length; outcode++) {
    const mask = digitMasks[outcode] ?? 0;
    for (let digit = 0; digit <= 9; digit++) {
      if ((mask & (1 << digit)) === 0) continue;
      const south = (latitudes[outcode] ?? 0) + (latitudeOffsets[sector] ?? 0) - down;
      const east = ((longitudes[outcode] ?? 0) + (longitudeOffsets[sector] ?? 0) - across) * stepRatio;
      const squared = south * south + east * east;
      if (!nearest || squared < nearest.squared) nearest = { sector, outcode, digit, squared };
      sector++;
    }
  }
  if (!nearest) return null;
  const found = gridPoint(
    (latitudes[nearest.outcode] ?? 0) + (latitudeOffsets[nearest.sector] ?? 0),
    (longitudes[nearest.outcode] ?? 0) + (longitudeOffsets[nearest.sector] ?? 0),
  );
  if (haversineKm(point, found) > FARTHEST_FROM_SECTOR_KM) return null;
  return `${outcodes[nearest.outcode]} ${nearest.digit}`;
}

/** Jersey, Guernsey, Isle of Man. */
export function isWithoutRoadLink(index: SectorIndex, postcode: Postcode): boolean {
  const area = postcode.outcode.replace(/[0-9].*$/, "");
  return index.file.areasWithoutRoadLink.includes(area);
}

function gridPoint(latitudeSteps: number, longitudeSteps: number): Point {
  return {
    latitude: SECTOR_GRID.latitude.origin + latitudeSteps * SECTOR_GRID.latitude.step,
    longitude: SECTOR_GRID.longitude.origin + longitudeSteps * SECTOR_GRID.longitude.step,
  };
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
