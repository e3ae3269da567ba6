import type { Stage } from "../sketch";
import { surf } from "./shore";
import { fill, nums, poly, stroke } from "./svg";
import { mix } from "./colour";

/** A cliff in the sea: grass on top, a face with strata, broken on its seaward side. */
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
