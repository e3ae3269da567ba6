import type { AttemptLimit } from "#app/domain/accounts/throttle";
import { HOUR_MS } from "#app/domain/units";

/** Whether a place of a shared trip suits one of its readers. */
export const VOTES = ["yes", "no"] as const;
export type Vote = (typeof VOTES)[number];

export interface VotesOfPlace {
  readonly slug: string;
  readonly yes: number;
  readonly all: number;
  /** What this browser said; null if nothing. */
  readonly own: Vote | null;
}

/** Of one trip, so that a robot with its link cannot fill the database. */
export const MOST_VOTERS = 100;

/** From one network address: a family that changes its mind, a class. */
export const TRIP_VOTE_LIMIT: AttemptLimit = { attempts: 300, windowMs: 24 * HOUR_MS };
