import type { Point } from "../../../app/domain/geo";
import type { AuthoredClass } from "./inputs";

/** A node under construction; its place among the others is decided when all are known. */
export type Node = Point;

/** W are motorways of motorways.csv; L are local edges between neighbours. */
export type RoadClass = AuthoredClass | "W" | "L";

/** A stretch of road or a ferry between two nodes. */
export interface Link {
  readonly ends: readonly [Node, Node];
  readonly roadClass: RoadClass;
  /** Of class W only: length on the map. */
  readonly mappedKm?: number;
  /** Of class F only. */
  readonly ferry?: { readonly minutes: number; readonly mustBook: boolean };
}

export interface Network {
  readonly nodes: readonly Node[];
  readonly links: readonly Link[];
}
