/** Negative if `a` comes first, zero if they are equal. */
export type Compare = (a: number, b: number) => number;

/** For a larger share, sorting all is cheaper. */
const SMALL_SHARE = 1 / 8;

function keepFirst(candidates: readonly number[], count: number, compare: Compare): number[] {
  const first: number[] = [];
  for (const candidate of candidates) {
    if (first.length === count) {
      if (compare(candidate, first[count - 1] as number) >= 0) continue;
      first.pop();
    }
    let at = first.length;
    while (at > 0 && compare(candidate, first[at - 1] as number) < 0) at -= 1;
    first.splice(at, 0, candidate);
  }
  return first;
}

/** As sort and slice, but a small `count` costs less. */
export function firstInOrder(candidates: readonly number[], count: number, compare: Compare): number[] {
  if (count <= 0) return [];
  return count < candidates.length * SMALL_SHARE
    ? keepFirst(candidates, count, compare)
    : candidates.toSorted(compare).slice(0, count);
}
