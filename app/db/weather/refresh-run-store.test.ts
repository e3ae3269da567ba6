import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#app/db/client";
import { createRefreshRunStore } from "./refresh-run-store";

const NOW = 1_800_000_000_000;
const store = createRefreshRunStore(openDatabase(env.DB));
const runAt = (scheduledFor: number) => ({ scheduledFor, startedAt: scheduledFor + 5, provider: "fake" });
const finished = {
  provider: "second",
  endedAt: NOW + 9,
  placesRefreshed: 7,
  placesFailed: 1,
  outcome: "partial",
  error: "fake: timeout",
} as const;

describe("the lease on refreshing", () => {
  it("goes to one of many who ask at once", async () => {
    const asked = Array.from({ length: 20 }, (_, i) => store.acquireLease(`holder ${i}`, NOW, NOW + 60));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
  });

  it("is refused until it expires and free from then on", async () => {
    expect(await store.acquireLease("a", NOW, NOW + 60)).toBe(true);
    expect(await store.acquireLease("b", NOW + 59, NOW + 120)).toBe(false);
    expect(await store.acquireLease("b", NOW + 60, NOW + 120)).toBe(true);
  });

  it("is given back by its holder, not by one who has lost it", async () => {
    await store.acquireLease("a", NOW, NOW + 60);
    await store.acquireLease("b", NOW + 60, NOW + 120);
    await store.releaseLease("a");
    expect(await store.acquireLease("c", NOW + 61, NOW + 200)).toBe(false);
    await store.releaseLease("b");
    expect(await store.acquireLease("c", NOW + 61, NOW + 200)).toBe(true);
  });

  it("is kept for longer by its holder, not by one who has lost it", async () => {
    await store.acquireLease("a", NOW, NOW + 60);
    await store.renewLease("a", NOW + 100);
    expect(await store.acquireLease("b", NOW + 99, NOW + 160)).toBe(false);
    await store.acquireLease("b", NOW + 100, NOW + 160);
    await store.renewLease("a", NOW + 500);
    expect(await store.acquireLease("c", NOW + 160, NOW + 200)).toBe(true);
  });

  it("is given back with the end of the run", async () => {
    await store.acquireLease("a", NOW, NOW + 60);
    const id = await store.begin(runAt(NOW));
    await store.finish(id ?? 0, "a", finished);
    expect(await store.acquireLease("b", NOW + 1, NOW + 61)).toBe(true);
  });
});

describe("the record of runs", () => {
  it("holds one run for a scheduled time: the second begins none", async () => {
    const begun = await Promise.all([store.begin(runAt(NOW)), store.begin(runAt(NOW))]);
    expect(begun.filter((id) => id !== null)).toHaveLength(1);
    expect(await store.latest(10)).toHaveLength(1);
  });

  it("says what a finished run did", async () => {
    const id = await store.begin(runAt(NOW));
    await store.finish(id ?? 0, "a", finished);
    expect(await store.latest(1)).toEqual([{ id, ...runAt(NOW), ...finished }]);
  });

  it("marks a run that never ended as abandoned when the next one begins", async () => {
    await store.begin(runAt(NOW));
    await store.begin(runAt(NOW + 3_600_000));
    expect((await store.latest(10)).map(({ outcome, endedAt }) => [outcome, endedAt])).toEqual([
      ["running", null],
      ["abandoned", NOW + 3_600_005],
    ]);
  });

  it("lists the newest runs first, as many as asked for", async () => {
    for (const hour of [1, 3, 2]) await store.begin(runAt(NOW + hour * 3_600_000));
    const hours = (await store.latest(2)).map(({ scheduledFor }) => (scheduledFor - NOW) / 3_600_000);
    expect(hours).toEqual([3, 2]);
  });
});
