import type { Point } from "#app/domain/geo/geo";
import { type Barriers, barriersNear, isBarrierBetween } from "./barriers";
import { ROAD_CONSTANTS as c } from "./constants";
import { nearestNodes } from "./nodes-nearby";
import type { RoadGraph } from "./road-graph";
import { DENSITY_STEPS } from "./roads-file";
import { type TrafficLoad, localLoad } from "./traffic-load";
import { type TravelCost, minuteHundredthsOf, travelCost } from "./travel-cost";

/** A place without entries cannot be reached by road. */
export interface RoadAccess {
  readonly point: Point;
  /** On the roads around the place; 0 without entries. */
  readonly speedKmh: number;
  /** What traffic adds on the streets around the place, in percent. */
  readonly delay: number;
  /** The nearest first. */
  readonly entries: readonly RoadEntry[];
  /** Water, which no straight way may cross. */
  readonly barriers: Barriers;
}

/** A node near a place, and the cost of the way between the two. */
export interface RoadEntry {
  readonly node: number;
  readonly cost: TravelCost;
  readonly load: TrafficLoad;
}

/** Without nodes across water. */
export function accessOf(graph: RoadGraph, point: Point): RoadAccess {
  const barriers = barriersNear(graph.barriers, point, c.accessCapKm);
  const isOpen = (node: Point) => !isBarrierBetween(barriers, point, node);
  const nearby = nearestNodes(graph.nodeFinder, point, c.accessK, c.accessCapKm, isOpen, reachKm);
  const [nearest] = nearby;
  if (!nearest) return { point, speedKmh: 0, delay: 0, entries: [], barriers };
  const speedKmh = speedAround(graph, nearest.node);
  const entries = nearby.map(({ node, kilometres }) =>
    entryOf(graph, node, travelCost((60 * kilometres) / speedKmh, c.wL * kilometres)),
  );
  return { point, speedKmh, delay: streetDelay(graph, nearest.node), entries, barriers };
}

export function entryOf(graph: Pick<RoadGraph, "localDelays">, node: number, cost: TravelCost): RoadEntry {
  const delay = streetDelay(graph, node);
  return { node, cost, load: localLoad(minuteHundredthsOf(cost), delay, delay) };
}

/** Off the graph, drives are slow already: traffic at most doubles them. */
export const streetDelay = ({ localDelays }: Pick<RoadGraph, "localDelays">, node: number): number =>
  Math.min(100, localDelays[node] as number);

export const speedAround = ({ densities }: Pick<RoadGraph, "densities">, node: number): number =>
  localSpeedKmh((densities[node] ?? 0) / DENSITY_STEPS);

/** Of a further node, given the distance of the nearest one. */
const reachKm = (nearestKm: number): number =>
  Math.max(c.accessRatio * nearestKm, nearestKm + c.accessExtraKm);

/** Off the graph, along the straight line. `logDensity` is ln(1 + junctions per square km). */
export function localSpeedKmh(logDensity: number): number {
  return Math.max(c.speedMin, c.r0 - c.r1 * logDensity);
}
