import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import type { Clock } from "#app/services/ports";

/** Does the work when it is its turn; throws PasswordHasherBusyError where that would take too long. */
export type TakeTurn = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;

const LOOK_AGAIN_MS = 20;
const LONGEST_WAIT_MS = 10_000;
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
  return async (work) => {
    const deadlineMs = clock() + LONGEST_WAIT_MS;
    while (turn && clock() < turn.endsAtMs) {
      if (clock() >= deadlineMs) throw new PasswordHasherBusyError();
      await wait(LOOK_AGAIN_MS);
    }
    const mine = { endsAtMs: clock() + LONGEST_TURN_MS };
    turn = mine;
    try {
      return await work();
    } finally {
      if (turn === mine) turn = null;
    }
  };
}
