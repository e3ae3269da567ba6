import { punt, rowingBoat, smack, steamer, trawler, yacht } from "../shapes/boats";
import { mix } from "../shapes/colour";
import { beachHuts, groyne, lighthouse, pavilion, pierDeck } from "../shapes/shore";
import { gulls } from "../shapes/sky";
import { arch, box, disc, dome, fill, grid, line, onion, poly, stroke } from "../shapes/svg";
import { BERRY, SUNNY } from "../palette";
import { panes, type Part } from "./part";

/**
 * A pier that comes from the shore beyond the frame at the right; its foot is the water line, its head at the
 * left. If a pier's theatre and pavilions are at its landward end, they are outside the frame: such piers are
 * bare.
 */
const pier =
  (length: number, head: "pavilion" | "bare" | "domes" | "long" | "theatre"): Part =>
  ({ palette }) => {
    const left = -length / 2;
    const heads = {
      bare: "",
      long: "",
      pavilion: pavilion(left + 12, -32, 96, 24, palette, mix(palette.near, palette.skyTop, 0.3)),
      domes:
        pavilion(left + 12, -32, 90, 22, palette, palette.accent) +
        pavilion(left + 150, -32, 60, 15, palette, palette.deep),
      theatre:
        fill(palette.paper, box(left + 10, -66, 120, 34)) +
        fill(palette.roof, poly(left + 4, -66, left + 24, -84, left + 116, -84, left + 136, -66)) +
        fill(palette.glass, panes([left + 18, -56, 8, 1, 14, 0], 8, 16)),
    }[head];
    return pierDeck(left, length + 700, -32, 0, palette, 20) + heads;
  };

const plainLighthouse =
  (band: "red" | "white" | "black"): Part =>
  ({ palette }) =>
    lighthouse(
      0,
      0,
      78,
      palette,
      band === "red" ? palette.accent : band === "black" ? palette.ink : palette.paper,
    );

/** Low white lighthouse with a broad tower, as on Llanddwyn. */
const stumpyLight: Part = ({ palette }) =>
  fill("#fdf6e6", poly(-15, 0, -9, -50, 9, -50, 15, 0) + dome(-10, -50, 20, 16)) +
  fill(palette.ink, poly(3, 0, 2, -50, 9, -50, 15, 0), 0.16) +
  fill("#fdf6e6", box(14, -14, 20, 14)) +
  fill(palette.roof, poly(12, -14, 24, -24, 36, -14));

/** A three-masted ship with her yards bare; about 200 wide. */
const tallShip =
  (hull: string, gilt: string): Part =>
  ({ palette }) =>
    stroke(palette.ink, 2.6, "M-50-14V-112M0-14V-124M46-14V-104M-78-22L-120-44") +
    stroke(
      palette.ink,
      1.8,
      "M-68-56h36M-64-78h28M-60-96h20M-20-58h40M-16-82h32M-12-104h24M30-56h32M34-76h24M37-92h18",
    ) +
    stroke(
      palette.ink,
      0.7,
      "M-50-112L-118-43M-50-110L-72-16M-50-110L-28-16M0-122L-24-16M0-122L24-16M46-102L24-16M46-102L70-16M0-124L-50-80M46-104L0-80",
      0.6,
    ) +
    fill(hull, "M-90-24q20 8 60 8h80l34-12q-4 26-16 30h-130q-20-6-28-26z") +
    fill(gilt, "M-86-20q20 8 58 8h80l28-8-2 5-26 8h-80q-40 0-56-8z");

/** A flat-bowed frigate with gun ports. */
const frigate: Part = (stage) =>
  tallShip("#2d2a26", "#e8d9ae")(stage) + fill("#2d2a26", panes([-50, -16, 10, 1, 11, 0], 4, 3));

const greatBritain: Part = (stage) =>
  tallShip("#2d2a26", "#c4473c")(stage) +
  fill("#2d2a26", box(-22, -44, 12, 22)) +
  fill(stage.palette.gold, panes([-46, -10, 10, 1, 10, 0], 3, 3));

/** An ocean liner: black hull, white decks, red funnels. */
const liner: Part = ({ palette }) =>
  fill(palette.paper, box(-110, -52, 210, 26) + box(-84, -64, 150, 14)) +
  fill(palette.accent, box(-60, -88, 16, 26) + box(-20, -88, 16, 26) + box(20, -88, 16, 26)) +
  fill(palette.ink, box(-60, -92, 16, 6) + box(-20, -92, 16, 6) + box(20, -92, 16, 6)) +
  fill("#25353f", "M-158-30H142l10-6q-8 30-24 38H-124q-26-12-34-32z") +
  fill(
    palette.glass,
    panes([-104, -46, 20, 1, 10, 0], 5, 4) +
      panes([-104, -36, 20, 1, 10, 0], 5, 4) +
      panes([-78, -60, 14, 1, 10, 0], 5, 4),
  ) +
  stroke(palette.paper, 1.4, "M-150-20H136");

/** A car ferry in black, white and red. */
const ferry: Part = ({ palette }) =>
  fill(palette.paper, box(-62, -34, 108, 18) + box(-50, -44, 60, 12)) +
  fill(palette.accent, box(-16, -60, 14, 18)) +
  fill(palette.ink, box(-16, -60, 14, 4)) +
  fill("#25353f", "M-76-18H66q-4 14-12 20H-58q-12-8-18-20z") +
  fill(palette.glass, panes([-56, -29, 10, 1, 10, 0], 6, 5) + panes([-46, -40, 5, 1, 11, 0], 7, 5)) +
  stroke(palette.ink, 1.2, "M28-34v-18M-40-44v-12");

/** A paddle steamer with two red, white and black funnels. */
const paddleSteamer: Part = ({ palette }) =>
  fill(palette.accent, box(-22, -52, 10, 28) + box(10, -52, 10, 28)) +
  fill(palette.paper, box(-22, -44, 10, 5) + box(10, -44, 10, 5) + box(-58, -26, 104, 12)) +
  fill(
    palette.ink,
    box(-22, -54, 10, 5) + box(10, -54, 10, 5) + "M-78-16q60 6 150-2q-6 14-14 18h-116q-14-4-20-16z",
  ) +
  fill(palette.paper, dome(-20, -4, 34, 16)) +
  stroke(palette.gold, 1.4, "M-74-13q60 6 142-1") +
  stroke(palette.ink, 1.2, "M-46-26v-26M40-26v-22");

const warship: Part = ({ palette }) =>
  fill("#8a979c", box(-40, -34, 70, 18) + box(-20, -56, 34, 24) + box(-4, -80, 8, 26)) +
  fill("#6f7c82", "M-130-20H124l12-4q-8 20-20 26H-108q-16-8-22-22z") +
  stroke("#6f7c82", 4, "M-62-22L-100-30M-62-26L-98-36M54-22L92-30M54-26L90-36") +
  fill("#8a979c", box(-70, -30, 24, 12) + box(40, -30, 24, 12) + box(18, -52, 10, 20)) +
  stroke(palette.ink, 1.2, "M0-80v-22M-8-92h16");

const hireCruiser: Part = ({ palette }) =>
  fill(palette.paper, "M-46-8h92q-4 10-10 12h-68q-10-4-14-12zM-30-22h46l14 14h-60z") +
  fill(palette.glass, panes([-26, -19, 4, 1, 11, 0], 8, 7)) +
  fill(palette.deep, box(-44, -8, 88, 3));

const narrowboat =
  (hull: string): Part =>
  ({ palette }) =>
    fill(hull, box(-64, -20, 104, 12)) +
    fill("#25353f", "M-84-10H84q-4 10-12 12H-72q-8-4-12-12z") +
    fill(palette.gold, box(-64, -20, 104, 2) + box(-64, -10, 104, 1.6)) +
    fill(palette.glass, [-54, -36, -18, 0, 18].map((x) => disc(x, -14, 3)).join("")) +
    fill(palette.accent, box(-30, -26, 10, 6) + box(6, -25, 8, 5)) +
    stroke(palette.ink, 1.4, "M74-12l12-10");

/** An eight and its cox, oars out. */
const rowingEight: Part = ({ palette }) =>
  fill(palette.paper, "M-92-2q92 8 184 0q-92 8-184 0z") +
  stroke(
    palette.ink,
    1.2,
    grid([-60, -4], [8, 1], [16, 0], (x, y) => `M${x} ${y}l12 12`),
  ) +
  fill(
    palette.accent,
    grid([-62, -10], [8, 1], [16, 0], (x, y) => disc(x, y, 3) + box(x - 2.5, y + 2, 5, 6)),
  ) +
  fill(palette.ink, disc(74, -8, 3) + box(72, -6, 5, 5));

const steamYacht: Part = ({ palette }) => steamer(0, 0, 1.1, palette);
const sail: Part = ({ palette }) => yacht(0, 0, 1, palette.accent, palette.deep, palette);
const whiteSail: Part = ({ palette }) => yacht(0, 0, 1, palette.paper, palette.ink, palette);
const goldSail: Part = ({ palette }) => yacht(0, 0, 1, palette.gold, palette.deep, palette);
const fishingBoat: Part = ({ palette }) => trawler(0, 0, 1, palette.accent, palette);
const blueBoat: Part = ({ palette }) => trawler(0, 0, 1, "#3f6f96", palette);
const rowing: Part = ({ palette }) => rowingBoat(0, 0, 1.2, palette.accent, palette);
const smackPart: Part = ({ palette }) => smack(0, 0, 1, "#a8513a", palette);
const puntPart: Part = ({ palette }) => punt(0, 0, 1, palette);
/** A Thames barge: tall, with tan sails and a sprit. */
const barge: Part = ({ palette }) =>
  stroke(palette.ink, 2, "M-10-6V-92M-10-14L38-84M40-6V-40") +
  fill(
    "#a8513a",
    poly(-8, -86, 36, -80, 34, -14, -8, -14) + "M-13-80L-44-12h31z" + poly(42, -38, 42, -12, 54, -12),
  ) +
  fill(palette.ink, "M-60-10q60 6 124-2q-4 12-10 14H-48q-8-4-12-12z") +
  stroke(palette.paper, 1.2, "M-58-8q60 6 120-1", 0.8);
/** A Norfolk wherry: one black gaff sail. */
const wherry: Part = ({ palette }) =>
  stroke(palette.ink, 2, "M-16-6V-60M-16-60L26-86") +
  fill("#2f3436", poly(-14, -56, 26, -84, 38, -10, -14, -10)) +
  fill("#4b4034", "M-52-10q50 6 106-1q-4 10-10 12H-42q-8-4-10-11z") +
  stroke(palette.paper, 1.6, "M-52-8h12");

const huts: Part = ({ palette, random }) =>
  beachHuts(random, -100, 0, 7, 26, palette, [BERRY, palette.water, SUNNY, palette.near, palette.deep]);
const parasols: Part = ({ palette }) => {
  const parasol = (x: number, y: number, r: number, colour: string) =>
    stroke(palette.ink, 2, line(x, y + r * 0.8, x, y - r * 2)) +
    fill(colour, `M${x - r} ${y - r}a${r} ${r * 0.95} 0 0 1 ${2 * r} 0z`) +
    fill(
      palette.paper,
      `M${x - r * 0.62} ${y - r}Q${x - r * 0.5} ${y - r * 1.8} ${x} ${y - r * 1.95}Q${x - r * 0.16} ${y - r * 1.4} ${x - r * 0.2} ${y - r}zM${x + r * 0.62} ${y - r}Q${x + r * 0.5} ${y - r * 1.8} ${x} ${y - r * 1.95}Q${x + r * 0.16} ${y - r * 1.4} ${x + r * 0.2} ${y - r}z`,
      0.9,
    );
  return parasol(-40, -2, 24, BERRY) + parasol(34, 4, 28, SUNNY) + fill(palette.water, box(70, 18, 40, 5));
};
const windbreak: Part = ({ palette }) =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => fill(i % 2 ? palette.paper : BERRY, `M${-33 + i * 11} 0l11-1v-16l-11 1z`))
    .join("") + stroke(palette.ink, 1.8, "M-33 5v-23M0 4v-23M33 3v-23");
const groynes: Part = ({ palette }) => groyne(-80, -20, 140, 34, palette) + groyne(80, -26, 110, 34, palette);
const gullFlock: Part = ({ palette }) => gulls(palette, [0, 0, 8], [26, 12, 6], [80, -10, 6]);

/** A harbour wall with a light at its end; the head is at the right. */
const harbourArm =
  (band: "red" | "white"): Part =>
  ({ palette }) =>
    fill(palette.wallShade, poly(-900, 8, 40, -4, 58, 0, 70, 14, -900, 34)) +
    fill(palette.wall, poly(-900, -4, 40, -12, 58, -8, 62, 2, -900, 14)) +
    fill(palette.ink, poly(-900, 28, 66, 10, 70, 14, -900, 34), 0.35) +
    lighthouse(40, -6, 66, palette, band === "red" ? palette.accent : palette.paper) +
    stroke(palette.shine, 3, "M-150 26q40-8 80-4t80-6t80 2");

/** The Cobb from its landward end: a broad stone walk with a step down to the harbour, which curls round at its head. */
const cobb: Part = ({ palette }) =>
  fill(
    palette.wallShade,
    "M-300 130Q-60 60 60 10Q120-16 96-30Q76-40 20-38V-30Q70-28 76-20Q78-10 30 10Q-120 66-420 110V200z",
  ) +
  fill(
    palette.wall,
    "M-420 96Q-120 50 30-4Q78-22 74-30Q68-38 20-38V-46Q92-48 112-34Q134-16 60 8Q-60 52-300 116z",
  ) +
  fill(palette.wallShade, "M-420 96Q-120 50 30-4Q78-22 74-30Q80-24 36-1Q-114 54-420 104z", 0.7);

const lobsterPots: Part = ({ palette }) =>
  stroke("#8a6a45", 2.4, "M-22 0v-10q8-8 16 0V0zM0 0v-10q8-8 16 0V0zM-11-11v-8q8-8 16 0v8z") +
  stroke(palette.ink, 1, "M-18 0v-12M-10 0v-12M4 0v-12M12 0v-12", 0.6);

/** Black weatherboarded net shops, tall and narrow. */
const netShops: Part = ({ palette }) =>
  [-66, -36, -6, 24, 54]
    .map(
      (x, i) =>
        fill("#2b2f31", box(x, -58 - (i % 2) * 8, 22, 58 + (i % 2) * 8)) +
        fill(
          "#a8513a",
          poly(x - 2, -58 - (i % 2) * 8, x + 11, -76 - (i % 2) * 8, x + 24, -58 - (i % 2) * 8),
        ) +
        fill(palette.paper, box(x + 7, -14, 8, 14), 0.5),
    )
    .join("");
/** Oyster sheds: black or white boards on stilts. */
const oysterHuts: Part = ({ palette }) =>
  [-70, -28, 14, 52]
    .map(
      (x, i) =>
        fill(
          i % 2 ? "#fdf6e6" : "#33393b",
          box(x, -24, 34, 20) + poly(x - 2, -24, x + 17, -38, x + 36, -24),
        ) +
        stroke(palette.ink, 1.8, `M${x + 4}-4v6M${x + 30}-4v6`) +
        fill(palette.glass, box(x + 6, -18, 8, 8)),
    )
    .join("") + fill("#a97b4f", box(-90, -4, 200, 3));

/** A lifeboat house with its slip. */
const lifeboatHouse: Part = ({ palette }) =>
  stroke(palette.ink, 2, "M-60 2v-20M-36 2v-24M-12 2v-28") +
  fill(palette.wallShade, poly(-90, 4, 0, -30, 0, -24, -80, 6)) +
  fill("#3f6f96", box(0, -48, 56, 24)) +
  fill(palette.accent, poly(-4, -48, 0, -64, 56, -64, 60, -48)) +
  fill(palette.paper, box(6, -42, 18, 18)) +
  stroke(palette.ink, 2, "M12 2v-26M44 2v-26");

/** Pedal boats in the shape of swans. */
const swanPedalos: Part = ({ palette }) =>
  [
    [-52, 10, 1],
    [54, 18, -1],
  ]
    .map(
      ([x = 0, y = 0, way = 1]) =>
        `<g transform="translate(${x} ${y})scale(${way} 1)">${
          fill("#0d3a4e", "M-38 6q38 8 74 0z", 0.35) +
          fill("#e0662f", disc(-12, -22, 4.6)) +
          fill("#3f6f96", "M-20-8q1-10 8-10q7 0 8 10z") +
          fill("#e3ad86", disc(-12, -23, 4)) +
          fill("#5b3520", dome(-16, -23, 8, 4.4)) +
          fill("#e3ad86", disc(5, -23, 4)) +
          fill("#c4473c", "M-3-8q1-10 8-10q7 0 8 10z") +
          fill("#f6b433", dome(1, -23, 8, 4.4)) +
          fill(
            palette.paper,
            "M-40-16q6 6 16 6H16q10-2 10-16q-2-14-6-20q-2-12 8-12q9 0 11 9l-5 2q-4-4-6 0q0 6 5 14q6 16 2 30q-3 9-14 9h-46q-12-2-15-22z",
          ) +
          fill(palette.accent, "M38-51l9 4-10 3z") +
          fill(palette.ink, disc(33, -53, 1.4)) +
          stroke("#3f87a6", 2.4, "M-32-2Q-6 4 24-2")
        }</g>`,
    )
    .join("");

/** Verity of Ilfracombe: a dark statue of a woman who lifts a sword. */
const statue: Part = ({ palette }) =>
  fill(palette.wallShade, box(-12, -12, 24, 12)) +
  fill("#43585a", "M-9-12q0-22 3-34q-5-10-1-18q2-3 6-3v-4h4v4q5 0 7 4q2 9-3 17q5 12 5 34z") +
  fill("#43585a", disc(0, -74, 6)) +
  stroke("#43585a", 3.4, "M6-63L16-80M-7-62L-13-50L-5-46") +
  fill("#6d8384", poly(14, -79, 18, -81, 23, -112, 18, -110)) +
  stroke("#43585a", 2, "M11-83L23-78");

/** Iron figures in the sea. */
const ironMen: Part = ({ palette }) =>
  [-60, 0, 70]
    .map((x, i) =>
      fill(palette.ink, disc(x, -26 + i * 3, 3.4) + box(x - 4, -22 + i * 3, 8, 22 - i * 3), 0.85),
    )
    .join("");

/** Sea bathing pool or lido: a white-walled pool with sun terraces. */
const lido: Part = ({ palette }) =>
  fill("#fdf6e6", poly(-90, 6, 0, -22, 90, 6, 0, 26)) +
  fill(palette.water, poly(-66, 5, 0, -14, 66, 5, 0, 20)) +
  stroke(palette.shine, 2, "M-30 4h26M4 10h30") +
  fill("#fdf6e6", box(-20, -34, 40, 12));

const seaTractor: Part = ({ palette }) =>
  fill(palette.paper, box(-24, -44, 48, 14)) +
  stroke(palette.ink, 2, "M-20-30v22M20-30v22M-20-56v12M20-56v12M-26-56h52") +
  fill(palette.ink, disc(-16, -5, 6) + disc(16, -5, 6));

/** The white dome of a Victorian pavilion on land, with minarets, as at Worthing's Dome or Dunoon's hall. */
const seasidePavilion: Part = ({ palette }) =>
  fill("#fdf6e6", box(-80, -34, 160, 34) + box(-84, -54, 22, 54) + box(62, -54, 22, 54)) +
  fill("#7fb4a6", dome(-34, -34, 68, 40) + onion(-73, -54, 24, 26) + onion(73, -54, 24, 26)) +
  fill(
    palette.glass,
    grid([-56, -26], [9, 1], [13, 0], (x, y) => arch(x, y, 8, 20)),
  );

export const shore = {
  "pier-pavilion": pier(380, "pavilion"),
  "pier-domes": pier(400, "domes"),
  "pier-long": pier(560, "long"),
  "pier-short": pier(220, "pavilion"),
  "pier-bare": pier(260, "bare"),
  "pier-theatre": pier(340, "theatre"),
  lighthouse: plainLighthouse("red"),
  "white-lighthouse": plainLighthouse("white"),
  "black-lighthouse": plainLighthouse("black"),
  "stumpy-lighthouse": stumpyLight,
  "tall-ship": tallShip("#2f5d73", "#e8d9ae"),
  "cutty-sark": tallShip("#2d2a26", "#d9b64e"),
  frigate,
  "great-britain": greatBritain,
  liner,
  ferry,
  "paddle-steamer": paddleSteamer,
  warship,
  "hire-cruiser": hireCruiser,
  narrowboat: narrowboat("#2f6b4f"),
  "red-narrowboat": narrowboat("#9c3d3a"),
  "rowing-eight": rowingEight,
  "lake-steamer": steamYacht,
  yacht: sail,
  "white-yacht": whiteSail,
  "gold-yacht": goldSail,
  "fishing-boat": fishingBoat,
  "blue-boat": blueBoat,
  "rowing-boat": rowing,
  smack: smackPart,
  punt: puntPart,
  "thames-barge": barge,
  wherry,
  "beach-huts": huts,
  parasols,
  windbreak,
  groynes,
  gulls: gullFlock,
  "harbour-arm": harbourArm("white"),
  "banded-arm": harbourArm("red"),
  cobb,
  "lobster-pots": lobsterPots,
  "net-shops": netShops,
  "oyster-huts": oysterHuts,
  "lifeboat-house": lifeboatHouse,
  statue,
  "swan-pedalos": swanPedalos,
  "iron-men": ironMen,
  lido,
  "sea-tractor": seaTractor,
  "seaside-pavilion": seasidePavilion,
} as const satisfies Record<string, Part>;
