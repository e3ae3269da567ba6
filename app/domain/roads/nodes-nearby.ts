import { haversineKm, type Point } from "#app/domain/geo/geo";

/** By cell of a grid over the country, row by row from the south-west. */
type NodeFinder = ReturnType<typeof createNodeFinder>;

interface NearbyNode extends Point {
  readonly node: number;
  readonly kilometres: number;
}

/** A cell is about 5.5 km high and 6 km wide. */
const GRID = { south: 49.75, west: -8.75, rows: 227, columns: 120, height: 0.05, width: 0.09 } as const;
/** Of a degree of latitude, rounded down so that no node within reach is left out. */
const KM_PER_DEGREE = 111.19;

/** Where a journey may begin. Once for each graph. */
export function createNodeFinder(
  latitudes: Float64Array,
  longitudes: Float64Array,
  isEntry: (node: number) => boolean,
) {
  const cells = new Uint16Array(latitudes.length);
  const firsts = new Uint32Array(GRID.rows * GRID.columns + 1);
  for (let node = 0; node < latitudes.length; node++) {
    if (!isEntry(node)) continue;
    const cell = rowOf(latitudes[node] as number) * GRID.columns + columnOf(longitudes[node] as number);
    cells[node] = cell;
    firsts[cell + 1] = (firsts[cell + 1] as number) + 1;
  }
  for (let cell = 0; cell < firsts.length - 1; cell++)
    firsts[cell + 1] = (firsts[cell + 1] as number) + (firsts[cell] as number);
  const next = firsts.slice();
  const nodes = new Uint16Array(firsts[firsts.length - 1] as number);
  for (let node = 0; node < latitudes.length; node++) {
    if (!isEntry(node)) continue;
    const cell = cells[node] as number;
    nodes[next[cell] as number] = node;
    next[cell] = (next[cell] as number) + 1;
  }
  // Cell i has those from firsts[i] up to, not including, firsts[i + 1].
  return { firsts, nodes, latitudes, longitudes };
}

/** The nearest first, ring by ring, within `capKm` and what `reachKm` returns for the nearest. */
export function nearestNodes(
  finder: NodeFinder,
  point: Point,
  count: number,
  capKm: number,
  isOpen: (node: Point) => boolean,
  reachKm: (nearestKm: number) => number = () => capKm,
): NearbyNode[] {
  const { firsts, nodes, latitudes, longitudes } = finder;
  const found: NearbyNode[] = [];
  let farthestKm = capKm;
  const lookAt = (index: number) => {
    const node = nodeAt(finder, index, point);
    if (node.kilometres > farthestKm || !isOpen(node)) return;
    insertInOrder(found, node);
    if (found.length > count) found.pop();
    farthestKm = Math.min(capKm, reachKm((found[0] as NearbyNode).kilometres));
    while ((found.at(-1) as NearbyNode).kilometres > farthestKm) found.pop();
    if (found.length === count) farthestKm = (found.at(-1) as NearbyNode).kilometres;
  };
  const [row, column] = [rowOf(point.latitude), columnOf(point.longitude)];
  const kmPerLongitude = KM_PER_DEGREE * cosineOf(Math.abs(point.latitude) + capKm / KM_PER_DEGREE);
  for (let ring = 0; kilometresToRing(point, row, column, ring) <= farthestKm; ring++)
    for (let r = Math.max(0, row - ring); r <= Math.min(GRID.rows - 1, row + ring); r++) {
      const isWholeRow = Math.abs(r - row) === ring;
      const step = isWholeRow || ring === 0 ? 1 : 2 * ring;
      for (let c = column - ring; c <= column + ring; c += step) {
        if (c < 0 || c >= GRID.columns) continue;
        const cell = r * GRID.columns + c;
        for (let i = firsts[cell] as number; i < (firsts[cell + 1] as number); i++) {
          const index = nodes[i] as number;
          // Slightly too short, so they rule out most nodes without computing a sine.
          const northKm = KM_PER_DEGREE * ((latitudes[index] as number) - point.latitude);
          const eastKm = kmPerLongitude * ((longitudes[index] as number) - point.longitude);
          if (northKm * northKm + eastKm * eastKm <= farthestKm * farthestKm) lookAt(index);
        }
      }
    }
  return found;
}

/** The least distance to any position outside the earlier rings. */
function kilometresToRing({ latitude, longitude }: Point, row: number, column: number, ring: number): number {
  if (ring === 0) return 0;
  const south = latitude - (GRID.south + (row - ring + 1) * GRID.height);
  const north = GRID.south + (row + ring) * GRID.height - latitude;
  const west = longitude - (GRID.west + (column - ring + 1) * GRID.width);
  const east = GRID.west + (column + ring) * GRID.width - longitude;
  const poleward = Math.min(89, Math.abs(latitude) + ring * GRID.height);
  const narrowing = cosineOf(poleward);
  return KM_PER_DEGREE * Math.min(south, north, narrowing * west, narrowing * east);
}

const cosineOf = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

function rowOf(latitude: number): number {
  return Math.floor((latitude - GRID.south) / GRID.height);
}

function columnOf(longitude: number): number {
  return Math.floor((longitude - GRID.west) / GRID.width);
}

function nodeAt({ latitudes, longitudes }: NodeFinder, node: number, from: Point): NearbyNode {
  const position = { latitude: latitudes[node] ?? 0, longitude: longitudes[node] ?? 0 };
  return { ...position, node, kilometres: haversineKm(from, position) };
}

function insertInOrder(found: NearbyNode[], node: NearbyNode): void {
  let place = found.length;
  while (place > 0 && node.kilometres < (found[place - 1] as NearbyNode).kilometres) place--;
  found.splice(place, 0, node);
}
