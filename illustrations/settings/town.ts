import { mix } from "../shapes/colour";
import { parishChurch } from "../shapes/churches";
import { street } from "../shapes/houses";
import { spotsOn, village } from "../shapes/village";
import { copse, roundTrees } from "../shapes/plants";
import { box, disc, fill, grid, line, poly, stroke } from "../shapes/svg";
import { hill, rolling } from "../shapes/terrain";
import { ripples, water } from "../shapes/water";
import type { Stage } from "../sketch";
import { flowers, grass, type Setting } from "./setting";

const townWalls = ({ palette }: Stage) =>
  [
    palette.wall,
    mix(palette.wall, palette.paper, 0.45),
    "#fdf6e6",
    mix(palette.wall, "#e9cdb0", 0.4),
  ] as const;

/** A market place: house rows on both sides, open in the middle. */
const square: Setting = {
  look: { sky: "morning", land: "leaf", wall: "honey", roof: "slate" },
  ground: 292,
  frames: ["kerb", "bough", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 196, 12, 2), palette.far) + fill(palette.mid, copse(random, -20, 680, 244, 30))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const walls = townWalls(stage);
    const roofs = [palette.roof, mix(palette.roof, palette.ink, 0.25)] as const;
    const paving = mix(palette.sand, palette.paper, 0.3);
    return (
      street(random, palette, { from: -60, to: 190, base: 298, low: 58, high: 80, walls, roofs }) +
      street(random, palette, { from: 456, to: 700, base: 298, low: 58, high: 80, walls, roofs }) +
      fill(paving, "M-40 296H190L206 290H440L456 296H700V420H-40z") +
      stroke(
        mix(paving, palette.ink, 0.4),
        1.4,
        "M-20 318H660M-20 342H660M210 296L120 360M440 296L530 360M320 290V300",
        0.3,
      )
    );
  },
};

/** A high street that climbs between old houses to the scene's part at its top. */
const highStreet: Setting = {
  look: { sky: "peach", land: "leaf", wall: "honey", roof: "slate" },
  ground: 262,
  frames: ["none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 196, 14, 2), palette.far) +
      hill([-40, 236, 200, 220, 330, 214, 460, 222, 690, 240], palette.mid, palette.near, 2, 10) +
      fill(palette.near, copse(random, 120, 540, 258, 24)) +
      fill(mix(palette.sand, palette.paper, 0.3), poly(110, 262, 530, 262, 530, 300, 110, 300))
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const walls = townWalls(stage);
    const roofs = [palette.roof, mix(palette.roof, palette.ink, 0.25)] as const;
    const step = (from: number, to: number, base: number, low: number) =>
      street(random, palette, { from, to, base, low, high: low + 12, walls, roofs });
    const road = mix(palette.sand, palette.paper, 0.3);
    return (
      step(110, 196, 284, 42) +
      step(446, 530, 284, 42) +
      step(-40, 124, 306, 62) +
      step(522, 690, 306, 62) +
      fill(road, "M-60 306H124L196 284H446L522 306H700V440H-60z") +
      stroke(mix(road, palette.ink, 0.4), 1.6, "M282 284L100 440M362 284L540 440", 0.4)
    );
  },
};

/** A lawn or close round a great church, canons' houses at the right. */
const close: Setting = {
  look: { sky: "morning", land: "leaf", wall: "honey", roof: "slate" },
  ground: 270,
  frames: ["bough", "oak", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    const walls = [
      mix(palette.wall, palette.paper, 0.3),
      "#fdf6e6",
      mix("#b9644a", palette.wall, 0.3),
    ] as const;
    return (
      hill(rolling(random, 202, 10, 2), palette.far) +
      fill(palette.mid, copse(random, -20, 680, 250, 40)) +
      street(random, palette, {
        from: 480,
        to: 700,
        base: 268,
        low: 26,
        high: 36,
        walls,
        roofs: [palette.roof],
      }) +
      fill(palette.near, copse(random, -20, 110, 276, 40))
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      hill([-60, 270, 200, 268, 420, 272, 720, 266], grass(stage, 0.35), palette.near, 5, 12) +
      fill(mix(palette.sand, palette.paper, 0.3), poly(250, 272, 266, 272, 350, 420, 240, 420)) +
      roundTrees([[92, 300, 28]], palette.near, palette.ink) +
      roundTrees(
        [
          [34, 330, 34],
          [590, 324, 36],
          [530, 318, 20],
        ],
        palette.fore,
        palette.ink,
      ) +
      flowers(stage, palette.paper, 312, 350, 40)
    );
  },
};

/** Roofs of a town in front of something greater. */
const roofs: Setting = {
  look: { sky: "peach", land: "leaf", wall: "honey", roof: "tile" },
  ground: 244,
  frames: ["bough", "flowers", "oak"],
  back: ({ palette, random }) =>
    hill(rolling(random, 192, 14, 2), palette.far) +
    hill(rolling(random, 220, 10, 3), palette.mid, palette.near, 2, 9) +
    fill(palette.near, copse(random, -20, 680, 246, 24)),
  front: (stage) => {
    const { palette, random } = stage;
    const houses = { wall: mix(palette.wall, palette.paper, 0.45), roof: palette.roof, size: 18 };
    return (
      village(random, palette, spotsOn(random, 20, 630, [254, 270, 286], 42), houses) +
      fill(palette.fore, copse(random, -20, 150, 298, 20) + copse(random, 460, 690, 298, 22)) +
      hill([-60, 300, 140, 296, 330, 302, 520, 294, 720, 300], grass(stage), palette.near, 4, 12) +
      flowers(stage, palette.gold, 316, 352, 40)
    );
  },
};

/** A paved civic square for a city's own buildings. */
const plaza: Setting = {
  look: { sky: "clear", land: "leaf", wall: "honey", roof: "slate" },
  ground: 284,
  frames: ["kerb", "bough", "none"],
  back: (stage) => {
    const { palette } = stage;
    const tone = mix(palette.skyMid, palette.ink, 0.16);
    return (
      fill(
        tone,
        [10, 62, 118, 470, 530, 584].map((x, i) => box(x, 190 + ((i * 17) % 34), 46, 100)).join("") +
          box(-10, 232, 660, 60),
      ) +
      fill(
        mix(tone, palette.paper, 0.4),
        grid([18, 240], [38, 2], [17, 16], (x, y) => box(x, y, 5, 7)),
      )
    );
  },
  front: ({ palette }) => {
    const paving = mix(palette.sand, palette.paper, 0.35);
    return (
      fill(paving, box(-10, 284, 660, 176)) +
      stroke(
        mix(paving, palette.ink, 0.4),
        1.3,
        "M-10 300H650M-10 324H650M320 284V360M200 284L120 360M440 284L520 360M80 284L-60 360M560 284L700 360",
        0.3,
      ) +
      roundTrees(
        [
          [40, 318, 26],
          [596, 318, 26],
        ],
        palette.near,
        palette.ink,
      )
    );
  },
};

/** A city's embankment over a broad river. */
const embankment: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "honey", roof: "slate" },
  ground: 262,
  frames: ["railing", "bough", "none"],
  back: (stage) => {
    const { palette } = stage;
    const tone = mix(palette.skyMid, palette.ink, 0.14);
    const low = [0, 44, 92, 138, 190, 240, 292, 340, 388, 440, 492, 540, 590];
    return fill(
      tone,
      low.map((x, i) => box(x, 206 + ((i * 23) % 30), 42, 60)).join("") + box(-10, 242, 660, 30),
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      fill(palette.wall, box(-10, 260, 660, 6)) +
      fill(palette.wallShade, box(-10, 266, 660, 14)) +
      stroke(
        palette.ink,
        1,
        grid([10, 266], [16, 1], [42, 0], (x, y) => `${line(x, y)}v14`),
        0.25,
      ) +
      water(stage, 280, 420, { sunPath: false }) +
      ripples(stage, 290, 356, 14, 0.6)
    );
  },
};

/** A mill valley: terraces up the hillsides, a river under a stone bridge. */
const millValley: Setting = {
  look: { sky: "heather", land: "meadow", water: "river", wall: "grey", roof: "slate" },
  ground: 276,
  frames: ["wall", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    const houses = { wall: mix(palette.wall, palette.skyLow, 0.3), roof: palette.roof, size: 15 };
    return (
      hill(rolling(random, 154, 16, 2), palette.far) +
      hill(rolling(random, 180, 18, 3), palette.mid, palette.near, 2, 16) +
      stroke(
        palette.fore,
        1.8,
        "M90 188q-14 24 10 44M190 184q16 24-20 44M420 184q-10 22 18 44M540 186q12 24-16 44",
        0.5,
      ) +
      village(random, palette, spotsOn(random, 60, 590, [212, 226, 240], 26), houses) +
      fill(palette.near, copse(random, -10, 650, 258, 18))
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      hill([-40, 272, 120, 280, 320, 276, 520, 280, 690, 270], palette.near) +
      water(stage, 290, 344, { calm: true, sunPath: false }) +
      ripples(stage, 300, 342, 7) +
      hill([-40, 332, 160, 340, 360, 336, 520, 346, 690, 332], palette.fore, palette.near, 1, 10) +
      roundTrees(
        [
          [36, 314, 24],
          [604, 316, 26],
        ],
        palette.fore,
        palette.ink,
      )
    );
  },
};

/** A village in a valley: church and cottages among trees. */
const village1: Setting = {
  look: { sky: "morning", land: "leaf", wall: "honey", roof: "slate" },
  ground: 262,
  frames: ["bough", "wall", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 178, 18, 2), palette.far) +
      hill(rolling(random, 210, 12, 3), palette.mid, palette.near, 2, 9) +
      fill(palette.near, copse(random, -20, 680, 246, 28)) +
      parishChurch(118, 258, 1.5, palette, false)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const houses = { wall: mix(palette.wall, palette.paper, 0.4), roof: palette.roof, size: 20 };
    return (
      village(
        random,
        palette,
        [...spotsOn(random, 40, 210, [266, 284], 36), ...spotsOn(random, 430, 620, [266, 284], 36)],
        houses,
      ) +
      hill([-60, 290, 140, 286, 330, 284, 520, 290, 720, 286], grass(stage), palette.near, 4, 12) +
      fill(palette.fore, disc(-4, 344, 40) + disc(648, 350, 44)) +
      flowers(stage, palette.gold, 308, 350, 40)
    );
  },
};

/** Fairground lawns with woods behind. */
const fairground: Setting = {
  look: { sky: "clear", land: "leaf", water: "turquoise", wall: "cream" },
  ground: 268,
  frames: ["flowers", "bough", "oak"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 212, 12, 3), palette.far) +
      fill(palette.mid, copse(random, -10, 650, 252, 32)) +
      hill([-40, 264, 200, 262, 420, 268, 690, 260], grass(stage), palette.fore, 2, 12)
    );
  },
};

export const town = {
  square,
  "high-street": highStreet,
  close,
  roofs,
  plaza,
  embankment,
  "mill-valley": millValley,
  village: village1,
  fairground,
} as const satisfies Record<string, Setting>;
