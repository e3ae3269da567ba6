export const numbers = (text: string) => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** How many arguments each command of a path takes. */
const STEPS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7 };

/** Arguments of an arc may run together ("0 01 3"): its flags are single digits. */
function argumentsOf(command: string, text: string): number[] {
  if (command !== "a") return numbers(text);
  const found: number[] = [];
  let rest = text;
  while (/[\d.]/.test(rest)) {
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const match = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!match) break;
    found.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
  return found;
}

/** A command in lower case with its arguments; the positions among them are absolute. */
export interface Step {
  readonly command: string;
  readonly values: readonly number[];
}

/** One stroke of the pen: where it begins, what it draws, whether it is closed. */
export interface Subpath {
  readonly start: readonly [number, number];
  readonly steps: Step[];
  closed: boolean;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Returns the axis of an argument by its index; null for the first five of an arc, which are not positions. */
const axisOf = (command: string, index: number): "x" | "y" | null => {
  if (command === "h") return "x";
  if (command === "v") return "y";
  if (command === "a") return index < 5 ? null : index === 5 ? "x" : "y";
  return index % 2 === 0 ? "x" : "y";
};

/** Parses a path's data and rounds its positions to the given fineness. */
export function parsePath(d: string, fine = 0.1): Subpath[] {
  const subpaths: Subpath[] = [];
  let current: Subpath | null = null;
  let [x, y] = [0, 0];
  const begin = () => {
    const fresh: Subpath = { start: [x, y], steps: [], closed: false };
    subpaths.push(fresh);
    current = fresh;
    return fresh;
  };
  for (const [, letter = "", text = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    if (command === "z") {
      const closing = current as Subpath | null;
      if (closing) {
        closing.closed = true;
        [x, y] = closing.start;
      }
      current = null;
      continue;
    }
    const count = STEPS[command] ?? 2;
    const values = argumentsOf(command, text);
    for (let at = 0; at + count <= values.length; at += count) {
      const absolute = values.slice(at, at + count).map((value, index) => {
        const axis = letter === command ? axisOf(command, index) : null;
        if (axis === null && (command === "a" || letter === command)) return tenth(value);
        const position = axis === null ? value : value + (axis === "x" ? x : y);
        // Half circles whose diameter is rounded down would bulge.
        return tenth(command === "a" ? position : Math.round(position / fine) * fine);
      });
      if (command === "h") x = absolute[0] ?? x;
      else if (command === "v") y = absolute[0] ?? y;
      else [x, y] = absolute.slice(-2) as [number, number];
      if (command === "m" && at === 0) begin();
      else {
        const [first, step] = [
          current ?? begin(),
          { command: command === "m" ? "l" : command, values: absolute },
        ];
        first.steps.push(step);
      }
    }
  }
  return subpaths;
}

const text = (value: number) =>
  String(tenth(value))
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0$/, "0");

/** Joins numbers without separators where SVG allows that. */
function joined(values: readonly number[]): string {
  let line = "";
  for (const value of values) {
    const next = text(value);
    const runsOn = line === "" || next.startsWith("-") || (next.startsWith(".") && /\.\d*$/.test(line));
    line += runsOn ? next : ` ${next}`;
  }
  return line;
}

/** Writes path data as short as possible, each command with absolute or relative numbers. */
export function writePath(subpaths: readonly Subpath[]): string {
  let out = "";
  let last = "";
  let [x, y] = [0, 0];
  const write = (letter: string, values: readonly number[]) => {
    const body = joined(values);
    const goesOn = letter === last && !/[mz]/i.test(letter);
    out += goesOn ? (body.startsWith("-") ? body : ` ${body}`) : letter + body;
    last = letter;
  };
  const writeStep = (command: string, far: readonly number[]) => {
    const near = far.map((value, index) => {
      const axis = axisOf(command, index);
      return axis === null ? value : tenth(value - (axis === "x" ? x : y));
    });
    const saved = last === command ? 1 : 0;
    if (out === "" || joined(far).length < joined(near).length - saved) write(command.toUpperCase(), far);
    else write(command, near);
    if (command === "h") x = far[0] ?? x;
    else if (command === "v") y = far[0] ?? y;
    else [x, y] = far.slice(-2) as [number, number];
  };
  for (const { start, steps, closed } of subpaths) {
    writeStep("m", start);
    for (const { command, values } of steps) {
      const [toX, toY] = values as [number, number];
      if (command === "l" && toY === y) writeStep("h", [toX]);
      else if (command === "l" && toX === x) writeStep("v", [toY]);
      else writeStep(command, values);
    }
    if (closed) {
      write("z", []);
      [x, y] = start;
    }
  }
  return out;
}

/** Points of an elliptical arc with level axes, enough of them to bound it. */
function arcPoints(from: readonly [number, number], values: readonly number[]): [number, number][] {
  const [x0, y0] = from;
  const [, , , large = 0, sweep = 0, x1 = 0, y1 = 0] = values;
  let [rx = 0, ry = 0] = values;
  if (rx === 0 || ry === 0) return [[x1, y1]];
  const reach = Math.hypot((x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const [px, py] = [(x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry];
  const square = px * px + py * py || 1;
  const away = Math.sqrt(Math.max(0, 1 / square - 1)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(x0 + x1) / 2 + away * py * rx, (y0 + y1) / 2 - away * px * ry];
  const start = Math.atan2((y0 - cy) / ry, (x0 - cx) / rx);
  let turn = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx) - start;
  if (sweep === 1 && turn <= 0) turn += Math.PI * 2;
  if (sweep === 0 && turn >= 0) turn -= Math.PI * 2;
  return Array.from({ length: 9 }, (_, step) => {
    const angle = start + (turn * step) / 8;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** Points that bound one stroke of the pen: its ends, its handles and points of its arcs. */
export function pointsOf({ start, steps }: Subpath): [number, number][] {
  const points: [number, number][] = [[...start]];
  let [x, y] = start;
  let handle: readonly [number, number] | null = null;
  for (const { command, values } of steps) {
    const from = [x, y] as const;
    if (command === "h") x = values[0] ?? x;
    else if (command === "v") y = values[0] ?? y;
    else {
      if (command === "a") points.push(...arcPoints([x, y], values));
      else
        for (let at = 0; at + 1 < values.length - 2; at += 2)
          points.push([values[at] ?? 0, values[at + 1] ?? 0]);
      [x, y] = values.slice(-2) as [number, number];
    }
    if (command === "t") {
      handle = handle === null ? from : [2 * from[0] - handle[0], 2 * from[1] - handle[1]];
      points.push([(handle[0] + (from[0] + x) / 2) / 2, (handle[1] + (from[1] + y) / 2) / 2]);
    } else handle = command === "q" ? [values[0] ?? 0, values[1] ?? 0] : null;
    points.push([x, y]);
  }
  return points;
}
