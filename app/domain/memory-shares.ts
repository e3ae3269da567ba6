/**
 * The memory that our budget allows an isolate, in bytes (docs/budgets.md, row 13). The platform ends an
 * isolate that uses more than 128 MB.
 */
export const HEAP_BUDGET_BYTES = 90_000_000;

/**
 * The limits of an isolate's caches, in bytes. They are planned together, since all caches share one heap.
 */
export const MEMORY_SHARES = {
  /** Drive times from some 3,000 of the 11,123 postcode sectors, with the present catalogue. */
  driveTables: 16_000_000,
  /**
   * Drive times for alerts. A run needs those of each district only once, so in a shared cache they would
   * push out the drive times of searches.
   */
  alertDriveTables: 200_000,
  /**
   * Scores of a snapshot. There is room for one style on six days, with ten thousand places within five
   * hours' drive. With less room, each results page would compute its scores again. With six hundred places,
   * all possible scores need half of this room.
   */
  visitScores: 16_000_000,
  /** Whole answers that are the same for every guest. They are cached for half a minute. */
  publicAnswers: 12_000_000,
  /** The addresses of public answers that were requested a moment ago: some ten thousand. */
  publicAddresses: 1_200_000,
  /** Outlines of the area within a drive: from some 300 origins and limits. */
  driveAreas: 3_000_000,
} as const;
