import { bastion, coneTower, crenels, flag, gateway, stoneBridge } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { arch, at, box, dome, fill, grid, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import { arches, panes, type Part } from "./part";

/** A curtain wall from x to x + w with its battlements. */
const curtain = ({ palette }: Stage, x: number, w: number, h: number, base = 0) =>
  fill(palette.wall, box(x, base - h, w, h) + crenels(x, base - h, w, 5)) +
  fill(palette.wallShade, box(x, base - h + 5, w, 2), 0.7);

/** A whole medieval castle: keep, wall, towers and gate; about 200 wide. */
const castle: Part = (stage) => {
  const { palette } = stage;
  return (
    bastion({ x: -24, base: 0, w: 46, h: 84 }, palette, { slits: 2, merlon: 6 }) +
    bastion({ x: 10, base: 0, w: 14, h: 98 }, palette, { merlon: 4 }) +
    flag(17, -102, 22, palette.accent, palette) +
    curtain(stage, -90, 180, 36, 4) +
    bastion({ x: -100, base: 6, w: 24, h: 62 }, palette, { slits: 1 }) +
    bastion({ x: 78, base: 6, w: 24, h: 58 }, palette, { slits: 1 }) +
    bastion({ x: 26, base: 6, w: 20, h: 50 }, palette, { slits: 1 }) +
    bastion({ x: 58, base: 6, w: 20, h: 50 }, palette, { slits: 1 }) +
    gateway(46, 6, 12, 24, palette)
  );
};

/** A great keep alone, square, with corner turrets, as at Rochester or Castle Hedingham. */
const squareKeep: Part = ({ palette }) =>
  bastion({ x: -38, base: 0, w: 76, h: 96 }, palette, { merlon: 6 }) +
  bastion({ x: -44, base: 0, w: 18, h: 112 }, palette, { merlon: 5 }) +
  bastion({ x: 28, base: 0, w: 18, h: 112 }, palette, { merlon: 5 }) +
  fill(palette.ink, arches([-16, -80, 3, 3, 13, 26], 6, 13), 0.7) +
  fill(palette.wallShade, box(-38, -58, 76, 2) + box(-38, -30, 76, 2));

/** A round keep, as at Pembroke; Norwich's square kind is in places.ts. */
const roundKeep: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-24, -92, 44, 92) + box(-28, -98, 52, 8)) +
    fill(palette.wall, "M-20-98q18-26 36 0z") +
    fill(palette.wallShade, box(4, -92, 16, 92) + box(8, -98, 16, 8)) +
    fill(palette.ink, box(-12, -76, 3, 10) + box(-4, -46, 3, 10), 0.7) +
    curtain(stage, -120, 240, 34, 4) +
    [-126, -66, 46, 104].map((x) => bastion({ x, base: 8, w: 26, h: 54 }, palette, { slits: 1 })).join("") +
    gateway(74, 8, 14, 24, palette)
  );
};

/** A square castle with round corner towers that stands in its own moat, as at Bodiam. */
const moatedCastle: Part = (stage) => {
  const { palette } = stage;
  const mirror = (content: string) => `<g transform="matrix(1 0 0 -1 0 28)" opacity=".25">${content}</g>`;
  const walls =
    curtain(stage, -100, 200, 54) +
    fill(palette.ink, panes([-70, -34, 3, 1, 16, 0], 3, 9) + panes([34, -34, 3, 1, 16, 0], 3, 9), 0.7) +
    [-116, 86].map((x) => bastion({ x, base: 0, w: 32, h: 74 }, palette, { slits: 1 })).join("") +
    [-22, 6].map((x) => bastion({ x, base: 0, w: 16, h: 68 }, palette)).join("") +
    gateway(-6, 0, 12, 30, palette);
  return (
    fill(palette.water, "M-200 14q200-34 400 0q-20 34-200 36T-200 14z") +
    mirror(walls) +
    walls +
    fill(palette.wallShade, poly(-5, 0, 5, 0, 12, 44, -12, 44)) +
    stroke(palette.shine, 2, "M-160 22h60M-130 34h80M60 30h70M100 18h50", 0.7)
  );
};

/** Caerphilly: water, low rings of wall, and the tower that leans. */
const leaningCastle: Part = (stage) => {
  const { palette } = stage;
  return (
    curtain(stage, -110, 220, 34) +
    curtain(stage, -70, 140, 58) +
    [-80, 56].map((x) => bastion({ x, base: 0, w: 28, h: 74 }, palette, { slits: 1 })).join("") +
    bastion({ x: -28, base: 0, w: 22, h: 70 }, palette) +
    bastion({ x: 8, base: 0, w: 22, h: 70 }, palette) +
    gateway(-6, 0, 13, 28, palette) +
    fill(palette.wall, poly(100, 4, 126, -64, 134, -60, 140, -70, 152, -64, 128, 4)) +
    fill(palette.wallShade, poly(118, 4, 142, -66, 152, -64, 128, 4)) +
    fill(palette.water, "M-226 26Q-190 4 0 2T226 26Q190 56 0 56T-226 26z") +
    stroke(palette.shine, 2, "M-160 20h80M-60 30h120M80 18h90M-120 42h100M40 44h90", 0.7)
  );
};

/** Caernarfon: angular towers and bands of two stones. */
const bandedCastle: Part = (stage) => {
  const { palette } = stage;
  const tower = (x: number, w: number, h: number) =>
    bastion({ x, base: 0, w, h }, palette, { slits: 1 }) +
    fill(palette.wallShade, poly(x, -h, x + 5, -h, x + 5, 0, x, 0), 0.6) +
    fill(
      palette.wallShade,
      grid([x, -h + 18], [1, 3], [0, 16], (px, py) => box(px, py, w, 4)),
      0.55,
    );
  return (
    curtain(stage, -130, 260, 44) +
    fill(
      palette.wallShade,
      grid([-130, -32], [1, 2], [0, 14], (x, y) => box(x, y, 260, 4)),
      0.55,
    ) +
    tower(-112, 34, 92) +
    [-106, -92, -84]
      .map((x, i) => bastion({ x, base: -92, w: 8, h: i === 1 ? 24 : 18 }, palette, { merlon: 3 }))
      .join("") +
    tower(-44, 28, 68) +
    tower(14, 24, 74) +
    tower(46, 24, 74) +
    gateway(36, 0, 12, 30, palette) +
    tower(100, 30, 66)
  );
};

/** Beaumaris: perfectly level rings of round towers behind a moat. */
const lowCastle: Part = (stage) => {
  const { palette } = stage;
  return (
    curtain(stage, -110, 220, 54) +
    [-96, -20, 2, 76].map((x) => bastion({ x, base: 0, w: 24, h: 60 }, palette)).join("") +
    curtain(stage, -150, 300, 26, 8) +
    [-156, -92, -34, 16, 74, 136]
      .map((x) => bastion({ x, base: 10, w: 22, h: 38 }, palette, { slits: 1 }))
      .join("") +
    gateway(-8, 10, 16, 22, palette) +
    fill(palette.water, "M-236 30Q-200 12 0 10T236 30Q200 54 0 54T-236 30z") +
    stroke(palette.shine, 2, "M-160 24h80M-40 34h90M80 22h80M-120 42h60", 0.7)
  );
};

/** Harlech's face: a tall gatehouse between round corner towers. */
const cragCastle: Part = (stage) => {
  const { palette } = stage;
  return (
    curtain(stage, -86, 172, 46) +
    bastion({ x: -104, base: 6, w: 34, h: 70 }, palette, { slits: 1 }) +
    bastion({ x: 70, base: 6, w: 34, h: 70 }, palette, { slits: 1 }) +
    bastion({ x: -40, base: 0, w: 80, h: 68 }, palette, { merlon: 6, shade: 0.2 }) +
    bastion({ x: -46, base: 2, w: 24, h: 80 }, palette, { slits: 1 }) +
    bastion({ x: 22, base: 2, w: 24, h: 80 }, palette, { slits: 1 }) +
    gateway(-8, 2, 16, 28, palette)
  );
};

/** Corfe: a shattered keep, leaning towers and fallen walls. */
const shatteredKeep: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-34 0v-92l6-10 8 4 4 16 12 8 4-20 8-4 2 34 10 6 6-8 8 12v54z${arch(-22, -76, 9, 20)}${arch(-2, -50, 9, 22)}${arch(14, -34, 10, 34)}M54 4l6-54 8-10 14 6 4 10-8 48zM-96 8l4-40 14-12 12 8 6 44zM-60 6v-22l20 4v18zM86 8v-18l24 4 16 16z"/>` +
  fill(palette.wallShade, "M26-62l8 12V0h-10zM76-54l10 6-8 48h-10zM-70-36l6 4 4 40h-10z");

/** Walls and broken towers of a castle without roofs. */
const ruinedCastle: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-40 0v-88l8-6 6 8 10-12 4 10h12l6-8 8 14V0zM74 8v-62l6-8 6 6 8-4 8 8 6 20V8zM-124 12l2-34 10-4 6 10 12-2 4-8 18 2 8 10 22-4 2 30zM14 4v-30l14-4 6 8 16-2 6 10 20-4V4zM108 14V-4l12-4 6 6 14-4 4 20z${arch(-28, -72, 9, 22)}${arch(-8, -68, 9, 20)}${arch(-20, -30, 14, 26)}${arch(84, -36, 9, 18)}${arch(38, -14, 12, 18)}"/>` +
  fill(palette.wallShade, "M6-82l8 12V0H6zM100-42l8 12V8h-8zM-124 12l1-12h70l1 12z", 0.85);

/** A lone stump of a tower, leaning. */
const leaningTower: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-34 4L-8-92l12 5 8-16 12 8 8-14 14 12-2-9 12 6-22 104zM-2-38l6-22q10-6 16 5l-6 22zM-18 4l6-22q10-6 17 5l-5 17zM22-66l4-14q6-4 10 3l-4 14z"/>` +
  fill(palette.wallShade, poly(18, 4, 46, -99, 44, -108, 56, -102, 34, 4)) +
  fill(palette.wallShade, "M-58 6l8-14 16-2 8 10 12 6zM44 6l10-12 18 4 6 8z");

/** A four-square tower house of the Borders or Ireland. */
const towerHouse: Part = ({ palette }) =>
  bastion({ x: -24, base: 0, w: 48, h: 78 }, palette, { merlon: 5 }) +
  fill(palette.roof, poly(-18, -82, -8, -98, 10, -98, 18, -82)) +
  fill(palette.wall, box(-28, -84, 10, 18) + box(18, -84, 10, 18)) +
  fill(palette.ink, panes([-12, -64, 2, 3, 16, 20], 5, 9), 0.75) +
  fill(palette.ink, arch(-5, -16, 10, 16), 0.75);

/** A Scottish baronial tower house: turrets with cones at every corner, many gables. */
const turretedTower: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-64, -58, 128, 58) + box(-28, -96, 54, 96)) +
    fill(
      palette.roof,
      poly(-66, -58, -56, -74, 56, -74, 66, -58) + poly(-30, -96, -20, -116, 18, -116, 28, -96),
    ) +
    fill(palette.wall, poly(-58, -58, -45, -82, -32, -58) + poly(32, -58, 45, -82, 58, -58)) +
    fill(palette.wallShade, box(10, -96, 16, 96) + box(50, -58, 14, 58)) +
    coneTower({ x: -36, base: -66, w: 15, h: 38 }, palette, 26) +
    coneTower({ x: 20, base: -66, w: 15, h: 38 }, palette, 26) +
    coneTower({ x: -72, base: 0, w: 20, h: 66 }, palette, 28) +
    coneTower({ x: 54, base: -34, w: 15, h: 32 }, palette, 24) +
    fill(palette.wallShade, [-36, 20].map((x) => poly(x, -66, x + 15, -66, x + 7.5, -52)).join("")) +
    fill(palette.wallShade, poly(54, -34, 69, -34, 64, -20)) +
    fill(
      palette.glass,
      panes([-18, -84, 2, 4, 16, 20], 6, 10) +
        panes([-48, -48, 1, 2, 1, 22], 7, 11) +
        panes([38, -48, 1, 2, 1, 22], 7, 11),
    ) +
    fill(palette.ink, arch(-6, -16, 11, 16), 0.8)
  );
};

/** Dunrobin: a white fairy-tale house with a clock tower and needle spires. */
const fairytale: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-96, -64, 190, 64)) +
    fill(palette.roof, poly(-98, -64, -86, -82, 84, -82, 96, -64)) +
    fill(palette.wallShade, box(72, -64, 22, 64) + box(-96, -34, 190, 2)) +
    fill(palette.glass, panes([-84, -54, 10, 2, 17, 26], 6, 13)) +
    coneTower({ x: -108, base: 0, w: 24, h: 78 }, palette, 46) +
    coneTower({ x: -34, base: 0, w: 26, h: 104 }, palette, 56) +
    coneTower({ x: 22, base: 0, w: 20, h: 84 }, palette, 46) +
    coneTower({ x: 84, base: 0, w: 24, h: 74 }, palette, 44) +
    fill(palette.wall, poly(-12, -64, 2, -92, 16, -64)) +
    fill(palette.glass, panes([-2, -78, 1, 1, 1, 1], 7, 10))
  );
};

/** A tall gatehouse of a priory or castle: two turrets and an arch. */
const gatehouse: Part = ({ palette }) =>
  bastion({ x: -22, base: 0, w: 44, h: 66 }, palette, { merlon: 5, shade: 0 }) +
  bastion({ x: -34, base: 0, w: 18, h: 76 }, palette, { merlon: 4, slits: 1 }) +
  bastion({ x: 16, base: 0, w: 18, h: 76 }, palette, { merlon: 4, slits: 1 }) +
  fill(palette.glass, panes([-12, -54, 3, 1, 9, 0], 6, 14)) +
  gateway(-9, 0, 18, 30, palette);

/** Monmouth: a gate tower that stands on its bridge of three arches, banks at both ends. */
const bridgeGate: Part = ({ palette }) =>
  stoneBridge({ x: -170, base: 4, w: 340, h: 44 }, palette, { arches: 3, rise: 4, parapet: 8 }) +
  fill(as("g", palette.near), "M-420 8V-34q150-8 254-6v48zM420 8V-34q-150-8-254-6v48z") +
  fill(palette.wall, box(-30, -96, 60, 62)) +
  fill(palette.wallShade, box(14, -96, 16, 62) + box(-30, -74, 60, 3)) +
  fill(palette.roof, poly(-36, -96, -20, -120, 20, -120, 36, -96)) +
  fill(palette.ink, arch(-11, -66, 22, 32) + panes([-20, -90, 2, 1, 33, 0], 6, 9), 0.8);

/** City walls with a gate and a walk on top. */
const cityWalls: Part = (stage) => {
  const { palette } = stage;
  return (
    curtain(stage, -220, 440, 36) +
    bastion({ x: -130, base: 2, w: 34, h: 48 }, palette, { slits: 1 }) +
    bastion({ x: 100, base: 2, w: 34, h: 48 }, palette, { slits: 1 }) +
    bastion({ x: -26, base: 2, w: 52, h: 58 }, palette, { merlon: 5 }) +
    gateway(-12, 2, 24, 34, palette)
  );
};

/** Carrickfergus: a keep and walls on a rock in the sea. */
const seaCastle: Part = (stage) => {
  const { palette } = stage;
  const rock = mix(palette.wallShade, palette.ink, 0.3);
  return (
    bastion({ x: -20, base: 0, w: 52, h: 92 }, palette, { slits: 2, merlon: 6 }) +
    flag(6, -98, 20, palette.accent, palette) +
    curtain(stage, -100, 190, 34) +
    bastion({ x: -112, base: 2, w: 24, h: 48 }, palette, { slits: 1 }) +
    bastion({ x: -84, base: 2, w: 24, h: 48 }, palette, { slits: 1 }) +
    bastion({ x: 74, base: 2, w: 22, h: 42 }, palette) +
    fill(rock, "M-130 14l12-14 30-4 40 2 60-2 60 2 26 6 18 10q-120 14-246 0z")
  );
};

/** A ruined castle on a rock over the sea, in pieces: keep, gable, wall. */
const cliffRuin: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-84 4v-60l6-6 8 6 8-8 10 8V4zM-40 4v-26h30v-14l10-14 10 14v14h26V4zM48 4v-34l8-8 8 6 8-4 8 8V4z${panes([-74, -44, 1, 2, 1, 20], 6, 10)}${panes([-30, -14, 4, 1, 14, 0], 5, 9)}${panes([58, -22, 1, 1, 1, 1], 6, 10)}"/>` +
  fill(palette.wallShade, "M-60-64l8 8V4h-8zM26-22h10V4H26zM72-34l8 6V4h-8z");

/** The gatehouse of Dunstanburgh: two drums broken at unlike heights, and what is left of the wall beside them. */
const gateRuin: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-150 4v-22l18-6 12 6 20-8 14 8 18-4v-70l8-16 8 10 6-18 10 8 6 22 4 16v24h36v-40l4-30 8-14 8 8 6-12 10 16v82l16 4 22-8 18 10 16-4v26zM-18 4v-22q16-20 32 0v22zM-54-64v-16q5-8 10 0v16zM-54-30v-16q5-8 10 0v16zM36-52v-16q5-8 10 0v16z"/>` +
  fill(palette.wallShade, "M-32-92l6 22 4 16v58h-16v-94zM54-92l6-12 10 16v92H56zM-86-22v26h14v-26z");

/** Windsor and Arundel: a round tower with a flag over long walls. */
const royalCastle: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(as("g", mix(palette.near, palette.fore, 0.3)), "M-70-24Q-44-62-20-66H40Q64-62 90-24z") +
    bastion({ x: -18, base: -62, w: 56, h: 50 }, palette, { merlon: 6, slits: 2 }) +
    flag(10, -118, 24, palette.accent, palette) +
    curtain(stage, -150, 320, 36) +
    gateway(2, 2, 18, 24, palette) +
    [-158, -112, -70, 56, 104, 150]
      .map((x, i) => bastion({ x, base: 2, w: 26, h: 52 + (i % 2) * 16 }, palette, { slits: 1 }))
      .join("") +
    fill(palette.glass, arches([-86, -28, 2, 1, 12, 0], 6, 16))
  );
};

/** A toy fort of the eighteenth century in a park: a low house with round corner towers, as at Leeds or Inveraray. */
const cornerTowers: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-56, -58, 112, 58) + box(-24, -84, 48, 30) + crenels(-24, -84, 48, 4) + crenels(-56, -58, 112, 4),
  ) +
  fill(palette.wallShade, box(40, -58, 16, 58) + box(-56, -30, 112, 2)) +
  coneTower({ x: -70, base: 0, w: 26, h: 70 }, palette, 32) +
  coneTower({ x: 44, base: 0, w: 26, h: 70 }, palette, 32) +
  fill(palette.glass, arches([-36, -50, 6, 2, 13, 28], 6, 16) + arches([-16, -76, 3, 1, 12, 0], 6, 14));

/** Leeds Castle and its like: a stone house on an island in its lake. */
const lakeCastle: Part = (stage) => {
  const { palette } = stage;
  return (
    curtain(stage, -20, 120, 58) +
    bastion({ x: -26, base: 0, w: 26, h: 72 }, palette, { slits: 1 }) +
    bastion({ x: 88, base: 0, w: 24, h: 70 }, palette, { slits: 1 }) +
    fill(palette.glass, panes([8, -48, 6, 2, 13, 22], 6, 12)) +
    fill(palette.wall, box(-60, -14, 40, 8)) +
    fill(palette.ink, arches([-56, -6, 2, 1, 18, 0], 12, 10), 0.5) +
    bastion({ x: -118, base: 0, w: 60, h: 44 }, palette, { slits: 2 }) +
    fill(as("g", palette.near), "M-134 0q130-8 260 0l8 8q-140 8-276 0z")
  );
};

/** A lonely church tower on a tor. */
const lonelyTower: Part = ({ palette }) =>
  fill(palette.wall, box(-9, -46, 18, 46) + crenels(-9, -46, 18, 3)) +
  fill(palette.wallShade, box(3, -46, 6, 46) + box(-9, -30, 18, 1.5)) +
  fill(palette.ink, arch(-3, -12, 6, 12) + arch(-3, -28, 4, 8), 0.7);

/** A round hilltop or clifftop temple with a dome on columns, as at Downhill. */
const rotunda: Part = ({ palette }) =>
  fill(palette.wall, box(-22, -40, 44, 40) + box(-26, -46, 52, 7) + box(-26, -4, 52, 4)) +
  fill(palette.roof, dome(-22, -46, 44, 22)) +
  fill(palette.wallShade, panes([-20, -38, 6, 1, 7.6, 0], 2.6, 34) + box(10, -40, 12, 36)) +
  fill(palette.ink, arch(-5, -26, 10, 22), 0.6) +
  fill(palette.wall, box(-5, -74, 10, 8));

const ramparts: Part = ({ palette }) =>
  fill(mix(palette.near, "#c7d06a", 0.3), "M-240 0q40-44 110-62q130-26 260 0q70 18 110 62z") +
  stroke(
    palette.fore,
    7,
    "M-210-6q60-40 130-50q80-10 160 0q70 10 130 50M-170-14q50-26 100-32q70-8 140 0q60 8 100 32",
    0.35,
  ) +
  stroke(
    mix(palette.near, palette.paper, 0.4),
    4,
    "M-212-12q60-40 132-50q80-10 160 0q72 10 132 50M-172-20q50-26 102-32q70-8 140 0q60 8 102 32",
    0.7,
  );

export const castles = {
  castle,
  "square-keep": squareKeep,
  "round-keep-castle": roundKeep,
  "moated-castle": moatedCastle,
  "leaning-castle": leaningCastle,
  "banded-castle": bandedCastle,
  "low-castle": lowCastle,
  "crag-castle": cragCastle,
  "shattered-keep": shatteredKeep,
  "ruined-castle": ruinedCastle,
  "leaning-tower": leaningTower,
  "tower-house": towerHouse,
  "turreted-tower": turretedTower,
  "fairytale-castle": fairytale,
  gatehouse,
  "bridge-gate": bridgeGate,
  "city-walls": cityWalls,
  "sea-castle": seaCastle,
  "cliff-ruin": cliffRuin,
  "gate-ruin": gateRuin,
  "royal-castle": royalCastle,
  "corner-tower-castle": cornerTowers,
  "lake-castle": lakeCastle,
  "lonely-tower": lonelyTower,
  rotunda,
  ramparts,
  "low-wall": (stage) => at(0, 0, curtain(stage, -80, 160, 22)),
} as const satisfies Record<string, Part>;
