import { coneTower } from "../shapes/castles";
import { mix } from "../shapes/colour";
import { arch, at, box, disc, dome, fill, grid, line, poly, stroke } from "../shapes/svg";
import { SUNNY } from "../palette";
import { panes, type Part } from "./part";

/** A cotton, wool or silk mill with its chimney and saw-tooth sheds. */
const mill: Part = ({ palette }) =>
  fill(palette.wallShade, poly(84, 0, 87, -124, 96, -124, 99, 0)) +
  fill(palette.ink, box(85, -124, 13, 4) + poly(93, -124, 96, -124, 99, 0, 93, 0), 0.35) +
  fill(palette.wall, box(-66, -80, 132, 80) + box(-130, -22, 64, 22)) +
  fill(
    palette.roof,
    poly(-68, -80, -60, -94, 60, -94, 68, -80) +
      grid([-130, -22], [3, 1], [21, 0], (x, y) => poly(x, y, x + 6, y - 14, x + 21, y)),
  ) +
  fill(palette.wallShade, box(50, -80, 16, 80) + box(-66, -80, 132, 3)) +
  fill(palette.glass, panes([-58, -70, 8, 4, 15, 18], 7, 10) + panes([-124, -15, 4, 1, 15, 0], 6, 9));

/** A long low mill without a chimney, as at New Lanark or Cromford. */
const longMill: Part = ({ palette }) =>
  fill(palette.roof, poly(-122, -56, -114, -70, 114, -70, 122, -56)) +
  fill(palette.wall, box(-120, -56, 240, 56)) +
  fill(palette.wallShade, box(100, -56, 20, 56) + box(-120, -57, 240, 3)) +
  fill(palette.paper, panes([-112, -50, 15, 3, 14.6, 17], 8, 11)) +
  fill(palette.glass, panes([-111, -49, 15, 3, 14.6, 17], 6, 9)) +
  fill(palette.wall, box(-7, -84, 14, 16) + dome(-7, -84, 14, 8));

/** A tower or post windmill with four sails. */
const windmill =
  (body: "tower" | "smock"): Part =>
  ({ palette }) => {
    const shell = body === "tower" ? palette.wall : "#fdf6e6";
    return (
      fill(shell, poly(-22, 0, -13, -78, 13, -78, 22, 0)) +
      fill(palette.ink, poly(4, 0, 4, -78, 13, -78, 22, 0), 0.18) +
      fill(body === "tower" ? "#fdf6e6" : palette.roof, dome(-15, -78, 30, 18)) +
      fill(palette.ink, panes([-5, -60, 1, 2, 1, 26], 7, 9) + arch(-6, -16, 11, 16), 0.75) +
      stroke(palette.ink, 2.4, "M-44-122L44-46M-38-40L38-128") +
      fill(
        palette.paper,
        poly(-46, -114, -38, -124, -10, -98, -17, -90) +
          poly(46, -54, 38, -44, 10, -70, 17, -78) +
          poly(-44, -46, -34, -36, -10, -64, -19, -72) +
          poly(44, -122, 34, -132, 10, -104, 19, -96),
        0.9,
      ) +
      stroke(
        palette.ink,
        0.9,
        "M-40-119L-14-94M-36-108l8-9M-28-101l7-8M40-49L14-74M28-66l7-8M36-59l7-8M-39-41L-15-68M-37-54l8 8M-29-62l8 8M39-127L15-100M28-114l8 8M20-106l8 8",
      ) +
      fill(palette.ink, disc(0, -84, 3))
    );
  };

/** Three bottle-shaped pottery kilns among workshops. */
const bottleKilns: Part = ({ palette }) => {
  const kiln = (x: number, h: number, w: number) =>
    fill(
      palette.wall,
      `M${x - w} 0q-4-${h * 0.4} ${w * 0.5}-${h * 0.62}q${w * 0.22}-10 ${w * 0.22}-${h * 0.38}h${w * 0.56}q0 ${h * 0.28} ${w * 0.22} ${h * 0.38}q${w * 0.5} ${h * 0.22} ${w * 0.5} ${h * 0.62}z`,
    ) +
    fill(
      palette.ink,
      `M${x + w * 0.1} ${-h}h${w * 0.18}q0 ${h * 0.28} ${w * 0.22} ${h * 0.38}q${w * 0.5} ${h * 0.22} ${w * 0.5} ${h * 0.62}h-${w * 0.6}z`,
      0.2,
    ) +
    fill(palette.wallShade, box(x - w * 0.3, -h - 3, w * 0.6, 5)) +
    fill(palette.ink, arch(x - 5, -16, 10, 16), 0.7);
  return (
    kiln(-70, 92, 30) +
    kiln(66, 84, 28) +
    kiln(0, 108, 34) +
    fill(palette.wall, box(-140, -26, 50, 26) + box(100, -28, 56, 28)) +
    fill(
      palette.roof,
      poly(-142, -26, -134, -38, -96, -38, -88, -26) + poly(98, -28, 106, -42, 150, -42, 158, -28),
    ) +
    fill(palette.glass, panes([-134, -18, 4, 1, 11, 0], 6, 9) + panes([106, -20, 4, 1, 12, 0], 6, 10))
  );
};

/** A coal pit's winding gear with its engine house. */
const pitWheel: Part = ({ palette }) =>
  fill(palette.wall, box(28, -44, 70, 44)) +
  fill(palette.roof, poly(26, -44, 62, -64, 100, -44)) +
  fill(palette.glass, panes([38, -34, 3, 1, 20, 0], 9, 18)) +
  stroke(palette.ink, 4, "M-40 0L-18-104M20 0L-2-104M-34-28h48M-29-56h38M-22-84h24M-2-104L66-52") +
  stroke(palette.ink, 2, "M-34-28L9-56M14-28L-29-56M-29-56L2-84M9-56L-22-84") +
  stroke(palette.accent, 3, disc(-10, -106, 20)) +
  stroke(palette.ink, 1.4, "M-30-106h40M-10-126v40M-24-120l28 28M4-120l-28 28");

/** A steam locomotive and one coach facing left; the coaches' colour is berry, the engine green. */
const steamTrain: Part = ({ palette }) => {
  const wheels = (x: number, n: number, r: number, step: number) =>
    grid([x, -r], [n, 1], [step, 0], (px, py) => disc(px, py, r));
  return (
    fill(
      palette.paper,
      disc(-78, -62, 8) + disc(-64, -72, 11) + disc(-44, -78, 9) + disc(-24, -84, 6),
      0.85,
    ) +
    fill("#2f6b4f", box(-92, -30, 52, 20) + box(-40, -40, 20, 30) + box(-16, -28, 22, 18)) +
    fill(palette.ink, box(-84, -46, 8, 17) + box(-42, -43, 24, 4) + dome(-66, -30, 10, 8)) +
    fill(palette.gold, box(-92, -22, 52, 2) + box(-58, -36, 4, 6)) +
    fill(palette.glass, box(-35, -35, 10, 9)) +
    fill("#9c3d3a", box(12, -34, 66, 24) + box(84, -34, 66, 24)) +
    fill(palette.paper, box(12, -34, 138, 3)) +
    fill(palette.glass, panes([18, -28, 5, 1, 12, 0], 8, 9) + panes([90, -28, 5, 1, 12, 0], 8, 9)) +
    fill(
      palette.ink,
      wheels(-84, 2, 4, 10) +
        wheels(-62, 3, 6, 13) +
        wheels(-12, 2, 4, 13) +
        wheels(22, 2, 4, 46) +
        wheels(94, 2, 4, 46) +
        box(-94, -11, 246, 2),
    ) +
    fill("#857c6e", "M-700 1H700v6l10 5H-710l10-5z") +
    stroke(palette.ink, 1.6, "M-700 0H700")
  );
};

/** An open-topped electric tram in red and cream, with its wire. */
const tram: Part = ({ palette }) =>
  stroke(palette.ink, 1, "M-160-92H160M0-62L20-92") +
  fill("#a8332f", box(-52, -34, 104, 26) + box(-58, -54, 116, 16)) +
  fill(palette.paper, box(-52, -22, 104, 4) + box(-56, -38, 112, 4) + box(-56, -50, 112, 3)) +
  fill(palette.glass, panes([-44, -33, 6, 1, 15, 0], 11, 10)) +
  fill(palette.ink, disc(-22, -4, 5) + disc(22, -4, 5) + box(-40, -9, 80, 4)) +
  stroke(palette.ink, 1.6, "M-56-54v-12h112v12M-140 0H140") +
  stroke(palette.ink, 2.4, "M-120 0v-96M120 0v-96");

/** A hangar's curved roof and its doors. */
const hangar: Part = ({ palette }) =>
  fill("#7f9490", "M-84 0v-30q84-44 168 0V0z") +
  fill("#5c706d", "M-84-30q84-44 168 0v6q-84-42-168 0z") +
  fill(palette.ink, box(-58, -28, 116, 28), 0.5) +
  fill("#93a7a2", box(-58, -28, 26, 28) + box(32, -28, 26, 28)) +
  stroke(palette.ink, 1, "M-45-28V0M45-28V0", 0.5);

/** A single-seat fighter of 1940 on the grass, nose to the left. */
const spitfire: Part = ({ palette }) =>
  fill("#6d7d56", "M-62-18q-6 0-8 4q4 8 16 9l70-1q28-2 46-10l4-16-8-1-8 10-34-3q-10-9-22-8q-6 4-8 6z") +
  fill("#8a7a55", "M-40-19l20 0 6 13-18 1zM14-18l16 2-6 11-14 0z") +
  fill("#556442", "M-34-8q20-6 44 0l-14 6q-14 2-24-1z") +
  fill(palette.glass, "M-12-20q6-8 18-5l4 6z") +
  fill("#2e5d8c", disc(24, -13, 5)) +
  fill(palette.paper, disc(24, -13, 3.2)) +
  fill(palette.accent, disc(24, -13, 1.6)) +
  fill(palette.accent, "M-70-14l-6-2 6-3z") +
  stroke(palette.ink, 2, "M-74-32v32M-34-4l-4 8M-20-3l0 6") +
  fill(palette.ink, disc(-39, 3, 4.4) + disc(-20, 2, 3.4));

/** A biplane of the Great War, nose to the left. */
const biplane: Part = ({ palette }) =>
  fill("#b8463a", "M-44-22h30l62 4 2 6-60 6h-34z") +
  fill("#e3b75a", box(-44, -42, 44, 4) + box(-42, -10, 44, 4) + "M46-18l6-14 8 0 0 16z") +
  stroke(
    palette.ink,
    1.6,
    "M-40-38L-36-10M-6-38L-2-10M-38-38L-4-10M-6-38L-38-10M-34-6l-4 8M-20-6l2 8M40-13l7 8",
  ) +
  stroke(palette.ink, 2.2, "M-48-32v26") +
  fill(palette.accent, disc(30, -15, 4)) +
  fill(palette.paper, disc(30, -15, 2.4)) +
  fill("#2e5d8c", disc(30, -15, 1.2)) +
  fill(palette.ink, disc(-38, 3, 4.4) + disc(-18, 3, 4.4));

/** A warplane flying; for a sky. */
const flying: Part = (stage) =>
  at(
    0,
    0,
    `<g transform="rotate(-8)">${spitfire(stage).split("<path stroke").slice(0, -1).join("<path stroke")}</g>`,
    1,
  );

/** The big steerable dish of a radio telescope. */
const dish: Part = ({ palette }) =>
  stroke(palette.paper, 4, "M-84 0L-70-72M-60 0L-70-72M84 0L70-72M60 0L70-72M-84 0h24M84 0h-24") +
  stroke(palette.ink, 1.4, "M-82-18h18M-79-36h12M82-18h-18M79-36h-12") +
  fill(palette.paper, "M-100-118Q-84-14 0-12T100-118Q50-84 0-84T-100-118z") +
  fill(palette.ink, "M-100-118Q-84-14 0-12T100-118Q84-50 0-48T-100-118z", 0.14) +
  stroke(palette.ink, 1.2, "M-60-104Q-50-40-20-18M60-104Q50-40 20-18M0-84V-14M-84-70Q0-30 84-70", 0.5) +
  stroke(palette.ink, 2, "M0-84V-146M-30-88L0-140M30-88L0-140") +
  fill(palette.accent, disc(0, -148, 4)) +
  fill(palette.wallShade, box(-78, -74, 18, 8) + box(60, -74, 18, 8));

/** The bubbles of great greenhouses in a pit. */
const biomes: Part = ({ palette }) => {
  const bubble = (x: number, w: number, h: number) => {
    const left = x - w / 2;
    return (
      fill(mix("#dfe9e2", palette.skyMid, 0.2), dome(left, 0, w, h)) +
      stroke(
        "#7f9a96",
        1.2,
        `M${x} ${-h}V0M${left + w * 0.16} ${-h * 0.74}L${left + w * 0.34} 0M${left + w * 0.84} ${-h * 0.74}L${left + w * 0.66} 0M${left + w * 0.05} ${-h * 0.42}H${left + w * 0.95}M${left + w * 0.2} ${-h * 0.8}H${left + w * 0.8}M${left + w * 0.3} ${-h * 0.9}L${x} ${-h * 0.42}L${left + w * 0.7} ${-h * 0.9}M${left + w * 0.05} ${-h * 0.42}L${left + w * 0.34} 0L${x} ${-h * 0.42}L${left + w * 0.66} 0L${left + w * 0.95} ${-h * 0.42}`,
        0.8,
      )
    );
  };
  return bubble(-150, 110, 64) + bubble(150, 120, 74) + bubble(-62, 140, 96) + bubble(58, 150, 110);
};

/** A roller coaster over trestles. */
const coaster: Part = ({ palette }) => {
  const track = "M-260-8C-190-12-170-112-114-112S-60-20-10-26S40-80 86-80S130-12 220-10";
  const posts = [
    [-180, -58],
    [-160, -84],
    [-140, -104],
    [-114, -110],
    [-94, -98],
    [-74, -64],
    [44, -60],
    [66, -74],
    [86, -78],
    [106, -70],
  ];
  return (
    stroke(palette.paper, 2, posts.map(([x = 0, y = 0]) => `${line(x, y)}V0`).join(""), 0.95) +
    stroke(palette.accent, 6, track) +
    stroke(palette.ink, 1.6, track, 0.6) +
    fill(palette.gold, box(-132, -124, 11, 9) + box(-119, -125, 11, 9) + box(-106, -123, 11, 9))
  );
};

/** A big wheel with coloured cars. */
const bigWheel: Part = ({ palette }) => {
  const r = 64;
  const spokes = Array.from(
    { length: 12 },
    (_, i) =>
      [
        Math.round(Math.cos((i * Math.PI) / 6 + 0.26) * r),
        Math.round(Math.sin((i * Math.PI) / 6 + 0.26) * r) - 84,
      ] as const,
  );
  const tones = [palette.accent, SUNNY, palette.water, palette.paper];
  return (
    stroke(palette.ink, 4, "M0-84L-36 0M0-84L36 0") +
    stroke(palette.paper, 4, disc(0, -84, r)) +
    stroke(
      palette.ink,
      1.4,
      disc(0, -84, r * 0.86) + spokes.map(([x, y]) => line(0, -84) + `L${x} ${y}`).join(""),
    ) +
    tones
      .map((tone, turn) =>
        fill(
          tone,
          spokes
            .filter((_, i) => i % 4 === turn)
            .map(([x, y]) => disc(x, y + 4, 7))
            .join(""),
        ),
      )
      .join("") +
    fill(SUNNY, disc(0, -84, 8))
  );
};

/** The London Eye: a thin great ring with glass pods, leaning struts at one side. */
const londonEye: Part = ({ palette }) => {
  const r = 84;
  const turn = (i: number, n: number, radius: number) =>
    [
      Math.round(Math.cos((i * 2 * Math.PI) / n) * radius),
      Math.round(Math.sin((i * 2 * Math.PI) / n) * radius) - 96,
    ] as const;
  return (
    stroke(palette.paper, 5, "M0-96L44 0M0-96L60 0") +
    stroke(palette.paper, 4, disc(0, -96, r)) +
    stroke(
      palette.paper,
      0.8,
      Array.from({ length: 16 }, (_, i) => line(0, -96) + `L${turn(i, 16, r).join(" ")}`).join(""),
      0.9,
    ) +
    fill(palette.deep, Array.from({ length: 20 }, (_, i) => disc(...turn(i, 20, r + 5), 4)).join("")) +
    fill(palette.paper, disc(0, -96, 6))
  );
};

/** A striped show tent. */
const tent: Part = ({ palette }) =>
  fill(palette.paper, poly(-48, 0, -40, -31, 0, -62, 40, -31, 48, 0)) +
  fill(
    palette.accent,
    grid([-48, 0], [3, 1], [32, 0], (x) => poly(x, 0, x + 16, 0, 0, -62)),
  ) +
  stroke(palette.ink, 1.4, "M0-62v-12") +
  fill(palette.accent, poly(0, -74, 12, -70, 0, -66));

/** A whisky distillery: white walls, pagoda roofs. */
const distillery: Part = ({ palette }) =>
  fill("#b5653a", box(76, -78, 11, 46)) +
  fill("#fdf6e6", box(-110, -32, 220, 32)) +
  fill(palette.roof, poly(-114, -32, -100, -48, 100, -48, 114, -32)) +
  [-64, 30]
    .map(
      (x) =>
        fill("#fdf6e6", box(x - 18, -52, 36, 52)) +
        fill(
          palette.roof,
          poly(x - 22, -52, x - 8, -74, x + 8, -74, x + 22, -52) + poly(x - 12, -78, x, -92, x + 12, -78),
        ) +
        fill("#fdf6e6", box(x - 5, -80, 10, 7)),
    )
    .join("") +
  fill(palette.glass, panes([-104, -22, 14, 1, 15, 0], 6, 10));

const limeKilnStack: Part = ({ palette }) =>
  fill(palette.wall, poly(-7, 0, -5, -96, 5, -96, 7, 0)) +
  fill(palette.wallShade, poly(1, 0, 1, -96, 5, -96, 7, 0) + box(-7, -99, 14, 4));

/** A Cornish engine house: gable, round-headed openings, a chimney at its corner. */
const engineHouse: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-26, -60, 44, 60) + poly(-26, -60, -4, -80, 18, -60) + poly(18, 0, 20, -88, 30, -88, 32, 0),
  ) +
  fill(palette.wallShade, box(6, -60, 12, 60) + poly(26, 0, 26, -88, 30, -88, 32, 0) + box(18, -91, 14, 5)) +
  fill(palette.ink, [-46, -20].map((y) => arch(-14, y, 12, 20)).join(""), 0.7);

/** Cable cars that hang across a gorge. */
const cableCars: Part = ({ palette }) =>
  stroke(palette.ink, 1.6, "M-260-96Q0-40 260-110") +
  [
    [-110, -72],
    [-86, -68],
    [96, -78],
    [120, -83],
  ]
    .map(
      ([x = 0, y = 0]) =>
        stroke(palette.ink, 1.2, `M${x} ${y}v8`) +
        fill(palette.accent, disc(x, y + 18, 10)) +
        fill(palette.glass, box(x - 7, y + 12, 14, 7)),
    )
    .join("");

/** A lock on a canal, its balance beams tipped with white. */
const lock: Part = ({ palette }) =>
  fill(
    palette.wallShade,
    poly(-120, -22, -44, -40, -44, 40, -150, 40) + poly(44, -40, 120, -22, 150, 40, 44, 40),
  ) +
  fill(
    palette.wall,
    poly(-124, -30, -44, -48, -44, -36, -124, -18) + poly(44, -48, 124, -30, 124, -18, 44, -36),
  ) +
  fill(palette.deep, box(-44, 16, 88, 24)) +
  fill("#4b4034", poly(-44, -40, 0, -32, 0, 22, -44, 18) + poly(44, -40, 0, -32, 0, 22, 44, 18)) +
  stroke("#2d2a26", 3, "M-44-24L0-16L44-24M-44-4L0 4L44-4M0-32V22M-22-36V20M22-36V20") +
  fill(palette.shine, box(-8, 2, 4, 24) + box(6, 2, 3, 24), 0.8) +
  stroke("#2d2a26", 8, "M-4-38L-96-58M4-38L96-58") +
  stroke(palette.paper, 8, "M-88-56l-14-3M88-56l14-3");

/** Film stages with a studio lamp. */
const soundStages: Part = ({ palette }) =>
  fill("#e7e0cf", box(-150, -58, 120, 58) + box(-20, -72, 120, 72) + box(110, -50, 60, 50)) +
  fill(
    "#c9bfa8",
    box(-150, -62, 120, 6) + box(-20, -76, 120, 6) + box(110, -54, 60, 6) + box(84, -72, 16, 72),
  ) +
  fill(palette.ink, box(-112, -34, 40, 34) + box(18, -40, 46, 40), 0.6) +
  stroke(palette.ink, 3, "M-190 0l14-46l14 46M-183-20h14") +
  fill(palette.ink, poly(-196, -62, -172, -66, -168, -48, -190, -44)) +
  fill(palette.gold, poly(-196, -62, -190, -44, -212, -40, -216, -58), 0.8);

export const industry = {
  mill,
  "long-mill": longMill,
  windmill: windmill("tower"),
  "white-windmill": windmill("smock"),
  "bottle-kilns": bottleKilns,
  "pit-wheel": pitWheel,
  "steam-train": steamTrain,
  tram,
  hangar,
  spitfire,
  biplane,
  "spitfire-flying": flying,
  "radio-dish": dish,
  biomes,
  coaster,
  "big-wheel": bigWheel,
  "london-eye": londonEye,
  tent,
  distillery,
  chimney: limeKilnStack,
  "engine-house": engineHouse,
  "cable-cars": cableCars,
  lock,
  "sound-stages": soundStages,
  "oast-house": ({ palette }) =>
    coneTower({ x: -40, base: 0, w: 28, h: 36 }, palette, 34) +
    coneTower({ x: -8, base: 0, w: 28, h: 36 }, palette, 34) +
    fill(palette.paper, poly(-30, -68, -22, -78, -20, -66) + poly(2, -68, 10, -78, 12, -66)) +
    fill(palette.wall, box(20, -28, 60, 28)) +
    fill(palette.roof, poly(18, -28, 26, -48, 74, -48, 82, -28)),
} as const satisfies Record<string, Part>;
