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

/** Each user has at most SEARCH_RECORDS_KEPT: older ones are deleted. */
export interface SearchHistoryStore {
  /** A record with the same postcode and hours since `sinceMs` gets the time of this search instead. */
  recordSearch(entry: SearchEntry, sinceMs: number): Promise<number>;
  /** Returns false if the user has no such record. */
  markClicked(userId: number, recordId: number): Promise<boolean>;
  /** A new record if the latest has a click on another destination. False without such a destination. */
  recordClick(userId: number, destinationId: number, nowMs: number): Promise<boolean>;
  /** The latest first. Each appears once. */
  recent(
    userId: number,
  ): Promise<{ readonly clickedIds: readonly number[]; readonly searches: readonly PastSearch[] }>;
}

export const SEARCH_RECORDS_KEPT = 200;
