/** By which a visitor can enlarge a map. Pins and names keep their size. */
export const ZOOMS = [1, 2, 4, 8] as const;
export type Zoom = (typeof ZOOMS)[number];

export interface OnMap {
  readonly left: number;
  readonly top: number;
  /** How far the mark is moved from its point, in CSS pixels at every zoom. */
  readonly moved?: { readonly right: number; readonly down: number } | undefined;
}

/** In pixels: that of a small phone, so that larger maps have room to spare. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** From its point, in pixels. Negative: all of it is on the other side, at least that far away. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

const PIN_REACH: Extent = { left: 19, right: 19, above: 46, below: 4 };
const DOT_REACH: Extent = { left: 8, right: 8, above: 8, below: 8 };

interface Candidate extends OnMap {
  readonly name: string;
  readonly gap?: number;
}

export interface Label extends Candidate {
  readonly isLeft: boolean;
  readonly zoom: Zoom;
}

/** No name may cover it. A dot at first and a whole pin from its zoom on, unless `reach` is its size. */
export interface Pinned extends OnMap {
  readonly zoom: Zoom;
  readonly reach?: Extent;
}

const LETTER_PX = 6.6;
const LABEL_PX = { dot: 7, above: 9, below: 9 };
const MOST: Readonly<Record<Zoom, number>> = { 1: 16, 2: 14, 4: 14, 8: 10 };

/** Earlier candidates have priority. A name fits at its own zoom and at all later ones. */
export function placeLabels(
  candidates: readonly Candidate[],
  pins: readonly Pinned[],
  sheet: Sheet,
  zooms: readonly Zoom[] = ZOOMS,
): Label[] {
  const labels: Label[] = [];
  const placedNames = new Set<Candidate>();
  for (const zoom of zooms) {
    const levels = zooms.filter((level) => level >= zoom).map((level) => levelOf(level, pins, sheet));
    const [places] = levels;
    if (!places) break;
    const named = labels.map((label) => boxOf(label, labelReach(label, label.isLeft), places.size));
    const last = labels.length + MOST[zoom];
    for (const candidate of candidates) {
      if (labels.length >= last) break;
      if (placedNames.has(candidate)) continue;
      const side = [false, true].find((isLeft) => {
        const reach = labelReach(candidate, isLeft);
        const box = boxOf(candidate, reach, places.size);
        return (
          isOnSheet(box, places.size) &&
          named.every((other) => !overlap(box, other)) &&
          levels.every(({ size, pinBoxes }) => {
            const there = boxOf(candidate, reach, size);
            return pinBoxes.every((other) => !overlap(there, other));
          })
        );
      });
      if (side === undefined) continue;
      placedNames.add(candidate);
      named.push(boxOf(candidate, labelReach(candidate, side), places.size));
      labels.push({ ...candidate, isLeft: side, zoom });
    }
  }
  return labels;
}

const reachOf = ({ zoom: whole, reach }: Pinned, zoom: Zoom): Extent =>
  reach ?? (whole <= zoom ? PIN_REACH : DOT_REACH);

function levelOf(zoom: Zoom, pins: readonly Pinned[], { width, height }: Sheet) {
  const size = { width: width * zoom, height: height * zoom };
  return { size, pinBoxes: pins.map((pin) => boxOf(pin, reachOf(pin, zoom), size)) };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function labelReach({ name, gap }: Candidate, isLeft: boolean): Extent {
  const near = gap === undefined ? 4 : -gap;
  const far = (gap ?? LABEL_PX.dot) + name.length * LETTER_PX;
  const { above, below } = LABEL_PX;
  return isLeft ? { left: far, right: near, above, below } : { left: near, right: far, above, below };
}

function boxOf({ left, top, moved }: OnMap, reach: Extent, { width, height }: Sheet): Box {
  const [x, y] = [left * width + (moved?.right ?? 0), top * height + (moved?.down ?? 0)];
  return { left: x - reach.left, right: x + reach.right, top: y - reach.above, bottom: y + reach.below };
}

const NAME_SIDES = [
  "right",
  "left",
  "below",
  "above",
  "below-left",
  "below-right",
  "above-left",
  "above-right",
  "head-left",
  "head-right",
  "neck-left",
  "neck-right",
] as const;
type NameSide = (typeof NAME_SIDES)[number];

interface PinName {
  /** With a line feed if it has two lines. */
  readonly text: string;
  readonly side: NameSide;
  readonly reach: Extent;
}

/**
 * In pixels. `beside`, `below` and `above` are from a pin's point to a name, `head` and `neck` up to the
 * middle of its head and to its neck, `besideHead` from there to a name beside it; `line` is the height of a
 * further line. A name at a corner extends `back` pixels past the point.
 */
const PIN_NAME_PX = {
  beside: 8,
  below: 4,
  above: 46,
  head: 26,
  neck: 18,
  besideHead: 22,
  height: 16,
  line: 12,
  back: 8,
};

function pinNameReach(text: string, side: NameSide): Extent {
  const lines = text.split("\n");
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER_PX;
  const { beside, below, above, besideHead, back } = PIN_NAME_PX;
  const height = PIN_NAME_PX.height + (lines.length - 1) * PIN_NAME_PX.line;
  if (side === "right" || side === "left") {
    const level = { above: height / 2, below: height / 2 };
    const [near, far] = [-beside, beside + width];
    return side === "right" ? { ...level, left: near, right: far } : { ...level, left: far, right: near };
  }
  if (side.startsWith("head") || side.startsWith("neck")) {
    const up = side.startsWith("head") ? PIN_NAME_PX.head : PIN_NAME_PX.neck;
    const level = { above: up + height / 2, below: height / 2 - up };
    const [near, far] = [-besideHead, besideHead + width];
    return side.endsWith("-right")
      ? { ...level, left: near, right: far }
      : { ...level, left: far, right: near };
  }
  const row = side.startsWith("below")
    ? { above: -below, below: below + height }
    : { above: above + height, below: -above };
  if (side.endsWith("-left")) return { ...row, left: width - back, right: back };
  if (side.endsWith("-right")) return { ...row, left: back, right: width - back };
  return { ...row, left: width / 2, right: width / 2 };
}

const WIDEST = 2.5;

/** In pixels of the sheet. On a wider map, the distance from the pin is a smaller part. */
export function onWiderSheets({ left, right, above, below }: Extent): Extent {
  const nearest = (pixels: number) => (pixels < 0 ? pixels / WIDEST : pixels);
  return { left: nearest(left), right: nearest(right), above: nearest(above), below: nearest(below) };
}

type NamedPin = OnMap & { readonly name: string };

export function namePins(pins: readonly NamedPin[], sheet: Sheet): (PinName | null)[] {
  const inOneLine = chooseWays(
    pins.map((pin) => [pin.name]),
    pins,
    sheet,
  );
  if (!inOneLine.includes(null)) return inOneLine;
  const texts = pins.map(({ name }, i) => (inOneLine[i] ? [name] : inTwoLines(name)));
  const inTwo = chooseWays(texts, pins, sheet);
  const count = (names: typeof inTwo) => names.filter((name) => name !== null).length;
  return count(inTwo) > count(inOneLine) ? inTwo : inOneLine;
}

/** In one line, and in two that are as equal as possible. */
function inTwoLines(name: string): string[] {
  const words = name.split(" ");
  const broken = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")];
    return { text: lines.join("\n"), length: Math.max(...lines.map((line) => line.length)) };
  });
  return [
    name,
    ...broken.sort((a, b) => a.length - b.length).flatMap(({ text }, i) => (i === 0 ? [text] : [])),
  ];
}

/** So that as many pins as possible have a name. */
function chooseWays(
  texts: readonly (readonly string[])[],
  pins: readonly NamedPin[],
  sheet: Sheet,
): (PinName | null)[] {
  const boxes = pins.map((pin) => boxOf(pin, PIN_REACH, sheet));
  const ways = pins.map((pin, i) =>
    (texts[i] ?? []).flatMap((text) =>
      NAME_SIDES.map((side) => {
        const reach = pinNameReach(text, side);
        return { name: { text, side, reach }, box: boxOf(pin, reach, sheet) };
      }).filter(
        ({ box }) => isOnSheet(box, sheet) && boxes.every((other, j) => i === j || !overlap(box, other)),
      ),
    ),
  );
  type Way = (typeof ways)[number][number] | null;
  const named = (chosen: readonly Way[]) => chosen.filter((way) => way !== null).length;
  const mostFrom = (pin: number) => ways.slice(pin).filter(({ length }) => length > 0).length;
  let best: readonly Way[] = pins.map(() => null);
  const choose = (chosen: readonly Way[]): void => {
    const next = ways[chosen.length];
    if (!next) {
      if (named(chosen) > named(best)) best = chosen;
      return;
    }
    const free = next.filter(({ box }) => chosen.every((other) => !other || !overlap(box, other.box)));
    for (const way of [...free, null]) {
      if (named(best) < named(chosen) + mostFrom(chosen.length)) choose([...chosen, way]);
    }
  };
  choose([]);
  return best.map((way) => way && way.name);
}

const isOnSheet = (box: Box, { width, height }: Sheet): boolean =>
  box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
