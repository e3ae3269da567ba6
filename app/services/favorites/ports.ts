export interface Favorite {
  readonly id: number;
  readonly destinationId: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface FavoriteStore {
  /** Newest first. */
  list(userId: number): Promise<readonly Favorite[]>;
  /** Saving twice keeps one row; `not-found` if there is no such destination. */
  add(userId: number, destinationId: number, nowMs: number): Promise<"created" | "existing" | "not-found">;
  /** Whether there was a row to remove. */
  remove(userId: number, destinationId: number): Promise<boolean>;
}
