import type { Stage } from "../sketch";
import { mix } from "../kit/colour";
import { spotsOn, village } from "../kit/village";
import { copse, roundTrees, tufts } from "../kit/plants";
import { arch, box, fill, stroke } from "../kit/svg";
import { cuts, hill, rolling } from "../kit/terrain";
import { gulls } from "../kit/sky";
import { dryWall, sheep } from "./moor-things";

/** Broken towers and a curtain wall with gaps, on a steep green hill. */
function ruin({ palette, random }: Stage, x: number, base: number): string {
  const h = random.whole(88, 104);
  const keep = `M${x} ${base}v-${h}l8-6 6 8 10-12 4 10h12l6-8 8 14v${h - 6}z`;
  const tower = `M${x + 116} ${base + 8}v-66l6-8 6 6 8-4 8 8 6 20v44z`;
  const wall = `M${x - 84} ${base + 14}l2-34 10-4 6 10 12-2 4-8 18 2 8 10 22-4 2 34zM${x + 54} ${base + 4}v-30l14-4 6 8 16-2 6 10 20-4v26zM${x + 150} ${base + 16}v-18l12-4 6 6 14-4 4 24z`;
  const holes =
    arch(x + 12, base - 78, 9, 22) +
    arch(x + 32, base - 74, 9, 20) +
    arch(x + 20, base - 36, 14, 26) +
    arch(x + 126, base - 40, 9, 18) +
    box(x - 50, base - 8, 7, 10) +
    arch(x + 78, base - 18, 12, 20);
  return (
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${keep}${tower}${wall}${holes}"/>` +
    fill(
      palette.wallShade,
      `M${x + 46} ${base}v-${h - 4}l8 12v${h - 8}zM${x + 142} ${base + 8}v-50l8 12v38zM${x - 84} ${base + 14}l1-12h70l1 12z`,
      0.85,
    )
  );
}

/** A ruined castle over a village and its fields. */
export function castleRuin(stage: Stage): string {
  const { palette, random } = stage;
  const x = random.whole(250, 330);
  const mound = [
    x - 280,
    290,
    x - 190,
    262,
    x - 90,
    206,
    x - 20,
    184,
    x + 90,
    184,
    x + 190,
    208,
    x + 270,
    254,
    x + 360,
    282,
  ];
  return (
    hill(rolling(random, 186, 20, 2), palette.far) +
    hill(rolling(random, 222, 12, 3), palette.mid, palette.near, 3, 10) +
    ruin(stage, x, 190) +
    hill(mound, palette.near) +
    cuts(mound, palette.fore, 5, 10, 0.4) +
    sheep(
      [
        [x + 40, 222, 0.8],
        [x - 40, 236, -0.9],
        [x + 140, 240, 0.8],
      ],
      palette,
    ) +
    fill(palette.fore, copse(random, -20, 160, 286, 30) + copse(random, 480, 680, 282, 32)) +
    village(random, palette, spotsOn(random, x - 200, x + 230, [280, 294], 32), {
      wall: mix(palette.wall, palette.paper, 0.45),
      roof: palette.roof,
      size: 18,
    }) +
    hill(
      [-60, 300, 140, 306, 330, 298, 520, 308, 720, 298],
      mix(palette.near, "#c7c25a", 0.3),
      palette.fore,
      3,
      13,
    ) +
    dryWall([-60, 330, 120, 322, 300, 336, 460, 320, 720, 330], palette, 6) +
    stroke(palette.fore, 2, tufts(random, 0, 640, 356, 24, 18)) +
    roundTrees(
      [
        [54, 330, 26],
        [596, 330, 28],
      ],
      palette.fore,
      palette.ink,
    ) +
    gulls(palette, [x + 80, 108, 6], [x + 102, 118, 5])
  );
}
