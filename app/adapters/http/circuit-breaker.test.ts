import { describe, expect, it } from "vitest";
import { ProviderError } from "#app/services/ports";
import { type CircuitBreakerSettings, createCircuitBreaker } from "./circuit-breaker";

const OPEN_MS = 60_000;

function setUp(settings: Partial<CircuitBreakerSettings> = {}) {
  let nowMs = 1_000_000;
  let calls = 0;
  const breaker = createCircuitBreaker("vendor", () => nowMs, {
    failuresToOpen: 3,
    openMs: OPEN_MS,
    ...settings,
  });
  const run = async (outcome: unknown): Promise<string> => {
    try {
      return await breaker.run(async () => {
        calls += 1;
        await Promise.resolve();
        if (outcome instanceof Error) throw outcome;
        return "answer";
      });
    } catch (error) {
      return error instanceof ProviderError ? error.code : "fault";
    }
  };
  return {
    breaker,
    run,
    calls: () => calls,
    wait: (ms: number) => (nowMs += ms),
    now: () => nowMs,
  };
}

const down = new ProviderError("vendor", "unreachable", "status 500", { status: 500 });
const notFound = new ProviderError("vendor", "refused", "status 404", { status: 404 });
const badKey = new ProviderError("vendor", "refused", "status 401", { status: 401 });

async function open({ run }: ReturnType<typeof setUp>) {
  for (let failure = 0; failure < 3; failure += 1) await run(down);
}

describe("the circuit breaker", () => {
  it("lets calls through until there are enough failures in a row, then makes none", async () => {
    const test = setUp();
    await open(test);
    expect(await test.run("fine")).toBe("circuit-open");
    expect(test.calls()).toBe(3);
  });

  it("starts counting again after a success", async () => {
    const test = setUp();
    await test.run(down);
    await test.run(down);
    await test.run("fine");
    await test.run(down);
    await test.run(down);
    expect(await test.run("fine")).toBe("answer");
  });

  it("lets exactly one probe through when the time is up, however many ask at once", async () => {
    const test = setUp();
    await open(test);
    test.wait(OPEN_MS);
    const outcomes = await Promise.all([test.run("fine"), test.run("fine"), test.run("fine")]);
    expect(outcomes.sort()).toEqual(["answer", "circuit-open", "circuit-open"]);
    expect(test.calls()).toBe(4);
  });

  it("closes when the probe succeeds", async () => {
    const test = setUp();
    await open(test);
    test.wait(OPEN_MS);
    await test.run("fine");
    expect(await Promise.all([test.run("fine"), test.run("fine")])).toEqual(["answer", "answer"]);
  });

  it("opens again when the probe fails", async () => {
    const test = setUp();
    await open(test);
    test.wait(OPEN_MS);
    expect(await test.run(down)).toBe("unreachable");
    expect(await test.run("fine")).toBe("circuit-open");
    expect(test.calls()).toBe(4);
    test.wait(OPEN_MS);
    expect(await test.run("fine")).toBe("answer");
  });

  it("gives up waiting for a probe that was cut off and never reported back", async () => {
    const test = setUp();
    await open(test);
    test.wait(OPEN_MS);
    void test.breaker.run(() => new Promise(() => undefined));
    expect(await test.run("fine")).toBe("circuit-open");
    test.wait(60_000);
    expect(await test.run("fine")).toBe("answer");
  });

  it("makes no call before the time that a rate limit gave, and says when that is", async () => {
    const test = setUp();
    const retryAtMs = test.now() + 3_600_000;
    await test.run(new ProviderError("vendor", "rate-limited", "status 429", { status: 429, retryAtMs }));
    test.wait(3_599_999);
    await expect(test.breaker.run(() => Promise.resolve("never"))).rejects.toMatchObject({
      code: "rate-limited",
      details: { retryAtMs },
    });
    expect(test.calls()).toBe(1);
    test.wait(1);
    expect(await test.run("fine")).toBe("answer");
  });

  it("keeps to the latest of the times that rate limits gave to calls under way together", async () => {
    const test = setUp();
    const limited = (ms: number) => {
      const details = { status: 429, retryAtMs: test.now() + ms };
      return new ProviderError("vendor", "rate-limited", "status 429", details);
    };
    await Promise.all([test.run(limited(3_600_000)), test.run(limited(60_000))]);
    test.wait(3_599_999);
    expect(await test.run("fine")).toBe("rate-limited");
    test.wait(1);
    expect(await test.run("fine")).toBe("answer");
  });

  it("delays no other call for a rate limit if each call has its own", async () => {
    const test = setUp({ heedsRateLimits: false });
    const details = { status: 429, retryAtMs: test.now() + 3_600_000 };
    for (let time = 0; time < 4; time += 1)
      await test.run(new ProviderError("vendor", "rate-limited", "status 429", details));
    expect(await test.run("fine")).toBe("answer");
  });

  it("does not count an unknown postcode as a failure of the service, but counts a refused key", async () => {
    const test = setUp();
    for (let ask = 0; ask < 5; ask += 1) expect(await test.run(notFound)).toBe("refused");
    expect(test.calls()).toBe(5);
    for (let ask = 0; ask < 5; ask += 1) await test.run(badKey);
    expect(test.calls()).toBe(8);
  });
});
