import { toTenth } from "#app/domain/units";
import { type Label, type Pinned, type Sheet, type Zoom, placeLabels } from "#app/domain/map/labels";
import { type MapBox, type MapPoint, inBox } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";

/** In CSS pixels, on a phone that is 320 pixels wide. */
const SHEET_WIDTH = 288;

/** In CSS pixels, of the smallest map of this box, for which names and pins are arranged. */
export const sheetOf = ({ width, height }: MapBox): Sheet => ({
  width: SHEET_WIDTH,
  height: (SHEET_WIDTH * height) / width,
});

/** In per cent of a map's width and height from the top left. */
export function spotIn(box: MapBox, point: MapPoint) {
  const { left, top } = inBox(box, point);
  return { left: toTenth(100 * left), top: toTenth(100 * top) };
}

/** The largest first. The map names those for which there is room. */
export function townsIn(box: MapBox, towns: readonly MapTown[]) {
  return towns.flatMap((town) => {
    const { left, top } = inBox(box, town);
    return left > 0 && left < 1 && top > 0 && top < 1 ? [{ name: town.name, left, top }] : [];
  });
}

/** No name covers a pin at any zoom. */
export function groundView(
  box: MapBox,
  towns: readonly MapTown[],
  pins: readonly Pinned[],
  zooms?: readonly Zoom[],
) {
  return {
    /** In the kilometres of uk.svg. */
    viewBox: [box.x, box.y, box.width, box.height].map(toTenth).join(" "),
    ratio: Math.round((1000 * box.width) / box.height) / 1000,
    towns: placeLabels(townsIn(box, towns), pins, sheetOf(box), zooms).map(townView),
  };
}

export type GroundView = ReturnType<typeof groundView>;

/** Without a zoom the name is always shown. */
export function townView({ name, left, top, isLeft, zoom }: Label) {
  const spot = { name, left: toTenth(100 * left), top: toTenth(100 * top) };
  return { ...spot, ...(isLeft ? { isLeft } : {}), ...(zoom > 1 ? { zoom } : {}) };
}
