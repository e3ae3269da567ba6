import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { createEmbeddedRoutePlanner } from "#app/adapters/routing/embedded";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import * as access from "#app/domain/roads/access";
import { publishedMasks } from "#app/domain/filters/published-masks";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import type { Origin } from "#app/services/ports";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import type { SnapshotContent } from "#app/services/weather/ports";
import { emptyRoads, noTides } from "../../../tests/fakes/nothing-prepared";
import { bytesOf, createInMemoryKv } from "../../../tests/fakes/in-memory-kv";
import { contentOf } from "../../../tests/fakes/snapshot-content";
import { SNAPSHOT_KEY } from "./snapshot-codec";
import { createSnapshotPublisher } from "./snapshot-publisher";
import { createSnapshotSource } from "./snapshot-source";

const read = readRoadGraph(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);
const roads = () => read;
const LONDON: Origin = {
  postcode: parsePostcode("SW1A 1AA")!,
  point: { latitude: 51.507, longitude: -0.128 },
  precision: "sector",
};
const log = {
  info() {},
  error: (event: string, error: unknown) => expect.fail(`${event}: ${String(error)}`),
};
const quiet = { info() {}, error() {} };
const clock = () => 1_000_000;
const content = contentOf(5);
const RELEASE = "one";
const masksOf = (some: SnapshotContent) =>
  publishedMasks(RELEASE, createTraitsOfSnapshot().things({ ...some }));

async function published(some: SnapshotContent, kv = createInMemoryKv(), graph = roads) {
  await createSnapshotPublisher({ kv, clock, graph, masksOf, tidesOf: noTides }).publish(
    () => Promise.resolve(some),
    "always",
  );
  return kv;
}
const notNeeded = () => expect.fail("not needed");
const sourceOf = (
  kv: ReturnType<typeof createInMemoryKv>,
  rebuild: () => Promise<SnapshotContent> = notNeeded,
) =>
  createSnapshotSource({
    kv,
    rebuild,
    provider: "open-meteo",
    clock,
    log: rebuild === notNeeded ? log : quiet,
  });
const storedIn = (kv: ReturnType<typeof createInMemoryKv>) => bytesOf(kv.lastWritten(SNAPSHOT_KEY) ?? "");

/**
 * Returns the drive times that a fresh isolate computes, and how many places (including the origin) the isolate had
 * to join to the roads.
 */
async function drivesBy(kv: ReturnType<typeof createInMemoryKv>, rebuild?: () => Promise<SnapshotContent>) {
  const source = sourceOf(kv, rebuild);
  const { places } = await source.current();
  const joins = vi.spyOn(access, "accessOf");
  const planner = createEmbeddedRoutePlanner(roads, { labelsOf: source.labelsOf });
  const table = await planner.driveTimes(LONDON, places, 300);
  const joined = joins.mock.calls.length;
  joins.mockRestore();
  return { table, joined };
}

const detailsOf = (index: number): string =>
  JSON.stringify({
    activities: [{ name: index % 2 ? "Botanic Garden" : "Museum", dogFriendly: index > 2, cost: "free" }],
    hotels: index === 0 ? [] : [{ name: "Inn", dogFriendly: true }],
    campsites: [],
  });

describe("labels of the published places", () => {
  it("let an isolate skip joining the places to the roads, and change no drive time", async () => {
    const labelled = await drivesBy(await published(content));
    const unlabelled = await createEmbeddedRoutePlanner(roads).driveTimes(LONDON, content.places, 300);
    expect(labelled.table).toEqual(unlabelled);
    expect(labelled.table.minutes[0]).toBeLessThan(300);
    expect(labelled.joined).toBe(1);
  });

  it("of another graph are left alone, and replaced by the next publication", async () => {
    const kv = await published(content, createInMemoryKv(), emptyRoads);
    expect((await drivesBy(kv)).joined).toBe(1 + content.places.length);
    await published(content, kv);
    expect((await drivesBy(kv)).joined).toBe(1);
  });

  it("stay the same while the places do, and are made again once one is added", async () => {
    const kv = await published(content);
    const joins = vi.spyOn(access, "accessOf");
    await published({ ...content, publishedAt: 2_000, provider: "another" }, kv);
    expect(joins).not.toHaveBeenCalled();
    await published(contentOf(6), kv);
    expect(joins).toHaveBeenCalledTimes(6);
    joins.mockRestore();
    expect((await drivesBy(kv)).joined).toBe(1);
  });

  it("are read once for publications of the same places", async () => {
    const kv = await published(content);
    const source = sourceOf(kv);
    const { places } = await source.current();
    expect(source.labelsOf(places)).toBe(source.labelsOf(places));
    expect(source.labelsOf([...places])).toBeNull();
  });

  it("that are damaged make the snapshot unusable, as any damage does", async () => {
    const kv = await published(content);
    const bytes = storedIn(kv);
    bytes[bytes.length - 12]! ^= 255;
    await kv.put(SNAPSHOT_KEY, bytes);
    const rebuilt = sourceOf(kv, () => Promise.resolve(contentOf(3)));
    expect((await rebuilt.current()).places).toHaveLength(3);
  });

  it("come with masks, so that an isolate need not read all details, and change no answer", async () => {
    const gardens = { ...content, detailsJson: content.places.map((_, i) => detailsOf(i)) };
    const snapshot = await sourceOf(await published(gardens)).current();
    const parse = vi.spyOn(JSON, "parse");
    const masks = createTraitsOfSnapshot(undefined, RELEASE).masks(snapshot, 1);
    const found = [0, 1, 7].map((needs) => [...masks(needs)]);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    const workedOut = createTraitsOfSnapshot(undefined, "another release").masks(snapshot, 1);
    expect(found).toEqual([0, 1, 7].map((needs) => [...workedOut(needs)]));
    expect(new Set(found.flat()).size).toBeGreaterThan(2);
  });
});
