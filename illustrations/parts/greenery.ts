import { mix } from "../shapes/colour";
import { coniferRow, conifers, dots, poplars, roundTrees, tufts, willow } from "../shapes/plants";
import { box, disc, fill, grid, line, nums, poly, stroke } from "../shapes/svg";
import { bastion } from "../shapes/castles";
import type { Part } from "./part";

const trees: Part = ({ palette }) =>
  roundTrees(
    [
      [-34, 0, 22],
      [4, 4, 28],
      [44, 0, 20],
    ],
    palette.fore,
    palette.ink,
  );
const oldOak: Part = ({ palette }) =>
  fill("#6b5238", "M-16 0q8-30 4-56l-30-26 4-6 30 20 2-30h8l2 28 30-22 4 6-32 32q-2 26 8 54z") +
  fill(palette.near, disc(-44, -88, 26) + disc(-8, -108, 32) + disc(36, -94, 28) + disc(0, -80, 26)) +
  fill(mix(palette.near, "#fdf0c0", 0.3), disc(-14, -118, 14) + disc(-50, -96, 11) + disc(32, -102, 12));
const autumnTrees: Part = ({ palette }) =>
  roundTrees(
    [
      [-90, 0, 26],
      [20, 0, 24],
    ],
    "#c9822f",
    palette.ink,
  ) +
  roundTrees(
    [
      [-36, 4, 28],
      [120, 0, 26],
    ],
    "#b5482f",
    palette.ink,
  ) +
  roundTrees([[70, 4, 28]], "#d9a43a", palette.ink);
const pines: Part = ({ palette, random }) =>
  conifers(coniferRow(random, -110, 110, 0, 60, 92), palette.near, palette.fore);
/** Scots pines: bare red stems, flat crowns. */
const scotsPines: Part = ({ palette }) =>
  stroke(
    "#a8663f",
    5,
    "M-60 0q4-40-2-84M0 0q-4-50 4-104M62 0q4-40 0-80M-60-50l-16-14M2-66l18-14M62-50l14-12",
  ) +
  fill(
    palette.fore,
    "M-98-84q10-26 38-24q28-4 36 18q-18 14-36 8q-20 8-38-2zM-34-106q10-30 40-28q30-2 36 22q-20 14-36 8q-22 8-40-2zM26-80q8-24 36-24q28 0 34 20q-18 12-34 8q-18 8-36-4z" +
      "M-92-64q8-10 22-6q0 10-22 6zM8-82q12-8 24 0q-6 10-24 0z",
  );
/** Giant redwoods: very tall, straight and red. */
const redwoods: Part = ({ palette }) =>
  [-170, -110, -58, 58, 110, 170]
    .map((x, i) => {
      const h = 150 + ((i * 37) % 40);
      return (
        fill("#9a4f38", poly(x - 9, 0, x - 3, -h, x + 3, -h, x + 9, 0)) +
        fill(
          i % 2 ? palette.fore : palette.near,
          poly(
            x - 26,
            -h * 0.3,
            x,
            -h - 20,
            x + 26,
            -h * 0.3,
            x + 12,
            -h * 0.36,
            x,
            -h * 0.28,
            x - 12,
            -h * 0.36,
          ),
        )
      );
    })
    .join("");
const yews: Part = ({ palette }) =>
  fill(
    palette.fore,
    [-120, -72, -24, 24, 72, 120]
      .map(
        (x, i) =>
          `M${x - 15} 0q-6-${34 + (i % 3) * 8} 15-${46 + (i % 3) * 10}q21 12 15 ${46 + (i % 3) * 10}z`,
      )
      .join(""),
  ) +
  fill(
    palette.ink,
    [-120, -72, -24, 24, 72, 120]
      .map((x, i) => `M${x + 2} 0q6-20 0-${40 + (i % 3) * 10}q16 12 13 ${40 + (i % 3) * 10}z`)
      .join(""),
    0.25,
  );
const topiary: Part = ({ palette }) =>
  fill(
    palette.fore,
    disc(-80, -34, 15) +
      disc(-80, -58, 10) +
      box(-92, -18, 24, 18) +
      poly(-36, 0, -18, -60, 0, 0) +
      box(20, -30, 34, 30) +
      disc(37, -42, 13) +
      "M78 0v-16h10v-20q12-10 20-2l10-6-6 12q-2 10-10 14v18z",
  ) + fill(palette.ink, poly(-18, -60, 0, 0, -12, 0) + box(42, -30, 12, 30), 0.25);
const palms: Part = ({ palette }) =>
  [-40, 16]
    .map((x, i) => {
      const h = 60 + i * 18;
      const top = -h;
      return (
        stroke("#8a6a45", 5, `M${x} 0q${i ? 8 : -4}-${h / 2} 0 ${top}`) +
        stroke(
          palette.fore,
          4,
          `M${x} ${top}q-16-16-34 0M${x} ${top}q16-16 34 0M${x} ${top}q-12-4-26 16M${x} ${top}q12-4 26 16M${x} ${top}q-2-16-14-22M${x} ${top}q4-16 16-20`,
        )
      );
    })
    .join("");
const willowPart: Part = ({ palette }) => willow(0, 0, 66, palette.near, "#5d4a38");
const poplarRow: Part = ({ palette }) =>
  poplars(
    [
      [-20, 0, 74],
      [0, 2, 60],
      [20, 0, 68],
    ],
    palette.fore,
  );
const rhododendrons: Part = ({ palette, random }) =>
  fill(palette.fore, disc(-90, -14, 30) + disc(-40, -10, 26) + disc(40, -12, 28) + disc(92, -16, 32)) +
  fill(palette.fore, box(-120, -14, 244, 14)) +
  stroke("#d77a92", 6, dots(random, -112, -20, -36, -4, 26, 2)) +
  stroke("#c4473c", 6, dots(random, 16, 116, -38, -4, 26, 2));
const bluebells: Part = ({ palette, random }) =>
  stroke("#6f74c4", 4, dots(random, -280, 280, -20, 30, 90, 3)) +
  stroke(palette.fore, 1.6, tufts(random, -280, 280, 30, 24, 12));
const lavender: Part = ({ palette, random }) =>
  stroke("#8d7bc0", 6, dots(random, -260, 260, -16, 40, 100, 6)) +
  stroke(palette.near, 1.6, tufts(random, -260, 260, 36, 20, 12));
const roses: Part = ({ palette, random }) =>
  fill(palette.fore, box(-130, -22, 260, 22)) +
  fill(
    palette.fore,
    disc(-120, -22, 14) + disc(-70, -26, 16) + disc(-14, -22, 15) + disc(46, -26, 16) + disc(104, -22, 15),
  ) +
  stroke(palette.accent, 6, dots(random, -126, 120, -36, -4, 30, 1)) +
  stroke(palette.paper, 5, dots(random, -126, 120, -36, -4, 24, 1));
const reedBed: Part = ({ palette, random }) =>
  stroke(mix(palette.near, "#d9bd6a", 0.5), 2.4, tufts(random, -110, 110, 0, 24, 40)) +
  stroke("#6b4a2f", 3.4, [-70, -30, 12, 50, 86].map((x, i) => `${line(x, -40 - (i % 3) * 5)}v-8`).join(""));
/** A birdwatchers' hide on stilts. */
const hide: Part = ({ palette }) =>
  stroke(palette.ink, 3, "M-30 0v-22M30 0v-22M-30-4L30-18M30-4L-30-18") +
  fill("#8a6a45", box(-42, -50, 84, 30)) +
  fill(palette.ink, box(-34, -40, 68, 7), 0.8) +
  fill("#6b5238", poly(-48, -50, -40, -62, 40, -62, 48, -50)) +
  stroke("#8a6a45", 3, "M42-22L80 0M48-30L88-6");
/** Hanging terraces: three walls, one above another, with shrubs and flowers. */
const terraces: Part = ({ palette, random }) =>
  [0, 1, 2]
    .map(
      (i) =>
        fill(palette.wallShade, box(-190 - i * 16, i * 22, 380 + i * 32, 14)) +
        fill(palette.wall, box(-190 - i * 16, i * 22, 380 + i * 32, 4)) +
        fill(
          palette.fore,
          grid(
            [-180 - i * 16, i * 22],
            [9, 1],
            [44 + i * 3, 0],
            (x, y) => `M${x} ${y}q-2-16 8-20q10 4 8 20z`,
          ),
        ) +
        stroke("#d77a92", 4, dots(random, -180, 180, i * 22 + 12, i * 22 + 18, 22, 3)),
    )
    .join("");
const maze: Part = ({ palette }) =>
  fill(palette.fore, poly(-120, 30, -84, -14, 84, -14, 120, 30)) +
  stroke(mix(palette.near, "#c7d06a", 0.5), 4, "M-96 22L-68-6H66L94 22H-60L-44 4H44L58 16H-20");
const fountain: Part = ({ palette }) =>
  fill(palette.wall, "M-56 0a56 11 0 1 0 112 0a56 11 0 1 0-112 0z") +
  fill(palette.water, "M-48-1a48 8 0 1 0 96 0a48 8 0 1 0-96 0z") +
  stroke(palette.shine, 2.4, "M0-2Q-4-60-34-30M0-2Q4-60 34-30M0-2V-64M0-40Q-3-60-18-46M0-40Q3-60 18-46");
/** Terraced fields up a hill: bands and hedges. */
const terracedFields: Part = ({ palette }) =>
  [0, 1, 2, 3]
    .map((i) =>
      fill(
        i % 2 ? mix(palette.near, "#c7d06a", 0.45) : palette.near,
        `M${nums(-220 + i * 24, -i * 20)}Q0 ${-i * 20 - 26} ${220 - i * 24} ${-i * 20}V${-i * 20 + 22}H${-220 + i * 24}z`,
      ),
    )
    .join("") + stroke(palette.fore, 2.4, "M-220 0Q0-26 220 0M-196-20Q0-46 196-20M-172-40Q0-66 172-40");
const treehouse: Part = ({ palette }) =>
  stroke("#6b5238", 9, "M-50 0v-120M0 0v-130M56 0v-118") +
  fill(palette.fore, disc(-60, -126, 34) + disc(0, -142, 38) + disc(60, -124, 34)) +
  fill("#a97b4f", box(-80, -52, 160, 6)) +
  stroke("#a97b4f", 2, "M-80-66H80M-80-52v-14M-40-52v-14M0-52v-14M40-52v-14M80-52v-14") +
  fill(palette.paper, poly(-40, -52, -40, -80, 0, -100, 40, -80, 40, -52)) +
  fill(palette.accent, poly(-48, -78, 0, -106, 48, -78));
/** A walkway on posts among the tree tops. */
const canopyWalk: Part = ({ palette }) =>
  stroke("#8a6a45", 4, "M-160 0v-62M-80 0v-70M0 0v-74M80 0v-70M160 0v-62") +
  stroke("#a97b4f", 6, "M-240-56Q0-84 240-56") +
  stroke(palette.paper, 1.6, "M-240-70Q0-98 240-70");
const picnic: Part = ({ palette }) =>
  fill(palette.accent, "M-34 0l14-12h50l14 12z") +
  fill(palette.paper, "M-14-6h14l2-6h-12zM14 0h16l-4-6h-12z") +
  fill("#a97b4f", box(-4, -20, 18, 10));
const sculpture: Part = ({ palette }) =>
  `<path fill="#6d7f6c" fill-rule="evenodd" d="M-60 0q-16-50 10-66q24-10 36 12q8 24-4 54zM-34-22q10-10 2-24q-12 4-2 24zM10 0q-6-66 24-84q34 0 30 40q-6 20-10 44zM36-30q14-10 6-30q-14 8-6 30z"/>` +
  fill(palette.ink, "M-18-54q8 24-4 54h-12q12-30 16-54zM64-44q-6 20-10 44h-10q12-24 20-44z", 0.2);

/** A bastion-like folly on a hill. */
const folly: Part = ({ palette }) =>
  bastion({ x: -15, base: 0, w: 30, h: 58 }, palette, { merlon: 5 }) +
  bastion({ x: 5, base: 0, w: 12, h: 74 }, palette, { merlon: 4 });
const triangleTower: Part = ({ palette }) =>
  bastion({ x: -12, base: 0, w: 24, h: 84 }, palette, { merlon: 4 }) +
  fill(palette.ink, box(-4, -70, 7, 12) + box(-4, -44, 7, 12), 0.7);

export const greenery = {
  trees,
  "old-oak": oldOak,
  "autumn-trees": autumnTrees,
  pines,
  "scots-pines": scotsPines,
  redwoods,
  yews,
  topiary,
  palms,
  willow: willowPart,
  poplars: poplarRow,
  rhododendrons,
  bluebells,
  lavender,
  roses,
  "reed-bed": reedBed,
  hide,
  terraces,
  maze,
  fountain,
  "terraced-fields": terracedFields,
  treehouse,
  "canopy-walk": canopyWalk,
  picnic,
  sculpture,
  folly,
  "folly-tower": triangleTower,
} as const satisfies Record<string, Part>;
