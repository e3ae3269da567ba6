import type { RoadEdges } from "./road-arcs";

/**
 * Layout of roads.bin, little endian and without gaps: the magic, uint16 nodes N, uint32 edges M; uint16 latitude[N],
 * uint16 longitude[N] (steps of `ROADS_GRID`), uint8 40 ln(1 + density)[N], uint8 stored edges[N]; uint16 target[M]
 * grouped by source node, uint16 minutes[M] in hundredths, ferry bits, must-book bits (ceil(M / 8) bytes each, bit
 * i & 7 of byte i >> 3), uint16 kilometres[M] in hundredths. An edge is stored once, at its smaller node.
 */
export const ROADS_MAGIC = "UKR2";
export const ROADS_HEADER_BYTES = 10;
export const DENSITY_STEPS = 40;
export const HUNDREDTHS = 100;

/** Each axis is divided into so many steps, of about 19 m from south to north and at most 12 m from west to east. */
export const ROADS_GRID_STEPS = 65_535;
export const ROADS_GRID = {
  latitude: { origin: 49.8, span: 11.2 },
  longitude: { origin: -8.7, span: 10.6 },
} as const;

/** What roads.bin holds in our units; each edge goes from its smaller node to its larger one. */
export interface RoadsFile {
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly logDensities: Float32Array;
  readonly edges: RoadEdges;
}

/** Length in bytes of a file of so many nodes and edges. */
function roadsFileLength(nodeCount: number, edgeCount: number): number {
  return ROADS_HEADER_BYTES + 6 * nodeCount + 6 * edgeCount + 2 * Math.ceil(edgeCount / 8);
}

/** Unpacks roads.bin. Throws where the bytes are not such a file: a fault of the build. */
export function readRoadsFile(bytes: ArrayBuffer): RoadsFile {
  const view = new DataView(bytes);
  if (bytes.byteLength < ROADS_HEADER_BYTES) throw new Error("roads.bin: too short");
  const magic = new TextDecoder().decode(bytes.slice(0, ROADS_MAGIC.length));
  const nodeCount = view.getUint16(4, true);
  const edgeCount = view.getUint32(6, true);
  if (magic !== ROADS_MAGIC || bytes.byteLength !== roadsFileLength(nodeCount, edgeCount))
    throw new Error("roads.bin: wrong magic or length");

  const next = columnReader(view);
  // The order of these reads is the order of the file.
  const latitudes = next.uint16s(nodeCount);
  const longitudes = next.uint16s(nodeCount);
  const densities = next.uint8s(nodeCount);
  const edgeCounts = next.uint8s(nodeCount);
  const targets = next.uint16s(edgeCount);
  const minutes = next.uint16s(edgeCount);
  const ferryBits = next.uint8s(Math.ceil(edgeCount / 8));
  const mustBookBits = next.uint8s(Math.ceil(edgeCount / 8));
  const kilometres = next.uint16s(edgeCount);
  return {
    latitudes: new Float64Array(latitudes).map(degreesAlong(ROADS_GRID.latitude)),
    longitudes: new Float64Array(longitudes).map(degreesAlong(ROADS_GRID.longitude)),
    logDensities: new Float32Array(densities).map((steps) => steps / DENSITY_STEPS),
    edges: {
      sources: sourcesOf(edgeCounts, edgeCount),
      targets,
      minutes: new Float64Array(minutes).map((steps) => steps / HUNDREDTHS),
      kilometres: new Float32Array(kilometres).map((steps) => steps / HUNDREDTHS),
      ferries: new Uint8Array(edgeCount).map((_, edge) => bit(ferryBits, edge) + bit(mustBookBits, edge)),
    },
  };
}

/** Reads one column after another, which stand in the file without gaps and so not at even addresses. */
function columnReader(view: DataView) {
  let position = ROADS_HEADER_BYTES;
  const uint8s = (length: number): Uint8Array => {
    position += length;
    return new Uint8Array(view.buffer, position - length, length);
  };
  const uint16s = (length: number): Uint16Array => {
    const values = new Uint16Array(length);
    for (let i = 0; i < length; i++) values[i] = view.getUint16(position + 2 * i, true);
    position += 2 * length;
    return values;
  };
  return { uint8s, uint16s };
}

function degreesAlong({ origin, span }: { readonly origin: number; readonly span: number }) {
  return (steps: number) => origin + (steps / ROADS_GRID_STEPS) * span;
}

function bit(bits: Uint8Array, i: number): number {
  return ((bits[i >> 3] as number) >> (i & 7)) & 1;
}

/** The source node of each edge, from the number of edges that each node has. */
function sourcesOf(edgeCounts: Uint8Array, edgeCount: number): Uint16Array {
  const sources = new Uint16Array(edgeCount);
  let edge = 0;
  edgeCounts.forEach((count, node) => {
    sources.fill(node, edge, edge + count);
    edge += count;
  });
  if (edge !== edgeCount) throw new Error("roads.bin: the nodes do not have as many edges as the file");
  return sources;
}
