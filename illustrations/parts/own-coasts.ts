import { trawler } from "../shapes/boats";
import { as, mix } from "../shapes/colour";
import { at, box, disc, fill, line, poly, stroke } from "../shapes/svg";
import { puffin } from "./animals";
import { panes, type Part } from "./part";

/** A gannet in flight, head to the left. About 70 wide. */
const gannet = (x: number, y: number, size: number, ink: string, flip = false) =>
  at(
    x,
    y,
    fill("#fdfbf4", "M-28 0Q-10-9 12-5L38 4Q10 11-10 8Q-24 7-28 0zM-8-3Q-2-34 24-48L34-46Q20-26 14 2z") +
      fill("#e6e8e4", "M-12 6Q-18 26-8 44L2 48Q-2 28 8 6z") +
      fill(ink, "M12-38Q18-48 40-54Q32-36 22-28zM-12 32Q-10 46 6 58Q6 42 0 32z") +
      fill("#eebb55", disc(-24, -1, 7)) +
      fill("#8fa0a8", poly(-30, -4, -46, 1, -30, 3)) +
      fill(ink, disc(-27, -2, 1.6)),
    size,
    flip ? -size : size,
  );

/** Flamborough and Bempton: a chalk head with an arch and a stack, birds on every ledge, gannets before them. */
const gannetCliff: Part = ({ palette }) => {
  const chalk = as("t", "#f8f4e8");
  const shade = mix(chalk, palette.ink, 0.2);
  const ledge = (d: string, gaps: string) =>
    `<path stroke="${palette.ink}" stroke-width="4.4" stroke-dasharray="${gaps}" d="${d}"/>`;
  return (
    fill(chalk, "M-44 12L-40-70L-30-122L6-132L90-136L420-118V40H44L40-22Q32-56 14-56Q-4-54-6-18L-8 14z") +
    fill(
      shade,
      "M44 40L40-22Q32-56 14-56L22-62Q48-62 56-16L62 40zM96-132l12 56-8 116h44l-8-92 10-80zM196-136l10 70-8 106h50l-10-120 6-56zM-22-124l8 50-8 48-8-6 4-52z",
    ) +
    stroke(
      shade,
      2.2,
      "M-34-94Q10-104 60-92T180-100T420-96M-38-66Q20-82 70-70T200-74T420-68M56-38Q120-48 180-36T420-40M64-10Q160-18 420-12",
    ) +
    ledge("M-30-98Q10-108 60-96T180-104T420-100", "0 6 0 19 0 8 0 6 0 31") +
    ledge("M-34-70Q20-86 70-74T200-78T420-72", "0 7 0 7 0 34 0 6 0 15") +
    ledge("M60-42Q120-52 180-40T420-44", "0 25 0 6 0 8 0 6 0 40") +
    fill(
      as("g", palette.near),
      "M-32-116L-30-124Q0-142 60-142T420-128V-108Q200-120 90-126T6-122Q-16-120-32-116z",
    ) +
    fill(chalk, "M-150 14l6-46 4-44 12-14 14 4 8 22 2 40 10 38z") +
    fill(shade, "M-114-86l8 22 2 40 10 38h-26l6-46z") +
    fill(as("g", palette.near), "M-140-74l12-17 14 5 5 14q-16-8-31-2z") +
    stroke(palette.paper, 4, "M-164 15q20-6 40 0t44 0M-62 14q16-6 30 0t36 2t44 20t120 6t160 0") +
    gannet(-88, -136, 1.3, palette.ink) +
    gannet(-60, -26, 1, palette.ink) +
    gannet(30, -172, 0.9, palette.ink, true)
  );
};

/** A coble on its wheels, hauled up the sand by a tractor. */
const cobleTractor: Part = ({ palette }) => {
  const wheel = (x: number, r: number) =>
    fill("#262d30", disc(x, -r, r)) + fill("#e8c84a", disc(x, -r, Math.round(r * 0.45)));
  return (
    stroke("#5c6468", 5, "M-88-16H24L34-24") +
    fill("#2f6fa8", "M-124-86Q-116-52-92-26H-4L0-58Q-56-48-88-62T-124-86z") +
    fill("#fdf6e6", "M-124-86Q-112-66-88-52T-1-48L0-58Q-56-48-88-62T-124-86z") +
    fill("#c4473c", "M-108-46Q-100-34-92-26H-4L-3-34H-92z") +
    stroke(palette.ink, 1.8, "M-114-60Q-70-36-2-40") +
    stroke("#8a6a45", 4, "M-48-54V-112M-48-108L-92-68") +
    fill(palette.accent, "M-48-112q12-4 22 2v12q-10-6-22-2z") +
    wheel(-62, 15) +
    fill("#c4473c", box(36, -66, 62, 28) + box(10, -58, 34, 26)) +
    fill("#97352c", box(36, -48, 62, 10)) +
    fill("#c4473c", "M2-42q6-26 30-24q18 2 22 20l-10 0q-12-12-28 0z") +
    stroke("#262d30", 4, "M16-66V-100H56V-66M84-66v-26") +
    fill("#c4473c", box(10, -106, 52, 7)) +
    fill(palette.glass, box(20, -98, 32, 30), 0.5) +
    wheel(24, 28) +
    wheel(86, 17) +
    fill("#fff1c4", disc(98, -58, 4))
  );
};

/** The sun as it comes up: its foot is at the horizon, and the sea hides its lower half. */
const risingSun: Part = () =>
  `<g class="f">${fill("#fff3c4", disc(0, 0, 118), 0.45)}${fill("#ffd777", disc(0, 0, 82))}${fill("#ffedb0", disc(-8, -6, 62))}</g>`;

/** A steam drifter: a tall thin funnel, a mizzen sail, and the sun's path on the water before it. */
const drifter: Part = ({ palette }) =>
  `<g class="f">${stroke("#ffe08a", 4, "M-70 13h120M-50 22h110M-76 31h150")}</g>` +
  stroke(palette.ink, 3, "M-52-36V-112M-52-108L-6-64M-52-108L-88-42M62-34V-104M62-40H90") +
  fill("#a8472f", poly(64, -102, 64, -42, 92, -44, 76, -96)) +
  fill("#7d3222", poly(64, -102, 64, -42, 74, -43)) +
  fill(palette.paper, box(-10, -60, 32, 28)) +
  fill(palette.glass, panes([-6, -55, 3, 1, 9.5, 0], 7, 9)) +
  fill("#8a5a35", box(22, -46, 30, 14)) +
  fill("#2a3136", box(26, -106, 14, 62)) +
  fill("#e8b23c", box(26, -88, 14, 16)) +
  stroke("#4d4a45", 7, "M36-112q10-14 26-10t30-10", 0.5) +
  fill("#22303a", "M-96-44Q-70-28-20-28H58Q80-30 98-38Q96-12 84 6H-76Q-90-10-96-44z") +
  fill("#a8472f", "M-86-10Q-82 0-76 6H84L90-6z") +
  stroke(palette.paper, 2.4, "M-93-38Q-66-23-20-23H58Q80-25 96-32") +
  stroke(palette.shine, 3, "M-104 7q20 5 40 0t40 0t40 0t40 0t44 0");

/** Portpatrick: painted houses round a bite in the cliffs, a roofless tower on the edge beside them. */
const cliffBite: Part = ({ palette }) => {
  const tones = [
    "#f2cf73",
    "#9cc3d6",
    "#e9a7a0",
    "#fdf6e6",
    "#8fbf9c",
    "#fdf6e6",
    "#d9826b",
    "#9cc3d6",
    "#f2cf73",
  ];
  const place = (index: number) => {
    const x = -114 + index * 25;
    return { x, y: -10 + Math.round(((x + 12) / 100) ** 2 * 10), h: 36 + ((index * 7) % 3) * 6 };
  };
  const houses = tones.map((_, index) => place(index));
  const rock = as("t", "#77736b");
  return (
    fill(as("g", palette.mid), "M-420-70Q-160-122 0-106T420-80V0H-420z") +
    fill(as("g", palette.near), "M-420-30Q-100-96 0-82T420-30V4H-420z") +
    tones
      .map((tone, index) => {
        const { x, y, h } = houses[index] ?? place(0);
        return fill(tone, box(x, y - h, 24.5, h));
      })
      .join("") +
    fill(
      palette.roof,
      houses
        .map(({ x, y, h }) => poly(x - 1, y - h, x + 3, y - h - 14, x + 22, y - h - 14, x + 26, y - h))
        .join(""),
    ) +
    fill(
      palette.glass,
      houses
        .map(
          ({ x, y, h }) =>
            box(x + 4, y - h + 6, 6, 9) + box(x + 15, y - h + 6, 6, 9) + box(x + 4, y - 14, 6, 9),
        )
        .join(""),
    ) +
    fill(palette.ink, houses.map(({ x, y }) => box(x + 14, y - 15, 7, 15)).join(""), 0.6) +
    fill(palette.wallShade, "M-130 6Q-10-22 114 4L112 16Q-8-12-126 18z") +
    fill(as("s", palette.sand), "M-126 18Q-8-12 112 16Q0 2-126 18z") +
    fill(rock, "M-420 60V-86L-180-92L-150-84L-136-50L-120-34L-124-8L-104 8L-112 26L-92 44L-100 56L-240 66z") +
    fill(rock, "M420 60V-76L220-84L180-104L122-100L116-62L102-44L110-12L90 6L98 26L80 40L88 54L240 66z") +
    fill(
      palette.ink,
      "M-136-50l16 16-4 26 20 16-8 18 20 18h-34l-6-60-10-20zM150-96l-8 44 10 40-12 60h36l8-70-8-70zM240-82l10 50-10 92h44l-8-88zM-220-88l10 70-8 78h40l-6-80z",
      0.22,
    ) +
    fill(
      as("g", palette.near),
      "M-420-78V-98Q-220-108-168-98L-146-80Q-240-72-420-78zM420-66V-90Q250-90 190-106L150-116L118-100Q200-82 420-66z",
    ) +
    `<path fill="#a9a296" fill-rule="evenodd" d="M128-108v-58l8-8 6 8 8-10 10 12 8-6 8 8 6 52zm56 2v-26l8-6 8 5 10-4v31zM140-150h8v14h-8zM158-154h8v16h-8zM148-126h9v16h-9z"/>` +
    fill(palette.ink, poly(166, -166, 168, -170, 176, -162, 182, -106, 168, -106), 0.25) +
    trawler(-26, 34, 0.9, "#c4473c", palette) +
    trawler(40, 24, 0.6, "#2f6fa8", palette) +
    stroke(palette.paper, 3.4, "M-104 58q14-6 28 0M84 56q14-6 30 0t40 6M-240 68q30-6 60 0t60-6")
  );
};

/** Lepe: slabs of concrete that go down into the water, and rusted bollards. */
const mulberryWorks: Part = () => {
  const slab = (x: number, y: number, w: number) =>
    fill("#b3aea2", poly(x, y, x + w, y - 2, x + w + 14, y + 16, x + 10, y + 18)) +
    fill("#7c786f", poly(x + 10, y + 18, x + w + 14, y + 16, x + w + 14, y + 23, x + 10, y + 25));
  const bollard = (x: number, y: number, size: number) =>
    at(
      x,
      y,
      fill("#93492a", "M-20 0Q-10-24-16-44Q-34-50-30-62Q-24-74 0-75T30-62Q34-50 16-44Q10-24 20 0z") +
        fill("#6d3520", "M4 0Q10-24 4-44Q20-48 18-62Q14-72 2-75Q26-74 30-62Q34-50 16-44Q10-24 20 0z") +
        fill("#c98250", "M-22-64q8-8 24-7q-14 2-20 10z") +
        fill("#6d3520", box(-26, -5, 52, 7)),
      size,
    );
  return (
    [
      [-176, -48, 40],
      [-132, -49, 40],
      [-164, -24, 46],
      [-114, -25, 46],
      [-150, 2, 52],
      [-92, 0, 54],
    ]
      .map(([x = 0, y = 0, w = 0]) => slab(x, y, w))
      .join("") +
    fill("#c9c4b6", poly(-40, -34, 70, -44, 150, -38, 156, -18, -34, -10)) +
    fill("#8f8a80", "M-34-10L156-18V22L120 26L96 20L60 28L20 24L-26 30z") +
    stroke("#5f5b54", 2.4, "M20-13l6 20-8 16M92-16l-6 18 10 16M-10-11l4 30") +
    stroke("#93492a", 3, "M60 28l4 12M64 28l12 8M-26 30l-8 8") +
    bollard(96, -26, 0.8) +
    bollard(14, -18, 1.25)
  );
};

/** Puffins on the turf of a headland, large, and the lighthouse behind them. */
const puffinClose: Part = (stage) => {
  const { palette } = stage;
  const one = puffin(stage, 0);
  return (
    fill("#fdf6e6", poly(-74, -4, -69, -76, -49, -76, -44, -4)) +
    fill("#d5cebe", poly(-56, -4, -56, -76, -49, -76, -44, -4)) +
    fill("#c99a4a", box(-73, -80, 28, 5)) +
    fill("#2b3436", box(-67, -100, 16, 20) + poly(-69, -100, -59, -112, -49, -100)) +
    fill(as("l", palette.gold), box(-64, -97, 10, 14)) +
    fill("#fdf6e6", box(-110, -26, 40, 24)) +
    fill(palette.roof, poly(-114, -26, -106, -38, -74, -38, -70, -26)) +
    at(116, 10, one, 2.7, -2.7) +
    at(-2, 22, one, 3.2) +
    at(-92, 28, one, 2.4) +
    stroke("#e58fa5", 6, "M-120 34h2M-96 46h3M-40 40h2M46 36h3M90 44h2M112 30h3M-8 52h3M140 48h2M-148 50h2")
  );
};

/** Dunbar: what is left of the castle on its red rock at the harbour's mouth, kittiwakes round it. */
const kittiwakeCastle: Part = ({ palette }) => {
  const rock = as("t", "#8a4f3d");
  const gull = (x: number, y: number, size: number, flip = false) =>
    at(
      x,
      y,
      fill("#b9c4ca", "M-2-2Q-12-26-38-28Q-22-14-8 4zM2-2Q10-26 36-34Q26-14 10 4z") +
        fill(palette.ink, "M-26-26Q-32-30-42-28Q-34-22-26-20zM28-29Q32-34 40-38Q38-28 30-22z") +
        fill("#fdfbf4", "M-18 0Q-2-9 14-3Q20-8 26-2Q24 6 12 6Q-6 10-18 0zM-18 0l-10 2 10 5z") +
        fill("#f0c04a", poly(25, -3, 32, 0, 25, 2)),
      size,
      flip ? -size : size,
    );
  const nests = [-96, -84, -58, -44, -20, 30, 42, 66, 88, 98]
    .map((x, i) => disc(x, -34 + ((i * 13) % 4) * 9, 4.4))
    .join("");
  return (
    fill(rock, "M-150 20L-138-8L-114-22L-104-50L-70-62L20-58L84-64L108-46L118-18L140-6L152 22L60 30H-80z") +
    fill(
      palette.ink,
      "M-30-56l10 34-12 50h44l-8-50 10-34zM84-64l24 18 10 28 22 12 12 28H96l-6-50zM-100-44l8 30-6 40h22l-6-44z",
      0.24,
    ) +
    `<path fill="#c4755a" fill-rule="evenodd" d="M-92-56v-58l10-12 8 10 12-8 6 14 14 4v-30l8-20 12 8 10-10 10 14v50l20-6 6 16 16-2v-34l12-14 10 8 12-6 6 18v74zM-76-98h9v20h-9zM-30-140h9v18h-9zM-10-140h9v18h-9zM-30-104q10-18 20 0v44h-20zM56-96h9v18h-9z"/>` +
    fill(palette.ink, "M0-142l10 14v66H-2v-74zM72-120l12-6 6 18v44H76z", 0.26) +
    stroke("#f3ece0", 3, "M-86-30v14M-50-36v18M36-34v16M70-38v18M-16-40v12", 0.75) +
    fill("#fdfbf4", nests) +
    fill("#fdfbf4", disc(-62, -124, 4.6) + disc(60, -126, 4.6)) +
    gull(-104, -120, 0.86) +
    gull(34, -168, 0.8, true) +
    gull(112, -104, 0.96, true) +
    trawler(-118, 42, 0.86, "#2f6fa8", palette) +
    stroke(palette.paper, 4, "M-162 22q20-6 36 2t50 8t60-2t60 0t60-4t50-4t40 0")
  );
};

/** A minke whale that leaps, another's back behind it. */
const minkeWhale: Part = ({ palette }) =>
  fill("#3a4a54", "M56 12Q84-22 132-10Q150-4 162 12z") +
  fill("#3a4a54", "M92-16q14-10 10-30q26 8 24 34z") +
  fill("#2f3e48", "M-70 12Q-72-60-20-112Q8-140 54-142Q60-134 48-120Q30-96 24-70Q14-30 26 12z") +
  fill("#eef1ee", "M-14 12Q-20-30 0-66Q18-96 52-128Q44-104 30-88Q26-80 24-70Q14-30 26 12z") +
  stroke("#a9b7bd", 2.2, "M-4 10Q-8-34 14-72M6 10Q4-32 20-70M15 10Q10-20 18-46M20-92Q34-112 48-126") +
  fill("#2f3e48", "M-8-62Q-44-56-62-26Q-50-24-30-34T-2-48z") +
  fill("#eef1ee", "M-30-54l-14 24 12-4 12-22z") +
  fill("#cfd8da", disc(16, -108, 2)) +
  fill(
    "#f4f8f6",
    "M-104 14q2-16 16-14q2-20 18-14q10-14 22 0q14-8 24 4q14-10 24 2q14-12 24 0q16-6 18 10q14-4 18 12z",
  ) +
  stroke("#f4f8f6", 4, "M-84-12l-10-16M-62-22l-4-18M42-14l8-18M62-8l14-12M150 6l14-8") +
  stroke(palette.shine, 4, "M-124 16q20-6 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0");

/** A long wave that breaks to the left, a surfer on its face. */
const breakingWave: Part = ({ palette }) => {
  const face = as("w", mix(palette.water, palette.shine, 0.28));
  return (
    fill(
      as("w", mix(palette.water, palette.ink, 0.2)),
      "M-420 8Q-200 4-120-34Q-40-78 70-74Q190-66 420-18V20H-420z",
    ) +
    fill(face, "M-150 12Q-60-2-30-44Q10-66 70-62Q190-54 420-8V20H-150z") +
    stroke(palette.shine, 2.4, "M-20-36Q20-20 90-10M40-52Q80-30 170-12M120-52Q170-30 250-10") +
    fill(palette.paper, "M-112-60Q-40-82 70-79Q190-71 420-24V-16Q190-62 70-70Q-30-72-108-44z") +
    fill(
      palette.paper,
      "M-420 14q-4-20 30-18q30-22 64-10q24-26 62-14q22-30 62-18q20-34 60-22q28-8 46 8q-2 14-26 20q-26 2-38 24q-24 4-42 30z",
    ) +
    stroke(palette.paper, 5, "M-240 16Q-100 26 40 14T420 14") +
    at(
      62,
      -8,
      fill(palette.gold, "M-46 6Q-6-10 46-14Q20 6-20 12Q-42 14-46 6z") +
        stroke(palette.ink, 8, "M-16 2L-6-20L-12-36M18-6L8-22L-10-36M-10-38L-4-58") +
        stroke(palette.ink, 6, "M-4-56L24-46M-6-54L-28-48") +
        fill("#e3ad86", disc(0, -70, 8)) +
        fill("#5b3520", "M-9-70Q-8-80 2-79Q9-77 8-70Q0-76-9-70z"),
    )
  );
};

/** A windsurfer who leans back under a striped sail. */
const windsurfer: Part = ({ palette }) =>
  fill("#0d3a4e", "M-80 4q80 16 164 0z", 0.35) +
  fill(palette.paper, "M-84-6Q-20-2 60-4Q84-6 92-12Q88 6 60 6H-50Q-76 6-84-6z") +
  fill(palette.accent, "M4-6Q34-90 28-176Q88-130 92-46Q50-26 4-6z") +
  fill(palette.gold, "M30-130Q60-128 80-94Q88-76 91-62Q54-72 22-76Q28-104 30-130z") +
  stroke("#fdf6e6", 3, "M30-130Q60-128 80-94M22-76Q54-72 91-62") +
  stroke(palette.ink, 3.4, "M4-4Q36-90 28-178") +
  stroke(palette.ink, 3, "M18-52L84-54") +
  stroke(palette.ink, 9, "M-34-6L-30-38L-26-54M-14-6L-22-34L-28-50M-28-52L-38-76") +
  stroke(palette.ink, 6.4, "M-38-76L22-53M-36-72L-2-50L14-53") +
  fill("#e3ad86", disc(-44, -88, 9)) +
  fill("#5b3520", "M-54-88Q-54-99-43-99Q-34-97-35-89Q-44-94-54-88z") +
  stroke(palette.shine, 4, "M-150 8q18-5 36 0t36 0M76 6q18-5 36 0t36 0M-96-4q-14-6-24 2");

/** Bathers under two parasols on their towels, a sandcastle beside them. */
const beachDay: Part = ({ palette }) => {
  const parasol = (x: number, y: number, colour: string) =>
    stroke("#8a6a45", 5, line(x, y, x, y - 100)) +
    fill(
      colour,
      `M${x - 62} ${y - 84}Q${x - 54} ${y - 130} ${x} ${y - 132}Q${x + 54} ${y - 130} ${x + 62} ${y - 84}z`,
    ) +
    fill(
      palette.paper,
      `M${x - 38} ${y - 84}Q${x - 32} ${y - 122} ${x} ${y - 132}Q${x - 14} ${y - 112} ${x - 14} ${y - 84}zM${x + 38} ${y - 84}Q${x + 32} ${y - 122} ${x} ${y - 132}Q${x + 14} ${y - 112} ${x + 14} ${y - 84}z`,
    );
  const bather = (x: number, y: number, suit: string, flip = false) =>
    at(
      x,
      y,
      fill(suit, poly(-40, -2, 50, -2, 58, 8, -46, 8)) +
        stroke("#e3ad86", 9, "M-14-10L16-26L36-6M-22-40L-34-4") +
        stroke(palette.ink, 14, "M-18-12L-17-34") +
        fill("#e3ad86", disc(-15, -54, 10)) +
        fill("#5b3520", "M-26-54Q-26-66-14-66Q-4-65-4-57Q-14-62-26-54z"),
      1,
      flip ? -1 : 1,
    );
  return (
    parasol(-72, 0, palette.accent) +
    parasol(70, 4, palette.gold) +
    bather(-58, 4, palette.water) +
    bather(66, 10, palette.accent, true) +
    fill(
      as("s", mix(palette.sand, "#a87a3f", 0.5)),
      poly(-24, 22, -18, 0, 24, 0, 30, 22) + box(-16, -8, 9, 10) + box(-2, -8, 9, 10) + box(13, -8, 9, 10),
    )
  );
};

/** A green by the sea with its flag, a bunker faced with turf, and someone who putts. */
const linksGreen: Part = ({ palette }) => {
  const turf = as("g", mix(palette.near, "#a9d46a", 0.5));
  return (
    fill(turf, "M-150 12Q-120-12-10-14T140 6Q120 32 0 34T-150 12z") +
    fill(palette.ink, "M30 12a8 3 0 1 0 16 0a8 3 0 1 0-16 0z", 0.8) +
    stroke("#fdf6e6", 4, "M38 12V-132") +
    fill(palette.accent, "M38-132q22-10 40 0t34-2v34q-18 8-36 0t-38 2z") +
    fill(as("s", "#f0dca8"), "M54 36Q56 8 84 6H144Q170 10 168 32Q156 48 112 48T54 36z") +
    fill("#7d6a3f", "M54 36Q56 8 84 6H144Q170 10 168 32Q150 19 110 19T54 36z") +
    stroke("#5f7a3a", 2, "M64 13Q110 9 160 13M60 20Q110 13 164 19") +
    stroke("#2e4a63", 11, "M-62-44L-70 8M-50-44L-42 8") +
    stroke("#fdf6e6", 14, "M-56-52L-48-80") +
    stroke("#fdf6e6", 7, "M-48-80Q-30-62-24-46") +
    stroke(palette.ink, 3, "M-24-50L-8 8M-8 8h8") +
    fill("#e3ad86", disc(-40, -98, 10)) +
    fill(palette.accent, "M-52-100q2-14 14-13q10 2 11 11l8 3-12 1z") +
    fill(palette.paper, disc(8, 8, 4)) +
    fill("#22303a", poly(-76, 10, -60, 10, -60, 4, -74, 3) + poly(-48, 10, -32, 10, -32, 4, -46, 3))
  );
};

/** Arran across the firth: the saw's edge of its northern hills. */
const arranFar: Part = ({ palette }) => {
  const stone = mix("#5a6f8f", palette.skyMid, 0.3);
  return (
    fill(
      stone,
      "M-330 4L-280-10L-240-40L-206-52L-190-66L-172-60L-150-84L-132-76L-112-96L-96-84L-80-110L-62-94L-46-104L-20-76L10-88L34-64L70-58L110-34L170-22L240-8L300 4z",
    ) +
    fill(
      mix(stone, palette.ink, 0.28),
      "M-150-84l18 8 20-20 10 40-20 30-22-20zM-80-110l18 16 16-10 26 28-24 40-30-24zM10-88l24 24 36 6-30 34-26-20zM-206-52l16-14 8 26-20 20z",
    )
  );
};

/** A Clyde puffer at the quay, and the engine shop behind: an iron gable of glass. */
const clydePuffer: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, palette.sand, 0.4)), "M-420-30Q-200-64-100-52T140-54T420-40V-20H-420z") +
  fill("#b9644a", poly(-120, -26, -120, -98, -46, -150, 28, -98, 28, -26)) +
  fill(palette.roof, poly(-128, -94, -46, -158, 36, -94, 30, -90, -46, -146, -122, -90)) +
  fill("#b9644a", poly(28, -26, 28, -82, 76, -112, 124, -82, 124, -26)) +
  fill(palette.roof, poly(30, -82, 76, -118, 132, -80, 126, -76, 76, -108, 32, -78)) +
  fill(palette.glass, box(-106, -92, 120, 56) + poly(-92, -98, -46, -132, 0, -98) + box(40, -76, 72, 40)) +
  stroke(
    "#fdf6e6",
    2.4,
    "M-86-100V-36M-66-112V-36M-46-130V-36M-26-112V-36M-6-100V-36M-106-74H14M-106-54H14M-92-98H0M58-76v40M76-76v40M94-76v40M40-56h72",
  ) +
  fill("#9b9588", box(-420, -28, 840, 10)) +
  fill("#6f6a60", box(-420, -18, 840, 40)) +
  stroke("#55514a", 2, "M-420-4H420M-420 10H420", 0.6) +
  stroke("#a97b4f", 5, "M58-36V-126M58-40L4-92") +
  stroke(palette.ink, 1.8, "M58-122L4-92M58-122L96-38M4-92v34") +
  fill("#8a5a35", box(-74, -62, 34, 30) + box(-78, -66, 42, 5)) +
  fill(palette.glass, panes([-70, -58, 3, 1, 10, 0], 7, 10)) +
  fill("#c4473c", box(-64, -110, 20, 46)) +
  fill("#22303a", box(-64, -118, 20, 12)) +
  fill("#a97b4f", box(-20, -40, 62, 10)) +
  fill("#22303a", "M-104-42Q-66-30 0-30H60Q86-34 104-48Q104-10 84 30H-84Q-102 10-104-42z") +
  fill("#a8472f", "M-96 8Q-92 22-84 30H84Q92 20 98 4z") +
  stroke("#fdf6e6", 2.8, "M-102-34Q-64-24 0-24H60Q84-28 102-40") +
  stroke(
    palette.shine,
    4,
    "M-420 31q20-5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0",
  ) +
  stroke(palette.ink, 2, `${line(92, -40)}L140-24${line(-98, -36)}L-140-24`);

/** Sights of the coast that one place alone has. */
export const ownCoasts = {
  "gannet-cliff": gannetCliff,
  "coble-tractor": cobleTractor,
  "rising-sun": risingSun,
  drifter,
  "cliff-bite": cliffBite,
  "mulberry-works": mulberryWorks,
  "puffin-close": puffinClose,
  "kittiwake-castle": kittiwakeCastle,
  "minke-whale": minkeWhale,
  "breaking-wave": breakingWave,
  windsurfer,
  "beach-day": beachDay,
  "links-green": linksGreen,
  "arran-far": arranFar,
  "clyde-puffer": clydePuffer,
} as const satisfies Record<string, Part>;
