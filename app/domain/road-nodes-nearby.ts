import { haversineKm, type Point } from "./geo";

/** Nodes from south to north, so that those near a place are a short run of the list. */
export interface NodeFinder {
  readonly nodes: Uint16Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  /** Positions on the unit sphere, three numbers a node: straight distances there order nodes as on the ground. */
  readonly spherical: Float64Array;
}

export interface NearbyNode {
  readonly node: number;
  readonly kilometres: number;
}

/** A little less than the length of a degree, so that no node within reach is left out. */
const KM_PER_DEGREE_OF_LATITUDE = 111.19;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Sorts the nodes by latitude, once for a graph. */
export function createNodeFinder(latitudes: Float64Array, longitudes: Float64Array): NodeFinder {
  const nodes = Uint16Array.from(latitudes.keys()).sort((a, b) => (latitudes[a] ?? 0) - (latitudes[b] ?? 0));
  const finder: NodeFinder = {
    nodes,
    latitudes: Float64Array.from(nodes, (node) => latitudes[node] ?? 0),
    longitudes: Float64Array.from(nodes, (node) => longitudes[node] ?? 0),
    spherical: new Float64Array(3 * nodes.length),
  };
  nodes.forEach((_, rank) => finder.spherical.set(unitVector(pointAt(finder, rank)), 3 * rank));
  return finder;
}

/** Up to `count` nodes nearest to the point and within `capKm`, the nearest first; equals in the graph's order. */
export function nearestNodes(finder: NodeFinder, point: Point, count: number, capKm: number): NearbyNode[] {
  const reachDegrees = capKm / KM_PER_DEGREE_OF_LATITUDE;
  const end = firstRankFrom(finder.latitudes, point.latitude + reachDegrees);
  const [x, y, z] = unitVector(point);
  const { spherical } = finder;
  const ranks: number[] = [];
  const squares: number[] = [];
  for (let rank = firstRankFrom(finder.latitudes, point.latitude - reachDegrees); rank < end; rank++) {
    const dx = (spherical[3 * rank] ?? 0) - x;
    const dy = (spherical[3 * rank + 1] ?? 0) - y;
    const dz = (spherical[3 * rank + 2] ?? 0) - z;
    const square = dx * dx + dy * dy + dz * dz;
    if (ranks.length === count && square >= (squares[count - 1] ?? 0)) continue;
    insertInOrder(ranks, squares, rank, square, count);
  }
  return ranks
    .map((rank) => ({ node: finder.nodes[rank] ?? 0, kilometres: haversineKm(point, pointAt(finder, rank)) }))
    .filter(({ kilometres }) => kilometres <= capKm);
}

function insertInOrder(
  ranks: number[],
  squares: number[],
  rank: number,
  square: number,
  count: number,
): void {
  let place = ranks.length;
  while (place > 0 && square < (squares[place - 1] ?? 0)) place--;
  ranks.splice(place, 0, rank);
  squares.splice(place, 0, square);
  if (ranks.length > count) {
    ranks.pop();
    squares.pop();
  }
}

/** The first place in the ascending list whose value is not less than `value`. */
function firstRankFrom(ascending: Float64Array, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pointAt(finder: NodeFinder, rank: number): Point {
  return { latitude: finder.latitudes[rank] ?? 0, longitude: finder.longitudes[rank] ?? 0 };
}

function unitVector({ latitude, longitude }: Point): [x: number, y: number, z: number] {
  const fromEquator = latitude * RADIANS_PER_DEGREE;
  const fromGreenwich = longitude * RADIANS_PER_DEGREE;
  const radius = Math.cos(fromEquator);
  return [radius * Math.cos(fromGreenwich), radius * Math.sin(fromGreenwich), Math.sin(fromEquator)];
}
