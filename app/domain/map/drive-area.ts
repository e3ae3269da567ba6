import { type RoadAccess, streetDelay } from "#app/domain/roads/access";
import { ROAD_CONSTANTS } from "#app/domain/roads/constants";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import type { TrafficClock } from "#app/domain/roads/traffic";
import { unpackLoad } from "#app/domain/roads/traffic-load";
import { minutesOf } from "#app/domain/roads/travel-cost";
import { type Ring, contourRings } from "./contour";
import type { DriveCells } from "./drive-cells";

/** `softness` in minutes: see contourRings. */
const SOFT_MINUTES = 20;

/** What a search's limit and hour reach from all origins, in kilometres on the map: x, y, x, y … Extends over the sea beside a coast, so the caller clips it. */
export function driveArea(
  graph: RoadGraph,
  cells: DriveCells,
  origins: readonly RoadAccess[],
  limitMinutes: number,
  typical: TrafficClock,
): Ring[] {
  const [first = new Float32Array(), ...others] = origins.map((origin) =>
    minutesToCells(graph, cells, waysToNodes(graph, origin), typical),
  );
  const values = first.map((minutes, corner) =>
    others.reduce((most, other) => Math.max(most, other[corner] as number), minutes),
  );
  const field = { columns: cells.columns, rows: cells.rows, values };
  return contourRings(field, limitMinutes, SOFT_MINUTES).map((ring) =>
    ring.map((steps, i) => (i % 2 === 0 ? cells.x : cells.y) + steps * cells.stepKm),
  );
}

/** PHAST (Delling, Goldberg, Nowatzyk, Werneck 2011): up the hierarchy, then down in one sweep. */
function waysToNodes(
  { upwardArcs: { firsts, targets, costs: arcCosts, loads: arcLoads }, densities }: RoadGraph,
  origin: RoadAccess,
) {
  const costs = new Float64Array(densities.length).fill(Infinity);
  const loads = new Float64Array(densities.length);
  for (const { node, cost, load } of origin.entries) {
    if (cost >= (costs[node] as number)) continue;
    costs[node] = cost;
    loads[node] = load;
  }
  for (let node = 0; node < costs.length; node++) {
    const cost = costs[node] as number;
    if (cost === Infinity) continue;
    const end = firsts[node + 1] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const through = cost + (arcCosts[arc] as number);
      const target = targets[arc] as number;
      if (through >= (costs[target] as number)) continue;
      costs[target] = through;
      loads[target] = (loads[node] as number) + (arcLoads[arc] as number);
    }
  }
  for (let node = costs.length - 1; node >= 0; node--) {
    const end = firsts[node + 1] as number;
    let least = costs[node] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const target = targets[arc] as number;
      const down = (costs[target] as number) + (arcCosts[arc] as number);
      if (down >= least) continue;
      least = down;
      loads[node] = (loads[target] as number) + (arcLoads[arc] as number);
    }
    costs[node] = least;
  }
  // By node: the cost, Infinity without a way, and the load.
  return { costs, loads };
}

/** The quickest on empty roads, at the traffic of the hour. */
function minutesToCells(
  { localDelays }: RoadGraph,
  { firsts, nodes, minutes }: DriveCells,
  { costs, loads }: ReturnType<typeof waysToNodes>,
  typical: TrafficClock,
): Float32Array {
  const values = new Float32Array(firsts.length - 1);
  for (let corner = 0; corner < values.length; corner++) {
    let [least, last] = [Infinity, -1];
    const end = firsts[corner + 1] as number;
    for (let i = firsts[corner] as number; i < end; i++) {
      const cost = costs[nodes[i] as number] as number;
      const total = cost === Infinity ? Infinity : minutesOf(cost) + (minutes[i] as number);
      if (total < least) [least, last] = [total, i];
    }
    if (last < 0) {
      values[corner] = Infinity;
      continue;
    }
    const node = nodes[last] as number;
    const { strategic, localDelay } = unpackLoad(loads[node] as number);
    const streets = ((minutes[last] as number) * streetDelay({ localDelays }, node)) / 100;
    values[corner] = typical({
      minutes: least + ROAD_CONSTANTS.f0,
      strategic,
      localDelay: localDelay + streets,
    });
  }
  return values;
}
