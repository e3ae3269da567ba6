/** A corner on the map, in kilometres (toOutlineMap). */
export type Corner = readonly [x: number, y: number];

/**
 * Simplifies a line (Douglas and Peucker): removes corners that are within `toleranceKm` of the simplified line, and
 * keeps both ends.
 */
export function simplified(line: readonly Corner[], toleranceKm: number): Corner[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    let farthest = -1;
    let most = toleranceKm;
    for (let i = first + 1; i < last; i++) {
      const away = kmFromSegment(line[i] as Corner, line[first] as Corner, line[last] as Corner).km;
      if (away > most) [farthest, most] = [i, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return line.filter((_, i) => kept.has(i));
}

/** Returns the distance of a corner from a segment, and the nearest point of the segment. */
export function kmFromSegment(
  [x, y]: Corner,
  [ax, ay]: Corner,
  [bx, by]: Corner,
): { km: number; at: Corner } {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length2));
  const at: Corner = [ax + along * dx, ay + along * dy];
  return { km: Math.hypot(x - at[0], y - at[1]), at };
}

/** Returns the square kilometres inside a closed ring. */
export function areaOf(ring: readonly Corner[]): number {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] as Corner;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/**
 * Returns SVG path data in whole hundreds of metres, relative. A corner that rounds to the same point as the one
 * before is left out.
 */
export function pathOf(lines: readonly (readonly Corner[])[], isClosed: boolean): string {
  return lines
    .map((line) => {
      let [x, y] = [0, 0];
      const steps = line.flatMap(([kmX, kmY], i): [number, number][] => {
        const step: [number, number] = [Math.round(10 * kmX) - x, Math.round(10 * kmY) - y];
        if (i > 0 && step[0] === 0 && step[1] === 0) return [];
        [x, y] = [x + step[0], y + step[1]];
        return [step];
      });
      const [start, ...rest] = steps;
      // The first corner is absolute (M). The others follow "l" and are relative.
      return start && rest.length > 0 ? `M${written([start])}l${written(rest)}${isClosed ? "z" : ""}` : "";
    })
    .join("");
}

const written = (steps: readonly [number, number][]): string => steps.flat().join(" ").replaceAll(" -", "-");
