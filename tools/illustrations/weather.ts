import { WIDTH, HEIGHT } from "./sketch";
import { disc, fill, nums, stroke } from "./shapes/svg";
import { seededRandom } from "./seeded-random";

/**
 * One file shows the same drawing in five lights. The address's fragment chooses (#dull, #wet, #snow, #night); with
 * none, or one that is not known, the weather is fair. So a browser fetches a picture once for every weather.
 */
export const WEATHER_STATES = ["dull", "wet", "snow", "night"] as const;

/** Which letters of a layer's class belong to which state: "a d w" is shown when it is dull and when it is wet. */
const STYLE =
  "<style>.a,:target~.f{display:none}" +
  WEATHER_STATES.map((state) => `#${state}:target~.${state.charAt(0)}`).join(",") +
  "{display:inline}</style>";

const MARKS = WEATHER_STATES.map((state) => `<g id="${state}"/>`).join("");

const layer = (states: string, content: string) => `<g class="${states}">${content}</g>`;

const whole = `M0 0h${WIDTH}v${HEIGHT}H0z`;

/** Grey cloud over the whole sky, and the same a little darker in bands. */
const OVERCAST =
  fill("#bcc7ca", whole) +
  stroke("#a7b4b9", 18, "M60 50h170M300 34h240M190 92h180M470 84h150", 0.5) +
  stroke("#d3dadb", 12, "M120 70h130M360 60h120M40 110h90", 0.6);

const NIGHT_SKY =
  fill("#22335c", whole) +
  stroke("#f4efdc", 2.2, "M40 60h.1M130 28h.1M190 96h.1M290 40h.1M360 76h.1M540 50h.1M600 100h.1", 0.8) +
  fill("#f4efdc", disc(446, 84, 20)) +
  fill("#22335c", disc(438, 78, 17));

/** A tile of rain, to be repeated over the picture. */
const tile = (name: string, width: number, height: number, content: string) =>
  `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${content}</pattern>` +
  fill(`url(#${name})`, whole);

const RAIN = tile("rain", 86, 74, stroke("#eef4f6", 1.6, "M20 4l-6 18M66 26l-6 18M40 50l-6 18", 0.6));

/** Dashes of no length are dots; uneven gaps carry on from row to row, so that no two rows are alike. */
const FLAKE_GAPS = "0 83 0 37 0 59";

/** Rows over the whole picture, there and back, each at its own slope and distance from the last. */
function flakeRows(seed: string, rows: number, start: number): string {
  const random = seededRandom(seed);
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Math.round((row * HEIGHT * 1.03) / rows - 6 + random.between(-13, 13)),
  );
  const [first = 0, ...others] = heights;
  const steps = others.flatMap((y, row) => [
    start > 0 === (row % 2 === 0) ? -WIDTH : WIDTH,
    y - (heights[row] ?? 0),
  ]);
  return `M${nums(start, first)}l${nums(...steps)}`;
}

const flakes = (width: number, rows: string) => `<path stroke-width="${width}" d="${rows}"/>`;
const FLAKES =
  `<g stroke="#fff" stroke-dasharray="${FLAKE_GAPS}">` +
  flakes(5, flakeRows("large flakes", 8, 0)) +
  flakes(3, flakeRows("small flakes", 10, WIDTH)) +
  "</g>";

/** White from the middle of the picture down, where the ground is. */
const SNOW =
  '<linearGradient id="white" x2="0" y2="1"><stop offset=".5" stop-color="#fff" stop-opacity=".1"/>' +
  '<stop offset=".72" stop-color="#fff" stop-opacity=".62"/></linearGradient>' +
  fill("url(#white)", whole);

/** A drawing in all its lights. */
export function inEveryWeather(fairSky: string, land: string): string {
  return (
    STYLE +
    MARKS +
    layer("f", fairSky) +
    layer("a d w s", OVERCAST) +
    layer("a n", NIGHT_SKY) +
    land +
    layer("a d", fill("#8796a0", whole, 0.24)) +
    layer("a w", fill("#4d6274", whole, 0.36) + RAIN) +
    layer("a s", SNOW + FLAKES) +
    layer("a n", fill("#101c40", whole, 0.6))
  );
}
