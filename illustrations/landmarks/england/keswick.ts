import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { rowingBoat, steamer } from "../../shapes/boats";
import { as, fade, mix } from "../../shapes/colour";
import { conifers, coniferRow, copse, dots } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { at, box, fill, grid, stroke } from "../../shapes/svg";
import { ground, mountain } from "../../shapes/terrain";
import { ripples, water } from "../../shapes/water";
import { asSubject } from "../../subject";

/** Catbells: two humps on a bracken ridge that runs down to the lake's north end. */
function catbells({ palette }: Stage): string {
  const turf = as("g", "#8d9a4e");
  const bracken = as("g", "#a9793f");
  return (
    fill(
      fade(mix(turf, "#fff0c0", 0.12), mix(turf, "#0f3340", 0.22)),
      ground(
        [
          160, 246, 210, 226, 270, 176, 320, 122, 356, 92, 392, 104, 430, 142, 462, 152, 496, 140, 530, 152,
          580, 196, 630, 230, 690, 244,
        ],
        250,
      ),
    ) +
    fill(
      palette.ink,
      "M356 93Q368 92 376 100Q392 122 424 142T462 152L440 196T400 250H340Q372 190 350 150T356 93zM496 140Q516 146 540 160T630 230L560 248Q520 200 506 176T496 140z",
      0.2,
    ) +
    fill(
      bracken,
      "M238 214q36-14 62-50q4 34-26 60t-60 22zM462 172q22-14 30-26q6 28-6 54t-40 44q26-36 16-72z",
      0.5,
    )
  );
}

export const keswick: Setting = {
  look: { sky: "morning", land: "leaf", water: "blue", wall: "lakeland", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const shore = "M-40 318C120 304 300 330 420 322S580 306 690 312";
    const shingle = mix("#a99b84", palette.sand, 0.35);
    const dark = mix(palette.fore, palette.ink, 0.2);
    const boat = (x: number, y: number, hull: string) => rowingBoat(x, y, 3.2, hull, palette);
    return (
      mountain(
        random,
        palette,
        { x: 150, top: 112, base: 246, left: 220, right: 200 },
        mix("#7d8fa0", palette.skyMid, 0.35),
      ) +
      mountain(
        random,
        palette,
        { x: 610, top: 132, base: 246, left: 160, right: 160 },
        mix("#7d8fa0", palette.skyMid, 0.4),
      ) +
      asSubject(catbells(stage)) +
      fill(mix(palette.near, palette.fore, 0.4), copse(random, -20, 660, 246, 26)) +
      water(stage, 246, 340) +
      conifers(coniferRow(random, 70, 210, 256, 34, 52), dark, palette.ink) +
      fill(dark, "M50 256q90-14 178 0q-90 8-178 0z") +
      ripples(stage, 254, 306, 8, 0.6) +
      at(0, 0, steamer(248, 276, 0.9, palette)) +
      fill(as("s", shingle), `${shore}V372H-40z`) +
      surf(palette, shore, 4) +
      stroke(mix(shingle, palette.ink, 0.4), 2.6, dots(random, 0, 640, 330, 356, 60, 5), 0.4) +
      fill("#7a5a3b", "M470 312l190-22v14l-186 16z") +
      stroke(
        "#4d3826",
        4,
        grid(
          [500, 312],
          [4, 1],
          [44, -4],
          (x, y) => `M${Math.round(x)} ${Math.round(y - (x - 500) * 0.1)}v20`,
        ),
      ) +
      fill(palette.ink, box(628, 262, 4, 34)) +
      asSubject(boat(250, 330, "#8a5a35") + boat(352, 340, "#b0793f") + boat(456, 346, palette.accent))
    );
  },
};
