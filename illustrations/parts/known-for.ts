import { as, mix } from "../shapes/colour";
import { bastion, coneTower, crenels, flag, gateway } from "../shapes/castles";
import { arch, box, disc, dome, fill, grid, line, poly, stroke } from "../shapes/svg";
import { arches, panes, type Part } from "./part";

/** The power station of Battersea: a brick block, stepped towers at its corners, four white chimneys. */
const fourChimneys: Part = ({ palette }) => {
  const chimney = (x: number, base: number, h: number, w: number) =>
    fill(
      "#f3ecdc",
      poly(x - w / 2, base, x - w / 2 + 1.5, base - h, x + w / 2 - 1.5, base - h, x + w / 2, base),
    ) +
    fill(
      "#cfc5b0",
      poly(x + w * 0.12, base, x + w * 0.12, base - h, x + w / 2 - 1.5, base - h, x + w / 2, base),
    ) +
    fill("#f3ecdc", box(x - w / 2 + 0.5, base - h - 2, w - 1, 4));
  const tower = (x: number) =>
    fill(palette.wall, box(x - 22, -86, 44, 86) + box(x - 17, -94, 34, 9)) +
    fill(palette.wallShade, box(x + 10, -94, 12, 94)) +
    fill(
      palette.wallShade,
      grid([x - 17, -80], [4, 1], [7, 0], (px, py) => box(px, py, 2.5, 62)),
    );
  return (
    chimney(-58, -70, 62, 13) +
    chimney(58, -70, 62, 13) +
    fill(palette.wall, box(-96, -62, 192, 62)) +
    fill(palette.glass, panes([-64, -50, 9, 1, 14.6, 0], 8, 38)) +
    fill(palette.wallShade, box(-66, -66, 132, 5)) +
    tower(-88) +
    tower(88) +
    chimney(-88, -93, 72, 19) +
    chimney(88, -93, 72, 19)
  );
};

/** A red-brick inn on the sand among whitewashed cottages, as at Porthdinllaen. */
const beachInn: Part = ({ palette }) => {
  const cottage = (x: number, w: number, wall: string, h = 30) =>
    fill(wall, box(x, -h, w, h) + box(x + 3, -h - 20, 7, 10) + box(x + w - 10, -h - 20, 7, 10)) +
    fill(palette.roof, poly(x - 3, -h, x + 4, -h - 13, x + w - 4, -h - 13, x + w + 3, -h)) +
    fill(palette.glass, panes([x + 7, -h + 5, 3, 1, (w - 14) / 2.6, 0], 6, 7));
  return (
    cottage(-118, 56, "#fdf6e6", 26) +
    cottage(70, 52, "#fdf6e6", 26) +
    cottage(-58, 124, "#b4573f", 42) +
    fill(palette.glass, panes([-48, -16, 2, 1, 20, 0], 9, 11) + panes([28, -16, 2, 1, 20, 0], 9, 11)) +
    fill(palette.paper, box(-8, -22, 16, 22)) +
    fill(palette.ink, box(-5, -19, 10, 19), 0.8) +
    fill("#8d8a80", box(-128, -1, 258, 8)) +
    fill("#a97b4f", box(-96, 10, 26, 3) + box(-44, 12, 26, 3)) +
    stroke("#a97b4f", 2, "M-92 13v7M-74 13v7M-40 15v7M-22 15v7")
  );
};

/** A tall round keep among lesser towers, many windows, as at Belvoir. */
const romanticCastle: Part = ({ palette }) => {
  const tower = (x: number, w: number, h: number) =>
    bastion({ x, base: 0, w, h }, palette, { merlon: 5 }) +
    fill(palette.glass, panes([x + w * 0.24, -h + 14, 1, 3, 1, 24], w * 0.26, 13));
  return (
    bastion({ x: -110, base: 0, w: 220, h: 56 }, palette, { merlon: 6, shade: 0 }) +
    fill(
      palette.glass,
      arches([-98, -44, 14, 1, 14.6, 0], 6, 14) + panes([-98, -22, 14, 1, 14.6, 0], 6, 12),
    ) +
    tower(-122, 30, 84) +
    tower(92, 30, 84) +
    bastion({ x: -30, base: 0, w: 60, h: 122 }, palette, { merlon: 8, shade: 0.36 }) +
    fill(palette.wallShade, box(-33, -92, 66, 4) + box(-33, -58, 66, 3)) +
    fill(palette.glass, arches([-20, -84, 3, 1, 15, 0], 8, 18) + arches([-20, -50, 3, 1, 15, 0], 8, 18)) +
    gateway(-8, 0, 16, 22, palette) +
    flag(0, -126, 24, palette.accent, palette)
  );
};

/** Stirling's castle: a gatehouse between drums, a palace, and the great hall in its golden limewash. */
const goldenHallCastle: Part = ({ palette }) =>
  bastion({ x: -150, base: 2, w: 300, h: 34 }, palette, { merlon: 6, shade: 0 }) +
  fill("#f3d9a0", box(-112, -88, 118, 60)) +
  fill("#d9b878", box(-18, -88, 24, 60)) +
  fill(palette.roof, poly(-116, -88, -102, -122, -4, -122, 10, -88)) +
  fill(
    "#f3d9a0",
    poly(-116, -88, -116, -96, -108, -104, -108, -88) + box(-98, -130, 7, 14) + box(-14, -130, 7, 14),
  ) +
  fill(palette.glass, arches([-102, -78, 6, 1, 15, 0], 6, 28)) +
  fill(palette.wall, box(14, -70, 74, 70)) +
  fill(palette.wallShade, box(68, -70, 20, 70) + box(12, -73, 78, 5)) +
  fill(palette.glass, panes([22, -60, 3, 2, 16, 24], 8, 14)) +
  bastion({ x: 92, base: 2, w: 50, h: 58 }, palette, { merlon: 6, slits: 1 }) +
  coneTower({ x: 84, base: 2, w: 20, h: 56 }, palette, 20) +
  coneTower({ x: 130, base: 2, w: 20, h: 56 }, palette, 20) +
  gateway(108, 2, 18, 28, palette) +
  flag(52, -72, 26, palette.accent, palette);

/** A round shell keep on its steep mound. */
const shellKeep: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, "#c7d06a", 0.2)), "M-150 6Q-96-8-66-78H66Q96-8 150 6z") +
  fill(as("g", palette.fore), "M20-78H66Q96-8 150 6H60Q50-40 20-78z", 0.3) +
  stroke("#d8cdb2", 5, "M-30 6Q26-14-14-38T6-78") +
  fill(palette.wall, "M-78-74q78 18 156 0v-46q-78 14-156 0z" + crenels(-78, -121, 156, 10)) +
  fill(palette.wallShade, "M26-69q30-2 52-5v-46q-22 4-52 6z") +
  fill(palette.ink, arch(-8, -92, 16, 26) + panes([-58, -104, 2, 1, 26, 0], 4, 10), 0.75) +
  flag(44, -122, 28, palette.accent, palette);

/** Flint walls of an abbey, ragged and without dressed stone, and the great iron lion of the gardens beside. */
const lionAndFlint: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-150 2v-62l12-20 20-6 14 10 16-14 16 12 8 24 18 8v48zM56 2v-44l16-8 8-30 22-8 20 16 8-4 14 20 6 58z${arch(-122, -46, 22, 48)}${arch(-84, -38, 18, 40)}${arch(96, -48, 22, 50)}"/>` +
  fill(palette.wallShade, "M-58-24l12 6v20h-12zM132-40l12 4 6 38h-18z") +
  fill("#b9ad98", box(-36, -46, 92, 48) + box(-42, -52, 104, 7) + box(-42, -4, 104, 8)) +
  fill("#93866f", box(36, -46, 20, 48)) +
  fill(
    "#2f3a3d",
    "M-32-52l4-22q-4-16 8-20q26-8 52-4q8-16 24-14q10 2 12 12l4 8-6 6-10 0q-2 14-6 18l6 16h-10l-8-14-4 0 2 14h-10l-4-16-20 2-6 14h-9l4-16-6-6-4 22z",
  ) +
  stroke("#2f3a3d", 4, "M-30-84q-16-2-18 14q0 8-8 8") +
  fill("#2f3a3d", disc(36, -100, 14));

/** A clock tower of painted iron on a stone foot, like the one that Weymouth gave its queen. */
const paintedClock: Part = ({ palette }) =>
  fill("#d8cdb8", box(-24, -20, 48, 20) + poly(-18, -20, -14, -32, 14, -32, 18, -20)) +
  fill("#2e6da4", box(-15, -84, 30, 52)) +
  fill("#1f4f7d", box(5, -84, 10, 52)) +
  fill("#c4473c", box(-18, -88, 36, 5) + box(-18, -36, 36, 5) + box(-13, -62, 26, 3)) +
  fill(palette.gold, box(-9, -58, 18, 18) + box(-9, -80, 18, 14)) +
  fill("#c4473c", box(-20, -120, 40, 32)) +
  fill("#9a3129", box(7, -120, 13, 32)) +
  fill(palette.paper, disc(0, -104, 13)) +
  stroke(palette.ink, 1.8, "M0-104v-9M0-104h6") +
  fill(palette.gold, poly(-22, -120, -12, -132, 12, -132, 22, -120)) +
  fill("#2e6da4", box(-9, -146, 18, 14) + dome(-11, -146, 22, 14)) +
  fill(palette.gold, disc(0, -163, 4));

/** Herring barrels piled on a quay, silver fish in the top one and in a basket. */
const herringBarrels: Part = ({ palette }) => {
  const barrel = (x: number, y: number) =>
    fill("#b98a55", `M${x - 13} ${y}q-5-17 0-34h26q5 17 0 34z`) +
    fill("#8f6638", `M${x + 4} ${y}q4-17 0-34h9q5 17 0 34z`) +
    stroke("#4d4a45", 2.2, `M${x - 15} ${y - 8}h30M${x - 15} ${y - 26}h30`);
  const fish = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${fill("#dfe8ea", "M-12 0q10-7 20-1l6-4v9l-6-3q-10 6-20-1z")}${fill("#5b7a86", "M-12 0q10-7 20-1q-10-1-20 1z")}</g>`;
  return (
    fill(palette.wall, poly(-92, 0, -84, -8, 700, -8, 700, 8, -92, 8)) +
    fill(palette.wallShade, poly(-92, 8, 700, 8, 700, 44, -92, 34)) +
    barrel(-46, 0) +
    barrel(-14, 0) +
    barrel(18, 0) +
    barrel(-30, -34) +
    barrel(2, -34) +
    barrel(-14, -68) +
    fish(-18, -104, -24) +
    fish(-8, -106, 200) +
    fill("#a97b4f", "M36 0l-4-18h52l-4 18z") +
    stroke("#6b4a2f", 1.6, "M34-12h48M36-5h44") +
    fish(46, -21, -10) +
    fish(64, -23, 14) +
    fish(72, -20, 190) +
    fill(palette.ink, box(-62, -1, 150, 2), 0.3)
  );
};

/** A granite rampart with its embrasures and a gun. */
const gunRampart: Part = ({ palette }) =>
  fill(
    palette.wall,
    poly(
      -170,
      6,
      -158,
      -52,
      -112,
      -52,
      -108,
      -38,
      -84,
      -38,
      -80,
      -52,
      -14,
      -52,
      -10,
      -38,
      16,
      -38,
      20,
      -52,
      78,
      -52,
      96,
      -40,
      112,
      6,
    ),
  ) +
  fill(palette.wallShade, poly(78, -52, 96, -40, 112, 6, 88, 6) + box(-160, -30, 248, 3)) +
  stroke(
    palette.wallShade,
    1.4,
    "M-162-12H96M-130-28v16M-90-28v16M-40-28v16M4-28v16M50-28v16M-110-10V4M-64-10V4M-18-10V4M30-10V4M70-10V4",
    0.7,
  ) +
  fill("#2b3436", poly(-30, -52, -34, -66, 44, -76, 48, -66) + disc(-34, -60, 8)) +
  fill("#6b4a2f", poly(-36, -52, -26, -62, 8, -62, 14, -52)) +
  fill("#4b3322", disc(-22, -54, 7) + disc(2, -54, 7));

/** A jet fighter of the Cold War on its wheels, silver, its wings swept back. */
const jetFighter: Part = ({ palette }) =>
  stroke(palette.ink, 3, "M-62-20v14M34-22v16M50-22v16") +
  fill(palette.ink, disc(-62, -5, 5) + disc(34, -5, 6) + disc(50, -5, 6)) +
  fill("#b9c3c6", "M-118-36l8-7q40-12 96-14h96q18 2 22 12l-4 16q-60 10-140 8q-50-2-70-9z") +
  fill("#8f9ca1", "M-118-36l8-2q60 8 208 0l6-7-4 16q-60 10-140 8q-50-2-70-9z") +
  fill("#9aa7ac", poly(58, -56, 78, -104, 104, -104, 104, -54)) +
  fill("#7e8b91", poly(-10, -36, 46, -38, 88, -22, 66, -20)) +
  fill(palette.glass, "M-64-50q18-18 46-8z") +
  fill("#2f5d8a", disc(20, -46, 8)) +
  fill(palette.paper, disc(20, -46, 5)) +
  fill(palette.accent, disc(20, -46, 2.6) + box(84, -96, 5, 16)) +
  fill(palette.paper, box(89, -96, 5, 16)) +
  fill("#2f5d8a", box(94, -96, 5, 16)) +
  fill(palette.ink, "M104-52q6 6 0 22h4q4-12 0-22z");

/** An open tourer of the twenties: long bonnet, wire wheels, a strap over the bonnet. */
const openTourer: Part = ({ palette }) => {
  const green = "#2f6b4f";
  const wheel = (x: number) =>
    fill("#20292c", disc(x, -20, 20)) +
    fill("#cfd6d4", disc(x, -20, 13)) +
    stroke("#5c6a6d", 1.2, `M${x - 12}-20h24M${x}-32v24M${x - 9}-29l18 18M${x - 9}-11l18-18`) +
    fill(green, disc(x, -20, 4));
  return (
    fill(green, "M-86-22v-26q0-14 16-14h50l4 6h76l8 8v26z") +
    fill(mix(green, palette.ink, 0.3), "M-86-30h154v8H-86z") +
    fill("#cfb083", poly(68, -62, 60, -62, 60, -26, 68, -26)) +
    stroke("#6b4228", 3.4, "M22-56v30M44-56v30") +
    fill("#6b4228", "M-76-62q12-14 26-4l2 4zM-44-62q12-14 26-4l2 4z") +
    stroke(palette.ink, 2.4, "M-14-58l-6-22M-34-64q6-8 12-4") +
    fill(palette.glass, poly(-16, -60, -22, -80, -19, -80, -12, -60), 0.8) +
    wheel(-56) +
    wheel(52) +
    stroke(green, 5, "M-82-24q6-24 28-24q22 2 26 26h54q4-26 28-26q16 0 22 14") +
    fill(palette.gold, disc(72, -54, 6) + box(70, -52, 3, 12)) +
    fill(palette.paper, disc(-74, -40, 8))
  );
};

/** A tiger that walks towards the right. */
const walkingTiger: Part = ({ palette }) => {
  const coat = "#df8a34";
  const leg = (x: number, lean: number, h: number) =>
    poly(x, -34, x + 15, -34, x + 12 + lean, -5, x + 17 + lean, 0, x + 2 + lean, 0, x + 1 + lean, -h / 2);
  const stripe = (x: number, y: number, h: number, lean = 0) => `M${x - 3} ${y}l${6} 0l${-3 + lean} ${h}z`;
  return (
    stroke(coat, 6, "M-72-52q-24 2-28 24q-2 12-12 10") +
    fill(mix(coat, palette.ink, 0.22), leg(-62, 12, 34) + leg(20, -10, 34)) +
    fill(coat, "M-80-50q4-14 24-14q30-6 60-2q16-8 34-6l6 40q-12 8-30 6l-62 0q-24 4-32-24z") +
    fill(coat, leg(-74, -8, 34) + leg(36, 8, 34)) +
    fill("#fbf0dc", "M-54-28q30 8 72 4l-6 4h-56q-8-2-10-8z") +
    fill(coat, disc(58, -66, 19) + disc(45, -82, 6) + disc(70, -83, 6)) +
    fill("#fbf0dc", disc(64, -58, 10) + disc(46, -60, 5)) +
    fill(
      palette.ink,
      disc(45, -82, 2.6) +
        disc(70, -83, 2.6) +
        disc(55, -70, 2) +
        disc(67, -70, 2) +
        poly(60, -63, 68, -63, 64, -59),
    ) +
    fill(
      palette.ink,
      stripe(-66, -62, 24, 3) +
        stripe(-50, -65, 26, 3) +
        stripe(-33, -67, 26, 2) +
        stripe(-15, -67, 26, 0) +
        stripe(3, -66, 24, -2) +
        stripe(20, -70, 24, -2) +
        stripe(58, -85, 10) +
        box(-72, -24, 10, 3) +
        box(40, -24, 10, 3) +
        poly(39, -66, 47, -68, 46, -65) +
        poly(77, -66, 70, -68, 70, -65),
    ) +
    stroke(palette.ink, 3, "M-82-46l-4 6M-94-34l5 3M-103-24l6 4")
  );
};

/** A mountain biker on a forest trail. */
const mountainBiker: Part = ({ palette }) =>
  stroke("#223a4e", 9, "M-16-66L12-54L-6-38") +
  stroke("#20292c", 6, "M-8-36h11") +
  stroke("#20292c", 5, disc(-40, -24, 21) + disc(42, -24, 21)) +
  stroke("#8d9a9d", 1.2, "M-40-45v42M-61-24h42M42-45v42M21-24h42") +
  stroke(palette.accent, 5, "M-40-24l22-34h42l18 34M-18-58L-2-24L24-58M-40-24h38M24-58l-4-14") +
  stroke(palette.ink, 4, "M12-74h16M-26-64h16") +
  stroke("#2e4a63", 10, "M-16-66L10-42L0-16") +
  stroke("#20292c", 6.5, "M-2-10h12") +
  stroke("#f6b433", 13, "M-14-72L6-98") +
  stroke("#f6b433", 7, "M6-98l16 26") +
  fill("#e3ad86", disc(23, -74, 3.6)) +
  fill("#e3ad86", disc(16, -112, 9)) +
  fill("#e3ad86", "M23-113l5 4-5 2z") +
  fill(palette.ink, disc(20, -112, 1.4)) +
  fill("#c4473c", "M4-114q0-14 13-14q12 0 13 12z") +
  fill("#20292c", disc(-2, -24, 5));

/** A peacock with its tail spread. */
const peacock: Part = ({ palette }) => {
  const eyes = Array.from({ length: 13 }, (_, index) => {
    const turn = Math.PI * (1.06 + (0.88 * index) / 12);
    return [0.62, 0.9].map(
      (far) => [Math.round(Math.cos(turn) * 92 * far), Math.round(Math.sin(turn) * 92 * far) - 22] as const,
    );
  }).flat();
  return (
    fill("#2f8f6a", "M0-14L-98-34A98 98 0 0 1 98-34z") +
    fill("#236b54", "M0-14L-60-30A60 60 0 0 1 60-30z") +
    fill("#e0b04a", eyes.map(([x, y]) => disc(x, y, 6)).join("")) +
    fill("#1f5f9a", eyes.map(([x, y]) => disc(x, y, 3.4)).join("")) +
    stroke("#8a7a52", 3, "M-6-2v-14M8-2v-14") +
    fill("#1f5f9a", "M-16-10q-6-22 4-34q-2-22 4-36q6-8 13 0q3 22-1 36q14 16 8 34q-14 8-28 0z") +
    fill(palette.paper, disc(2, -80, 2.4)) +
    fill(palette.ink, disc(2, -80, 1.2)) +
    fill(palette.gold, poly(4, -77, 13, -74, 4, -73)) +
    stroke("#1f5f9a", 1.6, `${line(-2, -86)}l-5-11M0-86v-12M2-86l5-11`)
  );
};

/** A two-faced figure of stone, as on Boa Island: almond eyes, arms crossed. */
const janusStone: Part = ({ palette }) =>
  fill("#9aa39a", "M-44 0l6-54q-16-34 4-62q34-24 68 0q20 28 4 62l6 54z") +
  fill("#737d76", "M14-124q12 2 20 8q20 28 4 62l6 54H20q6-60-6-124z") +
  fill("#5c665f", "M-30-96q10-12 22 0q-12 12-22 0zM6-96q10-12 22 0q-12 12-22 0z") +
  fill("#9aa39a", disc(-19, -96, 3) + disc(17, -96, 3)) +
  stroke("#5c665f", 3, "M-2-98l-5 22h10M-20-62q18 8 36 0M-38-40L34-14M36-40L-34-14M-40-54H40") +
  fill(as("g", palette.near), "M-58 2q6-12 14-6q6-10 12-2h64q6-8 12 0q8-4 14 8z");

/** Ornate gates of iron between stone piers. */
const ironGates: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-92, -78, 20, 80) + box(72, -78, 20, 80) + box(-96, -84, 28, 7) + box(68, -84, 28, 7),
  ) +
  fill(palette.wallShade, box(-78, -78, 6, 80) + box(86, -78, 6, 80)) +
  fill(palette.wall, disc(-82, -92, 8) + disc(82, -92, 8)) +
  stroke(
    "#20292c",
    2.6,
    "M-70 0v-62M70 0v-62M-70-6H70M-70-44H70" + grid([-60, 0], [13, 1], [10, 0], (x) => `M${x} 0v-58`),
  ) +
  stroke(
    "#20292c",
    3,
    "M-70-62q34 0 40-20q12 20 30-2q18 22 30 2q6 20 40 20M0-84v-22M-30-82q-10-18 4-22M30-82q10-18-4-22",
  ) +
  fill(palette.gold, disc(0, -110, 6) + disc(-30, -62, 4) + disc(30, -62, 4));

/** A bomber of the war in flight, four engines, seen from the side and a little below. */
const lancaster: Part = ({ palette }) => {
  const green = "#5d6a48";
  const engine = (x: number, y: number) =>
    fill("#3b4234", `M${x} ${y}q2-9 16-9h46v18h-46q-14 0-16-9z`) +
    fill(palette.ink, `M${x - 3} ${y}q-4-22 1-30q5 8 1 30q4 22-1 30q-5-8-1-30z`, 0.7);
  return (
    fill(green, "M-128-40q2-20 30-22h180q44 4 56 16l-4 8q-60 12-150 14q-94 0-112-16z") +
    fill("#2b3133", "M-127-38q40 14 130 12t134-16l-3 8q-60 12-150 14q-94 0-111-18z") +
    fill(green, poly(92, -56, 106, -98, 128, -98, 136, -50)) +
    fill(mix(green, palette.ink, 0.25), poly(82, -46, 142, -52, 148, -46, 92, -38)) +
    fill(palette.glass, "M-104-62q12-16 44-2zM-128-40q0-16 18-20l4 18z") +
    fill(palette.glass, "M-8-62q8-12 22-2zM134-46q6-6 10 0z") +
    fill(mix(green, palette.ink, 0.15), poly(-60, -40, 30, -42, 66, -8, 20, -6)) +
    engine(-86, -36) +
    engine(-60, -12) +
    fill("#2f5d8a", disc(62, -48, 12)) +
    fill(palette.paper, disc(62, -48, 8)) +
    fill(palette.accent, disc(62, -48, 4.4) + box(112, -92, 5, 16)) +
    fill("#2f5d8a", box(118, -92, 5, 16)) +
    stroke(palette.paper, 2, "M-40-52h18M-14-52h6")
  );
};

/** A flying boat at its mooring. */
const flyingBoat: Part = ({ palette }) =>
  fill("#eef1ee", "M-132-30q4-16 30-22q60-14 120-10l82 18 8-40 20-2-2 56q-50 22-120 30h-90q-34-4-48-30z") +
  fill("#b9c6c9", "M-132-28q20 12 60 12q100 4 198-18l-2 6q-50 20-120 28h-90q-36-4-46-28z") +
  fill("#d3dcdc", poly(-70, -66, 60, -74, 66, -66, -60, -58)) +
  fill("#93a2a6", "M-58-74q2-7 12-7h20v14h-20q-10 0-12-7zM-8-78q2-7 12-7h20v14h-20q-10 0-12-7z") +
  stroke(palette.ink, 2, "M-60-92v36M-10-96v36") +
  fill(palette.glass, panes([-70, -44, 8, 1, 15, 0], 6, 6) + "M-112-46q8-10 24-10l-2 10z") +
  fill("#2f5d8a", disc(72, -46, 8)) +
  fill(palette.paper, disc(72, -46, 5)) +
  fill(palette.accent, disc(72, -46, 2.6)) +
  stroke("#93a2a6", 2, "M20-66l-6 46") +
  fill("#d3dcdc", "M4-20q14-6 28 0q-6 8-14 8t-14-8z") +
  stroke(palette.shine, 3, "M-110 2q30-6 60 0t60 0t60 0");

/** A timbered guildhall: two gables over an arcade of oak posts. */
const timberGuildhall: Part = ({ palette }) => {
  const gable = (x: number) =>
    fill("#fdf6e6", poly(x - 40, -40, x - 40, -74, x, -104, x + 40, -74, x + 40, -40)) +
    fill(palette.roof, poly(x - 46, -72, x, -112, x + 46, -72, x + 40, -72, x, -103, x - 40, -72)) +
    stroke(
      "#3d2d22",
      3,
      `M${x - 39}-40v-34M${x + 39}-40v-34M${x - 40}-74h80M${x - 40}-42h80M${x}-102v30M${x - 22}-74l22-16l22 16M${x - 38}-44l18-28M${x + 38}-44l-18-28`,
    ) +
    fill(palette.glass, panes([x - 16, -66, 3, 1, 12, 0], 8, 18));
  return (
    fill("#6b5a45", box(-84, -42, 168, 42)) +
    fill(palette.ink, box(-76, -34, 152, 34), 0.7) +
    stroke(
      "#3d2d22",
      5,
      grid([-78, 0], [7, 1], [26, 0], (x) => `M${x} 0v-40`),
    ) +
    gable(-42) +
    gable(42) +
    fill("#3d2d22", box(-86, -43, 172, 5))
  );
};

export const knownFor = {
  "four-chimneys": fourChimneys,
  "beach-inn": beachInn,
  "romantic-castle": romanticCastle,
  "golden-hall-castle": goldenHallCastle,
  "shell-keep": shellKeep,
  "lion-and-flint": lionAndFlint,
  "painted-clock": paintedClock,
  "herring-barrels": herringBarrels,
  "gun-rampart": gunRampart,
  "jet-fighter": jetFighter,
  "open-tourer": openTourer,
  "walking-tiger": walkingTiger,
  "mountain-biker": mountainBiker,
  peacock,
  "janus-stone": janusStone,
  "iron-gates": ironGates,
  lancaster,
  "flying-boat": flyingBoat,
  "timber-guildhall": timberGuildhall,
} as const satisfies Record<string, Part>;
