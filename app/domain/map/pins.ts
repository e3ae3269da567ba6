import { type OnMap, type Sheet, ZOOMS, type Zoom } from "./labels";

/** Of a pin of 36 by 46 pixels, 24 by 24 stay visible: its number can be read and pressed. */
const PINS_APART_PX = { across: 31, upright: 37 };

/** From a pin's point to the middle of home's sign. Pins extend upwards from their points. */
const BESIDE_HOME_PX = { across: 31, above: 19, below: 57 };

/** In pixels. Away from home and never past it, so the pin is beside the sign at every zoom. */
export function movedBesideHome(home: OnMap, pin: OnMap, { width, height }: Sheet): OnMap["moved"] {
  const { across, above, below } = BESIDE_HOME_PX;
  const [right, down] = [(pin.left - home.left) * width, (pin.top - home.top) * height];
  const aside = across - Math.abs(right);
  const upright = down > 0 ? below - down : above + down;
  if (aside <= 0 || upright <= 0) return undefined;
  return upright <= aside
    ? { right: 0, down: Math.ceil(upright) * (down > 0 ? 1 : -1) }
    : { right: Math.ceil(aside) * (right < 0 ? -1 : 1), down: 0 };
}

/** At lower zooms it is a dot, since a whole pin would cover the number of an earlier one. */
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

/** Once one is moved by `shift`. On a larger map only their distance grows. */
const stayApart = (distance: number, shift: number, least: number): boolean =>
  Math.abs(distance + shift) >= least && distance * (distance + shift) >= 0;
