import { haversineKm, type Point } from "#app/domain/geo/geo";
import { localSpeedKmh } from "#app/domain/roads/access";
import { barriersNear, isBarrierBetween } from "#app/domain/roads/barriers";
import { isCoarselyMapped } from "#app/domain/roads/coarse-areas";
import { ROAD_CONSTANTS as c } from "#app/domain/roads/constants";
import { type Hubs, hubsOf } from "#app/domain/roads/hubs";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import { DENSITY_STEPS } from "#app/domain/roads/roads-file";
import { minutesOf } from "#app/domain/roads/travel-cost";

interface DoubtfulPair {
  /** `latitude,longitude`: a text that the search of a map accepts. */
  readonly from: string;
  readonly to: string;
  readonly straightKm: number;
  /** Minutes by road. */
  readonly minutes: number;
}

const LONGER_BY_MINUTES = 9;
const LONGER_BY_FACTOR = 1.8;
/**
 * Places within this distance of one junction may be joined to the other junction, however long the road between the
 * two is (`accessExtraKm`).
 */
const ACCESS_KM = 2.6;
const DEGREES_NEAR = 0.12;
const KM_PER_DEGREE = 111.19;

/**
 * Returns pairs of neighbouring junctions that drives would treat as close although the road between them is far
 * longer. Either barriers.csv lacks water or hills, or the map lacks a road. The most doubtful come first. Leaves out
 * coarse areas, where roads are missing anyway, and Ireland beyond the border.
 */
export function doubtfulNeighbours(graph: RoadGraph): DoubtfulPair[] {
  const { nodes, latitudes, longitudes } = graph.nodeFinder;
  const junctions = [...nodes]
    .map((node) => ({ latitude: latitudes[node] ?? NaN, longitude: longitudes[node] ?? NaN, node }))
    .filter((at) => !isCoarselyMapped(at) && at.longitude > -8.2)
    .map((at) => ({
      ...at,
      hubs: hubsOf(graph, [{ node: at.node, cost: 0, load: 0 }]),
      speedKmh: localSpeedKmh((graph.densities[at.node] ?? 0) / DENSITY_STEPS),
    }))
    .sort((a, b) => a.latitude - b.latitude);
  const found: (DoubtfulPair & { readonly excess: number })[] = [];
  junctions.forEach((from, i) => {
    const barriers = barriersNear(graph.barriers, from, c.directKm + 1);
    for (const to of junctions.slice(i + 1)) {
      if ((to.latitude - from.latitude) * KM_PER_DEGREE > c.directKm) break;
      if (Math.abs(to.longitude - from.longitude) > DEGREES_NEAR) continue;
      const straightKm = haversineKm(from, to);
      if (straightKm > c.directKm) continue;
      const straight = (60 * straightKm) / Math.min(from.speedKmh, to.speedKmh);
      const minutes = minutesBetween(from.hubs, to.hubs);
      const excess = minutes - straight;
      if (excess < LONGER_BY_MINUTES || minutes < LONGER_BY_FACTOR * straight) continue;
      const isJoined = straightKm < ACCESS_KM || minutes <= c.guardFactor * straight + c.guardExtraMin;
      if (!isJoined || isBarrierBetween(barriers, from, to)) continue;
      found.push({ from: positionOf(from), to: positionOf(to), straightKm, minutes, excess });
    }
  });
  return found.sort((a, b) => b.excess - a.excess);
}

/** Returns the minutes between two nodes; Infinity if no road joins them. Hubs are sorted in descending order. */
function minutesBetween(a: Hubs, b: Hubs): number {
  let least = Infinity;
  for (let i = 0, j = 0; i < a.nodes.length && j < b.nodes.length;) {
    const [one, other] = [a.nodes[i] as number, b.nodes[j] as number];
    if (one === other) least = Math.min(least, (a.costs[i++] as number) + (b.costs[j++] as number));
    else if (one > other) i++;
    else j++;
  }
  return least === Infinity ? Infinity : minutesOf(least);
}

const positionOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(4)},${longitude.toFixed(4)}`;
