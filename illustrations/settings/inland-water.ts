import { asSubject } from "../subject";
import { as, mix } from "../shapes/colour";
import { spotsOn, village } from "../shapes/village";
import { coniferRow, conifers, copse, roundTrees } from "../shapes/plants";
import { bastion } from "../shapes/castles";
import { box, fill, grid, line, poly, stroke } from "../shapes/svg";
import { ground, hill, mountain, plane, rolling, smooth } from "../shapes/terrain";
import { ripples, water } from "../shapes/water";
import { grass, reeds, woods, type Setting } from "./setting";

/** A town across its river: houses behind the green bank on which the scene's parts are, trees at both ends of it. */
const river: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "honey", roof: "tile" },
  ground: 250,
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 192, 12, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 220, 24)) +
      village(random, palette, spotsOn(random, 10, 640, [232, 244], 30), {
        wall: mix(palette.wall, palette.paper, 0.45),
        roof: palette.roof,
        size: 17,
      }) +
      hill([-60, 244, 140, 242, 330, 244, 520, 242, 720, 244], grass(stage))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      fill(palette.near, copse(random, -10, 120, 276, 22) + copse(random, 530, 660, 276, 22)) +
      fill(palette.wallShade, box(-10, 270, 660, 9)) +
      water(stage, 278, 360, { calm: true, sunPath: false }) +
      ripples(stage, 292, 356, 12)
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
      fill(palette.fore, copse(random, -40, 240, 268, 26) + copse(random, 220, 400, 280, 20)) +
      fill(palette.near, copse(random, 420, 700, 268, 26)) +
      water(stage, 282, 420, { calm: true, sunPath: false }) +
      ripples(stage, 296, 356, 12, 0.6) +
      ripples(stage, 320, 350, 6, 0.5)
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
  frames: ["bough", "oak", "reeds", "flowers"],
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
    return (
      water(stage, 276, 420, { calm: true, sunPath: false }) +
      fill(grass(stage), ground([-60, 272, 200, 268, 420, 272, 720, 270], 279)) +
      ripples(stage, 286, 354, 14, 0.6) +
      ripples(stage, 320, 350, 4, 0.5)
    );
  },
};

/** A wide reservoir or mere in level country: low banks, room for sails, reeds in front. */
const mere: Setting = {
  look: { sky: "clear", land: "meadow", water: "blue", wall: "honey", roof: "slate" },
  ground: 246,
  horizon: 218,
  frames: ["reeds", "bough", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-40, 224, 160, 216, 340, 221, 520, 215, 690, 222], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 238, 18)) +
      hill([-40, 240, 320, 238, 690, 240], grass(stage, 0.35), palette.near, 1, 8) +
      water(stage, 250, 420, { calm: true })
    );
  },
  front: (stage) => ripples(stage, 262, 330, 16, 0.6),
};

/** Marsh: pools and channels among reeds, level to the horizon. */
const wetland: Setting = {
  look: { sky: "morning", land: "dune", water: "river", wall: "honey" },
  ground: 262,
  horizon: 226,
  frames: ["reeds"],
  back: (stage) => {
    const { palette, random } = stage;
    const reed = mix(palette.near, "#d9bd6a", 0.4);
    return (
      hill([-40, 228, 200, 225, 420, 227, 690, 224], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 238, 13)) +
      hill([-40, 242, 320, 240, 690, 242], reed, palette.near, 2, 9) +
      fill(palette.water, "M-60 292Q120 272 300 280T700 276V306Q520 316 400 308T120 316T-60 312z") +
      fill(palette.water, "M-60 336Q220 322 360 332T700 326V440H-60z") +
      stroke(
        palette.shine,
        2,
        "M120 292h60M260 290h90M420 292h70M540 286h40M200 346h70M330 342h110M480 350h60",
        0.7,
      )
    );
  },
  front: (stage) => reeds(stage, 0, 120, 300, 10, 30) + reeds(stage, 530, 640, 300, 8, 28),
};

/** A Lakeland lake: rounded fells behind, a jetty in front. */
const fellLake: Setting = {
  look: { sky: "morning", land: "leaf", water: "blue", wall: "granite", roof: "slate" },
  ground: 228,
  horizon: 134,
  frames: ["bough", "pines", "wall", "oak"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 162, 20, 3), palette.far) +
      mountain(
        random,
        palette,
        { x: 300, top: 112, base: 226, left: 170, right: 190 },
        mix(palette.far, palette.mid, 0.6),
      ) +
      mountain(random, palette, { x: 520, top: 146, base: 228, left: 150, right: 150 }, palette.mid) +
      hill(rolling(random, 212, 10, 3), palette.near, palette.fore, 1, 8) +
      fill(palette.fore, copse(random, -10, 200, 228, 18) + copse(random, 520, 660, 230, 20))
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      water(stage, 228, 360, { calm: true }) +
      fill(palette.near, "M0 228h640v4q-80 14-190 6t-210 6t-240-6z", 0.35) +
      ripples(stage, 232, 300, 14) +
      stroke(palette.ink, 3, `${line(472, 322)}v22${line(504, 318)}v24${line(536, 314)}v24`) +
      fill("#a97b4f", "M450 318L660 290v14l-200 24z")
    );
  },
};

/** A reservoir in the hills held by a stone dam with its straining tower. */
const reservoir: Setting = {
  look: { sky: "heather", land: "pine", water: "blue", wall: "granite", roof: "slate" },
  ground: 246,
  frames: ["pines", "heather", "wall"],
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
      water(stage, 236, 420, { calm: true }) +
      fill(plane(palette.near, 250), "M360 246q100-16 360-14v34q-180 6-260-4T360 246z")
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
      asSubject(
        fill(palette.wall, poly(100, 206, 540, 206, 500, 306, 140, 306)) +
          fill(palette.wallShade, box(96, 202, 448, 8)) +
          fill(
            palette.shine,
            grid([150, 214], [11, 1], [31, 0], (x, y) => `M${x} ${y}h22l-2 90h-18z`),
            0.9,
          ) +
          bastion({ x: 92, base: 212, w: 26, h: 34 }, palette) +
          bastion({ x: 522, base: 212, w: 26, h: 34 }, palette),
      )
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
  const { palette, random } = stage;
  return (
    mountain(random, palette, { x: 110, top: left, base: 236, left: 160, right: 190 }, palette.far) +
    mountain(random, palette, { x: 520, top: right, base: 236, left: 190, right: 200 }, palette.far) +
    mountain(
      random,
      palette,
      { x: 320, top: middle, base: 238, left: 190, right: 180 },
      mix(palette.far, palette.mid, 0.55),
    ) +
    hill(rolling(random, 222, 9, 3), palette.mid, palette.near, 1, 8) +
    conifers(coniferRow(random, 20, 150, 238, 16, 28), palette.near, palette.fore)
  );
};

/** A Highland loch between mountains, pines on the near shore. */
const loch: Setting = {
  look: { sky: "heather", land: "pine", water: "blue", wall: "granite", roof: "slate" },
  ground: 244,
  horizon: 134,
  frames: ["pines", "heather", "rocks", "bough"],
  back: (stage) =>
    lochHills(stage, [144, 104, 136]) +
    water(stage, 234, 360, { calm: true }) +
    ripples(stage, 256, 320, 12) +
    fill(
      plane(mix(stage.palette.near, "#8bab50", 0.3), 250),
      "M250 246q60-16 180-14t290-6v24q-120 14-270 12T250 246z",
    ),
};

/** A broad firth or sea loch with low hills beyond; a green shore comes in from the right before it. */
const firth: Setting = {
  look: { sky: "mint", land: "pine", water: "sea", wall: "cream", roof: "slate" },
  ground: 250,
  horizon: 186,
  frames: ["rocks", "bank", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    const rise = random.whole(-14, 14);
    return (
      hill(rolling(random, 176 + rise, 18, 3), palette.far) +
      hill(rolling(random, 208, 7, 3), palette.mid) +
      water(stage, 222, 420)
    );
  },
  front: (stage) => {
    const { palette } = stage;
    const shore = [-60, 362, 120, 356, 240, 340, 330, 318, 430, 306, 540, 302, 720, 300];
    return (
      fill(as("s", mix(palette.sand, palette.wallShade, 0.3)), ground(shore)) +
      stroke(palette.shine, 4, "M-20 361Q160 356 300 328T440 307T660 302", 0.9) +
      hill([230, 384, 350, 328, 440, 314, 560, 309, 720, 307], palette.near, palette.fore, 2, 11)
    );
  },
};

/** A canal with its towpath and trees, and room for a humped bridge. */
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
  front: (stage) =>
    water(stage, 290, 420, { calm: true, sunPath: false }) +
    fill(stage.palette.wallShade, box(-60, 284, 760, 7)),
};

/** A rocky river tumbling through woods. */
const rapids: Setting = {
  look: { sky: "mint", land: "leaf", water: "river", wall: "grey" },
  ground: 256,
  horizon: 186,
  frames: ["bough", "rocks", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    const bank = [-60, 268, 120, 262, 300, 264, 480, 260, 720, 266];
    return (
      hill([-60, 190, 100, 160, 240, 190, 400, 180, 540, 154, 720, 180], palette.far) +
      hill([-60, 176, 60, 180, 180, 210, 300, 246], palette.mid, palette.near, 2, 10) +
      hill([340, 246, 460, 208, 580, 178, 720, 172], palette.mid, palette.near, 2, 10) +
      fill(palette.near, copse(random, -20, 690, 256, 34)) +
      hill([-60, 254, 120, 250, 330, 252, 520, 248, 720, 252], grass(stage, 0.2), palette.fore, 1, 9) +
      water(stage, 270, 420, { calm: true, sunPath: false }) +
      fill(as("g", mix(palette.near, palette.fore, 0.4)), `${smooth(bank)}V274q-180 8-360 0t-420 2z`) +
      stroke(
        palette.shine,
        2.6,
        "M60 296q40-6 80 0t90 0M250 312q60-8 120 0t150-2M20 330q80-8 160 0t240-2M420 292q40-6 80 0t90 0",
        0.9,
      ) +
      fill(
        "#7d8b8a",
        "M140 312l16-12 30 2 12 12zM430 330l20-14 34 4 10 12zM520 302l12-8 22 2 8 8zM250 292l10-7 18 2 6 7z",
      )
    );
  },
};

/** Low grassed drumlins round an island-strewn lough. */
const lough: Setting = {
  look: { sky: "mint", land: "meadow", water: "blue", wall: "grey", roof: "slate" },
  ground: 250,
  horizon: 206,
  frames: ["reeds", "bank", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-60, 218, 40, 204, 150, 216, 250, 202, 360, 216, 470, 204, 590, 214, 720, 206], palette.far) +
      water(stage, 228, 420, { calm: true }) +
      fill(
        plane(palette.mid, 200),
        "M-60 240q60-20 130-4t90 2v6q-100 8-220 4zM520 236q60-22 200-6v12q-120 6-200-6z",
      ) +
      fill(plane(grass(stage, 0.2), 250), "M96 256q70-24 200-20t250-4t180 6v20q-150 18-330 14T96 256z") +
      fill(palette.fore, copse(random, 470, 660, 244, 16))
    );
  },
  front: (stage) => ripples(stage, 276, 340, 14, 0.6),
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
