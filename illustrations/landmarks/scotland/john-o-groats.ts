import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { mix } from "../../shapes/colour";
import { dots, tufts } from "../../shapes/plants";
import { surf } from "../../shapes/shore";
import { gulls } from "../../shapes/sky";
import { box, fill, poly, stroke } from "../../shapes/svg";
import { hill } from "../../shapes/terrain";
import { water } from "../../shapes/water";
import { cliff } from "../../shapes/cliff";
import { asSubject } from "../../subject";

/** One of Duncansby's stacks: a sharp sandstone tooth with level beds. */
function stack({ palette }: Stage, x: number, foot: number, h: number, w: number, rock: string): string {
  const top = foot - h;
  const beds = [0.24, 0.4, 0.56, 0.72, 0.88]
    .map((s) => `M${Math.round(x - w * s * 0.46)} ${Math.round(top + h * s)}h${Math.round(w * s * 0.9)}`)
    .join("");
  return (
    fill(
      rock,
      poly(
        x - w / 2,
        foot,
        x - w * 0.36,
        top + h * 0.6,
        x - w * 0.28,
        top + h * 0.5,
        x - w * 0.1,
        top + h * 0.14,
        x,
        top,
        x + w * 0.12,
        top + h * 0.2,
        x + w * 0.24,
        top + h * 0.46,
        x + w * 0.38,
        top + h * 0.66,
        x + w / 2,
        foot,
      ),
    ) +
    fill(
      palette.ink,
      poly(
        x,
        top,
        x + w * 0.12,
        top + h * 0.2,
        x + w * 0.24,
        top + h * 0.46,
        x + w * 0.38,
        top + h * 0.66,
        x + w / 2,
        foot,
        x + w * 0.12,
        foot,
        x + w * 0.2,
        top + h * 0.7,
        x + w * 0.04,
        top + h * 0.45,
      ),
      0.3,
    ) +
    stroke(palette.ink, 1.3, beds, 0.28) +
    fill(palette.near, poly(x - w * 0.08, top + h * 0.12, x, top, x + w * 0.09, top + h * 0.13)) +
    surf(palette, `M${x - w / 2 - 14} ${foot + 1}q${w / 4 + 7}-6 ${w / 2 + 14} 0t${w / 2 + 14} 0`)
  );
}

/** The signpost at the end of the road: white post, pointing arms without words. */
function signpost({ palette }: Stage, x: number, base: number): string {
  const arm = (y: number, way: number, long: number) =>
    poly(x, y - 7, x + way * long, y - 7, x + way * (long + 10), y, x + way * long, y + 7, x, y + 7);
  return (
    fill(palette.ink, box(x - 4, base - 118, 8, 118), 0.9) +
    fill(
      palette.paper,
      box(x - 3, base - 117, 6, 116) +
        arm(base - 102, 1, 58) +
        arm(base - 84, -1, 50) +
        arm(base - 66, 1, 42) +
        arm(base - 48, -1, 60),
    ) +
    stroke(
      palette.ink,
      1.4,
      arm(base - 102, 1, 58) + arm(base - 84, -1, 50) + arm(base - 66, 1, 42) + arm(base - 48, -1, 60),
    ) +
    stroke(
      palette.ink,
      2,
      `M${x + 8} ${base - 102}h40M${x - 8} ${base - 84}h-34M${x + 8} ${base - 66}h28M${x - 8} ${base - 48}h-44`,
      0.55,
    ) +
    fill(palette.accent, poly(x - 7, base - 118, x, base - 130, x + 7, base - 118))
  );
}

export const johnOGroats: Setting = {
  look: { sky: "clear", land: "meadow", water: "sea", wall: "red" },
  ground: 262,
  view: { x: 120, y: 90, zoom: 1.35 },
  back(stage) {
    const { palette, random } = stage;
    const rock = mix("#b58158", palette.skyLow, 0.12);
    const hazy = mix(rock, palette.skyMid, 0.35);
    return (
      fill(palette.far, "M30 196q50-22 110-14t90 14z") +
      water(stage, 194, 330) +
      cliff(stage, 560, 150, 228, 690, hazy) +
      stack(stage, 520, 232, 78, 46, hazy) +
      asSubject(stack(stage, 420, 254, 138, 84, rock)) +
      asSubject(stack(stage, 336, 266, 104, 70, rock)) +
      asSubject(stack(stage, 474, 262, 46, 34, rock)) +
      gulls(palette, [300, 122, 8], [326, 138, 6], [372, 112, 6], [492, 136, 6]) +
      hill(
        [-40, 268, 70, 262, 180, 276, 270, 300, 380, 318, 520, 322, 690, 308],
        palette.near,
        palette.fore,
        3,
        12,
      ) +
      stroke(palette.sand, 7, "M20 366Q120 330 150 306T206 288", 0.95) +
      asSubject(signpost(stage, 196, 318)) +
      stroke(palette.fore, 2, tufts(random, 0, 640, 346, 36, 20), 0.8) +
      stroke("#e58fa5", 4, dots(random, 20, 620, 320, 352, 56, 1.5))
    );
  },
};
