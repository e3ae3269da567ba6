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

/** A user's own records, the latest by time; the oldest go once there are more than SEARCH_RECORDS_KEPT. */
export interface SearchHistoryStore {
  /**
   * The id of the search's record: a new one, unless the user has one of the same postcode and hours that is
   * no older than `sinceMs`. That one is then the latest, with the time of this entry.
   */
  recordSearch(entry: SearchEntry, sinceMs: number): Promise<number>;
  /** Marks a record of this user as clicked; false where the user has no such record. */
  markClicked(userId: number, recordId: number): Promise<boolean>;
  /**
   * Notes a click on a destination on the user's latest record, or on a new one where that has a click on
   * another destination; false where there is no such destination.
   */
  recordClick(userId: number, destinationId: number, nowMs: number): Promise<boolean>;
  recent(userId: number): Promise<RecentHistory>;
}

export const SEARCH_RECORDS_KEPT = 200;
