export interface Row {
  /** The row's number in docs/budgets.md. */
  readonly budget: string;
  readonly what: string;
  readonly measured: string;
  readonly allowed: string;
  readonly holds: boolean;
}

const MARK = { true: "✓", false: "✗" } as const;

/** Prints one line for a budget: the measured value and the limit. */
export function printRow({ budget, what, measured, allowed, holds }: Row): void {
  console.log(
    `${MARK[`${holds}`]} ${budget.padEnd(3)} ${what.padEnd(58)} ${measured.padEnd(34)} (${allowed})`,
  );
}

/** A value without a unit is a ratio. */
const inWords = (value: number, unit: string) =>
  unit === "" ? `× ${value.toFixed(2)}` : `${Number(value.toPrecision(3))} ${unit}`;

/** Makes a row whose value must not exceed a limit. */
export const atMost = (budget: string, what: string, value: number, limit: number, unit = ""): Row => ({
  budget,
  what,
  measured: inWords(value, unit),
  allowed: `≤ ${inWords(limit, unit)}`,
  holds: value <= limit,
});

/** Makes a row whose value must reach a limit. */
export const atLeast = (budget: string, what: string, value: number, limit: number, unit = ""): Row => ({
  ...atMost(budget, what, value, limit, unit),
  allowed: `≥ ${inWords(limit, unit)}`,
  holds: value >= limit,
});

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
