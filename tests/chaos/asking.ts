/** Requests under chaos: every answer is checked, and what it acknowledges is recorded. */
import { WORDS_OF_PROGRAMMERS } from "../harness/sign-in";
import { type Possible, Violation, type World } from "./world";

/** done: acknowledged; refused: nothing has changed; unknown: the answer was lost, or reported a failure. */
export type Outcome = "done" | "refused" | "unknown";

/** What a chaos run can do: a function, with its name for the record. */
export interface Action {
  readonly name: string;
  /** How often it is chosen, relative to the others. */
  readonly weight: number;
  readonly run: (world: World) => Promise<void>;
}

export interface Answered {
  readonly outcome: Outcome;
  readonly status: number;
  readonly text: string;
}

/** For a moment after an isolate dies, requests over its open connections fail. */
const STALE_CONNECTIONS_MS = 10_000;

/** The site answers within eight seconds, whatever hangs; a busy machine may need twice that. */
const LONGEST_ANSWER_MS = 16_000;

const mayLoseAnswers = ({ isDying, restartedAtMs }: World): boolean =>
  isDying || Date.now() - restartedAtMs < STALE_CONNECTIONS_MS;

/**
 * What even a healthy site may refuse with 503: more passwords than it hashes at once, or an email that its
 * mail service does not accept.
 */
export interface Expectations {
  readonly mayBeBusy?: boolean;
}

/** Sends a request and checks its answer: a healthy site never fails, and a failing one says so in plain words. */
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
  // Only JSON is checked: a page's scripts may contain any word, and other tests check its sentences.
  if (isJson && WORDS_OF_PROGRAMMERS.test(text)) throw new Violation(`${what}: says too much: ${text}`);
  if (answer.status === 503 && !/^\d+$/.test(answer.headers.get("Retry-After") ?? "")) {
    throw new Violation(`${what}: 503 without Retry-After`);
  }
}

/** Records the values that are possible after an answer. */
export function note<Value>(possible: Possible<Value>, outcome: Outcome, value: Value): void {
  if (outcome === "done") possible.clear();
  if (outcome !== "refused") possible.add(value);
}
