import { stoneBridge } from "../shapes/castles";
import { box, fill, grid, line, poly, stroke } from "../shapes/svg";
import { mix } from "../shapes/colour";
import { plane } from "../shapes/terrain";
import type { Part } from "./part";

/** The banks at both ends of a bridge, drawn out beyond any picture's frame. */
export const banks = (w: number, h: number, colour: string) =>
  fill(
    plane(colour, 250),
    `M${-w / 2 + 6} 4Q${-w / 2 - 4} ${-h * 0.5} ${-w / 2 - 14} ${-h + 2}Q${-w / 2 - 90} ${-h - 4} -700 ${-h + 4}V8zM${w / 2 - 6} 4Q${w / 2 + 4} ${-h * 0.5} ${w / 2 + 14} ${-h + 2}Q${w / 2 + 90} ${-h - 4} 700 ${-h + 4}V8z`,
  );

const stone =
  (arches: number, w: number, h: number, rise: number): Part =>
  ({ palette }) =>
    banks(w, h, palette.near) +
    stoneBridge({ x: -w / 2, base: 4, w, h: h + 4 }, palette, { arches, rise, parapet: 8 });

/** The foot of a bridge is its water line. */
const suspension =
  (span: number, towerH: number, deck: number, stoneTowers: boolean): Part =>
  ({ palette }) => {
    const [left, right] = [-span / 2, span / 2];
    const cable = `M${left - 90} ${-deck}L${left} ${-towerH}Q0 ${-deck + (towerH - deck) * 0.85 - 6} ${right} ${-towerH}L${right + 90} ${-deck}`;
    const hangers = Array.from({ length: Math.floor(span / 14) }, (_, i) => left + 14 + i * 14).filter(
      (x) => x < right - 6,
    );
    const sag = (x: number) => {
      const t = (x - left) / span;
      return Math.round(
        -towerH * ((1 - t) ** 2 + t ** 2) + 2 * t * (1 - t) * (-deck + (towerH - deck) * 0.85 - 6),
      );
    };
    const tower = (x: number) =>
      stoneTowers
        ? fill(palette.wall, poly(x - 9, 0, x - 7, -towerH - 6, x + 7, -towerH - 6, x + 9, 0)) +
          fill(palette.wallShade, box(x + 1, -towerH - 6, 6, towerH + 6)) +
          fill(palette.ink, `M${x - 4} ${-deck}v-12q4-8 8 0v12z`, 0.6)
        : fill(
            palette.wallShade,
            box(x - 6, -towerH, 4, towerH) +
              box(x + 2, -towerH, 4, towerH) +
              box(x - 6, -towerH * 0.8, 12, 3) +
              box(x - 6, -towerH, 12, 4),
          );
    return (
      stroke(palette.ink, 1, hangers.map((x) => `${line(x, sag(x))}V${-deck}`).join(""), 0.55) +
      stroke(palette.ink, 2, cable) +
      tower(left) +
      tower(right) +
      fill(palette.ink, box(left - 400, -deck, span + 800, 5), 0.85)
    );
  };

/** The Forth's three cantilevers. */
const cantilever: Part = ({ palette }) => {
  const red = "#a8402f";
  const diamond = (x: number) =>
    `M${x - 84} -44L${x - 10} -116h20L${x + 84} -44M${x - 84} -40Q${x - 40} -16 ${x - 10} 0h20Q${x + 40} -16 ${x + 84} -40M${x - 12} 0L${x - 8} -116M${x + 12} 0L${x + 8} -116M${x - 12} 0L${x + 40} -82M${x + 12} 0L${x - 40} -82M${x - 52} -28L${x - 34} -90M${x + 52} -28L${x + 34} -90M${x - 8} -60h16`;
  return (
    stroke(red, 4.5, [-190, 0, 190].map(diamond).join("")) +
    fill(red, box(-330, -46, 660, 5)) +
    fill(
      palette.wall,
      grid([-316, -42], [2, 1], [-34, 0], (x, y) => box(x, y, 8, 42)) +
        grid([300, -42], [2, 1], [34, 0], (x, y) => box(x, y, 8, 42)) +
        grid([-204, -4], [3, 1], [190, 0], (x) => box(x, -4, 28, 8)),
    )
  );
};

/** The Tyne's steel arch between stone towers. */
const steelArch: Part = ({ palette }) => {
  const green = "#5b8f74";
  const hangers = Array.from({ length: 13 }, (_, i) => -120 + i * 20);
  const top = (x: number) => Math.round(-118 + (x / 150) ** 2 * 100);
  return (
    stroke(green, 1.6, hangers.map((x) => `${line(x, top(x))}V-58`).join("")) +
    stroke(green, 6, "M-150-18Q0-218 150-18") +
    stroke(green, 3, "M-142-6Q0-190 142-6") +
    fill(green, box(-240, -60, 480, 6)) +
    fill(
      palette.wall,
      grid([-176, -74], [2, 1], [318, 0], (x, y) => box(x, y, 34, 76)),
    ) +
    fill(
      palette.wallShade,
      grid([-152, -74], [2, 1], [318, 0], (x, y) => box(x, y, 10, 76)),
    )
  );
};

/** A railway viaduct of tall round arches, its ends in the hillsides. */
const viaduct =
  (arches: number, h: number): Part =>
  ({ palette }) => {
    const span = 34;
    const w = arches * span;
    const openings = grid(
      [-w / 2 + 4, 0],
      [arches, 1],
      [span, 0],
      (x) => `M${x} 0V${-h + 26}a13 14 0 0 1 26 0V0z`,
    );
    const side = (way: 1 | -1) => {
      const x = (out: number) => way * (w / 2 + out);
      return `M${x(-50)} 4Q${x(-10)} ${-h * 0.35} ${x(14)} ${-h + 4}Q${x(100)} ${-h - 12} ${x(700)} ${-h - 30}V8H${x(-50)}z`;
    };
    return (
      `<path fill="${palette.wall}" fill-rule="evenodd" d="${box(-w / 2 - 40, -h, w + 80, h)}${openings}"/>` +
      fill(
        palette.wallShade,
        grid([-w / 2 + 26, -h + 26], [arches, 1], [span, 0], (x, y) => box(x + 4, y, 4, h - 26)) +
          box(-w / 2 - 40, -h + 5, w + 80, 2),
      ) +
      stroke(palette.paper, 2, `M${-w / 2 - 42} ${-h}h${w + 84}`, 0.7) +
      fill(plane(mix(palette.near, palette.mid, 0.3), 240), side(-1) + side(1))
    );
  };

/** The first iron bridge: one half-circle of ribs. */
const iron: Part = ({ palette }) =>
  fill(
    palette.wallShade,
    poly(-170, 0, -170, -74, -104, -82, -96, 0) + poly(170, 0, 170, -74, 104, -82, 96, 0),
  ) +
  fill(
    palette.wall,
    poly(-170, 0, -170, -74, -120, -80, -116, 0) + poly(170, 0, 170, -74, 120, -80, 116, 0),
  ) +
  stroke("#5a3f3c", 4.5, "M-96 0a96 86 0 0 1 192 0") +
  stroke(
    "#5a3f3c",
    2.6,
    "M-86 0a86 76 0 0 1 172 0M-104-30a104 66 0 0 1 46-44M104-30a104 66 0 0 0-46-44M-96-60v30M96-60v30M-70-60v-20M70-60v-20M-92-20l-10-4M92-20l10-4M-60-62l-8-8M60-62l8-8M-30-78v-10M0-84v-8M30-78v-10",
  ) +
  stroke("#5a3f3c", 5, "M-176-78Q0-108 176-78") +
  stroke(
    "#5a3f3c",
    1.4,
    "M-176-88Q0-118 176-88" +
      grid([-168, -80], [22, 1], [16, 0], (x) => `M${x} ${Math.round(-78 - 15 * (1 - (x / 176) ** 2))}v-10`),
  );

/** A blue-painted pedestrian bridge that leans, two masts and cables: Derry's. */
const peaceBridge: Part = ({ palette }) =>
  stroke(
    palette.paper,
    1,
    "M-96-106L-190-22M-96-106L-150-22M-96-106L-60-22M-96-106L-20-22M96-106L190-22M96-106L150-22M96-106L60-22M96-106L20-22",
  ) +
  stroke(palette.wallShade, 5, "M-84 0L-96-108M84 0L96-108") +
  stroke(palette.paper, 6, "M-260-24Q-90-12 0-22T260-20");

/** Gateshead's tilting arch. */
const millennium: Part = ({ palette }) =>
  stroke(palette.paper, 5, "M-110 0Q0-170 110 0") +
  stroke(palette.paper, 3.4, "M-110-4Q0-34 110-4") +
  stroke(
    palette.paper,
    0.9,
    "M-70-54L-60-14M-44-72L-38-18M-16-83L-12-20M16-83L12-20M44-72L38-18M70-54L60-14",
  );

const towerBridge: Part = ({ palette }) => {
  const tower = (x: number) =>
    fill("#d9c7a4", box(x - 17, -96, 34, 96)) +
    fill("#b39d76", box(x + 6, -96, 11, 96)) +
    fill(
      "#6f8793",
      poly(x - 15, -96, x, -128, x + 15, -96) +
        poly(x - 19, -92, x - 15, -108, x - 11, -92) +
        poly(x + 11, -92, x + 15, -108, x + 19, -92),
    ) +
    fill(
      palette.glass,
      grid([x - 9, -86], [2, 3], [11, 20], (px, py) => box(px, py, 6, 12)),
    ) +
    fill(palette.ink, `M${x - 9} -32v-14q9-10 18 0v14z`, 0.7);
  return (
    stroke("#5d9bb5", 4, "M-200-34Q-140-40-72-82M200-34Q140-40 72-82") +
    stroke(
      "#5d9bb5",
      1.2,
      "M-180-34v-2M-150-34v-8M-120-34v-20M-96-34v-34M180-34v-2M150-34v-8M120-34v-20M96-34v-34",
    ) +
    fill("#5d9bb5", box(-46, -84, 92, 4) + box(-46, -74, 92, 4)) +
    tower(-60) +
    tower(60) +
    fill("#5d9bb5", box(-230, -34, 460, 6)) +
    fill(mix("#d9c7a4", palette.ink, 0.25), box(-82, -10, 44, 14) + box(38, -10, 44, 14))
  );
};

/** A slim footbridge of two halves, as at Tintagel. */
const cliffFootbridge: Part = ({ palette }) =>
  stroke(palette.ink, 3, "M-80 0H-1M1 0H80") +
  stroke(
    palette.ink,
    1.4,
    "M-80 26L-1 2M80 26L1 2M-80-10H80M-60 20V0M-40 14V0M-20 8V0M60 20V0M40 14V0M20 8V0",
  );

/** An aqueduct's deck of iron on tall stone piers. */
const aqueduct: Part = ({ palette }) =>
  fill(
    palette.wall,
    grid([-568, -76], [21, 1], [56, 0], (x, y) => poly(x - 1, 0, x + 2, y, x + 10, y, x + 13, 0)),
  ) +
  fill(
    palette.wallShade,
    grid([-562, -76], [21, 1], [56, 0], (x, y) => poly(x + 1, 0, x, y, x + 4, y, x + 7, 0)),
  ) +
  stroke(
    palette.ink,
    3,
    grid([-558, -72], [20, 1], [56, 0], (x, y) => `M${x + 3} ${y + 6}q26-18 48 0`),
  ) +
  fill(palette.ink, box(-640, -86, 1280, 8), 0.85) +
  stroke(palette.paper, 1.2, "M-640-90H640", 0.8);

/** A long low railway bridge: iron lattice girders on many piers. */
const girder: Part = ({ palette }) =>
  fill(
    palette.wall,
    grid([-614, -30], [22, 1], [58, 0], (x, y) => box(x, y, 10, 32)),
  ) +
  stroke(palette.ink, 3, "M-640-30H640M-640-48H640") +
  stroke(
    palette.ink,
    1.2,
    grid([-640, -48], [64, 1], [20, 0], (x, y) => `M${x} ${y}l20 18M${x + 20} ${y}l-20 18`),
    0.7,
  );

export const bridges = {
  "stone-bridge": stone(3, 230, 40, 8),
  "long-stone-bridge": stone(7, 420, 38, 8),
  "packhorse-bridge": stone(1, 120, 36, 16),
  "three-arch-bridge": stone(3, 170, 60, 2),
  "clifton-suspension-bridge": suspension(300, 112, 74, true),
  "chain-bridge": suspension(220, 96, 44, true),
  "small-suspension-bridge": suspension(150, 56, 14, false),
  "humber-bridge": suspension(420, 130, 34, false),
  "forth-bridge": cantilever,
  "tyne-bridge": steelArch,
  viaduct: viaduct(11, 92),
  "iron-bridge": iron,
  "peace-bridge": peaceBridge,
  "millennium-bridge": millennium,
  "tower-bridge": towerBridge,
  "cliff-footbridge": cliffFootbridge,
  aqueduct,
  "girder-bridge": girder,
} as const satisfies Record<string, Part>;
