import { readFileSync } from "node:fs";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { type RoadAccess, accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { type RoadGraph, readRoadGraph } from "#app/domain/roads/road-graph";
import { plainSearch } from "./dijkstra";
import { geodata, syncCpuMsOf } from "./own-cpu";
import { type Row, atLeast, atMost, median } from "./report";
import { syntheticSnapshot } from "./synthetic-snapshot";

const LONGEST_MINUTES = 300;
/**
 * Only the best of this many tries counts, because the others include work of the garbage collector. That work can last
 * longer than several tables, so there are several rounds.
 */
const TRIES = 3;
const ROUNDS = 3;
const DIJKSTRAS = 9;

/** Row 8: compares drive times from postcode sectors to all places with one plain search of the same graph. */
export async function measureDriveTimes(details: DestinationDetails): Promise<Row[]> {
  const graph = readRoadGraph(geodata("roads"));
  const origins = sectorPoints().map((point) => accessOf(graph, point));
  const few = await timesMs(graph, 700, details, origins);
  const many = await timesMs(
    graph,
    2_000,
    details,
    origins.filter((_, row) => row % 10 === 0),
  );
  const search = plainSearch(geodata("roads"));
  const plainMs = origins
    .filter((_, row) => row % Math.floor(origins.length / DIJKSTRAS) === 0)
    .map(({ entries }) => syncCpuMsOf(() => search(entries)));
  const typical = median(few);
  return [
    atMost("8", `drive times to 700 places, ${origins.length} sectors: median`, typical, 0.2, "ms"),
    atMost("8", "the same: worst", Math.max(...few), 1, "ms"),
    atLeast("8", "the same: how much faster than one Dijkstra", median(plainMs) / typical, 100),
    atMost("8", "drive times to 2,000 places: median", median(many), 0.6, "ms"),
  ];
}

/** Returns the CPU milliseconds per origin's table, after an unmeasured round in which the code is compiled. */
async function timesMs(
  graph: RoadGraph,
  count: number,
  details: DestinationDetails,
  origins: readonly RoadAccess[],
): Promise<number[]> {
  const { places } = await syntheticSnapshot(count, details, Date.now());
  const destinations = packDestinations(
    graph,
    places.map((place) => accessOf(graph, place)),
  );
  const table = (origin: RoadAccess) => driveTimesFrom(graph, origin, destinations, LONGEST_MINUTES);
  for (const origin of origins.slice(0, 500)) table(origin);
  const best = origins.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round += 1)
    origins.forEach((origin, row) => {
      best[row] = Math.min(
        best[row] as number,
        ...Array.from({ length: TRIES }, () => syncCpuMsOf(() => table(origin))),
      );
    });
  return best;
}

const sectorPoints = () =>
  readFileSync("data/postcodes/uk_sectors.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => {
      const [, latitude, longitude] = row.split(",");
      return { latitude: Number(latitude), longitude: Number(longitude) };
    });
