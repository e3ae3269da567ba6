import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { houses } from "../kit/houses";
import { conifers, coniferRow, dots, tufts } from "../kit/plants";
import { fill, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { sheep } from "./moor-things";

/** Long heather ridges one behind the other and a road winding over them past a white cottage. */
export function valleyRoad(stage: Stage): string {
  const { palette, random } = stage;
  const bloom = mix("#9a6fa6", palette.near, 0.2);
  const x = random.whole(250, 380);
  const cottage = {
    x: x + 90,
    base: 262,
    w: 52,
    h: 22,
    roofH: 18,
    wall: palette.paper,
    roof: palette.roof,
    chimney: true,
    columns: 3,
    rows: 1,
    door: palette.accent,
  } as const;
  const road = `M${x - 130} 420C${x + 30} 350 ${x - 110} 320 ${x - 20} 296S${x + 150} 276 ${x + 60} 256S${x - 40} 240 ${x + 10} 226H${x + 18}C${x - 20} 240 ${x + 80} 244 ${x + 86} 260S${x + 10} 288 ${x + 26} 306S${x + 60} 340 ${x - 30} 420z`;
  return (
    hill(rolling(random, 152, 20, 2), mix(palette.far, palette.skyMid, 0.3)) +
    hill(rolling(random, 178, 18, 2), palette.far) +
    hill(rolling(random, 204, 14, 2), mix(palette.far, palette.mid, 0.6), palette.mid, 2, 9) +
    hill([-80, 236, 100, 226, x, 222, 480, 212, 600, 226, 720, 216], palette.mid, palette.near, 3, 10) +
    conifers(coniferRow(random, 490, 640, 240, 26, 44), palette.near, palette.fore) +
    hill([-80, 262, 120, 268, 300, 250, 480, 256, 720, 250], palette.near, palette.fore, 3, 12) +
    hill([-80, 300, 100, 284, 240, 300, 420, 288, 600, 300, 720, 292], bloom, palette.fore, 3, 13) +
    fill(mix(palette.sand, palette.paper, 0.3), road) +
    houses([cottage], palette) +
    sheep(
      [
        [x + 180, 284, 1],
        [x - 110, 292, 1.1],
        [x - 76, 300, -1],
        [x + 230, 320, 1.4],
      ],
      palette,
    ) +
    stroke(mix(bloom, palette.paper, 0.5), 3.4, dots(random, 0, 640, 312, 356, 90, 8), 0.9) +
    stroke(mix(bloom, palette.ink, 0.3), 2.4, dots(random, 0, 640, 312, 356, 60, 8), 0.7) +
    stroke(palette.fore, 2, tufts(random, 0, 200, 352, 16, 22) + tufts(random, 420, 640, 352, 16, 22))
  );
}
