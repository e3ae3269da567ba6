import type { Bounds } from "./bounds";
import { at } from "./shapes/svg";
import { HEIGHT, WIDTH } from "./sketch";

/**
 * Where the picture's frame is in the scene: its upper left corner, and how much larger it shows the scene.
 */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const LEVEL: Camera = { x: 0, y: 0, zoom: 1 };

/** The area that settings draw. Beyond it, there is nothing to see. */
const SCENE = { left: -10, right: 650, foot: 428 };

/** The share of the picture that the box around its subject gets, as far as the scene allows. */
const SUBJECT_SHARE = 0.29;
/** The share that a subject's ink gets if its box is mostly air, as around a spire or under a pier. */
const INK_SHARE = 0.16;
/** The share for animals and boats. They belong to a view, and larger ones would look like monsters. */
const EXTRA_SHARE = 0.14;
const EXTRA_CLOSEST = 1.6;
const WIDEST = 440;
const HIGHEST = 222;
/** A subject that is mostly air may come nearer to the edges: to the top and to the sides. */
const WIDEST_OF_AIRY = 500;
const HIGHEST_OF_AIRY = 276;
/** The widest that a subject may be if a part of it would mean nothing: a phone's row must show all of it. */
const WIDEST_WHOLE = 316;
const CLOSEST = 2.4;
/** What a phone's row shows of the picture's width. */
export const ROW = { left: 189, right: 514 };
/**
 * Every subject is at least this large: its ink has this share of the picture, or it is 70 % as high as the picture, or
 * 85 % as wide as a row. The camera chooses the one of these that needs the least zoom.
 */
export const LEAST_INK = 0.15;
export const LEAST_HIGH = 252;
export const LEAST_WIDE = 276;
/** The camera aims a little higher, because the tests measure in points of four units. */
const AIM = 1.02;
const MOST_GROWTH = 2.4;

/**
 * Where the middle and the foot of a subject are: clear of the weather's badge at a card's lower left and of the heart
 * at its upper right.
 */
const MIDDLE_X = 348;
const FOOT_Y = 252;
/** A low subject is moved up in the picture, so that its middle is near the picture's. */
const LOW_FOOT = 194;
const LOWEST_TOP = 14;
/** How far below the frame's upper edge the top of a subject's main part stays. */
const HIGHEST_TOP = 4;
/** The lowest position of a subject's foot. A little of the foot may then be beside the badge. */
const LOWEST_FOOT = 292;
/** How much sky stays above the scene's horizon. */
const LEAST_SKY = 46;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export interface View {
  readonly subject: Bounds;
  /** The bounds of what the main part covers, without the parts beside it. */
  readonly main: Bounds;
  /** The top of the main part, including masts and poles that are too thin to count as ink. */
  readonly top: number;
  /** The area that the main part covers, in square units of the scene. */
  readonly ink: number;
  /** Whether the zoom depends only on the subject's box: a chalk figure is flat and has to be seen whole. */
  readonly isFlat: boolean;
  /** Whether the subject is only an animal or a boat. */
  readonly isExtra: boolean;
  /** Whether half of the subject would mean nothing, as with a beast or a machine. */
  readonly isWhole?: boolean;
  /** The height of the scene's skyline, or of its far shore. */
  readonly horizon: number;
}

/** How much larger the main part has to be drawn so that it is not small. */
const leastZoom = ({ main, ink }: View) =>
  AIM *
  Math.min(
    Math.sqrt((LEAST_INK * WIDTH * HEIGHT) / ink),
    LEAST_HIGH / (main.foot - main.top),
    LEAST_WIDE / (main.right - main.left),
  );

/** How much larger a subject has to be drawn to get its share. */
function wantedZoom({ subject, ink, isExtra, isFlat, isWhole }: View): number {
  const [w, h] = [subject.right - subject.left, subject.foot - subject.top];
  const share = isExtra ? EXTRA_SHARE : SUBJECT_SHARE;
  const byBox = Math.min(Math.sqrt((share * WIDTH * HEIGHT) / (w * h)), WIDEST / w, HIGHEST / h);
  const byInk = isExtra || isFlat ? 0 : Math.sqrt((INK_SHARE * WIDTH * HEIGHT) / ink);
  const near = Math.max(byBox, Math.min(byInk, WIDEST_OF_AIRY / w, HIGHEST_OF_AIRY / h));
  return isWhole ? Math.min(near, WIDEST_WHOLE / w) : near;
}

/** How near the camera may go so that some sky is left. */
function closest({ subject, horizon }: View, most: number): number {
  const below = subject.foot - horizon;
  return below <= 0 ? most : Math.min(most, (FOOT_Y - LEAST_SKY) / below);
}

/** As near as is wanted, and near enough that the main part is not small. */
const zoomOf = (view: View) =>
  between(
    1,
    Math.max(
      Math.min(wantedZoom(view), closest(view, view.isExtra ? EXTRA_CLOSEST : CLOSEST)),
      Math.min(leastZoom(view), closest(view, CLOSEST)),
    ),
    CLOSEST,
  );

/** Whether the main part is small even when the camera is as near as it may go. */
export const isSmall = (view: View) => leastZoom(view) > zoomOf(view);

/** Returns how much a subject has to be enlarged because the camera cannot go near enough; 1 if it can. */
export const growthOf = (view: View) =>
  Math.max(
    between(1, wantedZoom(view) / zoomOf(view), view.isExtra ? 1.25 : 1.7),
    Math.min(leastZoom(view) / zoomOf(view), MOST_GROWTH),
  );

/** Whether a main part that is large by its width alone would be cut by the edge of a phone's row. */
function isCut({ main, ink }: View, x: number, zoom: number): boolean {
  if (ink * zoom * zoom >= LEAST_INK * WIDTH * HEIGHT || (main.foot - main.top) * zoom >= LEAST_HIGH)
    return false;
  const [left, right] = [(main.left - x) * zoom, (main.right - x) * zoom];
  return Math.min(right, ROW.right) - Math.max(left, ROW.left) < LEAST_WIDE;
}

/** How low the camera may be so that it does not cut the top of a main part that fits into the frame. */
const topOf = ({ main, top }: View, zoom: number) =>
  (main.foot - top) * zoom <= HEIGHT - 2 * LOWEST_TOP ? top - HIGHEST_TOP / zoom : Infinity;

/** The camera that shows the subject large, in the area that a card's badge and heart leave free. */
export function cameraFor(view: View): Camera {
  const { subject } = view;
  const zoom = zoomOf(view);
  const high = (subject.foot - subject.top) * zoom;
  const foot = Math.max(Math.min(FOOT_Y, LOW_FOOT + high / 2), Math.min(LOWEST_TOP + high, LOWEST_FOOT));
  const lookAt = (middle: number, at: number) =>
    between(SCENE.left, middle - at / zoom, SCENE.right - WIDTH / zoom);
  const around = lookAt((subject.left + subject.right) / 2, MIDDLE_X);
  const x = isCut(view, around, zoom)
    ? lookAt((view.main.left + view.main.right) / 2, (ROW.left + ROW.right) / 2)
    : around;
  const y = Math.min(subject.foot - foot / zoom, SCENE.foot - HEIGHT / zoom, topOf(view, zoom));
  return { x: Math.round(x), y: Math.round(y), zoom: Math.round(zoom * 100) / 100 };
}

export const through = ({ x, y, zoom }: Camera, scene: string) =>
  zoom === 1 && x === 0 && y === 0 ? scene : at(-x * zoom, -y * zoom, scene, zoom);

/** Converts bounds in the scene to bounds in the picture. */
export const inFrame = ({ x, y, zoom }: Camera, bounds: Bounds): Bounds => ({
  left: (bounds.left - x) * zoom,
  right: (bounds.right - x) * zoom,
  top: (bounds.top - y) * zoom,
  foot: (bounds.foot - y) * zoom,
});
