import { toTenth } from "#app/domain/units";
import { type Label, type Pinned, type Sheet, type Zoom, placeLabels } from "#app/domain/map/labels";
import { type MapBox, type MapPoint, inBox } from "#app/domain/map/map-box";
import type { MapTown } from "#app/domain/map/map-towns";
import type { GroundView, SpotView, TownView } from "./map-view";

/** In CSS pixels, on a phone that is 320 pixels wide. */
const SHEET_WIDTH = 288;

/** In CSS pixels, of the smallest map of this box, for which names and pins are arranged. */
export const sheetOf = ({ width, height }: MapBox): Sheet => ({
  width: SHEET_WIDTH,
  height: (SHEET_WIDTH * height) / width,
});

export function spotIn(box: MapBox, point: MapPoint): SpotView {
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
): GroundView {
  return {
    viewBox: [box.x, box.y, box.width, box.height].map(toTenth).join(" "),
    ratio: Math.round((1000 * box.width) / box.height) / 1000,
    towns: placeLabels(townsIn(box, towns), pins, sheetOf(box), zooms).map(townView),
  };
}

export function townView({ name, left, top, isLeft, zoom }: Label): TownView {
  const spot = { name, left: toTenth(100 * left), top: toTenth(100 * top) };
  return { ...spot, ...(isLeft ? { isLeft: true as const } : {}), ...(zoom > 1 ? { zoom } : {}) };
}
