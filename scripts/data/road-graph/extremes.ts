/**
 * npm run data:extremes prints the least likely drives. A person compares them with a map after each change of the
 * graph or its tables; data/roads/README.md has the last results. `-- 250` prints more of each kind.
 */
import { readFileSync } from "node:fs";
import { haversineKm, type Point } from "#app/domain/geo/geo";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { readCatalogue } from "../../setup/catalogue-files";
import { numberOf, readCsv } from "../csv";
import { doubtfulNeighbours } from "./doubtful-neighbours";

interface NamedPoint extends Point {
  readonly name: string;
}

/** A drive and the straight line between its ends. */
interface Drive {
  readonly from: NamedPoint;
  readonly to: NamedPoint;
  readonly straightKm: number;
  readonly minutes: number;
  readonly kilometres: number;
  /** The worst ferry on the way: 0 for none, 1 for one without booking, 2 for one that must be booked. */
  readonly ferry: number;
}

const NEAREST_DESTINATIONS = 40;
const NEAREST_SECTORS = 8;
const DEFAULT_COUNT = 100;
/** Shorter drives are not listed, because they depend on the last street and not on the graph. */
const SHORTEST_KM = 1;
const LIMIT_MINUTES = 900;
const KM_PER_DEGREE = 111.19;

/** Ways in which a drive can look wrong. The higher the number, the less likely the drive. */
const ODDITIES: Readonly<Record<string, (drive: Drive) => number>> = {
  "long way round (km for each straight km)": ({ kilometres, straightKm }) => kilometres / straightKm,
  "no bends (straight km for each km)": ({ kilometres, straightKm }) => straightKm / kilometres,
  "slow (minutes for each straight km)": ({ minutes, straightKm }) => minutes / straightKm,
  "slow road (minutes for each km)": ({ minutes, kilometres }) => minutes / kilometres,
  "quick (straight km a minute)": ({ minutes, straightKm }) => straightKm / minutes,
  "quick road (km a minute)": ({ minutes, kilometres }) => kilometres / minutes,
};

const count = Number(process.argv[2] ?? DEFAULT_COUNT);
const graph = readRoadGraph(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);
const districts = readPoints("data/postcodes/uk_outcodes.csv", "outcode");
const sectors = readPoints("data/postcodes/uk_sectors.csv", "sector");
const places = readCatalogue("catalogue").map(({ slug, latitude, longitude }) => ({
  name: slug,
  latitude,
  longitude,
}));
print("From postcode districts", drivesToNearest(districts, places, NEAREST_DESTINATIONS));
print("Between postcode sectors", drivesToNearest(sectors, sectors, NEAREST_SECTORS));
console.log("\nNeighbouring junctions that only a long way joins\nfrom\tto\tstraight km\tminutes");
for (const { from, to, straightKm, minutes } of doubtfulNeighbours(graph).slice(0, count))
  console.log([from, to, straightKm.toFixed(1), Math.round(minutes)].join("\t"));

function readPoints(path: string, column: "outcode" | "sector"): NamedPoint[] {
  return readCsv(path, [column, "lat", "lon"]).map((row) => ({
    name: row[column],
    latitude: numberOf(row.lat),
    longitude: numberOf(row.lon),
  }));
}

/**
 * Returns the drives from each start to the `most` ends that are nearest in a straight line. Leaves out pairs that no
 * road joins.
 */
function drivesToNearest(starts: readonly NamedPoint[], ends: readonly NamedPoint[], most: number): Drive[] {
  const destinations = packDestinations(
    graph,
    ends.map((end) => accessOf(graph, end)),
  );
  return starts.flatMap((from) => {
    const times = driveTimesFrom(graph, accessOf(graph, from), destinations, LIMIT_MINUTES);
    return nearestOf(from, ends, most)
      .filter(({ end, straightKm }) => times.minutes[end] !== Infinity && straightKm >= SHORTEST_KM)
      .map(({ end, straightKm }) => ({
        from,
        to: ends[end] as NamedPoint,
        straightKm,
        minutes: times.minutes[end] as number,
        kilometres: times.kilometres[end] as number,
        ferry: times.ferry[end] as number,
      }));
  });
}

/** Returns the ends nearest to the start, except the start itself, as indexes into the list. */
function nearestOf(from: NamedPoint, ends: readonly NamedPoint[], most: number) {
  const nearest: { end: number; straightKm: number }[] = [];
  const farthestKm = () => (nearest.length < most ? Infinity : (nearest.at(-1)?.straightKm ?? Infinity));
  ends.forEach((to, end) => {
    if (to.name === from.name || KM_PER_DEGREE * Math.abs(to.latitude - from.latitude) > farthestKm()) return;
    const straightKm = haversineKm(from, to);
    if (straightKm >= farthestKm()) return;
    nearest.push({ end, straightKm });
    nearest.sort((a, b) => a.straightKm - b.straightKm);
    nearest.splice(most);
  });
  return nearest;
}

function print(title: string, drives: readonly Drive[]): void {
  for (const [kind, oddityOf] of Object.entries(ODDITIES)) {
    console.log(`\n${title}: ${kind}\nfrom\tto\tstraight km\tkm\tminutes\tferry`);
    const oddest = [...drives].sort((a, b) => oddityOf(b) - oddityOf(a)).slice(0, count);
    for (const { from, to, straightKm, kilometres, minutes, ferry } of oddest) {
      const numbers = [straightKm, kilometres, minutes].map((number) => number.toFixed(1));
      console.log([from.name, to.name, ...numbers, ferry].join("\t"));
    }
  }
}
