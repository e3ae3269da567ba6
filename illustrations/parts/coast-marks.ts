import { as, mix } from "../shapes/colour";
import { gateway } from "../shapes/castles";
import { arch, box, disc, fill, poly, stroke } from "../shapes/svg";
import { panes, type Part } from "./part";

/** Burnham-on-Sea: a white wooden box on nine legs, a red stripe from its roof to its foot. */
const leggedLighthouse: Part = ({ palette }) =>
  stroke(palette.ink, 4, "M-38 0V-52M-14 0V-52M14 0V-52M38 0V-52M-26 4V-50M0 4V-50M26 4V-50", 0.85) +
  stroke(palette.ink, 2, "M-38-4L38-48M38-4L-38-48M-38-26H38", 0.6) +
  fill("#f7f3e8", box(-42, -122, 84, 72)) +
  fill("#d3cfc2", box(22, -122, 20, 72)) +
  stroke("#b9b4a4", 1, "M-42-112H42M-42-100H42M-42-88H42M-42-76H42M-42-64H42", 0.7) +
  fill(palette.accent, box(-9, -122, 18, 72)) +
  fill(palette.glass, box(-32, -96, 12, 14) + box(24, -96, 10, 14)) +
  fill(as("r", mix("#f7f3e8", palette.ink, 0.28)), poly(-48, -120, -14, -150, 14, -150, 48, -120)) +
  fill(palette.paper, box(-7, -164, 14, 15)) +
  stroke(palette.ink, 3, "M44-54L70 2M52-38h10M58-24h10M64-10h10", 0.7);

/** A Martello tower: a low round gun tower that widens to its foot, the door high up, one gun on the roof. */
const martello: Part = ({ palette }) =>
  fill(palette.wall, "M-78 4L-66-84Q0-100 66-84L78 4Q0 18-78 4z") +
  fill(palette.wallShade, "M26-94Q52-92 66-84L78 4Q58 10 34 12z") +
  fill(mix(palette.wall, palette.paper, 0.3), "M-69-84Q0-104 69-84V-74Q0-93-69-74z") +
  fill(palette.ink, arch(-9, -66, 18, 28) + box(-50, -62, 10, 13) + box(40, -60, 9, 12), 0.8) +
  stroke(palette.ink, 6, "M-6-98L34-108") +
  fill(palette.ink, disc(-8, -98, 7)) +
  fill(mix(palette.sand, palette.wallShade, 0.4), "M-130 10Q-60-2 0 6T130 10Q60 22 0 20T-130 10z");

/** New Brighton: a low fort of red sandstone at the river's mouth, and a white lighthouse beside it. */
const perchRock: Part = ({ palette }) => {
  const [stone, shade] = ["#b9674c", "#8f4a38"];
  return (
    fill(mix(palette.sand, "#6d6a5c", 0.5), "M-150 8Q-100-4 0 0T150 8Q60 20 0 18T-150 8z") +
    fill(stone, box(-128, -46, 150, 48) + box(-134, -62, 26, 64) + box(2, -62, 26, 64)) +
    fill(shade, box(-128, -48, 150, 5) + box(18, -62, 10, 64) + box(-116, -62, 8, 64)) +
    fill(palette.ink, panes([-98, -34, 3, 1, 18, 0], 8, 8) + panes([-28, -34, 2, 1, 16, 0], 8, 8), 0.7) +
    gateway(-50, 2, 16, 24, palette) +
    fill("#f7f4ea", poly(74, 4, 82, -128, 106, -128, 116, 4)) +
    fill("#cfccc0", poly(98, -128, 106, -128, 116, 4, 102, 4)) +
    fill(palette.accent, box(78, -150, 32, 6) + "M82-166q12-14 24 0z") +
    fill(palette.gold, box(84, -166, 20, 17)) +
    fill(palette.ink, box(76, -130, 36, 4) + box(90, -104, 7, 11) + box(90, -70, 7, 11), 0.8)
  );
};

/** Millport: a long rock on the shore, painted with an eye, a red mouth and white teeth. */
const crocodileRock: Part = ({ palette }) => {
  const teeth = [...Array(8).keys()].map((i) =>
    poly(-118 + i * 18, -34, -109 + i * 18, -20, -100 + i * 18, -34),
  );
  return (
    fill(mix(palette.sand, "#54584f", 0.55), "M-170 10Q-60-6 40 2T170 10Q60 24-20 20T-170 10z") +
    fill("#5b6157", "M-134-34L-40-58 20-92Q48-104 78-84L120-46 156 8H-60L-54-12-128-14z") +
    fill("#474d46", "M20-92Q48-104 78-84L120-46 156 8H96L88-40z", 0.7) +
    fill("#c9372f", poly(-130, -34, 18, -40, 30, -20, 16, -12, -124, -14)) +
    fill("#fbf8ee", teeth.join("")) +
    fill("#fbf8ee", disc(34, -68, 13)) +
    fill(palette.ink, disc(31, -67, 7) + disc(-118, -40, 3)) +
    stroke("#fbf8ee", 3, "M16-86Q34-98 52-86")
  );
};

/** Ailsa Craig: a steep dome of granite alone in the sea, green above, its gannets a white ledge. */
const ailsaCraig: Part = ({ palette }) => {
  const rock = mix("#7d7a78", palette.skyLow, 0.15);
  return (
    fill(rock, "M-160 8Q-146-30-120-58-96-112-52-140-14-166 34-148 84-130 110-76 142-50 160 8z") +
    fill(
      as("g", mix(palette.near, rock, 0.3)),
      "M-104-86Q-86-122-52-140-14-166 34-148 72-134 96-102 60-116 34-96 6-118-24-92-64-112-104-86z",
    ) +
    fill(mix(rock, palette.ink, 0.3), "M34-148Q84-130 110-76 142-50 160 8H84L70-60z", 0.6) +
    stroke(mix(rock, palette.ink, 0.35), 3, "M-90-70L-104-8M-44-80L-54 2M0-86L-4 4M40-86L52 2", 0.6) +
    stroke("#f4f1e8", 4, "M-118-50L-78-62M-66-44L-30-52M-20-62L20-58", 0.9) +
    fill("#f7f4ea", box(96, -14, 7, 18) + box(106, -4, 18, 8)) +
    stroke(palette.shine, 4, "M-180 10q40-6 80 0t90 0 90 0 100 0", 0.9)
  );
};

/** Porthleven: a granite institute with a clock tower on the pier, and a wave that breaks over it. */
const stormClock: Part = ({ palette }) =>
  fill("#f4f8f6", "M-150 10Q-140-60-104-70-112-112-70-122-64-150-30-140-10-150-6-120V10z", 0.95) +
  fill("#d7e6e8", "M-120 10Q-112-44-84-50-86-88-52-92-40-110-20-104V10z", 0.8) +
  fill(palette.wall, box(-24, -126, 38, 132) + box(14, -62, 96, 68)) +
  fill(palette.wallShade, box(4, -126, 10, 132) + box(14, -64, 96, 4)) +
  fill(
    as("r", palette.roof),
    poly(-28, -126, -5, -166, 18, -126) + poly(14, -62, 26, -90, 98, -90, 112, -62),
  ) +
  fill(palette.paper, disc(-6, -106, 12)) +
  stroke(palette.ink, 2.4, "M-6-106V-114M-6-106L0-103") +
  fill(palette.glass, panes([30, -50, 4, 1, 20, 0], 9, 20) + panes([-14, -82, 1, 2, 1, 30], 10, 18)) +
  fill(mix(palette.wall, palette.ink, 0.2), poly(-60, 2, 460, 2, 460, 34, -48, 34)) +
  fill(palette.wallShade, poly(-60, 2, 460, 2, 460, 9, -58, 9));

/** Newbiggin's Couple: a man and a woman who look out to sea from a stage on the breakwater. */
const seaCouple: Part = ({ palette: { sand } }) => {
  const [bronze, dark] = ["#8a8f78", "#5f6652"];
  return (
    fill(mix("#6d6f6c", sand, 0.2), "M-150 8L-120-10-80-6-40-16 20-8 70-16 120-8 150 8Q0 22-150 8z") +
    stroke("#4d5658", 5, "M-54-10V-58M54-10V-58M-54-12L54-56M54-12L-54-56") +
    fill("#5b6567", box(-66, -66, 132, 9)) +
    fill(bronze, disc(-24, -172, 12) + poly(-40, -156, -8, -156, -10, -108, -38, -108)) +
    fill(dark, poly(-38, -110, -10, -110, -12, -66, -36, -66)) +
    fill(dark, disc(24, -162, 11) + "M13-164q0-14 11-14t12 14l2 16h-8z") +
    fill("#a4705c", poly(10, -148, 38, -148, 44, -84, 4, -84)) +
    fill(bronze, box(12, -84, 9, 18) + box(27, -84, 9, 18))
  );
};

/** Borth: stumps of a drowned forest in wet sand. */
const sunkenForest: Part = ({ palette }) => {
  const stump = (x: number, y: number, s: number) =>
    fill(
      "#4a3b30",
      `M${x - 34 * s} ${y}q${14 * s}-${6 * s} ${18 * s}-${22 * s}l-${4 * s}-${26 * s}l${8 * s} ${6 * s}l${8 * s}-${14 * s}l${6 * s} ${14 * s}l${9 * s}-${8 * s}l-${2 * s} ${30 * s}q${6 * s} ${14 * s} ${20 * s} ${20 * s}z`,
    ) +
    stroke(
      "#2f261f",
      2.4 * s,
      `M${x - 4 * s} ${y - 4 * s}v-${30 * s}M${x + 6 * s} ${y - 4 * s}v-${24 * s}`,
      0.7,
    ) +
    stroke(palette.shine, 3, `M${x - 46 * s} ${y + 4 * s}h${88 * s}`, 0.7);
  return (
    stump(-150, -34, 0.9) +
    stump(-40, -44, 0.8) +
    stump(110, -36, 1) +
    stump(-96, 2, 1.5) +
    stump(56, 6, 1.9) +
    stump(176, 0, 1.2)
  );
};

export const coastMarks: Readonly<Record<string, Part>> = {
  "legged-lighthouse": leggedLighthouse,
  martello,
  "perch-rock": perchRock,
  "crocodile-rock": crocodileRock,
  "ailsa-craig": ailsaCraig,
  "storm-clock": stormClock,
  "sea-couple": seaCouple,
  "sunken-forest": sunkenForest,
};
