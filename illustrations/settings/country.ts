import { mix } from "../shapes/colour";
import { spotsOn, village } from "../shapes/village";
import { copse, dots, roundTrees, tufts, willow } from "../shapes/plants";
import { dryWall } from "../shapes/countryside";
import { fill, poly, stroke } from "../shapes/svg";
import { cuts, ground, hill, rolling } from "../shapes/terrain";
import { ripples, water } from "../shapes/water";
import { flowers, grass, woods, type Setting } from "./setting";

/** Level land under a wide sky: hedges, a few trees, nothing higher. */
const plain: Setting = {
  look: { sky: "clear", land: "meadow" },
  ground: 266,
  frames: ["flowers", "reeds", "bank"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-40, 226, 200, 223, 420, 225, 690, 222], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 236, 13)) +
      hill([-40, 240, 320, 238, 690, 241], mix(palette.mid, palette.near, 0.4)) +
      fill(
        mix(palette.near, palette.fore, 0.4),
        copse(random, -20, 190, 254, 20) + copse(random, 450, 690, 254, 18),
      ) +
      hill([-40, 258, 320, 256, 690, 258], grass(stage, 0.45), palette.near, 5, 13)
    );
  },
  front: ({ palette, random }) => stroke(palette.near, 2, tufts(random, 0, 640, 352, 34, 16)),
};

/** Low rolling hills with woods, grass before them. */
const hills: Setting = {
  look: { sky: "morning", land: "leaf" },
  ground: 266,
  frames: ["bough", "oak", "flowers", "wall"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 196, 14, 2), palette.far) +
      hill(rolling(random, 222, 11, 3), palette.mid, palette.near, 2, 9) +
      fill(palette.near, copse(random, -20, 160, 254, 26) + copse(random, 490, 690, 254, 26)) +
      hill([-40, 258, 320, 254, 690, 260], grass(stage), palette.near, 4, 13)
    );
  },
};

/** Parkland of a great house: woods behind, a drive over lawns, old trees. */
const park: Setting = {
  look: { sky: "morning", land: "leaf", wall: "honey", roof: "slate" },
  ground: 262,
  frames: ["bough", "oak", "bank"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 186, 14, 2), palette.far) +
      woods(stage, 256, 44) +
      hill([-60, 262, 160, 258, 320, 260, 500, 258, 720, 264], grass(stage), palette.near, 2, 12) +
      fill(
        mix(palette.sand, palette.paper, 0.2),
        "M308 264h24C340 286 400 300 380 420H260C350 310 300 290 308 264z",
      )
    );
  },
  front: (stage) =>
    roundTrees(
      [
        [70, 292, 26],
        [126, 280, 18],
        [520, 280, 18],
        [576, 292, 26],
      ],
      stage.palette.near,
      stage.palette.ink,
    ),
};

/** A formal garden with clipped beds and a pool before a house. */
const parterre: Setting = {
  look: { sky: "clear", land: "leaf", wall: "honey", roof: "slate" },
  ground: 258,
  frames: ["none", "bough", "oak"],
  back: (stage) =>
    hill(rolling(stage.random, 194, 12, 2), stage.palette.far) +
    woods(stage, 252, 42) +
    hill([-40, 258, 320, 256, 690, 258], grass(stage, 0.25), stage.palette.fore, 3, 12),
  front: ({ palette, random }) => {
    const bed = (inner: number, outer: number, top: number, foot: number, way: number) =>
      poly(
        320 + way * inner,
        top,
        320 + way * outer,
        top,
        320 + way * outer * 1.55,
        foot,
        320 + way * inner * 1.45,
        foot,
      );
    const both = (inner: number, outer: number, top: number, foot: number) =>
      bed(inner, outer, top, foot, -1) + bed(inner, outer, top, foot, 1);
    return (
      fill(palette.sand, poly(312, 258, 328, 258, 400, 360, 240, 360)) +
      fill(palette.fore, both(34, 120, 272, 304) + both(74, 214, 312, 356)) +
      fill(mix(palette.near, "#c7c25a", 0.35), both(44, 108, 276, 299) + both(88, 196, 317, 350)) +
      stroke("#d77a92", 4, dots(random, 150, 260, 280, 296, 26, 3) + dots(random, 40, 210, 322, 346, 40, 4)) +
      stroke(
        palette.gold,
        4,
        dots(random, 380, 490, 280, 296, 26, 3) + dots(random, 430, 600, 322, 346, 40, 4),
      ) +
      fill(palette.wall, "M256 308a64 11 0 1 0 128 0a64 11 0 1 0-128 0z") +
      fill(palette.water, "M264 307a56 8 0 1 0 112 0a56 8 0 1 0-112 0z") +
      fill(palette.fore, poly(197, 276, 206, 246, 215, 276, 425, 276, 434, 246, 443, 276))
    );
  },
};

/** Long flower borders on both sides of a lawn walk. */
const borders: Setting = {
  look: { sky: "clear", land: "leaf", wall: "honey" },
  ground: 264,
  frames: ["none", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 192, 14, 2), palette.far) +
      woods(stage, 256, 46) +
      hill([-60, 264, 320, 262, 720, 264], grass(stage), palette.near, 4, 13)
    );
  },
  front: ({ palette, random }) =>
    fill(
      palette.fore,
      poly(-20, 284, 240, 272, 226, 290, 170, 420, -20, 420) +
        poly(660, 284, 400, 272, 414, 290, 470, 420, 660, 420),
    ) +
    ["#d77a92", "#8d7bc0", palette.gold]
      .map((tone) =>
        stroke(tone, 6, dots(random, 20, 210, 292, 350, 34, 5) + dots(random, 430, 620, 292, 350, 34, 5)),
      )
      .join("") +
    fill(palette.sand, poly(312, 264, 328, 264, 372, 420, 268, 420)),
};

/** A slow river through meadows, a willow on the near bank; the scene's parts are on the far bank. */
const meadows: Setting = {
  look: { sky: "morning", land: "leaf", water: "river", wall: "honey" },
  ground: 262,
  frames: ["bough", "reeds", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 188, 12, 2), palette.far) +
      hill(rolling(random, 214, 10, 3), palette.mid, palette.near, 2, 9) +
      fill(palette.near, copse(random, -20, 680, 252, 34)) +
      hill([-60, 262, 200, 258, 420, 260, 720, 262], grass(stage, 0.35), palette.near, 2, 9)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const bank = [-60, 292, 120, 286, 320, 294, 500, 286, 720, 292];
    return (
      water(stage, 290, 420, { calm: true, sunPath: false }) +
      fill(grass(stage, 0.35), ground(bank, 292)) +
      flowers(stage, palette.paper, 276, 286, 36) +
      ripples(stage, 304, 354, 14, 0.6) +
      willow(84, 318, 66, palette.near, "#5d4a38") +
      hill([-80, 312, 60, 312, 180, 334, 260, 420], palette.fore, palette.near, 2, 11) +
      stroke(palette.near, 2, tufts(random, 20, 200, 346, 14, 24)) +
      hill([490, 420, 570, 344, 640, 334, 720, 330], palette.fore)
    );
  },
};

/** A village green with a pond, cottages on both sides. */
const green: Setting = {
  look: { sky: "morning", land: "leaf", wall: "honey", roof: "tile" },
  ground: 266,
  frames: ["bough", "flowers", "wall"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 200, 12, 2), palette.far) +
      fill(palette.mid, copse(random, -20, 680, 248, 36)) +
      village(
        random,
        palette,
        [...spotsOn(random, 20, 200, [262], 44), ...spotsOn(random, 440, 620, [262], 44)],
        {
          wall: mix(palette.wall, palette.paper, 0.4),
          roof: palette.roof,
          size: 26,
        },
      ) +
      hill([-40, 264, 320, 260, 690, 264], grass(stage, 0.4), palette.near, 4, 13)
    );
  },
  front: (stage) =>
    fill(mix(stage.palette.water, stage.palette.skyLow, 0.2), "M380 322q70-14 150 0t-30 18t-120-2t0-16z") +
    stroke(stage.palette.shine, 2, "M420 326h40M450 332h50"),
};

/** The bare green slope of a chalk down, as big as the picture. */
const downs: Setting = {
  look: { sky: "clear", land: "meadow" },
  ground: 226,
  frames: ["flowers", "bank"],
  back: (stage) => {
    const { palette, random } = stage;
    const ridge = [-60, 250, 60, 226, 200, 168, 330, 146, 460, 160, 580, 206, 720, 222];
    return (
      hill(rolling(random, 206, 8, 2), palette.far) +
      hill([-60, 214, 100, 216, 300, 226, 720, 190], palette.mid, palette.near, 2, 9) +
      hill(ridge, grass(stage, 0.25)) +
      cuts(ridge, palette.fore, 5, 17, 0.25)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      fill(palette.fore, copse(random, -30, 190, 306, 26) + copse(random, 470, 690, 300, 28)) +
      hill([-60, 310, 200, 304, 420, 312, 720, 302], grass(stage, 0.5), palette.near, 3, 13)
    );
  },
};

/** A ridge of hills along the whole horizon, a line of trees and pasture below. */
const ridge: Setting = {
  look: { sky: "morning", land: "leaf" },
  ground: 262,
  frames: ["wall", "flowers", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    const skyline = [
      -60, 232, 40, 204, 110, 168, 180, 182, 250, 138, 330, 158, 400, 132, 470, 164, 560, 176, 650, 216, 720,
      226,
    ];
    return (
      hill(skyline, mix(palette.mid, palette.near, 0.3)) +
      cuts(skyline, palette.fore, 4, 10, 0.3) +
      fill(palette.fore, copse(random, -20, 680, 246, 18)) +
      hill([-40, 250, 320, 246, 690, 252], grass(stage, 0.45), palette.near, 4, 13)
    );
  },
};

/** Walled dales with field barns and a beck. */
const dale: Setting = {
  look: { sky: "morning", land: "moor", wall: "grey", roof: "slate" },
  ground: 268,
  frames: ["wall", "wall", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    const green = mix(palette.near, "#8bab50", 0.75);
    const left = [-80, 140, 60, 146, 180, 178, 280, 226, 340, 256, 400, 280];
    const right = [240, 282, 320, 254, 420, 208, 520, 168, 600, 148, 720, 138];
    const walls = [
      [60, 150, 90, 190, 60, 230, 90, 290],
      [150, 168, 190, 204, 170, 240, 210, 280],
      [520, 170, 500, 206, 530, 244, 500, 290],
      [600, 148, 590, 190, 620, 230, 590, 290],
      [720, 206, 600, 212, 480, 230, 370, 258],
    ];
    return (
      hill(rolling(random, 168, 16, 2), palette.far) +
      hill(rolling(random, 206, 10, 3), palette.mid) +
      hill(left, mix(green, palette.mid, 0.2)) +
      cuts(left, palette.fore, 2, 10, 0.25) +
      hill(right, green) +
      cuts(right, palette.fore, 2, 10, 0.25) +
      walls.map((wall) => dryWall(wall, palette, 3.6)).join("") +
      hill(
        [-80, 276, 140, 272, 330, 268, 520, 272, 720, 276],
        mix(green, "#c7c25a", 0.2),
        palette.fore,
        3,
        12,
      )
    );
  },
  front: ({ palette, random }) => stroke(palette.fore, 2, tufts(random, 0, 640, 358, 20, 16)),
};

/** Long heather ridges one behind the other. */
const heather: Setting = {
  look: { sky: "heather", land: "heath", wall: "grey" },
  ground: 264,
  frames: ["heather", "pines"],
  back: ({ palette, random }) =>
    hill(rolling(random, 158, 18, 2), mix(palette.far, palette.skyMid, 0.3)) +
    hill(rolling(random, 184, 16, 2), palette.far) +
    hill(rolling(random, 210, 12, 2), mix(palette.far, palette.mid, 0.6), palette.mid, 2, 9) +
    hill([-80, 240, 100, 230, 320, 234, 480, 222, 720, 226], palette.mid, palette.near, 3, 10) +
    hill(
      [-80, 264, 120, 266, 300, 258, 480, 262, 720, 256],
      mix("#9a6fa6", palette.near, 0.2),
      palette.fore,
      3,
      13,
    ) +
    fill(
      mix(palette.sand, palette.paper, 0.3),
      "M60 420C190 350 120 324 170 300S260 280 230 266h8C280 282 210 296 206 310S240 340 150 420z",
    ),
  front: ({ palette, random }) =>
    stroke("#c3a5c6", 3.4, dots(random, 0, 640, 300, 356, 80, 8), 0.9) +
    stroke("#6f4d7c", 2.4, dots(random, 0, 640, 300, 356, 50, 8), 0.7) +
    stroke(palette.fore, 2, tufts(random, 0, 200, 352, 16, 22) + tufts(random, 420, 640, 352, 16, 22)),
};

/** A brown or green moor with no heather: rough grass, a wall, a far rim. */
const moor: Setting = {
  look: { sky: "morning", land: "moor", wall: "granite" },
  ground: 250,
  frames: ["heather", "rocks", "wall"],
  back: ({ palette, random }) =>
    hill(rolling(random, 178, 16, 2), palette.far) +
    hill(rolling(random, 204, 12, 3), mix(palette.far, palette.mid, 0.5), palette.mid, 2, 10) +
    hill([-80, 226, 120, 220, 320, 212, 500, 222, 720, 218], palette.mid, palette.near, 2, 11) +
    hill([-80, 290, 120, 276, 320, 292, 500, 278, 720, 288], palette.near, palette.fore, 2, 14) +
    stroke(palette.fore, 2, tufts(random, 0, 640, 340, 24, 16), 0.6),
};

/** A patchwork of fields over gentle hills with lanes and hedges. */
const fields: Setting = {
  look: { sky: "clear", land: "meadow", wall: "cream", roof: "slate" },
  ground: 268,
  frames: ["wall", "flowers", "bough"],
  back: (stage) => {
    const { palette, random } = stage;
    const slope = [-60, 196, 100, 178, 300, 190, 480, 168, 720, 188];
    return (
      hill(rolling(random, 172, 14, 2), palette.far) +
      hill(slope, mix(palette.mid, palette.near, 0.5)) +
      fill(
        mix(palette.near, "#e2c765", 0.5),
        poly(84, 184, 226, 190, 256, 235, 62, 234) + poly(410, 184, 530, 176, 580, 226, 424, 233),
      ) +
      fill(
        mix(palette.near, "#c7d06a", 0.5),
        poly(226, 190, 410, 184, 424, 233, 256, 235) + poly(530, 176, 700, 186, 700, 222, 580, 226),
      ) +
      stroke(
        palette.fore,
        3,
        "M84 185L62 234M226 191L256 235M410 185L424 233M530 177L580 226M-20 233L62 234 256 235 424 233 580 226 700 222",
        0.7,
      ) +
      fill(palette.fore, copse(random, -20, 120, 244, 16) + copse(random, 500, 690, 236, 16)) +
      hill([-60, 254, 150, 246, 330, 256, 520, 244, 720, 250], palette.near, palette.fore, 4, 12)
    );
  },
};

/** Flat grass and a runway under a big sky. */
const airfield: Setting = {
  look: { sky: "clear", land: "meadow", roof: "lead", wall: "cream" },
  ground: 268,
  frames: ["none", "flowers"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-40, 228, 200, 224, 420, 227, 690, 224], palette.far) +
      fill(palette.mid, copse(random, -20, 680, 240, 16)) +
      hill([-40, 246, 320, 244, 690, 246], grass(stage, 0.4), palette.near, 3, 14) +
      fill(mix(palette.wallShade, palette.skyLow, 0.4), poly(-20, 300, 660, 284, 660, 300, -20, 330)) +
      stroke(
        palette.paper,
        2,
        "M20 312l40-2M110 308l40-2M200 304l40-2M290 300l40-2M380 296l40-2M470 293l40-2M560 290l40-2",
      )
    );
  },
};

/** A market garden of bulbs in stripes on level land. */
const tulipFields: Setting = {
  look: { sky: "clear", land: "meadow", roof: "tile", wall: "brick" },
  ground: 262,
  frames: ["none"],
  back: (stage) => plain.back(stage),
  front: ({ palette }) =>
    [palette.accent, palette.gold, "#d77a92", palette.paper, "#8d7bc0"]
      .map((tone, index) =>
        fill(
          tone,
          poly(-40, 290 + index * 14, 680, 280 + index * 16, 680, 288 + index * 16, -40, 298 + index * 14),
        ),
      )
      .join(""),
};

export const country = {
  plain,
  hills,
  park,
  parterre,
  borders,
  meadows,
  green,
  downs,
  ridge,
  dale,
  heather,
  moor,
  fields,
  airfield,
  "tulip-fields": tulipFields,
} as const satisfies Record<string, Setting>;
