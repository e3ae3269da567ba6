import type { Point } from "#app/domain/geo/geo";
import { type OnMap, type Sheet, placeLabels } from "#app/domain/map/labels";
import { boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { groundView, sheetOf, spotIn, townView, townsIn } from "./ground";
import type { MarkView, PointsMapView } from "./map-view";

/** A point with a name on a static map. */
export interface NamedPoint extends Point {
  readonly kind: MarkView["kind"];
  readonly name: string;
}

const FRAMING = { ratio: 4 / 3, leastKm: 36, margin: 0.14 };
/** Pixels from a mark to its name; the place's own mark is larger. */
const GAPS: Readonly<Record<MarkView["kind"], number>> = { place: 14, parking: 12, thing: 9 };

/** A mark nearer to the place than this is moved away from the place's own mark. */
const CLEAR_PX = 24;

/** A map of a place, the first point, and what belongs to it. Throws if there is no point. */
export function pointsMapView(points: readonly NamedPoint[], towns: readonly MapTown[]): PointsMapView {
  const box = boxAround(points.map(onMap), FRAMING);
  const sheet = sheetOf(box);
  const spots = points.map((point) => ({
    name: point.name,
    gap: GAPS[point.kind],
    ...inBox(box, onMap(point)),
  }));
  const moves = spots.map((spot, i) =>
    points[i]?.kind === "parking" ? moveOff(spots[0], spot, sheet) : null,
  );
  // The map has only one zoom. Names of these points are candidates like those of towns, but come first.
  const marks = spots.map(({ left, top }, i) => ({
    left: left + (moves[i]?.right ?? 0) / sheet.width,
    top: top + (moves[i]?.down ?? 0) / sheet.height,
    zoom: 8 as const,
  }));
  // A moved sign has its name beside the map, where it covers nothing.
  const candidates = spots.filter((_, i) => !moves[i]);
  const named = placeLabels([...candidates, ...townsIn(box, towns)], marks, sheet, [1]);
  return {
    ...groundView(box, [], []),
    towns: named.filter(({ gap }) => gap === undefined).map(townView),
    marks: points.map((point, i) => {
      const label = named.find(({ left, top, name }) => {
        const spot = spots[i];
        return name === spot?.name && left === spot.left && top === spot.top;
      });
      const side = label ? (label.isLeft ? ("left" as const) : ("right" as const)) : null;
      const moved = moves[i];
      return {
        kind: point.kind,
        name: point.name,
        ...spotIn(box, onMap(point)),
        side,
        ...(moved && { moved }),
      };
    }),
  };
}

/** Returns how to move a mark, in pixels of the sheet; null if it does not overlap the place's own mark. */
function moveOff(place: OnMap | undefined, spot: OnMap, { width, height }: Sheet): MarkView["moved"] | null {
  if (!place) return null;
  const [right, down] = [(spot.left - place.left) * width, (spot.top - place.top) * height];
  const distance = Math.hypot(right, down);
  if (distance >= CLEAR_PX) return null;
  // A sign at the exact centre is moved below it.
  const [x, y] = distance === 0 ? [0, 1] : [right / distance, down / distance];
  const missing = CLEAR_PX - distance;
  return { right: Math.round(x * missing), down: Math.round(y * missing) };
}
