import { describe, expect, it } from "vitest";
import { createRequestLimiter } from "./request-limiter";

/** A binding that allows this many requests per key, as the platform's does per minute. */
function bindingOf(limit: number) {
  const counts = new Map<string, number>();
  return {
    limit({ key }: { key: string }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return Promise.resolve({ success: count <= limit });
    },
  };
}

const silent = { error: () => undefined };

describe("the limiter of requests", () => {
  it("counts each client and each kind separately", async () => {
    const limiter = createRequestLimiter({ call: bindingOf(1), page: bindingOf(2) }, silent);
    expect([await limiter.allows("call", "a"), await limiter.allows("call", "a")]).toEqual([true, false]);
    expect(await limiter.allows("call", "b")).toBe(true);
    expect([await limiter.allows("page", "a"), await limiter.allows("page", "a")]).toEqual([true, true]);
    expect(await limiter.allows("page", "a")).toBe(false);
  });

  it("has no limit without a binding", async () => {
    const limiter = createRequestLimiter({ call: undefined, page: undefined }, silent);
    expect(await limiter.allows("call", "a")).toBe(true);
  });

  it("lets requests pass when the binding fails, and logs the first failure only", async () => {
    const logged: string[] = [];
    const broken = { limit: () => Promise.reject(new Error("no counter")) };
    const limiter = createRequestLimiter(
      { call: broken, page: broken },
      { error: (event) => void logged.push(event) },
    );
    expect([await limiter.allows("call", "a"), await limiter.allows("page", "a")]).toEqual([true, true]);
    expect(logged).toEqual(["request-limits.failed"]);
  });
});
