import type { Field } from "./contour";
import type { MapBox, MapPoint } from "./map-box";

interface Sample extends MapPoint {
  readonly value: number;
}

/** At this distance the weight of a sample is about a third (1/e). */
const SPREAD_KM = 26;
const REACH_KM = 90;

/** Means weighted by nearness. A corner without a sample nearby is infinite: outside for contourRings. */
export function smoothField(samples: readonly Sample[], box: MapBox, stepKm: number): Field {
  const columns = Math.ceil(box.width / stepKm) + 1;
  const rows = Math.ceil(box.height / stepKm) + 1;
  const sums = new Float32Array(columns * rows);
  const weights = new Float32Array(columns * rows);
  for (const { x, y, value } of samples) {
    const first = Math.max(0, Math.ceil((x - REACH_KM - box.x) / stepKm));
    const last = Math.min(columns - 1, Math.floor((x + REACH_KM - box.x) / stepKm));
    const top = Math.max(0, Math.ceil((y - REACH_KM - box.y) / stepKm));
    const bottom = Math.min(rows - 1, Math.floor((y + REACH_KM - box.y) / stepKm));
    for (let row = top; row <= bottom; row++) {
      for (let column = first; column <= last; column++) {
        const km2 = (box.x + column * stepKm - x) ** 2 + (box.y + row * stepKm - y) ** 2;
        const weight = Math.exp(-km2 / (SPREAD_KM * SPREAD_KM));
        const corner = row * columns + column;
        sums[corner] = (sums[corner] as number) + weight * value;
        weights[corner] = (weights[corner] as number) + weight;
      }
    }
  }
  const values = sums.map((sum, corner) => {
    const weight = weights[corner] as number;
    return weight > 1e-6 ? sum / weight : Infinity;
  });
  return { columns, rows, values };
}
