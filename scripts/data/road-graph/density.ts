import { haversineKm, type Point } from "../../../app/domain/geo";
import { GroundIndex } from "./ground-index";
import type { Sector } from "./inputs";
import type { Link } from "./nodes-and-links";

const SAMPLE_KM = 2;

/** Step 6: how densely built a place is, from which follows how slowly one drives there. */
export class Density {
  private readonly sectors: GroundIndex<Sector>;

  constructor(
    sectors: readonly Sector[],
    private readonly radiusKm: number,
  ) {
    this.sectors = new GroundIndex(sectors);
  }

  /** ln(1 + postcodes per square km) around a point. */
  logAt(point: Point): number {
    const nearby = this.sectors.within(point, this.radiusKm);
    const postcodes = nearby.reduce((sum, { item }) => sum + item.units, 0);
    return Math.log(1 + postcodes / (Math.PI * this.radiusKm ** 2));
  }

  /** The mean of that along a link, sampled every two kilometres of its length. */
  meanLogAlong({ ends: [from, to], mappedKm }: Link): number {
    const samples = Math.max(1, Math.ceil((mappedKm ?? haversineKm(from, to)) / SAMPLE_KM));
    let sum = 0;
    for (let i = 0; i < samples; i++) {
      const share = (i + 0.5) / samples;
      sum += this.logAt({
        latitude: from.latitude + share * (to.latitude - from.latitude),
        longitude: from.longitude + share * (to.longitude - from.longitude),
      });
    }
    return sum / samples;
  }
}
