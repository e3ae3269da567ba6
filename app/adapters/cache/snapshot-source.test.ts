import { MINUTE_MS } from "#app/domain/units";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Log, SnapshotUnavailableError } from "#app/services/ports";
import type { SnapshotContent } from "#app/services/weather/ports";
import { emptyRoads, noMasks, noTides } from "../../../tests/fakes/nothing-prepared";
import { createInMemoryKv } from "../../../tests/fakes/in-memory-kv";
import type { KeyValueStore } from "./key-value-store";
import { SNAPSHOT_KEY } from "./snapshot-codec";
import { contentOf, forecastAt } from "../../../tests/fakes/snapshot-content";
import { createSnapshotPublisher } from "./snapshot-publisher";
import { createSnapshotSource } from "./snapshot-source";

const clock = () => Date.now();

interface SetUp {
  lagMs?: number;
  rebuild?: () => Promise<SnapshotContent>;
  provider?: string;
}

function setUp(options: SetUp = {}) {
  const { provider = "open-meteo" } = options;
  const kv = createInMemoryKv({ clock, lagMs: options.lagMs });
  const errors: string[] = [];
  const log: Log = { info: () => {}, error: (event) => void errors.push(event) };
  const database = { reads: 0 };
  const rebuild = async () => {
    database.reads++;
    return (options.rebuild ?? (() => Promise.reject(new Error("D1 is down"))))();
  };
  const source = createSnapshotSource({ kv, rebuild, provider, clock, log });
  const publisher = createSnapshotPublisher({
    kv,
    clock,
    graph: emptyRoads,
    masksOf: noMasks,
    tidesOf: noTides,
  });
  return {
    kv,
    errors,
    database,
    source,
    publish: (content: SnapshotContent) => publisher.publish(() => Promise.resolve(content), "always"),
  };
}

const idsOf = async ({ source }: ReturnType<typeof setUp>) =>
  (await source.current()).places.map(({ id }) => id);

const never = () => new Promise<never>(() => {});
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("the snapshot that an isolate serves", () => {
  it("is what was published, to the last field", async () => {
    const deps = setUp();
    await deps.publish(contentOf(4));
    const { detailsJson, ...content } = contentOf(4);
    const current = await deps.source.current();
    expect(current).toMatchObject(content);
    expect(detailsJson.map((_, position) => current.detailsJson.at(position))).toEqual(detailsJson);
    expect((await deps.source.current()).version).toMatch(/^[0-9a-f]{20}$/);
  });

  it("costs two reads cold, none while it is warm, one after a minute", async () => {
    const deps = setUp();
    await deps.publish(contentOf(4));
    deps.kv.resetCounts();
    await deps.source.current();
    expect(deps.kv.counts.reads).toBe(2);
    vi.advanceTimersByTime(MINUTE_MS - 1);
    await deps.source.current();
    expect(deps.kv.counts.reads).toBe(2);
    vi.advanceTimersByTime(1);
    await deps.source.current();
    expect(deps.kv.counts.reads).toBe(3);
  });

  it("is read again after two seconds where it has no weather to show: the first run publishes any moment", async () => {
    const deps = setUp();
    await deps.publish(contentOf(2, { forecasts: [null, null] }));
    await deps.source.current();
    await deps.publish(contentOf(2));
    vi.advanceTimersByTime(1_999);
    expect((await deps.source.current()).forecasts).toEqual([null, null]);
    vi.advanceTimersByTime(1);
    expect((await deps.source.current()).forecasts).not.toEqual([null, null]);
  });

  it("may be half a minute old in a location's copy; details, which never change, five minutes", async () => {
    const deps = setUp();
    await deps.publish(contentOf(1));
    await deps.source.current();
    const details = deps.kv.keys().filter((key) => key !== SNAPSHOT_KEY);
    expect([...deps.kv.copySeconds]).toEqual([[SNAPSHOT_KEY, 30], ...details.map((key) => [key, 300])]);
  });

  it("stays the same object until something else is published, so that what was derived from it stays", async () => {
    const deps = setUp();
    await deps.publish(contentOf(2));
    const before = await deps.source.current();
    await deps.publish(contentOf(2));
    vi.advanceTimersByTime(MINUTE_MS);
    deps.kv.resetCounts();
    expect(await deps.source.current()).toBe(before);
    expect(deps.kv.counts.reads).toBe(1);
  });

  it("keeps its list objects over a publication that changes the weather only", async () => {
    const deps = setUp();
    await deps.publish(contentOf(2));
    const before = await deps.source.current();
    await deps.publish(contentOf(2, { forecasts: [null, null] }));
    vi.advanceTimersByTime(MINUTE_MS);
    const after = await deps.source.current();
    expect(after.forecasts).toEqual([null, null]);
    expect(after.version).not.toBe(before.version);
    expect(after.places).toBe(before.places);
    expect(after.detailsJson).toBe(before.detailsJson);
  });

  it("shows an administrator's change within two minutes if KV lags by one", async () => {
    const deps = setUp({ lagMs: MINUTE_MS });
    await deps.publish(contentOf(1));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await idsOf(deps)).toEqual([1]);
    await deps.publish(contentOf(2));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await idsOf(deps)).toEqual([1, 2]);
  });

  it("comes from the database while a location has the new snapshot but not yet its details", async () => {
    const deps = setUp({ rebuild: () => Promise.resolve(contentOf(2)) });
    await deps.publish(contentOf(2));
    for (const key of deps.kv.keys()) if (key !== SNAPSHOT_KEY) deps.kv.written.delete(key);
    expect(await idsOf(deps)).toEqual([1, 2]);
    expect(deps.errors).toEqual(["snapshot.cache-unusable"]);
  });
});

describe("a snapshot published before another weather service was chosen", () => {
  const made = (provider: string, fetchedAt = 1_000_000) => forecastAt(fetchedAt, provider);
  const content = contentOf(3, {
    provider: "sample",
    forecasts: [made("sample"), null, made("openweather", 900_000)],
  });

  it("gives no made-up weather to a site on a real service, and names the makers of the rest", async () => {
    const deps = setUp({ provider: "open-meteo" });
    await deps.publish(content);
    const snapshot = await deps.source.current();
    expect(snapshot.forecasts).toEqual([null, null, made("openweather", 900_000)]);
    expect(snapshot.provider).toBe("openweather");
  });

  it("gives no real weather to a site on made-up weather, whose notice speaks of every place", async () => {
    const deps = setUp({ provider: "sample" });
    await deps.publish(content);
    const snapshot = await deps.source.current();
    expect(snapshot.forecasts).toEqual([made("sample"), null, null]);
    expect(snapshot.provider).toBe("sample");
  });

  it.each(["open-meteo", "sample"])("gives a site on %s no sea of the other kind", async (provider) => {
    const head = { fetchedAt: 1, firstDate: "2026-11-24" };
    const table = (by: string, id: number) => ({ provider: by, ...head, places: [{ id, sea: null }] });
    const deps = setUp({ provider });
    await deps.publish({ ...content, sea: [table("sample", 1), table("open-meteo", 2)] });
    const { sea } = await deps.source.current();
    expect(sea?.map((each) => each.provider)).toEqual([provider]);
  });

  it("names no maker if nothing is left", async () => {
    const deps = setUp({ provider: "open-meteo" });
    await deps.publish(contentOf(1, { provider: "sample", forecasts: [made("sample")] }));
    expect(await deps.source.current()).toMatchObject({ forecasts: [null], provider: "none" });
  });
});

describe("a cache that is no use", () => {
  it.each([
    ["that throws", () => Promise.reject(new Error("KV is down"))],
    ["without the key", () => Promise.resolve(null)],
    ["with garbage in it", () => Promise.resolve("<html>502</html>")],
    ["with half a snapshot in it", () => Promise.resolve('{"format":1,"places":[{"id":1}],"forecasts":[]}')],
  ])("%s is replaced by the database, for a minute at a time", async (_, get) => {
    const deps = setUp({ rebuild: () => Promise.resolve(contentOf(3)) });
    deps.kv.faults.get = get;
    expect(await idsOf(deps)).toEqual([1, 2, 3]);
    await deps.source.current();
    expect(deps.database.reads).toBe(1);
    vi.advanceTimersByTime(MINUTE_MS);
    await deps.source.current();
    expect(deps.database.reads).toBe(2);
  });

  it("that holds the details of another snapshot is replaced by the database", async () => {
    const deps = setUp({ rebuild: () => Promise.resolve(contentOf(3)) });
    await deps.publish(contentOf(2, { detailsJson: ["{}"] }));
    expect((await deps.source.current()).detailsJson).toEqual(contentOf(3).detailsJson);
  });

  it("is used again as soon as it has been repaired", async () => {
    const deps = setUp({ rebuild: () => Promise.resolve(contentOf(1)) });
    await deps.source.current();
    await deps.publish(contentOf(2));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await idsOf(deps)).toEqual([1, 2]);
    expect(deps.database.reads).toBe(1);
  });

  it("keeps its list objects when the database steps in with the same catalogue", async () => {
    const newer = contentOf(3, { forecasts: [null, null, null] });
    const deps = setUp({ rebuild: () => Promise.resolve(newer) });
    await deps.publish(contentOf(3));
    const before = await deps.source.current();
    deps.kv.faults.get = () => Promise.reject(new Error("KV is down"));
    vi.advanceTimersByTime(MINUTE_MS);
    const after = await deps.source.current();
    expect(after).not.toBe(before);
    expect(after.places).toBe(before.places);
    expect(after.detailsJson).toBe(before.detailsJson);
  });

  it("that hangs costs one read and one rebuild for 200 requests at once, in every minute", async () => {
    const deps = setUp({ rebuild: () => after(300, contentOf(3)) });
    deps.kv.faults.get = never;
    for (const minute of [1, 2]) {
      const asked = Promise.all(Array.from({ length: 200 }, () => deps.source.current()));
      await vi.advanceTimersByTimeAsync(2_300);
      expect(new Set(await asked).size).toBe(1);
      expect([deps.kv.counts.reads, deps.database.reads]).toEqual([minute, minute]);
      vi.advanceTimersByTime(MINUTE_MS);
    }
  });
});

describe("a cache and a database that are both down", () => {
  it("leave the last snapshot in service for every request if neither ever answers", async () => {
    const deps = setUp({ rebuild: never });
    await deps.publish(contentOf(2));
    await deps.source.current();
    deps.kv.resetCounts();
    deps.kv.faults.get = never;
    vi.advanceTimersByTime(MINUTE_MS);
    const asked = Promise.all(Array.from({ length: 200 }, () => idsOf(deps)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set((await asked).flat())).toEqual(new Set([1, 2]));
    expect([deps.kv.counts.reads, deps.database.reads]).toEqual([1, 1]);
    expect(deps.errors).toEqual(["snapshot.cache-unusable", "snapshot.rebuild-failed"]);
  });

  it("leave the last snapshot in service, and are tried again every few seconds", async () => {
    const deps = setUp();
    await deps.publish(contentOf(2));
    await deps.source.current();
    deps.kv.faults.get = () => Promise.reject(new Error("KV is down"));
    vi.advanceTimersByTime(MINUTE_MS);
    expect(await idsOf(deps)).toEqual([1, 2]);
    expect(await idsOf(deps)).toEqual([1, 2]);
    expect(deps.database.reads).toBe(1);
    expect(deps.errors).toEqual(["snapshot.cache-unusable", "snapshot.rebuild-failed"]);
    vi.advanceTimersByTime(5_000);
    delete deps.kv.faults.get;
    await deps.publish(contentOf(3));
    expect(await idsOf(deps)).toEqual([1, 2, 3]);
  });

  it("make a cold isolate say so, and recover with the next request", async () => {
    const deps = setUp();
    await expect(deps.source.current()).rejects.toBeInstanceOf(SnapshotUnavailableError);
    await deps.publish(contentOf(1));
    expect(await idsOf(deps)).toEqual([1]);
  });
});

describe("a read whose request was cancelled", () => {
  /** The first read of KV never settles, as if the isolate had dropped its request; later reads work. */
  async function withFirstReadLost() {
    const deps = setUp();
    await deps.publish(contentOf(2));
    deps.kv.resetCounts();
    let isFirst = true;
    const kv: KeyValueStore = {
      ...deps.kv,
      getBytes: (key, options) => {
        const isLost = isFirst;
        isFirst = false;
        return isLost ? new Promise(() => {}) : deps.kv.getBytes(key, options);
      },
    };
    // The dropped request loses its timers too, so its time limit never fires.
    const source = createSnapshotSource({
      ...deps,
      kv,
      provider: "open-meteo",
      clock,
      log: { info() {}, error() {} },
      rebuild: fail,
    });
    void source.current();
    vi.clearAllTimers();
    return { source, kv: deps.kv };
  }
  const fail = () => Promise.reject(new Error("not needed"));

  it("is repeated once for all requests that waited", async () => {
    const { source, kv } = await withFirstReadLost();
    const waiting = Promise.all(Array.from({ length: 200 }, () => source.current()));
    await vi.advanceTimersByTimeAsync(2_000);
    await waiting;
    expect(kv.counts.reads).toBe(2);
  });

  it("is repeated by one rebuild if it was cancelled during its own", async () => {
    let rebuilds = 0;
    const rebuild = () => (rebuilds++ === 0 ? never() : after(300, contentOf(3)));
    const deps = setUp({ rebuild });
    deps.kv.faults.get = never;
    void deps.source.current();
    await vi.advanceTimersByTimeAsync(2_000);
    vi.clearAllTimers();
    const waiting = Promise.all(Array.from({ length: 200 }, () => deps.source.current()));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(new Set(await waiting).size).toBe(1);
    expect([deps.kv.counts.reads, rebuilds]).toEqual([2, 2]);
  });

  it("is repeated by one rebuild if the cache hangs for the next reader as well", async () => {
    const deps = setUp({ rebuild: () => after(300, contentOf(3)) });
    deps.kv.faults.get = never;
    void deps.source.current();
    vi.clearAllTimers();
    await vi.advanceTimersByTimeAsync(1_000);
    const waiting = Promise.all(Array.from({ length: 200 }, () => deps.source.current()));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(new Set(await waiting).size).toBe(1);
    expect(deps.database.reads).toBe(1);
  });

  it("keeps a late request waiting for the rest of the time only", async () => {
    const { source } = await withFirstReadLost();
    await vi.advanceTimersByTimeAsync(10_000);
    const waiting = source.current();
    await vi.advanceTimersByTimeAsync(0);
    expect((await waiting).places).toHaveLength(2);
  });
});
