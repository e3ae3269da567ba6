import { numberOf, readCsv } from "./csv";

const COLUMNS = ["station", "lat", "lon", "alt_m", "month", "tmax", "tmin", "af", "rain", "sun"] as const;
type Row = Record<(typeof COLUMNS)[number], string>;
const MONTHS = 12;

/**
 * Returns the 1991–2020 normals by station, January first. A month is [mean daily maximum in °C, mean daily minimum
 * in °C, days of air frost, rain in mm, hours of sunshine]. A value is null if the station has too few years of it.
 */
export function buildClimate(dataFolder: string): string {
  const byStation = new Map<string, Row[]>();
  for (const row of readCsv(`${dataFolder}/climate/uk_normals_1991_2020.csv`, COLUMNS))
    byStation.set(row.station, [...(byStation.get(row.station) ?? []), row]);
  const stations = [...byStation].map(([name, rows]) => stationOf(name, rows));
  const lines = stations.map((station) => JSON.stringify(station)).join(",\n");
  return `{"attribution":"Contains Met Office data © Crown copyright, Open Government Licence v3.0","stations":[\n${lines}\n]}\n`;
}

function stationOf(name: string, rows: readonly Row[]) {
  const [first] = rows;
  const isFullYear = rows.length === MONTHS && rows.every((row, i) => numberOf(row.month) === i + 1);
  if (!first || !isFullYear) throw new Error(`${name}: the twelve months are not complete and in order`);
  return {
    name,
    lat: numberOf(first.lat),
    lon: numberOf(first.lon),
    altitudeM: numberOf(first.alt_m),
    months: rows.map((row) => [row.tmax, row.tmin, row.af, row.rain, row.sun].map(numberOrNull)),
  };
}

const numberOrNull = (text: string) => (text === "" ? null : numberOf(text));
