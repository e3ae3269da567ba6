import { mix } from "../shapes/colour";
import { spotsOn, village } from "../shapes/village";
import { coniferRow, conifers, copse, roundTrees, tufts } from "../shapes/plants";
import { bastion } from "../shapes/castles";
import { box, fill, grid, line, poly, stroke } from "../shapes/svg";
import { ground, hill, mountain, rolling } from "../shapes/terrain";
import { ripples, water } from "../shapes/water";
import { grass, reeds, woods, type Setting } from "./setting";

/** A town across its river: houses and trees on the far bank, wooded corners on ours. */
const river: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "honey", roof: "tile" },
  ground: 250,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 192, 12, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 232, 24)) +
      village(random, palette, spotsOn(random, 10, 640, [244], 30), {
        wall: mix(palette.wall, palette.paper, 0.45),
        roof: palette.roof,
        size: 17,
      })
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      village(random, palette, spotsOn(random, 20, 620, [264], 31), {
        wall: mix(palette.wall, palette.paper, 0.45),
        roof: palette.roof,
        size: 16,
      }) +
      fill(palette.near, copse(random, -10, 150, 278, 22) + copse(random, 480, 660, 278, 22)) +
      fill(palette.wallShade, box(-10, 270, 660, 9)) +
      water(stage, 278, 360, { calm: true, sunPath: false }) +
      ripples(stage, 292, 356, 12) +
      hill([480, 420, 560, 340, 640, 326, 720, 320], palette.fore) +
      hill([-80, 322, 20, 330, 90, 350, 150, 420], palette.fore)
    );
  },
};

/** A wooded bluff over a river, open for a castle at the left; meadows at the right. */
const bluff: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "grey", roof: "slate" },
  ground: 198,
  back: ({ palette, random }) =>
    hill(rolling(random, 190, 12, 2), palette.far) +
    hill(rolling(random, 222, 10, 3), palette.mid, palette.near, 2, 9),
  front: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-80, 192, 40, 194, 180, 192, 300, 198, 370, 232, 430, 284], palette.near, palette.fore, 3, 10) +
      fill(palette.fore, copse(random, -40, 260, 252, 34) + copse(random, 220, 400, 276, 26)) +
      fill(palette.near, copse(random, 420, 700, 268, 26)) +
      water(stage, 282, 420, { calm: true, sunPath: false }) +
      ripples(stage, 296, 356, 12, 0.6) +
      hill([-80, 300, 40, 306, 130, 330, 200, 400], palette.fore, palette.near, 2, 11) +
      hill([500, 420, 570, 336, 640, 322, 720, 318], palette.fore)
    );
  },
};

/** Water before a castle or town: trees behind, a low bank, and the moat, river or strait in front. */
const waterside: Setting = {
  look: { sky: "morning", land: "leaf", water: "sea", wall: "grey", roof: "slate" },
  ground: 270,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 196, 12, 2), palette.far) +
      fill(palette.mid, copse(random, -20, 680, 242, 26)) +
      hill([-60, 258, 200, 252, 420, 254, 720, 258], grass(stage), palette.near, 1, 9)
    );
  },
  front: (stage) =>
    water(stage, 284, 420, { calm: true, sunPath: false }) +
    fill(grass(stage, 0.2), ground([-60, 276, 200, 272, 420, 273, 720, 276], 286)) +
    ripples(stage, 294, 356, 14, 0.6),
};

/** A lake before a house or ruin, which it mirrors. */
const parkLake: Setting = {
  look: { sky: "morning", land: "leaf", water: "teal", wall: "honey", roof: "lead" },
  ground: 264,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 186, 14, 2), palette.far) +
      woods(stage, 258, 50) +
      roundTrees(
        [
          [60, 266, 32],
          [130, 266, 24],
          [520, 266, 26],
          [584, 268, 36],
        ],
        palette.near,
        palette.ink,
      ) +
      hill([-60, 264, 200, 261, 420, 263, 720, 262], grass(stage))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      water(stage, 276, 420, { calm: true, sunPath: false }) +
      fill(grass(stage), ground([-60, 272, 200, 268, 420, 272, 720, 270], 279)) +
      ripples(stage, 286, 354, 14, 0.6) +
      hill([-80, 318, 40, 322, 120, 342, 190, 420], palette.fore, palette.near, 2, 11) +
      hill([470, 420, 560, 344, 640, 330, 720, 326], palette.fore, palette.near, 2, 11) +
      stroke(palette.near, 2, tufts(random, 20, 170, 352, 14, 22))
    );
  },
};

/** A wide reservoir or mere in level country: low banks, sails' room, reeds in front. */
const mere: Setting = {
  look: { sky: "clear", land: "meadow", water: "blue", wall: "honey", roof: "slate" },
  ground: 246,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-40, 224, 160, 216, 340, 221, 520, 215, 690, 222], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 238, 18)) +
      hill([-40, 240, 320, 238, 690, 240], grass(stage, 0.35), palette.near, 1, 8) +
      water(stage, 246, 420, { calm: true })
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      ripples(stage, 262, 330, 16, 0.6) +
      hill([-80, 320, 40, 326, 140, 344, 220, 420], grass(stage, 0.2), palette.fore, 2, 10) +
      reeds(stage, 0, 190, 348, 18, 34) +
      reeds(stage, 500, 640, 354, 14, 40) +
      stroke(palette.near, 2, tufts(random, 0, 200, 356, 10, 18))
    );
  },
};

/** Marsh: pools and channels among reeds, level to the horizon. */
const wetland: Setting = {
  look: { sky: "morning", land: "dune", water: "river", wall: "honey" },
  ground: 262,
  back: (stage) => {
    const { palette, random } = stage;
    const reed = mix(palette.near, "#d9bd6a", 0.4);
    return (
      hill([-40, 228, 200, 225, 420, 227, 690, 224], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 238, 13)) +
      hill([-40, 242, 320, 240, 690, 242], reed, palette.near, 2, 9) +
      fill(palette.water, "M-20 268Q120 254 300 262T660 256V276Q520 292 400 284T120 292T-20 284z") +
      fill(palette.water, "M60 318Q220 300 360 312T660 304V360H40Q120 338 60 318z") +
      stroke(
        palette.shine,
        2,
        "M120 272h60M260 270h90M420 270h70M540 264h40M200 326h70M330 322h110M480 330h60M160 342h50M380 346h80",
        0.7,
      )
    );
  },
  front: (stage) =>
    reeds(stage, 0, 120, 300, 14, 30) +
    reeds(stage, 530, 640, 300, 12, 28) +
    reeds(stage, 0, 640, 360, 30, 30),
};

/** A Lakeland lake: rounded fells behind, a jetty in front. */
const fellLake: Setting = {
  look: { sky: "morning", land: "leaf", water: "blue", wall: "granite", roof: "slate" },
  ground: 228,
  back: (stage) => {
    const { palette, random, sun } = stage;
    return (
      hill(rolling(random, 162, 20, 3), palette.far) +
      mountain(
        random,
        palette,
        { x: 300, top: 112, base: 226, left: 170, right: 190 },
        mix(palette.far, palette.mid, 0.6),
        sun.x,
      ) +
      mountain(random, palette, { x: 520, top: 146, base: 228, left: 150, right: 150 }, palette.mid, sun.x) +
      hill(rolling(random, 212, 10, 3), palette.near, palette.fore, 1, 8) +
      fill(palette.fore, copse(random, -10, 200, 228, 18) + copse(random, 520, 660, 230, 20))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      water(stage, 228, 360, { calm: true }) +
      fill(palette.near, "M0 228h640v4q-80 14-190 6t-210 6t-240-6z", 0.35) +
      ripples(stage, 232, 300, 14) +
      stroke(palette.ink, 3, `${line(372, 322)}v22${line(404, 318)}v24${line(436, 314)}v24`) +
      fill("#a97b4f", "M350 318L470 300l14 8l-124 20z") +
      hill([440, 350, 500, 306, 580, 292, 690, 284], palette.fore, palette.near, 2, 12) +
      conifers(coniferRow(random, 520, 650, 300, 56, 92), palette.fore, mix(palette.fore, palette.ink, 0.5)) +
      hill([-40, 318, 60, 320, 150, 344, 200, 366], palette.fore) +
      stroke(palette.near, 2, tufts(random, 10, 180, 352, 10, 24), 0.9)
    );
  },
};

/** A reservoir in the hills held by a stone dam with its straining tower. */
const reservoir: Setting = {
  look: { sky: "heather", land: "pine", water: "blue", wall: "granite", roof: "slate" },
  ground: 246,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 158, 18, 2), palette.far) +
      hill([-60, 150, 60, 160, 180, 196, 300, 226, 380, 236], palette.mid, palette.near, 3, 10) +
      hill(
        [260, 238, 380, 220, 480, 190, 590, 158, 720, 148],
        mix(palette.mid, palette.near, 0.5),
        palette.fore,
        3,
        10,
      ) +
      conifers(coniferRow(random, -10, 190, 232, 24, 40), palette.near, palette.fore, true) +
      conifers(coniferRow(random, 470, 650, 234, 24, 44), palette.fore, palette.ink, true) +
      water(stage, 236, 300, { calm: true })
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-60, 300, 140, 306, 330, 312, 520, 306, 720, 296], palette.near, palette.fore, 3, 13) +
      conifers(coniferRow(random, -10, 130, 340, 60, 90), palette.fore, mix(palette.fore, palette.ink, 0.5)) +
      conifers(coniferRow(random, 540, 650, 340, 60, 96), palette.fore, mix(palette.fore, palette.ink, 0.5))
    );
  },
};

/** A stone dam across a valley, water falling over it. */
const dam: Setting = {
  look: { sky: "morning", land: "pine", water: "river", wall: "granite", roof: "slate" },
  ground: 206,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 150, 18, 2), palette.far) +
      hill([-60, 140, 60, 146, 160, 176, 240, 210], palette.mid, palette.near, 3, 10) +
      hill([380, 210, 480, 180, 590, 146, 720, 138], palette.mid, palette.near, 3, 10) +
      fill(palette.water, box(120, 200, 400, 10)) +
      fill(palette.wall, poly(100, 206, 540, 206, 500, 306, 140, 306)) +
      fill(palette.wallShade, box(96, 202, 448, 8)) +
      fill(
        palette.shine,
        grid([150, 214], [11, 1], [31, 0], (x, y) => `M${x} ${y}h22l-2 90h-18z`),
        0.9,
      ) +
      bastion({ x: 92, base: 212, w: 26, h: 34 }, palette) +
      bastion({ x: 522, base: 212, w: 26, h: 34 }, palette)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      water(stage, 302, 420, { calm: true, sunPath: false }) +
      stroke(palette.shine, 3, "M150 306q20-5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0", 0.9) +
      hill([-80, 210, 40, 224, 120, 280, 180, 330, 220, 420], palette.fore, palette.near, 3, 12) +
      hill([420, 420, 470, 330, 540, 270, 620, 222, 720, 206], palette.fore, palette.near, 3, 12) +
      conifers(
        [...coniferRow(random, -10, 110, 300, 60, 90), ...coniferRow(random, 560, 650, 296, 60, 92)],
        palette.near,
        mix(palette.fore, palette.ink, 0.4),
      )
    );
  },
};

const lochHills = (
  stage: Parameters<Setting["back"]>[0],
  [left, middle, right]: readonly [number, number, number],
) => {
  const { palette, random, sun } = stage;
  return (
    mountain(random, palette, { x: 110, top: left, base: 236, left: 160, right: 190 }, palette.far, sun.x) +
    mountain(random, palette, { x: 520, top: right, base: 236, left: 190, right: 200 }, palette.far, sun.x) +
    mountain(
      random,
      palette,
      { x: 320, top: middle, base: 238, left: 190, right: 180 },
      mix(palette.far, palette.mid, 0.55),
      sun.x,
    ) +
    hill(rolling(random, 222, 9, 3), palette.mid, palette.near, 1, 8) +
    conifers(coniferRow(random, 20, 150, 238, 16, 28), palette.near, palette.fore)
  );
};

/** A Highland loch between mountains, pines on the near shore. */
const loch: Setting = {
  look: { sky: "heather", land: "pine", water: "blue", wall: "granite", roof: "slate" },
  ground: 240,
  back: (stage) =>
    lochHills(stage, [150, 112, 142]) + water(stage, 236, 360, { calm: true }) + ripples(stage, 240, 320, 16),
  front: ({ palette, random }) =>
    hill([-40, 300, 50, 306, 130, 332, 200, 368], palette.fore, palette.near, 2, 12) +
    conifers(
      [
        [16, 322, 120],
        [58, 326, 96],
        [98, 334, 70],
      ],
      palette.fore,
      mix(palette.fore, palette.ink, 0.5),
    ) +
    hill([500, 366, 560, 336, 620, 330, 690, 322], palette.fore) +
    stroke(palette.near, 2, tufts(random, 540, 640, 346, 10, 26), 0.9),
};

/** A broad firth or sea loch with low hills beyond; a green shore comes in from the right before it. */
const firth: Setting = {
  look: { sky: "mint", land: "pine", water: "sea", wall: "cream", roof: "slate" },
  ground: 250,
  back: (stage) => {
    const { palette } = stage;
    return (
      hill([-60, 200, 80, 176, 200, 186, 340, 158, 470, 176, 600, 164, 720, 190], palette.far) +
      hill([-60, 218, 100, 206, 260, 212, 420, 200, 560, 208, 720, 202], palette.mid) +
      water(stage, 224, 420)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const shore = [-60, 356, 120, 352, 240, 338, 340, 320, 430, 310, 540, 306, 720, 304];
    return (
      fill(mix(palette.sand, palette.wallShade, 0.3), ground(shore)) +
      stroke(palette.shine, 4, "M-20 355Q160 352 300 330T440 311T660 306", 0.9) +
      hill([240, 380, 360, 330, 440, 317, 560, 312, 720, 310], palette.near, palette.fore, 2, 11) +
      stroke(palette.fore, 2, tufts(random, 380, 640, 350, 14, 16))
    );
  },
};

/** A canal with its towpath, trees and a humped bridge's room. */
const canal: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "brick", roof: "slate" },
  ground: 262,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 196, 12, 2), palette.far) +
      woods(stage, 254, 34) +
      hill([-40, 258, 320, 256, 690, 258], grass(stage), palette.near, 2, 10)
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      water(stage, 290, 340, { calm: true, sunPath: false }) +
      fill(palette.wallShade, box(-10, 284, 660, 7)) +
      fill(mix(palette.sand, palette.paper, 0.2), "M-10 334h660v30H-10z") +
      fill(palette.near, "M-10 350Q120 344 300 350T660 348V420H-10z") +
      roundTrees([[596, 326, 26]], palette.fore, palette.ink)
    );
  },
};

/** A rocky river tumbling through woods. */
const rapids: Setting = {
  look: { sky: "mint", land: "leaf", water: "river", wall: "grey" },
  ground: 250,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-60, 190, 100, 160, 240, 190, 400, 180, 540, 154, 720, 180], palette.far) +
      hill([-60, 176, 60, 180, 180, 210, 300, 246], palette.mid, palette.near, 3, 10) +
      hill([340, 246, 460, 208, 580, 178, 720, 172], palette.mid, palette.near, 3, 10) +
      fill(palette.near, copse(random, -20, 270, 262, 34) + copse(random, 380, 690, 262, 34))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      fill(palette.water, "M250 258h140Q420 290 500 310T660 340V420H-20V340Q120 316 180 300T250 258z") +
      stroke(
        palette.shine,
        2.6,
        "M270 272q30-6 60 0t50 0M230 292q40-6 80 0t90 0M170 314q60-8 120 0t150-2M110 336q80-8 160 0t240-2",
        0.9,
      ) +
      fill(
        mix("#8d9a98", palette.skyLow, 0.15),
        "M210 318l16-12 30 2 12 12zM350 332l20-14 34 4 10 12zM430 308l12-8 22 2 8 8zM290 290l10-7 18 2 6 7z",
      ) +
      hill([-80, 300, 20, 306, 100, 330, 160, 420], palette.fore, palette.near, 2, 12) +
      hill([480, 420, 560, 330, 640, 308, 720, 302], palette.fore, palette.near, 2, 12) +
      stroke(palette.near, 2, tufts(random, 10, 130, 352, 12, 20))
    );
  },
};

/** Low grassed drumlins round an island-strewn lough. */
const lough: Setting = {
  look: { sky: "mint", land: "meadow", water: "blue", wall: "grey", roof: "slate" },
  ground: 250,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-60, 218, 40, 204, 150, 216, 250, 202, 360, 216, 470, 204, 590, 214, 720, 206], palette.far) +
      hill(
        [-60, 232, 90, 222, 210, 234, 400, 236, 520, 222, 640, 230, 720, 226],
        mix(palette.mid, palette.near, 0.4),
        palette.near,
        1,
        8,
      ) +
      water(stage, 240, 420, { calm: true }) +
      fill(palette.near, "M60 256q50-22 110-2zM420 252q60-26 130-2z") +
      fill(palette.fore, copse(random, 78, 150, 254, 12) + copse(random, 440, 530, 250, 14))
    );
  },
  front: (stage) =>
    ripples(stage, 262, 330, 14, 0.6) +
    hill([-80, 326, 60, 328, 160, 346, 230, 420], grass(stage, 0.2), stage.palette.fore, 2, 10) +
    reeds(stage, 0, 200, 350, 18, 30),
};

export const inlandWater = {
  river,
  bluff,
  waterside,
  "park-lake": parkLake,
  mere,
  wetland,
  "fell-lake": fellLake,
  reservoir,
  dam,
  loch,
  firth,
  canal,
  rapids,
  lough,
} as const satisfies Record<string, Setting>;
