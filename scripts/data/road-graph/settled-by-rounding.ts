import type { Node } from "./nodes-and-links";

/**
 * Two spots where the rounding of the arithmetic would decide which local edges there are. The recipe
 * (data/roads/ALGORITHM.md, Checks) names what the graph has; it is written down here so that every machine builds
 * the same graph.
 */

/** Four nodes on one circle have two equally good diagonals: the first of these is replaced by the second. */
const REJECTED_DIAGONAL = pairKey("52.385 -0.540", "52.330 -0.600");
const CHOSEN_DIAGONAL = ["52.385 -0.640", "52.330 -0.580"] as const;

/** The barrier Fowey ends exactly on the node 50.405 -4.660: whether it is crossed by the edges of that node. */
const SETTLED_CROSSINGS = new Map([
  [pairKey("50.405 -4.660", "50.475 -4.720"), true],
  [pairKey("50.405 -4.660", "50.450 -4.570"), false],
]);

/** The same edges with the diagonal that the recipe names. */
export function settleDiagonal(edges: readonly [Node, Node][]): [Node, Node][] {
  const nodes = new Map(edges.flat().map((node) => [textOf(node), node]));
  const [from, to] = CHOSEN_DIAGONAL.map((text) => nodes.get(text));
  return edges.map((edge) => (from && to && keyOf(edge) === REJECTED_DIAGONAL ? [from, to] : edge));
}

/** Whether an edge crosses a barrier, where the recipe says so; undefined everywhere else. */
export function settledCrossing(edge: readonly [Node, Node]): boolean | undefined {
  return SETTLED_CROSSINGS.get(keyOf(edge));
}

function keyOf([from, to]: readonly [Node, Node]): string {
  return pairKey(textOf(from), textOf(to));
}

function pairKey(a: string, b: string): string {
  return [a, b].sort().join(";");
}

function textOf({ latitude, longitude }: Node): string {
  return `${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
}
