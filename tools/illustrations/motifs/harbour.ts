import type { Sketch, Stage } from "../sketch";
import { rowingBoat, trawler, yacht } from "../kit/boats";
import { parishChurch } from "../kit/churches";
import { mix } from "../kit/colour";
import { street } from "../kit/houses";
import { spotsOn, village } from "../kit/village";
import { lighthouse } from "../kit/shore";
import { gulls } from "../kit/sky";
import { box, fill, grid, mirroredOn, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { ripples, water } from "../kit/water";
import { harbourCove } from "./harbour-cove";
import { harbourEstuary } from "./harbour-estuary";

/** A quay of coursed stone with iron rings; x to x + w, its top at y. */
export function quay({ palette }: Stage, x: number, y: number, w: number, h: number): string {
  const courses = grid(
    [x, y + 9],
    [1, Math.max(1, Math.floor(h / 9) - 1)],
    [0, 9],
    (px, py) => `M${px} ${py}h${w}`,
  );
  return (
    fill(palette.wallShade, box(x, y, w, h)) +
    fill(palette.wall, box(x, y, w, 4)) +
    stroke(palette.ink, 1, courses, 0.25)
  );
}

export const PAINTED = [
  "#f3e3c2",
  "#e9b7a0",
  "#9cc3bf",
  "#f2cf73",
  "#d9826b",
  "#c9d3b0",
  "#fdf6e6",
  "#8fb0c9",
] as const;

/** A quay of painted houses and their reflection. */
function quayside(stage: Stage): string {
  const { palette, random, features } = stage;
  const row = street(random, palette, {
    from: random.whole(96, 130),
    to: 500,
    base: 240,
    low: 30,
    high: 48,
    walls: PAINTED,
    roofs: [palette.roof, mix(palette.roof, palette.ink, 0.3)],
  });
  return (
    hill(rolling(random, 176, 16, 3), palette.far) +
    hill(
      [-40, 190, 80, 176, 220, random.whole(140, 156), 360, 164, 480, 200, 600, 226, 680, 230],
      palette.mid,
      palette.near,
      3,
      12,
    ) +
    village(random, palette, spotsOn(random, 110, 430, [188, 202], 28), {
      wall: palette.paper,
      roof: palette.roof,
      size: 14,
    }) +
    (features.has("castle") || random.chance(0.6)
      ? parishChurch(random.whole(230, 300), 178, 0.9, palette, random.chance(0.5))
      : "") +
    mirroredOn(stage.id, 252, row + quay(stage, 60, 238, 470, 14), water(stage, 252, 360, { calm: true })) +
    ripples(stage, 256, 340, 16, 0.6) +
    trawler(
      random.whole(190, 240),
      290,
      1.1,
      random.pick([palette.accent, palette.deep, palette.near]),
      palette,
    ) +
    yacht(random.whole(340, 380), 276, 0.9, palette.sun, palette.ink, palette) +
    rowingBoat(random.whole(420, 470), 306, 1.1, random.pick([palette.paper, palette.sun]), palette) +
    quay(stage, 500, 268, 160, 22) +
    (features.has("lighthouse")
      ? lighthouse(532, 268, 58, palette, palette.accent)
      : fill(palette.paper, box(526, 252, 10, 18)) + fill(palette.accent, box(524, 248, 14, 5))) +
    gulls(palette, [340, 120, 7], [366, 134, 5], [300, 108, 6])
  );
}

export const harbour: Sketch = {
  look: {
    sky: ["morning", "clear", "mint", "peach", "golden"],
    land: ["leaf", "meadow", "pine"],
    water: ["sea", "teal", "blue", "turquoise"],
    wall: ["grey", "granite", "honey"],
    roof: ["slate", "tile"],
  },
  draw: (stage) => stage.random.pick([quayside, harbourCove, harbourEstuary])(stage),
};
