import { sleep } from "#app/domain/in-time";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import type { Clock } from "#app/services/ports";

type When = "soon" | "later";

/** "later" runs only when no "soon" waits. Throws PasswordHasherBusyError. */
export type TakeTurn = <Outcome>(work: () => Promise<Outcome>, when?: When) => Promise<Outcome>;

const LOOK_AGAIN_MS = 20;
/** With the request's own hash the answer then comes within five seconds, before people give up. */
const LONGEST_WAIT_MS = 4_000;
/** Waiting requests check far more often: one that has not for this long was cancelled. */
const GONE_AFTER_MS = 500;
/** At a fifth of a second for each hash, as much as can be hashed within the longest wait. */
const MOST_WAIT = 20;
const MOST_WAIT_LATER = 8;
/** Longer than a hash takes on a busy machine: work that still runs was cancelled. */
const LONGEST_TURN_MS = 4_000;

interface Waiter {
  readonly when: When;
  seenAtMs: number;
}

/**
 * One hash at a time: each takes 16 MB and all processor time. Requests poll with timers of their own: in a
 * queue of promises a cancelled request would block all behind it.
 */
export function createPacedTurns({
  clock,
  wait = sleep,
}: {
  clock: Clock;
  wait?: (ms: number) => Promise<void>;
}): TakeTurn {
  let turn: { readonly endsAtMs: number } | null = null;
  const waiting = new Set<Waiter>();
  const waitingNow = () => [...waiting].filter(({ seenAtMs }) => clock() - seenAtMs < GONE_AFTER_MS);

  function mustWait(me: Waiter): boolean {
    if (turn && clock() < turn.endsAtMs) return true;
    const others = waitingNow();
    const goesFirst = (other: Waiter) => other.when === "soon" && me.when === "later";
    const before = others.slice(0, others.includes(me) ? others.indexOf(me) : others.length);
    return others.some(goesFirst) || before.some(({ when }) => when === me.when);
  }

  function enter(me: Waiter): void {
    const others = waitingNow();
    const isFull = others.length >= MOST_WAIT;
    const isLaterFull = others.filter(({ when }) => when === "later").length >= MOST_WAIT_LATER;
    if (isFull || (me.when === "later" && isLaterFull)) throw new PasswordHasherBusyError();
    waiting.add(me);
  }

  /** The last check and the claim are one synchronous step: with an await between, two could claim. */
  async function takeTurn(me: Waiter): Promise<{ readonly endsAtMs: number }> {
    const deadlineMs = clock() + LONGEST_WAIT_MS;
    if (mustWait(me)) enter(me);
    try {
      while (mustWait(me)) {
        if (clock() >= deadlineMs) throw new PasswordHasherBusyError();
        await wait(LOOK_AGAIN_MS);
        me.seenAtMs = clock();
      }
      return (turn = { endsAtMs: clock() + LONGEST_TURN_MS });
    } finally {
      waiting.delete(me);
    }
  }

  return async (work, when = "soon") => {
    const mine = await takeTurn({ when, seenAtMs: clock() });
    try {
      return await work();
    } finally {
      if (turn === mine) turn = null;
    }
  };
}
