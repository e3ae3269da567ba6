import { bastion, crenels, flag } from "../shapes/castles";
import { gothicTower, nave, spire } from "../shapes/churches";
import { as, mix } from "../shapes/colour";
import { arch, box, dome, fill, lancet, poly, stroke } from "../shapes/svg";
import { arches, lancets, panes, type Part } from "./part";

/** Culzean: battlemented blocks of one height, a great round drum in the middle of the sea front. */
const drumCastle: Part = ({ palette }) =>
  fill(palette.wall, box(-112, -58, 224, 58) + crenels(-112, -58, 224, 6)) +
  fill(palette.wall, box(-112, -70, 30, 70) + box(82, -70, 30, 70)) +
  fill(palette.wall, crenels(-112, -70, 30, 5) + crenels(82, -70, 30, 5)) +
  fill(palette.wallShade, box(98, -70, 14, 70) + box(-112, -32, 224, 2)) +
  fill(palette.glass, panes([-72, -50, 2, 2, 18, 24], 8, 14) + panes([46, -50, 2, 2, 18, 24], 8, 14)) +
  fill(palette.glass, panes([-101, -54, 1, 2, 1, 24], 8, 14) + panes([88, -54, 1, 2, 1, 24], 7, 14)) +
  fill(palette.wall, box(-34, -92, 68, 92) + crenels(-34, -92, 68, 7)) +
  fill(mix(palette.wall, palette.wallShade, 0.5), box(8, -92, 26, 92)) +
  fill(palette.wallShade, box(24, -92, 10, 92) + box(-34, -86, 68, 2)) +
  fill(palette.glass, arches([-24, -76, 3, 3, 17, 25], 9, 16)) +
  flag(0, -98, 18, palette.accent, palette);

/** Lacock Abbey: cloister arches, tall chimneys, and one eight-sided tower at its corner. */
const oneTowerAbbey: Part = ({ palette }) =>
  fill(palette.roof, poly(-96, -50, -84, -68, 50, -68, 58, -50)) +
  fill(
    palette.wall,
    box(-94, -50, 150, 50) + box(-76, -90, 8, 38) + box(-34, -90, 8, 38) + box(8, -90, 8, 38),
  ) +
  fill(palette.wallShade, box(-94, -28, 150, 2) + box(-94, -51, 150, 2)) +
  fill(palette.wallShade, panes([-94, -26, 7, 1, 24.2, 0], 4, 26)) +
  fill(palette.ink, lancets([-87, -22, 6, 1, 24.2, 0], 15, 22), 0.75) +
  fill(palette.glass, lancets([-82, -46, 5, 1, 27, 0], 9, 15)) +
  fill(palette.wall, box(50, -92, 42, 92) + box(46, -97, 50, 6) + box(62, -112, 11, 16)) +
  fill(palette.wallShade, box(79, -92, 13, 92) + box(50, -52, 42, 2)) +
  fill(palette.roof, dome(60, -112, 15, 9)) +
  fill(palette.glass, lancets([57, -86, 2, 1, 13, 0], 7, 18) + lancets([57, -44, 2, 1, 13, 0], 7, 18));

/** Petworth: a plain front of three storeys under a flat parapet, twenty-one bays, no portico. */
const plainFront: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-170, -62, 340, 62) + box(-170, -66, 60, 66) + box(-36, -66, 72, 66) + box(110, -66, 60, 66),
  ) +
  fill(palette.wallShade, box(-174, -68, 348, 4) + box(-170, -20, 340, 2) + box(158, -64, 12, 64)) +
  fill(
    palette.wallShade,
    box(-112, -64, 2, 64) + box(-38, -64, 2, 64) + box(36, -64, 2, 64) + box(110, -64, 2, 64),
  ) +
  fill(palette.glass, panes([-164, -56, 21, 1, 15.9, 0], 8, 14) + panes([-164, -37, 21, 1, 15.9, 0], 8, 13)) +
  fill(palette.glass, panes([-164, -15, 21, 1, 15.9, 0], 8, 9)) +
  fill(palette.ink, arch(-7, -19, 14, 19), 0.7);

/** Lewes: two many-sided towers on a low ring of flint wall, high on the mound. */
const twoTowerShell: Part = ({ palette }) => {
  const tower = (x: number, h: number) =>
    fill(palette.wall, poly(x - 22, 4, x - 20, -h, x + 20, -h, x + 22, 4) + crenels(x - 20, -h, 40, 6)) +
    fill(mix(palette.wall, palette.wallShade, 0.45), poly(x - 7, 4, x - 7, -h, x + 8, -h, x + 8, 4)) +
    fill(palette.wallShade, poly(x + 8, 4, x + 8, -h, x + 20, -h, x + 22, 4)) +
    fill(palette.ink, arch(x - 4, -h + 14, 8, 16) + box(x - 1.5, -h + 44, 3, 10), 0.75);
  return (
    fill(palette.wall, "M-86 6V-30q86-10 172 0V6z" + crenels(-70, -34, 140, 6)) +
    fill(palette.wallShade, "M-86-10q86-8 172 0v3q-86-8-172 0z") +
    tower(-54, 72) +
    tower(50, 80) +
    flag(50, -86, 20, palette.accent, palette)
  );
};

/** Ravenscraig: two broad drums and a roofless range between on a low rock of the town's own shore. */
const shoreRuin: Part = ({ palette }) => {
  const rock = mix(palette.wallShade, palette.ink, 0.35);
  const drum = (x: number, w: number, h: number) =>
    fill(palette.wall, `M${x} 0v-${h}l6-5 8 4 7-6 9 5 ${w - 38}-2 8 4V0z`) +
    fill(palette.wallShade, box(x + w - 14, -h + 4, 14, h - 4)) +
    fill(palette.ink, box(x + 14, -h + 18, 5, 9) + box(x + 26, -h + 36, 5, 9), 0.75);
  return (
    fill(rock, "M-128 24l8-16 20-8 30-4H720v62q-300 6-520 0T-128 24z") +
    fill(as("g", palette.near), "M-100-2q60-12 140-12T720-30V10q-400-14-660-4T-100-2z") +
    fill(palette.wall, "M-40 0v-34l10-4 8 6 20-4 24 4V0z") +
    fill(palette.ink, arch(-12, -22, 14, 22), 0.75) +
    drum(-84, 56, 66) +
    drum(18, 50, 52) +
    stroke(palette.shine, 3, "M-134 24Q-20 53 200 59T720 60")
  );
};

/** Chelmsford: a long church and a stout tower, a small needle in the middle of its top. */
const needleTower: Part = ({ palette }) =>
  nave({ x: 4, base: 0, w: 118, h: 40 }, palette, { bays: 7, roofH: 16 }) +
  fill(mix(palette.roof, palette.paper, 0.3), box(-16, -92, 12, 16)) +
  spire(-10, -90, 16, 34, mix(palette.roof, palette.paper, 0.3), palette.roof) +
  gothicTower({ x: -34, base: 0, w: 48, h: 78 }, palette, { crown: 10 });

/** Hawksmoor's Christ Church: an arch between columns, a broad tower over it, and a plain broached spire. */
const baroqueChurch: Part = ({ palette }) =>
  fill(palette.wallShade, box(30, -58, 64, 58) + box(-94, -58, 64, 58)) +
  fill(palette.glass, arches([-86, -50, 3, 1, 20, 0], 10, 26) + arches([44, -50, 3, 1, 17, 0], 10, 26)) +
  fill(palette.wall, box(-98, -62, 196, 5) + box(-44, -70, 88, 70) + dome(-20, -70, 40, 20)) +
  fill(palette.ink, box(-38, -56, 76, 56) + arch(-14, -74, 28, 30), 0.55) +
  fill(palette.wall, panes([-42, -58, 2, 1, 18, 0], 9, 58) + panes([15, -58, 2, 1, 18, 0], 9, 58)) +
  fill(palette.wall, box(-48, -6, 96, 6) + box(-46, -62, 28, 6) + box(18, -62, 28, 6)) +
  fill(
    palette.wall,
    box(-34, -124, 68, 56) + box(-38, -128, 76, 5) + box(-24, -150, 48, 24) + box(-28, -153, 56, 4),
  ) +
  fill(palette.wallShade, box(22, -124, 12, 56) + box(14, -150, 10, 22)) +
  fill(palette.ink, arch(-9, -116, 18, 44) + arch(-6, -146, 12, 18), 0.6) +
  fill(palette.wall, poly(-20, -153, 0, -222, 20, -153)) +
  fill(palette.wallShade, poly(4, -153, 0, -222, 20, -153));

/** Wisley's glasshouse: three low curved roofs of glass, the middle one higher, white ribs, no dome. */
const curvedGlass: Part = ({ palette }) => {
  const glass = mix(palette.skyTop, palette.paper, 0.5);
  const side = "M-150 0V-22Q-120-52-70-52H-40V0zM150 0V-22Q120-52 70-52H40V0z";
  const middle = "M-64 0V-44Q-36-76 0-76T64-44V0z";
  return (
    fill(glass, side) +
    stroke(
      palette.paper,
      2,
      `${side}M-122 0V-40M-96 0V-49M-70 0V-52M122 0V-40M96 0V-49M70 0V-52M-150-22H150`,
    ) +
    fill(
      as("g", palette.near),
      "M-140 0q6-24 16-4q8-30 18-2q8-22 16 6zM86 0q8-30 18-2q10-24 18-2q6-14 14 4z",
      0.75,
    ) +
    fill(mix(glass, palette.paper, 0.25), middle) +
    fill(as("g", palette.near), "M-50 0q8-44 20-6q6-36 16 6zM14 0q8-50 18-6q8-30 18 6z", 0.75) +
    stroke(
      palette.paper,
      2.4,
      `${middle}M-42 0V-62M-21 0V-72M0 0V-76M21 0V-72M42 0V-62M-64-44H64M-64-22H64`,
    ) +
    fill(palette.glass, box(-9, -20, 18, 20))
  );
};

/** Broadway Tower: six sides, a round turret at each corner in sight, tall windows and balconies. */
const threeTurretTower: Part = ({ palette }) =>
  fill(palette.wall, box(-22, -66, 44, 66) + crenels(-22, -66, 44, 5)) +
  fill(palette.wallShade, box(-22, -44, 44, 2) + box(-22, -22, 44, 2)) +
  fill(palette.glass, arches([-15, -62, 1, 3, 1, 21], 7, 14) + arches([9, -62, 1, 3, 1, 21], 7, 14)) +
  bastion({ x: -30, base: 0, w: 12, h: 80 }, palette, { merlon: 3, slits: 1 }) +
  bastion({ x: -6, base: 0, w: 12, h: 80 }, palette, { merlon: 3, slits: 1 }) +
  bastion({ x: 18, base: 0, w: 12, h: 80 }, palette, { merlon: 3, slits: 1 });

/** A low court of granite: a gate tower between ranges with gables, as at Cotehele. */
const graniteCourt: Part = ({ palette }) =>
  fill(palette.roof, poly(-132, -40, -120, -60, 120, -60, 132, -40)) +
  fill(
    palette.wall,
    box(-128, -40, 256, 40) + poly(-118, -40, -96, -70, -74, -40) + poly(70, -40, 92, -70, 114, -40),
  ) +
  fill(palette.wall, box(-50, -78, 8, 24) + box(44, -78, 8, 24)) +
  fill(palette.glass, panes([-118, -32, 3, 1, 22, 0], 13, 12) + panes([54, -32, 3, 1, 22, 0], 13, 12)) +
  fill(palette.glass, box(-101, -54, 10, 9) + box(87, -54, 10, 9)) +
  fill(palette.wall, box(-28, -76, 56, 76) + crenels(-28, -76, 56, 6)) +
  fill(palette.wallShade, box(14, -76, 14, 76) + box(-28, -70, 56, 2) + box(116, -40, 12, 40)) +
  fill(palette.glass, box(-14, -60, 20, 14)) +
  fill(palette.ink, arch(-13, -32, 20, 32), 0.75);

/** Dunwich: what is left of the friary, a low flint wall with two gates, one wide and one narrow. */
const friaryGates: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-130 0v-18l18-4 16 6 24-8 6-34 10-6h50l12 8 4 10 30 4 6-6 16 6 2 20 30-6 24 6 12 18v4z${lancet(-52, -48, 30, 48)}${lancet(20, -36, 15, 36)}"/>` +
  fill(palette.wallShade, "M-6-50l6 6V0h-10zM50-42l8 4V0h-8zM-130-6h80v6h-80z");

/** Rivington Pike: a small square tower of one room on the round top of its hill. */
const pikeTower: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, palette.fore, 0.3)), "M-330 20Q-120 6-60-40H60Q120 6 330 20z") +
  stroke("#d8cdb2", 5, "M-40 10Q30-6-6-22T4-40") +
  fill(palette.wall, box(-34, -98, 68, 60) + crenels(-36, -98, 72, 8)) +
  fill(palette.wallShade, box(16, -98, 18, 60) + box(-36, -94, 72, 2)) +
  fill(palette.ink, arch(-24, -82, 12, 20) + arch(-4, -68, 14, 30), 0.7);

/** Castle Drogo: sheer granite blocks of unlike height, flat tops, tall windows with mullions. */
const graniteHouse: Part = ({ palette }) =>
  fill(palette.wall, box(-140, -62, 130, 62) + box(-20, -92, 70, 92) + box(50, -74, 90, 74)) +
  fill(palette.wall, crenels(-140, -62, 120, 4) + crenels(-20, -92, 70, 4) + crenels(50, -74, 90, 4)) +
  fill(palette.wallShade, box(38, -92, 12, 92) + box(126, -74, 14, 74) + box(-32, -62, 12, 62)) +
  fill(palette.glass, panes([-128, -50, 3, 2, 31, 24], 18, 14) + panes([-12, -78, 2, 3, 25, 26], 18, 18)) +
  fill(palette.glass, panes([62, -60, 2, 2, 31, 28], 20, 18)) +
  fill(palette.wall, panes([-120, -50, 3, 1, 31, 0], 2, 40) + panes([-4, -78, 2, 1, 25, 0], 2, 70));

/** The White Tower: pale, square, a capped turret at each corner. */
const whiteTower: Part = ({ palette }) => {
  const turret = (x: number, w: number) =>
    fill(palette.wall, box(x, -104, w, 104)) +
    fill(palette.wallShade, box(x + w - 5, -104, 5, 104)) +
    fill(palette.roof, dome(x - 1, -104, w + 2, 12) + box(x + w / 2 - 1, -126, 2, 12)) +
    fill(palette.ink, arch(x + w / 2 - 3, -96, 6, 12), 0.7);
  return (
    turret(-36, 14) +
    turret(22, 14) +
    fill(palette.wall, box(-58, -78, 116, 78) + crenels(-58, -78, 116, 6)) +
    fill(
      palette.wallShade,
      box(-34, -74, 4, 74) + box(-12, -74, 4, 74) + box(10, -74, 4, 74) + box(32, -74, 4, 74),
    ) +
    fill(palette.ink, arches([-26, -62, 3, 2, 22, 32], 9, 18), 0.7) +
    turret(-64, 18) +
    turret(46, 18)
  );
};

/** Buildings that one place alone has, and that must not look like another's. */
export const ownBuildings = {
  "drum-castle": drumCastle,
  "one-tower-abbey": oneTowerAbbey,
  "plain-front": plainFront,
  "two-tower-shell": twoTowerShell,
  "shore-ruin": shoreRuin,
  "needle-tower": needleTower,
  "baroque-church": baroqueChurch,
  "curved-glass": curvedGlass,
  "three-turret-tower": threeTurretTower,
  "granite-court": graniteCourt,
  "friary-gates": friaryGates,
  "pike-tower": pikeTower,
  "granite-house": graniteHouse,
  "white-tower": whiteTower,
} as const satisfies Record<string, Part>;
