import type { MotorwayRow, WrittenPoint } from "./inputs";
import type { Link, Network, Node } from "./nodes-and-links";

/** Step 2: one node for each distinct text, one link for each row. */
export function buildMotorways(rows: readonly MotorwayRow[]): Network {
  const byText = new Map<string, Node>();
  const nodeAt = (point: WrittenPoint): Node => {
    const known = byText.get(point.text);
    if (known) return known;
    byText.set(point.text, point);
    return point;
  };
  const links = rows.map(({ from, to, kilometres }): Link => {
    return { ends: [nodeAt(from), nodeAt(to)], roadClass: "W", mappedKm: kilometres };
  });
  return { nodes: [...byText.values()], links };
}
