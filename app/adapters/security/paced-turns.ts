import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import type { Clock } from "#app/services/ports";

/**
 * Does the work when it is its turn; throws PasswordHasherBusyError where that would take too long. "later" lets
 * everybody go first who comes "soon", and is refused at once where enough wait already.
 */
export type TakeTurn = <Outcome>(work: () => Promise<Outcome>, when?: "soon" | "later") => Promise<Outcome>;

const LOOK_AGAIN_MS = 20;
const LONGEST_WAIT_MS = 10_000;
/** A waiter looks again far more often than this: one that has been silent for longer was cancelled. */
const GONE_AFTER_MS = 500;
/** How many may wait "later": their work is done well before anybody gives up on it. */
const MOST_WAIT_LATER = 8;
/** Longer than a hash takes on a busy machine: whoever is not done by then was cancelled. */
const LONGEST_TURN_MS = 4_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * One hash at a time in an isolate: each takes 16 MB and all the time that searches leave. Who waits looks again
 * on a timer of its own; in a queue of promises, a request that is cancelled would leave all behind it waiting.
 */
export function createPacedTurns({
  clock,
  wait = sleep,
}: {
  clock: Clock;
  wait?: (ms: number) => Promise<void>;
}): TakeTurn {
  let turn: { readonly endsAtMs: number } | null = null;
  let soonSeenAtMs = -Infinity;
  const later = new Map<symbol, number>();

  function mustWait(when: "soon" | "later"): boolean {
    if (turn && clock() < turn.endsAtMs) return true;
    return when === "later" && clock() - soonSeenAtMs < GONE_AFTER_MS;
  }

  /** Records that this caller still waits; throws where too many already do. */
  function look(who: symbol, when: "soon" | "later"): void {
    if (when === "soon") {
      soonSeenAtMs = clock();
      return;
    }
    for (const [other, seenAtMs] of later) if (clock() - seenAtMs >= GONE_AFTER_MS) later.delete(other);
    if (!later.has(who) && later.size >= MOST_WAIT_LATER) throw new PasswordHasherBusyError();
    later.set(who, clock());
  }

  return async (work, when = "soon") => {
    const deadlineMs = clock() + LONGEST_WAIT_MS;
    const who = Symbol("waiting");
    let hasWaited = false;
    try {
      while (mustWait(when)) {
        hasWaited = true;
        if (clock() >= deadlineMs) throw new PasswordHasherBusyError();
        look(who, when);
        await wait(LOOK_AGAIN_MS);
      }
    } finally {
      later.delete(who);
    }
    // Those who wait behind this one report again at once.
    if (hasWaited && when === "soon") soonSeenAtMs = -Infinity;
    const mine = { endsAtMs: clock() + LONGEST_TURN_MS };
    turn = mine;
    try {
      return await work();
    } finally {
      if (turn === mine) turn = null;
    }
  };
}
