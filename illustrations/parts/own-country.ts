import { bastion, crenels } from "../shapes/castles";
import { as, mix } from "../shapes/colour";
import { arch, at, box, disc, fill, lancet, poly, stroke } from "../shapes/svg";
import { animals } from "./animals";
import { arches, panes, type Part } from "./part";

/** Avoncroft: a post mill on its brick roundhouse, a prefab, and a row of telephone boxes. */
const avoncroft: Part = ({ palette }) => {
  const kiosks = [46, 74, 102];
  return (
    fill("#f4ead2", box(-112, -38, 74, 38)) +
    fill("#8d9490", poly(-120, -38, -108, -54, -44, -54, -34, -38)) +
    fill("#4f8f8a", box(-76, -30, 13, 30)) +
    fill(palette.glass, box(-106, -30, 24, 16) + box(-58, -30, 12, 16)) +
    stroke("#fdf6e6", 2, "M-94-30v16") +
    fill("#b9644a", poly(-46, 0, -40, -34, 40, -34, 46, 0)) +
    fill("#86433a", poly(14, 0, 12, -34, 40, -34, 46, 0)) +
    fill("#6b4a33", poly(-50, -32, -14, -50, 14, -50, 50, -32)) +
    fill("#c9a878", "M-28-44V-112Q0-136 28-112V-44z") +
    fill("#a07f55", "M8-44V-124Q20-120 28-112V-44z") +
    stroke("#8a6a45", 1.6, "M-28-60H28M-28-76H28M-28-92H28M-28-108H28") +
    stroke("#6b4a33", 6, "M20-46L70 0") +
    stroke("#4a3626", 4.4, "M-64-162L56-42M-60-42L60-162") +
    fill(
      "#fdf6e6",
      poly(-70, -154, -56, -168, -12, -120, -24, -112) +
        poly(62, -50, 48, -36, 12, -76, 22, -86) +
        poly(-54, -36, -68, -50, -22, -92, -10, -82) +
        poly(54, -168, 68, -154, 22, -112, 12, -122),
      0.92,
    ) +
    stroke(
      "#4a3626",
      1.6,
      "M-62-156l12-10M-50-144l12-10M-38-132l12-10M54-48l-12 10M42-60l-12 10M30-72l-12 10M-60-44l12 10M-48-56l12 10M-36-68l12 10M60-158l-12-10M48-146l-12-10M36-134l-12-10",
    ) +
    fill("#4a3626", disc(-2, -102, 5)) +
    kiosks
      .map((x) =>
        fill(
          "#c4332c",
          box(x, -58, 25, 60) + box(x - 1, -63, 27, 6) + box(x - 2, -2, 29, 5) + `M${x} -62q12-9 25 0z`,
        ),
      )
      .join("") +
    fill("#fdf6e6", kiosks.map((x) => box(x + 4, -56, 17, 5)).join("")) +
    fill(palette.glass, panes([50, -48, 3, 4, 28, 11], 17, 9))
  );
};

/** High Cup Nick from its head: a scooped valley between two rims of dark columns, the Eden beyond. */
const highCup: Part = ({ palette }) => {
  const turf = as("g", "#8ca552");
  const dark = as("t", "#45484c");
  const rim = (way: 1 | -1) => {
    const columns = ["", ""];
    for (let x = 60, index = 0; x < 330; index++) {
      const w = 5 + x / 26;
      const top = -86 - 76 * Math.min(1, ((x - 52) / 130) ** 0.7) - ((index * 5) % 3) * 2;
      const high = 10 + Math.min(1, (x - 40) / 150) * (42 + ((index * 7) % 4) * 6);
      columns[index % 2] += box(way * x - (way < 0 ? w : 0), top, w + 0.5, high);
      x += w;
    }
    return (
      fill(mix(dark, "#9a9d98", way < 0 ? 0.35 : 0.12), columns[0] ?? "") +
      fill(mix(dark, palette.ink, way < 0 ? 0.05 : 0.4), columns[1] ?? "")
    );
  };
  return (
    fill(mix(palette.far, "#6f9bb0", 0.5), "M-420-104Q-200-112 0-106T420-108V0H-420z") +
    fill(as("g", mix(palette.mid, "#c4d488", 0.7)), "M-420-90Q0-100 420-92V170H-420z") +
    fill(palette.fore, "M-60-88q14-8 30-3q14-7 34 0q16-6 32 1q12-5 22 2v6h-118z", 0.5) +
    fill(
      mix(turf, palette.ink, 0.04),
      "M-420-162Q-250-170-190-162T-96-124T-52-88Q-50-30-58 20T-150 170H-420z",
    ) +
    fill(mix(turf, palette.ink, 0.3), "M420-162Q260-170 196-162T100-124T56-88Q54-30 64 20T160 170H420z") +
    fill(mix(turf, "#dfe08a", 0.35), "M-52-88Q-50-30-58 20T-150 170H-260Q-160 70-120-10T-84-96z") +
    fill(mix(turf, palette.ink, 0.14), "M56-88Q54-30 64 20T160 170H270Q168 70 128-10T90-96z") +
    rim(-1) +
    rim(1) +
    fill(
      "#b4b0a2",
      "M-206-110L-196-110Q-176-20-112 40Q-190 30-216-20zM-132-106L-126-106Q-112-40-84-10Q-120-10-136-50zM206-110L196-110Q176-20 118 40Q196 30 220-20zM134-106L128-106Q112-40 88-10Q124-10 140-50z",
      0.5,
    ) +
    fill(palette.shine, "M2-86Q-14-50 8-20T-10 50T30 170H-40Q-44 90-28 44T-8-20T-2-86z") +
    fill("#7b8078", "M-90 120l14-18 30-2 14 20zM50 96l12-14 24 2 8 12z")
  );
};

/** Thetford: tall red-stemmed pines in rows, and a walker under them. */
const breckPines: Part = ({ palette }) => {
  const leaf = as("f", palette.fore);
  const stems = [-112, -70, -26, 38, 82, 120];
  const head = (x: number, y: number) =>
    `M${x - 30} ${y}q-6-18 12-22q2-18 20-18q16-2 20 14q16 6 12 22q-14 12-32 6q-20 8-32-2z`;
  return (
    fill(
      mix(palette.mid, palette.fore, 0.35),
      "M-420-30v-96q20-22 40 0q18-26 44-4q20-24 44 0q24-26 46 2q22-24 44 0q24-26 46 0q22-26 48 0q22-24 44 2q24-28 48 0q22-22 44 0q26-26 48 0q24-22 44 2q22-26 48-2q22-20 44 0q24-24 46 2q20-20 42 0q20-22 44 0q18-20 40 0v98z",
    ) +
    stroke(
      mix("#8a5a40", palette.mid, 0.35),
      4,
      "M-130-12V-120M-92-12V-124M-50-12V-118M-6-12V-122M18-12V-120M62-12V-124M102-12V-120M150-12V-118M-170-12V-118M190-12V-120M-210-12V-118",
    ) +
    fill(
      "#b5653f",
      stems
        .map((x, i) => poly(x - 6, i % 2 ? 2 : 6, x - 3.4, -170, x + 3.4, -170, x + 6, i % 2 ? 2 : 6))
        .join(""),
    ) +
    fill(
      "#7d4530",
      stems
        .map((x, i) => poly(x + 1, i % 2 ? 2 : 6, x + 1, -170, x + 3.4, -170, x + 6, i % 2 ? 2 : 6))
        .join(""),
    ) +
    fill(leaf, stems.map((x, i) => head(x, -150 - ((i * 17) % 3) * 14)).join("")) +
    fill(mix(leaf, "#b9c76a", 0.3), stems.map((x, i) => head(x - 4, -168 - ((i * 17) % 3) * 14)).join("")) +
    fill("#2e4a63", box(-97, -4, 4, 22) + box(-90, -4, 4, 22)) +
    fill(palette.accent, box(-99, -26, 15, 24)) +
    fill("#e3ad86", disc(-91.5, -32, 5.4))
  );
};

/** A beech that was cut at a man's height for centuries: a huge bole, a crown of trunks; its leaves are copper. */
const pollardBeech: Part = ({ palette }) => {
  const [copper, gold] = [as("f", "#c26a2c"), as("f", "#e3a23f")];
  const bole = (x: number, y: number, size: number) =>
    at(
      x,
      y,

      fill(
        copper,
        "M-140-150q-8-26 18-30q4-26 32-22q22-6 30 14q24 8 14 30q-12 18-34 10q-16 12-32 4q-20 8-28-6zM-66-196q-6-24 18-30q14-22 38-14q24-14 44 2q26-4 32 18q18 16 2 30q-22 14-46 4q-24 12-44 0q-30 6-44-10zM56-152q-6-24 18-32q10-22 36-14q26-2 28 22q18 12 8 28q-16 14-36 4q-22 12-38 2q-10-2-16-10z",
      ) +
        stroke("#7d7668", 13, "M-34-66Q-66-104-88-166M32-66Q66-104 96-164M-4-72V-206") +
        stroke(
          "#8f8878",
          10,
          "M-20-72Q-40-120-42-196M18-72Q38-120 46-194M-42-62Q-86-86-116-146M42-62Q86-84 118-142",
        ) +
        fill(
          "#8f8878",
          "M-70 10Q-40-2-40-40Q-62-52-54-76Q-32-92 0-82Q34-92 54-76Q62-52 42-40Q40-2 74 10Q0 20-70 10z",
        ) +
        fill("#6a6356", "M18-82Q42-88 54-76Q62-52 42-40Q40-2 74 10Q34 18 10 12Q26-40 18-82z") +
        fill("#4a443a", "M-22-30q8-14 14 0q0 16-6 22q-10-6-8-22z") +
        stroke("#6a6356", 3, "M-38-58q10 8 22 0M-32-12q-2-12 2-24M-2-2q-4-20 0-40M-14-70q12 8 24 0") +
        fill(
          gold,
          "M-132-166q8-18 28-12q6-20 28-14q-20 10-22 24q-16-4-34 2zM-48-214q10-22 36-16q16-14 36-2q-26 2-32 18q-22-10-40 0zM76-176q10-18 30-10q16-6 22 12q-18-4-28 6q-12-8-24-8zM-92-140q14 4 20-6q10 14-4 16q-12 0-16-10zM20-196q14 4 22-6q8 14-6 16z",
        ),

      size,
    );
  return (
    fill("#b5622d", "M-420 10Q-200-16 0-14T420 8V140H-420z") +
    bole(-150, -2, 0.5) +
    bole(158, -4, 0.46) +
    bole(0, 14, 1) +
    fill(palette.ink, "M-56 22Q0 10 80 20L170 34Q60 44-56 22z", 0.2) +
    stroke(
      "#e3a23f",
      4,
      "M-150 30h3M-120 48h3M-96 24h3M-70 56h3M-40 40h3M-10 58h3M30 46h3M66 60h3M96 40h3M130 54h3M160 30h3M-180 56h3M190 58h3",
    ) +
    stroke("#8a4522", 4, "M-136 40h3M-104 58h3M-52 34h3M-24 66h3M14 60h3M48 36h3M84 50h3M112 66h3M146 42h3")
  );
};

/** Abergavenny: the Sugar Loaf, a smooth cone, and the Skirrid with the slice out of its side. */
const sugarLoaf: Part = ({ palette }) => {
  const green = as("t", mix(palette.near, "#9cab4f", 0.3));
  return (
    fill(
      mix(palette.far, palette.mid, 0.4),
      "M120 8Q190-46 232-62L262-68L268-50L280-58Q330-36 420-14V8zM-420 8V-50Q-330-70-250-46T-120 8z",
    ) +
    fill(green, "M-340 12Q-200-14-122-72Q-64-122-30-142L-20-147L26-148L36-143Q68-124 124-74Q200-16 350 12z") +
    fill(palette.ink, "M6-148L26-148L36-143Q68-124 124-74Q200-16 350 12H150Q70-30 36-84T6-148z", 0.2) +
    fill(
      as("t", "#b5733c"),
      "M-122-72Q-96-96-72-114Q-30-84 6-100T70-118Q98-96 124-74Q90-52 40-66T-60-58T-122-72z",
      0.6,
    ) +
    stroke(mix(palette.near, palette.paper, 0.5), 3, "M-70 8Q-30-24-60-52T-20-104T4-146") +
    fill(
      as("f", palette.fore),
      "M-300 14q8-14 22-6q10-16 26-4q10-20 28-4q12-18 30-4q12-16 28 0q14-14 28 4l10 14zM90 14q10-22 28-8q10-18 28-4q12-16 30-2q14-14 30 0q16-10 30 6l8 8z",
    )
  );
};

/** Offa's Dyke: a high bank with its ditch on the left, both winding over the hill to the skyline. */
const offasDyke: Part = ({ palette }) => {
  const turf = as("g", mix(palette.near, "#c7d06a", 0.25));
  const walker = (x: number, y: number, size: number, coat: string) =>
    at(
      x,
      y,
      stroke("#2e4a63", 6, "M-3-22L-6 0M3-22L7 0") +
        fill(coat, "M-9-46q9-6 18 0l2 26h-22z") +
        fill("#4a5a3a", box(-17, -46, 9, 20)) +
        fill("#e3ad86", disc(1, -54, 6.4)),
      size,
    );
  return (
    fill(as("g", mix(palette.mid, palette.near, 0.5)), "M-420-104Q-300-160-190-150T20-96V20H-420z") +
    stroke(mix(palette.near, palette.ink, 0.5), 5, "M-262-147Q-236-124-206-116T-140-92") +
    stroke(mix(turf, "#fff1b0", 0.5), 4, "M-256-148Q-230-126-202-119T-136-96") +
    fill(turf, "M-420-60Q-220-96-92-98L-50-56H-34L14-122Q34-132 56-122L100-92Q220-96 420-70V170H-420z") +
    fill(mix(turf, palette.ink, 0.55), "M-92-98L-50-56C-70 0-110 60-176 150H-340C-220 60-130-10-92-98z") +
    fill(mix(turf, palette.ink, 0.25), "M-50-56H-34C-50 0-80 60-130 150H-176C-110 60-70 0-50-56z") +
    fill(mix(turf, "#fff1b0", 0.45), "M-34-56L14-122C22-70 10-10-24 60L-60 150H-130C-80 60-50 0-34-56z") +
    fill(
      mix(turf, "#fff1b0", 0.18),
      "M14-122Q34-132 56-122C74-70 78-10 70 60L64 150H-60L-24 60C10-10 22-70 14-122z",
    ) +
    fill(mix(turf, palette.ink, 0.34), "M56-122L100-92C134-40 180 40 260 150H64L70 60C78-10 74-70 56-122z") +
    stroke("#efe3bd", 8, "M36-126C56-70 52-10 36 50L14 150") +
    stroke(
      mix(turf, palette.ink, 0.3),
      2.4,
      "M-4-88l-20 34M4-60l-30 54M-8-16l-36 60M80-84l10 26M94-48l18 38M100-4l26 46M-110-60l-30 50M-124-10l-40 50",
    ) +
    walker(48, -58, 0.72, "#f0b43c") +
    walker(46, -18, 0.95, palette.accent) +
    stroke("#6b4a33", 6, "M108-60V-150") +
    fill("#c9a06a", poly(104, -150, 154, -148, 164, -140, 154, -132, 104, -132))
  );
};

/** Armadale: the front of a roofless castle in its garden, ivy on it, flowers before it. */
const armadaleRuin: Part = ({ palette }) => {
  const leaf = as("f", mix(palette.near, "#7fae4e", 0.5));
  const tree = (x: number, r: number) =>
    fill("#6b5238", box(x - 4, -r, 8, r + 4)) +
    fill(
      leaf,
      disc(x, -r * 1.7, r) + disc(x - r * 0.7, -r * 1.2, r * 0.7) + disc(x + r * 0.7, -r * 1.2, r * 0.7),
    ) +
    fill(mix(leaf, "#f6e9a0", 0.3), disc(x - r * 0.3, -r * 2, r * 0.5));
  return (
    tree(-124, 34) +
    tree(126, 36) +
    `<path fill="#c9c5b8" fill-rule="evenodd" d="M-88 2v-66l10-4 6 6 12-8 14 4v-44l8-4v-8h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v8l8 4v38l16-6 10 8 12-4 6 10 14 4v72z${lancet(-12, -52, 24, 54)}${lancet(-30, -104, 12, 34)}${lancet(-6, -104, 12, 34)}${lancet(18, -104, 12, 34)}${lancet(-78, -48, 16, 34)}${lancet(60, -46, 16, 34)}"/>` +
    bastion(
      { x: -54, base: 2, w: 18, h: 132 },
      { ...palette, wall: "#c9c5b8", wallShade: "#918e85" },
      { merlon: 4 },
    ) +
    bastion(
      { x: 36, base: 2, w: 18, h: 132 },
      { ...palette, wall: "#c9c5b8", wallShade: "#918e85" },
      { merlon: 4 },
    ) +
    fill("#918e85", box(-36, -62, 72, 4) + box(92, -60, 6, 62)) +
    fill(
      as("f", palette.fore),
      "M-88 2v-50q8-6 10 8q4 14 14 18q-6 14 2 24zM98 2v-44q-10-2-12 12q-12 8-8 32zM36-90q10-4 14 8q8 14 4 34q-12-4-14-18q-8-10-4-24z",
    ) +
    fill(as("g", mix(palette.near, "#8bab50", 0.6)), "M-420 12Q-160-6 0 0T420 12V66Q200 48 0 50T-420 66z") +
    fill("#d8cdb2", "M-10 2h20Q14 26 30 50H-30Q-14 26-10 2z") +
    fill(
      as("f", palette.fore),
      "M-150 26q10-20 30-14q14-16 34-6q18-12 34 2q14-4 18 16l-14 14q-60 4-102-12zM34 24q8-18 26-14q14-14 34-2q18-12 34 2q20-4 24 14q-50 18-104 14z",
    ) +
    stroke("#e0668c", 9, "M-136 20h.1M-112 12h.1M-84 12h.1M-58 22h.1M60 20h.1M88 12h.1M120 16h.1") +
    stroke("#8d7bc0", 9, "M-124 26h.1M-98 22h.1M-70 24h.1M74 24h.1M104 22h.1M136 22h.1") +
    stroke(palette.gold, 8, "M-108 30h.1M-76 34h.1M54 30h.1M92 30h.1M122 28h.1")
  );
};

/** Paultons: a pink pig on its lawn, the balloon ride behind, flamingos beside. */
const pigLand: Part = (stage) => {
  const { palette } = stage;
  const balloon = (x: number, y: number, tone: string) =>
    fill(tone, `M${x - 20} ${y}q0-26 20-26q20 0 20 26q-4 12-14 18h-12q-10-6-14-18z`) +
    fill("#fdf6e6", `M${x - 6} ${y - 25}q-6 22 0 43h12q6-21 0-43z`, 0.75) +
    stroke(palette.ink, 1.4, `M${x - 6} ${y + 18}l1 8M${x + 6} ${y + 18}l-1 8`) +
    fill("#a97b4f", box(x - 8, y + 26, 16, 11));
  const [pink, deep] = ["#f2a3b3", "#d97f95"];
  return (
    fill("#fdf6e6", poly(-58, 0, -52, -150, -42, -150, -36, 0)) +
    stroke("#c4473c", 5, "M-110-150H16M-96-144L-47-164L2-144") +
    fill("#f0b43c", disc(-47, -166, 8)) +
    stroke(palette.ink, 1.6, "M-102-150v16M8-150v34M-72-150v50") +
    balloon(-104, -108, "#4f9dcf") +
    balloon(8, -124, "#e0663f") +
    balloon(-68, -78, "#6fae5a") +
    fill(deep, box(-44, -26, 13, 28) + box(22, -26, 13, 28)) +
    fill(
      pink,
      "M-66-46Q-66-86-14-86Q44-88 58-56Q62-26 36-20H-42Q-66-24-66-46z" +
        box(-60, -30, 14, 34) +
        box(4, -28, 14, 32),
    ) +
    fill(deep, "M-60-32Q-10-8 48-26Q44-20 36-20H-42Q-56-22-60-32z") +
    stroke(pink, 4.4, "M-64-58q-16-2-14-14q6-8 12 0q2 10-12 14") +
    fill(pink, disc(54, -70, 27)) +
    fill(deep, poly(32, -88, 38, -112, 52, -95) + poly(60, -96, 74, -110, 76, -88)) +
    fill(deep, "M66-72q2-13 14-13t13 13t-13 14t-14-14z") +
    fill("#a84f66", disc(76, -71, 2.8) + disc(85, -71, 2.8)) +
    fill(palette.ink, disc(52, -78, 3.4)) +
    stroke("#a84f66", 2.4, "M50-54q8 7 18 1") +
    fill(palette.water, "M60 8q30-10 74 0q6 8-36 12q-40-2-38-12z") +
    at(104, 12, animals.flamingos(stage), 0.72, 0.62)
  );
};

/** Two great crested grebes breast to breast, reeds behind them. */
const grebes: Part = ({ palette }) => {
  const one =
    fill("#6b5443", "M-66-6Q-56-28-24-26Q-4-26 6-36L16-20Q12 4-14 6H-48Q-62 4-66-6z") +
    fill("#fdfaf2", "M-12 0Q2-28-2-60Q-4-82 10-86Q20-82 18-64Q14-42 20-16Q14 6-12 6z") +
    fill("#b5602c", "M-8-80Q-12-100 8-106Q24-100 24-82Q16-66 4-66Q-6-70-8-80z") +
    fill("#fdfaf2", disc(16, -94, 8)) +
    fill("#232a30", "M-10-100Q-18-112-16-122Q-4-114 8-114Q22-112 24-100Q10-106-2-96z") +
    fill("#d98a76", poly(22, -97, 46, -91, 22, -89)) +
    fill(palette.accent, disc(17, -95, 2.8)) +
    stroke("#8a7058", 2, "M-54-12q14-8 28-4M-46-4q16-6 32-2");
  return (
    stroke(
      as("f", mix(palette.near, "#d9bd6a", 0.5)),
      3.4,
      "M-190 4V-96M-176 4l-8-84M-164 4V-108M-150 4l10-90M-136 4V-92M-122 4l-6-106M-108 4V-84M112 4V-92M124 4l8-104M138 4V-88M152 4l-8-84M166 4V-82M180 4l4-56M196 4V-50M-206 4l-6-80M-222 4V-96M210 4l-4-50M226 4V-58",
    ) +
    stroke("#7d5233", 7, "M-164-104v18M-122-98v16M-190-92v16M132-98v16M166-84v16") +
    at(-50, 0, one) +
    at(50, 0, one, 1, -1) +
    stroke("#4f7a3a", 4, "M-6-92q6 14 2 28M6-92q-6 10-2 20") +
    stroke(palette.shine, 3.4, "M-120 8q20-5 40 0t40 0t40 0t40 0t40 0t40 0M-84 20h50M30 20h60M-30 30h54")
  );
};

/** Hollingworth Lake: a little steamer with an awning, rowers beside it, the stone face of the dam behind. */
const launchAndDam: Part = ({ palette }) => {
  const head = (x: number, y: number) => disc(x, y, 4.6);
  return (
    fill(as("g", mix(palette.near, "#9db45a", 0.5)), "M-420-70H420V-40H-420z") +
    fill("#a99b84", poly(-420, -62, 420, -62, 420, -22, -420, -22)) +
    fill("#8d806b", box(-420, -68, 840, 7)) +
    stroke(
      "#7a6e5b",
      1.6,
      "M-420-50H420M-420-36H420M-380-62v12M-330-62v12M-280-62v12M-230-62v12M-180-62v12M-130-62v12M-80-62v12M-30-62v12M20-62v12M70-62v12M120-62v12M170-62v12M220-62v12M-355-50v14M-305-50v14M-255-50v14M-205-50v14M-155-50v14M-105-50v14M-55-50v14M-5-50v14M45-50v14M95-50v14M145-50v14M195-50v14",
      0.8,
    ) +
    fill("#a99b84", box(92, -120, 34, 60)) +
    fill("#736857", box(114, -120, 12, 60)) +
    fill(palette.roof, poly(86, -118, 109, -142, 132, -118)) +
    fill(palette.ink, arch(100, -108, 9, 18), 0.75) +
    fill("#22303a", box(-10, -104, 13, 60)) +
    fill(palette.gold, box(-10, -98, 13, 9)) +
    stroke("#5d3b25", 3, "M-84-14V-66M-44-14V-66M30-14V-66M68-14V-60") +
    fill(
      "#e3ad86",
      head(-70, -34) + head(-54, -36) + head(-30, -34) + head(16, -35) + head(44, -34) + head(58, -34),
    ) +
    fill("#2e4a63", box(-76, -30, 12, 18) + box(-36, -30, 12, 18) + box(38, -30, 12, 18)) +
    fill(palette.accent, box(-60, -32, 12, 18) + box(10, -31, 12, 18) + box(52, -30, 12, 18)) +
    fill("#fdf6e6", "M-92-62Q-10-76 76-62V-54H-92z") +
    fill(palette.accent, [-82, -58, -34, 14, 38, 62].map((x) => box(x, -66, 12, 12)).join("")) +
    fill("#2f5b4a", "M-108-22Q-60-14 0-14H70Q90-16 104-26Q100 0 84 8H-84Q-102 0-108-22z") +
    stroke("#fdf6e6", 2.8, "M-106-18Q-60-9 0-9H70Q90-11 103-20") +
    at(
      -62,
      0,
      fill("#8a5a35", "M-56 30q40 10 92 0q-6 16-16 18h-60q-12-4-16-18z") +
        stroke("#e8d3a4", 3, "M-8 22L-68 44M-4 22L50 46") +
        fill("#fdf6e6", "M-14 30q2-20 12-20t10 20z") +
        fill("#e3ad86", head(-2, 4)) +
        fill("#8a5a35", "M-9 1q7-9 14 0z"),
      0.9,
    ) +
    stroke(palette.shine, 3.4, "M-130 10q20-5 40 0t40 0t40 0t40 0t40 0t40 0M-80 54h40M10 56h50")
  );
};

/** Scone: the red Gothic palace with its battlements and towers. */
const sconePalace: Part = ({ palette }) => {
  const red = { ...palette, wall: "#c07a62", wallShade: "#8f5546" };
  return (
    fill(red.wall, box(-136, -96, 272, 92) + crenels(-136, -96, 272, 6)) +
    fill(red.wallShade, box(-136, -62, 272, 3)) +
    fill(palette.glass, arches([-104, -88, 4, 2, 20, 38], 10, 22) + arches([36, -88, 4, 2, 20, 38], 10, 22)) +
    bastion({ x: -34, base: -4, w: 68, h: 118 }, red, { merlon: 7, shade: 0.24 }) +
    fill(palette.glass, lancet(-12, -106, 24, 44)) +
    stroke("#f1e4cf", 2, "M0-104v42M-12-80h24") +
    bastion({ x: -146, base: -4, w: 26, h: 112 }, red, { merlon: 5, slits: 1 }) +
    bastion({ x: 120, base: -4, w: 26, h: 112 }, red, { merlon: 5, slits: 1 }) +
    bastion({ x: -46, base: -20, w: 18, h: 116 }, red, { merlon: 4 }) +
    bastion({ x: 28, base: -20, w: 18, h: 116 }, red, { merlon: 4 })
  );
};

/** Two cows in the grass of a water meadow: a Red Poll, and one in black and white. */
const meadowCattle: Part = ({ palette }) => {
  const cow = (coat: string, dark: string, patches: string) =>
    fill(dark, box(-40, -30, 10, 32) + box(34, -30, 10, 32)) +
    fill(coat, "M-58-74Q-20-80 20-76Q44-80 54-70L58-44Q54-26 40-24H-40Q-58-28-60-50z") +
    fill(coat, box(-56, -36, 12, 40) + box(44, -38, 12, 42)) +
    fill(
      patches,
      "M-30-77Q-4-80 8-76Q10-56-8-50Q-30-54-30-77zM26-77Q44-80 54-70L57-50Q40-44 30-56zM-58-60q14 4 12 20q-6 8-13 6z",
    ) +
    fill("#e8b3a4", "M-36-26q12 10 26 0l-4 8h-16z") +
    stroke(coat, 4, "M-58-70q-10 12-8 34") +
    fill(dark, disc(-66, -32, 5)) +
    fill(coat, "M48-74L64-92Q78-98 88-88L102-66Q102-56 92-54L78-60L60-46z") +
    fill(dark, "M62-90q-14-2-18 8q10 6 20 0zM92-58q12-2 10-10l-6-6-10 8z") +
    fill("#e8b3a4", "M90-54q10 0 12-8l-5-6-11 8z") +
    fill(palette.ink, disc(80, -80, 2.6)) +
    fill("#4a3a2e", box(-57, -1, 13, 6) + box(44, -1, 13, 6) + box(-41, -2, 12, 5) + box(33, -2, 12, 5));
  return (
    at(-28, -14, cow("#a8522f", "#7d3a22", "#b5603a"), 0.86, -0.86) +
    at(20, 6, cow("#f6f1e4", "#cfc6b2", "#2b3236"), 1) +
    stroke(
      as("g", palette.near),
      3.4,
      "M-150 2l-4-14M-144 2l4-16M-110 0l-4-14M-104 0l3-12M-60 4l-4-16M-54 4l4-14M0 8l-4-16M6 8l4-14M50 10l-4-14M56 10l4-16M100 8l-4-16M106 8l4-12M-20 8l3-12M84 10l-3-12M-84 2l3-14",
    )
  );
};

/** Hay: shelves of books in the open under the castle's walls, and the box for the money. */
const castleBooks: Part = ({ palette, random }) => {
  const tones = ["#b5453a", "#2f6b8a", "#e0a83c", "#4f7d4a", "#f1e6cc", "#6b4a7d", "#c97a45"];
  const spines = tones.map(() => "");
  for (const left of [-112, 6])
    for (const shelf of [-76, -50, -24, 2])
      for (let x = left; x < left + 90;) {
        const w = random.whole(9, 13);
        const h = random.whole(15, 21);
        const tone = random.whole(0, tones.length - 1);
        spines[tone] += box(x, shelf - h, w, h);
        x += w + 1;
      }
  return (
    fill(
      "#b09a7c",
      "M-126-60v-116l12-10 8 8 12-12 10 8 10-4v58h12l22-30 22 30 22-30 22 30 22-30 22 30h4v68z",
    ) +
    fill("#86735a", "M-84-182l10-4v90h-10zM62-136l10 8v32h-10z") +
    fill(
      "#4d6476",
      poly(-66, -120, -40, -158, -14, -120, -22, -120, -40, -146, -58, -120) +
        poly(-22, -120, 4, -158, 30, -120, 22, -120, 4, -146, -14, -120) +
        poly(22, -120, 48, -158, 74, -120, 66, -120, 48, -146, 30, -120),
    ) +
    fill(palette.ink, panes([-46, -130, 3, 1, 44, 0], 12, 12) + arch(-112, -168, 12, 24), 0.75) +
    fill("#5d3b25", box(-118, -102, 102, 108) + box(0, -102, 102, 108)) +
    fill("#3d2618", box(-113, -97, 92, 100) + box(5, -97, 92, 100)) +
    tones.map((tone, index) => fill(tone, spines[index] ?? "")).join("") +
    fill("#8a5a35", [-76, -50, -24, 2].map((y) => box(-116, y, 98, 4) + box(2, y, 98, 4)).join("")) +
    fill(
      "#8a5a35",
      poly(-122, -102, -114, -112, -20, -112, -12, -102) + poly(-4, -102, 4, -112, 98, -112, 106, -102),
    ) +
    fill("#c4473c", box(110, -52, 30, 34)) +
    fill("#97352c", box(132, -52, 8, 34)) +
    fill(palette.ink, box(116, -46, 16, 4)) +
    fill("#5d3b25", box(121, -18, 7, 24))
  );
};

/** Kenilworth: the red Norman keep, one side gone, and John of Gaunt's hall with its tall empty windows. */
const redKeep: Part = ({ palette }) => {
  const red = { ...palette, wall: "#c4694c", wallShade: "#8f4634" };
  const hall = [-2, 30, 62].map((x) => lancet(x, -66, 18, 48)).join("");
  return (
    `<path fill="${red.wall}" fill-rule="evenodd" d="M-20 4v-84l14-4 8 6 18-6 20 6 16-8 22 8 14-4V4z${hall}"/>` +
    stroke("#d98a6a", 2.4, "M7-62v42M39-62v42M71-62v42M-2-42h18M30-42h18M62-42h18") +
    fill(red.wallShade, box(82, -82, 10, 86) + box(-20, -14, 104, 4)) +
    `<path fill="${red.wall}" fill-rule="evenodd" d="M94 4v-106l8-6 8 8 12-8 10 8 8-4V4z${panes([101, -92, 2, 4, 17, 23], 10, 15)}"/>` +
    fill(red.wallShade, box(132, -100, 8, 104)) +
    `<path fill="${red.wall}" fill-rule="evenodd" d="M-142 6l6-18v-98h-2v-22h34v16h52v-14l10 6 4-8 8 4 8 14v92l8 28z${arch(-98, -78, 14, 34)}${arch(-74, -78, 14, 34)}${arch(-88, -34, 16, 26)}"/>` +
    fill(red.wall, crenels(-138, -132, 34, 6)) +
    fill(red.wallShade, "M-42-128l8 4 8 14v92l8 28h-24zM-104-116h6v110h-6zM-138-12h110v4h-112z") +
    fill(palette.ink, box(-126, -112, 4, 14) + box(-126, -74, 4, 14), 0.75) +
    fill(
      as("f", palette.fore),
      "M-150 12q8-12 18-4q12-10 22 0q12-10 24 0q12-10 24 0q12-8 22 0q12-10 24 0q12-8 24 0q12-10 24 0q12-8 24 0q12-10 24 0q12-8 22 0l10 8H-152z",
    ) +
    fill("#f3ece0", box(-24, 10, 48, 14) + box(-4, -22, 8, 34) + "M-15-8h30l-8 9h-14z" + disc(0, -25, 6)) +
    fill("#b8ad9c", box(8, 10, 16, 14) + box(1, -22, 3, 34)) +
    stroke(palette.shine, 2, "M-10-9q-8 4-8 16M10-9q8 4 8 16") +
    stroke("#e0668c", 7, "M-120 14h.1M-92 16h.1M-62 14h.1M44 16h.1M76 14h.1M108 16h.1") +
    stroke(palette.gold, 6, "M-106 18h.1M-76 18h.1M60 18h.1M92 18h.1M122 16h.1")
  );
};

/** Sights of the country that one place alone has. */
export const ownCountry = {
  avoncroft,
  "high-cup": highCup,
  "breck-pines": breckPines,
  "pollard-beech": pollardBeech,
  "sugar-loaf": sugarLoaf,
  "offas-dyke": offasDyke,
  "armadale-ruin": armadaleRuin,
  "pig-land": pigLand,
  grebes,
  "launch-and-dam": launchAndDam,
  "scone-palace": sconePalace,
  "meadow-cattle": meadowCattle,
  "castle-books": castleBooks,
  "red-keep": redKeep,
} as const satisfies Record<string, Part>;
