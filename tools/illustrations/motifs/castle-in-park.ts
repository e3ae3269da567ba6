import type { Stage } from "../sketch";
import { bastion, coneTower, flag } from "../kit/castles";
import { mix } from "../kit/colour";
import { copse, dots, roundTrees } from "../kit/plants";
import { arch, at, box, fill, grid, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";

/** A turreted house of many windows, about 220 wide around x = 0. */
function turretedHouse({ palette, random }: Stage): string {
  const h = random.whole(70, 84);
  const windows = grid([-66, -h + 12], [8, 3], [17.5, 22], (x, y) => box(x, y, 7, 12));
  return (
    fill(palette.roof, poly(-78, -h, -66, -h - 18, 66, -h - 18, 78, -h)) +
    fill(palette.wall, box(-78, -h, 156, h)) +
    fill(palette.wallShade, box(50, -h, 28, h) + box(-78, -h + 4, 156, 2)) +
    fill(palette.glass, windows) +
    bastion({ x: -24, base: 0, w: 48, h: h + 26 }, palette, { merlon: 6 }) +
    fill(
      palette.glass,
      grid([-14, -h - 12], [2, 4], [16, 24], (x, y) => arch(x, y, 8, 14)),
    ) +
    fill(palette.ink, arch(-9, -24, 18, 24), 0.8) +
    [-96, -52, 30, 74]
      .map((x, index) => coneTower({ x, base: 0, w: 22, h: index % 3 === 0 ? h + 6 : h + 20 }, palette, 30))
      .join("") +
    flag(0, -h - 30, 22, palette.accent, palette)
  );
}

/** A castle that became a great house, in its park: lawns, an avenue, woods behind. */
export function castleInPark(stage: Stage): string {
  const { palette, random } = stage;
  const lawn = mix(palette.near, "#c7d06a", 0.3);
  const drive = random.whole(280, 350);
  return (
    hill(rolling(random, 180, 18, 2), palette.far) +
    hill(rolling(random, 216, 12, 3), palette.mid) +
    fill(palette.near, copse(random, -20, 680, 254, 46)) +
    fill(palette.fore, copse(random, -20, 190, 262, 36) + copse(random, 460, 680, 262, 36)) +
    at(320, 262, turretedHouse(stage)) +
    hill([-60, 262, 160, 258, 320, 260, 500, 258, 720, 264], lawn, palette.near, 5, 12) +
    fill(
      mix(palette.sand, palette.paper, 0.2),
      `M308 262h24C340 286 ${drive + 90} 300 ${drive + 60} 420H${drive - 60}C${drive + 40} 310 300 290 308 262z`,
    ) +
    roundTrees(
      [
        [110, 292, 24],
        [176, 280, 18],
        [470, 280, 18],
        [536, 292, 24],
        [40, 324, 34],
        [604, 324, 34],
      ],
      palette.fore,
      palette.ink,
    ) +
    stroke(
      random.pick([palette.sun, palette.paper, "#d77a92"]),
      3.4,
      dots(random, 60, 250, 312, 350, 40, 2) + dots(random, 430, 590, 312, 350, 40, 2),
    )
  );
}
