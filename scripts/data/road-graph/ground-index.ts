import { haversineKm, type Point } from "../../../app/domain/geo";
import { CellIndex, type Box } from "./cell-index";

const CELL_DEGREES = 0.05;
/** Less than the true length of a degree of latitude, so that the box searched is never too small. */
const KM_PER_DEGREE = 111;

/** Points on the ground, to find those within a distance. */
export class GroundIndex<Item extends Point> {
  private readonly cells = new CellIndex<Item>(CELL_DEGREES);

  constructor(items: Iterable<Item> = []) {
    for (const item of items) this.add(item);
  }

  add(item: Item): void {
    const { latitude, longitude } = item;
    this.cells.add(item, { west: longitude, east: longitude, south: latitude, north: latitude });
  }

  /** Items at most `radiusKm` away, with their distance. */
  within(centre: Point, radiusKm: number): { item: Item; kilometres: number }[] {
    const found: { item: Item; kilometres: number }[] = [];
    for (const item of this.cells.near(boxOf(centre, radiusKm))) {
      const kilometres = haversineKm(centre, item);
      if (kilometres <= radiusKm) found.push({ item, kilometres });
    }
    return found;
  }

  /** The nearest item at most `radiusKm` away, or null. */
  nearest(centre: Point, radiusKm: number): Item | null {
    let best: { item: Item; kilometres: number } | null = null;
    for (const candidate of this.within(centre, radiusKm))
      if (!best || candidate.kilometres < best.kilometres) best = candidate;
    return best?.item ?? null;
  }
}

function boxOf({ latitude, longitude }: Point, radiusKm: number): Box {
  const north = radiusKm / KM_PER_DEGREE;
  const east = north / Math.cos(((Math.abs(latitude) + north) * Math.PI) / 180);
  return {
    west: longitude - east,
    east: longitude + east,
    south: latitude - north,
    north: latitude + north,
  };
}
