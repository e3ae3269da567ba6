import { mix } from "../shapes/colour";
import { arch, box, disc, dome, fill, grid, poly, stroke } from "../shapes/svg";
import { arches, panes, type Part } from "./part";

interface House {
  /** Half the width of the main block, its height, and how many windows across and up. */
  readonly half: number;
  readonly high: number;
  readonly bays: number;
  readonly storeys: number;
  /** The width of the middle part that projects. */
  readonly centre?: number;
}

/** The main block: walls, string courses, cornice, windows, its right end in shade. */
const block = (palette: Parameters<Part>[0]["palette"], { half, high, bays, storeys }: House) => {
  const step = (half * 2) / bays;
  const row = (high - 14) / storeys;
  return (
    fill(palette.wall, box(-half, -high, half * 2, high)) +
    fill(
      palette.wallShade,
      box(half - half * 0.14, -high, half * 0.14, high) +
        box(-half - 3, -high - 3, half * 2 + 6, 5) +
        box(-half, -row - 4, half * 2, 2.4),
    ) +
    fill(
      palette.glass,
      panes([-half + step * 0.3, -high + 10, bays, storeys, step, row], step * 0.4, row * 0.62),
    )
  );
};

const pediment = (x: number, y: number, w: number, h: number) => poly(x - w / 2, y, x, y - h, x + w / 2, y);

const columns = (x: number, w: number, count: number, top: number, foot: number) =>
  grid([x - w / 2, top], [count, 1], [(w - 5) / (count - 1), 0], (px, py) => box(px, py, 5, foot - py));

/** Vanbrugh's Seaton Delaval: a dark rusticated block with towers and ringed columns, arcaded wings reaching forward. */
const delaval: Part = ({ palette }) =>
  [-1, 1]
    .map(
      (way) =>
        fill(palette.wall, poly(way * 70, 0, way * 210, 18, way * 210, -36, way * 70, -40)) +
        fill(
          palette.ink,
          [0, 1, 2, 3, 4, 5].map((i) => arch(way * (86 + i * 21) - 6, -22 + i * 1.6, 12, 24)).join(""),
          0.5,
        ) +
        fill(palette.wallShade, poly(way * 70, -40, way * 210, -36, way * 212, -44, way * 70, -46)),
    )
    .join("") +
  fill(palette.wall, box(-74, -104, 148, 104) + box(-92, -118, 28, 118) + box(64, -118, 28, 118)) +
  fill(
    palette.wallShade,
    box(76, -118, 16, 118) + box(-96, -122, 34, 5) + box(62, -122, 34, 5) + box(-74, -62, 148, 3),
  ) +
  fill(palette.wall, pediment(0, -104, 92, 30)) +
  fill(
    palette.wallShade,
    columns(-36, 26, 2, -96, 0) + columns(36, 26, 2, -96, 0) + pediment(0, -108, 60, 18),
  ) +
  fill(
    palette.glass,
    panes([-16, -90, 2, 1, 20, 0], 11, 24) +
      panes([-16, -52, 2, 1, 20, 0], 11, 22) +
      panes([-84, -100, 1, 3, 1, 32], 11, 18) +
      panes([72, -100, 1, 3, 1, 32], 11, 18),
  ) +
  fill(palette.ink, arch(-8, -22, 16, 22), 0.8) +
  fill(palette.wallShade, poly(-30, 6, -16, -6, 16, -6, 30, 6));

/** A plain square house of two storeys on a lawn, stone griffins' heads before it: Wallington. */
const wallingtonHall: Part = ({ palette }) =>
  fill(palette.roof, poly(-124, -74, -104, -90, 104, -90, 124, -74)) +
  block(palette, { half: 122, high: 76, bays: 9, storeys: 2 }) +
  fill(palette.wall, pediment(0, -76, 74, 20)) +
  fill(palette.wallShade, box(-60, -104, 12, 20) + box(48, -104, 12, 20)) +
  fill("#b9b3a2", [-150, -128, 132, 154].map((x) => `M${x - 12} 16q0-24 12-24t12 24z`).join("")) +
  fill(palette.ink, [-150, -128, 132, 154].map((x) => disc(x + 4, 2, 2)).join(""), 0.6);

/** A tall thin front of three storeys between arcades that end in pavilions: Florence Court. */
const arcadedHouse: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-210, -34, 150, 34) + box(60, -34, 150, 34) + box(-224, -48, 34, 48) + box(190, -48, 34, 48),
  ) +
  fill(palette.roof, poly(-228, -48, -207, -66, -186, -48) + poly(186, -48, 207, -66, 228, -48)) +
  fill(palette.ink, arches([-182, -26, 6, 1, 20, 0], 12, 26) + arches([70, -26, 6, 1, 20, 0], 12, 26), 0.5) +
  fill(palette.glass, panes([-216, -38, 1, 1, 1, 1], 16, 20) + panes([198, -38, 1, 1, 1, 1], 16, 20)) +
  block(palette, { half: 74, high: 98, bays: 7, storeys: 3 }) +
  fill(palette.wall, box(-22, -106, 44, 106)) +
  fill(palette.glass, panes([-14, -96, 3, 3, 11, 32], 6, 18)) +
  fill(palette.wallShade, box(-78, -102, 156, 4));

/** A middle of grey stone with a double stair to its first floor, low curved wings to both sides: Haddo. */
const stairHouse: Part = ({ palette }) =>
  fill(palette.wall, "M-200 0v-46h44q24 12 74 14V0zM200 0v-46h-44q-24 12-74 14V0z") +
  fill(palette.glass, panes([-190, -36, 5, 1, 20, 0], 9, 16) + panes([98, -36, 5, 1, 20, 0], 9, 16)) +
  fill(palette.roof, poly(-88, -88, -74, -102, 74, -102, 88, -88)) +
  block(palette, { half: 86, high: 90, bays: 7, storeys: 3 }) +
  fill(palette.wall, pediment(0, -90, 76, 22)) +
  fill(palette.paper, poly(-52, 4, -12, -34, 12, -34, 52, 4, 38, 4, 10, -22, -10, -22, -38, 4)) +
  fill(palette.ink, arch(-8, -56, 16, 24), 0.75);

/** A long brick house of the 1520s, low and plain, the first classical portico of the land on its lake front: The Vyne. */
const vyne: Part = ({ palette }) =>
  fill(palette.wall, box(-164, -62, 328, 62) + box(-176, -74, 46, 74) + box(130, -74, 46, 74)) +
  fill(palette.wallShade, box(160, -74, 16, 74) + box(-176, -40, 352, 2)) +
  fill(
    palette.wall,
    grid([-176, -80], [5, 1], [9.6, 0], (x, y) => box(x, y, 5, 7)) +
      grid([130, -80], [5, 1], [9.6, 0], (x, y) => box(x, y, 5, 7)) +
      grid([-112, -94], [4, 1], [72, 0], (x, y) => box(x, y, 10, 32)),
  ) +
  fill("#fdf6e6", panes([-120, -54, 13, 2, 19, 26], 10, 16)) +
  fill(
    palette.glass,
    panes([-118, -52, 13, 2, 19, 26], 6, 12) +
      panes([-164, -60, 2, 2, 16, 28], 8, 16) +
      panes([142, -60, 2, 2, 16, 28], 8, 16),
  ) +
  fill("#f3ead6", pediment(0, -54, 92, 22) + columns(0, 84, 4, -54, 0) + box(-46, -56, 92, 6));

/** A square of red brick with a domed turret at each corner and a great white screen of columns between: Osterley. */
const screenHouse: Part = ({ palette }) =>
  fill(palette.wall, box(-150, -72, 300, 72) + box(-164, -84, 34, 84) + box(130, -84, 34, 84)) +
  fill(palette.wallShade, box(148, -84, 16, 84)) +
  fill("#6f8592", dome(-160, -84, 26, 20) + dome(134, -84, 26, 20)) +
  fill("#fdf6e6", box(-152, -76, 304, 4) + box(-54, -70, 108, 4) + pediment(0, -70, 116, 26)) +
  fill(palette.ink, box(-50, -66, 100, 58), 0.4) +
  fill(
    "#fdf6e6",
    columns(0, 104, 6, -66, -4) + columns(0, 92, 6, -62, -8) + poly(-66, 8, -54, -8, 54, -8, 66, 8),
  ) +
  fill(
    palette.glass,
    panes([-124, -60, 3, 2, 22, 30], 11, 19) +
      panes([68, -60, 3, 2, 22, 30], 11, 19) +
      panes([-154, -66, 1, 2, 1, 34], 13, 20) +
      panes([140, -66, 1, 2, 1, 34], 13, 20),
  );

/** A long garden front with a balustrade, statues and an eagle on the middle of it: Dyrham. */
const balustradeHouse: Part = ({ palette }) =>
  block(palette, { half: 150, high: 92, bays: 13, storeys: 3 }) +
  fill(palette.wall, box(-156, -104, 312, 10) + box(-46, -98, 92, 98)) +
  stroke(
    palette.wallShade,
    1.6,
    grid([-150, -103], [38, 1], [8, 0], (x, y) => `M${x} ${y}v8`),
  ) +
  fill(palette.glass, panes([-36, -84, 5, 3, 16, 28], 8, 19)) +
  fill(
    palette.wall,
    [-150, -96, -50, 50, 96, 150].map((x) => box(x - 3, -118, 6, 14) + disc(x, -121, 3.4)).join("") +
      "M-14-104h28v-6q16-10 18-22q-12 4-22 10q-4-14-10-14t-10 14q-10-6-22-10q2 12 18 22z",
  ) +
  fill(palette.ink, arch(-7, -24, 14, 24), 0.75);

/** Two tiers of columns, one over the other, along the whole south front: West Wycombe. */
const doubleColonnade: Part = ({ palette }) =>
  fill(palette.wall, box(-164, -80, 328, 80)) +
  fill(palette.roof, poly(-168, -80, -150, -94, 150, -94, 168, -80)) +
  fill(palette.ink, box(-118, -74, 236, 32) + box(-118, -38, 236, 38), 0.36) +
  fill(
    "#fbf3e0",
    columns(0, 236, 13, -74, -42) +
      columns(0, 236, 13, -38, 0) +
      box(-124, -42, 248, 5) +
      box(-124, -80, 248, 7) +
      pediment(0, -80, 96, 20),
  ) +
  fill(palette.glass, panes([-154, -70, 2, 2, 17, 36], 9, 22) + panes([126, -70, 2, 2, 17, 36], 9, 22)) +
  fill(palette.wallShade, box(152, -80, 12, 80));

/** The longest front in the land: a portico, lower wings and towers at the ends: Wentworth Woodhouse. */
const longFront: Part = ({ palette }) =>
  fill(palette.wall, box(-280, -42, 560, 42) + box(-300, -60, 34, 60) + box(266, -60, 34, 60)) +
  fill(
    palette.glass,
    panes([-258, -34, 9, 2, 17, 16], 8, 10) +
      panes([110, -34, 9, 2, 17, 16], 8, 10) +
      panes([-290, -50, 1, 2, 1, 22], 14, 14) +
      panes([276, -50, 1, 2, 1, 22], 14, 14),
  ) +
  fill(palette.roof, pediment(-283, -60, 42, 20) + pediment(283, -60, 42, 20)) +
  block(palette, { half: 100, high: 80, bays: 9, storeys: 2 }) +
  fill(palette.wall, box(-48, -84, 96, 84) + pediment(0, -84, 108, 30)) +
  fill(palette.ink, box(-42, -74, 84, 48), 0.4) +
  fill("#fbf3e0", columns(0, 84, 6, -76, -26) + box(-46, -80, 92, 5)) +
  fill(palette.ink, arches([-34, -20, 4, 1, 18, 0], 12, 20), 0.6);

/** A plain white house with a slate roof, a bow at one end and a verandah along the garden: Down House. */
const verandahHouse: Part = ({ palette }) =>
  fill(palette.roof, poly(-112, -82, -92, -102, 92, -102, 112, -82)) +
  fill(palette.wall, box(-106, -82, 212, 82) + "M40 0v-86a26 26 0 0 1 52 0V0z") +
  fill(palette.wallShade, box(84, -82, 22, 82)) +
  fill(palette.glass, panes([-90, -74, 4, 3, 28, 26], 13, 17) + panes([48, -76, 2, 3, 20, 26], 12, 18)) +
  fill(palette.roof, poly(-120, -28, -104, -40, 30, -40, 30, -28)) +
  stroke(palette.paper, 3, "M-116-28V0M-90-28V0M-64-28V0M-38-28V0M-12-28V0M14-28V0") +
  fill(mix(palette.near, palette.fore, 0.3), "M-106 0v-60q10-6 12 4q8 10 2 22q8 14 0 34z");

/** A house of brick and half-timber round a courtyard, one brick tower at its corner: Gainsborough Old Hall. */
const oldHall: Part = ({ palette }) =>
  fill(palette.roof, poly(-150, -56, -132, -92, 70, -92, 86, -56)) +
  fill(
    "#fdf6e6",
    box(-146, -56, 228, 56) + poly(-146, -56, -116, -92, -86, -56) + poly(-40, -56, -12, -90, 16, -56),
  ) +
  stroke(
    "#3a2f28",
    4,
    "M-146-56H82M-146-30H82M-146 0V-56M-116 0V-84M-86 0V-56M-60 0V-56M-36 0V-56M-12 0V-82M14 0V-56M38 0V-56M60 0V-56M-136-30l20-26M-96-30l-20-26M-60-30l24-26M60-30l-22-26",
  ) +
  fill(
    palette.glass,
    panes([-110, -22, 1, 1, 1, 1], 18, 14) +
      panes([-52, -22, 3, 1, 30, 0], 14, 14) +
      panes([20, -48, 2, 1, 24, 0], 12, 12),
  ) +
  fill(
    "#b9644a",
    box(82, -112, 52, 112) +
      grid([82, -120], [4, 1], [14, 0], (x, y) => box(x, y, 9, 9)) +
      box(-70, -108, 14, 24),
  ) +
  fill("#86433a", box(118, -112, 16, 112)) +
  fill(palette.glass, panes([92, -98, 2, 3, 16, 32], 8, 18));

/** A pale abbey church with a low square tower among trees, seen over its lawn: Hexham. */
const townAbbey: Part = ({ palette }) =>
  fill(palette.roof, poly(-150, -58, -140, -80, 140, -80, 150, -58)) +
  fill(palette.wall, box(-146, -58, 292, 58) + box(-34, -112, 64, 112) + poly(90, -58, 118, -92, 146, -58)) +
  fill(palette.wallShade, box(12, -112, 18, 112) + box(-38, -114, 72, 4) + box(134, -58, 12, 58)) +
  fill(
    palette.wall,
    grid([-34, -122], [5, 1], [13, 0], (x, y) => box(x, y, 8, 10)),
  ) +
  fill(
    palette.glass,
    arches([-130, -48, 6, 1, 16, 0], 7, 30) +
      arches([42, -48, 3, 1, 15, 0], 7, 30) +
      arches([-22, -96, 2, 1, 24, 0], 14, 26) +
      arch(106, -64, 24, 46),
  ) +
  fill(
    palette.wallShade,
    grid([-138, -58], [7, 1], [16, 0], (x, y) => box(x, y, 3, 58)),
  ) +
  fill(palette.ink, arch(-12, -28, 20, 28), 0.7);

/** The tower on Leith Hill: a square Gothic tower with a stair turret at its side, among pines. */
const leithTower: Part = ({ palette }) =>
  fill("#b98f63", box(-20, -92, 40, 92) + box(20, -110, 18, 110)) +
  fill("#8e6846", box(10, -92, 10, 92) + box(30, -110, 8, 110) + box(-22, -60, 42, 3)) +
  fill(
    "#b98f63",
    grid([-20, -100], [4, 1], [11, 0], (x, y) => box(x, y, 7, 9)) +
      grid([20, -116], [2, 1], [11, 0], (x, y) => box(x, y, 7, 8)),
  ) +
  fill(palette.ink, arches([-10, -82, 1, 2, 1, 34], 9, 18) + arch(-12, -24, 14, 24), 0.75) +
  fill(palette.fore, "M-120 6q-10-34 16-44q10-22 32-8q24 8 12 52zM60 6q-6-30 20-40q14-18 34-2q18 14 6 42z");

export const greatHouses = {
  delaval,
  "wallington-hall": wallingtonHall,
  "arcaded-house": arcadedHouse,
  "stair-house": stairHouse,
  vyne,
  "screen-house": screenHouse,
  "balustrade-house": balustradeHouse,
  "double-colonnade": doubleColonnade,
  "long-front": longFront,
  "verandah-house": verandahHouse,
  "old-hall": oldHall,
  "town-abbey": townAbbey,
  "leith-tower": leithTower,
} as const satisfies Record<string, Part>;
