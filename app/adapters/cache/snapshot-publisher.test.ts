import { DAY_MS } from "#app/domain/units";
import { describe, expect, it } from "vitest";
import type { SnapshotContent } from "#app/services/weather/ports";
import { emptyRoads, noMasks, noTides } from "../../../tests/fakes/nothing-prepared";
import { bytesOf, createInMemoryKv } from "../../../tests/fakes/in-memory-kv";
import { unpackDetails } from "./details-codec";
import { sealSnapshot } from "./sealed-snapshot";
import { decodeSnapshot, SNAPSHOT_KEY } from "./snapshot-codec";
import { contentOf } from "../../../tests/fakes/snapshot-content";
import { createSnapshotPublisher } from "./snapshot-publisher";

function setUp() {
  const time = { now: 1_000_000 };
  const kv = createInMemoryKv();
  const inner = createSnapshotPublisher({
    kv,
    clock: () => time.now,
    graph: emptyRoads,
    masksOf: noMasks,
    tidesOf: noTides,
  });
  const publisher = {
    publish: (content: SnapshotContent, when: "always" | "if-different") =>
      inner.publish(() => Promise.resolve(content), when),
  };
  return { time, kv, publisher };
}

describe("publishing a snapshot", () => {
  it("writes the details first and then the snapshot that points to them", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(3), "always");
    const { detailsKey } = sealSnapshot(contentOf(3));
    expect(kv.keys()).toEqual([detailsKey, SNAPSHOT_KEY]);
    const details = unpackDetails(bytesOf(kv.lastWritten(detailsKey) ?? ""));
    expect(contentOf(3).detailsJson.map((_, position) => details.at(position))).toEqual(
      contentOf(3).detailsJson,
    );
  });

  it("writes one key where only the weather is new", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(3), "always");
    kv.resetCounts();
    await publisher.publish(contentOf(3, { forecasts: [null, null, null] }), "always");
    expect(kv.counts.writes).toBe(1);
    expect((await decodeSnapshot(bytesOf(kv.lastWritten(SNAPSHOT_KEY) ?? ""))).forecasts).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("writes two keys where the details are new", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(1), "always");
    kv.resetCounts();
    await publisher.publish(contentOf(1, { detailsJson: ["{}"] }), "always");
    expect(kv.counts.writes).toBe(2);
  });

  it("renews the details after ten days, long before they expire", async () => {
    const { kv, publisher, time } = setUp();
    await publisher.publish(contentOf(1), "always");
    kv.resetCounts();
    time.now += 9 * DAY_MS;
    await publisher.publish(contentOf(1), "always");
    expect(kv.counts.writes).toBe(1);
    time.now += 2 * DAY_MS;
    await publisher.publish(contentOf(1), "if-different");
    expect(kv.counts.writes).toBe(3);
  });

  it("keeps details for thirty days, and what points to them for good", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(1), "always");
    const { detailsKey } = sealSnapshot(contentOf(1));
    expect([...kv.ttlSeconds]).toEqual([
      [detailsKey, 30 * 86_400],
      [SNAPSHOT_KEY, undefined],
    ]);
  });

  it("leaves an equal snapshot byte for byte as it is where asked to", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(3), "always");
    const before = kv.lastWritten(SNAPSHOT_KEY);
    kv.resetCounts();
    await publisher.publish(contentOf(3, { publishedAt: 2_000 }), "if-different");
    expect(kv.counts.writes).toBe(0);
    expect(kv.lastWritten(SNAPSHOT_KEY)).toBe(before);
  });

  it("repeats a publication that was lost, even if only differences are to be written", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(3), "always");
    await publisher.publish(contentOf(4), "if-different");
    expect((await decodeSnapshot(bytesOf(kv.lastWritten(SNAPSHOT_KEY) ?? ""))).places).toHaveLength(4);
  });

  it.each([
    ["cannot be read", () => Promise.reject(new Error("KV get failed"))],
    ["is garbage", () => Promise.resolve("<html>")],
  ])("writes everything again if what was published %s", async (_, get) => {
    const { kv, publisher } = setUp();
    kv.faults.get = get;
    await publisher.publish(contentOf(3), "if-different");
    expect(kv.counts.writes).toBe(2);
  });

  it("throws if the details cannot be written, and leaves the previous snapshot in place", async () => {
    const { kv, publisher } = setUp();
    await publisher.publish(contentOf(1), "always");
    const before = kv.lastWritten(SNAPSHOT_KEY);
    kv.faults.put = () => Promise.reject(new Error("KV put failed: 429"));
    await expect(publisher.publish(contentOf(2), "always")).rejects.toThrow("429");
    expect(kv.lastWritten(SNAPSHOT_KEY)).toBe(before);
  });
});
