export interface Favorite {
  readonly id: number;
  readonly destinationId: number;
  /** In epoch milliseconds. */
  readonly createdAt: number;
}

export interface FavoriteStore {
  /** The newest first. */
  list(userId: number): Promise<readonly Favorite[]>;
  /** Saving twice stores one row. `not-found`: there is no such destination. */
  add(userId: number, destinationId: number, nowMs: number): Promise<"created" | "existing" | "not-found">;
  /** Returns false if the destination was not saved. */
  remove(userId: number, destinationId: number): Promise<boolean>;
}
