import { numbers, parsePath, pointsOf, writePath } from "./path";
import { HEIGHT, WIDTH } from "./sketch";

/** What a drawing covers. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function matrixOf(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((whole, [, name, text = ""]) => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbers(text);
    if (name === "translate") return times(whole, [1, 0, 0, 1, a, b ?? 0]);
    if (name === "scale") return times(whole, [a, 0, 0, b ?? a, 0, 0]);
    if (name === "matrix") return times(whole, [a, b ?? 0, c, d, e, f]);
    const turn = (a * Math.PI) / 180;
    return times(whole, [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]);
  }, SAME);
}

const transformOf = (tag: string) => matrixOf(/ transform="([^"]*)"/.exec(tag)?.[1] ?? "");

/** The smallest bounds that hold all points, widened on each side; null if there are none. */
function around(
  points: readonly (readonly [number, number])[],
  [a, b, c, d, e, f]: Matrix,
  wide = 0,
): Bounds | null {
  let [left, top, right, foot] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [px, py] of points) {
    const [x, y] = [a * px + c * py + e, b * px + d * py + f];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
  }
  const [wideX, wideY] = [(wide / 2) * Math.hypot(a, b), (wide / 2) * Math.hypot(c, d)];
  return left <= right
    ? { left: left - wideX, right: right + wideX, top: top - wideY, foot: foot + wideY }
    : null;
}

/** The smallest bounds that hold all of them; null if there are none. */
export function union(all: readonly (Bounds | null)[]): Bounds | null {
  return all.reduce(
    (whole, each) =>
      whole === null || each === null
        ? (whole ?? each)
        : {
            left: Math.min(whole.left, each.left),
            top: Math.min(whole.top, each.top),
            right: Math.max(whole.right, each.right),
            foot: Math.max(whole.foot, each.foot),
          },
    null,
  );
}

const strokeOf = (tag: string) => Number(/ stroke-width="([^"]*)"/.exec(tag)?.[1] ?? 0);

/** Calls `see` for every tag of a piece of SVG with the transformation that applies to it. */
function walk(svg: string, see: (tag: string, matrix: Matrix) => string): string {
  const stack: Matrix[] = [SAME];
  return svg.replace(/<[^>]+>/g, (tag) => {
    const matrix = times(stack[stack.length - 1] ?? SAME, transformOf(tag));
    if (/^<(g|pattern)\b/.test(tag) && !tag.endsWith("/>")) stack.push(matrix);
    else if (/^<\/(g|pattern)>/.test(tag)) stack.pop();
    return see(tag, matrix);
  });
}

/**
 * What the paths of a piece of SVG cover together; null if it draws nothing. Strokes count with their width.
 */
export function boundsOf(svg: string): Bounds | null {
  const found: (Bounds | null)[] = [];
  walk(svg, (tag, matrix) => {
    const d = / d="([^"]*)"/.exec(tag)?.[1];
    if (d !== undefined) found.push(around(parsePath(d).flatMap(pointsOf), matrix, strokeOf(tag)));
    return tag;
  });
  return union(found);
}

/** Removes what is outside the picture's frame from a drawing, and writes its paths as short as possible. */
export function trimmed(svg: string, fine = 0.1): string {
  // Pieces that are mirrored in water, or repeated as a pattern, are drawn in a second place too.
  let reused = 0;
  const kept = walk(svg, (tag, matrix) => {
    if (/^<(g [^>]*id=|pattern)/.test(tag)) reused += 1;
    else if (reused > 0 && /^<\/?g/.test(tag))
      reused += tag.startsWith("</") ? -1 : tag.endsWith("/>") ? 0 : 1;
    else if (tag === "</pattern>") reused -= 1;
    const d = / d="([^"]*)"/.exec(tag)?.[1];
    if (d === undefined) return tag;
    const seen = parsePath(d, fine).filter((subpath) => {
      const bounds = around(pointsOf(subpath), matrix, strokeOf(tag));
      return (
        reused > 0 ||
        (bounds !== null && bounds.right > 0 && bounds.left < WIDTH && bounds.foot > 0 && bounds.top < HEIGHT)
      );
    });
    return seen.length === 0 ? "" : tag.replace(` d="${d}"`, ` d="${writePath(seen)}"`);
  });
  return kept.replace(/<g(?: transform="[^"]*"| class="[^"]*"| opacity="[^"]*")*><\/g>/g, "");
}
