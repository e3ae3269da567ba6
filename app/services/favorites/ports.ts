export interface Favorite {
  readonly id: number;
  readonly destinationId: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export interface FavoriteStore {
  /** Newest first. */
  list(userId: number): Promise<readonly Favorite[]>;
  /** One row however often it is asked for; `not-found` where there is no such destination. */
  add(userId: number, destinationId: number, nowMs: number): Promise<"created" | "existing" | "not-found">;
  /** Whether there was one to remove. */
  remove(userId: number, destinationId: number): Promise<boolean>;
}
