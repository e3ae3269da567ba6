import fc from "../../../tests/harness/fast-check";
import { expect, it } from "vitest";
import { ZOOMS } from "./labels";
import { movedBesideHome, pinZooms } from "./pins";

const sheet = { width: 320, height: 400 };
const part = fc.double({ min: 0, max: 1, noNaN: true });
const somewhere = fc.record({ left: part, top: part });
const nearby = fc.double({ min: -0.2, max: 0.2, noNaN: true });

it("pins are whole as long as none covers the number of a better one, and at the last zoom all are", () => {
  const pins = [
    { left: 0.5, top: 0.5 },
    { left: 0.52, top: 0.5 },
    { left: 0.5, top: 0.5 },
    { left: 0.9, top: 0.5 },
  ];
  expect(pinZooms(pins, sheet)).toEqual([1, 8, 8, 1]);
  expect(pinZooms([pins[0]!, { left: 0.55, top: 0.5 }], sheet)).toEqual([1, 2]);
});

it("whole pins leave each other a target of 24 pixels until the map is enlarged most", () => {
  fc.assert(
    fc.property(fc.array(somewhere, { maxLength: 20 }), (pins) => {
      const zooms = pinZooms(pins, sheet);
      for (const zoom of ZOOMS.slice(0, -1)) {
        const whole = pins.filter((_, i) => (zooms[i] ?? 1) <= zoom);
        for (const pin of whole) {
          // The middle of the pin must stay free. A pin is 36 pixels wide and 46 high. `right` and `down` say how
          // far the other pin is from this one.
          const covered = whole.some((other) => {
            if (other === pin) return false;
            const right = (other.left - pin.left) * sheet.width * zoom;
            const down = (other.top - pin.top) * sheet.height * zoom;
            return right < 30 && right + 36 > 6 && down < 35 && down + 46 > 11;
          });
          expect(covered).toBe(false);
        }
      }
    }),
  );
});

it("a pin near home is beside its sign, whole or as a dot, at every zoom and on larger maps", () => {
  const home = { left: 0.5, top: 0.5 };
  const scale = fc.double({ min: 1, max: 20, noNaN: true });
  fc.assert(
    fc.property(nearby, nearby, scale, (across, upright, larger) => {
      const pin = { left: home.left + across, top: home.top + upright };
      const moved = movedBesideHome(home, pin, sheet) ?? { right: 0, down: 0 };
      const x = (pin.left - home.left) * sheet.width * larger + moved.right;
      const y = (pin.top - home.top) * sheet.height * larger + moved.down;
      // The sign reaches 12 pixels from its middle, a pin 18 to each side and 44 up, a dot 6 in all directions.
      const isUnder = (reach: { side: number; up: number; down: number }) =>
        Math.abs(x) < 12 + reach.side && y - reach.up < 12 && y + reach.down > -12;
      expect([isUnder({ side: 18, up: 44, down: 2 }), isUnder({ side: 6, up: 6, down: 6 })]).toEqual([
        false,
        false,
      ]);
    }),
  );
});

it("a pin at home itself is above the sign, one to the south-east right of it, and one farther away where it is", () => {
  const home = { left: 0.5, top: 0.5 };
  const moved = (right: number, down: number) =>
    movedBesideHome(home, { left: 0.5 + right / sheet.width, top: 0.5 + down / sheet.height }, sheet);
  expect(moved(0, 0)).toEqual({ right: 0, down: -19 });
  expect(moved(6.5, 5)).toEqual({ right: 25, down: 0 });
  expect(moved(-6.5, 5)).toEqual({ right: -25, down: 0 });
  expect(moved(0, 50.5)).toEqual({ right: 0, down: 7 });
  expect(moved(40, 0)).toBeUndefined();
});

it("pins that are moved leave each other their numbers too, and on a larger map as well", () => {
  const home = { left: 0.5, top: 0.5 };
  fc.assert(
    fc.property(fc.array(fc.tuple(nearby, nearby), { maxLength: 12 }), (steps) => {
      const pins = steps.map(([across, upright]) => {
        const pin = { left: home.left + across, top: home.top + upright };
        return { ...pin, moved: movedBesideHome(home, pin, sheet) };
      });
      const zooms = pinZooms(pins, sheet);
      for (const larger of [1, 1.3, 1.9, 2.5]) {
        const whole = pins.filter((_, i) => zooms[i] === 1);
        const at = whole.map(({ left, top, moved }) => ({
          x: left * sheet.width * larger + (moved?.right ?? 0),
          y: top * sheet.height * larger + (moved?.down ?? 0),
        }));
        at.forEach((pin, i) => {
          for (const other of at.slice(0, i))
            expect(Math.abs(pin.x - other.x) > 30 || Math.abs(pin.y - other.y) > 36).toBe(true);
        });
      }
    }),
  );
});
