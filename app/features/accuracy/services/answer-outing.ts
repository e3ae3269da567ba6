import { OUTING_LIMIT } from "#app/features/accuracy/domain/outing-answers";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { type OutingAnswer, isAskedOn } from "#app/features/accuracy/domain/outing-answers";
import type { Fingerprint, ThrottleStore } from "#app/services/accounts/ports";
import { admitAttempt } from "#app/services/accounts/throttle";
import type { Clock } from "#app/services/ports";
import type { OutingAnswerStore } from "./ports";

interface AnsweredOuting {
  readonly slug: string;
  readonly date: LondonDate;
  readonly answer: OutingAnswer;
  /** Only counted against the limit, as a pseudonym for a day. */
  readonly clientAddress: string;
}

export type OutingOutcome = "counted" | "no-such-outing" | "throttled";

interface Deps {
  readonly answers: OutingAnswerStore;
  readonly attempts: ThrottleStore;
  readonly pseudonym: Fingerprint;
  readonly clock: Clock;
}

export function createAnswerOuting({ answers, attempts, pseudonym, clock }: Deps) {
  return async ({ clientAddress, ...outing }: AnsweredOuting): Promise<OutingOutcome> => {
    if (!isAskedOn(outing.date, londonDateOf(clock()))) return "no-such-outing";
    const subject = await pseudonym(`outing:${clientAddress}`);
    if (await admitAttempt([{ subject, limit: OUTING_LIMIT }], { attempts, clock })) return "throttled";
    return (await answers.add(outing)) ? "counted" : "no-such-outing";
  };
}
