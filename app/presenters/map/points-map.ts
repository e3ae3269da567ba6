import type { Point } from "#app/domain/geo/geo";
import { placeLabels } from "#app/domain/map/labels";
import { boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { groundView, sheetOf, spotIn, townView, townsIn } from "./ground";
import type { MarkView, PointsMapView } from "./map-view";

/** A point that a still map shows by name. */
export interface NamedPoint extends Point {
  readonly kind: MarkView["kind"];
  readonly name: string;
}

const FRAMING = { ratio: 4 / 3, leastKm: 36, margin: 0.14 };
/** Pixels from a mark to its name: the place's own mark is the larger one. */
const GAPS: Readonly<Record<MarkView["kind"], number>> = { place: 14, parking: 12, thing: 9 };

/** A map around a place and what belongs to it, the first point being the place. Throws where there is none. */
export function pointsMapView(points: readonly NamedPoint[], towns: readonly MapTown[]): PointsMapView {
  const box = boxAround(points.map(onMap), FRAMING);
  const sheet = sheetOf(box);
  const spots = points.map((point) => ({
    name: point.name,
    gap: GAPS[point.kind],
    ...inBox(box, onMap(point)),
  }));
  // Dots at every zoom of a map that has only one: their names are candidates like those of the towns, before them.
  const marks = spots.map(({ left, top }) => ({ left, top, zoom: 8 as const }));
  const named = placeLabels([...spots, ...townsIn(box, towns)], marks, sheet, [1]);
  return {
    ...groundView(box, [], []),
    towns: named.filter(({ gap }) => gap === undefined).map(townView),
    marks: points.map((point, i) => {
      const label = named.find(({ left, top, name }) => {
        const spot = spots[i];
        return name === spot?.name && left === spot.left && top === spot.top;
      });
      const side = label ? (label.isLeft ? ("left" as const) : ("right" as const)) : null;
      return { kind: point.kind, name: point.name, ...spotIn(box, onMap(point)), side };
    }),
  };
}
