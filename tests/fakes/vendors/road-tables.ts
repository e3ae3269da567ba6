import type { FakeVendor, Lie, Question } from "./vendor";

type LonLat = readonly [longitude: number, latitude: number];

interface Table {
  readonly durations: readonly (readonly (number | null)[])[];
  readonly distances: readonly (readonly (number | null)[])[];
  readonly destinations: readonly unknown[];
}

const METRES_PER_DEGREE = 111_200;
/** Roads are about a third longer than a straight line, and cars drive at 20 m/s. */
const DETOUR = 1.3;
const METRES_PER_SECOND = 20;

function metresBetween([fromLon, fromLat]: LonLat, [toLon, toLat]: LonLat): number {
  const east = (toLon - fromLon) * Math.cos((fromLat * Math.PI) / 180);
  return Math.round(DETOUR * METRES_PER_DEGREE * Math.hypot(east, toLat - fromLat));
}

function rowsOf(origin: LonLat, places: readonly LonLat[]) {
  const metres = places.map((place) => metresBetween(origin, place));
  return {
    durations: [metres.map((distance) => distance / METRES_PER_SECOND)],
    distances: [metres],
    destinations: places.map((location) => ({ location, name: "", distance: 12 })),
  };
}

const withRows = (table: Table, change: <T>(row: readonly T[]) => readonly (T | null)[]): Table => ({
  ...table,
  durations: table.durations.map(change),
  distances: table.distances.map(change),
  destinations: change(table.destinations),
});

const LIARS: Readonly<Record<Lie, (table: Table) => Table>> = {
  reordered: (table) => withRows(table, (row) => [...row].reverse()),
  wrongLength: (table) => withRows(table, (row) => row.slice(0, -1)),
  absurd: (table) => ({ ...table, durations: table.durations.map((row) => row.map(() => 1)) }),
  // Every second place has no route.
  partial: (table) => ({
    ...table,
    durations: table.durations.map((row) => row.map((value, at) => (at % 2 ? null : value))),
  }),
};

const lie = (kind: Lie, json: unknown) => LIARS[kind](json as Table);

const OSRM_PATH = "/table/v1/driving/";

function osrmTable({ url }: Question) {
  const places = decodeURIComponent(url.pathname.slice(OSRM_PATH.length))
    .split(";")
    .map((pair): LonLat => [Number(pair.split(",")[0]), Number(pair.split(",")[1])]);
  const [origin] = places;
  if (!origin) return { status: 400, json: { code: "InvalidQuery", message: "Query string malformed" } };
  return { status: 200, json: { code: "Ok", ...rowsOf(origin, places), sources: [{ location: origin }] } };
}

export const osrm: FakeVendor = {
  name: "osrm",
  owns: (path) => path.startsWith(OSRM_PATH),
  answer: osrmTable,
  lie,
};
