import type { Stage } from "../sketch";
import { gothicTower, nave, spire, westFront } from "../kit/churches";
import { mix } from "../kit/colour";

/** A cathedral 190 wide from x = 0, standing on y = 0: twin west towers, long nave, crossing tower. */
export function cathedral(
  stage: Stage,
  { spired = false, westTowers = true, crossing = 92, bays = 8 } = {},
): string {
  const { palette } = stage;
  const east = bays * 15;
  return (
    gothicTower({ x: 92, base: 0, w: 30, h: crossing }, palette, { crown: 14 }) +
    (spired ? spire(107, -crossing + 1, 28, 76, mix(palette.roof, palette.paper, 0.15), palette.glass) : "") +
    nave({ x: 44, base: 0, w: east, h: 44 }, palette, { bays, roofH: 18 }) +
    westFront({ x: 20, base: 0, w: 26, h: 48 }, palette, 16) +
    (westTowers
      ? gothicTower({ x: 0, base: 0, w: 22, h: 84 }, palette, { crown: 12 }) +
        gothicTower({ x: 44, base: 0, w: 22, h: 84 }, palette, { crown: 12 })
      : "")
  );
}
