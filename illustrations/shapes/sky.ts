import type { Random } from "../seeded-random";
import type { Palette } from "../palette";
import { HEIGHT, WIDTH, type Sun } from "../sketch";
import { mix } from "./colour";
import { box, disc, fill, line, num, nums, stroke } from "./svg";

/** A fair-weather cloud: a level foot and a heap of bumps of different size; w is its width. */
function heap(random: Random, x: number, y: number, w: number): string {
  let d = `M${nums(x, y)}`;
  const parts = [0.14, 0.24, 0.3, 0.2, 0.12].map((share) => share * random.between(0.8, 1.2));
  const whole = parts.reduce((sum, share) => sum + share, 0);
  const rises = [0.3, 0.6, 0.25, -0.4, -0.75];
  let height = 0;
  parts.forEach((share, index) => {
    const across = Math.round((w * share) / whole);
    const next = index === parts.length - 1 ? 0 : Math.round(height + (rises[index] ?? 0) * w * 0.16);
    const bow = Math.ceil(Math.max(across * 0.54, Math.hypot(across, next - height) * 0.52));
    d += `a${bow} ${bow} 0 0 1 ${nums(across, Math.round(height - next))}`;
    height = next;
  });
  return `${d}z`;
}

/** High thin cloud, combed by the wind. */
function veil(random: Random, x: number, y: number, w: number): string {
  return [0, 1, 2]
    .map((row) => {
      const [from, long] = [x + random.between(-0.2, 0.3) * w, w * random.between(0.5, 1)];
      return `M${nums(from, y + row * 11)}q${nums(long * 0.5, -random.between(6, 12), long, -random.between(8, 18))}q${nums(-long * 0.4, random.between(10, 15), -long, random.between(8, 18) + 4)}z`;
    })
    .join("");
}

export type CloudKind = "heaps" | "veil" | "bank" | "none";

/** Clouds of a fair day. They keep clear of the upper right corner. */
function fairClouds(random: Random, palette: Palette, kind: CloudKind): string {
  const shade = mix(palette.cloud, palette.skyMid, 0.5);
  if (kind === "none") return "";
  if (kind === "veil")
    return fill(palette.cloud, veil(random, random.between(150, 300), random.between(46, 90), 240), 0.55);
  const low = kind === "bank";
  const spots = low
    ? [
        [random.between(-60, 60), 158, 230],
        [random.between(250, 350), 166, 180],
        [random.between(480, 540), 156, 200],
      ]
    : [
        [random.between(130, 230), random.between(58, 86), random.between(90, 130)],
        [random.between(330, 420), random.between(92, 122), random.between(54, 84)],
        [random.between(-20, 50), random.between(100, 130), random.between(60, 90)],
      ];
  const heaps = spots.map(([x = 0, y = 0, w = 0]) =>
    heap(random, Math.round(x), Math.round(y), Math.round(w)),
  );
  const feet = spots.map(
    ([x = 0, y = 0, w = 0]) =>
      `M${nums(Math.round(x), Math.round(y))}q${nums(Math.round(w * 0.4), -Math.round(w * 0.1), Math.round(w), 0)}z`,
  );
  return fill(palette.cloud, heaps.join(""), low ? 0.7 : 0.92) + fill(shade, feet.join(""), 0.8);
}

const stop = (offset: string, colour: string, opacity = "") =>
  `<stop${offset === "" ? "" : ` offset="${offset}"`} stop-color="${colour}"${opacity === "" ? "" : ` stop-opacity="${opacity}"`}/>`;

/** The sky of a fair day: three tones, the sun's glow (and the sun itself if it is in the frame), clouds. */
export function sky(random: Random, palette: Palette, sun: Sun, kind: CloudKind): string {
  const { skyTop, skyMid, skyLow } = palette;
  const whole = box(0, 0, WIDTH, HEIGHT);
  const glow =
    `<radialGradient id="g" cx="${num(sun.x)}" cy="${num(sun.y)}" r="${sun.inFrame ? 200 : 380}" gradientUnits="userSpaceOnUse">` +
    `${stop("", palette.sun, sun.inFrame ? "1" : ".75")}${sun.inFrame ? stop(".16", palette.sun, ".6") : ""}${stop("1", palette.sun, "0")}</radialGradient>`;
  return (
    `<linearGradient id="s" x2="0" y2="1">${stop("", skyTop)}${stop(".3", skyMid)}${stop(".58", skyLow)}</linearGradient>${glow}` +
    fill("url(#s)", whole) +
    `<g class="f">${fill("url(#g)", whole)}${sun.inFrame ? fill("#fffdf2!k", disc(sun.x, sun.y, 15)) : ""}${fairClouds(random, palette, kind)}</g>`
  );
}

/** A few gulls, as pairs of wing strokes. */
export function gulls(
  palette: Palette,
  ...places: (readonly [x: number, y: number, size: number])[]
): string {
  const d = places.map(
    ([x, y, s]) =>
      `${line(x - s, y - s * 0.3)}q${num(s * 0.6)} ${num(-s * 0.5)} ${num(s)} ${num(s * 0.3)}q${num(s * 0.4)} ${num(-s * 0.8)} ${num(s)} ${num(-s * 0.3)}`,
  );
  return stroke(palette.ink, 1.8, d.join(""), 0.75);
}
