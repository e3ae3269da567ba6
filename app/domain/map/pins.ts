import { type OnMap, type Sheet, ZOOMS, type Zoom } from "./labels";

/**
 * How far apart two whole pins must be, horizontally or vertically. A pin is 36 pixels wide and 46 high. At
 * these distances 24 by 24 pixels of it stay visible, so that its number can be read and pressed.
 */
const PINS_APART_PX = { across: 31, upright: 37 };

/** How far a pin's point must be from the middle of home's sign, in pixels. Pins extend upwards from their points. */
const BESIDE_HOME_PX = { across: 31, above: 19, below: 57 };

type Shift = NonNullable<OnMap["moved"]>;

/**
 * Returns how far to move a pin so that neither it nor its dot is under the sign of home, in pixels; undefined if it is
 * far enough away. It moves away from home and never past it, so it is beside the sign at every zoom and on larger maps
 * too.
 */
export function movedBesideHome(home: OnMap, pin: OnMap, { width, height }: Sheet): Shift | undefined {
  const { across, above, below } = BESIDE_HOME_PX;
  const [right, down] = [(pin.left - home.left) * width, (pin.top - home.top) * height];
  const aside = across - Math.abs(right);
  const upright = down > 0 ? below - down : above + down;
  if (aside <= 0 || upright <= 0) return undefined;
  return upright <= aside
    ? { right: 0, down: Math.ceil(upright) * (down > 0 ? 1 : -1) }
    : { right: Math.ceil(aside) * (right < 0 ? -1 : 1), down: 0 };
}

/**
 * Returns the zoom from which each pin is drawn whole. At lower zooms it is a dot, since a whole pin would
 * cover the number of an earlier one. At the last zoom every pin is whole.
 */
export function pinZooms(pins: readonly OnMap[], sheet: Sheet): Zoom[] {
  const zooms: Zoom[] = [];
  for (const pin of pins) {
    const isFreeAt = (zoom: Zoom) =>
      pins
        .slice(0, zooms.length)
        .every((other, i) => (zooms[i] as Zoom) > zoom || areApart(pin, other, sheet, zoom));
    zooms.push(ZOOMS.find(isFreeAt) ?? 8);
  }
  return zooms;
}

function areApart(a: OnMap, b: OnMap, { width, height }: Sheet, zoom: Zoom): boolean {
  const { right = 0, down = 0 } = a.moved ?? {};
  const other = b.moved ?? { right: 0, down: 0 };
  const { across, upright } = PINS_APART_PX;
  return (
    stayApart((a.left - b.left) * width * zoom, right - other.right, across) ||
    stayApart((a.top - b.top) * height * zoom, down - other.down, upright)
  );
}

/**
 * Returns whether two positions are apart once one is moved by `shift`, and stay apart on a larger map, where only
 * their distance grows.
 */
const stayApart = (distance: number, shift: number, least: number): boolean =>
  Math.abs(distance + shift) >= least && distance * (distance + shift) >= 0;
