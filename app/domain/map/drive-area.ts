import type { RoadAccess } from "#app/domain/roads/access";
import { ROAD_CONSTANTS } from "#app/domain/roads/constants";
import type { RoadGraph } from "#app/domain/roads/road-graph";
import { minutesOf } from "#app/domain/roads/travel-cost";
import { type Ring, contourRings } from "./contour";
import type { DriveCells } from "./drive-cells";

/** `softness` in minutes: see contourRings. */
const SOFT_MINUTES = 20;

/** In kilometres on the map: x, y, x, y … Extends over the sea beside a coast, so the caller clips it. */
export function driveArea(
  graph: RoadGraph,
  cells: DriveCells,
  origin: RoadAccess,
  limitMinutes: number,
): Ring[] {
  const values = minutesToCells(cells, minutesToNodes(graph, origin));
  const field = { columns: cells.columns, rows: cells.rows, values };
  return contourRings(field, limitMinutes, SOFT_MINUTES).map((ring) =>
    ring.map((steps, i) => (i % 2 === 0 ? cells.x : cells.y) + steps * cells.stepKm),
  );
}

/** PHAST (Delling, Goldberg, Nowatzyk, Werneck 2011): up the hierarchy, then down in one sweep. */
function minutesToNodes(
  { upwardArcs: { firsts, targets, costs: arcCosts }, densities }: RoadGraph,
  origin: RoadAccess,
) {
  const costs = new Float64Array(densities.length).fill(Infinity);
  for (const { node, cost } of origin.entries) costs[node] = Math.min(costs[node] as number, cost);
  for (let node = 0; node < costs.length; node++) {
    const cost = costs[node] as number;
    if (cost === Infinity) continue;
    const end = firsts[node + 1] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const through = cost + (arcCosts[arc] as number);
      const target = targets[arc] as number;
      if (through < (costs[target] as number)) costs[target] = through;
    }
  }
  for (let node = costs.length - 1; node >= 0; node--) {
    const end = firsts[node + 1] as number;
    let least = costs[node] as number;
    for (let arc = firsts[node] as number; arc < end; arc++) {
      const down = (costs[targets[arc] as number] as number) + (arcCosts[arc] as number);
      if (down < least) least = down;
    }
    costs[node] = least;
  }
  return Float32Array.from(costs, (cost) => (cost === Infinity ? Infinity : minutesOf(cost)));
}

function minutesToCells({ firsts, nodes, minutes }: DriveCells, toNodes: Float32Array): Float32Array {
  const values = new Float32Array(firsts.length - 1);
  for (let corner = 0; corner < values.length; corner++) {
    let least = Infinity;
    const end = firsts[corner + 1] as number;
    for (let i = firsts[corner] as number; i < end; i++) {
      const total = (toNodes[nodes[i] as number] as number) + (minutes[i] as number);
      if (total < least) least = total;
    }
    values[corner] = least + ROAD_CONSTANTS.f0;
  }
  return values;
}
