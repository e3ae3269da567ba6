import {
  REACH_STEP_KM,
  SECTOR_GRID,
  SECTORS_HEADER_BYTES,
  SECTORS_MAGIC,
} from "#app/domain/geo/sectors-file";
import { numberOf, readCsv } from "./csv";

interface GridPoint {
  readonly latitudeSteps: number;
  readonly longitudeSteps: number;
}
interface OutcodeRow extends GridPoint {
  readonly name: string;
  readonly area: string;
  /** Whether the position comes from postcodes in use. If not, only the name is known. */
  readonly hasPosition: boolean;
}
type SectorRow = GridPoint & { readonly digit: number; readonly reachSteps: number };

/** Packs the postcode sectors and outcodes in the format of app/domain/geo/sectors-file.ts. */
export function buildSectors(dataFolder: string): Uint8Array {
  const outcodes = readOutcodes(`${dataFolder}/postcodes/uk_outcodes.csv`);
  const sectorsByOutcode = readSectors(`${dataFolder}/postcodes/uk_sectors.csv`);
  const placed = outcodes.filter((outcode) => outcode.hasPosition).sort(inAreaAndNumberOrder);
  const sectors = placed.map((outcode) => sectorsByOutcode.get(outcode.name) ?? []);
  const offsets = placed.flatMap((outcode, i) =>
    (sectors[i] ?? []).map((sector) => ({
      latitudeSteps: int16(sector.latitudeSteps - outcode.latitudeSteps),
      longitudeSteps: int16(sector.longitudeSteps - outcode.longitudeSteps),
    })),
  );
  if (offsets.length !== [...sectorsByOutcode.values()].flat().length)
    throw new Error("a sector has no outcode");

  const names = placed.map((outcode) => outcode.name).join(" ");
  const text = Buffer.from(`${names}\n${areasWithoutRoadLink(outcodes).join(" ")}`, "ascii");
  return Buffer.concat([
    header(placed.length, offsets.length, text.length),
    text,
    planes(placed.map((outcode) => outcode.latitudeSteps)),
    planes(placed.map((outcode) => outcode.longitudeSteps)),
    planes(sectors.map((rows) => rows.reduce((mask, { digit }) => mask | (1 << digit), 0))),
    planes(offsets.map((offset) => offset.latitudeSteps)),
    planes(offsets.map((offset) => offset.longitudeSteps)),
    Buffer.from(sectors.flat().map(({ reachSteps }) => reachSteps)),
  ]);
}

function readOutcodes(path: string): OutcodeRow[] {
  return readCsv(path, ["outcode", "lat", "lon", "units"]).map((row) => ({
    name: row.outcode,
    area: row.outcode.replace(/[0-9].*$/, ""),
    hasPosition: row.units !== "",
    ...gridPoint(row.lat, row.lon),
  }));
}

function readSectors(path: string): Map<string, SectorRow[]> {
  const byOutcode = new Map<string, SectorRow[]>();
  for (const row of readCsv(path, ["sector", "lat", "lon", "r95_m"])) {
    const [outcode = "", digit = ""] = row.sector.split(" ");
    const rows = byOutcode.get(outcode) ?? [];
    const reachSteps = Math.ceil(numberOf(row.r95_m) / 1_000 / REACH_STEP_KM);
    rows.push({ digit: numberOf(digit), reachSteps, ...gridPoint(row.lat, row.lon) });
    byOutcode.set(outcode, rows);
  }
  for (const rows of byOutcode.values()) rows.sort((a, b) => a.digit - b.digit);
  return byOutcode;
}

/** Returns the areas in which no outcode has a position: Guernsey, Isle of Man, Jersey. */
function areasWithoutRoadLink(outcodes: readonly OutcodeRow[]): string[] {
  const placed = new Set(outcodes.filter((outcode) => outcode.hasPosition).map((outcode) => outcode.area));
  return [...new Set(outcodes.map((outcode) => outcode.area))].filter((area) => !placed.has(area)).sort();
}

/** Sorts so that neighbours in the file are mostly neighbours on the ground, which makes the file compress better. */
function inAreaAndNumberOrder(a: OutcodeRow, b: OutcodeRow): number {
  const district = (row: OutcodeRow) => Number.parseInt(row.name.slice(row.area.length), 10);
  const byText = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0);
  return byText(a.area, b.area) || district(a) - district(b) || byText(a.name, b.name);
}

function gridPoint(latitude: string, longitude: string): GridPoint {
  const { latitude: south, longitude: west } = SECTOR_GRID;
  return {
    latitudeSteps: Math.round((numberOf(latitude) - south.origin) / south.step),
    longitudeSteps: Math.round((numberOf(longitude) - west.origin) / west.step),
  };
}

function int16(value: number): number {
  if (value < -32_768 || value > 32_767) throw new Error(`does not fit 16 bits: ${value}`);
  return value;
}

function header(outcodeCount: number, sectorCount: number, textLength: number): Buffer {
  const bytes = Buffer.alloc(SECTORS_HEADER_BYTES);
  bytes.write(SECTORS_MAGIC, "ascii");
  bytes.writeUInt16LE(outcodeCount, 4);
  bytes.writeUInt16LE(sectorCount, 6);
  bytes.writeUInt16LE(textLength, 8);
  return bytes;
}

/** Writes all low bytes of 16-bit values, then all high bytes, which makes the file compress better. */
function planes(values: readonly number[]): Buffer {
  return Buffer.from([...values.map((value) => value & 0xff), ...values.map((value) => (value >> 8) & 0xff)]);
}
