import Delaunator from "delaunator";
import { haversineKm } from "../../../app/domain/geo";
import { Barriers } from "./barriers";
import type { RoadInputs } from "./inputs";
import { Land } from "./land";
import type { Link, Network, Node } from "./nodes-and-links";
import { mercator } from "./planar";
import { settleDiagonal, settledCrossing } from "./settled-by-rounding";

/** Step 5: links between neighbours where neither a barrier nor a stretch of water lies between. */
export function buildLocalEdges({ nodes, links }: Network, inputs: RoadInputs): Link[] {
  const barriers = new Barriers(inputs.barriers, links);
  const land = new Land(inputs.landRings);
  const maxWaterKm = inputs.constant("maxWaterKm");
  const crossesBarrier = ([from, to]: [Node, Node]) =>
    settledCrossing([from, to]) ?? barriers.isCrossedBy({ from: mercator(from), to: mercator(to) });
  return settleDiagonal(neighbours(nodes, inputs.constant("maxDelaunayKm")))
    .filter((edge) => !crossesBarrier(edge))
    .filter(([from, to]) => land.longestWaterShare(from, to) * haversineKm(from, to) < maxWaterKm)
    .map((ends) => ({ ends, roadClass: "L" }));
}

/** Edges of the Delaunay triangulation that are shorter than the limit, each once, from its earlier node. */
export function neighbours(nodes: readonly Node[], maxKm: number): [Node, Node][] {
  const { triangles } = Delaunator.from(
    nodes.map(mercator),
    ({ x }) => x,
    ({ y }) => y,
  );
  const pairs = new Set<number>();
  triangles.forEach((node, corner) => {
    const next = triangles[corner % 3 === 2 ? corner - 2 : corner + 1] as number;
    pairs.add(Math.min(node, next) * nodes.length + Math.max(node, next));
  });
  return [...pairs]
    .map((pair): [Node, Node] => [
      nodes[Math.floor(pair / nodes.length)] as Node,
      nodes[pair % nodes.length] as Node,
    ])
    .filter(([from, to]) => haversineKm(from, to) < maxKm);
}
