import { brightness, mix, type Kind } from "./shapes/colour";
import { trimmed } from "./bounds";

/**
 * The weathers that an address's fragment may name; without one, or with an unknown one, the weather is fair.
 */
export const WEATHER_STATES = ["dull", "wet", "snow", "night"] as const;
export type Weather = (typeof WEATHER_STATES)[number];
export type Light = "fair" | Weather;

/**
 * How many colours a file names once similar ones are joined, and to what its positions are rounded. A file
 * that is too long tries the next step.
 */
const FINENESS = [
  { most: 32, fine: 0.1 },
  { most: 28, fine: 0.2 },
  { most: 26, fine: 0.5 },
  { most: 22, fine: 1 },
];
const LONG = 11_000;
/** Colours farther apart than this (of 441) are never joined, however many there are. */
const ALIKE = 46;

const COLOUR = /#[0-9a-f]{6}(?:![a-z0-9])?/g;
const FADE = /fade\((#[0-9a-f]{6}(?:![a-z0-9])?),(#[0-9a-f]{6}(?:![a-z0-9])?),(\d+)\)/g;

/** The sky from its top to its foot, and the clouds. */
const SKIES = {
  dull: ["#7f929f", "#a7b5bc", "#d0d6d4", "#bfc9ce"],
  night: ["#0c1433", "#1a2752", "#3b4a76", "#2b3763"],
} as const;

/** Grey of the same brightness. */
function grey(colour: string): string {
  const level = Math.round(brightness(colour) * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${level}${level}${level}`;
}

const GENERAL = {
  dull: (colour: string) => mix(mix(mix(colour, grey(colour), 0.4), "#9aa7ae", 0.14), "#1d2a33", 0.06),
  night: (colour: string) => mix(mix(mix(colour, grey(colour), 0.35), "#1c2b5a", 0.5), "#0a1230", 0.4),
};

/** How white snow makes a colour of each kind; the rest of its own shade shows through. */
const SNOW_COVER: Partial<Record<Kind, number>> = { g: 0.86, s: 0.6, r: 0.88, t: 0.8, f: 0.3 };

/**
 * A colour of the fair drawing in another light. Rain has no colours of its own: a wet day is a dull day with
 * a shade over it.
 */
function inLight(colour: string, light: Exclude<Light, "wet">): string {
  const bare = colour.slice(0, 7);
  const kind = colour.slice(8) as Kind | "";
  if (light === "fair" || kind === "k") return bare;
  const base = light === "night" ? "night" : "dull";
  const [top, middle, foot, cloud] = SKIES[base];
  if (kind === "1" || kind === "2" || kind === "3" || kind === "c") {
    const own = { 1: top, 2: middle, 3: foot, c: cloud }[kind];
    return mix(own, GENERAL[base](bare), 0.1);
  }
  if (kind === "l" && light === "night") return "#ffd479";
  const cover = light === "snow" && kind !== "" ? (SNOW_COVER[kind] ?? 0) : 0;
  const under = GENERAL[base](bare);
  return cover > 0
    ? mix(under, mix("#bccbdd", "#fbfdff", Math.min(1, brightness(bare) * 1.15)), cover)
    : under;
}

const distance = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );

/**
 * Maps every colour of a drawing to the colour that replaces it. Of two similar colours of one kind, the more
 * common one replaces the other.
 */
function fewer(drawing: string, most: number): Map<string, string> {
  const uses = new Map<string, number>();
  for (const [colour] of drawing.matchAll(COLOUR)) uses.set(colour, (uses.get(colour) ?? 0) + 1);
  const kept = [...uses]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([colour]) => colour);
  const stands = new Map(kept.map((colour) => [colour, colour]));
  const merge = (colour: string, into: string) => {
    kept.splice(kept.indexOf(colour), 1);
    for (const [from, to] of stands) if (to === colour) stands.set(from, into);
  };
  for (let least = 0; least < 9 || kept.length > most; least += 3)
    for (const colour of [...kept].reverse()) {
      const near = kept.find(
        (other) =>
          other !== colour &&
          other.slice(7) === colour.slice(7) &&
          kept.indexOf(other) < kept.indexOf(colour) &&
          distance(other, colour) < least,
      );
      if (near && (least < 9 || kept.length > most)) merge(colour, near);
      if (least > ALIKE) return stands;
    }
  return stands;
}

const letter = (index: number) => (index < 26 ? "" : "a") + String.fromCharCode(97 + (index % 26));

/** Turns paints that fade into gradients, named in the order in which they first appear. */
function withGradients(drawing: string): string {
  const names = new Map<string, string>();
  const painted = drawing.replace(FADE, (paint) => {
    const name = names.get(paint) ?? `p${names.size}`;
    names.set(paint, name);
    return `url(#${name})`;
  });
  const gradients = [...names].map(([paint, name]) =>
    paint.replace(
      FADE,
      (_, top: string, foot: string, end: string) =>
        `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="${end === "100" ? 1 : `.${end.padStart(2, "0")}`}" stop-color="${foot}"/></linearGradient>`,
    ),
  );
  return gradients.join("") + painted;
}

/** What is shown in which light: "f" in fair weather alone, "d w" when it is dull and when it is wet. */
const LAYERS =
  ".d,.w,.s,.n,:target~g .f{display:none}" +
  WEATHER_STATES.map((state) => `#${state}:target~g .${state.charAt(0)}`).join(",") +
  "{display:inline}";

/** Rain darkens what a dull day shows; snow changes what it covers. Night has its own colours. */
const TABLES = [
  { light: "fair", rule: "svg", over: null },
  { light: "dull", rule: "#dull:target~g,#wet:target~g,#snow:target~g", over: null },
  { light: "snow", rule: "#snow:target~g", over: "dull" },
  { light: "night", rule: "#night:target~g", over: null },
] as const;

/** A drawing whose colours are named once for each light, so that the fragment of its address relights it. */
export function inEveryLight(drawing: string): string {
  return FINENESS.reduce(
    (file, { most, fine }) => (file === "" || file.length > LONG ? lit(trimmed(drawing, fine), most) : file),
    "",
  );
}

function lit(shown: string, most: number): string {
  const stands = fewer(shown, most);
  const content = withGradients(shown.replace(COLOUR, (colour) => stands.get(colour) ?? colour));
  const colours = [...new Set(content.match(COLOUR) ?? [])];
  const names = new Map(colours.map((colour, index) => [colour, letter(index)]));
  const tables = TABLES.map(({ light, rule, over }) => {
    const changed = colours.filter(
      (colour) => over === null || inLight(colour, light) !== inLight(colour, over),
    );
    return `${rule}{${changed.map((colour) => `--${names.get(colour)}:${inLight(colour, light)}`).join(";")}}`;
  });
  const marks = WEATHER_STATES.map((state) => `<g id="${state}"/>`).join("");
  return `<style>${tables.join("")}${LAYERS}</style>${marks}<g>${content.replace(COLOUR, (colour) => `var(--${names.get(colour)})`)}</g>`;
}

/**
 * A drawing's file in one light alone, with its colours written out, for software that draws SVG without a
 * browser. A file without named colours does not change.
 */
export function oneLight(svg: string, light: Light): string {
  const colours = new Map<string, string>();
  for (const table of TABLES) {
    const isRead = table.light === "fair" ? light === "fair" : table.rule.includes(`#${light}:`);
    const start = svg.search(new RegExp(`[>}]${table.rule}{`)) + 1;
    if (!isRead || start === 0) continue;
    const block = svg.slice(start + table.rule.length + 1, svg.indexOf("}", start));
    for (const [, name = "", colour = ""] of block.matchAll(/(--[a-z]+):(#[0-9a-f]{6})/g))
      colours.set(name, colour);
  }
  const letters = ["f", ...WEATHER_STATES.map((state) => state.charAt(0))];
  const own = light.charAt(0);
  const rules =
    letters
      .filter((each) => each !== own)
      .map((each) => `.${each}`)
      .join(",") + `{display:none}.${own}{display:inline}`;
  return svg
    .replace(/<style>.*?<\/style>/, `<style>${rules}</style>`)
    .replace(/var\((--[a-z]+)\)/g, (_, name: string) => colours.get(name) ?? "none");
}
