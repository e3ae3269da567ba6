import type { Point } from "#app/domain/geo/geo";
import { type Barriers, barriersNear, isBarrierBetween } from "./barriers";
import { ROAD_CONSTANTS as c } from "./constants";
import { nearestNodes } from "./nodes-nearby";
import type { RoadGraph } from "./road-graph";
import { DENSITY_STEPS } from "./roads-file";
import { type TravelCost, travelCost } from "./travel-cost";

/** How a place is joined to the road graph. Without entries it cannot be reached by road. */
export interface RoadAccess {
  readonly point: Point;
  /** Local speed around the place, km/h; 0 if there are no entries. */
  readonly speedKmh: number;
  /** The nearest node first. */
  readonly entries: readonly RoadEntry[];
  /** Water around the place that no straight way may cross. */
  readonly barriers: Barriers;
}

/** A node of the graph from which a place can be reached, and the way between the two. */
export interface RoadEntry {
  readonly node: number;
  readonly cost: TravelCost;
}

/** Joins a place to the nodes near it, without those across water. */
export function accessOf(graph: RoadGraph, point: Point): RoadAccess {
  const barriers = barriersNear(graph.barriers, point, c.accessCapKm);
  const isOpen = (node: Point) => !isBarrierBetween(barriers, point, node);
  const nearby = nearestNodes(graph.nodeFinder, point, c.accessK, c.accessCapKm, isOpen, reachKm);
  const [nearest] = nearby;
  if (!nearest) return { point, speedKmh: 0, entries: [], barriers };
  const speedKmh = speedAround(graph, nearest.node);
  const entries = nearby.map(({ node, kilometres }) => ({
    node,
    cost: travelCost((60 * kilometres) / speedKmh, c.wL * kilometres),
  }));
  return { point, speedKmh, entries, barriers };
}

/** Local speed, km/h, around a place whose nearest node this is. */
export const speedAround = ({ densities }: Pick<RoadGraph, "densities">, node: number): number =>
  localSpeedKmh((densities[node] ?? 0) / DENSITY_STEPS);

/** How far the other nodes of a place may be, in km, given the distance of the nearest. */
const reachKm = (nearestKm: number): number =>
  Math.max(c.accessRatio * nearestKm, nearestKm + c.accessExtraKm);

/**
 * Returns the speed in km/h, along the straight line, on roads that are not in the graph. `logDensity` is
 * ln(1 + junctions per square km).
 */
export function localSpeedKmh(logDensity: number): number {
  return Math.max(c.speedMin, c.r0 - c.r1 * logDensity);
}
