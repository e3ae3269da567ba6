/** In bytes, planned together, since all caches share one heap. */
export const MEMORY_SHARES = {
  /** From some 3,000 of the 11,123 postcode sectors, with the present catalogue. */
  driveTables: 16_000_000,
  /** A job needs each once: in a shared cache they would push out those of searches. */
  jobDriveTables: 200_000,
  /** One style on six days, with ten thousand places: with less, each results page would compute again. */
  visitScores: 16_000_000,
} as const;
