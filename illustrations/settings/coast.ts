import { as, mix } from "../shapes/colour";
import { asSubject } from "../subject";
import { spotsOn, village } from "../shapes/village";
import { street } from "../shapes/houses";
import { copse, dots, tufts } from "../shapes/plants";
import { quay, surf } from "../shapes/shore";
import { box, fill, grid, line, mirroredOn, poly, stroke } from "../shapes/svg";
import { cuts, ground, hill, plane, rolling, smooth, type Ridge } from "../shapes/terrain";
import { ripples, water } from "../shapes/water";
import type { Stage } from "../sketch";
import type { Setting } from "./setting";

/** Sand below a shoreline, with its surf and its ripples. */
function sands({ palette, random }: Stage, shore: Ridge, sand = palette.sand): string {
  const shade = mix(sand, palette.ink, 0.3);
  return (
    fill(sand, ground(shore)) +
    cuts(shore, shade, 3, 15) +
    surf(palette, smooth(shore), 5) +
    stroke(shade, 2, dots(random, 0, 640, 300, 352, 36, 4), 0.4)
  );
}

const seaLook = { sky: "morning", land: "leaf", water: "turquoise", wall: "cream", roof: "slate" } as const;

/** Open sea from a level beach with nothing on the horizon, for piers, huts and ships. */
const strand: Setting = {
  look: seaLook,
  ground: 320,
  frames: ["none", "marram", "none", "none"],
  back: (stage) =>
    water(stage, 194, 310) + sands(stage, [-60, 262, 120, 268, 280, 284, 440, 290, 580, 280, 720, 284]),
};

/** A shingle beach. */
const shingle: Setting = {
  look: { ...seaLook, water: "sea" },
  ground: 320,
  frames: ["none"],
  back: (stage) => {
    const stones = as("s", mix("#d99f5f", stage.palette.sand, 0.35));
    return (
      water(stage, 198, 310) +
      sands(stage, [-60, 276, 120, 270, 280, 272, 440, 264, 580, 256, 720, 254], stones) +
      stroke(stage.palette.paper, 3, dots(stage.random, 20, 640, 288, 354, 70, 4), 0.5)
    );
  },
};

/** A bay: beach before, and at the right a green headland with a low cliff. */
const bay: Setting = {
  look: { ...seaLook, wall: "grey" },
  ground: 200,
  frames: ["thrift", "marram", "none", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    const rock = mix(palette.wall, palette.skyLow, 0.15);
    return (
      hill(rolling(random, 192, 5, 3), palette.far) +
      water(stage, 194, 310) +
      fill(palette.fore, copse(random, 540, 690, 142, 12)) +
      fill(as("g", palette.near), "M350 212Q400 180 470 150T610 136T720 142V250H350z") +
      stroke(palette.fore, 1.8, "M440 176q90-26 180-24t150 4M410 194q100-22 200-18t150 4", 0.4) +
      fill(rock, "M338 257L346 232L354 212L410 200Q500 210 580 208T720 202V272H424Q380 264 338 257z") +
      fill(
        palette.ink,
        [46, 110, 178, 236].map((dx) => poly(350 + dx, 204, 364 + dx, 264, 336 + dx, 264)).join(""),
        0.16,
      ) +
      surf(palette, "M322 257q16-4 36 2t66 12", 3)
    );
  },
  front: (stage) => sands(stage, [-60, 290, 80, 284, 220, 286, 360, 264, 480, 248, 720, 240]),
};

/** A sea front of houses behind a promenade, its beach curving away. */
const promenade: Setting = {
  look: seaLook,
  ground: 222,
  frames: ["railing", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 192, 6, 3), palette.far) +
      water(stage, 196, 310) +
      fill(
        plane(mix(palette.mid, palette.near, 0.4), 164),
        ground([290, 226, 340, 206, 390, 176, 560, 164, 720, 168], 236),
      ) +
      fill(palette.fore, copse(random, 340, 700, 200, 14)) +
      street(random, palette, {
        from: 300,
        to: 720,
        base: 222,
        low: 30,
        high: 42,
        walls: ["#f8ebd0", "#fdf6e6", "#f1dfbd"],
        roofs: [palette.roof],
      })
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      fill(palette.wall, box(286, 220, 480, 7)) +
      fill(palette.wallShade, box(286, 227, 480, 14)) +
      stroke(
        palette.ink,
        1.4,
        grid([310, 222], [8, 1], [46, 0], (x, y) => `${line(x, y)}v-24`),
        0.8,
      ) +
      stroke(
        as("l", palette.gold),
        5,
        grid([310, 196], [8, 1], [46, 0], (x, y) => `${line(x, y)}h.1`),
      ) +
      sands(stage, [-60, 300, 60, 296, 190, 290, 300, 258, 400, 242, 560, 238, 720, 238])
    );
  },
};

/** A level sea front: long promenade and houses across the picture, flat sands, no hill. */
const front: Setting = {
  look: seaLook,
  ground: 250,
  frames: ["railing", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      fill(mix(palette.water, palette.skyLow, 0.3), box(0, 226, 640, 30)) +
      street(random, palette, {
        from: 240,
        to: 720,
        base: 250,
        low: 28,
        high: 40,
        walls: ["#f8ebd0", "#fdf6e6", "#e9cdb0", "#f1dfbd"],
        roofs: [palette.roof, mix(palette.roof, palette.ink, 0.3)],
      })
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      fill(palette.wall, box(-10, 248, 660, 7)) +
      fill(palette.wallShade, box(-10, 255, 660, 10)) +
      stroke(
        palette.ink,
        1.4,
        grid([20, 250], [13, 1], [50, 0], (x, y) => `${line(x, y)}v-22`),
        0.7,
      ) +
      sands(stage, [-60, 276, 80, 272, 240, 276, 400, 270, 560, 274, 720, 270])
    );
  },
};

/** A wide strand seen from marram dunes. */
const dunes: Setting = {
  look: { ...seaLook, land: "dune" },
  ground: 222,
  frames: ["marram", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    const shore = "M-60 300Q120 288 260 262T460 232T720 222";
    return (
      water(stage, 196, 310) +
      asSubject(fill(palette.sand, `${shore}V420H-60z`) + surf(palette, shore, 5)) +
      surf(palette, "M-60 282Q110 272 240 248T430 222", 2.5) +
      stroke(mix(palette.sand, palette.ink, 0.3), 1.6, dots(random, 240, 460, 270, 330, 24, 8), 0.4)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const marram = mix(palette.near, palette.fore, 0.3);
    return (
      hill(
        [350, 400, 400, 300, 470, 268, 560, 238, 640, 240, 720, 222],
        mix(palette.near, palette.sand, 0.25),
        palette.fore,
        4,
        11,
      ) +
      stroke(palette.fore, 2, tufts(random, 440, 660, 270, 18, 20)) +
      hill([-80, 262, 20, 280, 90, 304, 150, 340, 190, 400], marram, palette.fore, 2, 11)
    );
  },
};

/** Mudflats and saltmarsh with creeks, level to the sky. */
const saltmarsh: Setting = {
  look: { ...seaLook, sky: "peach", land: "dune", water: "river" },
  ground: 254,
  horizon: 226,
  frames: ["reeds", "marram"],
  back: (stage) => {
    const { palette, random } = stage;
    const marsh = mix(palette.near, "#8f8a5a", 0.3);
    return (
      fill(palette.water, box(0, 222, 640, 30)) +
      hill([-40, 226, 200, 223, 330, 226], palette.far, undefined) +
      fill(marsh, "M-20 246Q120 238 260 246T660 242V420H-20z") +
      fill(
        mix(palette.water, palette.sand, 0.3),
        "M-60 290Q120 268 250 278T420 268T560 272T700 262V440H-60z",
      ) +
      stroke(
        palette.shine,
        2.4,
        "M60 300q80-14 180-10M300 306q90-10 150-6M500 294q60-8 120-8M160 330q80-8 150-4M400 340q70-6 120-4",
        0.8,
      ) +
      stroke("#b48abf", 3, dots(random, 0, 640, 252, 266, 50, 6), 0.8)
    );
  },
};

/** Painted houses along a quay and their reflection, green hills behind. */
const paintedQuay: Setting = {
  look: { sky: "morning", land: "leaf", water: "teal", wall: "grey", roof: "slate" },
  ground: 178,
  frames: ["quayside"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 178, 14, 3), palette.far) +
      hill(
        [-40, 190, 80, 176, 220, 154, 360, 164, 480, 196, 600, 220, 680, 226],
        palette.mid,
        palette.near,
        3,
        12,
      ) +
      village(random, palette, spotsOn(random, 110, 430, [190, 204], 28), {
        wall: palette.paper,
        roof: palette.roof,
        size: 14,
      })
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    const row = street(random, palette, {
      from: 110,
      to: 500,
      base: 240,
      low: 30,
      high: 48,
      walls: ["#f3e3c2", "#e9b7a0", "#9cc3bf", "#f2cf73", "#d9826b", "#fdf6e6", "#8fb0c9"],
      roofs: [palette.roof, mix(palette.roof, palette.ink, 0.3)],
    });
    return (
      mirroredOn(stage.id, 252, row + quay(stage, 60, 238, 470, 14), water(stage, 252, 360, { calm: true })) +
      ripples(stage, 256, 340, 16, 0.6)
    );
  },
};

/** The same in plain stone or white: a working harbour's street. */
const harbour: Setting = {
  look: { sky: "clear", land: "leaf", water: "sea", wall: "granite", roof: "slate" },
  ground: 250,
  frames: ["quayside", "rocks", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    const wall = mix(palette.wall, palette.paper, 0.35);
    const lift = random.whole(-10, 12);
    return (
      hill(rolling(random, 184, 12, 3), palette.far) +
      hill(
        [-60, 206 - lift, 120, 188 - lift, 300, 184, 480, 190 + lift, 720, 196 + lift],
        palette.mid,
        palette.near,
        2,
        10,
      ) +
      village(random, palette, spotsOn(random, -20, 660, [206, 224], 38), {
        wall: mix(palette.wall, palette.paper, 0.4),
        roof: palette.roof,
        size: 15,
      }) +
      street(random, palette, {
        from: -40,
        to: 690,
        base: 250,
        low: 26,
        high: 40,
        walls: [wall, palette.wall, palette.paper],
        roofs: [palette.roof, mix(palette.roof, palette.ink, 0.3)],
      })
    );
  },
  front: (stage) => {
    const { palette } = stage;
    return (
      quay(stage, -60, 250, 760, 16) +
      water(stage, 266, 420, { calm: true }) +
      ripples(stage, 276, 340, 16, 0.6) +
      fill(palette.wallShade, poly(720, 290, 500, 292, 482, 300, 490, 314, 720, 330)) +
      fill(palette.wall, poly(720, 282, 500, 286, 482, 294, 502, 300, 720, 300))
    );
  },
};

/** A cove between two slopes, the village climbing the gap, two stone arms round the boats. */
const cove: Setting = {
  look: { sky: "morning", land: "leaf", water: "teal", wall: "grey", roof: "slate" },
  ground: 198,
  frames: ["quayside", "rocks", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 188, 8, 3), palette.far) +
      hill([80, 250, 200, 210, 320, 176, 440, 206, 580, 250], palette.mid, palette.near, 2, 10)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      hill([-80, 140, 40, 136, 150, 150, 230, 196, 280, 244, 300, 280], palette.near, palette.fore, 4, 12) +
      hill([340, 280, 370, 236, 430, 184, 540, 146, 720, 124], palette.near, palette.fore, 4, 12) +
      fill(palette.fore, copse(random, 0, 130, 190, 20) + copse(random, 510, 690, 190, 22)) +
      village(random, palette, spotsOn(random, 200, 460, [264, 250, 236, 222, 208], 27), {
        wall: palette.paper,
        roof: palette.roof,
        size: 17,
      }) +
      water(stage, 268, 420, { calm: true }) +
      ripples(stage, 276, 350, 16, 0.6) +
      fill(
        palette.wallShade,
        poly(-80, 296, 170, 300, 190, 312, 180, 328, -80, 340) +
          poly(720, 290, 490, 298, 470, 310, 480, 326, 720, 336),
      ) +
      fill(
        palette.wall,
        poly(-80, 290, 170, 296, 190, 306, 170, 310, -80, 306) +
          poly(720, 284, 490, 294, 470, 304, 492, 308, 720, 302),
      )
    );
  },
};

/** A drowned valley full of moorings: wooded banks, a waterside street at the left. */
const estuary: Setting = {
  look: { sky: "clear", land: "leaf", water: "teal", wall: "honey", roof: "slate" },
  ground: 190,
  frames: ["quayside", "bough", "bank", "rocks"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      hill(rolling(random, 176, 14, 2), palette.far) +
      hill(
        [-80, 158, 60, 148, 190, 176, 300, 216, 400, 238],
        mix(palette.mid, palette.near, 0.3),
        palette.fore,
        3,
        11,
      ) +
      hill([300, 240, 400, 220, 500, 186, 600, 156, 720, 158], palette.mid, palette.near, 3, 11)
    );
  },
  front: (stage) => {
    const { palette, random } = stage;
    return (
      village(random, palette, spotsOn(random, -20, 200, [198, 214], 30), {
        wall: palette.paper,
        roof: palette.roof,
        size: 15,
      }) +
      fill(palette.near, copse(random, 150, 300, 240, 20) + copse(random, 370, 720, 242, 30)) +
      street(random, palette, {
        from: -60,
        to: 220,
        base: 248,
        low: 24,
        high: 36,
        walls: ["#fdf6e6", "#f3e3c2", "#cfdfe0", "#f1c9b4"],
        roofs: [palette.roof],
      }) +
      water(stage, 246, 420, { calm: true }) +
      fill(palette.wallShade, poly(-80, 246, 260, 246, 272, 252, -80, 252)) +
      ripples(stage, 256, 340, 18, 0.6)
    );
  },
};

/** A tall cliff at the left running out into the sea, a lower one far at the right; wall colour is its rock. */
function cliffView(stage: Stage, horizon: number): string {
  const { palette, random } = stage;
  const rock = mix(palette.wall, palette.skyLow, 0.1);
  const hazy = mix(rock, palette.skyMid, 0.45);
  return (
    hill(rolling(random, horizon, 3, 3), palette.far) +
    water(stage, horizon, 420) +
    fill(hazy, `M470 ${horizon + 30}l6-22 18-20 60-14 100-6h20v64z`) +
    fill(
      mix(palette.near, palette.skyMid, 0.4),
      `M490 ${horizon - 10}q40-16 90-20t110-4v14q-70 0-120 6t-80 10z`,
    ) +
    fill(rock, "M-20 270V142Q80 138 170 144T296 152L312 166L306 200L320 226L314 270z") +
    fill(
      palette.ink,
      [24, 76, 130, 186, 240, 284].map((x) => poly(x, 160, x + 12, 268, x - 14, 268, x - 4, 220)).join(""),
      0.18,
    ) +
    stroke(mix(rock, palette.ink, 0.35), 1.6, "M-10 190q90-8 160 0t150 2M-10 222q120-6 180 2t140 2", 0.4) +
    fill(as("g", palette.near), "M-20 138Q80 130 170 138T300 150L312 164Q250 158 190 164T60 156T-20 160z") +
    surf(palette, "M-20 272q60-6 120 0t120 0t110-1", 3)
  );
}

const cliffs: Setting = {
  look: { ...seaLook, sky: "clear", wall: "grey", water: "sea" },
  ground: 150,
  frames: ["thrift", "rocks", "none"],
  back: (stage) => cliffView(stage, 194),
};

/** The same cliff seen from its own height, with the sea behind the scene's parts. */
const cliffEdge: Setting = { ...cliffs, horizon: 126, back: (stage) => cliffView(stage, 126) };

/** Headland behind headland, fading into haze, and the coast path. */
const coastPath: Setting = {
  look: { ...seaLook, sky: "clear", wall: "grey", water: "sea" },
  ground: 172,
  frames: ["none", "thrift"],
  back: (stage) => {
    const { palette, random } = stage;
    const rock = mix(palette.wall, palette.wallShade, 0.25);
    const headland = (tip: number, top: number, foot: number, haze: number) => {
      const stone = mix(rock, palette.skyMid, haze);
      const turf = mix(palette.near, palette.skyMid, haze);
      return (
        fill(stone, `M${tip} ${foot}l10-${Math.round((foot - top) * 0.55)} 24-14 40-20V${top}H720V${foot}z`) +
        fill(
          palette.ink,
          [60, 130, 210, 300]
            .map((dx) => poly(tip + dx, top + 26, tip + dx + 18, foot, tip + dx - 12, foot))
            .join(""),
          0.18 * (1 - haze),
        ) +
        fill(turf, `M${tip + 16} ${top + 34}q40-28 90-34t170-12t460-20v56q-300 8-500 6t-220 4z`) +
        surf(palette, `M${tip - 20} ${foot}q30-6 60 0t70 0t80-1`, 3)
      );
    };
    return (
      hill(rolling(random, 192, 4, 3), palette.far) +
      water(stage, 194, 420) +
      headland(270, 176, 216, 0.6) +
      headland(372, 168, 246, 0.3) +
      headland(484, 180, 292, 0)
    );
  },
  front: ({ palette, random }) =>
    hill([-80, 236, 30, 240, 120, 256, 220, 290, 300, 330, 380, 420], palette.near, palette.fore, 4, 13) +
    stroke(palette.sand, 8, "M-20 268Q70 262 100 290T60 330T110 380", 0.95) +
    stroke("#e58fa5", 4, dots(random, 10, 260, 300, 350, 56, 2)) +
    stroke(palette.fore, 2, tufts(random, 10, 250, 318, 22, 18), 0.8),
};

/** A cove with a natural arch at its far end and a crescent of shingle. */
const archCove: Setting = {
  look: { ...seaLook, wall: "cream" },
  ground: 150,
  frames: ["thrift"],
  view: { x: 150, y: 62, zoom: 1.36 },
  back: (stage) => {
    const { palette, random } = stage;
    const rock = mix(palette.wall, palette.skyLow, 0.12);
    return (
      hill(rolling(random, 192, 4, 3), palette.far) +
      water(stage, 194, 420) +
      asSubject(
        fill(
          rock,
          "M720 122V300H440L424 262 416 250Q408 208 380 208Q356 210 352 256L342 260 330 226 334 196 352 182 396 178 430 166 480 150 560 138 640 128z",
        ) +
          fill(
            palette.ink,
            [460, 520, 584, 640].map((x, i) => poly(x, 182 - i * 4, x + 16, 284, x - 14, 284)).join(""),
            0.2,
          ) +
          fill(palette.ink, "M416 250Q408 208 380 208Q392 214 398 256z", 0.25) +
          fill(
            as("g", palette.near),
            "M330 200L334 192 352 180 396 175 430 164 480 148 560 136 640 126 720 120V168Q600 164 520 176T430 190Q390 190 360 194T330 200z",
          ),
      ) +
      surf(palette, "M316 262q20-6 40 0M410 262q20-8 40 4", 3) +
      fill(mix(palette.sand, palette.paper, 0.15), "M720 262Q560 256 470 268T360 300T230 340T120 420H720z") +
      surf(palette, "M470 268Q400 280 360 300T230 340T130 400", 5)
    );
  },
  front: ({ palette, random }) =>
    hill([-80, 270, 20, 280, 90, 308, 150, 350, 190, 420], palette.fore, palette.near, 3, 12) +
    stroke("#e58fa5", 3.6, dots(random, 0, 110, 316, 352, 26, 2)),
};

/** A low island across a sound, houses along it, a beach before. */
const island: Setting = {
  look: { ...seaLook, sky: "mint", wall: "granite" },
  ground: 206,
  frames: ["rocks", "marram", "none"],
  back: (stage) => {
    const { palette } = stage;
    const isle = [130, 238, 170, 224, 240, 204, 310, 186, 370, 190, 430, 206, 490, 226, 520, 238];
    const rock = mix(palette.wallShade, palette.skyLow, 0.2);
    return (
      water(stage, 202, 360) +
      fill(palette.near, ground(isle, 240)) +
      cuts(isle.slice(2, -2), palette.fore, 2, 10, 0.3) +
      fill(
        rock,
        "M144 234l14-8 16 4 20-6 22 5 26-4 24 5 30-5 28 4 26-5 30 6 26-4 22 6 18-4 16 6 14 4q-170 14-332 0z",
      )
    );
  },
  front: (stage) => surf(stage.palette, "M120 242q40-4 80 2t90 1t100 0t110-3") + ripples(stage, 250, 330, 14),
};

/** A Hebridean machair beach: white sand, green water, mountains across the sound. */
const machair: Setting = {
  look: { sky: "mint", land: "meadow", water: "turquoise", wall: "granite", roof: "slate" },
  ground: 300,
  frames: ["none", "marram", "rocks"],
  back: (stage) => {
    const { palette } = stage;
    const sand = mix(palette.sand, palette.paper, 0.5);
    return (
      hill([-60, 200, 60, 176, 140, 190, 250, 152, 340, 178, 430, 164, 540, 186, 720, 178], palette.far) +
      hill([-60, 212, 90, 200, 240, 208, 380, 198, 540, 206, 720, 200], palette.mid) +
      water(stage, 212, 320) +
      asSubject(sands(stage, [-60, 300, 100, 290, 240, 262, 400, 266, 540, 256, 720, 250], sand))
    );
  },
};

/** Open sea to the foot of the picture, for parts in the sea or with land of their own. */
const sea: Setting = {
  look: { ...seaLook, water: "sea" },
  ground: 262,
  horizon: 196,
  frames: ["rocks", "thrift", "none", "none"],
  back: (stage) => hill(rolling(stage.random, 193, 4, 3), stage.palette.far) + water(stage, 196, 420),
};

/** Level turf on top of a low cliff, the sea beyond its edge. */
const clifftop: Setting = {
  look: { ...seaLook, sky: "clear", land: "meadow", water: "blue" },
  ground: 284,
  horizon: 200,
  frames: ["thrift", "flowers", "none"],
  back: (stage) => {
    const { palette, random } = stage;
    return (
      water(stage, 198, 300) +
      fill(plane(mix(palette.mid, palette.near, 0.5), 200), "M-60 206Q40 196 120 210T210 252H-60z") +
      hill(
        [-60, 252, 120, 258, 300, 250, 480, 258, 720, 244],
        mix(palette.near, "#c7d06a", 0.3),
        palette.fore,
        2,
        13,
      ) +
      stroke(palette.fore, 2, tufts(random, 0, 640, 330, 22, 14), 0.5)
    );
  },
};

/** A bank of shingle with a road on it, the sea on its left and a lagoon with reeds on its right. */
const bar: Setting = {
  look: { ...seaLook, sky: "clear", water: "blue" },
  ground: 300,
  horizon: 150,
  view: { x: 100, y: 60, zoom: 1.2 },
  frames: ["none"],
  back: (stage) => {
    const { palette, random } = stage;
    const shingle = as("s", mix("#e2bd84", palette.sand, 0.4));
    const reed = as("g", mix(palette.near, "#c9b45a", 0.45));
    return (
      water(stage, 150, 420) +
      fill(
        plane(palette.mid, 112),
        ground([230, 178, 330, 150, 420, 128, 520, 116, 640, 104, 720, 108], 176),
      ) +
      fill(palette.fore, copse(random, 420, 700, 172, 12)) +
      fill(reed, "M344 164Q520 168 720 190V440H344z") +
      fill(
        as("w", mix(palette.water, "#dff0ea", 0.45)),
        "M372 172Q520 172 720 204V330Q620 420 560 440H500Q520 340 470 260T372 172z",
      ) +
      stroke(palette.shine, 2.4, "M470 200h60M540 236h70M520 280h50M590 300h70M566 350h40M440 186h30", 0.8) +
      stroke(reed, 3, tufts(random, 470, 560, 352, 14, 30)) +
      asSubject(
        fill(reed, "M330 164Q440 196 494 270T520 440H420V164z") +
          fill(shingle, "M326 162Q420 196 462 270T470 440H150Q300 380 338 290T326 162z") +
          fill(as("t", "#4c5358"), "M329 163Q432 200 456 272T420 440H374Q424 350 426 278T329 163z") +
          stroke(palette.paper, 2.4, "M332 168Q430 212 441 276T398 440", 0.9) +
          stroke(mix(shingle, palette.ink, 0.3), 2, dots(random, 250, 370, 330, 356, 20, 4), 0.5),
      ) +
      surf(palette, "M326 162Q362 226 338 290T150 440", 5) +
      surf(palette, "M318 166Q346 230 318 292T110 440", 2.5)
    );
  },
};

export const coast = {
  sea,
  clifftop,
  bar,
  strand,
  shingle,
  bay,
  promenade,
  front,
  dunes,
  saltmarsh,
  quay: paintedQuay,
  harbour,
  cove,
  estuary,
  cliffs,
  "cliff-edge": cliffEdge,
  "coast-path": coastPath,
  "arch-cove": archCove,
  island,
  machair,
} as const satisfies Record<string, Setting>;
