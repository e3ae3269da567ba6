export interface Row {
  /** The row of docs/budgets.md. */
  readonly budget: string;
  readonly what: string;
  readonly measured: string;
  readonly allowed: string;
  readonly holds: boolean;
}

const MARK = { true: "✓", false: "✗" } as const;

/** One line a budget: what was measured beside what is allowed. */
export function printRow({ budget, what, measured, allowed, holds }: Row): void {
  console.log(
    `${MARK[`${holds}`]} ${budget.padEnd(3)} ${what.padEnd(58)} ${measured.padEnd(34)} (${allowed})`,
  );
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
