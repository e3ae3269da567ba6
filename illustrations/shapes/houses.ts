import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { mix } from "./colour";
import { box, fill, nums, poly } from "./svg";

export interface House {
  readonly x: number;
  /** The ground line. */
  readonly base: number;
  readonly w: number;
  /** Wall height, without the roof. */
  readonly h: number;
  readonly roofH: number;
  readonly wall: string;
  readonly roof: string;
  readonly facing?: "gable" | "eaves";
  readonly columns?: number;
  readonly rows?: number;
  readonly door?: string;
  readonly chimney?: boolean;
}

/** Returns windows that are spread evenly over a wall. */
function windowGrid(x: number, top: number, w: number, h: number, columns: number, rows: number): Pane[] {
  const paneW = Math.max(2, Math.round((w / columns) * 0.34));
  const paneH = Math.max(3, Math.round((h / rows) * 0.42));
  const stepX = w / columns;
  const stepY = h / rows;
  const panes: Pane[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      panes.push({
        x: Math.round(x + (stepX - paneW) / 2 + column * stepX),
        y: Math.round(top + (stepY - paneH) / 2 + row * stepY),
        w: paneW,
        h: paneH,
      });
  return panes;
}

interface Pane {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One window in three is lit at night. */
const isLit = (index: number) => index % 3 === 1;

/** Draws windows as short thick lines, in one path for each width. Boxes would take three times as many bytes. */
function glazed(panes: readonly Pane[], colour: string): string {
  const widths = [...new Set(panes.map(({ w }) => w))];
  return widths
    .map((width) => {
      let pen = { x: 0, y: 0 };
      let d = "";
      for (const { x, y, h } of panes.filter(({ w }) => w === width)) {
        d += `${d === "" ? "M" : "m"}${nums(x + width / 2 - pen.x, y - pen.y)}v${h}`;
        pen = { x: x + width / 2, y: y + h };
      }
      return `<path stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" d="${d}"/>`;
    })
    .join("");
}

/** Windows of which some are lit at night. */
const windows = (panes: readonly Pane[], glass: string) =>
  glazed(
    panes.filter((_, index) => !isLit(index)),
    glass.slice(0, 7),
  ) +
  glazed(
    panes.filter((_, index) => isLit(index)),
    glass,
  );

interface HouseParts {
  readonly chimney: string;
  readonly walls: string;
  readonly shade: string;
  readonly roof: string;
  readonly glass: readonly Pane[];
  readonly door: string;
}

/** The path data of one house, part by part, so that a street can share fills. */
function partsOf({
  x,
  base,
  w,
  h,
  roofH,
  facing = "eaves",
  columns = 2,
  rows = 2,
  door,
  chimney,
}: House): HouseParts {
  const top = base - h;
  const doorH = Math.round(Math.min(12, h * 0.4));
  const gable = facing === "gable";
  const middle = Math.round(x + w / 2);
  return {
    chimney: chimney
      ? box(Math.round(x + w * 0.7), top - roofH - 4, Math.max(3, Math.round(w * 0.13)), roofH)
      : "",
    walls: box(x, top, w, h) + (gable ? poly(x, top, middle, top - roofH, x + w, top) : ""),
    shade: box(Math.round(x + w * 0.76), top, w - Math.round(w * 0.76), h),
    roof: gable
      ? poly(
          x - 2,
          top + 2,
          middle,
          top - roofH,
          x + w + 2,
          top + 2,
          x + w,
          top + 5,
          middle,
          top - roofH + 5,
          x,
          top + 5,
        )
      : poly(x - 2, top, x + 4, top - roofH, x + w - 4, top - roofH, x + w + 2, top),
    glass: windowGrid(x, top, w, door === undefined ? h : h * 0.78, columns, rows),
    door:
      door === undefined
        ? ""
        : box(Math.round(x + w * 0.42), base - doorH, Math.max(3, Math.round(w * 0.17)), doorH),
  };
}

/** Houses that do not overlap, front lit with their right quarter in shade, painted in few paths. */
export function houses(plans: readonly House[], palette: Palette): string {
  const built = plans.map((plan) => ({ plan, parts: partsOf(plan) }));
  const shared = new Map<string, string>();
  const add = (layer: string, colour: string, d: string) => {
    if (d !== "") shared.set(`${layer} ${colour}`, (shared.get(`${layer} ${colour}`) ?? "") + d);
  };
  for (const { plan, parts } of built) add("1", mix(plan.roof.slice(0, 7), palette.ink, 0.35), parts.chimney);
  for (const { plan, parts } of built) add("2", plan.wall, parts.walls);
  const painted = (layers: readonly string[]) =>
    [...shared]
      .filter(([key]) => layers.includes(key.slice(0, 1)))
      .map(([key, d]) => fill(key.slice(2), d))
      .join("");
  const below = painted(["1", "2"]);
  for (const { plan, parts } of built) add("3", plan.roof, parts.roof);
  for (const { plan, parts } of built) add("5", plan.door ?? palette.ink, parts.door);
  return (
    below +
    fill(palette.ink, built.map(({ parts }) => parts.shade).join(""), 0.16) +
    painted(["3"]) +
    windows(
      built.flatMap(({ parts }) => parts.glass),
      palette.glass,
    ) +
    painted(["5"])
  );
}

export interface StreetPlan {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  /** Wall heights lie between low and high. */
  readonly low: number;
  readonly high: number;
  readonly walls: readonly [string, ...string[]];
  readonly roofs: readonly [string, ...string[]];
}

/** A street of joined houses of different widths, heights and colours. */
export function street(random: Random, palette: Palette, plan: StreetPlan): string {
  const { from, to, base, low, high, walls, roofs } = plan;
  const row: House[] = [];
  for (let x = from, turn = random.whole(0, 9); x < to - 12; turn++) {
    const w = Math.min(random.whole(22, 34), to - x);
    const h = random.whole(low, high);
    row.push({
      x,
      base,
      w,
      h,
      roofH: random.whole(9, 14),
      roof: random.pick(roofs),
      rows: h > 34 ? 3 : 2,
      wall: walls[turn % walls.length] ?? walls[0],
      facing: random.chance(0.4) ? "gable" : "eaves",
      chimney: random.chance(0.7),
      door: random.pick([palette.accent, palette.ink, palette.paper]),
    });
    x += w;
  }
  return houses(row, palette);
}
