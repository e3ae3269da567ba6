import { gothicTower, nave, parishChurch, pinnacles, spire, westFront } from "../shapes/churches";
import { mix } from "../shapes/colour";
import { arch, at, box, disc, dome, fill, grid, lancet, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import { arches, lancets, panes, type Part } from "./part";

interface CathedralPlan {
  readonly west?: "towers" | "spires" | "pyramids" | "one" | "front";
  /** Height of the tower over the crossing; 0 for none. */
  readonly crossing?: number;
  readonly spire?: number;
  readonly bays?: number;
}

/** A cathedral from its south-west: west front, long nave, crossing tower. About 190 wide. */
function cathedral(
  { palette }: Stage,
  { west = "front", crossing = 92, spire: spireH = 0, bays = 9 }: CathedralPlan,
): string {
  const lead = mix(palette.roof, palette.paper, 0.15);
  const length = bays * 15;
  const middle = 46 + length * 0.46;
  const tower = (x: number, h: number) => gothicTower({ x, base: 0, w: 22, h }, palette, { crown: 12 });
  const capped = (x: number, h: number, cap: number) =>
    spire(x + 11, -h + 1, 22, cap, lead, palette.glass) + tower(x, h);
  const front = {
    front: "",
    towers: tower(0, 84) + tower(44, 84),
    spires: capped(0, 74, 62) + capped(44, 74, 62),
    pyramids: capped(0, 84, 34) + capped(44, 84, 34),
    one:
      gothicTower({ x: 14, base: 0, w: 34, h: 116 }, palette, { crown: 10 }) +
      fill(palette.wall, box(6, -126, 8, 126) + box(48, -126, 8, 126)),
  }[west];
  return at(
    -(46 + length) / 2,
    0,
    (spireH > 0 ? spire(middle + 15, -crossing + 1, 28, spireH, lead, palette.glass) : "") +
      (crossing > 0
        ? gothicTower({ x: middle, base: 0, w: 30, h: crossing }, palette, { crown: spireH > 0 ? 10 : 14 })
        : "") +
      nave({ x: 44, base: 0, w: length, h: 44 }, palette, { bays, roofH: 18 }) +
      (west === "one" ? "" : westFront({ x: 20, base: 0, w: 26, h: 48 }, palette, 16)) +
      front,
  );
}

const plan =
  (made: CathedralPlan): Part =>
  (stage) =>
    cathedral(stage, made);

/** Ely: one west tower and the octagon. */
const octagon: Part = (stage) => {
  const { palette } = stage;
  return (
    cathedral(stage, { west: "one", crossing: 0, bays: 11 }) +
    fill(palette.wall, poly(14, -60, 18, -84, 54, -84, 58, -60)) +
    fill(
      palette.wall,
      box(24, -108, 24, 24) + pinnacles(18, -84, 4, 12, 4, 10) + pinnacles(24, -108, 3, 12, 4, 12),
    ) +
    fill(palette.wallShade, poly(44, -84, 54, -84, 58, -60, 46, -60) + box(42, -108, 6, 24)) +
    fill(palette.glass, lancets([21, -82, 4, 1, 9, 0], 5, 18) + lancets([27, -105, 3, 1, 7, 0], 4, 16))
  );
};

/** Peterborough: a west front of three giant arches between corner towers. */
const threeArches: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(
      palette.wall,
      box(-82, -74, 140, 74) + poly(-66, -74, -46, -96, -26, -74, -12, -96, 2, -74, 22, -96, 42, -74),
    ) +
    fill(palette.ink, lancet(-64, -68, 34, 68) + lancet(-26, -68, 28, 68) + lancet(6, -68, 34, 68), 0.7) +
    fill(palette.wallShade, panes([-58, -88, 3, 1, 34, 0], 8, 10)) +
    gothicTower({ x: -94, base: 0, w: 18, h: 84 }, palette, { crown: 26 }) +
    gothicTower({ x: 52, base: 0, w: 18, h: 84 }, palette, { crown: 26 })
  );
};

/** Exeter: two Norman towers over the transepts, no tower between them. */
const transeptTowers: Part = (stage) => {
  const { palette } = stage;
  return (
    gothicTower({ x: 26, base: 0, w: 30, h: 92 }, palette, { crown: 8 }) +
    cathedral(stage, { crossing: 0, bays: 10 }) +
    gothicTower({ x: -6, base: 0, w: 32, h: 92 }, palette, { crown: 8 }) +
    fill(palette.wallShade, arches([-3, -60, 4, 2, 7, 24], 4, 12))
  );
};

/** A big town church with one tall tower, as at Boston or Ludlow. */
const greatTower: Part = ({ palette }) =>
  nave({ x: -60, base: 0, w: 130, h: 42 }, palette, { bays: 8, roofH: 16 }) +
  gothicTower({ x: -30, base: 0, w: 32, h: 128 }, palette, { crown: 16 });

/** Boston Stump: a very tall tower with an octagon lantern on it. */
const stump: Part = ({ palette }) =>
  nave({ x: 10, base: 0, w: 120, h: 40 }, palette, { bays: 7, roofH: 16 }) +
  gothicTower({ x: -22, base: 0, w: 36, h: 132 }, palette, { crown: 14 }) +
  fill(palette.wall, poly(-16, -132, -14, -168, 6, -168, 8, -132) + pinnacles(-14, -168, 3, 10, 4, 12)) +
  fill(palette.wallShade, poly(0, -132, 0, -168, 6, -168, 8, -132)) +
  fill(palette.glass, lancets([-12, -164, 3, 1, 7, 0], 4, 28) + lancets([-16, -80, 2, 1, 14, 0], 9, 40));

/** A big town church with a tall spire, as at Louth. */
const greatSpire: Part = ({ palette }) =>
  nave({ x: -4, base: 0, w: 110, h: 40 }, palette, { bays: 7, roofH: 16 }) +
  spire(-18, -84, 26, 84, mix(palette.wall, palette.paper, 0.2), palette.wallShade) +
  gothicTower({ x: -34, base: 0, w: 32, h: 86 }, palette, { crown: 20 });

/** Chesterfield's twisted and leaning spire. */
const crookedSpire: Part = ({ palette }) =>
  nave({ x: 10, base: 0, w: 100, h: 36 }, palette, { bays: 6, roofH: 14 }) +
  fill(palette.roof, "M-22-62Q-16-96-10-112T14-152Q4-120 6-100T16-62z") +
  fill(palette.glass, "M-4-62Q0-100 14-152Q4-120 6-100T16-62z") +
  stroke(palette.paper, 1.2, "M-20-70Q-6-84 14-80M-16-86Q-2-100 8-96M-10-106Q0-114 6-112", 0.6) +
  gothicTower({ x: -20, base: 0, w: 34, h: 64 }, palette, { crown: 6 });

/** The walls of an abbey without a roof: a west gable, the arcade, a tower's stump. */
const ruinedAbbey: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-100 0v-60l10-10 14-26 14 26 8 8v20h14v-34h96v8l12-8 4-44 10-4 6 6 14-6 6 60 8 8v56z${lancet(-86, -58, 18, 46)}${lancets([-44, -62, 6, 1, 15, 0], 9, 20)}${lancets([-44, -34, 6, 1, 15, 0], 10, 34)}${lancet(64, -88, 10, 30)}${lancet(58, -44, 18, 44)}"/>` +
  fill(palette.wallShade, "M-62-62l8 8V0h-6zM86-56l8 8V0h-10zM-54-42h14v4h-14zM-40-38h96v3h-96z");

/** Fountains or Melrose: a roofless church with a tall window in its end. */
const abbeyWindow: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-70 0v-70l6-12 24-24 24 24 4 10h60l4-6 20-20 14 16 2 82z${lancet(-56, -78, 32, 70)}${lancets([-6, -58, 4, 1, 14, 0], 9, 22)}${arches([-6, -28, 4, 1, 14, 0], 9, 28)}${lancet(62, -62, 14, 40)}"/>` +
  stroke(palette.wall, 2, "M-48-10v-52M-40-10v-60M-32-10v-52M-56-44h32") +
  fill(palette.wallShade, "M-22-88l6 6 4 10V0h-8zM82-80l6 6V0h-8z");

/** Elgin: two west towers of a ruined cathedral, the gable between them open. */
const ruinedTwinTowers: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-64 0v-92l6 6 8-8 8 6 6-4v42l14-18 14 18v-44l8 6 6-6 8 8 6-4V-34l10 4v-14l12 2 14 24V0z${lancet(-34, -58, 24, 30)}${lancet(-28, -24, 12, 24)}${lancets([-58, -80, 2, 2, 10, 34], 5, 20)}${lancets([-4, -80, 2, 2, 9, 34], 5, 20)}${arch(38, -22, 12, 22)}"/>` +
  fill(palette.wallShade, "M-44-86l2 86h6v-92zM10-88l4 88h6v-90z");

/** Castle Acre: the tall front of a priory, tier on tier of round arches. */
const prioryFront: Part = ({ palette }) =>
  `<path fill="${palette.wall}" fill-rule="evenodd" d="M-50 0v-96l8-6 6 10h56l4-12 16 4 4 40 10 4 8 24 22 2V0z${lancet(-22, -78, 30, 44)}${arch(-18, -28, 20, 28)}${arches([-46, -84, 2, 3, 8, 26], 5, 14)}${arches([14, -84, 2, 3, 8, 26], 5, 14)}"/>` +
  fill(palette.wallShade, "M-50-64h90v2h-90zM-50-32h96v2h-96zM34-96l6 40V0h-6z");

/** Rosslyn: a small, richly pinnacled chapel. */
const rosslyn: Part = ({ palette }) =>
  nave({ x: -60, base: 0, w: 130, h: 46 }, palette, { bays: 7, roofH: 16 }) +
  fill(palette.wall, pinnacles(-60, -46, 8, 18.5, 9, 24)) +
  fill(palette.wall, poly(-84, 0, -84, -52, -72, -72, -60, -52, -60, 0)) +
  fill(palette.glass, lancet(-78, -48, 12, 30)) +
  fill(palette.wallShade, box(64, -46, 6, 46) + box(-60, -14, 130, 2));

const parish: Part = ({ palette }) => parishChurch(-44, 0, 1.6, palette, false);
const parishSpire: Part = ({ palette }) => parishChurch(-44, 0, 1.6, palette, true);

/** A plain white or stone kirk with a bellcote. */
const kirk: Part = ({ palette }) =>
  fill(
    palette.wall,
    poly(-34, 0, -34, -24, 34, -24, 34, 0) + poly(-34, -24, -34, -34, -28, -42, -22, -34, -22, -24),
  ) +
  fill(palette.roof, poly(-24, -24, -16, -42, 34, -42, 38, -24)) +
  fill(palette.glass, lancets([-12, -19, 3, 1, 15, 0], 6, 14)) +
  fill(palette.wallShade, box(28, -24, 6, 24));

/** A chapel on a rock or a green: one cell and a bellcote. */
const chapel: Part = ({ palette }) =>
  fill(palette.wall, poly(-22, 0, -22, -16, -12, -30, -2, -16, 24, -16, 24, 0)) +
  fill(palette.roof, poly(-12, -31, -1, -15, 26, -15, 16, -31)) +
  fill(palette.wall, box(-15, -38, 6, 9) + poly(-16, -38, -12, -43, -8, -38)) +
  fill(palette.glass, lancets([4, -12, 2, 1, 10, 0], 4, 8) + lancet(-14, -12, 5, 12));

/** Coventry: the burnt-out walls and spire of the old cathedral beside the new. */
const coventry: Part = (stage) => {
  const { palette } = stage;
  const pink = { ...palette, wall: "#d6a083", wallShade: "#a97258" };
  return (
    fill(pink.wallShade, poly(8, 0, 8, -62, 118, -62, 118, 0)) +
    fill(
      pink.wall,
      grid([12, -58], [7, 1], [15, 0], (x, y) => poly(x, 0, x, y, x + 9, y, x + 12, 0)),
    ) +
    fill(palette.glass, panes([22, -54, 7, 1, 15, 0], 3, 50)) +
    stroke(palette.ink, 2, "M64-62v-34M56-84h16M64-96l-6 10") +
    `<path fill="${pink.wall}" fill-rule="evenodd" d="M-84 0v-46l8-4 4 6 14-4 6 6h48v42z${lancets([-60, -40, 3, 1, 17, 0], 11, 32)}"/>` +
    spire(-76, -92, 22, 84, pink.wall, pink.wallShade) +
    gothicTower({ x: -91, base: 0, w: 30, h: 96 }, pink, { crown: 14 })
  );
};

/** An Irish high cross. */
const highCross: Part = ({ palette }) =>
  fill(palette.wall, poly(-9, 0, -5, -22, 5, -22, 9, 0) + box(-4, -64, 8, 44) + box(-16, -52, 32, 8)) +
  stroke(palette.wall, 4, disc(0, -48, 11)) +
  fill(palette.wallShade, box(1, -64, 3, 42) + box(-12, -2, 24, 4));

/** A round tower with a stone cap, as at an old Irish or Scottish church. */
const roundTower: Part = ({ palette }) =>
  fill(palette.wall, poly(-9, 0, -7, -96, 7, -96, 9, 0)) +
  fill(palette.wallShade, poly(2, 0, 2, -96, 7, -96, 9, 0) + poly(-9, -96, 0, -118, 9, -96)) +
  fill(palette.ink, box(-2, -88, 3, 6) + box(-2, -30, 4, 9), 0.7);

/** The dome of St Paul's over its west towers. */
const stPauls: Part = ({ palette }) => {
  const stone = { wall: "#efe3cb", shade: "#c9b794" };
  return (
    fill(stone.wall, box(-60, -52, 120, 52) + box(-30, -84, 60, 32) + poly(-24, -52, 0, -66, 24, -52)) +
    fill("#8fa6a8", dome(-32, -84, 64, 44)) +
    fill(palette.ink, "M6-127a32 44 0 0 1 26 43H8z", 0.16) +
    fill(
      stone.wall,
      box(-6, -144, 12, 18) +
        dome(-6, -144, 12, 8) +
        box(-60, -84, 20, 34) +
        dome(-60, -84, 20, 18) +
        box(40, -84, 20, 34) +
        dome(40, -84, 20, 18),
    ) +
    stroke(palette.gold, 2, "M0-152v-12M-4-159h8") +
    fill(stone.shade, panes([-28, -80, 10, 1, 6, 0], 3, 26) + box(-60, -28, 120, 2) + box(44, -52, 16, 52)) +
    fill(palette.glass, panes([-54, -22, 9, 1, 13, 0], 5, 16) + arches([-54, -78, 2, 1, 100, 0], 8, 18))
  );
};

export const churches = {
  "parish-church": parish,
  "parish-church-spire": parishSpire,
  "church-great-tower": greatTower,
  "church-great-spire": greatSpire,
  "boston-stump": stump,
  "crooked-spire": crookedSpire,
  kirk,
  chapel,
  "cathedral-spire": plan({ crossing: 78, spire: 92, bays: 10 }),
  "cathedral-twin-towers": plan({ west: "towers", crossing: 92 }),
  "cathedral-twin-towers-low": plan({ west: "towers", crossing: 66 }),
  "cathedral-three-towers": plan({ west: "towers", crossing: 126, bays: 10 }),
  "cathedral-square-tower": plan({ crossing: 110, bays: 10 }),
  "cathedral-low-tower": plan({ crossing: 74, bays: 13 }),
  "cathedral-squat": plan({ crossing: 76, bays: 7 }),
  "cathedral-three-spires": plan({ west: "spires", crossing: 76, spire: 84 }),
  "cathedral-twin-spires": plan({ west: "spires", crossing: 0 }),
  "cathedral-pyramids": plan({ west: "pyramids", crossing: 84 }),
  "cathedral-west-tower": plan({ west: "one", crossing: 0, bays: 6 }),
  "ely-octagon": octagon,
  "cathedral-three-arches": threeArches,
  "cathedral-transept-towers": transeptTowers,
  "ruined-abbey": ruinedAbbey,
  "abbey-window": abbeyWindow,
  "ruined-twin-towers": ruinedTwinTowers,
  "priory-front": prioryFront,
  "rosslyn-chapel": rosslyn,
  "coventry-cathedrals": coventry,
  "high-cross": highCross,
  "round-tower": roundTower,
  "st-pauls": stPauls,
} as const satisfies Record<string, Part>;
