import { describe, expect, it } from "vitest";
import type { SnapshotContent, SnapshotPublisher } from "#app/services/weather/ports";
import { onePublicationAtATime } from "./one-publication";
import { contentOf } from "../../../tests/fakes/snapshot-content";

/** Publications take 400 ms each, on a clock that advances only while a caller waits. */
function setUp(work: (round: number) => Promise<void> = () => Promise.resolve()) {
  const time = { nowMs: 1_000 };
  const published: number[] = [];
  const counts = { atWork: 0, most: 0, rounds: 0 };
  const wait = async (ms: number) => {
    await Promise.resolve();
    time.nowMs += ms;
  };
  const inner: SnapshotPublisher = {
    async publish(gather) {
      counts.most = Math.max(counts.most, (counts.atWork += 1));
      counts.rounds += 1;
      const content = await gather();
      for (let slept = 0; slept < 8; slept += 1) await wait(50);
      await work(counts.rounds);
      counts.atWork -= 1;
      published.push(content.places.length);
    },
  };
  const publisher = onePublicationAtATime(inner, { clock: () => time.nowMs, wait });
  return { publisher, published, counts, time };
}

describe("publications", () => {
  it("run one at a time, at most one waits, and the last shows every change", async () => {
    const { publisher, published, counts } = setUp();
    const catalogue = { places: 0 };
    const gather = () => Promise.resolve(contentOf(catalogue.places));
    const changes = Array.from({ length: 20 }, () => {
      catalogue.places += 1;
      return publisher.publish(gather, "if-different");
    });
    await Promise.all(changes);
    expect(counts).toEqual({ atWork: 0, most: 1, rounds: 2 });
    expect(published.at(-1)).toBe(20);
  });

  it("of a refresh are made, even if others wait", async () => {
    const { publisher, counts } = setUp();
    const gather = (): Promise<SnapshotContent> => Promise.resolve(contentOf(1));
    await Promise.all([
      publisher.publish(gather, "if-different"),
      publisher.publish(gather, "if-different"),
      publisher.publish(gather, "always"),
    ]);
    expect([counts.rounds, counts.most]).toEqual([3, 1]);
  });

  it("go on after one that failed, which says so", async () => {
    const { publisher, counts } = setUp((round) =>
      round === 1 ? Promise.reject(new Error("no")) : Promise.resolve(),
    );
    const gather = () => Promise.resolve(contentOf(1));
    const first = publisher.publish(gather, "if-different");
    const second = publisher.publish(gather, "if-different");
    await expect(first).rejects.toThrow("no");
    await second;
    expect(counts.rounds).toBe(2);
  });

  it("go on after one that never ends, because its request was cancelled", async () => {
    const { publisher, counts, time } = setUp((round) =>
      round === 1 ? new Promise(() => undefined) : Promise.resolve(),
    );
    const gather = () => Promise.resolve(contentOf(1));
    void publisher.publish(gather, "if-different");
    const startedMs = time.nowMs;
    await publisher.publish(gather, "if-different");
    expect(counts.rounds).toBe(2);
    // A waiting request must not wait much longer than a publication takes.
    expect(time.nowMs - startedMs).toBeLessThan(22_000);
  });

  it("do not depend on a waiting request that was cancelled", async () => {
    const time = { nowMs: 1_000 };
    const published: number[] = [];
    const inner: SnapshotPublisher = {
      async publish(gather) {
        published.push((await gather()).places.length);
        if (published.length === 1) await new Promise(() => undefined);
      },
    };
    let waits = 0;
    const wait = async (ms: number) => {
      waits += 1;
      if (waits === 1) await new Promise(() => undefined);
      await Promise.resolve();
      time.nowMs += ms;
    };
    const publisher = onePublicationAtATime(inner, { clock: () => time.nowMs, wait });
    const change = (places: number) =>
      publisher.publish(() => Promise.resolve(contentOf(places)), "if-different");
    void change(1);
    void change(2);
    time.nowMs += 1_001;
    await change(3);
    expect(published).toEqual([1, 3]);
  });
});
