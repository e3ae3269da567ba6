import type { Point } from "#app/domain/geo/geo";
import { type OnMap, type Sheet, placeLabels } from "#app/domain/map/labels";
import { boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { groundView, sheetOf, spotIn, townView, townsIn } from "./ground";
import type { MarkView, PointsMapView } from "./map-view";

interface NamedPoint extends Point {
  readonly kind: MarkView["kind"];
  readonly name: string;
}

const FRAMING = { ratio: 4 / 3, leastKm: 36, margin: 0.14 };
/**
 * The distance from the middle of a mark to its name, in CSS pixels. The place's own mark is larger than the others.
 */
const GAPS: Readonly<Record<MarkView["kind"], number>> = { place: 14, parking: 12, thing: 9 };

/** A car park's sign is moved if it is nearer than this to the place's own mark, in CSS pixels. */
const CLEAR_PX = 24;

/** A map of a place and what belongs to it. The first point is the place itself. Throws if there is no point. */
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
  // A static map has only one zoom. The names of its points get their room before the names of towns.
  const marks = spots.map(({ left, top }, i) => ({
    left,
    top,
    moved: moves[i] ?? undefined,
    zoom: 8 as const,
  }));
  // A sign that was moved gets no name on the map, since the name would cover something.
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

/** Returns how far to move a mark, in CSS pixels; null if it is far enough from the place's own mark. */
function moveOff(place: OnMap | undefined, spot: OnMap, { width, height }: Sheet): MarkView["moved"] | null {
  if (!place) return null;
  const [right, down] = [(spot.left - place.left) * width, (spot.top - place.top) * height];
  const distance = Math.hypot(right, down);
  if (distance >= CLEAR_PX) return null;
  // A mark at exactly the place's position is moved down.
  const [x, y] = distance === 0 ? [0, 1] : [right / distance, down / distance];
  const missing = CLEAR_PX - distance;
  return { right: Math.round(x * missing), down: Math.round(y * missing) };
}
