import { coniferRow, conifers, roundTrees } from "../shapes/plants";
import { as, mix } from "../shapes/colour";
import { arch, at, box, disc, fill, grid, poly, stroke } from "../shapes/svg";
import { panes, type Part } from "./part";

/** Cullen: tall arches that go on beyond the frame, a row of painted gables at their foot, sand before them. */
const seatownViaduct: Part = ({ palette }) => {
  const walls = ["#f6efdf", "#8fb9c9", "#f2cf73", "#e7a08c", "#f6efdf", "#a9c79a", "#d98a6b"];
  const house = (x: number, wall: string, i: number) =>
    fill(wall, box(x, -38, 46, 42) + poly(x, -38, x + 23, -64, x + 46, -38)) +
    stroke(palette.roof, 5, `M${x - 2}-36L${x + 23}-65L${x + 48}-36`) +
    fill(palette.glass, box(x + 7, -30, 9, 11) + box(x + 30, -30, 9, 11) + box(x + 19, -52, 8, 9)) +
    fill(i % 2 === 0 ? palette.accent : palette.deep, box(x + 18, -18, 10, 22));
  return (
    fill(
      palette.wall,
      `M-420-116H420V-20H-420z${grid([-408, -104], [14, 1], [60, 0], (x, y) => arch(x, y, 44, 90))}`,
    ).replace("<path", '<path fill-rule="evenodd"') +
    fill(
      palette.wallShade,
      box(-420, -118, 840, 5) + grid([-372, -98], [14, 1], [60, 0], (x, y) => box(x, y, 5, 82)),
    ) +
    fill(as("g", mix(palette.near, palette.fore, 0.25)), "M-420-26Q-200-34 0-28T420-26V8H-420z") +
    walls.map((wall, i) => house(-162 + i * 47, wall, i)).join("")
  );
};

/** Lynmouth: two green cars that pass each other on a steep wooded cliff above the sea. */
const waterRailway: Part = ({ palette, random }) => {
  const car = (x: number, y: number) =>
    fill("#1f5c46", box(x - 30, y - 40, 62, 40)) +
    fill("#f6d77c", box(x - 30, y - 14, 62, 4)) +
    fill(palette.paper, box(x - 34, y - 47, 70, 8)) +
    fill(palette.glass, panes([x - 25, y - 36, 3, 1, 19, 0], 14, 17)) +
    fill(palette.ink, poly(x - 30, y, x + 32, y, x + 20, y + 14, x - 30, y + 30));
  return (
    fill(mix(palette.near, palette.fore, 0.35), "M-190 10Q-150-20-120-70T-20-170Q60-212 420-224V10z") +
    fill(
      palette.fore,
      "M-170 10q10-34 40-34q10-30 36-26q6-34 36-28q10-34 40-26q14-30 40-20q16-28 46-16q20-24 46-8q20-30 60-10q30-40 70-20q40-24 90-10V10z",
      0.55,
    ) +
    fill("#8a7a6a", poly(-86, 10, -30, 10, 128, -206, 74, -206)) +
    stroke(
      palette.ink,
      2,
      [...Array(11).keys()].map((i) => `M${-70 + i * 14.6} ${-2 - i * 20}h44`).join(""),
      0.55,
    ) +
    stroke(palette.ink, 3.4, "M-70 10L88-206M-44 10L114-206") +
    conifers(coniferRow(random, 128, 300, 6, 60, 110), palette.near, mix(palette.fore, palette.ink, 0.3)) +
    roundTrees(
      [
        [-140, 4, 22],
        [-106, 6, 16],
        [60, 2, 26],
        [104, 6, 34],
      ],
      mix(palette.near, palette.mid, 0.3),
      palette.ink,
    ) +
    car(-22, -52) +
    car(66, -140)
  );
};

/** Tilbury's Water Gate: two storeys of white columns in a brick rampart, a drawbridge over the moat. */
const waterGate: Part = ({ palette }) => {
  const [white, shade] = ["#f3ead6", "#cdbf9f"];
  return (
    fill(as("g", mix(palette.near, "#c7d06a", 0.2)), "M-430-58Q-180-84-70-80H70Q180-84 430-58V-30H-430z") +
    fill("#b9644a", poly(-430, -58, -60, -66, -60, 4, -430, 10) + poly(60, -66, 430, -58, 430, 10, 60, 4)) +
    fill(
      "#d9b48f",
      poly(-430, -62, -60, -70, -60, -63, -430, -55) + poly(60, -70, 430, -62, 430, -55, 60, -63),
    ) +
    fill(
      "#86433a",
      poly(-430, -14, -60, -12, -60, 4, -430, 10) + poly(60, -12, 430, -14, 430, 10, 60, 4),
      0.5,
    ) +
    fill(white, box(-62, -92, 124, 96) + box(-42, -160, 84, 70) + "M-42-160q42-44 84 0z") +
    fill(white, "M-62-92q0-32 20-36v36zM62-92q0-32-20-36v36z") +
    fill(shade, box(-66, -96, 132, 6) + box(-46, -164, 92, 5) + box(-62, -78, 124, 3)) +
    fill(shade, panes([-56, -76, 2, 1, 16, 0], 8, 80) + panes([32, -76, 2, 1, 16, 0], 8, 80)) +
    fill(shade, panes([-38, -158, 2, 1, 13, 0], 6, 62) + panes([19, -158, 2, 1, 13, 0], 6, 62)) +
    fill(palette.ink, arch(-19, -62, 38, 66), 0.85) +
    fill(palette.glass, arch(-10, -146, 20, 44)) +
    fill(palette.accent, disc(0, -168, 8)) +
    fill(as("g", mix(palette.near, "#c7d06a", 0.2)), "M-170 54Q-90 40 0 40T170 54Q90 66 0 66T-170 54z") +
    fill(mix(palette.sand, "#b99a6a", 0.3), poly(-24, 41, 24, 41, 34, 65, -34, 65)) +
    fill("#7d5a3a", poly(-19, 2, 19, 2, 26, 46, -26, 46)) +
    stroke(palette.ink, 1.6, "M-21 13H21M-23 24H23M-25 35H25M-19 2L-26 46M19 2L26 46", 0.6) +
    stroke(palette.ink, 1.4, "M-19-46L-25 40M19-46L25 40", 0.7) +
    stroke(palette.shine, 2.4, "M-220 24h70M-150 40h60M90 26h80M120 44h70", 0.8)
  );
};

/** Woodbridge: a white boarded mill under a red mansard roof, its hoist over the quay, its image in the pool. */
const tideMill: Part = ({ palette }) => {
  const [red, dark] = ["#b5553a", "#8f3f2c"];
  return (
    stroke("#fbf5e6", 4, "M-70 22h130M-60 32h104M-74 42h120M-40 52h70", 0.5) +
    fill(red, "M-86-84l14-34 26-34h88l26 34 14 34z") +
    fill(dark, "M34-152h8l26 34 14 34h-20l-10-34z" + box(-72, -120, 140, 3)) +
    fill("#fbf5e6", box(-78, -86, 156, 88)) +
    fill("#d6ccb9", box(52, -86, 26, 88)) +
    stroke(
      "#c3b79d",
      1.1,
      grid([-78, -76], [1, 8], [0, 10], (x, y) => `M${x} ${y}h156`),
      0.8,
    ) +
    fill("#fbf5e6", box(-16, -132, 34, 48) + poly(-16, -132, 1, -150, 18, -132)) +
    stroke(red, 4, "M-20-130L1-152L22-130") +
    fill(palette.ink, box(-6, -126, 14, 20) + box(-8, -22, 18, 24), 0.85) +
    fill(palette.glass, panes([-66, -72, 2, 2, 26, 32], 14, 17) + panes([22, -72, 2, 2, 26, 32], 14, 17)) +
    fill("#6f6a5c", box(-112, 2, 230, 12)) +
    fill("#54503f", panes([-108, 4, 16, 1, 14.5, 0], 4, 16)) +
    fill(palette.ink, arch(-58, 0, 26, 14), 0.8)
  );
};

/** Ben Loyal: four granite tops in a row over the sands. */
const benLoyal: Part = ({ palette }) => {
  const rock = as("t", mix("#8195a0", palette.skyMid, 0.12));
  const shade = as("t", mix("#566f7e", palette.skyMid, 0.1));
  return (
    fill(as("g", mix(palette.near, "#a58a4a", 0.35)), "M-400 6Q-250-30-170-60H150Q260-30 400 6z") +
    fill(
      rock,
      "M-270-10L-206-70-178-124-150-150-128-138-112-100-92-92-70-140-46-176-22-168-8-124 10-104 34-120 56-158 78-150 92-110 116-92 140-112 160-106 184-60 270-10Q0-36-270-10z",
    ) +
    fill(
      shade,
      "M-150-150L-128-138-112-100-92-92-100-40-128-30Q-118-80-150-150zM-46-176L-22-168-8-124 10-104 4-40-30-34Q-12-100-46-176zM56-158L78-150 92-110 116-92 112-40 70-34Q84-100 56-158zM140-112L160-106 184-60 230-26 150-34Q160-76 140-112z",
    ) +
    fill(as("g", mix(palette.near, palette.fore, 0.2)), "M-400 6Q-240-26-120-20T120-22T400 6z")
  );
};

/** Aberystwyth: tall pastel fronts along the curve of the bay, to the hill with the cliff railway. */
const curvedFront: Part = ({ palette }) => {
  const walls = ["#f6e6c8", "#e7b7a0", "#f8f1e2", "#b9cfc9", "#f2d58c", "#d9a8a0"];
  const rows = [...Array(11).keys()].map((i) => {
    const near = i / 10;
    return { x: -84 + 236 * near ** 1.35, w: 15 + 26 * near, h: 28 + 70 * near ** 1.2, y: -22 + 20 * near };
  });
  const front = ({ x, y, w, h }: (typeof rows)[number], i: number) =>
    fill(walls[i % walls.length] ?? "#f6e6c8", box(x, y - h, w, h)) +
    fill(
      palette.roof,
      poly(x - 1, y - h, x + w * 0.2, y - h - w * 0.45, x + w * 0.8, y - h - w * 0.45, x + w + 1, y - h),
    ) +
    fill(palette.glass, panes([x + w * 0.18, y - h * 0.9, 2, 4, w * 0.38, h * 0.22], w * 0.22, h * 0.13));
  return (
    fill(
      as("g", mix(palette.near, palette.fore, 0.18)),
      "M-214 0Q-208-70-180-132Q-166-156-140-158Q-96-150-64-84L-30-10V0z",
    ) +
    fill("#8d7f70", "M-214 0Q-208-70-180-132Q-172-96-176-52L-162 0z") +
    stroke(palette.paper, 4, "M-86-18L-144-152") +
    stroke(palette.ink, 1.4, "M-90-18L-148-152M-82-18L-140-152", 0.7) +
    fill(palette.accent, box(-126, -98, 20, 15)) +
    fill(palette.paper, box(-166, -172, 44, 18)) +
    fill(palette.roof, poly(-170, -172, -144, -186, -118, -172)) +
    rows.map(front).join("") +
    fill(palette.wall, "M-110-22Q-20-20 60-12T330 26V6Q180-8 60-18T-100-28z") +
    fill(palette.wallShade, "M-110-22Q-20-20 60-12T330 26V38Q180 10 50-2T-112-16z")
  );
};

/** Ventnor: white villas in tiers up a steep green down, a road that zigzags between them, striped huts below. */
const villaTiers: Part = ({ palette }) => {
  const villa = (x: number, y: number, s: number, i: number) =>
    at(
      x,
      y,
      fill(
        i % 3 === 1 ? "#f1dcae" : "#fbf6ea",
        box(-22, -44, 44, 44) + poly(-22, -44, -11, -60, 0, -44) + poly(0, -44, 11, -60, 22, -44),
      ) +
        stroke(palette.roof, 4, "M-24-42L-11-60L0-44L11-60L24-42") +
        fill(palette.glass, panes([-17, -38, 2, 2, 22, 18], 11, 12)) +
        fill("#7f9f97", box(-24, -22, 48, 3)) +
        fill(palette.wallShade, box(-2, -18, 6, 18)),
      s,
    );
  const tier = (y: number, xs: readonly number[], s: number) => xs.map((x, i) => villa(x, y, s, i)).join("");
  return (
    fill(
      as("g", mix(palette.near, palette.fore, 0.1)),
      "M-430 0V-70Q-260-208-60-206Q120-190 220-96T430-40V0z",
    ) +
    fill(
      as("g", mix(palette.near, palette.fore, 0.42)),
      "M-430-14Q0-44 330-24V0H-430zM-330-84Q0-112 330-92V-76Q0-94-330-66z",
    ) +
    tier(-112, [-164, -104, -44, 16, 76, 132], 0.85) +
    stroke(palette.paper, 8, "M-200-100Q0-120 210-102L-190-54Q0-66 220-48") +
    tier(-48, [-164, -96, -28, 40, 108, 176], 1) +
    fill(palette.wallShade, "M-430-34Q0-50 430-36V2H-430z") +
    fill(palette.wall, "M-430-40Q0-56 430-42V-34Q0-48-430-32z") +
    [...Array(11).keys()]
      .map((i) => {
        const x = -176 + i * 33;
        const colour = ["#c4473c", "#2f7f9a", "#f6b433", "#4e8f5d"][i % 4] ?? "#c4473c";
        return (
          fill("#fdf6e6", box(x, -24, 28, 28)) +
          fill(colour, poly(x - 3, -23, x + 14, -38, x + 31, -23) + panes([x + 2, -22, 3, 1, 9, 0], 5, 26))
        );
      })
      .join("")
  );
};

/** A container ship, its boxes of every colour piled high, the bridge at its stern. */
const containerShip: Part = ({ palette }) => {
  const colours = ["#c4473c", "#2f7f9a", "#f6b433", "#4e8f5d", "#d98a4a", "#e9e1d0"];
  const stacks = [3, 4, 5, 5, 4, 5, 5, 4, 3];
  const by = new Map<string, string>();
  stacks.forEach((high, i) => {
    for (let row = 0; row < high; row++) {
      const colour = colours[(i * 3 + row * 5 + ((i * row) % 3)) % colours.length] ?? "#c4473c";
      by.set(colour, (by.get(colour) ?? "") + box(-112 + i * 25, -46 - row * 14, 24, 13));
    }
  });
  return (
    fill(palette.paper, box(-142, -118, 26, 86)) +
    fill("#d5cbb6", box(-124, -118, 8, 86)) +
    fill(palette.glass, box(-144, -110, 30, 6) + panes([-138, -96, 2, 4, 11, 14], 6, 6)) +
    fill(palette.accent, poly(-112, -112, -98, -116, -98, -84, -112, -84)) +
    fill(palette.paper, box(-150, -121, 42, 5)) +
    [...by].map(([colour, d]) => fill(colour, d)).join("") +
    fill("#1f4a66", "M-150-34H150l16-14q-6 34-24 52h-278q-12-16-14-38z") +
    fill("#9c3d3a", "M-144-6H146q-2 6-6 10h-276q-6-6-8-10z") +
    stroke(palette.paper, 2.4, "M-148-28H150", 0.9) +
    stroke(palette.shine, 3, "M-176 6q20-5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t50 0", 0.9)
  );
};

/** Two cars shaped as snails on their rail by the sea, a child on each. */
const snailRide: Part = ({ palette }) => {
  const snail = (x: number, shell: string, swirl: string) =>
    at(
      x,
      0,
      fill("#e6c15a", "M-56-16Q-60-34-44-38Q-30-40-26-22H50Q66-22 70-14L66-8H-48Q-56-8-56-16z") +
        stroke("#b98f36", 3.6, "M-50-36L-58-58M-40-38L-38-60") +
        fill(palette.ink, disc(-58, -60, 4) + disc(-38, -62, 4) + disc(-46, -28, 3)) +
        fill(shell, disc(14, -52, 38)) +
        stroke(swirl, 6, "M14-52q6-12 16-4q8 14-6 24q-22 10-34-10q-6-26 18-38q26-6 36 18") +
        fill("#f0c8a0", disc(2, -98, 10)) +
        fill(palette.accent, "M-12-72q14-24 28 0z") +
        fill("#4a3423", "M-8-100q10-16 20 0z"),
    );
  return (
    fill("#8f9aa0", box(-150, -10, 300, 7) + panes([-140, -6, 8, 1, 39, 0], 6, 18)) +
    snail(-74, "#c4473c", "#f6d0a8") +
    snail(72, "#2f7f9a", "#d6ecea")
  );
};

/** Teignmouth: a train on the wall at the edge of the sea, red cliffs behind, a wave against the stones. */
const seaWallTrain: Part = ({ palette }) => {
  const cliff = as("t", "#b8593f");
  return (
    fill(
      cliff,
      "M-420-20V-96Q-320-150-240-128Q-170-186-90-164Q-20-196 60-150Q150-176 230-120Q320-130 420-84V-20z",
    ) +
    fill(
      "#8f3f30",
      "M-240-128q14 50 4 108h-30q16-60 26-108zM-90-164q20 70 8 144h-40q26-70 32-144zM60-150q26 60 16 130h-36q20-70 20-130zM230-120q18 50 8 100h-30q20-50 22-100z",
      0.75,
    ) +
    fill(
      as("g", mix(palette.near, palette.fore, 0.1)),
      "M-420-96Q-320-150-240-128Q-170-186-90-164Q-20-196 60-150Q150-176 230-120Q320-130 420-84V-98Q320-146 232-134Q150-192 62-164Q-20-210-90-178Q-170-200-240-142Q-320-164-420-110z",
    ) +
    fill("#1f5142", "M-150-24V-62q0-12 14-12H420v50z") +
    fill("#f3ead6", box(-150, -36, 570, 5)) +
    fill("#e2b93f", "M-150-24V-62q0-12 14-12h10v50z") +
    fill(palette.glass, box(-146, -66, 16, 18) + panes([-112, -64, 9, 1, 40, 0], 29, 16)) +
    fill(palette.ink, box(-146, -25, 566, 6) + panes([20, -72, 3, 1, 150, 0], 4, 48)) +
    fill("#b3a68e", box(-420, -20, 840, 30)) +
    fill("#8c7f68", box(-420, 0, 840, 12) + panes([-410, -16, 20, 1, 42, 0], 2, 24)) +
    fill("#d9cdb4", box(-420, -22, 840, 5)) +
    fill(
      palette.shine,
      "M-190 16q30-10 50-14q-2-30 12-50q8 20 14 6q6 24 16 10q2 26 20 34q40 4 70 14z",
      0.95,
    ) +
    stroke(palette.shine, 3, "M-420 14q30-6 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0", 0.9)
  );
};

/** A heavy horse on the towpath, a rope from it to a painted barge. */
const horseBarge: Part = ({ palette }) =>
  fill(as("g", mix(palette.near, "#c7d06a", 0.25)), "M-420-52H420V-34Q0-26-420-30z") +
  fill(mix(palette.sand, "#b99a6a", 0.4), "M-420-44H420V-36Q0-30-420-36z") +
  at(
    -66,
    -36,
    fill("#5b3520", poly(-18, -40, -6, -40, -9, -8, -17, -8) + poly(26, -42, 38, -42, 33, -8, 25, -8)) +
      fill(palette.paper, poly(-17, -10, -9, -10, -6, 0, -20, 0) + poly(25, -10, 33, -10, 36, 0, 22, 0)) +
      fill("#5b3520", "M46-66q14 4 13 38q-9-6-13-28z") +
      fill(
        "#7a4a2c",
        "M-34-44q-3-18 6-26l-6-16q-8-6-14-4l-14 20q-6 2-10-2q-4-4 0-9l16-20q4-8 12-8l4-6 3 8q16 4 26 28q22 6 34 0q22-4 24 14q2 12-4 22q-20 6-40 3t-37-4z",
      ) +
      fill(
        "#7a4a2c",
        poly(-34, -46, -18, -46, -23, -8, -32, -8) + poly(32, -50, 48, -50, 45, -26, 42, -8, 33, -8, 36, -26),
      ) +
      fill(palette.paper, poly(-32, -10, -23, -10, -20, 0, -36, 0) + poly(33, -10, 42, -10, 45, 0, 30, 0)) +
      fill("#5b3520", "M-38-104q18 6 24 32q-10-4-14-14t-12-12z") +
      fill(palette.paper, poly(-56, -96, -50, -98, -62, -78, -67, -80)) +
      fill(palette.ink, disc(-50, -92, 1.8)) +
      stroke(palette.accent, 4, "M-18-74Q-34-60-30-44M-28-54L42-50"),
  ) +
  stroke(palette.ink, 1.6, "M-24-86L10-22") +
  at(
    -36,
    0,
    fill("#2f6b4f", box(76, -36, 128, 22)) +
      fill(palette.accent, box(70, -42, 140, 7)) +
      fill(palette.glass, panes([84, -32, 6, 1, 20, 0], 13, 11)) +
      fill("#7d2f2b", "M40-20q10 4 24 4H226q10-2 14-6q0 20-12 30H64Q46 2 40-20z") +
      stroke(palette.gold, 2.4, "M46-10Q60-6 70-6H230"),
  ) +
  stroke(palette.shine, 2.4, "M20 14h60M120 18h70M-120 2h60M-200 20h70", 0.8);

/** Sidmouth: a red cliff over the sea, white Regency houses on the esplanade, pebbles below them. */
const regencyFront: Part = ({ palette }) => {
  const red = as("t", "#b85f47");
  return (
    fill(red, "M-204-34L-198-92Q-170-126-126-122L-72-112-34-92-8-62 10-34z") +
    fill(
      palette.ink,
      poly(-176, -84, -166, -34, -190, -34) +
        poly(-128, -92, -112, -34, -146, -34) +
        poly(-76, -86, -58, -34, -92, -34),
      0.16,
    ) +
    fill(as("g", palette.near), "M-202-92Q-172-130-126-126L-72-116-34-96-20-76Q-60-100-110-104T-198-86z") +
    fill(as("g", palette.near), "M10-48Q80-92 200-96T420-104V-40H10z") +
    at(
      84,
      -42,
      fill("#f8ebd0", box(-92, -56, 184, 56) + poly(-40, -56, 0, -72, 40, -56)) +
        fill("#e6d2ab", box(-96, -58, 192, 4) + box(-92, -36, 184, 3)) +
        fill("#3f5f6c", panes([-84, -52, 9, 1, 19.6, 0], 9, 13) + panes([-84, -31, 9, 1, 19.6, 0], 9, 20)) +
        stroke(palette.ink, 1, "M-92-33H92", 0.5) +
        fill("#fdf6e6", box(98, -44, 420, 44)) +
        fill(palette.roof, poly(96, -44, 104, -58, 520, -58, 520, -44)) +
        fill("#3f5f6c", panes([108, -36, 12, 1, 20, 0], 8, 26)),
    ) +
    fill(palette.wall, box(-44, -44, 520, 6)) +
    fill(palette.wallShade, box(-44, -38, 520, 12)) +
    stroke(
      mix(palette.wallShade, palette.paper, 0.3),
      3,
      "M-20-10h3M10-2h4M44-14h3M70 4h4M104-8h3M132 2h4M164-12h3M-30 10h4M0 8h3M36 11h4M84 8h3M120 10h4M160 6h3",
      0.8,
    )
  );
};

/** A wooden pirate ship for children on the sand, with its black flag. */
const pirateShip: Part = ({ palette }) =>
  fill(palette.sand, "M-124 22Q-60-4 0-8T420-30V140H0Q-170 60-124 22z") +
  stroke("#5b3d24", 6, "M-34-40V-150M44-40V-128") +
  fill("#f3ead6", "M-78-136Q-34-126 10-136Q4-104 10-76Q-34-66-78-76Q-70-104-78-136z") +
  fill("#f3ead6", "M14-116Q46-110 80-116Q74-94 80-72Q46-64 14-72Q20-94 14-116z") +
  stroke(palette.accent, 6, "M-74-118Q-34-108 6-118M-74-96Q-34-86 6-96M18-98Q46-92 76-98", 0.9) +
  fill(palette.ink, "M-32-172h46l-8 11 8 11h-46z") +
  fill(palette.paper, disc(-14, -163, 4.6) + box(-17, -160, 6, 5)) +
  fill("#8a5a34", "M-104-66q20 12 40 14H64q20-4 40-26q4 44-26 80H-70Q-98-30-104-66z") +
  fill(
    "#6b4327",
    "M-100-50q20 12 40 12H72q14-2 28-16l-3 14q-12 8-25 9H-62q-20-2-35-11zM-92-22q14 8 30 8H78q8 0 12-4l-6 14h-150q-20-6-26-18z",
  ) +
  fill(
    palette.ink,
    grid([-50, -34], [5, 1], [28, 0], (x, y) => disc(x, y + 4, 6)),
  ) +
  fill("#8a5a34", box(62, -96, 42, 24)) +
  stroke("#6b4327", 3, "M-104-66L-136-88M62-96V-78M82-96V-78M102-96V-78");

export const ownShores = {
  "seatown-viaduct": seatownViaduct,
  "water-railway": waterRailway,
  "water-gate": waterGate,
  "tide-mill": tideMill,
  "ben-loyal": benLoyal,
  "curved-front": curvedFront,
  "villa-tiers": villaTiers,
  "container-ship": containerShip,
  "snail-ride": snailRide,
  "sea-wall-train": seaWallTrain,
  "horse-barge": horseBarge,
  "regency-front": regencyFront,
  "pirate-ship": pirateShip,
};
