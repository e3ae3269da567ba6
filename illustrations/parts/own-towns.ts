import { bastion, crenels } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { copse, roundTrees } from "../shapes/plants";
import { rockMass } from "../shapes/rock";
import { arch, box, disc, dome, fill, grid, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import { arches, lancets, panes, type Part } from "./part";

/** Duff House: a tall Baroque block with giant pilasters and a pediment between four corner towers with domes. */
const duffHouse: Part = ({ palette }) => {
  const tower = (x: number) =>
    fill(palette.wall, box(x, -132, 38, 132)) +
    fill(palette.wallShade, box(x + 27, -132, 11, 132) + box(x - 3, -135, 44, 5)) +
    fill(palette.roof, `M${x - 2}-135q4-26 21-30q17 4 21 30z`) +
    fill(palette.glass, arches([x + 11, -124, 1, 3, 1, 40], 14, 26));
  return (
    fill(palette.wall, box(-66, -126, 132, 126) + poly(-46, -126, 0, -154, 46, -126)) +
    fill(
      palette.wallShade,
      box(-70, -129, 140, 5) + box(-66, -40, 132, 4) + poly(-34, -130, 0, -148, 34, -130),
    ) +
    fill(mix(palette.wall, palette.paper, 0.6), panes([-50, -122, 6, 1, 18.6, 0], 7, 84)) +
    fill(palette.glass, arches([-41.7, -116, 5, 1, 18.6, 0], 9, 32)) +
    fill(
      palette.glass,
      panes([-41.7, -74, 2, 1, 18.6, 0], 9, 28) + panes([14.1, -74, 2, 1, 18.6, 0], 9, 28),
    ) +
    fill(palette.glass, panes([-61, -30, 2, 1, 13, 0], 8, 20) + panes([40, -30, 2, 1, 13, 0], 8, 20)) +
    tower(-104) +
    tower(66) +
    fill(palette.ink, disc(0, -137, 5), 0.5) +
    fill(palette.wall, poly(-44, 2, -12, -38, 12, -38, 44, 2)) +
    fill(
      palette.wallShade,
      grid([0, -4], [1, 7], [0, -5], (_, y) => box(-43 - y * 0.84, y, 86 + y * 1.68, 1.6)),
    ) +
    fill(palette.wall, box(-9, -72, 18, 34)) +
    fill(palette.ink, arch(-6, -66, 12, 28))
  );
};

/** Bliss Mill: a mill like a great house, with corner towers, and one chimney that rises from a dome. */
const blissMill: Part = ({ palette }) =>
  fill(
    palette.wall,
    "M-22-108q0-34 22-38q22 4 22 38z" + poly(-9, -140, -6, -232, 6, -232, 9, -140) + box(-10, -238, 20, 8),
  ) +
  fill(
    palette.wallShade,
    poly(2, -142, 2, -232, 6, -232, 9, -140) + box(-12, -232, 24, 3) + box(-10, -150, 20, 4),
  ) +
  fill("#7d949b", "M-24-106q2-30 24-38q22 8 24 38z") +
  fill(palette.roof, poly(-124, -86, -112, -98, 112, -98, 124, -86)) +
  fill(
    palette.wall,
    box(-122, -86, 244, 86) + box(-26, -108, 52, 108) + box(-142, -104, 34, 104) + box(108, -104, 34, 104),
  ) +
  fill(
    palette.wallShade,
    box(131, -104, 11, 104) +
      box(-119, -104, 11, 104) +
      box(16, -108, 10, 108) +
      box(-146, -107, 42, 5) +
      box(104, -107, 42, 5) +
      box(-30, -111, 60, 5) +
      box(-122, -88, 244, 3),
  ) +
  fill(palette.wall, panes([-145, -114, 4, 1, 11, 0], 5, 8) + panes([105, -114, 4, 1, 11, 0], 5, 8)) +
  fill(
    palette.glass,
    panes([-101, -78, 6, 4, 12.4, 20], 7, 12) +
      panes([33, -78, 6, 4, 12.4, 20], 7, 12) +
      panes([-136, -94, 2, 4, 12, 23], 7, 13) +
      panes([114, -94, 2, 4, 12, 23], 7, 13) +
      arches([-18, -98, 2, 3, 21, 32], 13, 22),
  );

/** A green express engine seen from the front as it comes out of its shed. */
const engineFront: Part = ({ palette }) =>
  fill("#8a5a48", box(-150, -150, 300, 154) + poly(-158, -150, 0, -206, 158, -150)) +
  fill("#6d4437", box(-150, -150, 300, 5) + box(-150, -96, 300, 2) + box(-150, -40, 300, 2)) +
  fill("#24323a", arch(-84, -164, 168, 168)) +
  stroke("#b98a6a", 6, "M-86 4V-80a86 86 0 0 1 172 0V4") +
  fill(palette.glass, arch(-134, -112, 34, 66) + arch(100, -112, 34, 66)) +
  fill("#1f5c3e", box(-58, -116, 116, 60) + "M-58-116q0-22 24-22h68q24 0 24 22z") +
  fill(palette.glass, box(-50, -124, 24, 16) + box(26, -124, 24, 16)) +
  fill("#2f7a54", disc(0, -82, 44)) +
  fill(palette.ink, disc(0, -82, 37) + "M-13-118l-4-26h34l-4 26z") +
  fill("#d08a3c", box(-18, -150, 36, 9)) +
  stroke("#7f8c90", 2.4, "M-22-82H22M0-82l14 18M-37-82a37 37 0 0 1 74 0") +
  fill(palette.gold, disc(0, -82, 5)) +
  fill("#1f5c3e", box(-66, -46, 132, 12)) +
  fill("#b5332c", box(-72, -34, 144, 22)) +
  fill("#e9e1d0", disc(-48, -24, 13) + disc(48, -24, 13)) +
  fill(
    palette.ink,
    disc(-48, -24, 8) +
      disc(48, -24, 8) +
      box(-5, -30, 10, 26) +
      box(-46, -12, 16, 16) +
      box(30, -12, 16, 16),
  ) +
  fill(palette.paper, box(-30, -46, 12, 10) + box(18, -46, 12, 10)) +
  stroke("#5b6468", 5, "M-40 4L-64 30M40 4L64 30") +
  stroke("#7a6650", 5, "M-64 14H64M-76 26H76");

/** Doune: a gatehouse as tall as a tower with a round turret at its side, a hall, and the long plain wall. */
const douneCastle: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, palette.fore, 0.2)), "M-230 12Q-150-18-60-16H80Q170-18 230 12z") +
  fill(palette.roof, poly(-128, -92, -114, -118, -56, -118, -42, -92)) +
  fill(palette.wall, box(-132, -94, 96, 94) + crenels(-132, -94, 30, 6)) +
  fill(palette.wall, box(-40, -58, 208, 58) + crenels(58, -58, 110, 7)) +
  fill(palette.wallShade, box(58, -52, 110, 2) + box(-48, -94, 12, 94) + box(150, -58, 18, 58)) +
  fill(palette.wall, box(-22, -150, 76, 150) + crenels(-22, -150, 76, 8)) +
  fill(palette.roof, poly(-14, -156, 0, -178, 34, -178, 46, -156)) +
  fill(palette.wallShade, box(-24, -146, 80, 3) + box(36, -150, 18, 150)) +
  bastion({ x: 46, base: 0, w: 40, h: 128 }, palette, { merlon: 7, slits: 1 }) +
  fill(palette.ink, arch(-4, -34, 26, 34), 0.85) +
  fill(palette.glass, panes([-10, -132, 2, 3, 24, 28], 9, 15) + lancets([-120, -78, 3, 1, 24, 0], 10, 26)) +
  fill(
    palette.ink,
    panes([98, -40, 3, 1, 22, 0], 5, 9) +
      panes([-116, -36, 3, 1, 24, 0], 5, 9) +
      panes([64, -100, 1, 3, 1, 32], 6, 11),
    0.7,
  );

/** Huntly: a ruined palace with a round tower, a row of oriels at its top and bands of carved letters. */
const huntlyCastle: Part = ({ palette }) => {
  const sky = mix(palette.skyMid, palette.skyLow, 0.4);
  const oriel = (x: number) =>
    fill(palette.wall, poly(x, -112, x + 30, -112, x + 30, -86, x + 24, -76, x + 6, -76, x, -86)) +
    fill(palette.wallShade, box(x + 22, -112, 8, 26) + poly(x, -86, x + 30, -86, x + 24, -76, x + 6, -76)) +
    fill(palette.ink, panes([x + 4, -106, 2, 1, 11, 0], 7, 14), 0.75);
  const letters = (y: number) =>
    fill(mix(palette.wall, palette.paper, 0.4), box(-52, y, 190, 9)) +
    fill(palette.ink, panes([-46, y + 2, 18, 1, 10, 0], 5, 5), 0.65);
  return (
    fill(
      palette.wall,
      `M-58 0V-116l14-6 20 8 18-4 22 6 26-8 22 8 30-6 24 8 24-4V0z${panes([-34, -52, 4, 1, 44, 0], 13, 20)}`,
    ).replace("<path", '<path fill-rule="evenodd"') +
    fill(sky, panes([-34, -52, 4, 1, 44, 0], 13, 20)) +
    fill(palette.wallShade, box(124, -118, 18, 118)) +
    letters(-72) +
    letters(-128 + 4) +
    [-48, -2, 44, 90].map(oriel).join("") +
    fill(palette.wall, box(-132, -150, 82, 150) + "M-132-150l8-12 14 6 12-10 16 8 14-6 18 14z") +
    fill(palette.wallShade, "M-76-158l26 8V0h-26z" + box(-134, -140, 86, 4) + box(-134, -64, 86, 3)) +
    fill(palette.ink, panes([-120, -126, 2, 3, 26, 40], 11, 18) + arch(2, -28, 20, 28), 0.75)
  );
};

/** The steel head of a legionary that looks out from the wall: helmet, cheek guard, neck guard. */
const legionary: Part = () => {
  const [steel, dark, light] = ["#9a6240", "#63371f", "#c79468"];
  return (
    fill("#6f6a5c", poly(-56, 6, -44, -16, 44, -16, 58, 6)) +
    fill(light, "M-34-104Q-50-92-54-78L-66-62Q-64-56-54-56L-56-46-50-40-54-32Q-52-18-34-18H34V-104z") +
    fill(dark, "M-56-46h16v3h-16zM-44-80q10-4 16 2q-8 6-16 2z") +
    fill(steel, "M-44-96Q-46-148 8-152Q62-148 60-90L92-66Q98-54 92-50Q64-46 42-58L30-96z") +
    fill(dark, "M8-152Q62-148 60-90L92-66Q98-54 92-50Q64-46 42-58L36-88Q44-130 8-152z") +
    fill(dark, "M-14-98L-24-66-30-46Q-20-16 4-12Q22-14 30-30L38-60V-98z") +
    fill(steel, "M-9-96L-18-66-24-46Q-16-22 4-18Q18-20 25-33L32-60V-96z") +
    fill(light, disc(-8, -42, 3.4) + disc(14, -44, 3.4) + disc(4, -26, 3.4)) +
    fill(dark, "M-66-100Q-10-116 46-98v11Q-10-102-62-89z") +
    fill(light, disc(-2, -101, 3) + disc(34, -96, 3)) +
    stroke(light, 3, "M-34-116Q-28-140 4-144M-2-152v-8h20v8") +
    fill(dark, box(-16, -18, 54, 6))
  );
};

/** Cloughmore: a huge rounded boulder alone on the heath, high above the lough. */
const greatStone: Part = ({ palette }) => {
  const rock = as("t", "#a9aba3");
  return (
    fill(as("g", mix("#a9924a", palette.near, 0.6)), "M-420 220V-2Q-200-34 0-22T420 0V220z") +
    fill(
      as("g", mix("#a56fa6", palette.near, 0.2)),
      "M-420 60Q-260 18-140 30T120 24T420 60V90Q0 60-420 90z",
      0.8,
    ) +
    fill(palette.ink, "M-74-10Q0 10 150-6Q60 18-40 10z", 0.3) +
    fill(rock, "M-96-14Q-112-52-88-86Q-70-116-28-120Q28-130 66-104Q100-84 98-44Q96-16 78-8Q0 4-96-14z") +
    fill(as("t", "#777a76"), "M40-114Q92-96 98-44Q96-16 78-8Q36-2 6-4Q56-30 56-66Q56-96 40-114z") +
    fill(as("t", "#cfcfc4"), "M-84-84Q-66-112-28-116Q0-120 20-116Q-30-104-50-84Q-70-66-78-40Q-92-60-84-84z") +
    stroke("#5d615d", 2, "M-40-100Q-30-70-46-30M10-110Q20-80 0-40", 0.6)
  );
};

/** Southport: shops under a long veranda of iron and glass, gables above, flower baskets between the columns. */
const verandas: Part = ({ palette }) => {
  const columns = [...Array(9).keys()].map((i) => -192 + i * 48);
  const brick = ["#b9644a", "#f0dcab", "#c98a68", "#e9dcc0"];
  return (
    columns
      .slice(0, 8)
      .map(
        (x, i) =>
          fill(
            brick[i % 4] ?? "#b9644a",
            box(x, -128, 48, 128) + poly(x, -128, x + 24, -128 - 20 - (i % 3) * 8, x + 48, -128),
          ) + fill(palette.glass, panes([x + 7, -120, 2, 1, 20, 0], 13, 26)),
      )
      .join("") +
    fill(palette.ink, box(-192, -58, 384, 58), 0.55) +
    fill("#ffe9b0", panes([-186, -48, 8, 1, 48, 0], 36, 40), 0.75) +
    fill(mix(palette.skyMid, palette.paper, 0.45), poly(-206, -60, -188, -88, 188, -88, 206, -60)) +
    stroke(
      "#2f6b5e",
      2,
      grid([-188, -88], [17, 1], [23.5, 0], (x) => `M${x}-88L${Math.round(x * 1.09)}-60`),
    ) +
    fill("#2f6b5e", box(-208, -62, 416, 6) + box(-190, -91, 380, 4)) +
    fill("#2f6b5e", columns.map((x) => box(x - 2.5, -58, 5, 60)).join("")) +
    stroke(
      "#2f6b5e",
      2.4,
      columns
        .slice(0, 8)
        .map((x) => `M${x + 2}-38Q${x + 6}-54 ${x + 22}-56M${x + 46}-38Q${x + 42}-54 ${x + 26}-56`)
        .join(""),
    ) +
    fill(
      palette.accent,
      columns
        .slice(0, 8)
        .map((x) => disc(x + 24, -42, 6))
        .join(""),
    ) +
    fill(
      "#4e8f5d",
      columns
        .slice(0, 8)
        .map((x) => dome(x + 17, -36, 14, -6))
        .join(""),
    ) +
    fill(palette.wallShade, box(-420, 0, 840, 6))
  );
};

/** Burns Cottage: one long low white house under thatch. */
const longThatch: Part = ({ palette }) =>
  fill(palette.wallShade, box(-118, -108, 16, 22) + box(-8, -112, 16, 24) + box(100, -108, 16, 22)) +
  fill("#b8935a", "M-146-46Q-140-90-112-96Q0-104 112-96Q140-90 146-46Q0-40-146-46z") +
  fill("#8f6f3f", "M-146-46Q0-54 146-46L144-38Q0-34-144-38zM-112-96Q0-104 112-96L114-90Q0-97-114-90z") +
  stroke(
    "#8f6f3f",
    1.4,
    "M-100-90L-112-50M-60-92L-66-50M-20-94L-22-50M20-94L22-50M60-92L66-50M100-90L112-50",
    0.6,
  ) +
  fill("#faf5e9", box(-138, -42, 276, 42)) +
  fill("#d5cebe", box(120, -42, 18, 42)) +
  fill(
    palette.glass,
    panes([-118, -34, 2, 1, 38, 0], 15, 18) +
      panes([-18, -34, 2, 1, 42, 0], 15, 18) +
      panes([86, -34, 1, 1, 1, 0], 15, 18),
  ) +
  fill("#4f6f4a", box(-44, -36, 17, 36) + box(54, -36, 17, 36)) +
  fill(palette.accent, "M-130 0q6-12 14-2q6-12 14-2q6-10 14 0zM82 0q6-12 14-2q6-12 14-2q6-10 14 0z");

/** One side of a street that falls away from the viewer: four gables, each smaller than the one before it. */
const gables = ({ palette }: Stage, flip: 1 | -1, walls: readonly string[]) =>
  [3, 2, 1, 0]
    .map((i) => {
      const [w, h, y] = [64 - i * 13, 120 - i * 22, 8 - i * 12];
      const from = [62, 44, 32, 24][i] ?? 24;
      const left = flip > 0 ? from : -from - w;
      return (
        fill(
          walls[i % walls.length] ?? palette.wall,
          box(left, y - h * 0.62, w, h * 0.62) +
            poly(left, y - h * 0.62, left + w / 2, y - h, left + w, y - h * 0.62),
        ) +
        stroke(
          palette.roof,
          5 - i * 0.8,
          `M${left - 2} ${y - h * 0.6}L${left + w / 2} ${y - h}L${left + w + 2} ${y - h * 0.6}`,
        ) +
        fill(
          palette.glass,
          panes([left + w * 0.16, y - h * 0.52, 2, 2, w * 0.42, h * 0.26], w * 0.24, h * 0.15),
        ) +
        fill(palette.wallShade, box(flip > 0 ? left : left + w * 0.9, y - h * 0.62, w * 0.1, h * 0.62))
      );
    })
    .join("");

/** A street of honey gables that falls away between them to a narrow bridge and the hill beyond. */
const hillStreet: Part = (stage) => {
  const { palette } = stage;
  const tones = [palette.wall, mix(palette.wall, palette.paper, 0.35)];
  return (
    fill(as("g", mix(palette.mid, palette.near, 0.4)), "M-150-30Q-40-96 0-92T150-30z") +
    fill(palette.wall, "M-34-32Q0-46 34-32V-22H-34z") +
    fill(palette.ink, arch(-16, -34, 12, 12) + arch(4, -34, 12, 12), 0.6) +
    fill(mix(palette.sand, palette.paper, 0.25), "M-22-30H22Q44-6 150 160H-150Q-44-6-22-30z") +
    fill(
      as("g", palette.near),
      "M-22-30Q-44-6-150 160H-420V-26Q-200-28-22-30zM22-30Q44-6 150 160H420V-26Q200-28 22-30z",
    ) +
    gables(stage, -1, tones) +
    gables(stage, 1, tones) +
    roundTrees(
      [
        [-62, 30, 17],
        [64, 30, 17],
        [-40, 6, 10],
        [42, 6, 10],
      ],
      mix(palette.near, palette.mid, 0.2),
      palette.ink,
    )
  );
};

/** Narberth: a small town hall with a clock alone in the middle of a street of painted shops. */
const islandHall: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(as("g", mix(palette.mid, palette.near, 0.4)), "M-190-20Q-60-110 0-104T190-20z") +
    fill(mix(palette.sand, palette.paper, 0.3), "M-40-34H40Q90 0 420 60V220H-420V60Q-90 0-40-34z") +
    fill(mix(palette.sand, palette.ink, 0.22), "M-14-34H14Q60 0 170 220H-170Q-60 0-14-34z") +
    gables(stage, -1, ["#8fb9c9", "#f2cf73", "#e7a08c", "#f6efdf"]) +
    gables(stage, 1, ["#e7a08c", "#a9c79a", "#f6efdf", "#f2cf73"]) +
    fill(palette.wall, box(-32, -66, 64, 84) + poly(-38, -66, 0, -92, 38, -66) + box(-9, -116, 18, 34)) +
    fill(palette.wallShade, box(20, -66, 12, 84) + box(-36, -68, 72, 4) + box(-32, -26, 64, 3)) +
    fill(palette.roof, poly(-13, -116, 0, -136, 13, -116)) +
    fill(palette.paper, disc(0, -102, 7) + disc(0, -76, 6)) +
    stroke(palette.ink, 1.6, "M0-102v-5M0-102h4") +
    fill(palette.glass, arches([-23, -58, 3, 1, 17, 0], 11, 27)) +
    fill(palette.accent, box(-8, -16, 16, 34)) +
    fill(palette.wallShade, poly(-32, 18, -24, -4, -12, -4, -12, 18) + poly(32, 18, 24, -4, 12, -4, 12, 18))
  );
};

/** Eltham: the medieval hall with its tall windows, and the brick house of the thirties, by their moat. */
const moatPalace: Part = ({ palette }) => {
  const [stone, stoneShade, brick] = ["#d9d0b8", "#a59c86", "#b9644a"];
  return (
    fill(as("g", mix(palette.near, "#c7d06a", 0.3)), "M-420 0H420V12H-420z") +
    fill(palette.roof, poly(10, -84, 26, -112, 156, -112, 168, -84)) +
    fill(brick, box(14, -86, 150, 86)) +
    fill("#86433a", box(146, -86, 18, 86)) +
    fill(palette.glass, panes([54, -72, 6, 2, 18, 36], 10, 20)) +
    fill(stone, box(66, -64, 62, 64)) +
    fill(stone, "M66-64q31-22 62 0z") +
    fill(palette.ink, panes([74, -52, 3, 1, 17, 0], 11, 52), 0.7) +
    fill("#6fae9c", poly(18, -104, 32, -138, 46, -104)) +
    fill(brick, box(18, -106, 28, 106)) +
    fill(palette.glass, panes([27, -94, 1, 3, 1, 30], 10, 16)) +
    fill(palette.roof, poly(-176, -84, -162, -130, -16, -130, -2, -84)) +
    fill(stone, box(-172, -86, 168, 86)) +
    fill(palette.glass, lancets([-156, -76, 6, 1, 25, 0], 15, 40)) +
    fill(stoneShade, panes([-166, -86, 7, 1, 25, 0], 5, 86) + box(-172, -30, 168, 3)) +
    fill(stoneShade, box(-16, -86, 12, 86)) +
    fill(stone, box(-4, -58, 24, 58)) +
    fill(palette.roof, poly(-4, -58, 2, -66, 20, -66, 20, -58)) +
    fill(palette.glass, lancets([4, -48, 1, 1, 1, 0], 9, 26)) +
    stroke(palette.shine, 2.4, "M-180 26h60M-130 44h50M90 30h70M130 48h50M-40 50h80", 0.8)
  );
};

/** Pale limestone crags that stand out of an ash wood over a river. */
const riverCrag: Part = ({ palette, random }) => {
  const wood = mix(palette.near, palette.fore, 0.45);
  const crag = (profile: readonly (readonly [number, number])[], base: number) =>
    rockMass(profile, base, "#dcd8c8", palette, { turf: mix(palette.near, palette.fore, 0.2), spread: 0.06 });
  return (
    fill(as("g", wood), "M-420 6V-112Q-260-176-120-184T140-178T420-104V6z") +
    fill(mix(wood, palette.fore, 0.4), copse(random, -420, 420, -128, 34)) +
    crag(
      [
        [-176, -40],
        [-166, -96],
        [-132, -122],
        [-96, -116],
        [-70, -60],
        [-62, -30],
      ],
      -20,
    ) +
    crag(
      [
        [-54, -20],
        [-40, -110],
        [-22, -146],
        [24, -158],
        [62, -150],
        [84, -112],
        [92, -20],
      ],
      -6,
    ) +
    crag(
      [
        [104, -30],
        [114, -84],
        [142, -108],
        [172, -98],
        [190, -52],
        [196, -30],
      ],
      -16,
    ) +
    fill(wood, copse(random, -420, -40, -14, 40)) +
    fill(wood, copse(random, 76, 420, -12, 38)) +
    fill(as("g", wood), "M-420-14H420V8H-420z") +
    roundTrees(
      [
        [-196, 6, 30],
        [-118, 6, 22],
        [-62, 6, 26],
        [-8, 8, 14],
        [52, 8, 17],
        [104, 6, 26],
        [160, 6, 22],
        [214, 6, 30],
      ],
      mix(palette.near, palette.mid, 0.25),
      palette.ink,
    )
  );
};

export const ownTowns = {
  "duff-house": duffHouse,
  "bliss-mill": blissMill,
  "engine-front": engineFront,
  "doune-castle": douneCastle,
  "huntly-castle": huntlyCastle,
  legionary,
  "great-stone": greatStone,
  verandas,
  "long-thatch": longThatch,
  "hill-street": hillStreet,
  "island-hall": islandHall,
  "moat-palace": moatPalace,
  "river-crag": riverCrag,
};
