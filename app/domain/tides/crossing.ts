/** A rule of thumb, in hours after high or low water, negative before it. */
export interface CrossingRule {
  readonly water: "high" | "low";
  readonly fromHours: number;
  /** If this is at most `fromHours`, it is counted from the next high (or low) water. */
  readonly untilHours: number;
  readonly state: "open" | "closed";
}

export interface TidalCrossing {
  readonly name: string;
  readonly way: "road" | "foot" | "beach";
  /** What local people say: the second half of a sentence. */
  readonly says: string;
  /** Publishes when the way is safe to cross; absent if we know of none. */
  readonly url?: string | undefined;
  readonly isOnlyWay?: true | undefined;
  /** Absent if no rule of thumb holds for every tide. */
  readonly rule?: CrossingRule | undefined;
}

/** The tide covers the only way. We don't recommend such a place unless we can show the times. */
export const isCutOffByTide = (crossings: readonly TidalCrossing[] | undefined): boolean =>
  (crossings ?? []).some(({ isOnlyWay }) => isOnlyWay);
