import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import { createMemoryCache } from "../../../tests/fakes/memory-cache";
import { createLookUpCache, type KeyValueCache } from "./look-up-cache";

const never = () => new Promise<never>(() => {});
const down = () => Promise.reject(new Error("KV is down"));

function setUp(faults: Partial<KeyValueCache> = {}) {
  const cache: KeyValueCache = { ...createMemoryCache(), ...faults };
  const log = createInMemoryLog();
  const later: Promise<unknown>[] = [];
  const lookUps = createLookUpCache({ cache, log, keepAlive: (work) => later.push(work) }, z.number());
  return { cache, log, later, lookUps };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a cache of look-ups", () => {
  it("that hangs is a cache that misses, within a second", async () => {
    const { lookUps, log } = setUp({ get: never });
    const read = lookUps.read("key");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBe(null);
    expect(log.events()).toEqual(["look-up-cache.failed"]);
  });

  it("writes after the answer, and keeps the Worker alive until it has written", async () => {
    let write = () => {};
    const put = () => new Promise<void>((resolve) => (write = resolve));
    const { lookUps, later } = setUp({ put });
    lookUps.write("key", 5, 60);
    let isDone = false;
    void later[0]?.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([later.length, isDone]).toEqual([1, false]);
    write();
    await vi.advanceTimersByTimeAsync(0);
    expect(isDone).toBe(true);
  });

  it("that is down is logged once, and again if it fails after it had come back", async () => {
    const { cache, lookUps, log, later } = setUp({ get: down, put: down });
    for (let visitor = 0; visitor < 3; visitor += 1) {
      expect(await lookUps.read("key")).toBe(null);
      lookUps.write("key", 5, 60);
    }
    await Promise.all(later);
    expect(log.events()).toEqual(["look-up-cache.failed"]);
    cache.get = () => Promise.resolve(5);
    expect(await lookUps.read("key")).toBe(5);
    cache.get = down;
    await lookUps.read("key");
    expect(log.events()).toEqual(["look-up-cache.failed", "look-up-cache.failed"]);
  });

  it("misses if an older release wrote another shape", async () => {
    const { lookUps } = setUp({ get: () => Promise.resolve({ minutes: 5 }) });
    expect(await lookUps.read("key")).toBe(null);
  });

  it("logs a write that failed", async () => {
    const { lookUps, log, later } = setUp({ put: down });
    lookUps.write("key", 5, 60);
    await Promise.all(later);
    expect(log.events()).toEqual(["look-up-cache.failed"]);
  });

  it("logs nothing of its contents", async () => {
    const get = () => Promise.resolve().then((): unknown => JSON.parse("LS1 1UR"));
    const { lookUps, log } = setUp({ get });
    expect(await lookUps.read("key")).toBe(null);
    expect(log.lines).toEqual([{ event: "look-up-cache.failed", fields: { error: "not JSON" } }]);
  });
});
