import { mix } from "../shapes/colour";
import { mountain } from "../shapes/terrain";
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
const cairn: Part = ({ palette }) =>
  fill(SARSEN, "M-70 0q10-30 70-34q60 4 70 34z") +
  fill(
    palette.ink,
    grid([-56, -6], [10, 3], [11, -8], (x, y) =>
      disc(x + (y % 3) * 2, y, Math.abs(x) < 60 + y * 1.2 ? 2.6 : 0.1),
    ),
    0.25,
  ) +
  fill(palette.ink, box(-7, -14, 14, 14), 0.85) +
  fill("#7f8687", box(-12, -18, 24, 5));

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

/** Old Harry or any white stack alone. */
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
    fill(
      rock,
      poly(-50, 0, -46, -60, -34, -96, -22, -70, -14, 0) + poly(14, 0, 20, -44, 32, -66, 42, -36, 48, 0),
    ) +
    fill(palette.ink, poly(-34, -96, -22, -70, -14, 0, -30, 0) + poly(32, -66, 42, -36, 48, 0, 34, 0), 0.3) +
    stroke(palette.shine, 3, "M-58 2q26-5 50 0t60 0")
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

/** The Bristol or Westbury kind: a standing white horse. */
const standingHorse: Part = ({ palette }) =>
  fill(
    "#fdfaf0",
    "M-56-40q30-10 70-4l16-20 14-8 4 10 12 10-6 6-14-4-12 22-2 28h-8l-4-24-44 2-6 22h-8l-2-26q-12 4-14 18l-4-2q2-18 8-30z",
  ) + fill(palette.near, disc(42, -62, 1.6));

/** A chalk giant or a cross is not drawn; a waterfall in one white leap between dark rocks. */
const waterfall: Part = ({ palette }) =>
  fill(
    "#6f7574",
    poly(-130, 0, -124, -74, -60, -92, -22, -88, -16, 0) + poly(130, 0, 122, -78, 60, -92, 22, -88, 16, 0),
  ) +
  fill(
    palette.ink,
    poly(-60, 0, -48, -90, -22, -88, -16, 0) +
      poly(130, 0, 122, -78, 92, -84, 100, 0) +
      box(-128, -52, 100, 3) +
      box(26, -48, 100, 3),
    0.26,
  ) +
  fill(
    palette.near,
    poly(-136, -68, -124, -82, -60, -102, -20, -96, -22, -86, -60, -88) +
      poly(136, -70, 122, -86, 60, -102, 20, -96, 22, -86, 60, -88),
  ) +
  fill("#f4f8f4", "M-22-94h44q4 46 2 94h-50q0-50 4-94z") +
  stroke(palette.water, 2, "M-12-88q-2 44-4 84M0-90v86M12-88q2 44 4 84", 0.5) +
  fill("#f4f8f4", "M-44 4q8-14 22-8q20-12 44 0q16-6 22 8q-44 10-88 0z", 0.95);

/** A ladder of small falls in a wooded gill. */
const cascade: Part = ({ palette }) =>
  fill("#6f7574", poly(-70, 0, -60, -60, -30, -104, 30, -106, 58, -60, 74, 0)) +
  fill("#f4f8f4", "M-10-108h20l4 30h-26zM-22-72h40l4 30h-50zM-34-38h62l8 40h-78z") +
  stroke(palette.water, 2, "M0-104v24M-8-70v26M10-70v26M-18-34v34M0-34v34M18-34v34", 0.5) +
  fill(palette.ink, box(-34, -42, 68, 4) + box(-24, -78, 48, 4), 0.3) +
  fill(palette.near, "M-84 0q4-50 30-70q-10 40-4 70zM84 0q-4-50-32-70q12 40 8 70z");

/** Malham: a curved white limestone wall with black streaks. */
const limestoneCove: Part = ({ palette }) =>
  fill("#d8d3c4", "M-250 8q10-60 60-84q60-34 190-34t190 34q50 24 60 84z") +
  fill(
    palette.ink,
    [-150, -96, -40, 20, 76, 134]
      .map((x) => poly(x, -92 + Math.abs(x) * 0.12, x + 10, -92 + Math.abs(x) * 0.12, x + 6, -6, x - 2, -6))
      .join(""),
    0.22,
  ) +
  stroke(palette.ink, 1.4, "M-220-30q110-34 220-34t220 34M-200-54q100-26 200-26t200 26", 0.3) +
  fill(
    palette.near,
    "M-254 4q10-64 62-88q60-36 192-36t192 36q52 24 62 88q-14-52-64-74q-60-30-190-30t-190 30q-50 22-64 74z",
  );

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

/** A cave's dark mouth in a rocky slope. */
const caveMouth: Part = ({ palette }) =>
  fill("#b9b4a6", poly(-96, 0, -88, -52, -50, -86, 0, -96, 54, -84, 90, -50, 98, 0)) +
  fill(palette.ink, poly(54, -84, 90, -50, 98, 0, 62, 0), 0.18) +
  fill(palette.ink, "M-42 0q-6-52 42-60q48 8 42 60z", 0.85) +
  stroke("#d8d3c4", 3, "M-22-48v14M-8-54v20M8-54v12M22-48v18") +
  fill(palette.near, "M-100-44q40-54 100-60q64 6 100 58q-40-40-100-44q-62 4-100 46z");

/** A single cone of a hill, as Roseberry Topping. */
const topping: Part = ({ palette }) => {
  const tone = mix(palette.mid, palette.near, 0.5);
  return (
    fill(tone, "M-150 20q70-10 104-60q14-30 26-58l16-2q10 26 30 56q40 52 124 64z") +
    fill(mix("#a08562", palette.skyLow, 0.1), poly(-20, -98, -4, -100, 4, -76, -26, -70)) +
    fill(palette.ink, "M-4-100q10 26 30 56q40 52 124 64h-90q-50-50-64-120z", 0.16)
  );
};

const peakPart =
  (height: number, snow: boolean): Part =>
  ({ palette, random, sun }) => {
    const tone = mix(palette.far, palette.mid, 0.4);
    return (
      mountain(
        random,
        palette,
        { x: 0, top: -height, base: 0, left: height * 1.5, right: height * 1.5 },
        tone,
        sun.x - 320,
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

/** The Old Man of Storr kind: pinnacles under a crag. */
const pinnacle: Part = ({ palette }) => {
  const rock = mix("#5b6268", palette.skyMid, 0.2);
  return (
    fill(
      rock,
      poly(-40, 0, -36, -40, -30, -60, -22, -36, -16, 0) +
        poly(-6, 0, 0, -60, 8, -104, 18, -70, 22, 0) +
        poly(34, 0, 40, -30, 48, -44, 56, -20, 60, 0),
    ) +
    fill(palette.ink, poly(8, -104, 18, -70, 22, 0, 10, 0) + poly(-30, -60, -22, -36, -16, 0, -26, 0), 0.3)
  );
};

/** A red crag with bushes on it, soft and broken. */
const redCrag: Part = ({ palette }) =>
  fill("#b97a4f", "M-260 6V-46q60-10 120-6t120-6t100 4l26 12 8 18-4 28z") +
  fill(
    palette.ink,
    [-220, -160, -100, -40, 20, 70].map((x) => poly(x, -44, x + 16, 6, x - 12, 6)).join(""),
    0.14,
  ) +
  fill(palette.near, "M-260-42q60-14 120-10t120-6t112 4l18 14q-60-8-120-4t-130-2t-120 8z");

/** A broken sandstone rock with a passage in it, as at Nottingham: caves at its foot. */
const sandstoneRock: Part = ({ palette }) =>
  fill("#d2a36c", "M-150 0v-48l20-14 60-6 90-2 80 6 40 16 10 48z") +
  fill(palette.ink, poly(-60, 0, -50, -66, -30, -67, -40, 0) + poly(70, 0, 60, -66, 90, -64, 110, 0), 0.16) +
  fill(
    palette.ink,
    arch(-110, -26, 16, 26) + arch(-10, -24, 14, 24) + arch(34, -22, 18, 22) + arch(118, -22, 12, 22),
    0.7,
  );

/** Hadrian's Wall along its crag, a milecastle on the height. */
const romanWall: Part = ({ palette }) => {
  const crest = "M-340-10Q-250-20-200-52T-100-66Q-60-60-40-40T20-34Q50-60 90-84T190-90Q240-84 340-60";
  return (
    fill("#6f7574", `${crest}V-30Q240-50 190-56T90-46Q40-10 0-6T-60-14Q-120-40-200-22T-340 20z`) +
    fill(
      palette.ink,
      [-190, -140, 70, 120, 170, 230]
        .map((x) => poly(x, -70 + (x < 0 ? 16 : -8), x + 12, -30, x - 10, -30))
        .join(""),
      0.22,
    ) +
    stroke("#8d8b7c", 11, crest.replace(/(-?\d+)-(\d+)/g, "$1-$2")) +
    `<path stroke="#c9c3ae" stroke-width="8" stroke-dasharray="7 1.5 10 1.5 5 1.5" d="${crest}"/>` +
    fill("#c9c3ae", box(96, -112, 44, 26)) +
    fill("#8d8b7c", box(124, -112, 16, 26)) +
    fill(palette.ink, arch(108, -100, 10, 14), 0.7)
  );
};

/** Rings of turf and stone seats of a Roman amphitheatre. */
const amphitheatre: Part = ({ palette }) =>
  fill(palette.near, "M-170 0a170 54 0 1 0 340 0a170 54 0 1 0-340 0z") +
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
