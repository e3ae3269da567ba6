import { bastion, crenels, flag, gateway, stoneBridge } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { rockMass } from "../shapes/rock";
import { arch, box, disc, dome, fill, grid, poly, stroke } from "../shapes/svg";
import { plane } from "../shapes/terrain";
import { banks } from "./bridges";
import { arches, panes, type Part } from "./part";

/** Buckingham Palace's east front: attic, centre with its balcony, gilded gates, and the white Memorial before it. */
const balconyPalace: Part = ({ palette }) => {
  const bay = (x: number, w: number, h: number) =>
    fill(palette.wall, box(x, -h, w, h) + poly(x - 3, -h, x + w / 2, -h - 16, x + w + 3, -h));
  return (
    fill(palette.wall, box(-190, -84, 380, 84)) +
    fill(palette.wallShade, box(-192, -86, 384, 4) + box(-190, -30, 380, 3)) +
    fill("#6f8592", box(-190, -92, 380, 6)) +
    bay(-36, 72, 94) +
    bay(-192, 46, 94) +
    bay(146, 46, 94) +
    fill(
      palette.glass,
      panes([-138, -74, 6, 2, 18, 24], 8, 15) +
        panes([42, -74, 6, 2, 18, 24], 8, 15) +
        panes([-28, -74, 4, 2, 17, 24], 7, 15) +
        panes([-184, -74, 2, 2, 20, 24], 8, 15) +
        panes([156, -74, 2, 2, 20, 24], 8, 15) +
        panes([-180, -22, 22, 1, 17, 0], 7, 14),
    ) +
    fill(palette.wallShade, box(178, -94, 14, 94) + box(26, -94, 10, 94)) +
    fill(palette.paper, box(-34, -34, 68, 5)) +
    flag(0, -110, 26, palette.accent, palette) +
    stroke(
      palette.ink,
      1.6,
      grid([-200, -13], [41, 1], [10, 0], (x, y) => `M${x} ${y}v17`) + "M-200-10H200",
    ) +
    fill(
      palette.gold,
      grid([-150, -16], [5, 1], [75, 0], (x, y) => disc(x, y, 2.6)),
    ) +
    fill("#f6f1e4", box(-26, 6, 52, 10) + box(-15, -30, 30, 40) + box(-8, -46, 16, 18)) +
    fill("#cfc7b4", box(6, -30, 9, 40)) +
    fill(
      palette.gold,
      disc(0, -66, 3.6) + "M-4-48q0-16 4-16t4 16zM-10-62q6-6 9 2q4-8 11-2q-6 2-10 8q-5-6-10-8z",
    )
  );
};

/** Covent Garden's Market: a portico of columns between glazed iron halls, cobbles before it. */
const coveredMarket: Part = ({ palette }) =>
  fill(mix(palette.skyTop, palette.paper, 0.45), dome(-176, -58, 110, 40) + dome(66, -58, 110, 40)) +
  stroke(
    palette.paper,
    2,
    "M-176-58a55 40 0 0 1 110 0M66-58a55 40 0 0 1 110 0M-121-98v40M121-98v40M-160-80l22 22M-82-80l-22 22M82-80l22 22M160-80l-22 22",
  ) +
  fill(palette.wall, box(-184, -58, 368, 58)) +
  fill(palette.ink, arches([-176, -40, 5, 1, 22, 0], 15, 40) + arches([70, -40, 5, 1, 22, 0], 15, 40), 0.55) +
  fill(palette.wallShade, box(-186, -60, 372, 4)) +
  fill(palette.wall, box(-58, -74, 116, 74) + poly(-64, -74, 0, -104, 64, -74)) +
  fill(palette.ink, box(-50, -62, 100, 62), 0.5) +
  fill("#f6efdc", grid([-50, -64], [6, 1], [18.4, 0], (x, y) => box(x, y, 8, 64)) + box(-60, -76, 120, 7)) +
  fill(palette.wallShade, poly(-44, -78, 0, -98, 44, -78)) +
  fill(
    palette.gold,
    grid([-150, -46], [4, 1], [100, 0], (x, y) => disc(x, y, 3)),
  );

/** Sheffield: the timber arches of the Winter Garden, and the Town Hall's clock tower behind. */
const winterGarden: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(90, -90, 110, 90) +
      box(128, -150, 26, 66) +
      poly(126, -150, 141, -186, 156, -150) +
      poly(86, -90, 145, -112, 204, -90),
  ) +
  fill(palette.wallShade, box(145, -150, 9, 66) + box(180, -90, 20, 90)) +
  fill("#fdf6e6", disc(141, -132, 8)) +
  fill(palette.glass, panes([100, -80, 5, 3, 20, 25], 8, 14)) +
  fill(mix(palette.skyTop, palette.paper, 0.55), "M-190 0v-50q60-110 120-110t120 110V0z") +
  fill(
    as("g", palette.near),
    "M-150 0q-10-50 20-70q20 30 14 70zM-90 0q-20-80 24-110q36 50 10 110zM-30 0q-10-60 20-80q24 30 16 80z",
    0.8,
  ) +
  stroke(
    "#b98a4f",
    6,
    "M-190 0v-50q60-110 120-110t120 110V0M-150 0v-40q40-110 80-110t80 110V0M-110 0v-40q20-100 40-100t40 100V0",
  ) +
  stroke("#b98a4f", 3, "M-182-60H42M-160-100H20M-70-160V0");

/** Redesdale Hall: honey-stone market hall with a steep stone roof, gables and a clock turret. */
const redesdaleHall: Part = ({ palette }) =>
  fill("#8d7c5e", poly(-66, -62, -44, -104, 44, -104, 66, -62)) +
  fill(
    palette.wall,
    box(-60, -62, 120, 62) + poly(-60, -62, -34, -94, -8, -62) + poly(8, -62, 34, -94, 60, -62),
  ) +
  fill(palette.wallShade, box(40, -62, 20, 62) + box(-62, -34, 124, 3)) +
  fill(palette.ink, arches([-50, -28, 4, 1, 27, 0], 19, 28), 0.6) +
  fill(
    palette.glass,
    panes([-44, -56, 2, 1, 12, 0], 7, 14) +
      panes([24, -56, 2, 1, 12, 0], 7, 14) +
      panes([-6, -54, 1, 1, 1, 1], 12, 14),
  ) +
  fill(palette.wall, box(-12, -128, 24, 30)) +
  fill("#8d7c5e", poly(-15, -128, 0, -152, 15, -128)) +
  fill("#fdf6e6", disc(0, -114, 8)) +
  stroke(palette.ink, 1.4, "M0-114v-5M0-114h4");

/** A house of three storeys with curved gables along its roof and great windows, as at Montacute. */
const curvedGables: Part = ({ palette }) => {
  const gable = (x: number) => `M${x - 26}-92q4-18 12-18q2-14 14-20q12 6 14 20q8 0 12 18z`;
  return (
    fill(
      palette.wall,
      box(-150, -94, 300, 94) +
        [-118, -40, 40, 118].map(gable).join("") +
        box(-158, -94, 34, 94) +
        box(124, -94, 34, 94),
    ) +
    fill(
      palette.wall,
      grid([-134, -132], [5, 1], [64, 0], (x, y) => box(x, y, 8, 30)),
    ) +
    fill(palette.wallShade, box(138, -94, 20, 94) + box(-158, -62, 316, 3) + box(-158, -32, 316, 3)) +
    fill(palette.glass, panes([-148, -86, 13, 3, 23, 31], 12, 20)) +
    fill(palette.wall, panes([-143, -86, 13, 3, 23, 31], 2, 20)) +
    fill(palette.ink, arch(-9, -24, 18, 24), 0.8)
  );
};

/** Drumlanrig: four square towers, each with round pepper-pot turrets at its corners, a stair and clock between. */
const pepperPots: Part = ({ palette }) => {
  const tower = (x: number, h: number) => {
    const pot = (px: number) => box(px, -h - 12, 9, 20) + "";
    const cap = (px: number) => poly(px - 2, -h - 12, px + 4.5, -h - 30, px + 11, -h - 12);
    return (
      fill(palette.wall, box(x - 24, -h, 48, h) + pot(x - 27) + pot(x + 18)) +
      fill(palette.wallShade, box(x + 12, -h, 12, h)) +
      fill(palette.roof, cap(x - 27) + cap(x + 18)) +
      fill(palette.glass, panes([x - 15, -h + 12, 2, 4, 18, 22], 8, 12))
    );
  };
  return (
    fill(palette.wall, box(-120, -78, 240, 78)) +
    fill(palette.glass, panes([-86, -68, 4, 3, 17, 22], 8, 12) + panes([34, -68, 4, 3, 17, 22], 8, 12)) +
    tower(-130, 104) +
    tower(130, 104) +
    tower(-62, 92) +
    tower(62, 92) +
    fill(palette.wall, box(-18, -100, 36, 100)) +
    fill(palette.roof, dome(-16, -100, 32, 20)) +
    fill("#fdf6e6", disc(0, -84, 7)) +
    fill(palette.ink, arch(-8, -30, 16, 26), 0.75) +
    fill(palette.wallShade, poly(-40, 4, -12, -12, 12, -12, 40, 4))
  );
};

/** A round castle of four drum towers within a moat, a bridge to its gate, as at Rothesay. */
const roundCastle: Part = ({ palette }) =>
  fill(as("g", palette.near), "M-190 20q10-34 190-36t190 36q-90 20-190 20t-190-20z") +
  fill(palette.water, "M-166 18q10-26 166-28t166 28q-80 16-166 16t-166-16z") +
  fill(palette.wall, "M-116 10V-58q116-20 232 0V10q-116 14-232 0z") +
  fill(
    palette.wall,
    grid([-112, -68], [12, 1], [19, 0], (x, y) => box(x, y + Math.abs(x + 4) * 0.06, 9, 12)),
  ) +
  fill(palette.wallShade, "M60-66q36 4 56 8V10q-20 4-56 6z") +
  bastion({ x: -140, base: 10, w: 42, h: 86 }, palette, { slits: 1 }) +
  bastion({ x: 98, base: 10, w: 42, h: 86 }, palette, { slits: 1 }) +
  bastion({ x: -30, base: 18, w: 60, h: 104 }, palette, { slits: 2 }) +
  gateway(-10, 18, 20, 32, palette) +
  fill("#8a6a45", poly(-10, 18, 10, 18, 20, 42, -20, 42));

/** Threave: a tall plain tower on a low green island in the river. */
const islandKeep: Part = ({ palette }) =>
  fill(plane(palette.near, 250), "M-150 12q30-18 100-20h110q60 4 90 20q-150 14-300 0z") +
  fill(palette.wall, "M-44-4v-108l6-6 10 6 14-4 12 4 14-6 12 8 14-4 6 4v106z") +
  fill(palette.wallShade, "M18-116l6 4 14-4 6 4v106H18z") +
  fill(palette.ink, panes([-28, -94, 3, 4, 20, 22], 5, 9), 0.75) +
  bastion({ x: 52, base: -2, w: 22, h: 34 }, palette, { slits: 1 }) +
  fill(palette.wall, box(-80, -18, 40, 14)) +
  stroke(palette.shine, 2.4, "M-160 16q60 8 150 6t170-6");

/** Flatford Mill: red brick and tile beside its pool, no wheel to be seen. */
const flatfordMill: Part = ({ palette }) =>
  fill(
    "#a9503a",
    poly(-124, -66, -104, -100, 30, -100, 46, -66) + poly(24, -46, 40, -76, 120, -76, 132, -46),
  ) +
  fill("#b9694c", box(-118, -66, 158, 66) + box(30, -46, 96, 46)) +
  fill("#8a4634", box(14, -66, 26, 66) + box(104, -46, 22, 46)) +
  fill("#8a4634", box(-92, -122, 12, 26) + box(70, -96, 11, 24)) +
  fill("#fdf6e6", panes([-106, -56, 5, 2, 26, 28], 13, 16) + panes([46, -36, 3, 1, 24, 0], 13, 15)) +
  fill(palette.glass, panes([-104, -54, 5, 2, 26, 28], 9, 12) + panes([48, -34, 3, 1, 24, 0], 9, 11)) +
  fill("#fdf6e6", poly(-60, -66, -60, -86, -46, -98, -32, -86, -32, -66)) +
  fill(palette.ink, box(-52, -86, 12, 16) + arch(62, -16, 16, 16), 0.7);

/** Plymouth Hoe: Smeaton's red and white tower on its green, the grey Citadel beside it, the lido at the rocks below. */
const hoe: Part = ({ palette }) =>
  fill(plane("#6fa04a", 250), "M-330 30q20-60 110-72t220-14t210 16t110 66z") +
  fill("#9b9a90", "M70-50q60-18 150-2l26 24-180 6z") +
  fill("#b9b6a8", box(96, -72, 120, 26) + crenels(96, -72, 120, 6)) +
  fill(palette.ink, arch(148, -64, 14, 18), 0.7) +
  rockMass(
    [
      [-330, 40],
      [-300, 10],
      [-200, 16],
      [-90, 6],
      [20, 14],
      [140, 4],
      [260, 14],
      [330, 40],
    ],
    56,
    "#9b9488",
    palette,
    { strata: 1, spread: 0 },
  ) +
  fill("#fdf6e6", "M-150 46a76 20 0 0 1 152 0z") +
  fill("#3fb1ad", "M-138 46a64 15 0 0 1 128 0z") +
  fill("#fdf6e6", poly(-72, -46, -62, -150, -34, -150, -24, -46)) +
  fill(
    "#c4473c",
    poly(-70, -66, -67, -92, -29, -92, -26, -66) + poly(-65, -118, -63, -140, -33, -140, -31, -118),
  ) +
  fill(palette.ink, poly(-38, -46, -40, -150, -34, -150, -24, -46), 0.14) +
  fill("#c4473c", box(-66, -154, 36, 5) + dome(-59, -172, 22, 12)) +
  fill(palette.glass, box(-58, -172, 20, 18)) +
  fill(palette.wallShade, box(-84, -50, 72, 6));

/** St Mary's lighthouse: a tall white tower and its cottages on a rock that the tide cuts off. */
const tidalLight: Part = ({ palette }) =>
  rockMass(
    [
      [-130, 8],
      [-104, -6],
      [-60, -14],
      [10, -16],
      [70, -12],
      [116, -4],
      [140, 8],
    ],
    12,
    "#9a8f7c",
    palette,
    { turf: palette.near, spread: 0.02 },
  ) +
  fill(
    "#fdf8ee",
    box(-64, -36, 52, 22) + box(32, -32, 50, 18) + poly(-14, -14, -10, -128, 10, -128, 14, -14),
  ) +
  fill(palette.roof, poly(-70, -36, -56, -50, -20, -50, -8, -36) + poly(28, -32, 40, -44, 74, -44, 86, -32)) +
  fill(palette.ink, poly(4, -14, 3, -128, 10, -128, 14, -14), 0.14) +
  fill("#fdf8ee", box(-14, -132, 28, 5) + dome(-9, -150, 18, 10)) +
  fill(
    palette.glass,
    box(-8, -150, 16, 18) + panes([-58, -28, 3, 1, 15, 0], 6, 8) + panes([38, -26, 3, 1, 14, 0], 6, 8),
  ) +
  stroke(palette.sand, 7, "M-130 10Q-220 14-330 34") +
  stroke(palette.shine, 3, "M-140 12q60 8 140 6t150-6");

/** Mumbles: the white lighthouse of two tiers on the outer island, and the pier's lifeboat house. */
const mumblesHead: Part = ({ palette }) =>
  rockMass(
    [
      [-150, 6],
      [-132, -22],
      [-96, -40],
      [-40, -44],
      [-10, -26],
      [20, 6],
    ],
    8,
    "#8b8778",
    palette,
    { turf: palette.near, spread: 0.02, strata: 1 },
  ) +
  rockMass(
    [
      [-260, 6],
      [-236, -22],
      [-200, -30],
      [-176, -14],
      [-164, 6],
    ],
    8,
    "#8b8778",
    palette,
    { turf: palette.near, spread: 0.02 },
  ) +
  fill(
    "#fdf8ee",
    poly(-84, -42, -80, -74, -54, -74, -50, -42) +
      poly(-76, -74, -74, -104, -60, -104, -58, -74) +
      box(-84, -78, 34, 5),
  ) +
  fill(palette.ink, poly(-62, -42, -64, -74, -54, -74, -50, -42), 0.14) +
  fill(palette.ink, box(-72, -112, 10, 8) + dome(-74, -112, 14, 7)) +
  fill(palette.ink, box(90, -34, 600, 5)) +
  stroke(
    palette.ink,
    2,
    grid([96, -30], [30, 1], [20, 0], (x, y) => `M${x} ${y}V8`),
  ) +
  stroke(
    palette.ink,
    0.9,
    grid([96, -30], [29, 1], [20, 0], (x, y) => `M${x} ${y}l20 32M${x + 20} ${y}l-20 32`),
    0.6,
  ) +
  fill("#c8553e", poly(74, -58, 98, -78, 156, -78, 166, -58)) +
  fill("#e9dfc8", box(80, -58, 82, 26)) +
  fill(palette.glass, panes([90, -52, 5, 1, 14, 0], 8, 12)) +
  fill(palette.wallShade, poly(80, -32, 30, 8, 44, 10, 96, -30));

/** Glenfinnan: twenty-one arches curving through a dry glen, a steam train on them. */
const curvedViaduct: Part = ({ palette }) => {
  const deck = (x: number) => Math.round(-86 - 12 * Math.cos((x + 30) / 130));
  const piers = Array.from({ length: 15 }, (_, i) => -222 + i * 32);
  const ground = (x: number) => Math.round(2 - ((x + 10) / 230) ** 2 * 34);
  const opening = (x: number) =>
    `M${x + 4} ${ground(x + 16)}V${deck(x + 16) + 28}a12 13 0 0 1 24 0V${ground(x + 16)}z`;
  const top = Array.from({ length: 20 }, (_, i) => -304 + i * 32);
  const body = `M${top.map((x) => `${x} ${deck(x)}`).join("L")}L304 ${deck(304) + 40}L230 10L-230 10L-304 ${deck(-304) + 40}z`;
  return (
    `<path fill="${palette.wall}" fill-rule="evenodd" d="${body}${piers.slice(0, -1).map(opening).join("")}"/>` +
    fill(
      palette.wallShade,
      piers
        .slice(0, -1)
        .map((x) =>
          poly(
            x + 28,
            deck(x + 16) + 26,
            x + 32,
            deck(x + 16) + 26,
            x + 32,
            ground(x + 30),
            x + 28,
            ground(x + 28),
          ),
        )
        .join(""),
    ) +
    stroke(palette.paper, 2.4, `M${top.map((x) => `${x} ${deck(x)}`).join("L")}`, 0.8) +
    fill(
      plane(palette.near, 250),
      "M-420 14V-110q90 20 150 60q40 34 130 42q110 10 170 0q90-16 140-50q60-30 250-60V14z",
    ) +
    fill(
      "#24323a",
      box(-40, -118, 40, 16) + box(0, -124, 16, 22) + box(-34, -128, 6, 12) + box(18, -114, 12, 12),
    ) +
    fill("#7c2f36", box(34, -118, 44, 15) + box(82, -117, 44, 15)) +
    fill("#fdf6e6", disc(-28, -138, 8) + disc(-10, -148, 11) + disc(14, -154, 9) + disc(36, -158, 6), 0.85)
  );
};

/** A whole Georgian front of warm brick between two projecting wings, as at Mottisfont. */
const mottisfontFront: Part = ({ palette }) =>
  fill("#9a6b4e", poly(-134, -78, -124, -90, 124, -90, 134, -78)) +
  fill("#b98a66", box(-128, -78, 256, 78) + box(-140, -92, 44, 92) + box(96, -92, 44, 92)) +
  fill("#92684a", box(122, -92, 18, 92)) +
  fill("#e8d9bd", box(-130, -80, 260, 4) + box(-128, -40, 256, 3) + poly(-40, -80, 0, -102, 40, -80)) +
  fill(
    "#fdf6e6",
    panes([-88, -70, 8, 2, 23, 38], 13, 22) +
      panes([-128, -80, 1, 2, 1, 42], 18, 26) +
      panes([108, -80, 1, 2, 1, 42], 18, 26),
  ) +
  fill(
    palette.glass,
    panes([-86, -68, 8, 2, 23, 38], 9, 18) +
      panes([-125, -77, 1, 2, 1, 42], 12, 20) +
      panes([111, -77, 1, 2, 1, 42], 12, 20),
  ) +
  fill("#e8d9bd", box(-22, -37, 44, 37)) +
  fill(palette.ink, arch(-8, -30, 16, 30), 0.75);

/** Sudeley: a low Tudor range of honey stone, its gate tower, and the ruined banqueting hall's windows. */
const sudeley: Part = ({ palette }) =>
  fill(palette.wall, box(-170, -48, 210, 48) + crenels(-170, -48, 210, 5)) +
  fill(palette.glass, panes([-156, -38, 8, 2, 24, 18], 10, 11)) +
  bastion({ x: -40, base: 0, w: 50, h: 84 }, palette, { merlon: 6 }) +
  gateway(-24, 0, 18, 30, palette) +
  fill(palette.glass, panes([-28, -70, 2, 1, 15, 0], 9, 18)) +
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M60 0v-84l10-8 12 6 16-10 10 8h24l12-10 10 8 14-4V0z${arch(72, -66, 26, 52)}${arch(112, -66, 26, 52)}"/>` +
  fill(palette.wallShade, box(150, -88, 18, 88) + box(20, -48, 20, 48)) +
  stroke(palette.wallShade, 2, "M85-62v46M125-62v46");

/** A standard on a hill over a field: where a battle was. */
const standards: Part = ({ palette }) =>
  fill(plane(palette.near, 250), "M-260 10q60-60 150-70t120-6q120 6 250 76z") +
  stroke(palette.ink, 3.4, "M-40-60V-170M30-62V-150M90-44V-120") +
  fill("#fdf6e6", "M-40-168q30-12 56 0t52-6l-14 22 14 20q-28 8-54-2t-54 4z") +
  fill("#c4473c", "M-40-168q30-12 56 0v36q-26-8-56 2z") +
  fill("#3f6f96", "M30-148q22-8 42 0t34-4l-10 16 8 16q-18 6-36 0t-38 2z") +
  fill(palette.gold, "M90-118q16-6 30 0t24-2v26q-12 4-26 0t-28 2z") +
  fill("#cfcabb", poly(-130, -40, -126, -62, -104, -62, -100, -40) + box(-136, -42, 42, 6));

/** A bridge in one long low span over a wide river, painted houses climbing from its end, as at Llandeilo. */
const longSpan: Part = ({ palette }) =>
  banks(300, 40, palette.near) +
  stoneBridge({ x: -150, base: 4, w: 300, h: 46 }, palette, { arches: 1, rise: 4, parapet: 9 }) +
  ["#9cc3bf", "#f2cf73", "#e9a58a", "#fdf6e6", "#8fb0c9", "#d9826b"]
    .map(
      (tone, i) =>
        fill(tone, box(40 + i * 30, -66 - i * 9, 30, 34)) +
        fill(
          palette.roof,
          poly(
            37 + i * 30,
            -66 - i * 9,
            45 + i * 30,
            -80 - i * 9,
            65 + i * 30,
            -80 - i * 9,
            73 + i * 30,
            -66 - i * 9,
          ),
        ) +
        fill(palette.glass, panes([45 + i * 30, -60 - i * 9, 2, 2, 13, 14], 6, 8)),
    )
    .join("");

/** Derwentwater's shore: Catbells over the lake, its islands wooded. */
const catbells: Part = ({ palette }) =>
  rockMass(
    [
      [-300, 0],
      [-220, -40],
      [-160, -66],
      [-120, -60],
      [-70, -92],
      [-20, -128],
      [10, -132],
      [50, -104],
      [90, -70],
      [150, -44],
      [240, -20],
      [320, 0],
    ],
    4,
    mix("#8a8a55", palette.skyMid, 0.16),
    palette,
    { spread: 0.02, strata: 2 },
  ) +
  fill(
    palette.fore,
    "M-210 14q10-26 30-22q10-18 32-12q18-14 36 2q20-4 22 16q14 4 18 16zM60 8q8-20 26-16q14-14 30-4q18-8 26 6q14 0 18 14z",
  ) +
  stroke(palette.shine, 2, "M-230 18h180M44 12h140", 0.8);

/** A reservoir's dam from its lake, a round valve tower in the water, mountains over it: the Silent Valley. */
const valveTower: Part = ({ palette }) =>
  rockMass(
    [
      [-330, 0],
      [-260, -70],
      [-200, -112],
      [-150, -84],
      [-90, -40],
      [-60, 0],
    ],
    4,
    mix(palette.far, palette.mid, 0.4),
    palette,
    { spread: 0.02, strata: 1 },
  ) +
  rockMass(
    [
      [-40, 0],
      [30, -60],
      [96, -128],
      [140, -140],
      [196, -96],
      [260, -60],
      [340, 0],
    ],
    4,
    mix(palette.far, palette.mid, 0.5),
    palette,
    { spread: 0.02, strata: 1 },
  ) +
  fill(palette.water, box(-400, 0, 800, 40)) +
  fill("#b9b6a8", box(-18, -50, 36, 66)) +
  fill("#8f8d82", box(4, -50, 14, 66)) +
  fill("#7fb4a6", poly(-22, -50, 0, -82, 22, -50)) +
  fill(palette.ink, arches([-12, -38, 2, 1, 14, 0], 8, 20), 0.6) +
  stroke("#b9b6a8", 6, "M18-8H300") +
  stroke(palette.shine, 2, "M-200 18h120M40 24h150", 0.8);

/** Brimham's weathered gritstone: great heads on narrow necks. */
const balancedRocks: Part = ({ palette }) => {
  const head = (x: number, w: number, h: number, neck: number) =>
    rockMass(
      [
        [x - neck, 6],
        [x - neck * 0.8, -h * 0.42],
        [x - w * 0.5, -h * 0.5],
        [x - w * 0.46, -h * 0.8],
        [x - w * 0.16, -h],
        [x + w * 0.2, -h * 0.96],
        [x + w * 0.5, -h * 0.74],
        [x + w * 0.46, -h * 0.5],
        [x + neck * 0.7, -h * 0.4],
        [x + neck, 6],
      ],
      8,
      "#8b8071",
      palette,
      { spread: 0, strata: 3 },
    );
  return (
    head(-120, 110, 84, 38) +
    head(100, 96, 64, 40) +
    head(-6, 130, 124, 22) +
    fill(mix(palette.near, palette.fore, 0.4), "M-210 12q80-14 150-8t120-2t150 10z")
  );
};

/** Filey Brigg: a long low reef of dark rock out of a clay headland. */
const brigg: Part = ({ palette }) =>
  rockMass(
    [
      [-250, 4],
      [-200, -6],
      [-120, -8],
      [-40, -10],
      [0, -26],
      [40, -62],
      [90, -78],
      [180, -84],
      [360, -90],
      [400, 4],
    ],
    6,
    "#a87f5a",
    palette,
    { turf: palette.near, spread: 0.01, strata: 2 },
  ) +
  fill("#5d5750", "M-340 6q60-12 120-8t140-2t120-2l20 10q-200 8-400 2z") +
  stroke(palette.shine, 3, "M-350 8q60-4 120 0t140 0t150-2");

/** Stone setts up a steep street between dark gritstone houses, as at Haworth. */
const steepSetts: Part = ({ palette }) => {
  const house = (way: 1 | -1, i: number) => {
    const x = way * (44 + i * 46);
    const foot = 10 + i * 24;
    const h = 58 + i * 12;
    const [west, east] = way === 1 ? [x, x + 48] : [x - 48, x];
    return (
      fill(i % 2 ? mix(palette.wall, "#3a342c", 0.22) : palette.wall, box(west, foot - h, 48, h + 20)) +
      fill(
        palette.roof,
        poly(west - 3, foot - h, west + 6, foot - h - 18, east - 6, foot - h - 18, east + 3, foot - h),
      ) +
      fill(palette.wallShade, box(east - 12, foot - h, 12, h + 20) + box(west + 30, foot - h - 30, 9, 18)) +
      fill("#fdf6e6", panes([west + 6, foot - h + 10, 2, 2, 18, 26], 11, 16)) +
      fill(palette.glass, panes([west + 8, foot - h + 12, 2, 2, 18, 26], 7, 12)) +
      fill(i % 2 ? palette.accent : "#2f6b4f", box(west + 10, foot - 20, 28, 14))
    );
  };
  return (
    fill(plane(palette.near, 240), "M-420 150Q-380-10-210-52Q-80-84 40-76Q220-60 320 0Q400 60 420 150z") +
    fill("#a49c8b", poly(-40, -8, 40, -8, 190, 120, -190, 120)) +
    stroke(palette.ink, 1.4, "M-54 10H54M-72 24H72M-92 40H92M-116 60H116M-146 86H146", 0.25) +
    [2, 1, 0].map((i) => house(-1, 2 - i) + house(1, 2 - i)).join("")
  );
};

/** A Scots burgh's steeple with its clock, tall houses on both sides. */
const steeple: Part = ({ palette }) =>
  fill(palette.wall, box(-16, -96, 32, 96)) +
  fill(palette.wallShade, box(4, -96, 12, 96) + box(-18, -98, 36, 4) + box(-18, -60, 36, 3)) +
  fill(palette.roof, poly(-14, -98, 0, -164, 14, -98)) +
  fill("#fdf6e6", disc(-2, -78, 8)) +
  fill(palette.ink, arch(-6, -26, 12, 26) + arch(-5, -54, 9, 14), 0.7) +
  [-1, 1]
    .map(
      (way) =>
        fill(
          mix(palette.wall, palette.paper, way < 0 ? 0.5 : 0.2),
          box(way < 0 ? -90 : 18, -48, 72, 48) +
            poly(way < 0 ? -90 : 18, -48, way < 0 ? -54 : 54, -78, way < 0 ? -18 : 90, -48),
        ) + fill(palette.glass, panes([way < 0 ? -80 : 28, -40, 3, 2, 22, 20], 9, 12)),
    )
    .join("");

/** Stone houses that stand with their feet in the sea, each with its slip: Lerwick's lodberries. */
const lodberries: Part = ({ palette }) =>
  fill(plane(mix(palette.mid, palette.near, 0.3), 200), "M-900 8V-60Q-400-96-160-104T200-96T900-70V8z") +
  fill(palette.wallShade, box(-900, -6, 1800, 14)) +
  [-150, -84, -10, 66]
    .map((x, i) => {
      const h = [66, 84, 60, 76][i] ?? 66;
      return (
        fill(
          i % 2 ? mix(palette.wall, palette.paper, 0.4) : palette.wall,
          box(x, -h, 64, h + 10) + poly(x, -h, x + 32, -h - 30, x + 64, -h),
        ) +
        fill(palette.wallShade, box(x + 48, -h, 16, h + 10) + box(x + 26, -h - 40, 12, 18)) +
        fill(
          palette.roof,
          poly(
            x - 3,
            -h + 3,
            x + 32,
            -h - 31,
            x + 67,
            -h + 3,
            x + 62,
            -h + 4,
            x + 32,
            -h - 23,
            x + 2,
            -h + 4,
          ),
        ) +
        fill(palette.glass, panes([x + 10, -h + 10, 2, 2, 22, 24], 9, 13)) +
        fill(palette.ink, box(x + 22, -8, 16, 18), 0.6)
      );
    })
    .join("") +
  stroke(palette.shine, 3, "M-170 12q50-4 100 0t100 0t110 0");

/** The Island at Newquay: a house on a rock stack, a thin suspension bridge to it from the cliff. */
const islandHouse: Part = ({ palette }) =>
  rockMass(
    [
      [-70, 8],
      [-58, -44],
      [-46, -84],
      [-20, -98],
      [24, -98],
      [46, -82],
      [58, -40],
      [74, 8],
    ],
    10,
    "#7d7668",
    palette,
    { turf: palette.near, strata: 2 },
  ) +
  fill("#fdf6e6", box(-18, -124, 36, 26)) +
  fill(palette.roof, poly(-22, -124, -12, -140, 12, -140, 22, -124)) +
  fill(palette.glass, panes([-12, -118, 3, 1, 10, 0], 5, 8)) +
  rockMass(
    [
      [130, 8],
      [140, -50],
      [156, -96],
      [190, -108],
      [300, -112],
      [480, -116],
      [490, 8],
    ],
    10,
    "#7d7668",
    palette,
    { turf: palette.near, spread: 0.02, strata: 2 },
  ) +
  stroke(palette.ink, 2.4, "M40-92Q98-70 166-100") +
  stroke(palette.ink, 1.3, "M40-106Q98-84 166-114M60-99v14M80-95v14M100-93v14M120-94v14M144-101v14") +
  stroke(palette.shine, 3, "M-86 10q40-6 80 0t90 0t80-2");

/** White and coloured houses in rows up a steep hill over a quay. */
const harbourSteps: Part = ({ palette, random }) => {
  const rows = [0, 1, 2, 3];
  return (
    fill(
      plane(mix(palette.mid, palette.near, 0.4), 200),
      "M-900 12V-40Q-520-20-330-60Q-230-130-110-146Q-10-160 80-128Q190-90 330-78T900-110V12z",
    ) +
    rows
      .map((row) => {
        const y = -row * 30;
        const half = 200 - row * 42;
        return Array.from({ length: Math.floor((half * 2) / 36) }, (_, i) => {
          const x = -half + i * 36 + random.whole(-3, 3);
          const h = random.whole(20, 28);
          const tone = random.pick(["#fdf6e6", "#f3e3c2", "#cfdfe0", "#f1c9b4", "#fdf6e6"] as const);
          return (
            fill(tone, box(x, y - h, 30, h + 6)) +
            fill(palette.roof, poly(x - 2, y - h, x + 5, y - h - 11, x + 25, y - h - 11, x + 32, y - h)) +
            fill(palette.glass, panes([x + 6, y - h + 6, 2, 1, 12, 0], 6, 8))
          );
        }).join("");
      })
      .reverse()
      .join("") +
    fill(palette.wallShade, box(-250, 4, 500, 10))
  );
};

/** The bronze ram on its pile of sandstone in Moffat's High Street. */
const ramMonument: Part = ({ palette }) =>
  rockMass(
    [
      [-46, 4],
      [-38, -30],
      [-28, -58],
      [-10, -72],
      [14, -72],
      [30, -54],
      [38, -28],
      [48, 4],
    ],
    6,
    "#b07c62",
    palette,
    { strata: 2 },
  ) +
  fill(palette.wallShade, "M-60 8h120v-8H-60z") +
  fill("#5d7068", "M-24-72v-22q-8-14 8-20h24q4-12 16-12q14 2 12 14q-4 10-14 8v32h-6v-18h-28v18z") +
  stroke("#5d7068", 4, "M22-122q-14 4-8 14q8 6 14-2");

export const famous = {
  "ram-monument": ramMonument,
  "balcony-palace": balconyPalace,
  "covered-market": coveredMarket,
  "winter-garden": winterGarden,
  "redesdale-hall": redesdaleHall,
  "curved-gables": curvedGables,
  "pepper-pots": pepperPots,
  "round-castle": roundCastle,
  "island-keep": islandKeep,
  "flatford-mill": flatfordMill,
  hoe,
  "tidal-light": tidalLight,
  "mumbles-head": mumblesHead,
  "curved-viaduct": curvedViaduct,
  "mottisfont-front": mottisfontFront,
  sudeley,
  standards,
  "long-span": longSpan,
  catbells,
  "valve-tower": valveTower,
  "balanced-rocks": balancedRocks,
  brigg,
  "steep-setts": steepSetts,
  steeple,
  lodberries,
  "island-house": islandHouse,
  "harbour-steps": harbourSteps,
} as const satisfies Record<string, Part>;
