import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PasswordHasherBusyError } from "#app/services/accounts/ports";
import { createPacedTurns } from "./paced-turns";

/** Runs on a clock that advances only while a caller waits. */
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
  it("are taken at once if no work is under way", async () => {
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

  describe("of a crowd, each on a timer of its own", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());
    const hashing = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

    it("are taken in the order of arrival, so that none waits for those who came after", async () => {
      const takeTurn = createPacedTurns({ clock: Date.now });
      const done: number[] = [];
      for (let who = 0; who < 18; who += 1) {
        void takeTurn(() => hashing(150).then(() => void done.push(who)));
        await vi.advanceTimersByTimeAsync(7);
      }
      await vi.advanceTimersByTimeAsync(5_000);
      expect(done).toEqual(Array.from({ length: 18 }, (_, who) => who));
    });

    it("are refused at once where twenty wait, and else after four seconds: two hundred have an answer within five", async () => {
      const takeTurn = createPacedTurns({ clock: Date.now });
      const startMs = Date.now();
      const answers: { ms: number; isDone: boolean }[] = [];
      const record = (isDone: boolean) => void answers.push({ ms: Date.now() - startMs, isDone });
      for (let who = 0; who < 200; who += 1)
        takeTurn(() => hashing(300)).then(
          () => record(true),
          (error: unknown) => record(!(error instanceof PasswordHasherBusyError)),
        );
      await vi.advanceTimersByTimeAsync(5_000);
      expect(answers).toHaveLength(200);
      expect(answers.filter(({ ms }) => ms === 0)).toHaveLength(200 - 21);
      expect(answers.filter(({ isDone }) => isDone).length).toBeGreaterThanOrEqual(12);
    });
  });

  it("are refused if the wait would be too long", async () => {
    const { takeTurn, time } = startTurns();
    for (let cancelled = 0; cancelled < 4; cancelled += 1) void takeTurn(never).catch(() => undefined);
    const startMs = time.nowMs;
    await expect(takeTurn(() => Promise.resolve("done"))).rejects.toThrow(PasswordHasherBusyError);
    expect(time.nowMs - startMs).toBeLessThan(5_000);
  });

  it("go to sign-ins before registrations, however many registrations wait", async () => {
    const { takeTurn, wait } = startTurns();
    const done: string[] = [];
    const work = (name: string) => async () => {
      await wait(200);
      done.push(name);
    };
    const registrations = [1, 2, 3, 4].map((index) => takeTurn(work(`register ${index}`), "later"));
    const signIns = ["a", "b"].map((who) => takeTurn(work(`sign in ${who}`)));
    await Promise.all([...registrations, ...signIns]);
    expect(done.slice(0, 3)).toEqual(["register 1", "sign in a", "sign in b"]);
    expect(done).toHaveLength(6);
  });

  it("are refused at once to a registration where eight wait already", async () => {
    const { takeTurn, wait } = startTurns();
    const registrations = Array.from({ length: 20 }, () => takeTurn(() => wait(200), "later"));
    const settled = await Promise.allSettled(registrations);
    const refused = settled.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(11);
    expect(refused[0]).toMatchObject({ reason: expect.any(PasswordHasherBusyError) as unknown });
  });

  it("come to a registration soon after a sign-in that was cancelled while it waited", async () => {
    const time = { nowMs: 5_000 };
    let cancelled = 0;
    const wait = async (ms: number) => {
      await Promise.resolve();
      time.nowMs += ms;
      if (cancelled++ === 0) await never();
    };
    const takeTurn = createPacedTurns({ clock: () => time.nowMs, wait });
    void takeTurn(() => Promise.resolve().then(() => wait(100)));
    void takeTurn(() => Promise.resolve("nobody waits for this"));
    time.nowMs += 4_000;
    expect(await takeTurn(() => Promise.resolve("done"), "later")).toBe("done");
    expect(time.nowMs).toBeLessThan(10_000);
  });
});
