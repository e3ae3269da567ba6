import { describe, expect, it } from "vitest";
import { ATTEMPT_WINDOW_MS, retryAfterSeconds } from "./account-throttle";

describe("the throttle", () => {
  it("lets the last allowed attempt pass and stops the next", () => {
    expect(retryAfterSeconds({ startedAt: 0, count: 10 }, 10, 1_000)).toBeNull();
    expect(retryAfterSeconds({ startedAt: 0, count: 11 }, 10, 1_000)).toBe(899);
  });

  it("never asks for less than a second", () => {
    expect(retryAfterSeconds({ startedAt: 0, count: 11 }, 10, ATTEMPT_WINDOW_MS)).toBe(1);
  });
});
