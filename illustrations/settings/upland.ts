import { as, fade, mix } from "../shapes/colour";
import { dryWall } from "../shapes/countryside";
import { spotsOn, village } from "../shapes/village";
import { coniferRow, conifers, copse, roundTrees, tufts } from "../shapes/plants";
import { fill, poly, stroke } from "../shapes/svg";
import { cuts, hill, mountain, rolling } from "../shapes/terrain";
import { water } from "../shapes/water";
import type { Stage } from "../sketch";
import { grass, type Setting } from "./setting";

/** High mountains over a green glen with a river. */
const mountains: Setting = {
  look: { sky: "clear", land: "pine", wall: "granite", roof: "slate" },
  ground: 266,
  horizon: 136,
  frames: ["heather", "pines", "rocks"],
  back: (stage) => {
    const { palette, random } = stage;
    const back = mix(palette.far, palette.skyMid, 0.25);
    const peak = (x: number, top: number, base: number, left: number, right: number, colour: string) =>
      mountain(random, palette, { x, top, base, left, right }, colour);
    const shift = random.whole(-40, 40);
    return (
      peak(110 + shift, 142, 260, 190, 170, back) +
      peak(540 + shift, 132, 260, 170, 180, back) +
      peak(330 + shift, 84, 262, 220, 220, palette.far) +
      peak(160, 176, 272, 170, 130, palette.mid) +
      peak(520, 170, 272, 150, 170, palette.mid) +
      hill(rolling(random, 252, 6, 3), mix(palette.near, "#8bab50", 0.4), palette.fore, 2, 14) +
      conifers(coniferRow(random, 470, 660, 264, 22, 34), palette.near, palette.fore) +
      burn(stage)
    );
  },
};

/** A river that comes out of the hills at the left and passes the scene's parts. */
const burn = ({ palette }: Stage) =>
  fill(
    fade(mix(palette.water, palette.skyLow, 0.45), palette.water),
    "M196 256q-44 10-6 24q44 16-40 40q-90 26-210 50v60h200q40-60 120-92q70-30-14-54q-40-10-38-28z",
  ) + stroke(palette.shine, 2, "M176 268q-10 8 18 14M150 322q30-8 40-18M60 356h50M20 380h60M110 338h30", 0.8);

/** Broad green fells with walls and a village in the valley. */
const fells: Setting = {
  look: { sky: "morning", land: "leaf", wall: "grey", roof: "slate" },
  ground: 262,
  frames: ["wall", "bough", "bank"],
  back: (stage) => {
    const { palette, random } = stage;
    const left = [-60, 190, 60, 150, 150, 128, 240, 160, 330, 214, 400, 240];
    const right = [230, 240, 330, 206, 430, 150, 520, 118, 610, 146, 720, 180];
    return (
      hill(rolling(random, 150, 16, 2), palette.far) +
      hill(left, mix(palette.mid, palette.near, 0.2)) +
      cuts(left, palette.fore, 4, 11, 0.3) +
      hill(right, mix(palette.mid, palette.near, 0.45)) +
      cuts(right, palette.fore, 4, 11, 0.3) +
      fill(palette.fore, copse(random, -20, 170, 250, 18) + copse(random, 500, 690, 250, 20)) +
      hill([-60, 256, 140, 252, 330, 250, 520, 254, 720, 250], grass(stage), palette.near, 4, 13)
    );
  },
  front: ({ palette }) => dryWall([-60, 322, 140, 314, 320, 328, 500, 314, 720, 322], palette, 6),
};

/** Inland cliffs: a gorge with a road winding out of it. */
const gorge: Setting = {
  look: { sky: "clear", land: "leaf", wall: "cream" },
  ground: 288,
  frames: ["rocks", "bank"],
  back: (stage) => {
    const { palette, random } = stage;
    const rock = mix("#c9c4b4", palette.skyLow, 0.2);
    const wall = (way: 1 | -1, edge: number, top: number, stone: string) => {
      const x = (offset: number) => 320 + way * offset;
      return (
        fill(
          stone,
          poly(
            x(edge),
            300,
            x(edge + 8),
            250,
            x(edge + 2),
            214,
            x(edge + 20),
            186,
            x(edge + 16),
            top + 30,
            x(edge + 48),
            top,
            x(edge + 130),
            top - 18,
            x(460),
            top - 30,
            x(460),
            420,
            x(edge),
            420,
          ),
        ) +
        fill(
          palette.ink,
          [44, 92, 150, 214]
            .map((dx) =>
              poly(
                x(edge + dx),
                top + 12,
                x(edge + dx + 16),
                300,
                x(edge + dx - 10),
                300,
                x(edge + dx - 4),
                top + 90,
              ),
            )
            .join(""),
          way === 1 ? 0.26 : 0.16,
        ) +
        fill(
          as("g", palette.near),
          `M${x(edge + 14)} ${top + 34}L${x(edge + 48)} ${top - 2}L${x(edge + 130)} ${top - 20}L${x(460)} ${top - 34}V${top + 4}Q${x(edge + 190)} ${top + 16} ${x(edge + 130)} ${top + 6}T${x(edge + 14)} ${top + 34}z`,
        )
      );
    };
    return (
      hill(rolling(random, 196, 14, 3), palette.far) +
      wall(-1, 96, 154, mix(rock, palette.skyMid, 0.4)) +
      wall(1, 84, 134, mix(rock, palette.ink, 0.12)) +
      wall(-1, 150, 116, rock) +
      fill(palette.fore, copse(random, 180, 480, 292, 22)) +
      hill([-60, 300, 120, 290, 320, 286, 520, 292, 720, 302], palette.near, palette.fore, 3, 13)
    );
  },
};

/** A wooded gorge with a river at its foot. */
const woodedGorge: Setting = {
  look: { sky: "mint", land: "leaf", water: "river", wall: "cream", roof: "slate" },
  ground: 276,
  frames: ["bough", "rocks"],
  back: (stage) => {
    const { palette, random } = stage;
    const left = [-60, 110, 40, 116, 120, 150, 190, 220, 230, 280];
    const right = [410, 280, 450, 226, 520, 156, 600, 116, 720, 106];
    const rock = mix("#c9c4b4", palette.skyLow, 0.2);
    return (
      hill(rolling(random, 176, 14, 2), palette.far) +
      fill(palette.mid, copse(random, 100, 540, 262, 44)) +
      hill(left, palette.near) +
      hill(right, palette.near) +
      fill(
        rock,
        poly(96, 160, 140, 168, 176, 216, 190, 250, 150, 236, 110, 204) +
          poly(544, 156, 500, 166, 466, 214, 452, 246, 494, 232, 530, 200),
      ) +
      fill(
        palette.ink,
        poly(140, 168, 176, 216, 190, 250, 164, 216) + poly(500, 166, 466, 214, 452, 246, 482, 210),
        0.2,
      ) +
      fill(palette.fore, copse(random, -30, 210, 284, 40) + copse(random, 430, 690, 284, 40))
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      water(stage, 288, 420, { calm: true, sunPath: false }) +
      hill([-80, 308, 30, 314, 110, 336, 170, 420], palette.fore, palette.near, 2, 12) +
      hill([480, 420, 550, 336, 630, 314, 720, 308], palette.fore, palette.near, 2, 12)
    );
  },
};

/** A bare rock with a level top over a plain: for castles. The wall colour is the castle's; the rock is grey. */
const crag: Setting = {
  look: { sky: "heather", land: "leaf", wall: "granite", roof: "slate" },
  ground: 186,
  frames: ["bough", "flowers", "wall"],
  back: ({ palette, random }) =>
    hill(rolling(random, 206, 12, 2), palette.far) +
    hill(rolling(random, 232, 9, 3), palette.mid, palette.near, 2, 9),
  front: (stage) => {
    const { palette, random } = stage;
    const rock = mix("#70767a", palette.skyLow, 0.12);
    return (
      fill(
        rock,
        "M180 190L200 180 250 184 330 180 410 184 446 190 470 222 500 250 520 290H130L148 250 164 222z",
      ) +
      fill(
        palette.ink,
        "M232 184l-12 40 16 14-20 40h40l8-46-10-16zM330 182l10 34-12 22 18 36h34l-12-36 8-20zM420 186l16 34 4 22 20 34h-36l-14-40z",
        0.35,
      ) +
      fill(
        palette.skyLow,
        "M200 182l-18 44 8 12-18 36h22l16-40-6-14 10-30zM290 182l-8 40 10 16-10 32h18l6-34-8-18 6-34z",
        0.2,
      ) +
      fill(palette.fore, copse(random, 60, 250, 292, 28) + copse(random, 390, 600, 292, 28)) +
      village(random, palette, spotsOn(random, 70, 590, [288, 302], 34), {
        wall: mix(palette.wall, palette.paper, 0.45),
        roof: palette.roof,
        size: 18,
      }) +
      hill([-60, 304, 140, 310, 330, 306, 520, 312, 720, 304], grass(stage), palette.near, 3, 12)
    );
  },
};

/** A steep green hill: for ruins, towers and mounds. */
const mound: Setting = {
  look: { sky: "morning", land: "leaf", wall: "grey", roof: "slate" },
  ground: 186,
  frames: ["bough", "flowers", "wall", "oak"],
  back: ({ palette, random }) =>
    hill(rolling(random, 192, 14, 2), palette.far) +
    hill(rolling(random, 226, 10, 3), palette.mid, palette.near, 2, 9),
  front: (stage) => {
    const { palette, random } = stage;
    const slope = [40, 290, 130, 262, 220, 206, 280, 184, 370, 184, 460, 208, 540, 254, 640, 290];
    return (
      hill(slope, palette.near) +
      cuts(slope, palette.fore, 5, 10, 0.4) +
      fill(palette.fore, copse(random, -20, 160, 288, 26) + copse(random, 490, 690, 288, 26)) +
      village(random, palette, spotsOn(random, 110, 560, [284, 298], 34), {
        wall: mix(palette.wall, palette.paper, 0.45),
        roof: palette.roof,
        size: 18,
      }) +
      hill([-60, 302, 140, 308, 330, 302, 520, 310, 720, 302], grass(stage), palette.near, 3, 13)
    );
  },
};

/** A high green hill alone, without houses: for towers, chalk figures and a folly. */
const tump: Setting = {
  look: { sky: "peach", land: "leaf", wall: "grey" },
  ground: 140,
  frames: ["flowers", "wall", "bough"],
  back: ({ palette, random }) =>
    hill(rolling(random, 216, 10, 2), palette.far) +
    hill(rolling(random, 240, 7, 3), palette.mid, palette.near, 2, 9),
  front: (stage) => {
    const { palette, random } = stage;
    const slope = [20, 300, 140, 268, 230, 196, 290, 140, 350, 140, 420, 196, 510, 262, 640, 296];
    return (
      hill(slope, palette.near) +
      cuts(slope, palette.fore, 5, 13, 0.4) +
      fill(palette.fore, copse(random, -20, 190, 296, 22) + copse(random, 460, 690, 294, 22)) +
      hill([-60, 296, 140, 300, 330, 296, 520, 302, 720, 296], grass(stage), palette.near, 4, 13)
    );
  },
};

/** Old trees at both edges whose crowns meet the top of the picture. */
function frame(colour: string, light: string): string {
  const left =
    "M0 360V0H26q-2 120 2 210q4 90 20 150zM62 360q10-110 4-230L50 60l14 40L80 20h10L80 110q2 130 8 250z";
  const side =
    fill(colour, left) +
    stroke(light, 3, "M14 40q-4 160 4 300M72 150q4 90 2 190", 0.3) +
    fill(light, "M0 0H150q4 22-18 26q-2 20-26 18q-10 22-34 12q-12 26-32 16Q10 90 0 84z", 0.95) +
    fill(colour, "M0 0H110q0 16-22 18q-6 18-28 10q-10 20-30 12Q10 60 0 56z", 0.55);
  return `${side}<g transform="matrix(-1 0 0 1 640 0)">${side}</g>`;
}

/** A path through a clearing between old broadleaved trees. */
const woodland: Setting = {
  look: { sky: "mint", land: "leaf", water: "river" },
  ground: 292,
  frames: ["none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 182, 14, 3), palette.far) +
      fill(mix(palette.far, palette.mid, 0.6), copse(random, -20, 680, 238, 34)) +
      fill(palette.mid, copse(random, -20, 680, 262, 40)) +
      roundTrees(
        [
          [130, 290, 38],
          [196, 278, 28],
          [450, 278, 30],
          [530, 292, 40],
        ],
        palette.near,
        palette.ink,
      ) +
      hill(
        [-40, 286, 140, 278, 320, 272, 500, 278, 690, 286],
        mix(palette.near, "#c7c25a", 0.3),
        palette.fore,
        5,
        13,
      ) +
      fill(
        mix(palette.sand, palette.skyLow, 0.3),
        "M60 420C170 350 196 330 190 308C186 292 190 286 200 280h9C204 290 214 296 220 308C236 334 220 360 190 420z",
      )
    );
  },
  front: ({ palette, random }) =>
    stroke(palette.fore, 2, tufts(random, 60, 580, 336, 30, 16), 0.6) +
    frame(mix(palette.fore, palette.ink, 0.45), palette.fore),
};

/** The same among pines. */
const pinewood: Setting = {
  look: { sky: "morning", land: "pine" },
  ground: 292,
  frames: ["none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 182, 14, 3), palette.far) +
      conifers(
        coniferRow(random, -10, 650, 228, 30, 46),
        mix(palette.far, palette.mid, 0.5),
        palette.mid,
        true,
      ) +
      conifers(coniferRow(random, -10, 650, 258, 48, 72), palette.mid, palette.near, true) +
      hill([-40, 268, 140, 262, 320, 258, 500, 262, 690, 268], palette.mid) +
      conifers(
        [...coniferRow(random, 30, 240, 290, 80, 110), ...coniferRow(random, 420, 610, 290, 80, 110)],
        palette.near,
        palette.fore,
      ) +
      hill(
        [-40, 288, 140, 282, 320, 276, 500, 282, 690, 288],
        mix(palette.near, "#c7c25a", 0.3),
        palette.fore,
        4,
        13,
      ) +
      fill(
        mix(palette.sand, palette.skyLow, 0.3),
        "M60 420C170 350 196 330 190 308C186 292 190 286 200 280h9C204 290 214 296 220 308C236 334 220 360 190 420z",
      )
    );
  },
  front: ({ palette, random }) =>
    stroke(palette.fore, 2, tufts(random, 60, 580, 336, 30, 16), 0.6) +
    conifers(
      [...coniferRow(random, -30, 90, 360, 130, 180), ...coniferRow(random, 560, 670, 360, 130, 180)],
      palette.fore,
      mix(palette.fore, palette.ink, 0.5),
    ),
};

export const upland = {
  mountains,
  fells,
  gorge,
  "wooded-gorge": woodedGorge,
  crag,
  mound,
  tump,
  woodland,
  pinewood,
} as const satisfies Record<string, Setting>;
