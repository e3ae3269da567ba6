import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat, steamer } from "../../shapes/boats";
import { mix } from "../../shapes/colour";
import { spotsOn, village } from "../../shapes/village";
import { coniferRow, conifers, copse, roundTrees } from "../../shapes/plants";
import { arch, box, fill, grid, poly, stroke } from "../../shapes/svg";
import { cuts, hill, mountain, rolling } from "../../shapes/terrain";
import { dryWall, sheep } from "../../shapes/countryside";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** A slate boathouse with its arch open to the water. */
function boathouse({ palette }: Stage, x: number, base: number): string {
  const stone = mix("#8d9aa3", palette.skyLow, 0.1);
  const dark = mix(stone, palette.ink, 0.45);
  const courses = grid([x + 4, base - 48], [4, 4], [22, 11], (px, py) => `M${px + (py % 2) * 8} ${py}h12`);
  return (
    fill(stone, poly(x, base, x, base - 52, x + 42, base - 88, x + 84, base - 52, x + 84, base)) +
    fill(dark, box(x + 84, base - 52, 56, 52)) +
    stroke(dark, 1.4, courses, 0.7) +
    fill(palette.ink, arch(x + 20, base - 44, 44, 48), 0.85) +
    fill(palette.roof, poly(x + 42, base - 92, x + 98, base - 92, x + 146, base - 48, x + 86, base - 48)) +
    stroke(
      mix(palette.roof, palette.ink, 0.3),
      5,
      `M${x - 5} ${base - 48}L${x + 42} ${base - 89}L${x + 88} ${base - 48}`,
    ) +
    fill(palette.gold, box(x + 37, base - 66, 10, 12))
  );
}

export const theLakeDistrict: Setting = {
  look: { sky: "morning", land: "leaf", water: "blue", wall: "granite", roof: "slate" },
  ground: 262,
  view: { x: 40, y: 40, zoom: 1.1 },
  back(stage) {
    const { palette, random } = stage;
    const heath = mix("#93709a", palette.skyMid, 0.55);
    const bracken = mix("#c08a4a", palette.mid, 0.45);
    const fell = [-40, 214, 60, 176, 150, 148, 230, 172, 330, 218, 380, 232];
    const east = [330, 232, 430, 206, 520, 158, 600, 150, 690, 166];
    return (
      asSubject(mountain(random, palette, { x: 250, top: 116, base: 232, left: 170, right: 150 }, heath)) +
      mountain(
        random,
        palette,
        { x: 430, top: 108, base: 232, left: 150, right: 190 },
        mix(heath, palette.far, 0.5),
      ) +
      mountain(random, palette, { x: 336, top: 150, base: 232, left: 110, right: 110 }, palette.far) +
      asSubject(hill(fell, bracken)) +
      cuts(fell, palette.fore, 3, 12, 0.3) +
      hill(east, palette.mid) +
      cuts(east, palette.fore, 3, 12, 0.3) +
      dryWall([60, 178, 100, 190, 130, 210, 150, 232], palette, 4) +
      dryWall([540, 158, 520, 190, 540, 214, 530, 232], palette, 4) +
      sheep(
        [
          [190, 196, 0.6],
          [214, 206, 0.7],
          [470, 212, -0.6],
        ],
        palette,
      ) +
      village(random, palette, spotsOn(random, 420, 512, [228], 30), {
        wall: palette.paper,
        roof: palette.roof,
        size: 13,
      }) +
      fill(palette.fore, copse(random, 120, 300, 236, 14) + copse(random, 510, 660, 236, 18)) +
      water(stage, 232, 360, { calm: true }) +
      fill(palette.mid, "M0 232h640v5q-130 16-300 7T0 238z", 0.5) +
      ripples(stage, 236, 320, 20) +
      asSubject(steamer(318, 268, 0.95, palette)) +
      stroke(palette.shine, 2, "M262 272h34M350 274h60") +
      hill([410, 340, 470, 304, 560, 296, 690, 288], palette.near, palette.fore, 2, 12) +
      asSubject(boathouse(stage, 428, 308)) +
      rowingBoat(392, 322, 1.2, palette.accent, palette) +
      stroke(palette.shine, 2.4, "M420 316h44M438 324h30M470 320h20") +
      conifers(
        coniferRow(random, 566, 650, 316, 70, 100),
        palette.fore,
        mix(palette.fore, palette.ink, 0.5),
      ) +
      hill([-40, 300, 50, 308, 140, 336, 210, 370], palette.fore, palette.near, 2, 12) +
      roundTrees(
        [
          [26, 314, 34],
          [84, 324, 22],
        ],
        palette.fore,
        palette.ink,
      ) +
      hill(rolling(random, 358, 4, 3), palette.fore)
    );
  },
};
