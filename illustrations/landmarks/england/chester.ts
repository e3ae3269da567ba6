import type { Stage } from "../../sketch";
import type { Setting } from "../../settings/setting";
import { BERRY } from "../../palette";
import { crenels } from "../../shapes/castles";
import { gothicTower } from "../../shapes/churches";
import { mix } from "../../shapes/colour";
import { copse } from "../../shapes/plants";
import { arch, box, disc, fill, grid, line, poly, stroke } from "../../shapes/svg";
import { timberHouse } from "./stratford-upon-avon";
import { asSubject } from "../../subject";

/** The Eastgate: a red sandstone arch over the street, the Jubilee clock on its iron frame above. */
function eastgate({ palette }: Stage): string {
  const courses = grid([224, 208], [9, 4], [22, 16], (x, y) => `M${x + ((y / 16) % 2) * 10} ${y}h13`);
  const iron = "#2f5a5e";
  return (
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${box(212, 192, 216, 130)}${arch(256, 212, 128, 112)}${arch(222, 270, 22, 54)}${arch(396, 270, 22, 54)}"/>` +
    fill(palette.wallShade, box(206, 186, 228, 9) + box(212, 264, 40, 3) + box(388, 264, 40, 3)) +
    stroke(palette.wallShade, 1.3, courses.replaceAll(/M(2[6-9]\d|3[0-7]\d) (2[3-9]\d)h13/g, ""), 0.7) +
    fill(palette.wall, crenels(206, 188, 74, 7) + crenels(360, 188, 74, 7)) +
    stroke(iron, 2, `${grid([212, 186], [28, 1], [8, 0], (x, y) => `${line(x, y)}v-12`)}M206 174h228`) +
    stroke(
      iron,
      3.4,
      "M290 186L304 92M350 186L336 92M297 140h46M293 164h54M296 164L340 140M344 164L300 140M300 116h40",
    ) +
    fill(iron, poly(296, 92, 300, 80, 320, 54, 340, 80, 344, 92)) +
    fill(BERRY, box(298, 84, 44, 48)) +
    fill(palette.gold, disc(320, 108, 19) + poly(306, 84, 320, 66, 334, 84)) +
    fill(palette.paper, disc(320, 108, 16)) +
    stroke(palette.ink, 2, "M320 108V97M320 108l7 5") +
    stroke(palette.ink, 1.4, "M320 94v2M320 120v2M306 108h2M332 108h2") +
    stroke(palette.gold, 2, "M320 54V40M314 46h12")
  );
}

/** The street beyond the gate, hazy: gabled fronts in perspective and a far spire. */
function distance({ palette }: Stage): string {
  const pale = mix("#f6ead0", palette.skyMid, 0.2);
  const oak = mix("#3d2b24", palette.skyMid, 0.35);
  const sides = [1, -1].map((way) => {
    const at = (offset: number) => 320 - way * offset;
    const fronts =
      poly(at(64), 322, at(64), 224, at(46), 214, at(40), 240, at(40), 314) +
      poly(at(40), 316, at(40), 248, at(30), 240, at(22), 260, at(22), 306);
    const frame = `${line(at(64), 250, at(40), 262)}${line(at(64), 278, at(40), 284)}${line(at(40), 270, at(22), 276)}${line(at(40), 292, at(22), 292)}${line(at(52), 216)}V318${line(at(31), 242)}V310${line(at(40), 240)}V314`;
    return fill(pale, fronts) + fill(palette.ink, fronts, way === 1 ? 0.04 : 0.12) + stroke(oak, 1.8, frame);
  });
  const church = box(314, 262, 12, 40) + poly(313, 263, 320, 236, 327, 263);
  return (
    fill(mix(palette.far, palette.ink, 0.1), church) +
    sides.join("") +
    fill(mix(palette.sand, palette.skyLow, 0.3), poly(298, 304, 342, 304, 384, 322, 256, 322))
  );
}

export const chester: Setting = {
  look: { sky: "clear", land: "leaf", wall: "red", roof: "slate" },
  ground: 262,
  back(stage) {
    const { palette, random } = stage;
    const hazy = {
      ...palette,
      wall: mix(palette.wall, palette.skyLow, 0.45),
      wallShade: mix(palette.wallShade, palette.skyMid, 0.4),
      glass: mix(palette.glass, palette.skyMid, 0.4),
    };
    const street = mix(palette.sand, palette.wall, 0.2);
    const rows = (x: number, w: number) =>
      fill("#3d2b24", box(x, 292, w, 26)) +
      fill(
        "#f6ead0",
        grid([x, 292], [Math.round(w / 24), 1], [24, 0], (px, py) => box(px, py, 5, 26)),
      ) +
      fill(
        palette.gold,
        grid([x + 9, 300], [Math.round(w / 24), 1], [24, 0], (px, py) => box(px, py, 12, 12)),
        0.8,
      );
    return (
      fill(palette.far, copse(random, 150, 500, 250, 40)) +
      gothicTower({ x: 236, base: 250, w: 44, h: 116 }, hazy, { crown: 12 }) +
      fill(palette.skyLow, box(250, 210, 140, 110)) +
      distance(stage) +
      fill(street, "M0 318h640v42H0z") +
      fill(mix(street, palette.paper, 0.35), poly(262, 318, 378, 318, 470, 360, 170, 360)) +
      asSubject(eastgate(stage)) +
      timberHouse(-14, 292, 92, 96, 1, palette, palette.roof) +
      asSubject(timberHouse(82, 292, 124, 118, 2, palette, mix(palette.roof, palette.ink, 0.25))) +
      asSubject(timberHouse(434, 292, 84, 128, 1, palette, mix(palette.roof, palette.ink, 0.25))) +
      timberHouse(522, 292, 132, 100, 2, palette, palette.roof) +
      rows(-14, 222) +
      rows(434, 222) +
      stroke(mix(street, palette.ink, 0.4), 1.5, "M230 332h180M204 346h232M20 340h120M500 338h110", 0.35) +
      fill(palette.near, disc(30, 326, 9) + disc(44, 328, 7) + disc(600, 326, 9) + disc(614, 328, 7)) +
      fill(BERRY, disc(28, 322, 2.4) + disc(40, 324, 2.4) + disc(604, 322, 2.4) + disc(612, 325, 2.4))
    );
  },
};
