/** Bytes (docs/budgets.md, row 13). The platform ends an isolate that uses more than 128 MB. */
export const HEAP_BUDGET_BYTES = 90_000_000;

/** In bytes, planned together, since all caches share one heap. */
export const MEMORY_SHARES = {
  /** From some 3,000 of the 11,123 postcode sectors, with the present catalogue. */
  driveTables: 16_000_000,
  /** A job needs each once: in a shared cache they would push out those of searches. */
  jobDriveTables: 200_000,
  /** One style on six days, with ten thousand places: with less, each results page would compute again. */
  visitScores: 16_000_000,
  /** From some 300 origins and limits. */
  driveAreas: 3_000_000,
} as const;
