/** Sends requests under chaos. Checks every answer, and records which changes were acknowledged. */
import { WORDS_OF_PROGRAMMERS } from "../harness/sign-in";
import { type Possible, Violation, type World } from "./world";

/** done: acknowledged. refused: nothing has changed. unknown: the answer was lost, or it reported a failure. */
export type Outcome = "done" | "refused" | "unknown";

/** One thing that a chaos run can do, with its name for the record. */
export interface Action {
  readonly name: string;
  /** How often the action is chosen, relative to the others. */
  readonly weight: number;
  readonly run: (world: World) => Promise<void>;
}

interface Answered {
  readonly outcome: Outcome;
  readonly status: number;
  readonly text: string;
}

/** For this long after an isolate has died, requests over its open connections may fail. */
const STALE_CONNECTIONS_MS = 10_000;

/** The site answers within eight seconds, even if something hangs. A busy machine may need twice as long. */
const LONGEST_ANSWER_MS = 16_000;

const mayLoseAnswers = ({ isDying, restartedAtMs }: World): boolean =>
  isDying || Date.now() - restartedAtMs < STALE_CONNECTIONS_MS;

/**
 * Reasons for which even a healthy site may answer 503: it has too many passwords to hash at once, or its email
 * service does not accept an email.
 */
interface Expectations {
  readonly mayBeBusy?: boolean;
}

/** Sends a request and checks its answer. A healthy site never fails; a failing one says so in plain words. */
export async function ask(
  world: World,
  what: string,
  request: () => Promise<Response>,
  { mayBeBusy = false }: Expectations = {},
): Promise<Answered> {
  let answer: Response;
  let text: string;
  const beganAtMs = performance.now();
  try {
    answer = await request();
    text = await answer.text();
  } catch (error) {
    if (mayLoseAnswers(world)) return { outcome: "unknown", status: 0, text: "" };
    const cause = error instanceof Error ? error.cause : undefined;
    throw new Violation(`${what}: no answer: ${String(error)}: ${String(cause)}`);
  }
  const tookMs = performance.now() - beganAtMs;
  world.longestAnswerMs = Math.max(world.longestAnswerMs, tookMs);
  if (tookMs > LONGEST_ANSWER_MS) throw new Violation(`${what}: answered after ${Math.round(tookMs)} ms`);
  const { status } = answer;
  if (status >= 500) judgeFailure(world, what, answer, text, mayBeBusy);
  const outcome = status >= 500 ? "unknown" : status >= 400 ? "refused" : "done";
  return { outcome, status, text };
}

function judgeFailure(world: World, what: string, answer: Response, text: string, mayBeBusy: boolean): void {
  const isExcused = world.faults.length > 0 || world.isDying || (mayBeBusy && answer.status === 503);
  if (!isExcused) throw new Violation(`${what}: ${answer.status} without a fault: ${text.slice(0, 300)}`);
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  // Checks only JSON: a page's scripts may contain any word, and other tests check a page's sentences.
  if (isJson && WORDS_OF_PROGRAMMERS.test(text)) throw new Violation(`${what}: says too much: ${text}`);
  if (answer.status === 503 && !/^\d+$/.test(answer.headers.get("Retry-After") ?? "")) {
    throw new Violation(`${what}: 503 without Retry-After`);
  }
}

/** Records which values are possible after an answer. */
export function note<Value>(possible: Possible<Value>, outcome: Outcome, value: Value): void {
  if (outcome === "done") possible.clear();
  if (outcome !== "refused") possible.add(value);
}
