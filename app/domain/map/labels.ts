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
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

export const PIN_REACH: Extent = { left: 19, right: 19, above: 46, below: 4 };
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

export const LETTER_PX = 6.6;
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

export function boxOf({ left, top, moved }: OnMap, reach: Extent, { width, height }: Sheet): Box {
  const [x, y] = [left * width + (moved?.right ?? 0), top * height + (moved?.down ?? 0)];
  return { left: x - reach.left, right: x + reach.right, top: y - reach.above, bottom: y + reach.below };
}

export const isOnSheet = (box: Box, { width, height }: Sheet): boolean =>
  box.left >= 2 && box.top >= 2 && box.right <= width - 2 && box.bottom <= height - 2;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
