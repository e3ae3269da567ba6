import { GroundIndex } from "./ground-index";
import type { Sector } from "./inputs";

/** Step 1: sector centroids that are to be nodes, busiest first, none within the spacing of another. */
export function chooseSeeds(sectors: readonly Sector[], spacingKm: number): Sector[] {
  const seeds: Sector[] = [];
  const kept = new GroundIndex<Sector>();
  for (const sector of [...sectors].sort(busiestFirst)) {
    if (kept.nearest(sector, spacingKm)) continue;
    kept.add(sector);
    seeds.push(sector);
  }
  return seeds;
}

function busiestFirst(a: Sector, b: Sector): number {
  return b.units - a.units || (a.name < b.name ? -1 : 1);
}
