import type { Setting } from "../../settings/setting";
import type { Stage } from "../../sketch";
import { fade, mix } from "../../shapes/colour";
import { roundTrees } from "../../shapes/plants";
import { arch, at, box, dome, fill, grid, poly, stroke } from "../../shapes/svg";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** The dome on its ring of columns, lantern and cross over it, a clock tower at each side of the portico. */
function stPauls({ palette }: Stage, base: number): string {
  const x = 352;
  const lead = "#8fa3aa";
  const tower = (tx: number) =>
    fill(
      palette.wall,
      box(tx - 19, base - 112, 38, 112) +
        box(tx - 15, base - 134, 30, 24) +
        dome(tx - 12, base - 134, 24, 22),
    ) +
    fill(palette.wallShade, box(tx + 8, base - 112, 11, 112) + box(tx - 21, base - 113, 42, 3)) +
    fill(
      palette.glass,
      grid([tx - 10, base - 131], [2, 1], [12, 0], (px, py) => arch(px, py, 8, 19)) +
        arch(tx - 6, base - 88, 10, 26),
    ) +
    stroke(palette.gold, 2, `M${tx} ${base - 155}v-10`);
  return (
    fill(palette.wall, box(x - 62, base - 128, 124, 30)) +
    fill(fade(palette.wall, palette.wallShade), box(x - 54, base - 168, 108, 44)) +
    fill(
      palette.glass,
      grid([x - 50, base - 162], [10, 1], [10.4, 0], (px, py) => box(px, py, 5, 30)),
      0.8,
    ) +
    fill(palette.wall, box(x - 60, base - 172, 120, 6) + box(x - 60, base - 130, 120, 5)) +
    fill(fade(mix(lead, "#ffffff", 0.25), lead), `M${x - 50} ${base - 170}q0-66 50-72q50 6 50 72z`) +
    fill(palette.ink, `M${x + 2} ${base - 242}q48 6 48 72h-24q2-50-24-72z`, 0.18) +
    stroke(
      mix(lead, palette.ink, 0.35),
      1.4,
      `M${x - 26} ${base - 170}q0-52 22-70M${x} ${base - 170}v-72M${x + 26} ${base - 170}q0-52-22-70`,
      0.6,
    ) +
    fill(palette.wall, box(x - 8, base - 262, 16, 22) + dome(x - 8, base - 262, 16, 12)) +
    stroke(palette.gold, 2.6, `M${x} ${base - 274}v-16m-5 5h10`) +
    tower(x - 88) +
    tower(x + 88) +
    fill(palette.wall, box(x - 70, base - 104, 140, 104)) +
    fill(palette.wall, poly(x - 50, base - 104, x, base - 132, x + 50, base - 104)) +
    fill(
      palette.wallShade,
      poly(x - 34, base - 107, x, base - 125, x + 34, base - 107) +
        box(x - 70, base - 56, 140, 4) +
        box(x - 70, base - 105, 140, 3),
    ) +
    fill(palette.ink, box(x - 46, base - 98, 92, 42) + box(x - 60, base - 50, 120, 50), 0.4) +
    fill(
      palette.wall,
      grid([x - 48, base - 100], [6, 1], [18, 0], (px, py) => box(px, py, 6, 45)) +
        grid([x - 62, base - 52], [8, 1], [17, 0], (px, py) => box(px, py, 6, 52)),
    )
  );
}

/** St Paul's at the end of the Millennium Bridge, the City's towers beside it. */
export const stPaulsAndTheCity: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "portland", roof: "lead" },
  ground: 262,
  back(stage) {
    const { palette } = stage;
    const haze = mix("#6f93a8", palette.skyMid, 0.35);
    const brick = "#b98a6a";
    return (
      fill(
        fade(haze, mix(haze, palette.skyLow, 0.5)),
        "M512 250V150l22-30l18 30v100zM560 250v-92q4-44 22-62q20 18 24 62v92zM20 250v-60h46v60zM76 250v-84h34v84zM604 250v-76h40v76z",
      ) +
      asSubject(at(63, 264, stPauls(stage, 0), 0.82)) +
      fill(fade(brick, mix(brick, palette.ink, 0.3)), box(-10, 206, 236, 62) + box(476, 204, 180, 64)) +
      fill(mix(brick, palette.ink, 0.35), box(-10, 206, 236, 4) + box(476, 204, 180, 4)) +
      fill(
        palette.glass,
        grid([4, 218], [11, 2], [20, 22], (x, y) => box(x, y, 10, 12)) +
          grid([488, 216], [8, 2], [20, 22], (x, y) => box(x, y, 10, 12)),
      ) +
      fill(mix(palette.wall, palette.wallShade, 0.5), box(-10, 262, 660, 12)) +
      roundTrees(
        [
          [248, 266, 17],
          [280, 266, 15],
          [428, 266, 15],
          [458, 266, 17],
        ],
        palette.near,
        palette.ink,
      ) +
      water(stage, 272, 360, { calm: true, sunPath: false }) +
      ripples(stage, 280, 350, 12, 0.6) +
      asSubject(
        fill(fade("#dfe6e6", "#a9b8bd"), poly(340, 258, 364, 258, 470, 372, 234, 372)) +
          stroke("#6f828a", 3, "M334 254L196 372M370 254L508 372") +
          stroke(
            "#6f828a",
            1.6,
            "M340 258L234 372M364 258L470 372M322 270h60M302 290h100M276 316h152M246 346h212",
            0.8,
          ) +
          fill(palette.wallShade, "M284 330l-34-36h-8l28 44zM420 330l34-36h8l-28 44z"),
      )
    );
  },
};
