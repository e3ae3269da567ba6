import type { Random } from "../seeded-random";
import { as, fade, mix } from "./colour";
import { fill, line, num, nums, stroke } from "./svg";

/**
 * A crown's outline: bumps around its middle, larger above, no two alike; `turn` is the angle of the first.
 */
function crown(x: number, y: number, r: number, turn: number, bumps: number): string {
  const corner = (index: number) => {
    const angle = ((index + 0.35 * Math.sin(turn + index * 2.1)) / bumps) * Math.PI * 2 + turn;
    const reach = r * (0.9 + 0.16 * Math.sin(turn * 3 + index * 1.7));
    return [
      Math.round(x + Math.cos(angle) * reach * 1.05),
      Math.round(y + Math.sin(angle) * reach * 0.9),
    ] as const;
  };
  let [penX, penY] = corner(0);
  let d = `M${nums(penX, penY)}`;
  for (let index = 1; index <= bumps; index++) {
    const [toX, toY] = corner(index % bumps);
    const bow = Math.max(2, Math.round(Math.hypot(toX - penX, toY - penY) * 0.56));
    d += `a${bow} ${bow} 0 0 1${toX - penX < 0 ? "" : " "}${nums(toX - penX, toY - penY)}`;
    [penX, penY] = [toX, toY];
  }
  return `${d}z`;
}

/**
 * Round-headed trees drawn together, each given by x, ground line and radius: their shadows, trunks, heads
 * and lit sides.
 */
export function roundTrees(
  trees: readonly (readonly [number, number, number])[],
  colour: string,
  trunk: string,
): string {
  let heads = "";
  let lights = "";
  let trunks = "";
  let shadows = "";
  for (const [x, base, r] of trees) {
    const turn = (x * 0.37 + base * 0.11) % 6.28;
    const lean = Math.round(Math.sin(turn * 5) * r * 0.14);
    shadows += `M${nums(x - r * 0.5, base)}q${nums(r * 1.1, -r * 0.3, r * 2.3, 0)}q${nums(-r * 0.9, r * 0.34, -r * 2.3, 0)}z`;
    trunks += `M${nums(x - r * 0.12, base)}l${nums(r * 0.06 + lean, -r * 1.2, r * 0.1, 0, r * 0.1 - lean, r * 1.2)}z`;
    heads += crown(x + lean, base - r * 1.42, r, turn, r < 26 ? 5 : 6);
    if (r > 15) lights += crown(x + lean - r * 0.26, base - r * 1.66, r * 0.58, turn + 1, 4);
  }
  const leaf = as("f", colour);
  return (
    fill("#0f3340", shadows, 0.22) +
    fill(trunk, trunks) +
    fill(fade(leaf, mix(leaf, "#0f3340", 0.34)), heads) +
    fill(mix(leaf, "#fbe9a4", 0.24), lights, 0.8)
  );
}

/** A conifer of three tiers; its right half is a separate shape, for shade. */
function skirts(x: number, base: number, h: number): [whole: string, shade: string] {
  const foot = Math.max(2, Math.round(h * 0.07));
  const tier = Math.round((h - foot) / 3);
  const half = Math.max(4, Math.round(h * 0.21));
  const [upper, middle] = [Math.round(half * 0.62), Math.round(half * 0.82)];
  const [notch, notch2] = [Math.round(upper * 0.4), Math.round(middle * 0.45)];
  const right = `l${nums(upper, tier, notch - upper, 0, middle - notch, tier, notch2 - middle, 0, half - notch2, tier)}`;
  const left = `l${nums(notch2 - half, -tier, middle - notch2, 0, notch - middle, -tier, upper - notch, 0)}z`;
  const tip = `M${nums(x, base - foot - tier * 3)}`;
  return [`${tip}${right}h${-half * 2}${left}`, `${tip}${right}h${-half}z`];
}

/**
 * Conifers drawn together, each given by x, ground line and height. Flat ones, for far away, have no shaded
 * half.
 */
export function conifers(
  trees: readonly (readonly [number, number, number])[],
  colour: string,
  dark: string,
  flat = false,
): string {
  const parts = trees.map(([x, base, h]) => skirts(Math.round(x), Math.round(base), h));
  const whole = fill(colour, parts.map(([shape]) => shape).join(""));
  if (flat) return whole;
  const trunks = trees
    .map(([x, base, h]) => `M${nums(Math.round(x), base)}v${num(-Math.round(h * 0.1))}`)
    .join("");
  return stroke(dark, 3, trunks) + whole + fill(dark, parts.map(([, shade]) => shade).join(""), 0.7);
}

/** A row of conifers between two xs on the ground line y. */
export function coniferRow(
  random: Random,
  from: number,
  to: number,
  y: number,
  low: number,
  high: number,
): [number, number, number][] {
  const row: [number, number, number][] = [];
  for (let x = from; x < to; x += random.between(0.32, 0.6) * high)
    row.push([Math.round(x), Math.round(y + random.between(-3, 3)), Math.round(random.between(low, high))]);
  return row;
}

/** Distant woodland: one bumpy outline on the ground line y. */
export function copse(random: Random, from: number, to: number, y: number, height: number): string {
  let d = `M${nums(from, y)}`;
  let x = from;
  while (x < to) {
    const w = 2 * Math.round(random.between(0.5, 1) * height);
    const h = Math.round(random.between(0.55, 1) * height);
    d += `q${nums(Math.round(w * 0.1), -h, w / 2, -h)}t${nums(w / 2, Math.round(h * 0.75))}`;
    x += w;
    d += `V${num(Math.round(y - height * 0.15))}`;
  }
  return `${d}V${num(y + height * 0.4)}H${num(from)}z`;
}

/** Lombardy poplars. */
export const poplars = (trees: readonly (readonly [number, number, number])[], colour: string) =>
  fill(
    colour,
    trees
      .map(
        ([x, base, h]) =>
          `M${nums(x, base)}q${nums(-h * 0.2, -h * 0.3, 0, -h)}q${nums(h * 0.2, h * 0.7, 0, h)}z`,
      )
      .join(""),
  );

/** A weeping willow: curtains of leaves hung from an uneven crown, the light ones in front. */
export function willow(x: number, base: number, size: number, colour: string, trunk: string): string {
  const curtain = (share: number, lift: number, length: number, width: number) => {
    const cx = x + share * size;
    const top = base - size * lift;
    const sway = share * size * 0.22;
    const w = width * size;
    return `M${nums(cx - w, top)}q${nums(w, -w * 1.6, w * 2, 0)}q${nums(w * 0.5 + sway, length * size * 0.5, sway, length * size)}q${nums(-w * 0.6, size * 0.06, -w, -size * 0.06)}q${nums(-w * 0.6, -length * size * 0.5, -w - sway, -length * size * 0.94)}z`;
  };
  const back = [
    [-0.72, 0.78, 0.72, 0.2],
    [-0.3, 1.2, 1.16, 0.26],
    [0.16, 1.24, 1.2, 0.26],
    [0.6, 0.98, 0.9, 0.22],
    [-0.08, 1.36, 0.7, 0.3],
  ] as const;
  const front = [
    [-0.52, 1, 0.74, 0.15],
    [-0.1, 1.18, 0.84, 0.15],
    [0.38, 1.12, 0.78, 0.16],
    [0.76, 0.74, 0.56, 0.13],
  ] as const;
  const strands = [
    [-0.72, 0.7],
    [-0.3, 1],
    [0.16, 1.05],
    [0.56, 0.84],
  ].map(
    ([share = 0, lift = 0]) =>
      `M${nums(x + share * size, base - size * lift)}q${nums(share * size * 0.1, size * 0.3, share * size * 0.2, size * 0.6 * lift)}`,
  );
  const stem = `M${nums(x - size * 0.1, base)}q${nums(size * 0.1, -size * 0.5, -size * 0.02, -size * 1.1)}h${num(size * 0.14)}q${nums(0, size * 0.6, size * 0.1, size * 1.1)}z`;
  const hang = (rows: readonly (readonly [number, number, number, number])[]) =>
    rows.map(([share, lift, length, width]) => curtain(share, lift, length, width)).join("");
  return (
    fill(trunk, stem) +
    fill(colour, hang(back)) +
    fill(mix(colour, "#fdf0c0", 0.22), hang(front)) +
    stroke(mix(colour, "#143642", 0.3), 1.6, strands.join(""), 0.5)
  );
}

/** Tufts of grass or reeds along a line. */
export function tufts(
  random: Random,
  from: number,
  to: number,
  y: number,
  count: number,
  height: number,
): string {
  let d = "";
  for (let tuft = 0; tuft < count * 0.45; tuft++) {
    const x = Math.round(random.between(from, to));
    const h = Math.round(height * random.between(0.6, 1.2));
    const foot = Math.round(y + random.between(-6, 6));
    const [west, east] = [Math.round(h * 0.35), Math.round(h * 0.42)];
    const [low, lower] = [Math.round(h * 0.8), Math.round(h * 0.75)];
    d += `${line(x, foot)}l${nums(-west, -low)}m${nums(west, low)}v${-h}m0 ${h}l${nums(east, -lower)}`;
  }
  return d;
}

/**
 * Scattered short dashes: flowers, pebbles. They go from left to right, since short steps take fewer bytes.
 */
export function dots(
  random: Random,
  from: number,
  to: number,
  top: number,
  bottom: number,
  count: number,
  r: number,
): string {
  const places = Array.from({ length: Math.round(count * 0.5) }, () => {
    const [x, y] = [Math.round(random.between(from, to)), Math.round(random.between(top, bottom))];
    return { x, y, long: Math.max(0.1, Math.round(r * random.next())) };
  }).sort((a, b) => a.x - b.x || a.y - b.y);
  let pen = { x: 0, y: 0 };
  return places
    .map(({ x, y, long }, index) => {
      const step = index === 0 ? line(x, y) : `m${nums(x - pen.x, y - pen.y)}`;
      pen = { x: x + long, y };
      return `${step}h${num(long)}`;
    })
    .join("");
}
