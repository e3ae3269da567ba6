import {
  type Extent,
  LETTER_PX,
  type OnMap,
  PIN_REACH,
  type Sheet,
  boxOf,
  isOnSheet,
  overlap,
} from "./labels";

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
