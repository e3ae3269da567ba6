import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "#app/domain/units";
import { ProviderError } from "#app/services/ports";
import { lookForWarnings } from "#app/services/warnings/look-for-warnings";
import { createInMemoryKv } from "../../../tests/fakes/in-memory-kv";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import { everywhere } from "../../../tests/fakes/warnings";
import { WARNINGS_KEY, createWarningSource, createWarningStore } from "./published-warnings";

const NOON = Date.UTC(2026, 10, 24, 12);
const storm = everywhere({ level: "red", fromMs: NOON, untilMs: NOON + 20 * MINUTE_MS, area: [] });

function site() {
  const time = { now: NOON };
  const clock = () => time.now;
  const kv = createInMemoryKv({ clock });
  const log = createInMemoryLog();
  const store = createWarningStore(kv);
  const answers: (() => Promise<{ warnings: (typeof storm)[]; unreadable: number }>)[] = [];
  const service = {
    name: "fake",
    fetchWarnings: () => answers.shift()?.() ?? Promise.resolve({ warnings: [], unreadable: 0 }),
  };
  const look = () => lookForWarnings({ service, store, clock, log });
  return { time, kv, log, store, answers, look, source: createWarningSource({ kv, clock, log }) };
}

describe("a look at the service", () => {
  it("is written once, with its time, even where it finds the same", async () => {
    const { kv, look, time, source } = site();
    await look();
    time.now += 10 * MINUTE_MS;
    await look();
    expect(kv.counts.writes).toBe(2);
    expect(await source.current()).toEqual({ isKnown: true, lookedAtMs: time.now, inForce: [] });
    expect(kv.ttlSeconds.get(WARNINGS_KEY)).toBe(86_400);
  });

  it("that fails writes nothing and is logged, so that what is known ages", async () => {
    const { kv, log, look, answers, time, source } = site();
    answers.push(
      () => Promise.resolve({ warnings: [storm], unreadable: 0 }),
      () => Promise.reject(new ProviderError("fake", "timeout", "slow")),
    );
    await look();
    time.now += 10 * MINUTE_MS;
    await look();
    expect(kv.counts.writes).toBe(1);
    expect(log.events().filter((event) => event.includes("not-"))).toEqual(["warnings.not-looked"]);
    expect(await source.current()).toMatchObject({ isKnown: true, lookedAtMs: NOON });
    time.now = NOON + 30 * MINUTE_MS;
    expect(await source.current()).toEqual({ isKnown: false, lookedAtMs: NOON, inForce: [] });
  });

  it("that meets a fault of ours fails", async () => {
    const { look, answers } = site();
    answers.push(() => Promise.reject(new TypeError("ours")));
    await expect(look()).rejects.toThrow("ours");
  });
});

describe("what an isolate knows of warnings", () => {
  it("is read once a minute, and leaves out at once what is over", async () => {
    const { kv, look, answers, time, source } = site();
    answers.push(() => Promise.resolve({ warnings: [storm], unreadable: 0 }));
    await look();
    expect((await source.current())?.inForce).toHaveLength(1);
    time.now += MINUTE_MS - 1;
    await source.current();
    expect(kv.counts.reads).toBe(1);
    time.now += 1;
    await source.current();
    expect(kv.counts.reads).toBe(2);
    time.now = storm.untilMs;
    expect((await source.current())?.inForce).toEqual([]);
  });

  it("is that nothing is known while the cache has no warnings yet", async () => {
    const { source } = site();
    expect(await source.current()).toEqual({ isKnown: false, lookedAtMs: null, inForce: [] });
  });

  it.each(["{", "null", '{"lookedAtMs":1}'])(
    "stays as it was where the cache answers with %s",
    async (text) => {
      const { kv, log, look, time, source } = site();
      await look();
      await source.current();
      time.now += 2 * MINUTE_MS;
      kv.faults.get = () => Promise.resolve(text);
      expect(await source.current()).toMatchObject({ isKnown: true, lookedAtMs: NOON });
      expect(log.events().filter((event) => event.includes("not-"))).toEqual(["warnings.not-read"]);
      // After a failed read, the next read waits a few seconds, so that not every request reads.
      await source.current();
      expect(kv.counts.reads).toBe(2);
      time.now += 5_000;
      delete kv.faults.get;
      await source.current();
      expect(kv.counts.reads).toBe(3);
    },
  );

  it("keeps no visitor waiting for a cache that never answers", async () => {
    const { kv, source } = site();
    kv.faults.get = () => new Promise(() => undefined);
    const both = await Promise.all([source.current(), source.current()]);
    expect(both).toEqual([
      expect.objectContaining({ isKnown: false }),
      expect.objectContaining({ isKnown: false }),
    ]);
    expect(kv.counts.reads).toBe(1);
  });
});
