import type { Point } from "../../../app/domain/geo";
import { boxAround, CellIndex } from "./cell-index";
import type { Node } from "./nodes-and-links";
import { crossing, mercator, segmentsOf, type PlanarPoint, type Segment } from "./planar";

const CELL_DEGREES = 0.1;

/** Step 5, iii: where land ends. */
export class Land {
  private readonly shore = new CellIndex<Segment>(CELL_DEGREES);
  private readonly allShore: Segment[];
  private readonly onLand = new Map<Node, boolean>();

  constructor(rings: readonly (readonly Point[])[]) {
    this.allShore = rings.flatMap((ring) => segmentsOf(ring.map(mercator)));
    for (const segment of this.allShore) this.shore.add(segment, boxAround([segment.from, segment.to]));
  }

  /** The longest stretch of water on the straight way between two nodes, as a share of the way. */
  longestWaterShare(from: Node, to: Node): number {
    const edge: Segment = { from: mercator(from), to: mercator(to) };
    let isLand = this.isOnLand(from);
    let longest = 0;
    let stretchStart = 0;
    for (const shore of [...this.shoresAlong(edge), 1]) {
      if (!isLand) longest = Math.max(longest, shore - stretchStart);
      stretchStart = shore;
      isLand = !isLand;
    }
    return longest;
  }

  private shoresAlong(edge: Segment): number[] {
    const shares: number[] = [];
    for (const shore of this.shore.near(boxAround([edge.from, edge.to]))) {
      const found = crossing(edge, shore);
      if (found && found.alongA >= 0 && found.alongA <= 1 && found.alongB >= 0 && found.alongB < 1)
        shares.push(found.alongA);
    }
    return shares.sort((a, b) => a - b);
  }

  private isOnLand(node: Node): boolean {
    const known = this.onLand.get(node) ?? isInside(mercator(node), this.allShore);
    this.onLand.set(node, known);
    return known;
  }
}

/** Even-odd rule: a line from the point eastwards crosses the rings an odd number of times. */
function isInside({ x, y }: PlanarPoint, rings: readonly Segment[]): boolean {
  let inside = false;
  for (const { from, to } of rings) {
    if (from.y > y === to.y > y) continue;
    if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x) inside = !inside;
  }
  return inside;
}
