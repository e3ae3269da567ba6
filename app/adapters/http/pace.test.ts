import { describe, expect, it } from "vitest";
import { createPace } from "./pace";

/** Runs on a clock that advances only while a caller sleeps. */
function setUp(calls: number, windowMs: number) {
  const time = { now: 0 };
  const takeTurn = createPace(
    { calls, windowMs },
    {
      clock: () => time.now,
      sleep: (ms) => {
        time.now += ms;
        return Promise.resolve();
      },
    },
  );
  return { time, takeTurn };
}

describe("a pace", () => {
  it("lets a window's calls through at once and the next when they have left it", async () => {
    const { time, takeTurn } = setUp(3, 1_000);
    const at: number[] = [];
    for (let call = 0; call < 7; call += 1) {
      await takeTurn(1);
      at.push(time.now);
    }
    expect(at).toEqual([0, 0, 0, 1_000, 1_000, 1_000, 2_000]);
  });

  it("counts what a request costs, not the request", async () => {
    const { time, takeTurn } = setUp(600, 60_000);
    for (const calls of [100, 100, 100, 100, 100, 100, 38]) await takeTurn(calls);
    expect(time.now).toBe(60_000);
  });

  it("makes no call wait because the clock was set back", async () => {
    const { time, takeTurn } = setUp(1, 1_000);
    time.now = 86_400_000;
    await takeTurn(1);
    time.now = 0;
    await takeTurn(1);
    expect(time.now).toBe(0);
  });

  it("refuses what no window could hold", async () => {
    await expect(setUp(10, 1_000).takeTurn(11)).rejects.toThrow(RangeError);
  });
});
