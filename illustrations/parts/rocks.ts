import { as, mix } from "../shapes/colour";
import { rockMass } from "../shapes/rock";
import { mountain, plane } from "../shapes/terrain";
import { arch, box, disc, fill, grid, num, nums, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import type { Part } from "./part";

const SARSEN = "#9aa0a0";

/** One rough upright stone, its right side in shade. */
function stoneAt(x: number, base: number, w: number, h: number, lean = 0): readonly [string, string] {
  const [l, r] = [x - w / 2, x + w / 2];
  return [
    `M${nums(l, base)}L${nums(l + lean + 1, base - h * 0.8)}L${nums(l + lean + w * 0.25, base - h)}L${nums(r + lean - w * 0.2, base - h * 0.96)}L${nums(r + lean, base - h * 0.7)}L${nums(r, base)}z`,
    `M${nums(x + w * 0.12, base)}L${nums(x + lean + w * 0.1, base - h * 0.96)}L${nums(r + lean - w * 0.2, base - h * 0.96)}L${nums(r + lean, base - h * 0.7)}L${nums(r, base)}z`,
  ];
}

const stones = (
  stage: Stage,
  list: readonly (readonly [x: number, base: number, w: number, h: number, lean?: number])[],
  tone = SARSEN,
) => {
  const drawn = list.map(([x, base, w, h, lean]) => stoneAt(x, base, w, h, lean));
  return (
    fill(mix(tone, stage.palette.skyLow, 0.15), drawn.map(([shape]) => shape).join("")) +
    fill(stage.palette.ink, drawn.map(([, shade]) => shade).join(""), 0.26)
  );
};

/** Stonehenge: uprights and lintels, the great trilithons behind, fallen stones before. */
const stonehenge: Part = (stage) => {
  const { palette } = stage;
  const lintel = (x: number, y: number, w: number) =>
    poly(x, y, x + 2, y - 13, x + w - 2, y - 14, x + w, y - 1);
  const tone = mix(SARSEN, palette.skyLow, 0.15);
  return (
    stones(
      stage,
      [
        [-66, -6, 24, 88],
        [-34, -6, 22, 88],
        [22, -6, 22, 94],
        [54, -6, 24, 94],
      ],
      "#838b8d",
    ) +
    fill(mix("#838b8d", palette.skyLow, 0.15), lintel(-82, -92, 64) + lintel(6, -98, 64)) +
    stones(stage, [
      [-150, 0, 24, 62],
      [-114, 2, 24, 64],
      [-78, 6, 25, 66],
      [-40, 8, 25, 67],
      [0, 9, 26, 66],
      [84, 6, 25, 64],
      [122, 2, 24, 62],
      [172, 0, 22, 48, -6],
    ]) +
    fill(
      tone,
      lintel(-166, -60, 68) +
        lintel(-130, -61, 66) +
        lintel(-94, -58, 70) +
        lintel(-56, -57, 72) +
        lintel(70, -56, 66),
    ) +
    fill(palette.ink, box(-164, -62, 236, 2) + box(72, -58, 62, 2), 0.2) +
    stones(stage, [
      [44, 14, 46, 14],
      [-120, 16, 40, 12],
    ])
  );
};

/** Avebury and its like: big rough stones in a wide curve on grass. */
const stoneCircle: Part = (stage) =>
  stones(stage, [
    [-176, -16, 16, 24],
    [-120, -22, 14, 22],
    [-56, -26, 13, 20],
    [10, -27, 13, 20],
    [76, -25, 14, 22],
    [138, -19, 15, 25],
    [186, -8, 18, 30],
  ]) +
  stones(stage, [
    [-210, 6, 30, 48],
    [-138, 26, 40, 58],
    [-44, 38, 46, 66, 4],
    [66, 38, 50, 62, -3],
    [160, 24, 38, 60],
  ]);

/** Callanish: tall thin stones close together round a taller one. */
const tallStones: Part = (stage) =>
  stones(
    stage,
    [
      [-120, -4, 9, 46],
      [-92, -8, 10, 54],
      [-60, -10, 10, 62],
      [-32, -10, 9, 56],
      [34, -10, 10, 60],
      [66, -8, 9, 52],
      [100, -6, 10, 50],
    ],
    "#8a8f8d",
  ) +
  stones(
    stage,
    [
      [0, 0, 14, 96],
      [-78, 10, 13, 66],
      [-40, 16, 14, 74],
      [46, 16, 14, 70],
      [84, 10, 12, 62],
      [138, 8, 12, 58],
      [-150, 8, 12, 56],
    ],
    "#a3a8a6",
  );

const standingStones: Part = (stage) =>
  stones(stage, [
    [-60, 0, 18, 62],
    [-6, 6, 20, 74, 4],
    [56, 0, 16, 54, -3],
  ]);

/** A cairn with its kerb and dark door. */
const cairn: Part = ({ palette }) => {
  const stones = (y: number, half: number, w: number, turn: number) =>
    Array.from({ length: Math.floor((half * 2) / w) }, (_, i) => {
      const x = -half + i * w + turn;
      const h = w * (0.55 + ((i * 7 + turn) % 4) * 0.08);
      return poly(x, y, x + 2, y - h, x + w * 0.6, y - h - 2, x + w - 2, y - h * 0.5, x + w - 1, y);
    }).join("");
  return (
    fill(mix(SARSEN, palette.ink, 0.3), "M-92 0l10-14 22-22 28-18 30-8 34 8 30 18 20 20 12 16z") +
    fill(SARSEN, stones(0, 92, 15, 0) + stones(-22, 66, 14, 4) + stones(-42, 38, 13, 2)) +
    fill(
      mix(SARSEN, palette.paper, 0.3),
      stones(-11, 80, 16, 3) + stones(-32, 52, 14, 0) + stones(-50, 22, 12, 1),
    ) +
    fill(palette.ink, poly(-14, 0, -11, -24, 11, -24, 14, 0), 0.9) +
    fill(
      mix(SARSEN, palette.paper, 0.45),
      poly(-26, -23, -22, -33, 24, -32, 27, -23) + box(-22, -23, 9, 23) + box(13, -23, 9, 23),
    )
  );
};

/** Skara Brae: round sunk rooms with stone beds and dressers, seen a little from above. */
const stoneHouses: Part = ({ palette }) => {
  const room = (x: number, y: number, w: number) =>
    fill("#9d9684", `M${x - w} ${y}a${w} ${w * 0.5} 0 1 0 ${2 * w} 0a${w} ${w * 0.5} 0 1 0 ${-2 * w} 0z`) +
    fill(
      "#6f6858",
      `M${x - w * 0.8} ${y + 2}a${w * 0.8} ${w * 0.38} 0 1 0 ${1.6 * w} 0a${w * 0.8} ${w * 0.38} 0 1 0 ${-1.6 * w} 0z`,
    ) +
    fill(
      "#c4bba4",
      box(x - w * 0.6, y - 4, w * 0.3, 9) +
        box(x + w * 0.3, y - 4, w * 0.3, 9) +
        box(x - w * 0.16, y + 1, w * 0.3, 6),
    ) +
    stroke("#c4bba4", 1.2, `M${x - w} ${y}a${w} ${w * 0.5} 0 1 1 ${2 * w} 0`);
  return (
    fill(mix(palette.near, "#c7d06a", 0.3), "M-190 20q20-50 190-54q170 4 190 54q-190 30-380 0z") +
    room(-88, -8, 60) +
    room(70, -10, 64) +
    room(-10, 20, 54) +
    room(140, 18, 34)
  );
};

/** Granite slabs piled on a summit. */
const tor: Part = ({ palette }) => {
  const stone = mix("#a9b1b1", palette.skyLow, 0.2);
  const slabs = [
    [-58, 2, 44, 15],
    [-18, 2, 60, 17],
    [-50, -12, 34, 15],
    [-10, -14, 46, 16],
    [-46, -26, 24, 11],
    [-4, -29, 36, 14],
    [2, -42, 24, 12],
  ] as const;
  return (
    fill(
      stone,
      slabs
        .map(
          ([x, y, w, h]) =>
            `M${nums(x, y)}q${nums(-3, -h, 5, -h)}l${nums(w - 12, 1)}q${nums(8, 2, 6, h - 1)}z`,
        )
        .join(""),
    ) +
    fill(
      palette.ink,
      slabs
        .map(
          ([x, y, w, h]) =>
            `M${nums(x + w * 0.6, y)}q${nums(6, -h * 0.4, 3, -h)}h${num(w * 0.28)}q${nums(6, 2, 4, h)}z`,
        )
        .join(""),
      0.3,
    )
  );
};

/** Chalk stacks in a line with the lighthouse at their end. */
const needles: Part = ({ palette }) =>
  fill(
    "#f7f4ea",
    poly(-150, 0, -160, -70, -120, -96, -60, -104, -60, 0) +
      poly(-44, 0, -36, -44, -26, -60, -14, -40, -8, 0) +
      poly(10, 0, 18, -40, 28, -56, 40, -34, 46, 0) +
      poly(64, 0, 72, -32, 84, -46, 94, -26, 100, 0),
  ) +
  fill(
    palette.ink,
    poly(-90, 0, -84, -100, -60, -104, -60, 0) +
      poly(-26, -60, -14, -40, -8, 0, -22, 0) +
      poly(28, -56, 40, -34, 46, 0, 30, 0) +
      poly(84, -46, 94, -26, 100, 0, 86, 0),
    0.16,
  ) +
  fill(palette.near, poly(-164, -68, -122, -98, -58, -108, -58, -96, -118, -88, -158, -62)) +
  fill("#fdf6e6", poly(112, 0, 115, -40, 125, -40, 128, 0)) +
  fill(palette.accent, box(114, -28, 12, 8) + box(113, -46, 14, 6)) +
  stroke(palette.shine, 3, "M-156 2q40-5 80 0M-50 2q26-5 60 0t60 0t60 0");

/** A single white stack, such as Old Harry. */
const chalkStacks: Part = ({ palette }) =>
  fill(
    "#f7f4ea",
    poly(-44, 0, -48, -64, -30, -74, -12, -66, -8, 0) + poly(12, 0, 14, -48, 26, -56, 38, -46, 40, 0),
  ) +
  fill(palette.ink, poly(-24, 0, -20, -70, -12, -66, -8, 0) + poly(28, 0, 28, -54, 38, -46, 40, 0), 0.18) +
  fill(
    palette.near,
    poly(-50, -62, -30, -78, -10, -66, -30, -68) + poly(12, -46, 26, -60, 40, -45, 26, -50),
  ) +
  stroke(palette.shine, 3, "M-54 2q26-5 50 0t50 0");

/** Dark sea stacks. */
const seaStacks: Part = ({ palette }) => {
  const rock = mix(palette.wallShade, palette.ink, 0.1);
  return (
    rockMass(
      [
        [-54, 2],
        [-48, -50],
        [-42, -86],
        [-32, -98],
        [-22, -74],
        [-16, -40],
        [-10, 2],
      ],
      3,
      rock,
      palette,
      { strata: 3 },
    ) +
    rockMass(
      [
        [12, 2],
        [18, -34],
        [24, -58],
        [34, -66],
        [42, -38],
        [50, 2],
      ],
      3,
      rock,
      palette,
      { strata: 2 },
    ) +
    stroke(palette.shine, 3, "M-64 3q26-5 50 0t66 0")
  );
};

/** Basalt columns stepping down into the sea: six-sided tops, dark sides. */
const basalt: Part = ({ palette }) => {
  const columns = Array.from({ length: 15 }, (_, i) => ({
    x: -150 + i * 21,
    h: Math.round(78 - Math.abs(i - 4) * 9 + ((i * 7) % 5) * 5),
  })).map(({ x, h }) => ({ x, h: Math.max(14, h) }));
  const front = Array.from({ length: 13 }, (_, i) => ({
    x: -120 + i * 22,
    h: Math.max(8, 40 - Math.abs(i - 3) * 5 + ((i * 5) % 4) * 5),
  }));
  const draw = (list: readonly { x: number; h: number }[], base: number, side: string, top: string) =>
    fill(
      side,
      list.map(({ x, h }) => poly(x - 10, base, x - 10, base - h, x + 10, base - h, x + 10, base)).join(""),
    ) +
    fill(palette.ink, list.map(({ x, h }) => box(x + 3, base - h, 7, h)).join(""), 0.3) +
    fill(
      top,
      list
        .map(({ x, h }) =>
          poly(
            x - 10,
            base - h,
            x - 5,
            base - h - 6,
            x + 5,
            base - h - 6,
            x + 10,
            base - h,
            x + 5,
            base - h + 5,
            x - 5,
            base - h + 5,
          ),
        )
        .join(""),
    );
  return (
    draw(columns, 10, "#59615f", "#8a908a") +
    draw(front, 30, "#4c5452", "#9a9e94") +
    stroke(palette.shine, 3, "M-150 32q30-6 60 0t60 0t60 0t60 0t60 0")
  );
};

/** A white horse cut in chalk: long and thin as at Uffington. */
const whiteHorse: Part = ({ palette }) =>
  stroke(
    "#fdfaf0",
    7,
    "M96-22Q60-40 20-34T-60-22Q-84-16-96-28M-96-28q-8-8-16-4M-62-20q-14 14-30 18M-30-26q-4 18-26 30M40-34q6 20 24 26M74-30q14 14 36 16",
  ) +
  stroke("#fdfaf0", 5, "M-112-32l-14 8M96-22q24 6 40-6") +
  fill(palette.near, disc(-108, -27, 2.4));

/** A white horse on its legs, as at Bristol or Westbury. */
const standingHorse: Part = ({ palette }) =>
  fill(
    "#fdfaf0",
    "M-56-40q30-10 70-4l16-20 14-8 4 10 12 10-6 6-14-4-12 22-2 28h-8l-4-24-44 2-6 22h-8l-2-26q-12 4-14 18l-4-2q2-18 8-30z",
  ) + fill(palette.near, disc(42, -62, 1.6));

/** A waterfall in one white leap: the beck above it, rock and trees on both sides, the plunge pool and the stream on. */
const waterfall: Part = ({ palette }) => {
  const rock = "#6c7372";
  return (
    fill(palette.near, "M-210 10q-10-70 30-104q40-44 100-40l60 22h40l60-22q60-4 100 40q40 34 30 104z") +
    fill(
      as("f", palette.fore),
      "M-204 0q-20-60 10-80q-6-34 30-40q10-26 40-16q24-16 40 8q16 20-4 40q-60 30-70 88zM204 0q20-60-10-80q6-34-30-40q-10-26-40-16q-24-16-40 8q-16 20 4 40q60 30 70 88z",
    ) +
    fill(palette.water, poly(-16, -106, 18, -106, 8, -126, -4, -126)) +
    rockMass(
      [
        [-140, 12],
        [-130, -40],
        [-112, -72],
        [-82, -88],
        [-48, -104],
        [-18, -106],
        [-14, 12],
      ],
      14,
      rock,
      palette,
      { spread: 0, strata: 3 },
    ) +
    rockMass(
      [
        [16, 12],
        [20, -106],
        [52, -104],
        [86, -86],
        [112, -70],
        [132, -36],
        [140, 12],
      ],
      14,
      rock,
      palette,
      { spread: 0, strata: 3 },
    ) +
    fill("#f4f8f6", "M-18-108h38q6 60 2 118h-44q-2-58 4-118z") +
    stroke(palette.water, 2, "M-8-104q-3 50-4 106M2-106v108M12-104q2 50 3 106", 0.5) +
    fill(palette.water, "M-110 14q50-16 110-14t116 14q-10 20-70 34t-30 40h-90q-10-30 20-44t-56-30z") +
    fill("#f4f8f6", "M-46 12q8-16 24-10q18-14 44 0q18-8 24 10q-46 12-92 0z", 0.95) +
    stroke(palette.shine, 2, "M-70 22h40M30 24h44M-30 36h50M-10 58h40", 0.8)
  );
};

/** A ladder of small falls in a wooded gill. */
const cascade: Part = ({ palette }) => {
  const rock = "#667070";
  const step = (w: number, top: number, foot: number, fall: number) =>
    rockMass(
      [
        [-w, foot],
        [-w + 8, top + 8],
        [-fall - 6, top],
        [fall + 4, top],
        [w - 10, top + 6],
        [w, foot],
      ],
      foot + 2,
      rock,
      palette,
      { spread: 0.02, strata: 1 },
    ) +
    fill("#f4f8f6", `M${-fall} ${top - 2}q${fall} 6 ${fall * 2} 0l6 ${foot - top + 4}h${-fall * 2 - 12}z`);
  return (
    fill(
      as("f", palette.fore),
      "M-150 20q-30-60 0-90q-6-44 40-54q30-30 70-10q40-24 80 4q46 10 40 54q36 30 10 96z",
    ) +
    step(56, -112, -72, 11) +
    step(92, -72, -36, 18) +
    step(132, -36, 8, 28) +
    fill(palette.water, "M-120 8q60-8 120-6t126 6q-10 20-50 30H-70q-40-10-50-30z") +
    fill("#f4f8f6", "M-48 8q14-10 26-4q20-10 40 0q16-6 28 4q-44 8-94 0z") +
    fill(as("f", palette.near), "M-176 16q-6-60 34-88q-10 50 6 88zM176 16q6-60-34-88q10 50-6 88z")
  );
};

/** Malham Cove: a tall curved wall of white limestone, streaked black, level on top, the beck from its foot. */
const limestoneCove: Part = ({ palette }) =>
  fill(as("g", palette.near), "M-330 10q20-90 70-112q60-22 120-18h280q70-4 120 18q50 22 70 112z") +
  fill("#dcd7c8", "M-216 2q-14-60 24-92q40-26 96-28h196q56 2 96 28q38 32 24 92q-60-26-216-26t-220 26z") +
  fill(palette.ink, "M96-118q56 2 96 28q38 32 24 92q-44-18-110-24q20-60-10-96z", 0.12) +
  fill(
    palette.ink,
    [-176, -132, -96, -52, -14, 26, 66, 112, 152, 190]
      .map((x, i) =>
        poly(x, -104 + Math.abs(x) * 0.1, x + 6, -104 + Math.abs(x) * 0.1, x + 3, -40 + (i % 3) * 14),
      )
      .join(""),
    0.3,
  ) +
  stroke(palette.ink, 1.6, "M-204-46q90-30 204-30t204 30M-192-74q90-22 192-22t192 22", 0.22) +
  fill(
    as("f", palette.fore),
    "M-236 14q4-24 26-22q10-18 30-10q18-12 34 2q24-8 34 8q40-12 56 6q50-10 70 0q36-16 60-2q22-14 42 0q22-14 40 2q26-4 40 16z",
  ) +
  fill(palette.water, "M-12 10q30 10 4 26t-60 34h60q40-20 44-36t-24-24z");

/** Flat grey pavement of limestone with its cracks. */
const limestonePavement: Part = ({ palette }) =>
  fill(
    "#cfcabb",
    grid([-130, 0], [6, 3], [44, 14], (x, y) => `M${x + y} ${y}l36-3 6 9-38 3z`),
  ) +
  stroke(
    palette.near,
    2,
    grid([-120, 8], [6, 3], [44, 14], (x, y) => `M${x + y} ${y}l30-2`),
    0.5,
  );

/** A cave's great dark mouth in a rocky slope. */
const caveMouth: Part = ({ palette }) =>
  rockMass(
    [
      [-130, 6],
      [-112, -44],
      [-84, -76],
      [-46, -96],
      [0, -104],
      [48, -94],
      [86, -72],
      [114, -40],
      [134, 6],
    ],
    8,
    "#b3ada0",
    palette,
    { turf: palette.near, strata: 2 },
  ) +
  fill(palette.ink, "M-52 8q-14-56 8-68q16-14 44-10q34-6 50 14q14 20 4 64z", 0.88) +
  fill("#4d5a5e", "M-40 8q10-16 40-14t54 14z", 0.7) +
  stroke("#d8d3c4", 3, "M-22-60v12M-6-66v20M10-66v12M26-62v18");

/** A half cone of a hill with one side fallen to a cliff, like Roseberry Topping. */
const topping: Part = ({ palette }) => {
  const tone = mix(palette.mid, palette.near, 0.6);
  return (
    fill(plane(tone, 240), "M-170 22q60-6 96-44q30-36 52-72l14-8q8 2 14 12q34 64 92 88q40 16 90 24z") +
    fill(palette.ink, "M4-98q36 62 94 86q40 16 90 24H60Q20-30 4-98z", 0.14) +
    rockMass(
      [
        [-44, -46],
        [-34, -70],
        [-22, -92],
        [-8, -102],
        [4, -96],
        [2, -76],
        [-8, -52],
      ],
      -38,
      "#a48a68",
      palette,
      { spread: 0.1, strata: 1 },
    )
  );
};

const peakPart =
  (height: number, snow: boolean): Part =>
  ({ palette, random }) => {
    const tone = mix(palette.far, palette.mid, 0.4);
    return (
      mountain(
        random,
        palette,
        { x: 0, top: -height, base: 0, left: height * 1.5, right: height * 1.5 },
        tone,
      ) +
      (snow
        ? fill(
            "#fdfaf4",
            poly(
              0,
              -height,
              -height * 0.22,
              -height * 0.8,
              -height * 0.1,
              -height * 0.78,
              0,
              -height * 0.7,
              height * 0.1,
              -height * 0.79,
              height * 0.24,
              -height * 0.8,
            ),
            0.95,
          )
        : "")
    );
  };

/** The Old Man of Storr: a leaning needle among lesser ones, under a cliff. */
const pinnacle: Part = ({ palette }) => {
  const rock = mix("#585f66", palette.skyMid, 0.12);
  return (
    rockMass(
      [
        [-180, 2],
        [-150, -64],
        [-120, -92],
        [-70, -100],
        [-50, -70],
        [-60, 2],
      ],
      3,
      mix(rock, palette.skyMid, 0.4),
      palette,
      { strata: 2 },
    ) +
    rockMass(
      [
        [-40, 2],
        [-36, -34],
        [-30, -56],
        [-22, -40],
        [-16, 2],
      ],
      3,
      rock,
      palette,
    ) +
    rockMass(
      [
        [-8, 2],
        [-4, -50],
        [2, -92],
        [12, -118],
        [20, -104],
        [22, -60],
        [30, 2],
      ],
      3,
      rock,
      palette,
      { strata: 3 },
    ) +
    rockMass(
      [
        [40, 2],
        [46, -30],
        [54, -48],
        [62, -26],
        [70, 2],
      ],
      3,
      rock,
      palette,
    )
  );
};

/** A soft crag, broken, with bushes on it; red sandstone unless the scene has another. */
const redCrag: Part = ({ palette }) =>
  rockMass(
    [
      [-420, 6],
      [-400, -60],
      [-300, -66],
      [-240, -58],
      [-180, -66],
      [-110, -56],
      [-40, -62],
      [30, -50],
      [66, -40],
      [84, -20],
      [104, 6],
    ],
    8,
    "#b5714c",
    palette,
    { turf: palette.near, spread: 0.02, strata: 2 },
  );

/** A broken sandstone rock with caves and passages at its foot. */
const sandstoneRock: Part = ({ palette }) =>
  rockMass(
    [
      [-156, 4],
      [-150, -42],
      [-132, -60],
      [-80, -68],
      [-30, -64],
      [20, -72],
      [80, -66],
      [120, -50],
      [140, -26],
      [152, 4],
    ],
    4,
    "#cf9f69",
    palette,
    { spread: 0, strata: 2 },
  ) +
  fill(palette.ink, arch(-110, -26, 16, 26) + arch(-10, -22, 14, 22) + arch(40, -24, 18, 24), 0.7) +
  fill(as("f", palette.fore), "M-140-58q14-20 34-10q14-14 30 0zM60-66q12-16 28-6q16-10 26 8z");

/** Hadrian's Wall along the top of its crags, up and down with them, a milecastle on the height. */
const romanWall: Part = ({ palette }) => {
  const crag = (profile: readonly (readonly [number, number])[]) =>
    rockMass(profile, 10, "#6d7473", palette, {
      turf: mix(palette.near, "#c7d06a", 0.2),
      spread: 0.04,
      strata: 1,
    });
  const wall = (points: readonly (readonly [number, number])[]) => {
    const top = points.map(([x, y]) => `${x} ${y - 15}`).join("L");
    const foot = [...points]
      .reverse()
      .map(([x, y]) => `${x} ${y + 3}`)
      .join("L");
    const line = points.map(([x, y]) => `${x} ${y - 9}`).join("L");
    return (
      fill("#c5bfa9", `M${top}L${foot}z`) +
      stroke(palette.ink, 1.2, `M${line}`, 0.35) +
      stroke("#e6e0cc", 3, `M${top}`)
    );
  };
  return (
    crag([
      [-360, 10],
      [-330, -20],
      [-250, -34],
      [-190, -66],
      [-130, -72],
      [-96, -46],
      [-60, -20],
      [-40, 10],
    ]) +
    crag([
      [-60, 10],
      [-30, -26],
      [20, -40],
      [70, -84],
      [130, -112],
      [200, -116],
      [250, -96],
      [320, -90],
      [380, 10],
    ]) +
    wall([
      [-360, -16],
      [-250, -36],
      [-190, -68],
      [-130, -74],
      [-96, -50],
      [-56, -24],
      [-20, -28],
      [20, -42],
      [70, -86],
      [130, -114],
      [200, -118],
      [260, -98],
      [380, -92],
    ]) +
    fill("#c5bfa9", box(130, -158, 54, 42)) +
    fill("#9c9784", box(168, -158, 16, 42)) +
    fill(
      "#c5bfa9",
      grid([130, -164], [6, 1], [9.6, 0], (x, y) => box(x, y, 5, 7)),
    ) +
    fill(palette.ink, arch(146, -138, 12, 20), 0.75)
  );
};

/** Rings of turf and stone seats of a Roman amphitheatre. */
const amphitheatre: Part = ({ palette }) =>
  fill(as("g", palette.near), "M-170 0a170 54 0 1 0 340 0a170 54 0 1 0-340 0z") +
  stroke("#a79f88", 5, "M-130 2a130 36 0 1 0 260 0a130 36 0 1 0-260 0z") +
  fill(mix(palette.sand, palette.near, 0.35), "M-112 4a112 28 0 1 0 224 0a112 28 0 1 0-224 0z") +
  fill("#a79f88", box(-14, 26, 28, 22) + box(-150, -12, 22, 14) + box(128, -12, 22, 14)) +
  fill(palette.ink, box(-7, 28, 14, 20), 0.5) +
  stroke(palette.fore, 2, "M-166-8a166 46 0 0 1 332 0", 0.5);

export const rocks = {
  stonehenge,
  "stone-circle": stoneCircle,
  "tall-stones": tallStones,
  "standing-stones": standingStones,
  cairn,
  "stone-houses": stoneHouses,
  tor,
  needles,
  "chalk-stacks": chalkStacks,
  "sea-stacks": seaStacks,
  "basalt-columns": basalt,
  "white-horse": whiteHorse,
  "standing-white-horse": standingHorse,
  waterfall,
  cascade,
  "limestone-cove": limestoneCove,
  "limestone-pavement": limestonePavement,
  "cave-mouth": caveMouth,
  topping,
  peak: peakPart(110, false),
  "snowy-peak": peakPart(120, true),
  pinnacle,
  "red-crag": redCrag,
  "sandstone-rock": sandstoneRock,
  "roman-wall": romanWall,
  amphitheatre,
} as const satisfies Record<string, Part>;
