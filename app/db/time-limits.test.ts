import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asOneRequest } from "./one-request";
import { withinLimit } from "./time-limits";

/** Answers after `ms`, and records when the caller gave up. */
const answering = (ms: number, limitMs = 5_000) =>
  withinLimit(() => new Promise((resolve) => setTimeout(() => resolve("done"), ms)), limitMs).then(
    () => "done",
    (error: Error) => `${error.message} at ${Math.round(performance.now() - startMs)}`,
  );
let startMs = 0;

describe("the limits of the database", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    startMs = performance.now();
  });
  afterEach(() => void vi.useRealTimers());

  /** Returns the outcome of the work, or "nothing" if it has none within a minute. */
  async function outcomeOf<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | "nothing"> {
    let outcome: Outcome | "nothing" = "nothing";
    void work().then((value) => (outcome = value));
    await vi.advanceTimersByTimeAsync(60_000);
    return outcome;
  }

  it("wait for an answer as long as they say, and no longer", async () => {
    expect(await outcomeOf(() => answering(4_999))).toBe("done");
    startMs = performance.now();
    expect(await outcomeOf(() => answering(90_000))).toBe("no answer within 5000 ms at 5100");
    startMs = performance.now();
    expect(await outcomeOf(() => answering(90_000, 2_000))).toBe("no answer within 2000 ms at 2100");
    expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  });

  it("take an answer that has come while the isolate was busy and its timer late", async () => {
    expect(await outcomeOf(() => answering(5_050))).toBe("done");
  });

  it("share seven seconds among the statements of a request, what is done meanwhile not counted", async () => {
    const work = () =>
      asOneRequest("first-unconstrained", async () => {
        const first = await answering(4_000);
        await new Promise((resolve) => setTimeout(resolve, 20_000));
        const second = await answering(2_500);
        startMs = performance.now();
        return [first, second, await answering(90_000), await answering(1)];
      });
    expect(await outcomeOf(work)).toEqual([
      "done",
      "done",
      "no answer within 500 ms at 600",
      "the statements of this request have taken too long at 600",
    ]);
  });

  it("count from the beginning of the first of those that overlap to the end of the last", async () => {
    const work = () =>
      asOneRequest("first-unconstrained", async () => {
        const later = new Promise((resolve) => setTimeout(resolve, 3_000)).then(() => answering(2_000));
        const both = await Promise.all([answering(4_000), later]);
        startMs = performance.now();
        return [...both, await answering(2_900)];
      });
    expect(await outcomeOf(work)).toEqual(["done", "done", "no answer within 2000 ms at 2100"]);
  });

  it("are one request's own", async () => {
    const work = () => asOneRequest("first-unconstrained", () => answering(4_000));
    expect(await outcomeOf(async () => [await work(), await work(), await answering(4_000)])).toEqual([
      "done",
      "done",
      "done",
    ]);
  });
});
