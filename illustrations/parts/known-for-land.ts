import { as, mix } from "../shapes/colour";
import { crenels, flag } from "../shapes/castles";
import { rockMass } from "../shapes/rock";
import { arch, at, box, disc, dome, fill, nums, poly, stroke } from "../shapes/svg";
import { churches } from "./churches";
import { rocks } from "./rocks";
import type { Part } from "./part";

type Profile = readonly (readonly [number, number])[];

/** Tryfan above its lake: one steep fin with three tops. */
const tryfan: Part = ({ palette }) => {
  const tone = (haze: number) => mix(mix("#6f7482", palette.near, 0.1), palette.skyMid, haze);
  const spur = (profile: Profile, haze: number) =>
    rockMass(profile, 4, tone(haze), palette, { spread: 0.1, strata: 1 });
  return (
    spur(
      [
        [-330, 0],
        [-250, -70],
        [-190, -104],
        [-130, -70],
        [-60, 0],
      ],
      0.5,
    ) +
    spur(
      [
        [60, 0],
        [150, -84],
        [214, -112],
        [280, -60],
        [340, 0],
      ],
      0.42,
    ) +
    spur(
      [
        [-170, 0],
        [-120, -54],
        [-84, -112],
        [-58, -146],
        [-44, -138],
        [-30, -162],
        [-12, -152],
        [4, -184],
        [14, -176],
        [22, -184],
        [38, -150],
        [52, -158],
        [78, -120],
        [110, -70],
        [170, 0],
      ],
      0.08,
    ) +
    stroke("#e6e9ea", 3, "M4-184v-9M13-180v-9")
  );
};

/** Great Gable at the head of Wastwater between two fells, screes running into the lake at the right. */
const greatGable: Part = ({ palette }) => {
  const tone = (haze: number) => mix(mix("#5f7d78", palette.near, 0.3), palette.skyMid, haze);
  return (
    rockMass(
      [
        [-110, 0],
        [-70, -52],
        [-40, -96],
        [-18, -128],
        [0, -138],
        [22, -128],
        [44, -98],
        [78, -50],
        [120, 0],
      ],
      4,
      tone(0.3),
      palette,
      { spread: 0.06 },
    ) +
    rockMass(
      [
        [-330, -40],
        [-250, -122],
        [-210, -132],
        [-160, -96],
        [-110, -36],
        [-50, 2],
      ],
      4,
      tone(0.12),
      palette,
      { spread: 0.06, turf: palette.near },
    ) +
    rockMass(
      [
        [30, 2],
        [90, -44],
        [150, -96],
        [200, -128],
        [260, -136],
        [340, -120],
      ],
      4,
      tone(0.06),
      palette,
      { spread: 0.06 },
    ) +
    fill(
      "#a9b2b3",
      poly(150, -94, 176, -110, 150, 2, 96, 2) +
        poly(206, -126, 230, -130, 236, 2, 176, 2) +
        poly(268, -134, 290, -130, 316, 2, 262, 2),
      0.55,
    )
  );
};

/** A Torridon mountain: dark sandstone in terraces under a cap of white quartzite. */
const terracedPeak: Part = ({ palette }) => {
  const stone = "#86584c";
  return (
    rockMass(
      [
        [-330, 2],
        [-250, -84],
        [-190, -112],
        [-130, -60],
        [-60, 2],
      ],
      4,
      mix(stone, palette.skyMid, 0.5),
      palette,
      { strata: 3 },
    ) +
    rockMass(
      [
        [90, 2],
        [170, -90],
        [230, -118],
        [290, -70],
        [340, 2],
      ],
      4,
      mix(stone, palette.skyMid, 0.42),
      palette,
      { strata: 3 },
    ) +
    rockMass(
      [
        [-210, 2],
        [-160, -56],
        [-126, -72],
        [-92, -124],
        [-50, -132],
        [-14, -168],
        [16, -176],
        [50, -150],
        [92, -138],
        [124, -92],
        [160, -70],
        [216, 2],
      ],
      4,
      mix(stone, palette.skyMid, 0.06),
      palette,
      { spread: 0.05, strata: 6 },
    ) +
    fill(as("t", "#e9e6df"), "M-62-131l12-2 36-35 30-8 34 26 16 5-18 14-24-10-22 12-26-12z")
  );
};

/** Cliffs laid in level courses, as of masonry, running out of the frame at the right. */
const coursedCliff =
  (stone: string): Part =>
  ({ palette }) => {
    const courses = Array.from({ length: 9 }, (_, index) => {
      const y = -8 - index * 13;
      return `M${nums(-96 + index * 5, y)}L${nums(-20, y - 3, 60, y - 1, 300, y - 8)}`;
    });
    return (
      rockMass(
        [
          [-104, 6],
          [-98, -40],
          [-84, -84],
          [-66, -118],
          [-10, -126],
          [80, -134],
          [180, -130],
          [300, -136],
        ],
        8,
        stone,
        palette,
        { turf: palette.near, spread: 0.02 },
      ) +
      stroke("#8d7b5c", 3, courses.join(""), 0.75) +
      fill("#b5a27c", poly(-126, 14, -104, 0, -84, 6, -60, -4, -30, 14)) +
      stroke(palette.shine, 4, "M-150 14q30-6 60 0t60 0t60 0t60 0t60 0t60 0")
    );
  };

/** A limestone crag with a great hole high in it, over a steep slope of turf. */
const cragCave: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, palette.fore, 0.2)), "M-210 8Q-110-16-70-66L80-70Q120-14 220 8z") +
  rockMass(
    [
      [-92, -40],
      [-84, -92],
      [-62, -128],
      [-34, -152],
      [4, -160],
      [40, -146],
      [70, -120],
      [92, -78],
      [104, -36],
    ],
    -34,
    "#c4bfb0",
    palette,
    { turf: palette.near, spread: 0.02, strata: 2 },
  ) +
  fill(palette.ink, "M-28-44q-8-40 4-62q12-18 28-14q22 4 28 28q6 26 0 48z", 0.86) +
  fill("#9c968a", "M-28-44q14-12 30-8t30 8z", 0.9) +
  stroke("#e8dfc8", 4, "M-130 6Q-60-10-20-44") +
  fill(
    as("f", palette.fore),
    "M-150 8q-4-22 14-24q4-14 20-8q18 0 16 32zM120 8q0-20 16-22q8-14 24-4q16 4 12 26z",
  );

/** A wooded island in a lake with the gable and arches of a priory among its trees. */
const islandPriory: Part = (stage) => {
  const { palette } = stage;
  const tree = (x: number, h: number, w: number) =>
    `M${x - w} 0q-8-${Math.round(h * 0.7)} ${w}-${h}q${w + 8} ${Math.round(h * 0.3)} ${w} ${h}z`;
  return (
    fill(
      as("f", palette.fore),
      tree(-112, 74, 26) + tree(-74, 94, 28) + tree(92, 92, 30) + tree(132, 66, 24),
    ) +
    fill("#cbb98f", "M-166 6q166 20 332 0l-18-10q-150-8-300 0z") +
    fill(as("g", palette.near), "M-160 2q20-14 70-14h180q50 0 70 14q-160 12-320 0z") +
    at(
      0,
      -6,
      churches["priory-front"]({ ...stage, palette: { ...palette, wall: "#d3ccb8", wallShade: "#98917d" } }),
      1.15,
    ) +
    fill(
      as("f", mix(palette.near, palette.fore, 0.4)),
      tree(-96, 46, 20) + tree(76, 50, 20) + tree(112, 40, 18),
    )
  );
};

/** A headland of turf over rock with a round fort on top, as at Pendennis. */
const headlandFort: Part = ({ palette }) =>
  rockMass(
    [
      [-190, 8],
      [-170, -18],
      [-130, -38],
      [-70, -56],
      [0, -62],
      [80, -58],
      [150, -46],
      [240, -34],
      [330, -30],
    ],
    10,
    "#9b978c",
    palette,
    { turf: palette.near, spread: 0.04 },
  ) +
  fill(as("g", palette.near), "M-168-16Q-90-58 0-64T330-32V-8Q140-30 0-30T-168-16z") +
  fill(
    palette.wall,
    box(-70, -84, 140, 26) +
      crenels(-70, -84, 140, 6) +
      box(-34, -122, 68, 40) +
      crenels(-34, -122, 68, 7) +
      box(-18, -136, 36, 16) +
      crenels(-18, -136, 36, 5),
  ) +
  fill(
    palette.wallShade,
    box(46, -84, 24, 26) + box(14, -122, 20, 40) + box(-72, -80, 144, 2) + box(8, -136, 10, 16),
  ) +
  fill(
    palette.ink,
    arch(-7, -78, 14, 20) + box(-24, -110, 6, 10) + box(-4, -110, 6, 10) + box(16, -110, 6, 10),
    0.75,
  ) +
  flag(0, -138, 22, palette.accent, palette) +
  stroke(palette.shine, 3, "M-206 10q30-6 60 0t60 0t60 0t60 0t60 0");

/** Rows of lavender that meet in the distance. */
const lavenderRows: Part = ({ palette }) => {
  const row = (index: number) => {
    const [far, near] = [index * 11, index * 62];
    return poly(far - 4, -44, far + 4, -44, near + 22, 60, near - 22, 60);
  };
  const rows = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
  const tips = rows.map((index) => `M${index * 11} -44L${index * 62} 60`).join("");
  return (
    fill(as("g", mix(palette.near, "#b9a25e", 0.4)), poly(-96, -46, 96, -46, 470, 62, -470, 62)) +
    fill(as("f", "#8a74c2"), rows.map(row).join("")) +
    `<path stroke="${as("f", "#b3a3e0")}" stroke-width="7" stroke-dasharray="1 9" d="${tips}"/>`
  );
};

/** A waterfall in its wooded glen with a boardwalk before it, as at Glenariff. */
const boardwalkFalls: Part = (stage) =>
  rocks.cascade(stage) +
  fill("#8f6b45", poly(-190, 8, -20, 20, 30, 14, 190, 22, 190, 30, 30, 22, -20, 28, -190, 16)) +
  stroke(
    "#6b4e31",
    3,
    "M-180 10v-26M-140 12v-26M-100 14v-26M-60 17v-26M-20 20v-26M30 15v-26M70 17v-26M110 19v-26M150 21v-26M186 22v-26",
  ) +
  stroke("#a97b4f", 4, "M-184-15L-20-5L30-11L190-3");

/** An open-air pool at the sea's edge: white terraces round blue water, a row of cabins. */
const seaPool: Part = ({ palette }) =>
  fill("#d9d2c2", poly(-170, 26, -140, -22, 170, -22, 196, 26)) +
  fill("#fdf6e6", poly(-164, 18, -138, -22, 168, -22, 190, 18)) +
  fill("#35b6c6", poly(-136, 10, -118, -12, 148, -12, 164, 10)) +
  stroke("#d6f3f2", 2, "M-70 8L-60-10M-6 8V-10M60 8L54-10M122 8L108-10") +
  fill("#fdf6e6", box(-138, -50, 306, 28)) +
  fill("#2f7fb0", box(-142, -56, 314, 7)) +
  fill("#2f7fb0", [-126, -98, -70, -42, -14, 14, 42, 70, 98, 126].map((x) => box(x, -44, 14, 22)).join("")) +
  stroke("#fdf6e6", 3, "M-150-22v-34M180 18v-40M180-22q14-2 14 10") +
  fill(palette.accent, box(-60, -2, 10, 4) + box(40, 2, 10, 4)) +
  stroke(palette.shine, 4, "M-186 30q30-6 60 0t60 0t60 0t60 0t60 0t60 0");

/** A swimming pool in the rocks at the sea's edge. */
const rockPool: Part = () => {
  const [rock, dark] = [as("t", "#85817a"), as("t", "#5f5f5e")];
  return (
    fill(
      dark,
      "M-196 26l8-26 20-8 6-24 26-16 34 4 20-14 36 2 22-10 40 6 30-6 38 10 26 2 20 20 24 6 10 24 22 10 4 20z",
    ) +
    fill(
      rock,
      "M-180 26l10-20 18-6 10-22 22-12 34 6 18-14 36 4 26-12 34 8 32-6 36 12 22 2 16 18 22 8 10 22 12 12z",
    ) +
    fill("#e6dcc6", "M-140 14Q-146-18-100-22Q0-34 110-22Q166-16 158 14Q150 30 0 30T-140 14z") +
    fill(as("w", "#35b6c6"), "M-128 10Q-130-12-92-15Q0-24 104-15Q150-10 146 10Q136 20 0 20T-128 10z") +
    stroke("#d6f3f2", 2, "M-96 0h44M-20-8h52M60 4h50M-60 10h40M10 12h36M-70-10h24") +
    stroke("#fdf6e6", 2.6, "M120-2v-24q0-6 8-6M134 0v-24q0-6 8-6M121-12h13") +
    [
      [-64, 4, "#c4473c"],
      [14, 2, "#f6b433"],
      [70, -6, "#fdf6e6"],
    ]
      .map(
        ([x, y, cap]) =>
          stroke("#e3ad86", 3, `M${Number(x) - 12} ${Number(y) + 1}l8-5`) +
          fill("#e3ad86", disc(Number(x), Number(y), 4)) +
          fill(String(cap), dome(Number(x) - 4, Number(y) - 1, 8, 4)),
      )
      .join("")
  );
};

/** A limestone gorge: two grey walls, ivy on their tops, and the road that winds between. */
const gorgeRoad: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, palette.fore, 0.25)), "M-70 10Q-30-70 6-92Q40-70 80 10z") +
  rockMass(
    [
      [-420, -196],
      [-300, -186],
      [-170, -176],
      [-110, -168],
      [-70, -140],
      [-58, -96],
      [-40, -60],
      [-34, -20],
      [-44, 10],
    ],
    12,
    "#b8b4a8",
    palette,
    { turf: palette.near, spread: 0.02, strata: 2 },
  ) +
  rockMass(
    [
      [40, 10],
      [30, -34],
      [44, -84],
      [58, -128],
      [92, -160],
      [150, -172],
      [300, -184],
      [420, -192],
    ],
    12,
    "#8f8d86",
    palette,
    { turf: palette.near, spread: 0.02, strata: 2 },
  ) +
  fill("#7d8488", "M-60 60Q-4 30 14 6T-2-40Q-8-56 6-70L10-70Q4-56 14-42T40 8Q30 34 40 60z") +
  stroke("#f1ead8", 2, "M-8 56Q20 30 26 8T4-42") +
  fill(
    as("f", palette.fore),
    "M-120 14q-4-20 12-22q4-12 18-6q20 2 18 28zM74 14q0-18 14-20q8-12 22-4q14 4 10 24z",
  );

/** A chalk headland with a striped lighthouse in the sea at its foot, like Beachy Head. */
const chalkHead: Part = ({ palette }) =>
  rockMass(
    [
      [-10, 6],
      [4, -50],
      [2, -104],
      [22, -138],
      [60, -148],
      [130, -156],
      [240, -150],
      [340, -154],
    ],
    8,
    "#f4f0e4",
    palette,
    { turf: palette.near, spread: 0.02 },
  ) +
  fill("#8f9aa0", "M-118 8q8-12 30-12t34 12z") +
  fill(palette.paper, poly(-98, -4, -95, -76, -79, -76, -76, -4)) +
  fill(
    palette.accent,
    poly(-98, -4, -97, -22, -77, -22, -76, -4) + poly(-96.4, -40, -95.7, -58, -78.3, -58, -77.6, -40),
  ) +
  fill(palette.ink, box(-97, -80, 20, 4) + box(-92, -92, 10, 12)) +
  fill(as("l", palette.gold), box(-90, -90, 6, 9)) +
  fill(palette.accent, poly(-94, -92, -87, -100, -80, -92)) +
  stroke(palette.shine, 4, "M-130 9q20-5 40 0t40 0M-30 8q30-6 60 0t60 0t60 0t60 0t60 0");

/** A clapper bridge whole: slabs on low piers over a shallow river, boulders at both ends. */
const slabBridge: Part = ({ palette }) =>
  fill(
    "#7f8682",
    [-118, -70, -22, 26, 74, 118].map((x) => poly(x - 12, 10, x - 8, -20, x + 8, -20, x + 12, 10)).join(""),
  ) +
  fill(
    "#5f6664",
    [-118, -70, -22, 26, 74, 118].map((x) => poly(x + 2, 10, x + 2, -20, x + 8, -20, x + 12, 10)).join(""),
  ) +
  fill(
    "#b4b8b2",
    poly(-146, -18, -142, -32, -72, -31, -70, -20) +
      poly(-72, -20, -70, -34, -24, -32, -22, -20) +
      poly(-24, -19, -22, -33, 26, -32, 26, -20) +
      poly(24, -20, 26, -33, 76, -31, 76, -20) +
      poly(74, -19, 76, -33, 146, -31, 148, -18),
  ) +
  fill(palette.ink, box(-146, -21, 292, 3), 0.3) +
  fill("#8d938e", "M-186 14q4-30 26-32q20 2 22 32zM138 14q4-30 26-32q20 4 24 32z") +
  stroke(palette.shine, 2.4, "M-100 14h20M-50 12h22M0 16h20M46 12h22M92 15h18");

/** An oak of a thousand years: a hollow trunk as wide as a room, props under its boughs. */
const ancientOak: Part = ({ palette }) => {
  const leaf = as("f", palette.near);
  return (
    stroke("#8a7355", 4, "M-104 0L-84-66M104 0L86-70M-58 0L-62-60M64 0L62-62") +
    fill(
      "#6b5238",
      "M-44 2q14-26 6-54q-26-14-62-16l2-8q40-4 62 6q0-20-10-34l8-4q14 16 18 34q10-10 26-8q4-22 20-36l8 5q-14 14-14 36q24-12 64-8l2 8q-40 2-58 18q-6 30 12 61q-42 8-84 0z",
    ) +
    fill("#33261a", "M-12 2q-6-36 4-50q10-8 16 2q8 20 4 48z") +
    fill("#513d28", "M14-60q-6 30 14 62h20q-18-30-12-60z", 0.8) +
    fill(
      leaf,
      "M-150-70q-12-30 18-40q0-30 36-28q14-28 48-18q26-26 58-6q32-14 50 12q34-4 38 26q34 6 24 38q4 26-28 24q-16 16-40 4q-18 12-34-2q-18 12-38-2q-22 14-44 2q-20 12-42-2q-34 8-46-8z",
    ) +
    fill(
      mix(leaf, "#fdf0c0", 0.28),
      "M-128-92q8-26 34-24q10-20 34-16q14-18 38-10q-30 8-40 30q-30 0-66 20zM10-134q24-18 46-2q-20 0-30 10z",
    ) +
    fill(
      mix(leaf, palette.ink, 0.3),
      "M-130-66q40 12 84 4q44 14 84-2q40 10 82-6q-6 18-30 12q-18 14-36 0q-20 12-38 0q-22 12-42 0q-20 12-42 0q-44 10-62-8z",
      0.5,
    )
  );
};

export const knownForLand = {
  tryfan,
  "great-gable": greatGable,
  "terraced-peak": terracedPeak,
  "coursed-cliff": coursedCliff("#d9c9a3"),
  "golden-cliff": coursedCliff("#e6b75f"),
  "crag-cave": cragCave,
  "island-priory": islandPriory,
  "headland-fort": headlandFort,
  "lavender-rows": lavenderRows,
  "boardwalk-falls": boardwalkFalls,
  "sea-pool": seaPool,
  "rock-pool": rockPool,
  "gorge-road": gorgeRoad,
  "chalk-head": chalkHead,
  "slab-bridge": slabBridge,
  "ancient-oak": ancientOak,
} as const satisfies Record<string, Part>;
