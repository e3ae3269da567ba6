import type { Ring } from "#app/domain/map/contour";
import { type MapBox, type MapPoint, inBox } from "#app/domain/map/map-box";

const rounded = (km: number, decimals: number): number => Number(km.toFixed(decimals));

/** With rounded corners: curves go through the middles of the sides. Kilometres with `decimals` decimals. */
export function ringsPath(rings: readonly Ring[], decimals: number): string {
  return rings.map((ring) => ringPath(ring, decimals)).join("");
}

function ringPath(ring: Ring, decimals: number): string {
  const corners = ring.length / 2;
  const cornerAt = (i: number): [number, number] => [
    ring[2 * (i % corners)] as number,
    ring[2 * (i % corners) + 1] as number,
  ];
  const middleAfter = (i: number): [number, number] => {
    const [[x, y], [nextX, nextY]] = [cornerAt(i), cornerAt(i + 1)];
    return [rounded((x + nextX) / 2, decimals), rounded((y + nextY) / 2, decimals)];
  };
  let [x, y] = middleAfter(corners - 1);
  const start = `M${x} ${y}q`;
  const steps = Array.from({ length: corners }, (_, i) => {
    const [[cornerX, cornerY], [endX, endY]] = [cornerAt(i), middleAfter(i)];
    const step = [cornerX - x, cornerY - y, endX - x, endY - y].map((km) => rounded(km, decimals));
    // The next curve starts at the rounded position: otherwise the errors would add up.
    [x, y] = [endX, endY];
    return step.join(" ").replaceAll(" -", "-");
  });
  return `${start}${steps.join(" ").replaceAll(" -", "-")}z`;
}

/**
 * Each is ten metres with round ends, a dot of one size at every zoom. Of a line of length 0 WebKit draws
 * two, and one grows with the zoom.
 */
export function dotsPath(points: readonly MapPoint[], box: MapBox, decimals: number): string {
  return points
    .filter((point) => {
      const { left, top } = inBox(box, point);
      return left >= 0 && left <= 1 && top >= 0 && top <= 1;
    })
    .map(({ x, y }) => `M${rounded(x, decimals)} ${rounded(y, decimals)}h.01`)
    .join("");
}
