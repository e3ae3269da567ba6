export interface SearchEntry {
  readonly userId: number;
  /** In its usual spelling, such as "SW1A 1AA". */
  readonly postcode: string;
  readonly drivingHours: number;
  readonly nowMs: number;
}

export interface PastSearch {
  readonly postcode: string;
  readonly drivingHours: number;
}

/** A user's recent searches and opened places, the latest first. Each appears once. */
export interface RecentHistory {
  readonly clickedIds: readonly number[];
  readonly searches: readonly PastSearch[];
}

/**
 * The records of a user's searches and clicks. Each user has at most SEARCH_RECORDS_KEPT: older ones are
 * deleted.
 */
export interface SearchHistoryStore {
  /**
   * Records a search and returns the record's id. If the user has searched with the same postcode and hours
   * since `sinceMs`, that record gets the time of this search, and no new one is made.
   */
  recordSearch(entry: SearchEntry, sinceMs: number): Promise<number>;
  /** Marks a record of this user as clicked. Returns false if the user has no such record. */
  markClicked(userId: number, recordId: number): Promise<boolean>;
  /**
   * Records a click on a destination in the user's latest record. If that record has a click on another
   * destination, makes a new record. Returns false if there is no such destination.
   */
  recordClick(userId: number, destinationId: number, nowMs: number): Promise<boolean>;
  recent(userId: number): Promise<RecentHistory>;
}

export const SEARCH_RECORDS_KEPT = 200;
