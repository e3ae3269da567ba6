import type { PublishedMasks } from "#app/domain/filters/published-masks";
import type { PublishedTides } from "#app/domain/tides/published-tides";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { ROADS_HEADER_BYTES, ROADS_MAGIC } from "#app/domain/roads/roads-file";

const bytes = new Uint8Array(ROADS_HEADER_BYTES);
new TextEncoder().encodeInto(ROADS_MAGIC, bytes);
const graph = readRoadGraph(bytes.buffer);

export const emptyRoads = () => graph;

export const noTides = (): Promise<PublishedTides> =>
  Promise.resolve({ fromMs: 0, untilMs: 0, gauges: [], gaugeAt: [], cutOff: [] });

export const noMasks = (): PublishedMasks => ({ release: "none", words: new Uint32Array() });
