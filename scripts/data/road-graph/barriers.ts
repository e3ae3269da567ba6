import type { Point } from "../../../app/domain/geo";
import { boxAround, CellIndex } from "./cell-index";
import type { Link } from "./nodes-and-links";
import { crossing, mercator, segmentsOf, type Segment } from "./planar";

const CELL_DEGREES = 0.1;
const KM_PER_DEGREE = 111.195;
const FERRY_BARRIER_HALF_KM = 1.5;

/** Step 5, i and ii: lines that no local edge may cross. */
export class Barriers {
  private readonly segments = new CellIndex<Segment>(CELL_DEGREES);

  constructor(drawn: readonly (readonly Point[])[], links: readonly Link[]) {
    const ferries = links.filter((link) => link.roadClass === "F");
    const lines = [...drawn, ...ferries.map(acrossFerry)];
    for (const segment of lines.flatMap((line) => segmentsOf(line.map(mercator))))
      this.segments.add(segment, boxAround([segment.from, segment.to]));
  }

  isCrossedBy(edge: Segment): boolean {
    for (const barrier of this.segments.near(boxAround([edge.from, edge.to]))) {
      const { alongA, alongB } = crossing(edge, barrier) ?? { alongA: -1, alongB: -1 };
      if (alongA >= 0 && alongA <= 1 && alongB >= 0 && alongB <= 1) return true;
    }
    return false;
  }
}

/** A line across the middle of a ferry, because where ships are needed there is no road from shore to shore. */
function acrossFerry({ ends: [from, to] }: Link): [Point, Point] {
  const latitude = (from.latitude + to.latitude) / 2;
  const longitude = (from.longitude + to.longitude) / 2;
  const eastKmPerDegree = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const eastKm = (to.longitude - from.longitude) * eastKmPerDegree;
  const northKm = (to.latitude - from.latitude) * KM_PER_DEGREE;
  const share = FERRY_BARRIER_HALF_KM / Math.hypot(eastKm, northKm);
  const towards = (side: 1 | -1): Point => ({
    latitude: latitude + (side * share * eastKm) / KM_PER_DEGREE,
    longitude: longitude - (side * share * northKm) / eastKmPerDegree,
  });
  return [towards(-1), towards(1)];
}
