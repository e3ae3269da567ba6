import { bastion, coneTower, crenels, flag, gateway, stoneBridge } from "../shapes/castles";
import { gothicTower, nave, pinnacles } from "../shapes/churches";
import { as, mix } from "../shapes/colour";
import { rockMass } from "../shapes/rock";
import { lighthouse } from "../shapes/shore";
import { banks } from "./bridges";
import { arch, at, box, disc, dome, fill, grid, lancet, poly, stroke } from "../shapes/svg";
import { arches, lancets, panes, type Part } from "./part";

/** Warwick: two great towers of different shape and the wall between, on a bank. */
const warwick: Part = ({ palette }) =>
  fill(palette.wall, box(-100, -46, 200, 46) + crenels(-100, -46, 200, 5)) +
  fill(palette.wallShade, box(-100, -40, 200, 2)) +
  fill(palette.glass, panes([-50, -34, 5, 2, 15, 16], 6, 9)) +
  bastion({ x: -104, base: 0, w: 44, h: 112 }, palette, { merlon: 6, slits: 2 }) +
  bastion({ x: -96, base: -112, w: 28, h: 18 }, palette) +
  bastion({ x: 58, base: 0, w: 36, h: 96 }, palette, { merlon: 6, slits: 2 }) +
  bastion({ x: 94, base: 0, w: 22, h: 54 }, palette) +
  flag(-82, -134, 18, palette.accent, palette) +
  gateway(34, 0, 14, 26, palette);

/** Colchester's broad Norman keep with its tiled cupola. */
const normanKeep: Part = ({ palette }) =>
  fill(palette.roof, poly(-60, -84, -50, -94, 44, -94, 54, -84)) +
  fill(
    palette.wall,
    box(-84, -84, 168, 84) + box(-94, -102, 34, 102) + box(60, -98, 34, 98) + crenels(-94, -102, 34, 8),
  ) +
  fill(palette.roof, dome(63, -98, 28, 20)) +
  fill(
    palette.wallShade,
    box(80, -98, 14, 98) +
      box(-66, -102, 6, 102) +
      box(-96, -46, 192, 3) +
      box(-60, -86, 120, 4) +
      panes([-34, -84, 3, 1, 32, 0], 7, 84),
  ) +
  fill(
    palette.ink,
    arches([-52, -76, 4, 2, 32, 38], 7, 18) +
      arches([-82, -86, 1, 2, 1, 42], 6, 16) +
      arches([68, -84, 1, 2, 1, 40], 6, 16) +
      arch(-12, -24, 16, 24),
    0.75,
  );

/** Norwich: the white cube of a keep with blind arches on its mound. */
const cubeKeep: Part = ({ palette }) =>
  fill(mix(palette.near, palette.fore, 0.3), "M-90 6q30-30 60-34h60q30 4 60 34z") +
  fill("#efe6d0", box(-44, -90, 88, 64) + crenels(-44, -90, 88, 6)) +
  fill("#cdbf9e", panes([-40, -84, 6, 1, 15, 0], 4, 56) + box(-44, -56, 88, 2) + box(28, -90, 16, 64)) +
  fill(palette.ink, arches([-33, -78, 5, 2, 15, 28], 5, 12), 0.55);

/** Orford: a keep of many sides with three turrets. */
const polygonKeep: Part = ({ palette }) =>
  fill(palette.wall, poly(-26, 0, -28, -78, 28, -78, 26, 0)) +
  bastion({ x: -40, base: 0, w: 18, h: 96 }, palette) +
  bastion({ x: 22, base: 0, w: 18, h: 96 }, palette) +
  bastion({ x: -8, base: 0, w: 16, h: 92 }, palette, { slits: 1 }) +
  fill(mix(palette.near, "#c7d06a", 0.3), "M-110 8q110-24 220 0z");

/** Framlingham: a ring of high wall, square towers and tall chimneys. */
const curtainRing: Part = ({ palette }) =>
  fill(palette.wall, box(-110, -50, 220, 50) + crenels(-110, -50, 220, 5)) +
  [-116, -74, -34, 14, 56, 96]
    .map((x) => bastion({ x, base: 2, w: 22, h: 66 }, palette, { slits: 1 }))
    .join("") +
  fill("#b9644a", panes([-108, -84, 6, 1, 42, 0], 6, 18)) +
  gateway(-8, 2, 16, 24, palette);

/** Deal and its kin: low round bastions like a rose. */
const lowRound: Part = ({ palette }) =>
  fill(palette.wall, box(-44, -82, 88, 82) + crenels(-44, -82, 88, 9) + box(-26, -98, 52, 20)) +
  fill(palette.wall, crenels(-26, -98, 52, 8)) +
  fill(palette.wallShade, box(18, -82, 26, 82) + box(-46, -78, 92, 3) + box(10, -98, 16, 20)) +
  fill(palette.ink, panes([-32, -66, 3, 1, 22, 0], 8, 11), 0.7) +
  fill(palette.wall, box(-96, -34, 192, 34) + crenels(-96, -34, 192, 9)) +
  fill(palette.wallShade, box(62, -34, 34, 34) + box(-98, -30, 196, 3)) +
  fill(palette.ink, panes([-80, -18, 9, 1, 18, 0], 9, 6), 0.7) +
  gateway(-9, 0, 18, 26, palette) +
  flag(0, -102, 26, palette.accent, palette);

/** Two round turrets with caps and a gate between, as at Falkland or Enniskillen. */
const turretGate: Part = ({ palette }) =>
  fill(palette.wall, box(-96, -38, 192, 38) + box(-20, -52, 40, 52)) +
  fill(
    palette.roof,
    poly(-98, -38, -90, -52, -20, -52, -20, -38) + poly(20, -38, 20, -52, 90, -52, 98, -38),
  ) +
  coneTower({ x: -34, base: 0, w: 24, h: 66 }, palette, 28) +
  coneTower({ x: 10, base: 0, w: 24, h: 66 }, palette, 28) +
  fill(palette.glass, panes([-86, -28, 3, 1, 18, 0], 7, 14) + panes([44, -28, 3, 1, 18, 0], 7, 14)) +
  gateway(-8, 0, 16, 26, palette);

/** Two massive drums with the gate between them, as at Skipton. */
const drumGate: Part = ({ palette }) =>
  fill(palette.wall, box(-20, -66, 40, 66) + box(-110, -34, 220, 34) + crenels(-110, -34, 220, 5)) +
  [-58, 22].map((x) => bastion({ x, base: 2, w: 36, h: 74 }, palette, { merlon: 6, slits: 2 })).join("") +
  fill(palette.wall, crenels(-20, -66, 40, 5)) +
  gateway(-9, 2, 18, 32, palette);

/** A castle in a sea loch with its bridge to the shore. */
const eileanDonan: Part = ({ palette }) =>
  stoneBridge({ x: -190, base: 8, w: 120, h: 26 }, palette, { arches: 3, rise: 3, parapet: 6 }) +
  fill(mix(palette.near, palette.wallShade, 0.4), "M-80 8q20-14 60-14h60q30 2 50 16q-80 8-170-2z") +
  bastion({ x: -4, base: -4, w: 44, h: 72 }, palette, { slits: 2 }) +
  fill(palette.roof, poly(2, -76, 10, -92, 28, -92, 34, -76)) +
  fill(palette.wall, box(-58, -34, 60, 32) + box(36, -40, 26, 38)) +
  fill(palette.roof, poly(-62, -34, -48, -50, -12, -50, -2, -34) + poly(34, -40, 48, -56, 64, -40)) +
  fill(palette.ink, panes([-50, -24, 3, 1, 15, 0], 5, 8) + panes([44, -28, 1, 1, 1, 1], 5, 9), 0.75) +
  flag(18, -92, 18, palette.accent, palette);

/** A tower alone on a rock in the water. */
const islandTower: Part = ({ palette }) =>
  fill(mix(palette.near, palette.wallShade, 0.4), "M-60 6q20-12 50-12h30q24 0 44 14q-60 6-124-2z") +
  bastion({ x: -24, base: -4, w: 44, h: 58 }, palette, { slits: 2 }) +
  fill(palette.roof, poly(-18, -62, -8, -78, 8, -78, 14, -62)) +
  fill(palette.wall, box(14, -26, 18, 22));

/** A castle on a crag that rises from flat ground, as on Lindisfarne. */
const cragHouse: Part = ({ palette }) =>
  fill("#7a7264", "M-84 6l20-30 14-8 8-22 26-6h48l22 8 10 24 24 28z") +
  fill(as("g", palette.near), "M-90 8q30-22 50-22l-10 22zM94 8q-20-20-40-24l10 24z") +
  fill(palette.ink, "M20-58l10 30-6 34h-20l4-40z", 0.22) +
  bastion({ x: -34, base: -56, w: 70, h: 22 }, palette, { merlon: 4, slits: 2 }) +
  bastion({ x: 10, base: -56, w: 24, h: 38 }, palette, { merlon: 4 });

/** A great flat-topped rock with the ruins of a castle, as at Dunnottar. */
const castleRock: Part = ({ palette }) =>
  rockMass(
    [
      [-126, 8],
      [-114, -36],
      [-104, -66],
      [-84, -74],
      [-20, -72],
      [40, -74],
      [86, -66],
      [98, -40],
      [116, -8],
      [124, 8],
    ],
    10,
    mix("#8a7464", palette.skyLow, 0.1),
    palette,
    { turf: palette.near, strata: 2 },
  ) +
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-84-70v-46l6-6 10 4 8-6 8 8v46zM-36-72v-22h26v-12l10-14 10 14v12h22v22zM46-70v-26l8-8 10 6 6-6 6 8v28z${panes([-76, -106, 2, 2, 9, 16], 4, 7)}${panes([-28, -86, 4, 1, 13, 0], 5, 8)}"/>` +
  fill(
    palette.wallShade,
    poly(-60, -70, -60, -116, -52, -110, -52, -70) + poly(10, -72, 10, -94, 32, -94, 32, -72),
  ) +
  stroke(palette.shine, 3, "M-136 12q30-6 60 0t60 0t60 0t80 0");

/** St Michael's Mount: a castle on the top of a cone in the bay, a causeway to it. */
const mount: Part = ({ palette }) =>
  fill(mix(palette.near, palette.fore, 0.35), "M-110 4q50-10 74-56l18-24h36l20 28q24 44 76 52z") +
  fill("#8c8c84", "M-40-48l10-14 14 4 8 20-16 10zM20-60l14 10 10 24-16-6z") +
  fill(
    palette.wall,
    box(-26, -92, 50, 22) +
      box(-6, -112, 20, 30) +
      crenels(-6, -112, 20, 3) +
      box(-38, -80, 16, 14) +
      crenels(-26, -92, 50, 3),
  ) +
  fill(palette.wallShade, box(8, -112, 6, 40) + box(14, -92, 10, 22)) +
  fill(palette.paper, panes([-84, -6, 5, 1, 15, 0], 12, 8)) +
  fill(
    palette.roof,
    grid([-86, -6], [5, 1], [15, 0], (x, y) => poly(x, y, x + 8, y - 6, x + 16, y)),
  );

/** Linlithgow's kind: a great roofless block of windows. */
const palaceRuin: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-84 0v-78h24v-14h18v14h84v-14h18v14h24V0z${panes([-72, -64, 3, 3, 14, 21], 7, 12)}${panes([-18, -66, 4, 3, 13, 21], 8, 13)}${panes([44, -64, 3, 3, 13, 21], 7, 12)}"/>` +
  fill(palette.wallShade, box(68, -78, 16, 78) + box(-84, -80, 168, 3));

/** Jedburgh: the roofless nave in three storeys of arches, and a square tower. */
const abbeyArcade: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-130 0v-66l10-18 14-10 14 10 8 18h114V0z${arches([-76, -62, 9, 1, 12, 0], 7, 14)}${arches([-76, -42, 9, 1, 12, 0], 8, 14)}${arches([-76, -24, 9, 1, 12, 0], 9, 24)}${disc(-106, -72, 8)}${arch(-114, -34, 16, 34)}"/>` +
  fill(palette.wallShade, box(-84, -46, 114, 2) + box(-84, -26, 114, 2)) +
  gothicTower({ x: 28, base: 0, w: 42, h: 92 }, palette, { crown: 6 }) +
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M70 0v-54l20-6 12 10 8 50z${lancets([76, -48, 2, 1, 13, 0], 7, 32)}"/>`;

/** Normanton: a temple of a church with a round tower, its floor below the level of the lake. */
const normanton: Part = ({ palette }) =>
  fill("#d8d3c4", poly(-60, 8, -50, -4, 70, -4, 80, 8)) +
  fill(palette.wall, box(-6, -36, 66, 34) + box(-42, -34, 36, 32) + poly(-44, -34, -24, -46, -4, -34)) +
  fill(palette.wall, box(-32, -72, 20, 34) + dome(-32, -72, 20, 12)) +
  fill(
    palette.wallShade,
    box(50, -36, 10, 34) + panes([-40, -32, 4, 1, 10, 0], 3, 30) + panes([-30, -68, 3, 1, 7, 0], 2.5, 26),
  ) +
  fill(palette.glass, arches([6, -30, 3, 1, 15, 0], 8, 20));

/** Wells: a screen of statues between two flat towers, very wide. */
const wellsFront: Part = ({ palette }) =>
  gothicTower({ x: 70, base: 0, w: 36, h: 96 }, palette, { crown: 14 }) +
  nave({ x: 40, base: 0, w: 110, h: 44 }, palette, { bays: 7, roofH: 16 }) +
  fill(
    palette.wall,
    box(-90, -66, 150, 66) +
      box(-90, -100, 40, 40) +
      box(20, -100, 40, 40) +
      poly(-44, -66, -15, -84, 14, -66),
  ) +
  fill(
    palette.wallShade,
    [-92, -52, -48, 12, 20, 56].map((x) => box(x, -100, 4, 100)).join("") + box(-90, -40, 150, 2),
  ) +
  fill(
    palette.glass,
    lancets([-80, -92, 2, 1, 14, 0], 8, 22) +
      lancets([29, -92, 2, 1, 14, 0], 8, 22) +
      lancets([-32, -60, 3, 1, 13, 0], 8, 34),
  ) +
  fill(
    palette.ink,
    arches([-86, -36, 3, 2, 11, 18], 5, 12) +
      arches([28, -36, 3, 2, 10, 18], 5, 12) +
      lancet(-22, -18, 14, 18),
    0.5,
  );

/** Greenwich: two long ranges by the river, each with a domed tower, the gap between. */
const navalCollege: Part = ({ palette }) => {
  const wing = (x: number, tower: number) =>
    fill(palette.wall, box(x, -46, 118, 46) + box(tower, -74, 26, 30)) +
    fill("#7d949b", dome(tower - 3, -74, 32, 26)) +
    fill(palette.wall, box(tower + 9, -108, 8, 12)) +
    fill(
      palette.wallShade,
      panes([x + 4, -44, 10, 1, 11.6, 0], 3, 44) +
        box(x, -50, 118, 5) +
        panes([tower + 2, -70, 4, 1, 6, 0], 2.5, 26),
    ) +
    fill(palette.glass, panes([x + 9, -38, 9, 2, 11.6, 18], 5, 11));
  return (
    fill(mix(palette.near, palette.mid, 0.5), "M-60-16q60-50 120 0V0H-60z") +
    fill("#fdf6e6", box(-24, -24, 48, 14)) +
    fill(palette.glass, panes([-20, -21, 6, 1, 7, 0], 4, 7)) +
    wing(-180, -96) +
    wing(62, 70)
  );
};

/** Blenheim: a portico, high corner towers, wide colonnades. */
const blenheim: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-150, -40, 300, 40) +
      box(-60, -60, 120, 60) +
      poly(-46, -60, 0, -84, 46, -60) +
      box(-34, -76, 68, 20) +
      [-150, -84, 56, 122].map((x) => box(x, -74, 28, 74)).join(""),
  ) +
  fill(
    palette.wallShade,
    [-128, -62, 78, 144].map((x) => box(x, -74, 6, 74)).join("") +
      box(-150, -42, 300, 3) +
      poly(-34, -62, 0, -79, 34, -62),
  ) +
  fill(palette.wall, [-148, -82, 58, 124].map((x) => pinnacles(x, -74, 3, 12, 7, 14)).join("")) +
  fill(
    palette.glass,
    panes([-116, -32, 2, 1, 14, 0], 7, 22) +
      panes([94, -32, 2, 1, 14, 0], 7, 22) +
      [-142, -76, 64, 130].map((x) => panes([x, -62, 1, 2, 1, 30], 9, 18)).join(""),
  ) +
  fill(palette.ink, box(-38, -56, 76, 56), 0.3) +
  fill(palette.wall, panes([-40, -58, 6, 1, 15, 0], 5, 58));

/** A plain Georgian house of three storeys, seven bays, a hipped roof. */
const georgianHall: Part = ({ palette }) =>
  fill(palette.roof, poly(-88, -60, -72, -78, 72, -78, 88, -60)) +
  fill(palette.wall, box(-84, -60, 168, 60)) +
  fill(
    palette.wallShade,
    box(-84, -62, 168, 4) + box(66, -60, 18, 60) + panes([-50, -90, 2, 1, 88, 0], 12, 16),
  ) +
  fill(
    palette.glass,
    panes([-74, -53, 7, 1, 22.4, 0], 9, 11) +
      panes([-74, -37, 7, 1, 22.4, 0], 9, 15) +
      panes([-74, -17, 3, 1, 22.4, 0], 9, 14) +
      panes([15, -17, 3, 1, 22.4, 0], 9, 14),
  ) +
  fill(palette.paper, poly(-13, -22, 0, -31, 13, -22) + box(-10, -22, 20, 22)) +
  fill(palette.ink, box(-5, -17, 10, 17), 0.8);

/** Chatelherault: two pavilions joined by a screen, with urns. */
const huntingLodge: Part = ({ palette }) =>
  fill(palette.wall, box(-40, -34, 80, 34) + box(-112, -64, 66, 64) + box(46, -64, 66, 64)) +
  fill(
    palette.roof,
    poly(-118, -64, -94, -90, -64, -90, -40, -64) + poly(40, -64, 64, -90, 94, -90, 118, -64),
  ) +
  fill(
    palette.wallShade,
    box(-116, -67, 74, 4) +
      box(42, -67, 74, 4) +
      box(98, -64, 14, 64) +
      box(-60, -64, 14, 64) +
      box(-46, -38, 92, 4) +
      pinnacles(-36, -38, 4, 10, 4, 10) +
      pinnacles(22, -38, 2, 10, 4, 10),
  ) +
  fill(palette.wall, box(-18, -46, 36, 46) + poly(-24, -46, 0, -62, 24, -46)) +
  fill(palette.glass, arches([-104, -54, 3, 1, 17, 0], 9, 38) + arches([54, -54, 3, 1, 17, 0], 9, 38)) +
  fill(palette.ink, arch(-10, -32, 20, 32), 0.6);

/** A medieval great hall: tall windows between buttresses, a louvre on the roof. */
const greatHall: Part = ({ palette }) =>
  fill(palette.roof, poly(-76, -46, -66, -76, 66, -76, 76, -46)) +
  fill(palette.wall, box(-74, -48, 148, 48)) +
  fill(palette.glass, lancets([-62, -42, 6, 1, 22, 0], 12, 24)) +
  fill(palette.wallShade, panes([-72, -48, 7, 1, 23, 0], 4, 48) + box(56, -48, 18, 48)) +
  fill(palette.paper, box(-6, -88, 12, 14)) +
  fill(palette.roof, poly(-9, -88, 0, -100, 9, -88));

/** A tithe barn of dark boards under a huge tiled roof. */
const barn: Part = ({ palette }) =>
  fill(palette.roof, poly(-112, -26, -96, -70, 96, -70, 112, -26)) +
  fill("#3f4442", box(-106, -28, 212, 28)) +
  fill(palette.roof, poly(-26, -30, -16, -58, 16, -58, 26, -30)) +
  fill("#5a4a38", box(-18, -32, 36, 32)) +
  stroke(palette.ink, 1, "M0-32V0", 0.6) +
  fill(palette.ink, box(-112, -28, 224, 2), 0.4);

/** The Piece Hall: a great paved court, galleries of arches and columns on its three far sides, hills over its roof. */
const pieceHall: Part = ({ palette }) => {
  const side = (way: 1 | -1) =>
    fill(palette.wallShade, poly(way * 150, 0, way * 250, 40, way * 250, -96, way * 150, -70)) +
    fill(palette.roof, poly(way * 150, -70, way * 250, -96, way * 256, -112, way * 150, -80)) +
    stroke(
      palette.wall,
      3,
      [0.15, 0.4, 0.66, 0.92].map((s) => `M${way * (150 + 100 * s)} ${40 * s}V${-70 - 26 * s}`).join(""),
    ) +
    stroke(palette.wall, 3, `M${way * 150}-24L${way * 250}-4M${way * 150}-48L${way * 250}-52`);
  return (
    fill(mix(palette.sand, palette.paper, 0.35), poly(-150, 0, 150, 0, 330, 72, -330, 72)) +
    stroke(palette.ink, 1.3, "M-60 0L-140 72M60 0L140 72M0 0V72M-190 16H190M-240 38H240", 0.16) +
    fill(palette.roof, poly(-156, -70, -148, -82, 148, -82, 156, -70)) +
    fill(palette.wall, box(-150, -70, 300, 70)) +
    fill(
      palette.ink,
      arches([-142, -20, 12, 1, 24, 0], 15, 20) +
        panes([-142, -44, 12, 1, 24, 0], 15, 16) +
        panes([-142, -66, 12, 1, 24, 0], 15, 15),
      0.45,
    ) +
    fill(palette.wallShade, box(-150, -48, 300, 3) + box(-150, -25, 300, 3)) +
    side(-1) +
    side(1)
  );
};

/** King's Lynn's Custom House: square, with a steep roof and a lantern. */
const customHouse: Part = ({ palette }) =>
  fill(palette.roof, poly(-36, -46, -18, -72, 18, -72, 36, -46)) +
  fill("#efe3cb", box(-32, -46, 64, 46) + box(-9, -90, 18, 20)) +
  fill(palette.roof, poly(-11, -90, 0, -108, 11, -90)) +
  fill("#c9b794", box(-34, -48, 68, 4) + box(-32, -24, 64, 2) + panes([-30, -46, 5, 1, 14.6, 0], 3, 46)) +
  fill(
    palette.glass,
    panes([-24, -42, 4, 1, 14.6, 0], 6, 14) +
      arches([-24, -20, 4, 1, 14.6, 0], 6, 16) +
      panes([-5, -86, 2, 1, 6, 0], 4, 10),
  );

/** Guildford: a white guildhall with a bell turret and a gilded clock on a beam over the street. */
const guildhallClock: Part = ({ palette }) =>
  fill("#fdf6e6", box(-38, -62, 76, 62) + poly(-44, -62, 0, -88, 44, -62) + box(-9, -100, 18, 16)) +
  fill(palette.roof, dome(-11, -100, 22, 14)) +
  fill("#d9c39b", box(-42, -64, 84, 4) + box(-38, -26, 76, 3)) +
  fill(palette.glass, panes([-28, -56, 3, 1, 21, 0], 14, 24)) +
  fill(palette.ink, box(-10, -22, 20, 22), 0.8) +
  stroke(palette.ink, 2, "M0-44H70") +
  fill(palette.gold, box(58, -60, 24, 30)) +
  fill("#27363d", disc(70, -45, 9)) +
  stroke(palette.gold, 1.5, "M70-45v-6M70-45h4");

/** An eight-sided market with dormers under a big roof, as at Dunster. */
const yarnMarket: Part = ({ palette }) =>
  fill(palette.roof, poly(-56, -20, -18, -62, 18, -62, 56, -20)) +
  fill(palette.wallShade, [-34, -2, 28].map((x) => poly(x - 6, -26, x + 3, -44, x + 12, -26)).join("")) +
  fill(palette.paper, poly(-6, -62, 0, -74, 6, -62)) +
  stroke("#4b4034", 3.4, "M-46-20V0M-24-20V0M0-20V0M24-20V0M46-20V0") +
  fill("#4b4034", box(-50, -8, 100, 2));

const chapelBridge: Part = ({ palette }) =>
  banks(300, 34, palette.near) +
  stoneBridge({ x: -150, base: 4, w: 300, h: 38 }, palette, { arches: 5, rise: 5, parapet: 7 }) +
  fill(palette.wall, box(-14, -62, 34, 64) + poly(-14, 2, 3, 14, 20, 2)) +
  fill(palette.roof, poly(-17, -62, 3, -76, 23, -62)) +
  fill(palette.glass, lancets([-8, -52, 2, 1, 13, 0], 7, 16)) +
  fill(palette.wallShade, box(12, -62, 8, 64));
const fiveArch: Part = ({ palette }) =>
  banks(320, 36, palette.near) +
  stoneBridge({ x: -160, base: 4, w: 320, h: 40 }, palette, { arches: 5, rise: 7, parapet: 8 });
/** A covered bridge of columns over five arches. */
const palladianBridge: Part = ({ palette }) =>
  stoneBridge({ x: -90, base: 0, w: 180, h: 26 }, palette, { arches: 5, rise: 2, parapet: 5 }) +
  fill(palette.wallShade, box(-60, -58, 120, 30)) +
  fill(
    palette.wall,
    panes([-62, -60, 10, 1, 13, 0], 4, 34) +
      box(-68, -66, 136, 7) +
      box(-74, -60, 20, 34) +
      box(54, -60, 20, 34) +
      poly(-78, -66, -64, -80, -50, -66) +
      poly(50, -66, 64, -80, 78, -66),
  ) +
  fill(palette.roof, poly(-54, -66, -48, -74, 48, -74, 54, -66));
const clapper: Part = ({ palette }) =>
  fill(
    "#9aa0a0",
    [-70, -28, 14, 56].map((x) => poly(x, 6, x + 2, -12, x + 14, -12, x + 16, 6)).join("") +
      poly(-84, -12, -82, -18, -20, -19, -18, -13) +
      poly(-18, -13, -18, -19, 26, -19, 26, -13) +
      poly(26, -13, 26, -19, 88, -18, 90, -12),
  ) + fill(palette.ink, box(-84, -13, 174, 2), 0.35);

/** A rock in the sea with a lighthouse. */
const isletLight: Part = ({ palette }) =>
  lighthouse(0, -12, 66, { ...palette, accent: palette.paper }, palette.paper) +
  fill(mix(palette.wallShade, palette.ink, 0.2), "M-54 6l10-12 18-4 12-6h26l16 8 22 4 12 10q-60 6-116 0z") +
  stroke(palette.shine, 3, "M-64 6q24-5 46 0t46 0t40 0");
const stripedIsletLight: Part = ({ palette }) =>
  lighthouse(0, -2, 70, palette, palette.accent) +
  fill(mix(palette.wallShade, palette.ink, 0.2), "M-30 6l8-8h44l10 8q-30 4-62 0z") +
  stroke(palette.shine, 3, "M-44 6q22-5 44 0t46 0");
const brickLighthouse: Part = ({ palette }) =>
  fill("#a8523d", poly(-11, 0, -7, -88, 7, -88, 11, 0)) +
  fill(palette.ink, poly(2, 0, 2, -88, 7, -88, 11, 0) + box(-11, -91, 22, 4), 0.3) +
  fill(palette.gold, box(-6, -102, 12, 11)) +
  fill(palette.ink, poly(-8, -102, 0, -112, 8, -102));
/** A lighthouse that grows out of a white castle keep. */
const castleLighthouse: Part = ({ palette }) =>
  fill("#fdf6e6", box(-22, -44, 44, 44) + crenels(-22, -44, 44, 4) + box(-8, -74, 16, 30)) +
  fill(palette.ink, box(10, -44, 12, 44) + box(-11, -76, 22, 3), 0.2) +
  fill(palette.gold, box(-6, -86, 12, 10)) +
  fill(palette.ink, poly(-8, -86, 0, -96, 8, -86) + panes([-12, -34, 2, 2, 14, 16], 5, 7), 0.75);

/** Far mountains with sharp heads, as hazy as distance makes them; the foot is the horizon. */
const peaksFar: Part = ({ palette }) =>
  fill(
    mix(palette.far, palette.skyMid, 0.1),
    "M-340 0Q-300-16-270-30L-232-52-206-40-160-72-128-50-96-60-60-34-20-46 18-30 60-62 96-84 132-56 170-66 220-36 270-44 340 0z",
  ) +
  fill(
    palette.ink,
    "M-160-72L-128-50-140-20-170-8zM96-84L132-56 112-20 84-4zM-232-52L-206-40-220-10-240 0z",
    0.1,
  );
const hillsFar: Part = ({ palette }) =>
  fill(mix(palette.far, palette.mid, 0.2), "M-340 0Q-260-34-180-26T-20-44T150-28T340 0z") +
  stroke(palette.fore, 1.4, "M-220-18q60-12 120-4M-20-34q60-4 120 6", 0.25);
/** A mountain with a level top and broken edges. */
const flatTop: Part = ({ palette }) =>
  rockMass(
    [
      [-200, 0],
      [-150, -14],
      [-116, -42],
      [-92, -66],
      [-78, -74],
      [-20, -76],
      [40, -73],
      [72, -72],
      [88, -60],
      [124, -26],
      [216, 0],
    ],
    2,
    mix(palette.far, palette.mid, 0.45),
    palette,
    { spread: 0.02, strata: 2 },
  );
/** A lone steep hump with a lower one behind it. */
const suilven: Part = ({ palette }) =>
  rockMass(
    [
      [-160, 0],
      [-104, -16],
      [-74, -50],
      [-56, -92],
      [-34, -108],
      [-8, -102],
      [8, -64],
      [30, -52],
      [48, -68],
      [64, -62],
      [88, -26],
      [160, 0],
    ],
    2,
    mix(palette.far, palette.mid, 0.6),
    palette,
    { spread: 0.02, strata: 2 },
  );
const paps: Part = ({ palette }) =>
  fill(
    mix(palette.far, palette.skyMid, 0.1),
    "M-260 0Q-190-10-150-60Q-130-84-106-58Q-84-26-60-22Q-34-30-10-70Q10-96 34-66Q60-20 90-18Q110-30 128-44Q150-56 168-34Q200-6 260 0z",
  );
const threeHills: Part = ({ palette }) =>
  fill(
    mix(palette.far, palette.mid, 0.3),
    "M-200 0Q-140-20-110-62Q-90-78-70-54Q-40-20-20-30Q0-90 26-90Q52-84 70-34Q96-40 110-56Q136-60 150-34Q170-8 210 0z",
  );
/** Three steep spurs of one ridge, each before the last, as in Glen Coe. */
const threeSisters: Part = ({ palette }) => {
  const tone = (haze: number) => mix(mix("#6f7482", palette.near, 0.15), palette.skyMid, haze);
  const spur = (profile: readonly (readonly [number, number])[], haze: number) =>
    rockMass(profile, 4, tone(haze), palette, { spread: 0.1, strata: 2 });
  return (
    spur(
      [
        [-330, 0],
        [-270, -60],
        [-210, -118],
        [-170, -128],
        [-120, -92],
        [-60, -20],
        [-40, 0],
      ],
      0.45,
    ) +
    spur(
      [
        [330, 0],
        [300, -70],
        [250, -150],
        [214, -176],
        [176, -160],
        [120, -80],
        [70, -10],
        [60, 0],
      ],
      0.32,
    ) +
    spur(
      [
        [-130, 0],
        [-80, -70],
        [-34, -138],
        [-6, -158],
        [30, -150],
        [62, -104],
        [100, -44],
        [150, 0],
      ],
      0.16,
    )
  );
};
/** Long grit edges broken into blocks, boulders and bracken below. */
const edge =
  (stone: string): Part =>
  ({ palette }) =>
    rockMass(
      [
        [-260, 2],
        [-246, -40],
        [-214, -50],
        [-180, -46],
        [-172, -62],
        [-120, -66],
        [-112, -54],
        [-60, -58],
        [-52, -74],
        [10, -78],
        [18, -64],
        [70, -68],
        [78, -50],
        [128, -54],
        [136, -66],
        [190, -60],
        [214, -36],
        [250, -28],
        [268, 2],
      ],
      8,
      stone,
      palette,
      { spread: 0.02, strata: 1 },
    ) +
    fill(mix(palette.near, palette.fore, 0.45), "M-290 12Q-230-14-160-8T-40-6T90-10T220-8T300 12z") +
    fill(stone, "M-150 4l10-12 22-2 10 12zM40 6l14-14 26 0 12 14zM170 6l8-9 18 0 6 9z");
/** One great overhanging crag and the boulder that fell from it, as above Ilkley. */
const cowCalf: Part = ({ palette }) =>
  rockMass(
    [
      [-190, 6],
      [-176, -40],
      [-150, -66],
      [-104, -84],
      [-60, -96],
      [-16, -90],
      [6, -70],
      [-4, -50],
      [14, -26],
      [8, 6],
    ],
    8,
    "#8f8375",
    palette,
    { spread: -0.02, strata: 3 },
  ) +
  rockMass(
    [
      [70, 8],
      [66, -18],
      [84, -44],
      [112, -52],
      [136, -40],
      [146, -14],
      [140, 8],
    ],
    10,
    "#8f8375",
    palette,
    { spread: -0.06, strata: 1 },
  ) +
  fill(mix(palette.near, palette.fore, 0.4), "M-230 12q60-12 130-8t90 2t90-2t110 8z");
/** A lone volcanic rock in the sea, white with gannets, its lighthouse low on one side. */
const bassRock: Part = ({ palette }) =>
  rockMass(
    [
      [-84, 2],
      [-78, -34],
      [-60, -62],
      [-34, -74],
      [4, -78],
      [36, -62],
      [58, -38],
      [70, -14],
      [84, 2],
    ],
    3,
    "#d6d2c6",
    palette,
    { spread: 0.04, strata: 3 },
  ) +
  fill("#fdf6e6", box(34, -26, 7, 18)) +
  fill(palette.ink, box(33, -30, 9, 4)) +
  stroke(palette.shine, 3, "M-94 4q30-6 60 0t60 0t70 0");
/** A long low serpent of rock that runs into the sea, its head highest. */
const wormsHead: Part = ({ palette }) =>
  rockMass(
    [
      [-210, 4],
      [-202, -30],
      [-180, -48],
      [-156, -40],
      [-136, -14],
      [-110, -10],
      [-84, -24],
      [-50, -26],
      [-20, -12],
      [20, -8],
      [60, -18],
      [110, -16],
      [160, -8],
      [220, 4],
    ],
    5,
    mix(palette.wallShade, "#7a6a58", 0.3),
    palette,
    { turf: palette.near, spread: 0.02 },
  ) + stroke(palette.shine, 3, "M-220 6q40-6 80 0t90 0t90 0t110 0t70-2");
const islets: Part = ({ palette }) =>
  fill("#a8624a", "M-110 4q10-12 40-14h60q30 4 50 14zM70 4q6-8 24-8t30 8z") +
  fill(as("g", palette.near), "M-104-4q14-8 36-8h56q24 2 40 8q-60 4-132 0zM76 0q20-8 40 0z") +
  fill(palette.paper, box(-60, -18, 20, 8)) +
  fill(palette.roof, poly(-62, -18, -50, -26, -38, -18));

/** A cliff of white chalk over red over brown that lowers to the beach, blocks fallen from it. */
const stripedCliff: Part = ({ palette }) => {
  const top = "M-420-104L-300-98-220-100-130-92-60-90 0-82 60-64 96-40 128-14 150 4";
  return (
    fill("#f6f1e4", `${top}H-420z`) +
    fill("#b8553c", "M-420-44L-260-42-120-38 0-36 70-30 116-22 138-6 150 4H-420z") +
    fill("#9c6d40", "M-420-20L-240-18-60-16 60-12 120-6 146 4H-420z") +
    fill(
      palette.ink,
      poly(-330, -100, -312, -99, -300, 4, -326, 4) +
        poly(-210, -99, -196, -98, -176, 4, -206, 4) +
        poly(-96, -91, -84, -91, -66, 4, -92, 4) +
        poly(0, -82, 14, -78, 30, 4, 6, 4) +
        poly(60, -64, 74, -54, 96, 4, 70, 4),
      0.14,
    ) +
    fill(as("g", palette.near), `${top}L126-26 92-52 58-74 0-92-60-102-130-104-220-112-420-116z`) +
    fill("#f6f1e4", "M60 10l8-10 16 0 8 10zM120 12l6-8 14 0 8 8zM176 12l5-6 10 0 5 6z") +
    fill("#b8553c", "M94 12l6-9 12 0 8 9zM10 12l7-8 14 1 5 7zM152 14l4-6 9 0 5 6z")
  );
};
/** A stump of an island tied to the cliff by a rope bridge. */
const ropeIsland: Part = ({ palette }) =>
  rockMass(
    [
      [-66, 10],
      [-58, -50],
      [-48, -84],
      [-20, -92],
      [30, -94],
      [62, -88],
      [84, -70],
      [96, -30],
      [104, 10],
    ],
    12,
    mix(palette.wallShade, palette.ink, 0.1),
    palette,
    { turf: palette.near, strata: 2 },
  ) +
  stroke("#6b4e31", 4, "M-138-93Q-88-70-34-89") +
  stroke(
    palette.ink,
    1.8,
    "M-138-108Q-88-86-34-105M-124-88v-15M-110-84v-15M-96-80v-15M-82-79v-15M-68-80v-15M-54-83v-15",
  ) +
  stroke("#6b4e31", 3.4, "M-138-86v-26M-34-84v-26") +
  stroke(palette.shine, 3, "M-76 12q30-6 60 0t60 0t70 0");

/** Cobbled steps down a hill, thatched cottages stepping with them on one side, a wall on the other. */
const goldHill: Part = ({ palette }) => {
  const steps = [0, 1, 2, 3, 4, 5];
  const cottage = (i: number) => {
    const x = -250 + i * 62;
    const y = 40 - i * 4 + i * i * 2.2 - 60;
    const tone = i % 2 ? "#efe0bf" : "#fdf6e6";
    return (
      fill(tone, box(x, y - 40, 60, 150)) +
      fill(
        i % 3 === 1 ? "#a8874f" : palette.roof,
        poly(x - 4, y - 38, x + 6, y - 68, x + 54, y - 68, x + 64, y - 38),
      ) +
      fill(palette.wallShade, box(x + 44, y - 82, 9, 20)) +
      fill(palette.glass, panes([x + 10, y - 32, 2, 2, 24, 26], 11, 13))
    );
  };
  return (
    fill("#b8ad95", "M-330 70Q-60 10 120 60T330 120V160H-330z") +
    steps.map(cottage).join("") +
    fill("#c9bfa8", "M-340 60Q-120 40 40 70T330 130V180H-340z") +
    stroke(palette.ink, 1.3, "M-330 76Q-110 56 40 86T330 146M-330 94Q-110 74 40 104T330 164", 0.3) +
    fill("#9d9684", "M120 44Q220 60 340 100V140Q220 96 120 74z") +
    fill(as("g", palette.near), "M116 46Q220 40 340 92V102Q220 62 120 48z")
  );
};

const straining: Part = ({ palette }) =>
  fill(palette.wall, box(-14, -74, 28, 80) + box(14, -30, 12, 36)) +
  fill("#7fb4a6", poly(-17, -74, 0, -118, 17, -74) + poly(12, -30, 20, -50, 28, -30)) +
  fill(palette.wallShade, box(5, -74, 9, 80) + box(-17, -76, 34, 4)) +
  fill(palette.ink, arches([-8, -64, 2, 1, 10, 0], 5, 14) + arch(-6, -34, 8, 16), 0.7) +
  stroke(palette.wallShade, 5, "M26-14H110");
const dolbadarn: Part = ({ palette }) =>
  fill(palette.wall, "M-18 0v-54l6-6 6 4 8-6 6 6 8-2 4 6V0z") +
  fill(palette.wallShade, "M8-58l8 0 4 6V0H8z") +
  fill(palette.ink, arch(-8, -30, 7, 14), 0.7);
const greatDome: Part = ({ palette }) =>
  fill(mix(palette.skyTop, palette.paper, 0.5), dome(-150, 0, 300, 92)) +
  stroke(
    palette.paper,
    2,
    "M-150 0A150 92 0 0 1 150 0M-100 0Q-90-60 0-92M-50 0Q-46-60 0-92M0 0V-92M50 0Q46-60 0-92M100 0Q90-60 0-92M-141-30Q0-56 141-30M-112-56Q0-76 112-56",
  ) +
  fill(as("g", palette.near), "M-170 6q170-20 340 0v6h-340z");
const sage: Part = ({ palette }) =>
  fill("#b9c9cc", "M-84 0q-6-36 20-42q14-22 40-14q18-20 44-6q30-6 36 22q26 4 28 40z") +
  fill("#8ea2a8", "M-24-56q18-20 44-6l-10 62h-20zM56-40q26 4 28 40H60z", 0.6) +
  stroke(palette.paper, 1.2, "M-80-20q80-20 160 0M-66-40q64-18 124-2", 0.7);
/** Three surfers, each on the shoulder of a breaking wave. */
const surfers: Part = ({ palette }) =>
  [
    [-64, 2, 1],
    [8, 12, 1.15],
    [76, 0, 0.9],
  ]
    .map(([x = 0, y = 0, s = 1], i) =>
      at(
        x,
        y,
        fill("#fdfaf0", "M-40 8q10-30 40-30q22 2 20 14q-4-6-14-4q-10 4-4 20z", 0.95) +
          fill(["#e0662f", palette.gold, "#fdf6e6"][i] ?? palette.gold, "M-12 6q16-8 34-2q-16 8-34 2z") +
          fill(palette.ink, `${disc(4, -22, 3.6)}M0-18l7 1 5 7 6-2-5 6-6-3-1 6 4 6-4 1-4-6-4 5-4-1 5-10z`),
        s,
      ),
    )
    .join("");
const turbines: Part = ({ palette }) =>
  stroke(
    palette.paper,
    1.8,
    [-90, -40, 10, 60, 110].map((x) => `M${x} 0v-40m0 0l-9-12m9 12l14-2m-14 2l-4 14`).join(""),
  );
const rugbyPosts: Part = ({ palette }) =>
  stroke(palette.paper, 3.4, "M-22 0v-96M22 0v-96M-22-34h44") +
  fill("#a8623a", "M60-6q10-10 22-4q2 10-8 12q-12 0-14-8z");
const tennis: Part = ({ palette }) =>
  fill("#6fa04a", poly(-90, 24, -60, -14, 60, -14, 90, 24)) +
  stroke(palette.paper, 2, "M-90 24L-60-14H60L90 24zM-74 24L-48-14M74 24L48-14M-70 6H70M0 6v18") +
  stroke(palette.ink, 1.6, "M-80 4v-14H80v14") +
  stroke(
    palette.paper,
    1,
    "M-80-10H80M-70-10v12M-50-10v12M-30-10v12M-10-10v12M10-10v12M30-10v12M50-10v12M70-10v12",
    0.8,
  );
const upturned: Part = ({ palette }) =>
  [-60, 30]
    .map(
      (x) =>
        fill("#2f3436", `M${x - 36} 0q4-24 36-24t36 24z`) +
        fill("#8a5a35", box(x - 8, -14, 14, 14)) +
        stroke(palette.paper, 1, `M${x - 30}-10q30-12 60 0`, 0.5),
    )
    .join("");
const waterWheel: Part = ({ palette }) =>
  stroke("#4b4034", 6, disc(0, -62, 56)) +
  stroke("#4b4034", 2.6, "M-56-62H56M0-118V-6M-40-102L40-22M40-102L-40-22") +
  fill(palette.ink, disc(0, -62, 7)) +
  fill(palette.wall, poly(-20, 0, -8, -56, 8, -56, 20, 0)) +
  stroke("#8a6a45", 6, "M-150-124H-10M-140-124V-10M-90-124V-10") +
  fill(palette.wall, box(70, -44, 96, 44)) +
  fill(palette.roof, poly(66, -44, 78, -64, 158, -64, 170, -44)) +
  fill(palette.glass, panes([82, -32, 4, 1, 20, 0], 8, 14)) +
  stroke(palette.shine, 3, "M-12-124q14 6 14 20");
const logCabin: Part = ({ palette }) =>
  fill("#8a5f3a", box(-40, -30, 80, 30) + poly(-40, -30, -24, -52, 24, -52, 40, -30)) +
  stroke("#5d3f26", 1.4, "M-40-24h80M-40-18h80M-40-12h80M-40-6h80") +
  fill("#6b5a45", poly(-46, -30, -26, -56, 26, -56, 46, -30)) +
  fill(palette.wallShade, box(36, -58, 14, 58)) +
  fill(palette.ink, box(-8, -20, 14, 20) + box(14, -22, 10, 9) + box(-28, -22, 10, 9), 0.8);
const oilRig: Part = ({ palette }) =>
  fill("#d98a3a", box(-44, -48, 88, 12)) +
  stroke("#d98a3a", 7, "M-36-36V4M-12-36V4M12-36V4M36-36V4") +
  stroke(palette.ink, 2.4, "M-8-48L0-104L8-48M-6-62h12M-4-76h8") +
  fill(palette.paper, box(18, -62, 24, 14)) +
  stroke(palette.ink, 2, "M-30-48v-20L-62-80");
const crannog: Part = ({ palette }) =>
  fill("#a8874f", poly(-36, -14, 0, -62, 36, -14)) +
  fill("#6b5238", box(-44, -14, 88, 5)) +
  stroke(
    "#6b5238",
    2.6,
    "M-38-12v22M-22-12v22M-6-12v22M10-12v22M26-12v22M40-12v22M44-10H130M70-10v16M100-10v16",
  ) +
  fill(palette.ink, arch(-6, -28, 12, 14), 0.75);
const mccaig: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-64 0v-34q64-16 128 0V0z${lancets([-58, -32, 10, 1, 12, 0], 6, 12)}${lancets([-58, -16, 10, 1, 12, 0], 6, 14)}"/>` +
  fill(palette.wallShade, "M44-38q12 2 20 4V0H44z", 0.5) +
  fill(as("g", palette.near), "M-110 6q110-16 220 0v8h-220z");
const wallace: Part = ({ palette }) =>
  fill(mix(palette.near, palette.fore, 0.5), "M-80 6q40-34 80-36t80 36z") +
  fill(palette.wall, box(-9, -104, 18, 78) + poly(-9, -104, -5, -120, 5, -120, 9, -104)) +
  stroke(palette.wall, 2, "M-8-104L0-128L8-104M0-128v-8") +
  fill(palette.wallShade, box(3, -104, 6, 78));
const vintageCar: Part = ({ palette }) =>
  fill("#2f6b4f", "M-44-12h20l4-14h26l8 12h26q8 2 8 10H-44z") +
  fill(palette.glass, poly(-16, -24, -12, -34, 4, -34, 8, -24)) +
  fill(palette.gold, disc(44, -14, 4) + box(-44, -9, 90, 2)) +
  fill(palette.ink, disc(-28, -4, 9) + disc(30, -4, 9)) +
  fill(palette.paper, disc(-28, -4, 5) + disc(30, -4, 5)) +
  stroke("#2f6b4f", 3.4, "M-44-12q6-10 18-8M18-14q10-6 20 4");
const turner: Part = ({ palette }) =>
  fill("#e9eceb", poly(-50, 0, -50, -36, -4, -52, -4, 0) + poly(2, 0, 2, -52, 46, -36, 46, 0)) +
  fill("#b9c6c8", poly(-20, 0, -20, -46, -4, -52, -4, 0) + poly(32, 0, 32, -42, 46, -36, 46, 0)) +
  fill(palette.glass, box(-44, -14, 22, 14) + box(8, -14, 20, 14));
const helter: Part = ({ palette }) =>
  fill(palette.paper, poly(-22, 0, -10, -80, 10, -80, 22, 0)) +
  fill(
    palette.accent,
    poly(-21, -6, -19, -22, 17, -36, 19, -22) +
      poly(-17, -34, -15, -48, 13, -62, 15, -48) +
      poly(-14, -80, 0, -108, 14, -80),
  ) +
  fill(palette.accent, box(-30, -4, 60, 4));
const hovercraft: Part = ({ palette }) =>
  fill("#2f3436", "M-60 0q-8-12 2-16H58q10 6 2 16q-60 8-120 0z") +
  fill(palette.paper, "M-50-16v-12q10-8 30-8h50l20 20z") +
  fill(palette.accent, box(-54, -20, 108, 4)) +
  fill(palette.glass, panes([-40, -30, 7, 1, 11, 0], 8, 7)) +
  stroke(palette.ink, 2, disc(-54, -38, 12)) +
  stroke(palette.shine, 4, "M-80 4q20-8 40 0t40 0t40 0t40 0");
const balloon: Part = ({ palette }) =>
  fill(palette.accent, "M-26-8q-8-44 26-48q34 4 26 48l-16 20h-20z") +
  fill(palette.gold, "M-9 12q-14-48 0-67h18q14 20 0 67z") +
  stroke(palette.ink, 1, "M-9 13l4 12M9 13l-4 12") +
  fill("#8a5a35", box(-6, 25, 12, 9));
const boar: Part = ({ palette }) =>
  fill(
    "#4b3f36",
    "M-36-28q10-16 40-14q18 2 26 14l16 8 0 8-14 4-8-2-6 6h-44q-12-6-10-24z" +
      box(-30, -10, 5, 12) +
      box(-20, -10, 5, 12) +
      box(6, -10, 5, 12) +
      box(14, -10, 5, 12),
  ) +
  fill(palette.paper, poly(36, -12, 42, -20, 41, -11)) +
  fill(palette.ink, disc(30, -21, 1.5));
const donkeys: Part = ({ palette }) =>
  [-50, 10, 66]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)scale(.75)">${fill("#8d8a86", "M-30-40q20-6 42-2l10-16-4-16 8 8 4-10 2 14 10 12-4 4-10 0-6 20q-4 8-12 8h-36q-8-6-4-22z" + box(-28, -22, 5, 22) + box(-20, -22, 5, 22) + box(8, -22, 5, 22) + box(15, -22, 5, 22))}${fill(palette.accent, box(-14, -44, 20, 14))}</g>`,
    )
    .join("");
const tiger: Part = ({ palette }) =>
  fill(
    "#e0862f",
    "M-48-36q30-10 66-4q12-12 28-4q10 8 6 20q-6 10-20 8l-6 6h-64q-14-6-10-26z" +
      box(-44, -20, 8, 20) +
      box(-32, -20, 8, 20) +
      box(8, -20, 8, 20) +
      box(20, -20, 8, 20),
  ) +
  stroke(palette.ink, 2.4, "M-38-36v12M-26-38v14M-14-39v14M-2-39v14M10-38v12M34-44v6M42-42l-2 6") +
  stroke("#e0862f", 4, "M-52-30q-16 2-20-12") +
  fill(palette.ink, disc(42, -34, 1.6));
const dinosaur: Part = ({ palette }) =>
  fill(
    "#6f8a52",
    "M-80 0q20-4 30-30q20-30 60-24q10-40 36-46q16 2 14 12l-20 4q-6 30-10 50q-2 24-14 34h-12v-14h-24v14h-14v-14q-20 8-46 14z",
  ) + fill(palette.ink, disc(52, -92, 1.8));
const cityFar: Part = ({ palette }) =>
  fill(
    mix(palette.skyMid, palette.ink, 0.2),
    "M-330 8V-20h40v-14h24v10h30v-24h18v20h36v-40h14v44h30v-18h20v-30h22v34h30v-26h12l6-70 8 70h10v30h24v-46h26v40h20v-30q10-14 20 0v30h30v-16h26v18h40V8z",
  ) + fill(mix(palette.skyMid, palette.ink, 0.28), "M-200 8v-30q10-24 20-24t20 24V8z");
const haileFort: Part = ({ palette }) =>
  fill("#6f7b80", box(-30, -34, 60, 34) + box(-20, -46, 40, 14)) +
  fill(palette.ink, panes([-24, -26, 5, 1, 11, 0], 5, 6), 0.6);
const shortSpire: Part = ({ palette }) =>
  nave({ x: -84, base: 0, w: 168, h: 46 }, palette, { bays: 10, roofH: 18 }) +
  fill(palette.roof, poly(-20, -84, 0, -126, 20, -84)) +
  gothicTower({ x: -18, base: 0, w: 36, h: 86 }, palette, { crown: 8 });
export const places = {
  "warwick-castle": warwick,
  "norman-keep": normanKeep,
  "cube-keep": cubeKeep,
  "polygon-keep": polygonKeep,
  "curtain-ring": curtainRing,
  "low-round-castle": lowRound,
  "turret-gate": turretGate,
  "drum-gate": drumGate,
  "eilean-donan": eileanDonan,
  "island-tower": islandTower,
  "crag-house": cragHouse,
  "castle-rock": castleRock,
  "st-michaels-mount": mount,
  "palace-ruin": palaceRuin,
  "abbey-arcade": abbeyArcade,
  "normanton-church": normanton,
  "wells-front": wellsFront,
  "naval-college": navalCollege,
  blenheim,
  "georgian-hall": georgianHall,
  "hunting-lodge": huntingLodge,
  "great-hall": greatHall,
  barn,
  "piece-hall": pieceHall,
  "custom-house": customHouse,
  "guildhall-clock": guildhallClock,
  "yarn-market": yarnMarket,
  "chapel-bridge": chapelBridge,
  "five-arch-bridge": fiveArch,
  "palladian-bridge": palladianBridge,
  "clapper-bridge": clapper,
  "islet-lighthouse": isletLight,
  "striped-islet-lighthouse": stripedIsletLight,
  "brick-lighthouse": brickLighthouse,
  "castle-lighthouse": castleLighthouse,
  "peaks-far": peaksFar,
  "hills-far": hillsFar,
  "flat-top": flatTop,
  suilven,
  paps,
  "three-hills": threeHills,
  "three-sisters": threeSisters,
  "grit-edge": edge("#8d8171"),
  "sandstone-edge": edge("#b9714f"),
  "cow-and-calf": cowCalf,
  "bass-rock": bassRock,
  "worms-head": wormsHead,
  islets,
  "striped-cliff": stripedCliff,
  "rope-island": ropeIsland,
  "gold-hill": goldHill,
  "straining-tower": straining,
  "ruined-round-tower": dolbadarn,
  "great-dome": greatDome,
  "glass-shells": sage,
  surfers,
  turbines,
  "rugby-posts": rugbyPosts,
  "tennis-court": tennis,
  "upturned-boats": upturned,
  "water-wheel": waterWheel,
  "log-cabin": logCabin,
  "oil-rig": oilRig,
  crannog,
  "mccaigs-tower": mccaig,
  "wallace-monument": wallace,
  "vintage-car": vintageCar,
  "turner-gallery": turner,
  "helter-skelter": helter,
  hovercraft,
  balloon,
  boar,
  donkeys,
  tiger,
  dinosaur,
  "city-far": cityFar,
  "sea-fort": haileFort,
  "cathedral-short-spire": shortSpire,
} as const satisfies Record<string, Part>;
