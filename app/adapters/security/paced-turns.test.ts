import { describe, expect, it } from "vitest";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import { createPacedTurns } from "./paced-turns";

/** A clock that moves on only while somebody waits. */
function startTurns() {
  const time = { nowMs: 5_000 };
  const wait = async (ms: number) => {
    await Promise.resolve();
    time.nowMs += ms;
  };
  return { time, wait, takeTurn: createPacedTurns({ clock: () => time.nowMs, wait }) };
}

const never = () => new Promise<never>(() => undefined);

describe("turns", () => {
  it("are taken at once where nobody is at work", async () => {
    const { takeTurn, time } = startTurns();
    expect(await takeTurn(() => Promise.resolve("done"))).toBe("done");
    expect(await takeTurn(() => Promise.resolve("again"))).toBe("again");
    expect(time.nowMs).toBe(5_000);
  });

  it("never overlap", async () => {
    const { takeTurn, wait } = startTurns();
    let atWork = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (atWork += 1));
      await wait(200);
      atWork -= 1;
    };
    await Promise.all([1, 2, 3, 4].map(() => takeTurn(work)));
    expect(most).toBe(1);
  });

  it("pass on after work that failed", async () => {
    const { takeTurn } = startTurns();
    await expect(takeTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await takeTurn(() => Promise.resolve("done"))).toBe("done");
  });

  it("pass on from a request that was cancelled and never ends", async () => {
    const { takeTurn, time } = startTurns();
    void takeTurn(never);
    expect(await takeTurn(() => Promise.resolve("done"))).toBe("done");
    expect(time.nowMs).toBeLessThan(10_000);
  });

  it("are refused to who would wait too long", async () => {
    const { takeTurn } = startTurns();
    for (let cancelled = 0; cancelled < 4; cancelled += 1) void takeTurn(never).catch(() => undefined);
    await expect(takeTurn(() => Promise.resolve("done"))).rejects.toThrow(PasswordHasherBusyError);
  });
});
