import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "./in-time";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<string>(() => undefined);
const fail = () => {
  throw new Error("late");
};

it("work that settles in time is the outcome, and no timer is left", async () => {
  expect(await inTime(Promise.resolve("done"), 10, fail)).toBe("done");
  await expect(inTime(Promise.reject(new Error("broken")), 10, fail)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

it("after the time, late work is replaced or fails, and what it throws afterwards harms nothing", async () => {
  let breakIt: (error: Error) => void = () => undefined;
  const slow = new Promise<string>((_, reject) => {
    breakIt = reject;
  });
  const replaced = inTime(slow, 10, () => null);
  const failed = inTime(never, 10, fail);
  const isLate = expect(failed).rejects.toThrow("late");
  await vi.advanceTimersByTimeAsync(10);
  expect(await replaced).toBeNull();
  await isLate;
  breakIt(new Error("afterwards"));
  await vi.advanceTimersByTimeAsync(0);
});
