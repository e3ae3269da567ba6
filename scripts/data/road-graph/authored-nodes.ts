import { GroundIndex } from "./ground-index";
import type { Constant } from "./constants";
import type { RoadLinkRow, WrittenPoint } from "./inputs";
import type { Node } from "./nodes-and-links";

/**
 * Points that lie equally far from two earlier ones, so that rounding would decide which they join. The recipe
 * (data/roads/ALGORITHM.md, step 3d) names the one.
 */
const SETTLED_TIES = new Map([
  ["51.515 -0.080", "51.510 -0.080"],
  ["51.715 -1.970", "51.710 -1.970"],
  ["52.060 -1.330", "52.060 -1.340"],
  ["52.090 -1.940", "52.090 -1.930"],
  ["52.490 -0.690", "52.490 -0.680"],
  ["51.900 -2.090", "51.900 -2.080"],
  ["51.380 -2.360", "51.380 -2.350"],
]);

/** Step 3, rules a to e: gives each authored point its node, joining it to one nearby where there is one. */
export class AuthoredNodes {
  private readonly byText = new Map<string, Node>();
  private readonly berths: ReadonlySet<string>;
  private readonly motorwayNodes: GroundIndex<Node>;
  private readonly joinable = new GroundIndex<Node>();

  constructor(
    rows: readonly RoadLinkRow[],
    motorwayNodes: readonly Node[],
    private readonly constant: Constant,
    private readonly onNew: (node: Node) => void,
  ) {
    const ferries = rows.filter((row) => row.roadClass === "F");
    this.berths = new Set(ferries.flatMap((row) => row.points.map((point) => point.text)));
    this.motorwayNodes = new GroundIndex(motorwayNodes);
  }

  at(point: WrittenPoint): Node {
    const node = this.byText.get(point.text) ?? this.joinOrMake(point);
    this.byText.set(point.text, node);
    return node;
  }

  private joinOrMake(point: WrittenPoint): Node {
    if (this.berths.has(point.text)) return this.make(point);
    const nearby =
      this.motorwayNodes.nearest(point, this.constant("snapMotorwayKm")) ??
      this.byText.get(SETTLED_TIES.get(point.text) ?? "") ??
      this.joinable.nearest(point, this.constant("snapPointKm"));
    if (nearby) return nearby;
    const made = this.make(point);
    this.joinable.add(made);
    return made;
  }

  private make(point: WrittenPoint): Node {
    this.onNew(point);
    return point;
  }
}
