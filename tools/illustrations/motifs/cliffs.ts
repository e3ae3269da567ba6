import type { Look } from "../palette";
import type { Sketch, Stage } from "../sketch";
import { yacht } from "../kit/boats";
import { mix } from "../kit/colour";
import { dots } from "../kit/plants";
import { lighthouse, surf } from "../kit/shore";
import { gulls } from "../kit/sky";
import { fill, nums, poly, stroke } from "../kit/svg";
import { hill, rolling } from "../kit/terrain";
import { water } from "../kit/water";
import { archCove } from "./cliffs-arch";
import { gorge } from "./cliffs-gorge";
import { coastPath } from "./cliffs-path";

/** A cliff that stands in the sea: grass on top, a face with strata, broken on its seaward side. */
export function cliff(
  stage: Stage,
  edge: number,
  top: number,
  foot: number,
  inland: number,
  rock: string,
): string {
  const { palette, random } = stage;
  const way = inland > edge ? 1 : -1;
  const x = (share: number) => Math.round(edge + (inland - edge) * share);
  const face = [
    edge,
    foot,
    x(0.03),
    foot - 26,
    edge - way * 3,
    foot - (foot - top) * 0.5,
    x(0.05),
    top + 8,
    x(0.08),
    top,
  ];
  const crown = [x(0.3), top - random.whole(2, 8), x(0.65), top - random.whole(8, 20), inland, top - 18];
  const strata = [0.28, 0.5, 0.72].map(
    (s) =>
      `M${nums(x(0.05), top + (foot - top) * s)}l${nums((inland - edge) * 0.2, random.between(-4, 5), (inland - edge) * 0.3, random.between(-6, 2), (inland - edge) * 0.45, -4)}`,
  );
  const clefts = [0.16, 0.3, 0.47, 0.66, 0.84].map((s) =>
    poly(x(s), top + 6, x(s + 0.05), foot, x(s) - way * 3, foot, x(s - 0.02), top + (foot - top) * 0.4),
  );
  const turf = `M${nums(x(0.05), top + 9)}L${nums(x(0.08), top, ...crown, inland, top + 4)}Q${nums(x(0.7), top + 14, x(0.5), top + 7)}T${nums(x(0.24), top + 12)}T${nums(x(0.05), top + 9)}z`;
  return (
    fill(rock, poly(...face, ...crown, inland, foot)) +
    fill(mix(rock, palette.ink, 0.35), clefts.join(""), 0.55) +
    stroke(mix(rock, palette.ink, 0.3), 1.8, strata.join(""), 0.5) +
    fill(palette.near, turf) +
    surf(
      palette,
      `M${nums(edge - way * 16, foot + 1)}q${nums(way * 14, -5, way * 26, 0)}t${nums(way * 30, 1)}t${nums(way * 40, -2)}t${nums(way * 50, 1)}`,
    )
  );
}

/** One great headland, a lighthouse on it where the words name one. */
function whiteHeadland(stage: Stage): string {
  const { palette, random } = stage;
  const rock = mix(palette.wall, palette.skyLow, 0.1);
  const top = random.whole(138, 156);
  const mirror = random.chance(0.5);
  const scene =
    cliff(stage, 470, 176, 222, 680, mix(rock, palette.skyMid, 0.45)) +
    cliff(stage, random.whole(300, 340), top, 268, -20, rock) +
    (stage.features.has("lighthouse")
      ? lighthouse(210, top - 6, 70, palette, random.pick([palette.accent, palette.deep]))
      : "") +
    fill(mix(rock, palette.skyLow, 0.2), poly(372, 262, 378, 206, 392, 194, 404, 214, 412, 264)) +
    fill(mix(rock, palette.ink, 0.35), poly(392, 194, 404, 214, 412, 264, 396, 264), 0.6) +
    surf(palette, "M362 264q16-5 30 0t32 0") +
    hill([-40, 300, 90, 290, 200, 316, 330, 332, 470, 344, 680, 338], palette.fore, palette.near, 2, 12) +
    stroke(palette.paper, 2.6, dots(random, 20, 300, 318, 350, 26, 3), 0.7);
  return (
    hill(rolling(random, 192, 4, 3), palette.far) +
    water(stage, 194, 360) +
    (mirror ? `<g transform="matrix(-1 0 0 1 640 0)">${scene}</g>` : scene) +
    yacht(mirror ? 232 : 440, 232, 0.6, palette.sun, palette.deep, palette) +
    gulls(palette, [300, 118, 8], [330, 104, 6], [352, 126, 5])
  );
}

const LOOK: Look = {
  sky: ["clear", "morning", "mint", "deep"],
  land: ["leaf", "meadow", "dune"],
  water: ["sea", "teal", "turquoise", "blue"],
  wall: ["cream", "grey", "red", "honey"],
};

export const cliffs: Sketch = {
  look: LOOK,
  lookFor: (features) =>
    features.has("chalk") ? { ...LOOK, wall: ["cream"], land: ["leaf", "meadow"] } : LOOK,
  draw(stage) {
    if (stage.features.has("gorge")) return gorge(stage);
    if (stage.features.has("arch")) return archCove(stage);
    return stage.random.pick([whiteHeadland, coastPath])(stage);
  },
};
