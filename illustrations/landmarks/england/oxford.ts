import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { gothicTower, nave, spire } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { copse, roundTrees } from "../../shapes/plants";
import { arch, at, box, disc, dome, fill, grid, line, nums, poly, stroke } from "../../shapes/svg";
import { hill, rolling } from "../../shapes/terrain";
import { asSubject } from "../../subject";

/** The Radcliffe Camera: rusticated base, paired columns, ribbed dome and lantern; 0, 0 is the middle of its foot. */
function radcliffeCamera({ palette }: Stage): string {
  const half = [-66, -55, -50, -33, -28, -10, -5, 8, 13, 29, 34, 50, 55];
  return (
    fill(palette.wall, box(-72, -42, 144, 42)) +
    fill(palette.glass, [-58, -32, -8, 17, 42].map((x) => arch(x, -33, 16, 33)).join("")) +
    fill(palette.wall, box(-66, -108, 132, 66) + box(-70, -112, 140, 7) + box(-76, -46, 152, 6)) +
    fill(
      palette.glass,
      [-44, -20.5, 17, 39].map((x) => box(x, -98, 7, 18) + box(x, -74, 7, 22)).join("") +
        box(-2, -98, 7, 18) +
        box(-2, -74, 7, 22),
    ) +
    fill(palette.paper, half.map((x) => box(x, -105, 4, 61)).join(""), 0.9) +
    fill(
      palette.wallShade,
      box(-70, -107, 140, 2) + box(-76, -41, 152, 2) + box(44, -106, 22, 60) + box(50, -40, 22, 40),
      0.75,
    ) +
    stroke(palette.wallShade, 1, `${line(-72, -28)}h144${line(-72, -14)}h144`, 0.6) +
    fill(palette.wall, box(-50, -126, 100, 15)) +
    fill(palette.wallShade, box(30, -126, 20, 14) + box(-54, -127, 108, 2.5)) +
    fill(
      palette.paper,
      grid([-64, -119], [11, 1], [12.4, 0], (x, y) => box(x, y, 2.6, 7)),
    ) +
    fill(palette.roof, `M-46-126C-46-168-24-186 0-186S46-168 46-126z`) +
    fill(palette.ink, `M46-126C46-168 24-186 0-186C16-178 24-150 24-126z`, 0.24) +
    stroke(palette.paper, 1.3, "M0-186V-126M-16-182Q-26-160-26-126M16-182Q26-160 26-126", 0.5) +
    fill(palette.wall, box(-8, -205, 16, 20)) +
    fill(palette.glass, box(-5, -201, 3, 12) + box(2, -201, 3, 12)) +
    fill(palette.roof, dome(-9, -205, 18, 9)) +
    stroke(palette.ink, 1.6, line(0, -214, 0, -224))
  );
}

export const oxford: Setting = {
  look: { sky: "peach", land: "leaf", wall: "honey", roof: "lead" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const hazy = {
      ...palette,
      wall: mix(palette.wall, palette.skyLow, 0.4),
      wallShade: mix(palette.wallShade, palette.skyMid, 0.4),
      glass: mix(palette.glass, palette.skyMid, 0.45),
      roof: mix(palette.roof, palette.skyMid, 0.4),
    };
    const magdalen = gothicTower({ x: 0, base: 0, w: 26, h: 98 }, hazy, { crown: 16 });
    const tom =
      gothicTower({ x: 0, base: 0, w: 28, h: 60 }, hazy, { crown: 8 }) +
      fill(hazy.wall, box(4, -80, 20, 20)) +
      fill(hazy.roof, "M3-80Q2-98 14-112Q26-98 25-80z") +
      stroke(hazy.roof, 2, "M14-112v-8");
    const souls = [0, 22]
      .map((dx) => gothicTower({ x: 96 + dx, base: 262, w: 15, h: 100 }, palette, { crown: 12 }))
      .join("");
    const stMarys =
      spire(475, 168, 26, 84, palette.wall, palette.wallShade) +
      gothicTower({ x: 460, base: 262, w: 30, h: 96 }, palette, { crown: 22 }) +
      nave({ x: 490, base: 262, w: 150, h: 48 }, palette, { bays: 7, roofH: 14 });
    return (
      hill(rolling(random, 214, 10, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 252, 30)) +
      at(40, 250, magdalen) +
      asSubject(at(176, 250, tom)) +
      asSubject(souls) +
      fill(palette.wall, box(-10, 214, 200, 60)) +
      fill(palette.wallShade, box(-10, 214, 200, 3)) +
      fill(
        palette.glass,
        grid([10, 226], [8, 1], [21, 0], (x, y) => `M${nums(x, y + 22)}v-15q5-8 10 0v15z`),
      ) +
      asSubject(stMarys) +
      asSubject(at(322, 284, radcliffeCamera(stage), 0.94)) +
      hill([-40, 282, 320, 280, 690, 282], mix(palette.near, "#c7d06a", 0.3), palette.near, 3, 11) +
      fill(palette.sand, poly(296, 284, 348, 284, 430, 360, 214, 360)) +
      stroke(mix(palette.sand, palette.ink, 0.35), 1.5, "M270 310h104M250 328h144M232 346h178", 0.35) +
      stroke(
        palette.ink,
        1.8,
        grid([4, 318], [26, 1], [8, 0], (x, y) => `M${x} ${y}v22`) +
          grid([430, 318], [27, 1], [8, 0], (x, y) => `M${x} ${y}v22`) +
          "M0 320H210M0 338H210M424 320H640M424 338H640",
      ) +
      roundTrees(
        [
          [36, 322, 30],
          [604, 322, 32],
        ],
        palette.fore,
        palette.ink,
      ) +
      fill(palette.fore, disc(-4, 350, 36) + disc(646, 352, 40))
    );
  },
};
