import { inTime } from "#app/domain/in-time";
import { type RequestTime, requestTime } from "./one-request";

/** For one statement or batch; most take milliseconds. */
export const STATEMENT_LIMIT_MS = 5_000;
/** Shorter, because every page waits for this query. Without its answer, a page is shown as to a guest. */
export const SESSION_LIMIT_MS = 2_000;
/** For all statements together: the response comes within eight seconds. */
const REQUEST_LIMIT_MS = 7_000;
/** A busy isolate may run a late timer before it handles an answer that has already arrived. */
const LATE_ANSWER_MS = 100;

/** Throws after `limitMs`, or when this request's time is used up; D1 may have done the work. */
export async function withinLimit<Answer>(ask: () => Promise<Answer>, limitMs: number): Promise<Answer> {
  const request = requestTime();
  const leftMs = Math.min(limitMs, request ? REQUEST_LIMIT_MS - spentOf(request) : Infinity);
  if (leftMs <= 0) throw new Error("the statements of this request have taken too long");
  if (request) begin(request);
  try {
    return await raced(ask(), leftMs);
  } finally {
    if (request) end(request);
  }
}

const spentOf = ({ spentMs, underWay, sinceMs }: RequestTime): number =>
  underWay > 0 ? spentMs + performance.now() - sinceMs : spentMs;

function begin(request: RequestTime): void {
  if (request.underWay === 0) request.sinceMs = performance.now();
  request.underWay += 1;
}

function end(request: RequestTime): void {
  request.spentMs = spentOf(request);
  request.sinceMs = performance.now();
  request.underWay -= 1;
}

const raced = <Answer>(answer: Promise<Answer>, limitMs: number): Promise<Answer> =>
  inTime(answer, limitMs, () =>
    inTime(answer, LATE_ANSWER_MS, () => {
      throw new Error(`no answer within ${Math.round(limitMs)} ms`);
    }),
  );
