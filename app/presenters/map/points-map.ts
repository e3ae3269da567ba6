import type { Point } from "#app/domain/geo/geo";
import { type OnMap, type Sheet, placeLabels } from "#app/domain/map/labels";
import { boxAround, inBox, onMap } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import { groundView, sheetOf, spotIn, townView, townsIn } from "./ground";

export type MarkKind = "place" | "parking" | "thing";

interface NamedPoint extends Point {
  readonly kind: MarkKind;
  readonly name: string;
}

const FRAMING = { ratio: 4 / 3, leastKm: 80, margin: 0.14 };
/** From the middle of a mark to its name, in CSS pixels. The place's own mark is larger. */
const GAPS: Readonly<Record<MarkKind, number>> = { place: 14, parking: 12, thing: 9 };

/** In CSS pixels: a nearer car park's sign is moved off the place's own mark. */
const CLEAR_PX = 24;

/** The first point is the place itself. Throws if there is none. */
export function pointsMapView(points: readonly NamedPoint[], towns: readonly MapTown[]) {
  const box = boxAround(points.map(onMap), FRAMING);
  const sheet = sheetOf(box);
  const [place] = points.map((point) => inBox(box, onMap(point)));
  const signs = points.map((point) => {
    const spot = inBox(box, onMap(point));
    const moved = point.kind === "parking" && place ? moveOff(place, spot, sheet) : undefined;
    return { ...point, gap: GAPS[point.kind], ...spot, moved };
  });
  // A static map has one zoom. Names of its points get their room before those of towns.
  const marks = signs.map(({ left, top, moved }) => ({ left, top, moved, zoom: 8 as const }));
  // The name of a moved sign would cover something.
  const candidates = signs.filter(({ moved }) => !moved);
  const named = placeLabels([...candidates, ...townsIn(box, towns)], marks, sheet, [1]);
  return {
    ...groundView(box, [], []),
    towns: named.filter(({ gap }) => gap === undefined).map(townView),
    marks: signs.map((sign) => {
      const { kind, name, left, top, moved } = sign;
      const label = named.find((each) => each.name === name && each.left === left && each.top === top);
      /** Of the name; null if there is room on neither. */
      const side = label ? (label.isLeft ? ("left" as const) : ("right" as const)) : null;
      return { kind, name, ...spotIn(box, onMap(sign)), side, ...(moved && { moved }) };
    }),
  };
}

export type PointsMapView = ReturnType<typeof pointsMapView>;

/** In CSS pixels; undefined if it is far enough away. */
function moveOff(place: OnMap, spot: OnMap, { width, height }: Sheet) {
  const [right, down] = [(spot.left - place.left) * width, (spot.top - place.top) * height];
  const distance = Math.hypot(right, down);
  if (distance >= CLEAR_PX) return undefined;
  // A mark at exactly the place's position is moved down.
  const [x, y] = distance === 0 ? [0, 1] : [right / distance, down / distance];
  const missing = CLEAR_PX - distance;
  return { right: Math.round(x * missing), down: Math.round(y * missing) };
}
