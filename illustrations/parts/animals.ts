import { mix } from "../shapes/colour";
import { sheep, swan } from "../shapes/countryside";
import { box, disc, fill, line, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import type { Part } from "./part";

/** Four-legged animals face right. */
const legs = (xs: readonly number[], h: number, w: number) => xs.map((x) => box(x, -h, w, h)).join("");

const deer: Part = ({ palette }) => {
  const coat = "#a8703f";
  return (
    fill(
      coat,
      "M-26-34q20-8 42-2l10-18 8-2 8 8-6 4-4 16q-6 8-14 8h-38q-8-4-6-14z" + legs([-24, -16, 8, 15], 24, 4),
    ) +
    fill(palette.paper, disc(-27, -27, 4)) +
    stroke("#6b4a2f", 2.2, "M33-56q-6-14-14-18M26-68l-8 0M35-56q4-14 12-18M41-70l8-2") +
    fill(palette.ink, disc(36, -51, 1.4))
  );
};
const deerHerd: Part = (stage) =>
  `<g transform="translate(-60 -6)scale(-.8 .8)">${deer(stage)}</g>${deer(stage)}<g transform="translate(66 -2)scale(.7)">${deer(stage)}</g>`;

const lion: Part = ({ palette }) => {
  const coat = "#d9a552";
  return (
    fill(coat, "M-46-38q30-10 70-4l6 18-8 10h-60q-14-6-8-24z" + legs([-44, -32, 10, 22], 24, 8)) +
    stroke(coat, 4, "M-50-30q-18-4-20-20") +
    fill("#8a5a2f", disc(34, -44, 19) + disc(-70, -52, 5)) +
    fill(coat, disc(38, -43, 12)) +
    fill(palette.ink, disc(42, -46, 1.6) + poly(44, -41, 50, -41, 47, -37))
  );
};

const giraffe: Part = ({ palette }) => {
  const coat = "#e3b65d";
  return (
    fill(
      coat,
      "M-34-64q24-10 48-6l14-56 12-4 18 8-2 8-16 0-8 46q-2 20-10 22h-48q-12-4-8-18z" +
        legs([-32, -22, 8, 18], 54, 6),
    ) +
    fill(
      "#9a622f",
      [
        box(-26, -62, 10, 8),
        box(-10, -66, 10, 8),
        box(4, -62, 8, 8),
        box(-20, -52, 9, 7),
        box(-2, -54, 10, 7),
        box(20, -84, 7, 8),
        box(22, -100, 7, 8),
        box(26, -114, 6, 7),
        box(16, -68, 7, 8),
      ].join(""),
    ) +
    stroke("#9a622f", 2, "M38-128v-8M44-126v-8") +
    fill(palette.ink, disc(48, -121, 1.6))
  );
};

const elephant: Part = ({ palette }) => {
  const hide = "#98a0a3";
  return (
    fill(
      hide,
      "M-58-50q10-28 50-28q36 0 44 16q16-10 26 4q6 12 4 26q0 22 6 30l-8 2q-10-10-10-28l-14-4-4 10h-84q-14-8-10-28z" +
        legs([-54, -38, 10, 24], 34, 13),
    ) +
    fill(mix(hide, palette.ink, 0.2), "M26-66q18-8 22 8q0 18-12 20q-14-4-10-28z") +
    fill(palette.ink, disc(54, -56, 1.8)) +
    fill(palette.paper, "M62-38q10 2 14-4q-2 12-14 10z")
  );
};

const rhino: Part = ({ palette }) =>
  fill(
    "#8d9293",
    "M-54-46q30-20 66-8l16-4 14 10 12 14-4 12-16 2-10-4-6 8h-64q-14-8-8-30z" +
      legs([-50, -36, 4, 18], 24, 11),
  ) +
  fill(palette.paper, poly(48, -36, 58, -54, 56, -34)) +
  fill(palette.ink, disc(38, -42, 1.6));

const polarBear: Part = ({ palette }) =>
  fill(
    "#f7f3e6",
    "M-58-38q14-20 50-18q28-4 40 4q16-8 26 4l12 8-4 8-18 2q-8 8-16 8l-2 8h-80q-14-6-8-24z" +
      legs([-54, -38, 6, 22], 24, 13),
  ) +
  fill(palette.ink, disc(70, -41, 2.6) + disc(54, -46, 1.6)) +
  stroke(mix("#f7f3e6", palette.ink, 0.25), 1.4, "M-34-14q20 6 44 0M18-30q4 8 0 16");

const meerkats: Part = ({ palette }) =>
  [-24, 0, 22]
    .map(
      (x, i) =>
        fill("#c39a62", `M${x - 6} 0q-2-22 2-30q4-8 8 0q4 8 2 30z`) +
        fill("#c39a62", disc(x, -34 - (i % 2) * 3, 6)) +
        fill(palette.ink, disc(x + 2, -35 - (i % 2) * 3, 1.4)),
    )
    .join("");

const penguins: Part = ({ palette }) =>
  [-30, -6, 20]
    .map(
      (x) =>
        fill("#27363d", `M${x - 8} 0q-4-24 8-34q12 10 8 34z`) +
        fill(palette.paper, `M${x - 4} 0q-2-16 5-22q7 6 5 22z`) +
        fill(palette.gold, poly(x + 5, -28, x + 12, -26, x + 5, -25)),
    )
    .join("");

const flamingos: Part = () =>
  [-34, 0, 36]
    .map(
      (x) =>
        fill("#e58fa5", `M${x - 14}-34q8-12 22-6q8 4 2 12q-14 6-24-6z`) +
        stroke("#e58fa5", 3, `M${x + 8}-38q14-10 4-22q-6-8-12-2`) +
        fill("#e58fa5", disc(x + 1, -61, 3.6)) +
        fill("#33393b", `M${x - 1}-63q-8 1-8 9l6-4z`) +
        stroke("#d77a92", 1.6, `M${x - 2}-28V0M${x + 4}-28l2 14l-4 14`),
    )
    .join("");

const horse = (coat: string, dark: string) =>
  fill(
    coat,
    "M-34-46q24-8 46-2l12-22 8-4 2 6 8 10-4 4-10-2-6 24q-4 8-12 8h-40q-10-4-4-22z" +
      legs([-32, -24, 8, 15], 30, 5),
  ) + fill(dark, "M-36-46q-12 6-10 28q6-2 6-12q4-4 4-16zM24-72q-8 4-14 22l6 2q4-14 12-22z");
const ponies: Part = () =>
  `<g transform="translate(-40 0)">${horse("#8a5a35", "#4b3322")}</g><g transform="translate(44 4)scale(-.9 .9)">${horse("#a8744a", "#4b3322")}</g>`;
/** Racehorses at full stretch, with jockeys. */
const racehorses: Part = ({ palette }) =>
  [
    [-92, "#6b4228", palette.accent],
    [0, "#8a5a35", palette.gold],
    [92, "#4b3322", "#3f6f96"],
  ]
    .map(
      ([x, coat, silk]) =>
        `<g transform="translate(${x} 0)">${fill(String(coat), "M-40-40q24-8 48-2l22-16 10 0 8 8-6 4-10 0-16 18q-8 8-16 8h-34q-10-6-6-20z")}${stroke(String(coat), 5, "M-34-24l-18 14l-12 8M-26-24l-4 12l-14 10M8-22l20 8l16-2M2-22l12 14l16 4")}${stroke("#3a2a1f", 3, "M-42-38q-16 0-24 10")}${fill(String(silk), "M-10-44q2-16 16-16q8 2 8 8l-8 10z" + disc(16, -62, 5))}${fill(palette.paper, poly(-12, -44, 4, -44, 2, -36, -8, -36))}</g>`,
    )
    .join("");

const highlandCow: Part = ({ palette }) =>
  fill(
    "#b9652f",
    "M-50-42q20-10 56-6q18-10 32 2q8 14 2 30l-10 8-14-6-8 4h-52q-14-8-6-32z" +
      legs([-46, -34, -2, 10], 20, 8),
  ) +
  stroke("#e8d9ae", 3.4, "M18-50q-12-2-14-16M44-50q12-2 14-16") +
  fill("#8a4a22", "M18-46q14-10 28 0q2 10-4 12q-12-6-20 0q-6-4-4-12z") +
  fill("#e0a98a", disc(34, -22, 7)) +
  stroke("#8a4a22", 2, "M-40-16v8M-28-16v8M-16-16v8M-4-16v8") +
  fill(palette.ink, disc(31, -22, 1.2) + disc(37, -22, 1.2));

const wildCattle: Part = ({ palette }) =>
  fill(
    "#f4efe0",
    "M-46-42q20-10 54-6q14-8 26 2q6 12 2 24l-8 6-12-4-8 4h-48q-12-8-6-26z" + legs([-42, -32, 0, 10], 20, 6),
  ) +
  stroke("#f4efe0", 3, "M-47-40q-6 6-5 18") +
  fill(palette.ink, box(-42, -3, 6, 3) + box(-32, -3, 6, 3) + box(0, -3, 6, 3) + box(10, -3, 6, 3)) +
  fill("#a8432f", "M14-44q-10-5-13 2q6 6 14 3zM36-44q10-5 12 2q-6 6-13 3z") +
  stroke(palette.ink, 2.4, "M17-47q-9-4-9-14M34-47q9-4 9-14") +
  fill(palette.ink, disc(22, -38, 1.7) + disc(33, -38, 1.7) + "M24-25q6-4 12-1l-3 6-6 0z");

const sheepPart: Part = ({ palette }) =>
  sheep(
    [
      [-30, 0, 1.4],
      [20, 4, -1.5],
      [60, -2, 1.2],
    ],
    palette,
  );

const swans: Part = ({ palette }) =>
  fill("#0d3a4e", "M-54 0q26 9 50 0zM20 10q22 8 44 0z", 0.35) +
  swan(-30, 0, 0.9, palette) +
  swan(40, 10, 0.8, palette, true);
const swanFlock: Part = ({ palette }) =>
  swan(-110, 0, 0.7, palette) +
  swan(-50, 10, 0.8, palette) +
  swan(14, -2, 0.7, palette, true) +
  swan(78, 12, 0.85, palette) +
  swan(140, 2, 0.7, palette, true);

const geese: Part = ({ palette }) =>
  stroke(
    palette.ink,
    2.4,
    [
      [0, 0],
      [-26, 10],
      [26, 12],
      [-52, 22],
      [54, 26],
      [-80, 36],
      [82, 42],
    ]
      .map(([x = 0, y = 0]) => `${line(x - 10, y - 3)}q6-4 10 3q4-7 10-3`)
      .join(""),
    0.85,
  );

/** Grey cranes: tall, with a red crown. */
const cranes: Part = ({ palette }) =>
  [-26, 24]
    .map(
      (x) =>
        fill("#9aa3a6", `M${x - 18}-40q10-12 26-6q8 4 4 10q-16 8-30-4z`) +
        stroke("#9aa3a6", 3.4, `M${x + 10}-42q6-14 4-26`) +
        fill(palette.ink, `M${x - 10}-41q-20 0-20 18q14-1 20-11z`) +
        fill(palette.accent, disc(x + 14, -70, 2.6)) +
        stroke(palette.ink, 1.8, `M${x + 15}-69l10 2M${x - 2}-34V0M${x + 5}-34V0`),
    )
    .join("");

const heron: Part = ({ palette }) =>
  fill("#8fa0a8", "M-20-34q12-10 28-2l-6 10q-14 4-22-8z") +
  stroke("#8fa0a8", 3.2, "M6-36q8-12 2-22t4-16") +
  stroke(palette.ink, 1.8, "M12-74l16 4M-6-26V0M2-26V0");

const ducks: Part = ({ palette }) =>
  [
    [-40, 0],
    [0, 8],
    [44, 2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        fill("#8a6a45", `M${x - 14} ${y - 4}q4-8 14-6q8-2 10 4q-2 6-12 6q-10 0-12-4z`) +
        fill("#2f6b4f", disc(x + 10, y - 11, 4)) +
        fill(palette.gold, poly(x + 13, y - 11, x + 19, y - 9, x + 13, y - 8)),
    )
    .join("");

/** A puffin that faces right, its feet at x. */
export const puffin = ({ palette }: Stage, x: number) =>
  fill("#e0662f", poly(x - 5, 0, x - 1, -4, x, 0) + poly(x + 4, 0, x + 6, -4, x + 10, 0)) +
  fill("#27363d", `M${x - 11}-1l3-6q-1-14 5-20h13q3 14-1 22l-7 4z`) +
  fill(palette.paper, `M${x}-3q-3-12 4-17h5q3 12-2 16z`) +
  fill("#27363d", disc(x + 4, -28, 8)) +
  fill(palette.paper, `M${x}-27q2-6 7-6q5 1 5 6q-1 5-6 5q-5-1-6-5z`) +
  fill("#27363d", disc(x + 7, -29, 1.4)) +
  fill("#e0662f", `M${x + 11}-32q8 1 9 6q-4 3-9 4z`) +
  fill("#f6b433", `M${x + 11}-32q3 4 0 10l2-.5q3-4 0-9z`);
const puffins: Part = (stage) => puffin(stage, -26) + puffin(stage, 14);

const seals: Part = ({ palette }) =>
  [
    [-60, 0],
    [6, 8],
    [70, 2],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        fill(
          ["#7d8689", "#9a9384", "#6f777a"][i] ?? "#7d8689",
          `M${x - 34} ${y}q6-16 34-14q14-2 20-8q10-2 10 8q-2 12-20 14q-26 4-44 0l-8-6z`,
        ) + fill(palette.ink, disc(x + 24, y - 18, 1.6)),
    )
    .join("");

const dolphins: Part = ({ palette }) =>
  [
    [-40, 0, 1],
    [36, 6, 0.8],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<g transform="translate(${x} ${y})scale(${s})">${fill("#6f8796", "M-34 4q6-30 34-32l4-10 6 10q18 4 24 18l8 4-8 3q-14-8-34-4q-18 4-24 14l-4 6z")}${fill(palette.paper, "M2-14q14-2 26 4q-12-2-26 2z", 0.8)}</g>`,
    )
    .join("") + stroke(palette.shine, 3, "M-84 6q12-5 24 0M-16 8q12-5 24 0t24 4");

/** Sits upright on its hind feet with a cone in its paws. */
const redSquirrel: Part = ({ palette }) =>
  fill("#0f3340", "M-20 0Q6-3 30 1Q22 5 2 5Q-14 4-20 0z", 0.22) +
  fill(
    "#a84a22",
    "M-2-2C-15 0-20-10-16-21C-13-29-14-34-19-36C-24-37-25-32-22-29C-30-32-30-46-19-47C-9-48-5-38-7-28C-8-20-4-12-2-2z",
  ) +
  fill("#b9562a", "M-6-1Q-11-12-5-21Q-2-27 4-27Q11-25 11-16Q11-6 8-1z") +
  fill(palette.paper, "M9-2Q4-10 7-20Q12-20 11-12Q11-6 9-2z") +
  fill("#b9562a", disc(-1, -8, 7.6)) +
  fill("#b9562a", "M1-37Q4-40 9-38Q14-36 16-31Q16-28 11-27Q5-25 2-28Q-1-33 1-37z") +
  fill("#b9562a", "M0-35Q-1-42 3-44Q7-41 7-37zM6-37Q6-42 10-43Q12-40 11-36z") +
  stroke("#8f3d1c", 1.2, "M3-43l-1.5-4M10-42.5l0-3.5M-8-6q0-8 8-9") +
  fill("#8f3d1c", "M-3 1Q-2-4 5-4Q13-4 13 1z") +
  fill("#6b4a2f", "M12-21Q17-22 18-17Q16-13 12-15Q10-18 12-21z") +
  stroke("#8f3d1c", 2.4, "M4-21q4 4 9 3") +
  fill(palette.ink, disc(9.5, -33, 1.7) + disc(16, -30.5, 1.1)) +
  fill(palette.paper, disc(10, -33.6, 0.6));

const osprey: Part = ({ palette }) =>
  fill("#5f5348", "M0 0q-20-20-64-20q26 6 42 22l-8 4q20 4 30 2q10 2 30-2l-8-4q16-16 42-22q-44 0-64 20z") +
  fill(palette.paper, "M-6-2q6-8 12 0q0 10-6 18q-6-8-6-18z");

const redKite: Part = () =>
  fill("#a8522f", "M0 0q-20-16-60-10q24 4 40 18l14 4-6 22 12-8 12 8-6-22 14-4q16-14 40-18q-40-6-60 10z") +
  fill("#f4efe0", "M-34-2q8 2 12 8l-8-2zM34-2q-8 2-12 8l8-2z");

const otter: Part = ({ palette }) =>
  fill("#6b4a2f", "M-50-2q20-14 50-12q12-10 24-4q8 6 2 12q-10 6-24 6h-40z") +
  fill(palette.ink, disc(22, -15, 1.5)) +
  stroke("#6b4a2f", 5, "M-46-3q-16 4-26-4");

const antelopes: Part = ({ palette }) =>
  [-30, 30]
    .map(
      (x) =>
        `<g transform="translate(${x} 0)scale(${x < 0 ? 1 : -0.9} ${x < 0 ? 1 : 0.9})">${fill("#c08a4f", "M-22-30q16-6 34-2l10-14 8 2 2 8-10 4-4 8q-4 6-10 6h-30q-6-4 0-12z" + legs([-20, -14, 6, 12], 22, 3))}${stroke(palette.ink, 1.8, "M24-46q-4-14 2-24M28-46q4-14 0-24")}</g>`,
    )
    .join("");

const zebra: Part = ({ palette }) =>
  horse("#f7f3e6", palette.ink) +
  stroke(palette.ink, 2, "M-26-46v18M-18-49v20M-10-50v22M-2-50v22M6-48v20M20-58l8 6M16-52l8 8");

export const animals = {
  deer,
  "deer-herd": deerHerd,
  lion,
  giraffe,
  elephant,
  rhino,
  "polar-bear": polarBear,
  meerkats,
  penguins,
  flamingos,
  zebra,
  antelopes,
  ponies,
  racehorses,
  "highland-cow": highlandCow,
  "wild-cattle": wildCattle,
  sheep: sheepPart,
  swans,
  "swan-flock": swanFlock,
  geese,
  cranes,
  heron,
  ducks,
  puffins,
  seals,
  dolphins,
  "red-squirrel": redSquirrel,
  osprey,
  "red-kite": redKite,
  otter,
} as const satisfies Record<string, Part>;
