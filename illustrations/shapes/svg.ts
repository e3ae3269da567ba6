/** Path pieces: functions in lower case return path data, which is joined under one fill. */

/** At most one decimal, none from 60 on, where the difference is invisible; as short as SVG allows. */
export function num(value: number): string {
  const text = String(Math.abs(value) < 60 ? Math.round(value * 10) / 10 : Math.round(value));
  if (text === "-0") return "0";
  return text.replace(/^(-?)0\./, "$1.");
}

/** Numbers separated by as little as SVG allows (a minus sign separates by itself). */
export function nums(...values: number[]): string {
  return values
    .map(num)
    .reduce((line, text) => line + (line === "" || text.startsWith("-") ? "" : " ") + text, "");
}

export const box = (x: number, y: number, w: number, h: number) =>
  `M${nums(x, y)}h${num(w)}v${num(h)}h${num(-w)}z`;

export const line = (...xy: number[]) => `M${nums(...xy)}`;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A closed shape from absolute points, written as relative steps because those are shorter. */
export function poly(...xy: number[]): string {
  const steps = xy.slice(2).map((value, index) => tenth(value) - tenth(xy[index] ?? 0));
  return `M${nums(xy[0] ?? 0, xy[1] ?? 0)}l${nums(...steps)}z`;
}

/**
 * Two half circles. The radius is half of the width as written: with a narrower chord they would bulge up and
 * down.
 */
export function disc(x: number, y: number, r: number): string {
  const width = Number(num(2 * r));
  const radius = String(width / 2).replace(/^0\./, ".");
  return `M${nums(x - r, y)}a${radius} ${radius} 0 1 0 ${num(width)} 0a${radius} ${radius} 0 1 0${num(-width)} 0z`;
}

/** The upper half of an ellipse above y, from x to x + w. */
export const dome = (x: number, y: number, w: number, h: number) =>
  `M${nums(x, y)}a${nums(w / 2, h, 0, 0, 1, w, 0)}z`;

/** A round-headed opening; x and y are its top left. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${nums(x, y + h)}V${num(y + w / 2)}a${nums(w / 2, w / 2, 0, 0, 1, w, 0)}V${num(y + h)}z`;

/** A pointed Gothic opening; x and y are its top left. */
export const lancet = (x: number, y: number, w: number, h: number) =>
  `M${nums(x, y + h)}V${num(y + w)}Q${nums(x, y + w / 3, x + w / 2, y)}Q${nums(x + w, y + w / 3, x + w, y + w)}V${num(y + h)}z`;

/** An onion dome above y, centred on x. */
export const onion = (x: number, y: number, w: number, h: number) =>
  `M${nums(x - w / 3, y)}C${nums(x - w * 0.85, y - h * 0.45, x - w * 0.15, y - h * 0.6, x, y - h)}C${nums(x + w * 0.15, y - h * 0.6, x + w * 0.85, y - h * 0.45, x + w / 3, y)}z`;

/** The same piece repeated in columns and rows. */
export function grid(
  [x, y]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  piece: (x: number, y: number) => string,
): string {
  let d = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) d += piece(x + column * stepX, y + row * stepY);
  return d;
}

const alpha = (name: string, opacity: number) => (opacity < 1 ? ` ${name}="${num2(opacity)}"` : "");
const num2 = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, ".");

export const fill = (colour: string, d: string, opacity = 1) =>
  d === "" ? "" : `<path fill="${colour}" d="${d}"${alpha("fill-opacity", opacity)}/>`;

export const stroke = (colour: string, width: number, d: string, opacity = 1) =>
  `<path stroke="${colour}" stroke-width="${num(width)}" d="${d}"${alpha("opacity", opacity)}/>`;

/** Several elements moved (and scaled) together. */
export const at = (x: number, y: number, content: string, scale = 1, scaleX = scale) =>
  `<g transform="translate(${nums(x, y)})${scale === 1 && scaleX === 1 ? "" : `scale(${num2(scaleX)} ${num2(scale)})`}">${content}</g>`;

/** Content above the water line y, with its upside-down image on the water below. */
export const mirroredOn = (id: string, y: number, content: string, water: string, opacity = 0.3) =>
  `${water}<use href="#${id}-up" transform="matrix(1 0 0 -1 0 ${num(2 * y)})" opacity="${num2(opacity)}"/><g id="${id}-up">${content}</g>`;
