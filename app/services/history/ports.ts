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

/** A user's recent searches and opened places, latest first and without repeats. */
export interface RecentHistory {
  readonly clickedIds: readonly number[];
  readonly searches: readonly PastSearch[];
}

/** A user's own records, the latest by time; the oldest are deleted beyond SEARCH_RECORDS_KEPT. */
export interface SearchHistoryStore {
  /**
   * Returns the id of the search's record: a new one, unless the user has one with the same postcode and
   * hours since `sinceMs`, which then becomes the latest with this entry's time.
   */
  recordSearch(entry: SearchEntry, sinceMs: number): Promise<number>;
  /** Marks a record of this user as clicked; returns false if the user has no such record. */
  markClicked(userId: number, recordId: number): Promise<boolean>;
  /**
   * Records a click on a destination in the user's latest record, or in a new record if the latest has a click on
   * another destination. Returns false if there is no such destination.
   */
  recordClick(userId: number, destinationId: number, nowMs: number): Promise<boolean>;
  recent(userId: number): Promise<RecentHistory>;
}

export const SEARCH_RECORDS_KEPT = 200;
