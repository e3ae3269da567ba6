import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { ZOOMS, placeLabels } from "./labels";
import { namePins, onWiderSheets } from "./pin-names";
import { pinZooms } from "./pins";

const sheet = { width: 320, height: 400 };
const part = fc.double({ min: 0, max: 1, noNaN: true });
const somewhere = fc.record({ left: part, top: part });
const town = fc.record({ name: fc.string({ minLength: 2, maxLength: 16 }), left: part, top: part });

/** Returns the box of a name as browsers draw it: letters beside the town's dot. */
function boxOfName(
  { name, left, top, isLeft }: { name: string; left: number; top: number; isLeft: boolean },
  zoom: number,
) {
  const [x, y] = [left * sheet.width * zoom, top * sheet.height * zoom];
  const width = 6 + 6 * name.length;
  return { left: isLeft ? x - width : x, right: isLeft ? x : x + width, top: y - 8, bottom: y + 8 };
}

const overlap = (a: ReturnType<typeof boxOfName>, b: ReturnType<typeof boxOfName>) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe("the names on a map", () => {
  it("never cover each other, at any zoom", () => {
    fc.assert(
      fc.property(fc.array(town, { maxLength: 40 }), fc.array(somewhere, { maxLength: 8 }), (towns, pins) => {
        const zooms = pinZooms(pins, sheet);
        const labels = placeLabels(
          towns,
          pins.map((pin, i) => ({ ...pin, zoom: zooms[i] ?? 1 })),
          sheet,
        );
        for (const zoom of ZOOMS) {
          const boxes = labels.filter((label) => label.zoom <= zoom).map((label) => boxOfName(label, zoom));
          boxes.forEach((box, i) => {
            for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it("keep clear of a pin, which reaches up from its point", () => {
    const pin = { left: 0.5, top: 0.5, zoom: 1 as const };
    const above = { name: "Leeds", left: 0.5, top: 0.47 };
    const below = { name: "York", left: 0.5, top: 0.55 };
    expect(placeLabels([above, below], [pin], sheet, [1]).map(({ name }) => name)).toEqual(["York"]);
  });

  it("are on the other side if the edge is near, and left out if neither side has room", () => {
    const names = placeLabels([{ name: "Great Yarmouth", left: 0.98, top: 0.5 }], [], sheet, [1]);
    expect(names).toMatchObject([{ name: "Great Yarmouth", isLeft: true }]);
    expect(placeLabels([{ name: "A".repeat(60), left: 0.5, top: 0.5 }], [], sheet, [1])).toEqual([]);
  });

  it("give the larger town the place, and the smaller one its own when the map is enlarged", () => {
    const towns = [
      { name: "Leeds", left: 0.5, top: 0.5 },
      { name: "Morley", left: 0.5, top: 0.52 },
    ];
    expect(placeLabels(towns, [], sheet).map(({ name, zoom }) => [name, zoom])).toEqual([
      ["Leeds", 1],
      ["Morley", 4],
    ]);
  });
});

describe("the names of pins", () => {
  const sides = (...pins: { name: string; left: number; top: number }[]) =>
    namePins(pins, sheet).map((name) => name && name.side);

  it("are beside, below or above, so that each of them has room", () => {
    const name = "Isle of Lewis and Harris";
    expect(sides({ name, left: 0.1, top: 0.5 })).toEqual(["right"]);
    expect(sides({ name, left: 0.9, top: 0.5 })).toEqual(["left"]);
    expect(sides({ name, left: 0.5, top: 0.5 })).toEqual(["below"]);
    expect(sides({ name, left: 0.5, top: 0.98 })).toEqual(["above"]);
    // There is room for one line between the head of one pin and the foot of the other.
    const east = { name: "Aldeburgh and Snape", left: 0.93, top: 0.5 };
    const around = [
      { name: "Cromer", left: 0.9, top: 0.5 - 48 / sheet.height },
      { name: "Rochester", left: 0.84, top: 0.5 + 36 / sheet.height },
    ];
    expect(sides(east, ...around)).not.toContain(null);
    expect(sides({ name: "Kinlochbervie and Sandwood Bay", left: 0.34, top: 0.5 })).toEqual(["right"]);
    const longest = "Florence Court and the Marble Arch Caves";
    expect(sides({ name: longest, left: 0.16, top: 0.5 })).toEqual(["below-right"]);
  });

  it("make way for one another, and have no room on another's pin", () => {
    const left = { name: "Cromer", left: 0.4, top: 0.5 };
    expect(sides(left, { name: "Sheringham", left: 0.53, top: 0.5 })).toEqual(["left", "right"]);
    // The first name could be on the right, but then there would be no room for the second.
    const east = { name: "A".repeat(36), left: 0.9, top: 0.5 };
    expect(sides({ name: "Stamford", left: 0.62, top: 0.44 }, east)).not.toContain(null);
    expect(sides({ name: "A".repeat(60), left: 0.5, top: 0.5 })).toEqual([null]);
  });

  it("are beside a pin's neck if its head and foot have no room, and in two lines if one is too long", () => {
    // The name would cross both the foot of one pin and the head of another.
    const east = { name: "Aldeburgh and Snape", left: 0.93, top: 0.5 };
    const around = [
      { name: "Cromer", left: 0.9, top: 0.5 - 34 / sheet.height },
      { name: "Rochester", left: 0.84, top: 0.5 + 38 / sheet.height },
    ];
    expect(sides(east, ...around)[0]).toBe("neck-left");
    const long = { name: "Kinlochbervie and Sandwood Bay", left: 0.5, top: 0.5 };
    expect(namePins([long], sheet)[0]?.text).toBe(long.name);
    expect(namePins([long], { ...sheet, width: 190 })[0]?.text).toBe("Kinlochbervie\nand Sandwood Bay");
  });

  it("keep the names of towns away", () => {
    const pin = { name: "Whitby", left: 0.5, top: 0.5 };
    const [name] = namePins([pin], sheet);
    const towns = [{ name: "Ryedale", left: 0.6, top: 0.5 }];
    expect(placeLabels(towns, [{ ...pin, zoom: 1 }], sheet, [1])).toHaveLength(1);
    expect(placeLabels(towns, [{ ...pin, zoom: 1, reach: name!.reach }], sheet, [1])).toEqual([]);
  });
});

describe("a town near a named pin", () => {
  /** A pin in the middle of the sheet, with its name above its head. */
  const pin = { left: 0.5, top: 0.5, zoom: 1 } as const;
  const reach = { left: 50, right: 50, above: 74, below: -46 };
  const leeds = (pixelsAbove: number) => ({
    name: "Leeds",
    left: 0.5,
    top: 0.5 - pixelsAbove / sheet.height,
  });
  const namesOf = (pixelsAbove: number) =>
    placeLabels([leeds(pixelsAbove)], [{ ...pin, reach: onWiderSheets(reach) }], sheet, [1]);

  it("has no name where the pin's would cover it on a wider map", () => {
    // On this map the town's name is free 35 pixels above the pin. On a map 1.7 times as wide the pin's name
    // would cover it.
    expect(namesOf(35)).toEqual([]);
    expect(placeLabels([leeds(35)], [{ ...pin, reach }], sheet, [1])).toHaveLength(1);
  });

  it("has its name where it is free on every map", () => {
    expect(namesOf(5)).toHaveLength(1);
    expect(namesOf(90)).toHaveLength(1);
  });
});
