import { haversineKm } from "../../../app/domain/geo";
import { localMinutes, localSpeedKmh } from "../../../app/domain/road-local-speed";
import type { Density } from "./density";
import type { Constant } from "./constants";
import type { Link, Node } from "./nodes-and-links";

/** A finished edge, from the earlier node to the later one. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly kilometres: number;
  /** 0 no ferry, 1 turn up and go, 2 must be booked. */
  readonly ferry: 0 | 1 | 2;
}

/** Steps 7 to 9: what each link costs, and of links between the same two nodes only the quickest. */
export function buildEdges(
  nodes: readonly Node[],
  links: readonly Link[],
  density: Density,
  constant: Constant,
): Edge[] {
  const places = new Map(nodes.map((node, i) => [node, i]));
  const placeOf = (node: Node): number => {
    const place = places.get(node);
    if (place === undefined) throw new Error("a link ends at a node that was dropped");
    return place;
  };
  const quickest = new Map<number, Edge>();
  for (const link of links) {
    const [a, b] = link.ends.map(placeOf) as [number, number];
    const edge: Edge = {
      from: Math.min(a, b),
      to: Math.max(a, b),
      minutes: minutesOf(link, density, constant),
      kilometres: kilometresOf(link, constant),
      ferry: link.ferry ? (link.ferry.mustBook ? 2 : 1) : 0,
    };
    const pair = edge.from * nodes.length + edge.to;
    const rival = quickest.get(pair);
    if (rival && (rival.ferry === 0) !== (edge.ferry === 0)) throw new Error("a road beside a ferry");
    if (!rival || edge.minutes < rival.minutes) quickest.set(pair, edge);
  }
  return [...quickest.values()];
}

function minutesOf(link: Link, density: Density, constant: Constant): number {
  if (link.ferry) return link.ferry.minutes;
  const [from, to] = link.ends;
  const isNorthern = (from.latitude + to.latitude) / 2 > constant("northLat");
  return roadMinutes(link, density, constant) * (isNorthern ? constant("kN") : 1);
}

function roadMinutes(link: Link, density: Density, constant: Constant): number {
  const { ends, roadClass, mappedKm } = link;
  const kilometres = mappedKm ?? haversineKm(...ends);
  const logDensity = density.meanLogAlong(link);
  if (roadClass === "L") return localMinutes(kilometres, localSpeedKmh(logDensity));
  const slowed = constant(`v${roadClass}`) * (1 - constant(`a${roadClass}`) * logDensity);
  return (60 * kilometres) / Math.max(constant("fastSpeedMin"), slowed);
}

function kilometresOf({ ends, roadClass, mappedKm }: Link, constant: Constant): number {
  return constant(`w${roadClass}`) * Math.max(mappedKm ?? 0, haversineKm(...ends));
}
