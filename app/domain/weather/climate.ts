import { isRecord } from "#app/domain/values";
import type { Point } from "#app/domain/geo/geo";

/** Means of 1991–2020. A value that the station did not measure is null. */
export interface MonthNormals {
  /** The mean daily maximum. `minC` is the mean daily minimum. */
  readonly maxC: number | null;
  readonly minC: number | null;
  readonly rainMm: number | null;
  readonly sunshineHours: number | null;
}

export interface ClimateStation extends Point {
  readonly name: string;
  readonly altitudeM: number;
  /** Always twelve, January first. */
  readonly months: readonly MonthNormals[];
}

type StationRow = { name: string; lat: number; lon: number; altitudeM: number; months: unknown[] };

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function isStationRow(value: unknown): value is StationRow {
  if (!isRecord(value)) return false;
  const { name, lat, lon, altitudeM, months } = value;
  const isPlaced = isNumber(lat) && isNumber(lon) && isNumber(altitudeM);
  return typeof name === "string" && isPlaced && Array.isArray(months) && months.length === 12;
}

/** [maximum °C, minimum °C, days of air frost, rain mm, sunshine hours]. */
function readMonth(row: unknown): MonthNormals {
  if (!Array.isArray(row) || row.length !== 5) throw new TypeError("not a month of climate normals");
  const field = (index: number) => (isNumber(row[index]) ? row[index] : null);
  return { maxC: field(0), minC: field(1), rainMm: field(3), sunshineHours: field(4) };
}

/** Throws TypeError for another shape. */
export function readClimateStations(json: unknown): ClimateStation[] {
  const rows = isRecord(json) ? json.stations : null;
  if (!Array.isArray(rows) || !rows.every(isStationRow))
    throw new TypeError("not a list of climate stations");
  return rows.map(({ name, lat, lon, altitudeM, months }) => ({
    name,
    latitude: lat,
    longitude: lon,
    altitudeM,
    months: months.map(readMonth),
  }));
}
