import { coneTower, crenels } from "../shapes/castles";
import { pinnacles } from "../shapes/churches";
import { as, mix } from "../shapes/colour";
import { houses as row, type House } from "../shapes/houses";
import { arch, box, disc, dome, fill, grid, onion, poly, stroke } from "../shapes/svg";
import type { Stage } from "../sketch";
import { arches, lancets, panes, type Part } from "./part";

/** A Palladian house: pediment on columns, two wings, a low roof. About 240 wide. */
const palladian: Part = ({ palette }) =>
  fill(palette.roof, poly(-123, -56, -110, -68, 110, -68, 123, -56)) +
  fill(palette.wall, box(-120, -56, 240, 56) + box(-36, -64, 72, 64)) +
  fill(
    palette.wallShade,
    box(-120, -58, 240, 3) + box(-120, -28, 240, 2) + box(96, -56, 24, 56) + poly(-40, -64, 0, -86, 40, -64),
  ) +
  fill(palette.wall, poly(-32, -66, 0, -83, 32, -66)) +
  fill(
    palette.glass,
    panes([-110, -49, 4, 2, 18, 28], 8, 15) +
      panes([44, -49, 4, 2, 18, 28], 8, 15) +
      panes([-25, -56, 3, 2, 21, 30], 8, 18),
  ) +
  fill(palette.paper, panes([-34, -62, 4, 1, 21, 0], 5, 62)) +
  fill(palette.wallShade, box(-42, -3, 84, 5));

/** The same with a dome, as at Castle Howard. */
const domed: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-18, -96, 36, 40)) +
    fill(palette.roof, dome(-22, -96, 44, 32)) +
    fill(palette.wall, box(-5, -138, 10, 12) + dome(-5, -138, 10, 7)) +
    fill(palette.glass, arches([-14, -90, 3, 1, 10, 0], 6, 20)) +
    palladian(stage)
  );
};

/** A prodigy house of Elizabeth's reign: more glass than wall, square towers. */
const prodigy: Part = ({ palette }) =>
  fill(palette.wall, [-110, -34, 2, 78].map((x) => box(x, -96, 32, 96)).join("") + box(-110, -72, 220, 72)) +
  fill(
    palette.wallShade,
    [-88, -12, 24, 100].map((x) => box(x, -96, 10, 96)).join("") +
      box(-110, -50, 220, 2) +
      box(-110, -26, 220, 2),
  ) +
  fill(
    palette.glass,
    panes([-76, -68, 3, 3, 13, 24], 10, 19) +
      panes([38, -68, 3, 3, 13, 24], 10, 19) +
      [-106, -30, 6, 82].map((x) => panes([x, -90, 2, 4, 11, 23], 8, 17)).join(""),
  ) +
  fill(
    palette.wall,
    [-110, -34, 2, 78].map((x) => crenels(x, -96, 32, 4)).join("") +
      [-104, -28, 8, 84].map((x) => box(x + 4, -106, 4, 8)).join(""),
  ) +
  fill(palette.ink, arch(-8, -18, 16, 18), 0.7);

/** A Jacobean house of brick: shaped gables, corner turrets with caps, a clock cupola. */
const jacobean: Part = ({ palette }) => {
  const gable = (x: number) => `M${x} -60v-8q6-2 6-10q8-2 8-10q8 8 8 10q0 8 8 10q6 2 6 0v8z`;
  return (
    fill(palette.roof, poly(-92, -60, -84, -74, 84, -74, 92, -60)) +
    fill(palette.paper, box(-7, -92, 14, 20)) +
    fill(palette.roof, onion(0, -92, 18, 24)) +
    fill(palette.wall, box(-92, -60, 184, 60) + gable(-66) + gable(-18) + gable(30)) +
    [-112, 88].map((x) => coneTowerCap(palette, x)).join("") +
    fill(palette.paper, panes([-84, -52, 7, 2, 25, 28], 13, 18) + box(-92, -32, 184, 2)) +
    fill(palette.glass, panes([-82, -50, 7, 2, 25, 28], 9, 14)) +
    fill(palette.wallShade, box(72, -60, 20, 60), 0.5) +
    fill(palette.paper, box(-12, -24, 24, 24)) +
    fill(palette.ink, arch(-6, -18, 12, 18), 0.8)
  );
};

const coneTowerCap = (palette: Stage["palette"], x: number) =>
  fill(palette.wall, box(x, -84, 24, 84)) +
  fill(palette.wallShade, box(x + 16, -84, 8, 84)) +
  fill(palette.roof, onion(x + 12, -84, 34, 30)) +
  fill(palette.glass, panes([x + 6, -74, 1, 3, 1, 25], 9, 16));

/** A stone manor of gables and mullions: Elizabethan in the west country, Cotswold or Lakeland. */
const manor: Part = ({ palette }) =>
  fill(palette.roof, poly(-82, -40, -74, -60, 74, -60, 82, -40)) +
  fill(
    palette.wall,
    box(-80, -40, 160, 40) +
      poly(-80, -40, -58, -70, -36, -40) +
      poly(-22, -40, 0, -70, 22, -40) +
      poly(36, -40, 58, -70, 80, -40),
  ) +
  fill(
    palette.wallShade,
    box(66, -40, 14, 40) + box(-80, -20, 160, 1.6) + panes([-50, -78, 3, 1, 48, 0], 6, 20),
  ) +
  fill(palette.glass, panes([-70, -36, 3, 2, 58, 20], 24, 11)) +
  stroke(
    palette.wall,
    1.4,
    grid([-64, -36], [3, 2], [58, 20], (x, y) => `M${x} ${y}v11m6-11v11m6-11v11`),
  ) +
  fill(palette.ink, arch(-35, -16, 10, 16), 0.8);

/** A Victorian Gothic pile: battlements, turrets, pointed windows, a tall tower. */
const gothicHouse: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-100, -60, 200, 60) +
      crenels(-100, -60, 200, 5) +
      box(-16, -112, 34, 112) +
      crenels(-16, -112, 34, 5) +
      pinnacles(-14, -114, 2, 30, 7, 20),
  ) +
  fill(
    palette.wall,
    [-106, -58, 52, 92].map((x) => box(x, -78, 14, 78) + poly(x - 1, -78, x + 7, -100, x + 15, -78)).join(""),
  ) +
  fill(
    palette.wallShade,
    box(8, -112, 10, 112) +
      [-98, -50, 60, 100].map((x) => box(x, -78, 6, 78)).join("") +
      box(-100, -30, 200, 2),
  ) +
  fill(
    palette.glass,
    lancets([-88, -52, 2, 2, 14, 28], 8, 20) +
      lancets([-40, -52, 2, 2, 12, 28], 8, 20) +
      lancets([26, -52, 2, 2, 13, 28], 8, 20) +
      lancets([70, -52, 2, 2, 11, 28], 7, 20) +
      lancets([-10, -104, 2, 3, 11, 30], 7, 22),
  ) +
  fill(palette.ink, arch(-7, -18, 14, 18), 0.8);

/** Highclere: a square golden house with a great tower and corner turrets. */
const towerMansion: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-84, -66, 168, 66) +
      box(-24, -118, 48, 118) +
      [-92, 76].map((x) => box(x, -90, 18, 90)).join("") +
      [-28, 18].map((x) => box(x, -132, 10, 132)).join(""),
  ) +
  fill(
    palette.wall,
    [-94, -78, 74, 90].map((x) => poly(x, -90, x + 2, -102, x + 4, -90)).join("") +
      [-28, 18].map((x) => poly(x, -132, x + 5, -146, x + 10, -132)).join("") +
      crenels(-84, -66, 168, 4),
  ) +
  fill(
    palette.wallShade,
    box(10, -118, 14, 118) + box(86, -90, 8, 90) + box(-84, -44, 168, 2) + box(-84, -22, 168, 2),
  ) +
  fill(
    palette.glass,
    panes([-70, -60, 3, 3, 15, 21], 7, 14) +
      panes([30, -60, 3, 3, 15, 21], 7, 14) +
      panes([-16, -108, 3, 4, 12, 26], 7, 17),
  );

/** A French château of the Renaissance: steep roofs, round towers with high cones. */
const chateau: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-100, -52, 200, 52)) +
    fill(
      palette.roof,
      poly(-102, -52, -90, -84, -40, -84, -34, -52) +
        poly(34, -52, 40, -84, 90, -84, 102, -52) +
        poly(-30, -56, -18, -96, 18, -96, 30, -56),
    ) +
    fill(
      palette.wall,
      box(-30, -58, 60, 58) + panes([-80, -98, 2, 1, 26, 0], 7, 18) + panes([50, -98, 2, 1, 26, 0], 7, 18),
    ) +
    [-64, 36].map((x) => coneTower({ x, base: 0, w: 26, h: 66 }, palette, 48)).join("") +
    [-116, 92].map((x) => coneTower({ x, base: 0, w: 22, h: 56 }, palette, 36)).join("") +
    fill(
      palette.glass,
      panes([-88, -44, 2, 2, 13, 23], 7, 15) +
        panes([68, -44, 2, 2, 13, 23], 7, 15) +
        panes([-22, -48, 4, 2, 13, 24], 7, 16) +
        arches([-15, -80, 2, 1, 20, 0], 9, 16),
    ) +
    fill(palette.wallShade, box(84, -52, 8, 52) + box(-100, -26, 200, 2))
  );
};

/** A Tudor brick gatehouse with four turrets and long ranges, as at Hampton Court. */
const tudorPalace: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-160, -44, 320, 44) + crenels(-160, -44, 320, 5) + box(-30, -72, 60, 72) + crenels(-30, -72, 60, 5),
  ) +
  fill(palette.wall, [-42, -24, 12, 30].map((x) => box(x, -88, 12, 88) + crenels(x, -88, 12, 3)).join("")) +
  fill(
    palette.wallShade,
    [-34, -16, 20, 38, 140].map((x) => box(x, -84, 4, 84)).join("") +
      panes([-130, -72, 5, 1, 18, 0], 6, 28) +
      panes([60, -72, 5, 1, 18, 0], 6, 28),
    0.9,
  ) +
  fill(
    palette.paper,
    panes([-146, -34, 7, 2, 14, 16], 8, 9) + panes([54, -34, 7, 2, 14, 16], 8, 9) + box(-11, -62, 22, 20),
  ) +
  fill(
    palette.glass,
    panes([-145, -33, 7, 2, 14, 16], 6, 7) +
      panes([55, -33, 7, 2, 14, 16], 6, 7) +
      panes([-9, -60, 3, 1, 6.5, 0], 5, 16),
  ) +
  fill(palette.ink, arch(-11, -30, 22, 30), 0.85);

/** A red-brick Tudor gatehouse or low palace front with one tower. */
const brickGatehouse: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-70, -34, 140, 34) +
      crenels(-70, -34, 140, 4) +
      box(-20, -62, 40, 62) +
      crenels(-20, -62, 40, 4) +
      box(-28, -72, 12, 72) +
      box(16, -72, 12, 72) +
      crenels(-28, -72, 12, 3) +
      crenels(16, -72, 12, 3),
  ) +
  fill(
    palette.paper,
    panes([-62, -26, 3, 1, 13, 0], 8, 14) +
      panes([34, -26, 3, 1, 13, 0], 8, 14) +
      panes([-10, -54, 2, 1, 12, 0], 8, 14),
  ) +
  fill(
    palette.glass,
    panes([-61, -25, 3, 1, 13, 0], 6, 12) +
      panes([35, -25, 3, 1, 13, 0], 6, 12) +
      panes([-9, -53, 2, 1, 12, 0], 6, 12),
  ) +
  fill(palette.ink, arch(-10, -26, 20, 26), 0.85);

/** Sissinghurst: a slim brick tower with two turrets under cone caps. */
const brickTower: Part = ({ palette }) =>
  fill(palette.wall, box(-14, -84, 28, 84) + box(-26, -94, 15, 94) + box(11, -94, 15, 94)) +
  fill(palette.roof, poly(-28, -94, -18, -118, -9, -94) + poly(9, -94, 18, -118, 28, -94)) +
  fill(palette.wallShade, box(5, -84, 9, 84) + box(20, -94, 6, 94)) +
  fill(palette.paper, panes([-8, -76, 1, 3, 1, 18], 16, 11)) +
  fill(palette.glass, panes([-6, -75, 2, 3, 7, 18], 5, 9)) +
  fill(palette.ink, arch(-8, -20, 16, 20), 0.8);

const TIMBER = "#3c3a34";

/** One half-timbered house, w wide; the upper floor juts out. */
function timbered(x: number, w: number, h: number, palette: Stage["palette"], wall: string): string {
  const top = -h;
  const middle = Math.round(-h * 0.48);
  const studs = Math.max(4, Math.round(w / 9));
  const bars = Array.from({ length: studs + 1 }, (_, i) => Math.round(x + (w * i) / studs));
  const braces = `M${x} ${middle}L${x + w / 4} ${top}M${x + w} ${middle}L${x + w * 0.75} ${top}`;
  return (
    fill(wall, box(x, top, w, h) + poly(x - 4, top, x + w / 2, top - w * 0.42, x + w + 4, top)) +
    fill(
      palette.glass,
      panes([x + w * 0.3, top + 8, 2, 1, w * 0.24, 0], w * 0.16, 12) +
        panes([x + w * 0.16, middle + 8, 1, 1, 1, 1], w * 0.24, 12),
    ) +
    fill(palette.ink, box(x + w * 0.58, -17, w * 0.2, 17), 0.85) +
    stroke(
      TIMBER,
      2.4,
      `M${x - 3} ${middle}h${w + 6}M${x - 4} ${top}h${w + 8}${bars.map((bar, i) => (i % 2 === 0 ? `M${bar} 0V${top}` : "")).join("")}${braces}M${x + w / 2} ${top}v${-w * 0.42}M${x + w * 0.25} ${top}v${-w * 0.2}M${x + w * 0.75} ${top}v${-w * 0.2}`,
    ) +
    stroke(palette.roof, 4, `M${x - 6} ${top + 2}L${x + w / 2} ${top - w * 0.42 - 2}L${x + w + 6} ${top + 2}`)
  );
}

/** A row of three half-timbered houses with painted panels. */
const timberRow: Part = ({ palette }) =>
  timbered(-96, 58, 56, palette, "#f6ead0") +
  timbered(-34, 66, 64, palette, "#fdf6e6") +
  timbered(36, 58, 54, palette, "#f1dfbd");
/** The same in Suffolk's colours. */
const colourTimberRow: Part = ({ palette }) =>
  timbered(-96, 58, 56, palette, "#e9b7a0") +
  timbered(-34, 66, 66, palette, "#f6ead0") +
  timbered(36, 58, 54, palette, "#f2cf73");
const timberHouse: Part = ({ palette }) => timbered(-44, 88, 60, palette, "#fdf6e6");

/** A timbered market hall on posts. */
const marketHall: Part = ({ palette }) =>
  fill("#f6ead0", box(-44, -58, 88, 32) + poly(-48, -58, -20, -86, 20, -86, 48, -58)) +
  fill(palette.roof, poly(-50, -56, -24, -86, 24, -86, 50, -56)) +
  fill("#f6ead0", poly(-24, -56, 0, -80, 24, -56)) +
  fill(palette.glass, panes([-34, -50, 5, 1, 15, 0], 8, 12)) +
  stroke(
    TIMBER,
    2.6,
    "M-44-26h88M-44-58h88M-44-58v32M-22-58v32M0-80v54M22-58v32M44-58v32M-24-56L0-80L24-56",
  ) +
  stroke(TIMBER, 4, "M-40-26V0M-20-26V0M0-26V0M20-26V0M40-26V0M-40-16l8-10M40-16l-8-10") +
  fill(palette.roof, poly(-7, -86, 0, -104, 7, -86));

/** A row of terraced or village houses; the colours come from the scene's walls. */
function terrace(walls: readonly string[], { size = 30, thatch = "", floors = 2 } = {}): Part {
  return ({ palette }) =>
    row(
      walls.map((wall, index): House => ({
        x: Math.round((index - walls.length / 2) * size),
        base: 0,
        w: size,
        h: floors * 15,
        roofH: thatch ? 20 : 12,
        wall,
        roof: thatch || palette.roof,
        rows: floors,
        chimney: index % 2 === 0,
        door: index % 2 === 0 ? palette.accent : palette.ink,
      })),
      palette,
    );
}

/** A Regency terrace of stucco with iron balconies: 14 bays, each 24 wide. */
const regency: Part = ({ palette }) =>
  fill("#f8ebd0", box(-168, -66, 336, 66) + box(-60, -72, 120, 72) + poly(-64, -72, 0, -88, 64, -72)) +
  fill("#e6d2ab", panes([-146, -66, 14, 1, 24, 0], 3, 66) + box(-168, -68, 336, 4) + box(-60, -74, 120, 3)) +
  fill(palette.paper, panes([-54, -70, 6, 1, 21, 0], 4, 50)) +
  fill(
    palette.glass,
    panes([-162, -58, 14, 1, 24, 0], 9, 14) +
      panes([-162, -38, 14, 1, 24, 0], 9, 17) +
      panes([-162, -14, 14, 1, 24, 0], 9, 14),
  ) +
  fill("#e6d2ab", box(-168, -20, 336, 4)) +
  stroke(palette.ink, 1, "M-168-20H168", 0.6);

/** A Georgian crescent that bends away on both sides. */
const crescent: Part = ({ palette }) => {
  const bays = Array.from({ length: 17 }, (_, i) => i - 8);
  const drop = (i: number) => Math.round(i * i * 0.42);
  return (
    fill(
      palette.wall,
      bays
        .map((i) =>
          poly(
            i * 22 - 11,
            drop(i) - 62,
            i * 22 + 11,
            drop(i) - 62,
            i * 22 + 11,
            drop(i),
            i * 22 - 11,
            drop(i),
          ),
        )
        .join(""),
    ) +
    fill(
      palette.wallShade,
      bays.map((i) => box(i * 22 - 11, drop(i) - 64, 22, 4) + box(i * 22 + 8, drop(i) - 44, 3, 34)).join(""),
    ) +
    fill(palette.glass, bays.map((i) => panes([i * 22 - 5, drop(i) - 56, 1, 3, 1, 19], 8, 12)).join("")) +
    fill(palette.ink, bays.map((i) => arch(i * 22 - 4, drop(i) - 14, 8, 14)).join(""), 0.35)
  );
};

/** Low thatched cottages with white walls. */
const thatched: Part = terrace(["#fdf6e6", "#f6ead0", "#fdf6e6"], { size: 44, thatch: "#b08d50" });
const whiteCottage: Part = ({ palette }) =>
  row(
    [
      {
        x: -32,
        base: 0,
        w: 64,
        h: 24,
        roofH: 20,
        wall: "#fdf6e6",
        roof: palette.roof,
        columns: 3,
        rows: 1,
        door: palette.accent,
        chimney: true,
      },
    ],
    palette,
  );
const thatchedCottage: Part = ({ palette }) =>
  row(
    [
      {
        x: -36,
        base: 0,
        w: 72,
        h: 24,
        roofH: 24,
        wall: "#fdf6e6",
        roof: "#b08d50",
        columns: 3,
        rows: 1,
        door: palette.accent,
        chimney: true,
      },
    ],
    palette,
  );
const almshouses: Part = (stage) => terrace(Array.from({ length: 6 }, () => stage.palette.wall))(stage);
const painted: Part = terrace(["#e9b7a0", "#f2cf73", "#9cc3bf", "#fdf6e6", "#d9826b", "#8fb0c9", "#f3e3c2"], {
  size: 28,
  floors: 3,
});
const whiteRow: Part = terrace(["#fdf6e6", "#f7efdc", "#fdf6e6", "#fdf6e6", "#f7efdc", "#fdf6e6"], {
  size: 30,
});
const stoneRow: Part = (stage) =>
  terrace([
    stage.palette.wall,
    mix(stage.palette.wall, stage.palette.paper, 0.2),
    stage.palette.wall,
    mix(stage.palette.wall, stage.palette.wallShade, 0.25),
    stage.palette.wall,
  ])(stage);
const georgianRow: Part = (stage) =>
  terrace(
    [
      stage.palette.wall,
      mix(stage.palette.wall, "#fdf6e6", 0.35),
      stage.palette.wall,
      mix(stage.palette.wall, stage.palette.wallShade, 0.2),
      "#f1dfbd",
      stage.palette.wall,
    ],
    { size: 36, floors: 3 },
  )(stage);
/** Houses of turf, as in the rebuilt township at Newtonmore: sods on a frame, heather on top. */
const turfHouses: Part = ({ palette }) => {
  const [sod, thatch] = [as("g", "#7d8a4a"), as("g", "#9a8350")];
  const house = (w: number) =>
    fill("#6b5a3c", `M${-w} 0q-4-12 2-22H${w - 2}q6 10 2 22z`) +
    stroke(sod, 3.4, `M${-w + 2}-16H${w - 2}M${-w}-8H${w}`) +
    fill(thatch, `M${-w - 4}-18q6-26 ${w + 4}-28q${w - 2} 2 ${w + 4} 28q-5 3-10 1H${-w + 6}q-5 2-10-1z`) +
    fill(sod, `M${-w * 0.62}-38Q0-50 ${w * 0.62}-38Q0-44 ${-w * 0.62}-38z`) +
    fill("#2e2a22", box(-6, -17, 12, 17)) +
    fill(palette.paper, "M10-46q-6-6 0-12t0-12q8 6 3 13t2 11z", 0.5);
  return (
    `<g transform="translate(-66 -8)scale(.7)">${house(38)}</g>` +
    house(48) +
    stroke("#6b5238", 2, "M62 0v-12M76 1v-12M90 2v-12M58-8l40 3M58-3l40 3")
  );
};

/** A Georgian coaching inn with its arch. */
const inn: Part = ({ palette }) =>
  fill(palette.roof, poly(-72, -56, -62, -70, 62, -70, 72, -56)) +
  fill(palette.wall, box(-70, -56, 140, 56)) +
  fill(palette.wallShade, box(52, -56, 18, 56) + panes([-50, -82, 2, 1, 90, 0], 10, 16)) +
  fill(
    palette.glass,
    panes([-60, -48, 7, 1, 17.5, 0], 9, 13) +
      panes([-60, -24, 2, 1, 17.5, 0], 9, 13) +
      panes([28, -24, 2, 1, 17.5, 0], 9, 13),
  ) +
  fill(palette.ink, arch(-14, -30, 28, 30), 0.75) +
  stroke(palette.ink, 1.5, "M-70-44h-12v8") +
  fill(palette.accent, box(-90, -36, 14, 12));

/** Pantiles: a colonnade under white houses. */
const colonnade: Part = ({ palette }) =>
  fill("#fdf6e6", box(-170, -60, 340, 60)) +
  fill("#f1dfbd", panes([-170, -60, 4, 1, 96, 0], 48, 60)) +
  fill(
    palette.roof,
    grid([-172, -60], [7, 1], [49, 0], (x, y) => poly(x, y, x + 8, y - 14, x + 42, y - 14, x + 50, y)),
  ) +
  fill(palette.glass, panes([-162, -52, 14, 1, 24, 0], 9, 14)) +
  fill(palette.roof, box(-174, -32, 348, 5)) +
  fill(palette.ink, box(-170, -27, 340, 27), 0.45) +
  fill(palette.paper, panes([-172, -28, 15, 1, 24, 0], 4, 28));

/** Italian-looking houses and a campanile in ice-cream colours, as at Portmeirion. */
const italianate: Part = ({ palette }) =>
  fill("#f2cf73", box(-100, -40, 44, 40) + box(34, -64, 36, 64)) +
  fill("#e9a58a", box(-56, -56, 40, 56)) +
  fill("#9cc3bf", box(70, -36, 40, 36)) +
  fill("#fdf6e6", box(-16, -46, 50, 46) + box(4, -120, 22, 120)) +
  fill("#e6d2ab", box(18, -120, 8, 120) + box(-16, -46, 50, 3)) +
  fill(
    "#b5553a",
    poly(-104, -40, -78, -54, -52, -40) +
      poly(-60, -56, -36, -70, -12, -56) +
      poly(30, -64, 52, -78, 74, -64) +
      poly(66, -36, 90, -48, 114, -36) +
      poly(1, -120, 15, -138, 29, -120),
  ) +
  fill("#7fb4a6", dome(-14, -46, 46, 26)) +
  fill(palette.ink, arches([8, -112, 2, 1, 8, 0], 5, 16) + arches([8, -84, 1, 3, 1, 24], 5, 10), 0.7) +
  fill(
    palette.glass,
    panes([-92, -32, 3, 2, 13, 18], 6, 9) +
      panes([-49, -46, 3, 2, 12, 22], 6, 11) +
      panes([41, -54, 2, 3, 14, 19], 6, 10) +
      panes([77, -28, 3, 1, 11, 0], 6, 10),
  ) +
  fill(palette.ink, arches([-12, -22, 3, 1, 15, 0], 10, 22), 0.6);

/** A white Art Deco house or hotel with curved ends and bands of windows. */
const deco: Part = ({ palette }) =>
  fill("#fdf6e6", "M-110 0v-38q0-12 14-12h192q14 0 14 12V0zM-24-68h48v68h-48z") +
  fill(
    palette.glass,
    box(-104, -42, 76, 9) +
      box(28, -42, 76, 9) +
      box(-104, -24, 76, 9) +
      box(28, -24, 76, 9) +
      panes([-14, -62, 3, 1, 11, 0], 6, 50),
  ) +
  fill(palette.accent, box(-110, -50, 220, 2), 0.8) +
  stroke(palette.ink, 1.4, "M0-68v-22");

/** Knole and Ightham: a low stone front of many gables with a gate tower. */
const manyGables: Part = ({ palette }) =>
  fill(palette.roof, poly(-152, -30, -144, -44, 144, -44, 152, -30)) +
  fill(
    palette.wall,
    box(-150, -34, 300, 34) +
      [-130, -90, 56, 96].map((x) => poly(x - 4, -34, x + 16, -58, x + 36, -34)).join("") +
      box(-34, -60, 18, 60) +
      box(16, -60, 18, 60) +
      box(-20, -50, 40, 50) +
      crenels(-34, -60, 18, 4) +
      crenels(16, -60, 18, 4),
  ) +
  fill(
    palette.glass,
    panes([-134, -26, 5, 1, 18, 0], 9, 12) +
      panes([54, -26, 5, 1, 18, 0], 9, 12) +
      panes([-10, -44, 2, 1, 12, 0], 8, 12),
  ) +
  fill(palette.ink, arch(-9, -24, 18, 24), 0.85) +
  fill(palette.wallShade, box(132, -34, 18, 34) + panes([-112, -68, 6, 1, 42, 0], 6, 26));

const lodge: Part = ({ palette }) =>
  fill(
    palette.wall,
    box(-54, -36, 108, 36) + poly(-54, -36, -34, -64, -14, -36) + poly(10, -36, 32, -66, 54, -36),
  ) +
  fill(
    palette.roof,
    poly(-20, -36, -26, -52, 22, -52, 14, -36) +
      poly(-58, -34, -34, -68, -10, -34, -14, -34, -34, -62, -54, -34) +
      poly(6, -34, 32, -70, 58, -34, 54, -34, 32, -64, 10, -34),
  ) +
  fill(
    palette.glass,
    panes([-42, -28, 2, 1, 14, 0], 7, 14) +
      panes([22, -28, 2, 1, 14, 0], 7, 14) +
      panes([-6, -28, 1, 1, 1, 1], 10, 12),
  ) +
  fill(palette.wallShade, box(-26, -78, 8, 20) + box(4, -74, 8, 24));

/** A house of stacked Victorian gables and towers on a rock, as at Cragside. */
const craggyHouse: Part = (stage) => {
  const { palette } = stage;
  return (
    fill(palette.wall, box(-80, -50, 150, 50) + box(-20, -104, 30, 104) + box(34, -76, 40, 76)) +
    fill(
      palette.roof,
      poly(-84, -50, -60, -84, -36, -50) +
        poly(-40, -50, -24, -76, 8, -50) +
        poly(30, -76, 54, -104, 78, -76) +
        poly(-24, -104, -5, -124, 14, -104),
    ) +
    fill("#f6ead0", poly(-76, -50, -60, -74, -44, -50) + poly(38, -76, 54, -94, 70, -76)) +
    stroke(TIMBER, 2, "M-60-74v24M-68-62h16M54-94v18M46-84h16") +
    fill(
      palette.wallShade,
      box(2, -104, 8, 104) + box(60, -76, 14, 76) + panes([-32, -92, 3, 1, 44, 0], 8, 20),
    ) +
    fill(
      palette.glass,
      panes([-70, -40, 4, 2, 13, 20], 8, 12) +
        panes([42, -66, 2, 3, 14, 21], 8, 13) +
        panes([-13, -96, 2, 3, 11, 30], 6, 14),
    )
  );
};

export const houseParts = {
  palladian,
  "domed-house": domed,
  "prodigy-house": prodigy,
  "jacobean-house": jacobean,
  manor,
  "gothic-house": gothicHouse,
  "tower-mansion": towerMansion,
  chateau,
  "tudor-palace": tudorPalace,
  "brick-gatehouse": brickGatehouse,
  "brick-tower": brickTower,
  "timber-row": timberRow,
  "colour-timber-row": colourTimberRow,
  "timber-house": timberHouse,
  "market-hall": marketHall,
  "regency-terrace": regency,
  crescent,
  "thatched-row": thatched,
  "white-cottage": whiteCottage,
  "thatched-cottage": thatchedCottage,
  almshouses,
  "painted-row": painted,
  "white-row": whiteRow,
  "stone-row": stoneRow,
  "georgian-row": georgianRow,
  "turf-houses": turfHouses,
  inn,
  colonnade,
  italianate,
  "art-deco": deco,
  "many-gables": manyGables,
  lodge,
  "craggy-house": craggyHouse,
  dovecote: ({ palette }) =>
    fill(palette.wall, poly(-14, 0, -13, -26, 13, -26, 14, 0)) +
    fill(palette.roof, poly(-16, -26, 0, -44, 16, -26)) +
    fill(palette.ink, disc(0, -18, 2), 0.7),
} as const satisfies Record<string, Part>;
