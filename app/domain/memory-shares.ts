/**
 * The memory that an isolate may use by our budget, in bytes (docs/budgets.md, row 13). The platform ends an
 * isolate that uses more than 128 MB.
 */
export const HEAP_BUDGET_BYTES = 90_000_000;

/**
 * The limits of an isolate's caches, in bytes. They are planned together, since all caches share one heap.
 */
export const MEMORY_SHARES = {
  /**
   * Parts of the calls' answers: some three times what the whole catalogue needs in every unit, style and
   * day.
   */
  answerTexts: 24_000_000,
  /** Drive times from some 3,000 of the 11,123 postcode sectors, with the present catalogue. */
  driveTables: 16_000_000,
  /** Drive times for alerts. A run needs each district once, so in one cache they would push out those of searches. */
  alertDriveTables: 200_000,
  /**
   * Scores of a snapshot: room for six days of one style for ten thousand places within five hours' drive. With less,
   * each results page would compute them again. All possible scores of six hundred places need half of this.
   */
  visitScores: 16_000_000,
  /** Whole answers that are the same for every guest, for half a minute. */
  publicAnswers: 12_000_000,
  /** Which public answers were requested a moment ago: some ten thousand addresses. */
  publicAddresses: 1_200_000,
  /** Outlines of the area within a drive, from some 300 origins and limits. */
  driveAreas: 3_000_000,
} as const;
