/**
 * What a test can measure in a picture: what hides a part, what ground it is on, how much of the frame it
 * has.
 */
import { boundsOf } from "./bounds";
import { through } from "./camera";
import { standingOf } from "./parts/standing";
import { count, dyed, isPart, asPart, raster, SCALE } from "./raster";
import type { Layers, PlacedPart } from "./scene";
import { HEIGHT, WIDTH } from "./sketch";
import { bySubject } from "./subject";

const asCover = (drawing: string) => dyed(drawing, () => "#00ff00");

/**
 * The share of a part, as far as it is in the picture, that the setting's front layer hides, 0 to 1. The near
 * frame (a bough, a bank) does not count, because the chosen one covers next to nothing.
 */
export function hiddenShare({ camera, front }: Layers, part: PlacedPart): number {
  const cover = boundsOf(front);
  if (cover === null || (part.bounds?.foot ?? 0) <= cover.top) return 0;
  const drawing = asPart(part.drawing);
  const whole = count(raster(through(camera, drawing)), isPart);
  return whole === 0 ? 0 : 1 - count(raster(through(camera, drawing + asCover(front))), isPart) / whole;
}

/** How much of a part is visible, and where. `within` and `spread` use the coordinates of the picture. */
export interface Ink {
  /** The share of the frame, 0 to 1. */
  readonly share: number;
  /** How much of the part is within an area of the picture, 0 to 1. */
  readonly within: (isWithin: (x: number, y: number) => boolean) => number;
  /** How far apart its outermost points within a span of the picture are. */
  readonly spread: (span: { readonly left: number; readonly right: number }) => {
    readonly wide: number;
    readonly high: number;
  };
}

const reach = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.max(...values) - Math.min(...values) + 1 / SCALE;

/** The red points of a drawing. */
function redInk(drawing: string): Ink {
  const map = raster(drawing);
  const points: (readonly [number, number])[] = [];
  for (let y = 0; y < map.height; y++)
    for (let x = 0; x < map.width; x++)
      if (isPart(map.at(x, y))) points.push([(x + 0.5) / SCALE, (y + 0.5) / SCALE]);
  return {
    share: points.length / (map.width * map.height),
    within: (isWithin) => points.filter(([x, y]) => isWithin(x, y)).length / Math.max(1, points.length),
    spread: ({ left, right }) => {
      const seen = points.filter(([x]) => x >= left && x <= right);
      return { wide: reach(seen.map(([x]) => x)), high: reach(seen.map(([, y]) => y)) };
    },
  };
}

/** The points in the frame that a part colours. */
export const inkOf = ({ camera }: Layers, part: PlacedPart): Ink =>
  redInk(through(camera, asPart(part.drawing)));

/**
 * The visible points of what a landmark or a setting marks as its subject: no hidden pieces and no reflections.
 */
export const subjectInk = ({ back, front, camera }: Layers): Ink =>
  redInk(
    through(
      camera,
      bySubject(back + front)
        .map(({ isSubject, drawing }) => (isSubject ? asPart(drawing) : asCover(drawing)))
        .join("")
        .replace(/<use[^>]*>/g, ""),
    ),
  );

export type Ground = "water" | "sand" | "land" | "sky";

/** What the setting shows at a point of the scene, which is the ground of a part there. */
export function groundOf(layers: Layers): (x: number, y: number) => Ground | null {
  const scene = layers.back + layers.front;
  const map = raster(
    dyed(scene, (kind) =>
      kind === "w"
        ? "#0000ff"
        : kind === "s"
          ? "#00ffff"
          : kind === "1" || kind === "2" || kind === "3" || kind === "c"
            ? "#ff0000"
            : "#00ff00",
    ).replace(/<g class="f">.*?<\/g>|<use[^>]*>/g, ""),
  );
  return (x, y) => {
    if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT) return null;
    const [red, green, blue, cover] = map.at(Math.floor(x * SCALE), Math.floor(y * SCALE));
    if (cover < 128 || red > 127) return "sky";
    return blue < 128 ? "land" : green < 128 ? "water" : "sand";
  };
}

/** What is wrong with a part's position; null if it is on the ground that it needs, or on another part. */
export function misplaced(
  on: ReturnType<typeof groundOf>,
  placed: PlacedPart,
  all: readonly PlacedPart[],
): string | null {
  const { part, foot, bounds } = placed;
  const standing = standingOf(part.part);
  if (bounds === null || standing === "sky" || standing === "shore" || standing === "slope") return null;
  const w = bounds.right - bounds.left;
  const middle = (bounds.left + bounds.right) / 2;
  const isOnAnother = all.some(
    (other) =>
      other !== placed &&
      other.bounds !== null &&
      other.bounds.left < middle &&
      middle < other.bounds.right &&
      other.bounds.top - 3 < foot &&
      foot < other.bounds.foot,
  );
  if (isOnAnother) return null;
  const found = [0.25, 0.5, 0.75].map((share) => on(bounds.left + w * share, Math.min(foot + 1, HEIGHT - 1)));
  const seen = found.filter((each) => each !== null);
  const wrong = seen.filter((each) =>
    standing === "water" ? each !== "water" && each !== "sand" : each !== "land" && each !== "sand",
  );
  return wrong.length * 2 > seen.length ? `${part.part} on ${wrong[0]}` : null;
}
