interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly faults: readonly string[];
}

export function unitCounts(path: string): Counts | null;
export function journeyCounts(path: string): Counts | null;
export function outcomeOf(label: string, code: number, counts: Counts | null): Counts;
