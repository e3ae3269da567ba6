import { as, mix } from "../shapes/colour";
import { roundTrees } from "../shapes/plants";
import { rockMass } from "../shapes/rock";
import { pierDeck } from "../shapes/shore";
import { arch, box, disc, dome, fill, line, poly, stroke } from "../shapes/svg";
import { arches, panes, type Part } from "./part";

/** A pass between two steep spurs, a lane or a beck winding up to the notch. About 400 wide, 160 high. */
const pass =
  (way: "lane" | "beck"): Part =>
  ({ palette }) => {
    const [lit, shade] = [
      mix(palette.near, "#c7d06a", way === "beck" ? 0.25 : 0.12),
      mix(palette.near, palette.fore, 0.38),
    ];
    const heath = way === "beck" ? "#94699b" : mix(palette.near, "#7d5a3a", 0.45);
    return (
      fill(mix(palette.far, palette.near, 0.25), "M-150 4Q-40-150 20-132Q90-128 170 4z") +
      fill(heath, "M-64-98Q-20-146 20-132Q62-130 92-92Q50-112 10-104T-64-98z", 0.7) +
      fill(lit, "M-330 8C-250-120-180-176-128-166C-70-150-40-70 44 8z") +
      fill(
        heath,
        "M-250-96C-206-152-166-174-128-166C-104-160-86-136-70-112Q-110-138-150-124T-250-96z",
        0.75,
      ) +
      fill(shade, "M340 8C290-110 220-184 160-172C100-150 60-60-34 8z") +
      fill(heath, "M266-110C234-160 196-178 160-172C134-160 114-136 96-112Q140-140 176-126T266-110z", 0.5) +
      stroke(
        palette.fore,
        1.4,
        "M-210-60q50-30 90-20M-180-30q50-24 100-10M120-70q40-10 90 16M90-34q60-16 130 12",
        0.5,
      ) +
      fill(
        way === "beck" ? palette.shine : mix(palette.paper, palette.ink, 0.22),
        "M-84 10Q44-8 14-30Q-2-42 14-62L19-61Q14-44 34-30Q62-6-10 10z",
      ) +
      roundTrees(
        [
          [-96, 2, 11],
          [-74, 6, 14],
          [92, 4, 12],
        ],
        palette.mid,
        palette.ink,
      )
    );
  };

/** A purple bus with three decks, as on the film lot. About 60 wide, 118 high. */
const tripleDecker: Part = ({ palette }) =>
  fill("#5a3d85", "M-46-8V-108q0-8 8-8h70q10 0 12 12l4 96z") +
  fill("#442c68", box(-46, -42, 92, 5) + box(-46, -76, 91, 5) + box(-46, -16, 94, 8)) +
  fill(palette.gold, box(-46, -46, 92, 3) + box(-46, -80, 91, 3)) +
  fill(palette.glass, panes([-40, -104, 5, 3, 17, 35], 13, 19)) +
  fill(palette.paper, box(48, -22, 3, 8)) +
  fill(palette.ink, disc(-24, -8, 11) + disc(28, -8, 11)) +
  fill("#c9bfa8", disc(-24, -8, 4) + disc(28, -8, 4));

/** Arches of roses one behind the other over a path, and roses beside it. */
const roseArches: Part = ({ palette, random }) => {
  const hoop = (w: number, y: number) =>
    `M${-w / 2} ${y}v${-w * 0.5}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${w * 0.5}`;
  const green = mix(palette.near, palette.fore, 0.55);
  const blooms = (w: number, y: number, r: number) =>
    [...Array(15).keys()]
      .map((i) => {
        const turn = (Math.PI * i) / 14;
        const off = random.whole(-4, 4);
        return disc(-Math.cos(turn) * (w / 2 + off), y - w * 0.5 - Math.sin(turn) * (w / 2 + off), r);
      })
      .join("") +
    [-1, 1]
      .flatMap((side) =>
        [0.1, 0.26, 0.4].map((share) => disc((side * w) / 2 + random.whole(-3, 3), y - w * share, r)),
      )
      .join("");
  const bush = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;
  const beds = [-128, -92, 92, 128, -70, 70];
  return (
    fill(palette.sand, "M-50 6L-12-34h24L50 6z") +
    stroke(green, 6, hoop(46, -30)) +
    fill("#e8879b", blooms(46, -30, 3)) +
    stroke(green, 9, hoop(76, -18)) +
    fill("#d9536f", blooms(76, -18, 4.4)) +
    fill(green, beds.map((x, i) => bush(x, i > 3 ? -12 : 2, i > 3 ? 18 : 26)).join("")) +
    fill("#e8879b", beds.map((x) => disc(x - 9, -10, 5) + disc(x + 10, -16, 5)).join("")) +
    fill(palette.paper, beds.map((x) => disc(x, -20, 4.4) + disc(x + 14, -6, 4)).join("")) +
    stroke(green, 13, hoop(122, 2)) +
    fill("#c93a5c", blooms(122, 2, 6)) +
    fill("#f3a9b6", blooms(116, 0, 3.4))
  );
};

/** Down House: white, three storeys, a broad bow under a slate hip, creeper, and the glasshouse at its side. */
const downHouse: Part = ({ palette }) =>
  fill(palette.ink, box(-70, -128, 14, 24) + box(-4, -128, 14, 24), 0.7) +
  fill(
    palette.roof,
    poly(-104, -98, -84, -116, 40, -116, 58, -98) + poly(24, -100, 50, -120, 88, -120, 112, -100),
  ) +
  fill("#fbf7ea", box(-100, -98, 140, 98) + box(28, -100, 80, 100)) +
  fill("#d9d3c0", box(84, -100, 24, 100) + box(26, -102, 84, 4) + box(-102, -100, 130, 4)) +
  fill("#4f7a45", "M-100 0v-84q14-10 18 10q10-6 8 20q12 4 4 22q8 10 0 32z") +
  fill(
    palette.glass,
    panes([-70, -88, 4, 1, 24, 0], 11, 18) +
      panes([-70, -60, 4, 1, 24, 0], 11, 22) +
      panes([36, -90, 3, 3, 24, 31], 12, 22) +
      panes([-46, -28, 3, 1, 24, 0], 13, 26),
  ) +
  fill(palette.roof, poly(-62, -36, -54, -42, 26, -42, 26, -36)) +
  stroke(palette.paper, 2.4, "M-58-36V0M-34-36V0M-10-36V0M14-36V0") +
  fill(mix(palette.skyMid, palette.paper, 0.35), poly(-176, 0, -176, -34, -146, -52, -106, -52, -106, 0)) +
  stroke(
    palette.paper,
    2,
    "M-176 0v-34l30-18h40M-160 0v-43M-144 0v-52M-126 0v-52M-176-20h70M-176-34h70M-106 0v-52",
  ) +
  fill(palette.wallShade, box(-178, -6, 74, 6));

/** Stepping stones over a river below a steep wooded slope with a scar of chalk. About 330 wide. */
const steppingStones: Part = ({ palette }) => {
  const stones = [...Array(9).keys()].map((i) => {
    const near = i / 8;
    return { x: 118 - 190 * near ** 1.1, y: -28 + 66 * near, r: 12 + 20 * near };
  });
  const top = ({ x, y, r }: (typeof stones)[number]) =>
    `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r * 0.34)} 0 0 1 ${Math.round(r) * 2} 0a${Math.round(r)} ${Math.round(r * 0.34)} 0 0 1 ${-2 * Math.round(r)} 0z`;
  const side = ({ x, y, r }: (typeof stones)[number]) =>
    `M${Math.round(x - r)} ${Math.round(y)}v${Math.round(r * 0.4)}a${Math.round(r)} ${Math.round(r * 0.34)} 0 0 0 ${Math.round(r) * 2} 0v${-Math.round(r * 0.4)}z`;
  return (
    fill(
      mix(palette.near, palette.fore, 0.5),
      "M-420-40Q-260-60-150-120Q-60-190 60-196Q220-190 420-120V-40z",
    ) +
    fill(palette.paper, "M-70-150q30-26 66-30q-12 20-10 44q-8 26-22 44q-20-14-34-58z", 0.9) +
    roundTrees(
      [
        [-170, -40, 30],
        [-120, -40, 24],
        [-30, -44, 26],
        [20, -40, 34],
        [130, -44, 30],
        [190, -40, 36],
        [-230, -36, 34],
        [250, -40, 30],
      ],
      mix(palette.near, palette.mid, 0.4),
      palette.ink,
    ) +
    fill(palette.water, "M-420-40H420V56Q200 72 0 62T-420 58z") +
    stroke(palette.shine, 2, "M-180-22h50M-60-28h30M120-6h60M-200 12h46M60 22h70M-150 34h30", 0.8) +
    fill("#6f756c", stones.map(side).join("")) +
    fill("#d6d2c0", stones.map(top).join(""))
  );
};

/** The green dome of the waxworks over its white front. */
const waxworksDome: Part = ({ palette }) =>
  fill("#6fae9c", dome(-70, -62, 140, 76) + box(-5, -150, 10, 14)) +
  fill("#4f8f80", "M20-136q44 14 50 74h-28q0-44-22-74z") +
  stroke("#4f8f80", 1.6, "M0-138v76M-24-132q-22 24-22 70M24-132q22 24 22 70") +
  fill("#f5efe0", box(-120, -62, 240, 62) + box(-126, -66, 252, 6)) +
  fill("#d5cbb6", box(-120, -36, 240, 3) + box(96, -60, 24, 60)) +
  fill(palette.glass, panes([-108, -56, 13, 1, 17, 0], 9, 16) + arches([-108, -28, 13, 1, 17, 0], 9, 28)) +
  fill(palette.accent, box(-30, -31, 60, 7));

/** An anvil on its block, a hammer against it. About 130 wide, 112 high. */
const anvil: Part = () =>
  stroke("#b98a5a", 6, "M74 0L50-58") +
  fill("#28323a", poly(32, -56, 62, -68, 68, -52, 38, -40)) +
  fill("#8a6242", "M-32 0l3-40h58l3 40z") +
  fill("#6b4a30", poly(12, -40, 29, -40, 32, 0, 14, 0) + box(-31, -30, 62, 5)) +
  fill(
    "#46535c",
    "M-26-98H50v18q-26 2-32 22q2 8 16 10v8h-68v-8q14-2 16-10q-4-16-12-20z" +
      "M-26-98h6v20q-34 0-62-18q20-2 56-2z",
  ) +
  fill("#2f3a42", "M22-98H50v18q-26 2-32 22q2 8 16 10v8h-20q-4-30 8-58z") +
  fill("#93a1a7", poly(-26, -103, 52, -103, 52, -96, -26, -96) + "M-22-103q-34 0-62 7q30 2 62 0z");

/** Two great shells of steel on the shingle, one upright, one broken beside it. */
const scallop: Part = ({ palette }) => {
  const shell =
    "M0 0L-66-44Q-88-66-76-84Q-76-108-54-112Q-44-130-22-126Q-6-140 12-128Q34-134 44-118Q66-112 66-92Q80-74 62-52L14 0z";
  const ribs = "M0-2L-70-72M2-2L-50-104M4-2L-20-122M6-2L12-124M8-2L42-112M10-2L62-82";
  return (
    fill("#93a3a6", "M26 2L70-62Q92-70 104-54Q122-52 124-36Q140-26 132-12L116 2z") +
    stroke("#61757b", 2, "M34 0L80-60M46 0L104-50M64 0L122-34") +
    fill("#b9c4c2", shell) +
    fill("#8b9c9f", "M4-2L30-132Q58-118 66-92Q80-74 62-52L14 0z") +
    stroke("#5d7077", 2.6, ribs) +
    stroke(palette.paper, 2, "M-76-84Q-76-108-54-112Q-44-130-22-126Q-6-140 12-128", 0.9)
  );
};

/** Penarth: a white Art Deco pavilion under a green barrel, small domes on its corners, at the land end of its pier. */
const decoPavilion: Part = ({ palette }) => {
  const [white, shade, green] = ["#fdf8ea", "#d8cfb9", "#6fae9c"];
  const turret = (x: number) => box(x - 12, -88, 24, 58);
  return (
    pierDeck(-260, 1000, -30, 0, palette, 20) +
    fill(white, box(-100, -74, 200, 44) + turret(-100) + turret(-44) + turret(44) + turret(100)) +
    fill(
      green,
      "M-42-74v-8q0-40 42-40t42 40v8z" + [-100, -44, 44, 100].map((x) => dome(x - 13, -88, 26, 17)).join(""),
    ) +
    fill("#4f8f80", "M18-112q24 8 24 30v8h-18q2-26-6-38z") +
    stroke(palette.ink, 1.6, line(0, -122) + "v-20") +
    fill(palette.accent, poly(0, -142, 16, -137, 0, -132)) +
    fill(shade, box(-100, -48, 200, 3) + box(-100, -36, 200, 3) + box(104, -88, 8, 58)) +
    fill(
      palette.glass,
      arches([-84, -68, 2, 1, 16, 0], 10, 18) +
        arches([64, -68, 2, 1, 16, 0], 10, 18) +
        panes([-104, -80, 1, 2, 0, 24], 8, 14) +
        panes([-48, -80, 1, 2, 0, 24], 8, 14) +
        panes([40, -80, 1, 2, 0, 24], 8, 14) +
        panes([94, -80, 1, 2, 0, 24], 8, 14) +
        arch(-22, -66, 12, 36) +
        arch(-6, -70, 12, 40) +
        arch(10, -66, 12, 36),
    )
  );
};

/** A roofless house of many gables at the edge of a pink granite cliff, the sea below it. */
const slains: Part = ({ palette }) => {
  const [wall, shade, sky] = ["#a7a6a8", "#7d7d84", palette.skyLow];
  return (
    rockMass(
      [
        [-190, -66],
        [-140, -96],
        [-40, -104],
        [70, -104],
        [150, -98],
        [420, -92],
      ],
      20,
      "#c98873",
      palette,
      { turf: mix(palette.near, "#c7d06a", 0.2), strata: 3 },
    ) +
    fill(
      wall,
      poly(-130, -96, -130, -190, -120, -198, -112, -190, -104, -200, -92, -192, -92, -96) +
        poly(-92, -100, -92, -136, -60, -140, -44, -166, -28, -140, 10, -136, 10, -100) +
        poly(
          10,
          -100,
          10,
          -150,
          30,
          -178,
          50,
          -150,
          54,
          -128,
          84,
          -130,
          84,
          -160,
          108,
          -184,
          130,
          -156,
          130,
          -98,
        ),
    ) +
    fill(
      shade,
      poly(-104, -200, -92, -192, -92, -96, -104, -96) +
        poly(40, -164, 50, -150, 54, -128, 54, -102, 40, -102) +
        poly(118, -170, 130, -156, 130, -98, 118, -98),
    ) +
    fill(
      sky,
      panes([-124, -180, 1, 3, 0, 27], 10, 15) +
        panes([-82, -128, 5, 1, 19, 0], 9, 17) +
        panes([22, -146, 1, 2, 0, 24], 12, 15) +
        panes([64, -122, 1, 1, 0, 0], 11, 14) +
        panes([96, -154, 1, 2, 0, 26], 13, 16),
    ) +
    stroke(palette.shine, 4, "M-240 22q30-10 60 0t60 0t60-2t60 2t60-2t60 2", 0.9)
  );
};

/** A long whitewashed cottage under thatch with a half door, its stack of turf and a cart wheel. */
const turfCottage: Part = ({ palette }) =>
  fill("#a8874f", "M-130-54q10-40 26-44H104q16 4 26 44q-8 6-16 2H-116q-8 2-14-2z") +
  fill("#8c6f3e", "M-104-98H104l4 7H-108zM-130-54q4-14 8-22H122l8 22q-8 6-16 2H-116q-8 2-14-2z", 0.6) +
  fill(palette.paper, box(-76, -120, 18, 24) + box(60, -120, 18, 24)) +
  fill("#fbf7ea", box(-120, -54, 240, 54)) +
  fill("#d8d0bd", box(96, -54, 24, 54) + box(-120, -6, 240, 6)) +
  fill("#a8332f", box(-12, -42, 26, 42)) +
  fill(palette.ink, box(-12, -42, 26, 18) + box(-12, -24, 26, 1.6), 0.75) +
  fill(palette.glass, panes([-98, -40, 2, 1, 48, 0], 22, 20) + panes([36, -40, 1, 1, 0, 0], 22, 20)) +
  stroke("#3f7a4a", 3, "M-98-40h22v20h-22zM-50-40h22v20h-22zM36-40h22v20h-22z") +
  fill("#5b4433", "M128 0q4-40 34-44q30 4 36 44z") +
  stroke("#3f2e22", 1.6, "M134-12h58M138-24h50M146-36h32M150-12v10M170-24v12M158-36v12M180-12v10") +
  stroke("#7a5536", 4, disc(-152, -22, 20)) +
  stroke("#7a5536", 2.4, "M-172-22h40M-152-42v40M-166-36l28 28M-138-36l-28 28") +
  stroke(palette.paper, 6, "M68-124q-8-12 4-20t2-20", 0.6);

/** A dead pine on the shore with an osprey on its nest. */
const ospreyNest: Part = ({ palette }) =>
  fill(mix(palette.near, palette.fore, 0.3), "M-160 14q60-26 160-22t170 22z") +
  fill("#6b5a4c", poly(-11, 0, -5, -150, 6, -150, 13, 0)) +
  stroke("#6b5a4c", 5, "M-3-70L-44-92M2-96L44-122M-3-116L-34-140M-2-40L26-54") +
  fill("#574636", "M-56-148q10-18 30-20h52q24 2 34 20q-18 20-58 20t-58-20z") +
  stroke(
    "#8c7458",
    3,
    "M-58-150l34 14M-30-164l44 22M10-166l44 22M-66-158l30 6M46-150l26-8M-8-136l40-12M-40-136l30 6",
  ) +
  fill("#fdf6e6", "M-6-168q-8-40 12-48q20 2 16 26q-2 16-10 22z") +
  fill(
    "#4f4238",
    "M-2-212q8-14 22-8q10 2 14 10l-14 2q-6-6-18-4zM6-196q-60-30-104-16q34 8 46 22l-16 2q34 18 76 18zM20-192q44-44 96-38q-30 12-38 28l16-2q-28 26-74 28z",
  ) +
  fill(palette.gold, disc(18, -210, 2.4));

/** A tramway up a cliff, its two cars, and at its foot the gabled entrance of a pier that runs out over the sea. */
const tramwayAndPier: Part = ({ palette }) => {
  const green = mix(palette.near, "#7fa650", 0.5);
  const sleeper = [...Array(13).keys()].map((i) => `M${86 + i * 8} ${-34 - i * 12}h16`).join("");
  const car = (x: number, y: number) =>
    fill(palette.accent, box(x - 15, y - 26, 30, 26)) +
    fill(palette.paper, box(x - 16, y - 28, 32, 4) + box(x - 15, y - 8, 30, 3)) +
    fill(palette.glass, panes([x - 12, y - 21, 3, 1, 9, 0], 6, 10));
  const gable = (x: number) =>
    fill(palette.paper, box(x, -62, 32, 32)) +
    fill(palette.accent, poly(x - 4, -62, x + 16, -86, x + 36, -62)) +
    fill(palette.glass, panes([x + 5, -54, 2, 1, 13, 0], 9, 16));
  return (
    fill(green, "M40 26Q92-20 130-110Q150-186 196-196H520V26z") +
    fill(palette.fore, "M196-196H520v60Q420-120 380-70T300 26H200Q260-80 196-196z", 0.35) +
    stroke("#e8dcc0", 5, "M82-30L190-192M98-30L206-192") +
    stroke("#7b6a55", 1.6, sleeper) +
    car(116, -84) +
    car(172, -140) +
    fill(palette.paper, box(190, -222, 44, 28)) +
    fill(palette.roof, poly(184, -222, 212, -240, 240, -222)) +
    pierDeck(-300, 380, -30, 0, palette, 20) +
    gable(4) +
    gable(44)
  );
};

/** The lifting bridge whose two leaves rise like sails over the water. */
const sailBridge: Part = ({ palette }) =>
  fill("#dfe6e6", box(-320, -30, 250, 8) + box(70, -30, 250, 8)) +
  fill("#8fa0a6", [-280, -200, -90, 76, 190, 270].map((x) => box(x, -22, 12, 30)).join("")) +
  fill("#f4f7f4", poly(-76, -26, -96, -150, 42, -26)) +
  fill("#c6d3d6", poly(76, -26, 96, -150, -30, -26)) +
  fill("#9fb2b8", poly(76, -26, 96, -150, 84, -26) + poly(-76, -26, -96, -150, -84, -26)) +
  stroke(palette.paper, 4, "M-76-26L-100-172M76-26L100-172") +
  stroke(palette.ink, 1.2, "M-320-38h240M80-38h240", 0.6);

/** A town house of nine bays in terracotta wash, its garden wall and gate piers before it. */
const terracottaHouse: Part = ({ palette }) =>
  fill(palette.ink, box(-96, -128, 18, 28) + box(78, -128, 18, 28), 0.7) +
  fill(palette.roof, poly(-126, -92, -104, -112, 104, -112, 126, -92)) +
  fill("#cf7c50", box(-120, -92, 240, 92)) +
  fill("#a65c39", box(98, -92, 22, 92) + box(-120, -8, 240, 8)) +
  fill(
    "#f4ead6",
    box(-124, -96, 248, 6) +
      panes([-112, -84, 9, 1, 26, 0], 16, 32) +
      panes([-112, -42, 4, 1, 26, 0], 16, 32) +
      panes([18, -42, 4, 1, 26, 0], 16, 32) +
      box(-14, -44, 28, 44),
  ) +
  fill(
    palette.glass,
    panes([-109, -81, 9, 1, 26, 0], 10, 26) +
      panes([-109, -39, 4, 1, 26, 0], 10, 26) +
      panes([21, -39, 4, 1, 26, 0], 10, 26),
  ) +
  fill(palette.ink, box(-8, -32, 16, 32), 0.8) +
  fill("#8d9490", box(-150, -14, 116, 16) + box(34, -14, 116, 16)) +
  fill(
    as("t", "#6f756f"),
    box(-36, -26, 10, 28) + box(26, -26, 10, 28) + box(-152, -26, 10, 28) + box(142, -26, 10, 28),
  );

/** Parts that show what one place alone is known for. */
export const ownPlaces = {
  "pass-lane": pass("lane"),
  "pass-beck": pass("beck"),
  "triple-decker": tripleDecker,
  "rose-arches": roseArches,
  "down-house": downHouse,
  "stepping-stones": steppingStones,
  "waxworks-dome": waxworksDome,
  anvil,
  scallop,
  "deco-pavilion": decoPavilion,
  slains,
  "turf-cottage": turfCottage,
  "osprey-nest": ospreyNest,
  "tramway-and-pier": tramwayAndPier,
  "sail-bridge": sailBridge,
  "terracotta-house": terracottaHouse,
} as const satisfies Readonly<Record<string, Part>>;
