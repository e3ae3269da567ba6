/** Below zero where `a` comes first, zero where the order does not tell. */
export type Compare = (a: number, b: number) => number;

/** Past this share of the candidates, sorting all costs less than keeping a list of the first. */
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

/** The first `count` candidates in order, as a sort and a slice would give them, but cheap where few are wanted. */
export function firstInOrder(candidates: readonly number[], count: number, compare: Compare): number[] {
  if (count <= 0) return [];
  return count < candidates.length * SMALL_SHARE
    ? keepFirst(candidates, count, compare)
    : candidates.toSorted(compare).slice(0, count);
}
