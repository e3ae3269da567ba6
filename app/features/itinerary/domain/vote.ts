export const VOTES = ["yes", "no"] as const;
export type Vote = (typeof VOTES)[number];

export interface VotesOfPlace {
  readonly slug: string;
  readonly yes: number;
  readonly all: number;
  readonly own: Vote | null;
}

/** Of one trip, so that a robot with its link cannot fill the database. */
export const MOST_VOTERS = 100;
