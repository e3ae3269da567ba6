import { describe, expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { createInMemoryLog } from "../../../../tests/fakes/in-memory-weather";
import { createPublishedAccuracy } from "./published-accuracy";

const publishedAs = (get: () => Promise<string | null>) =>
  createPublishedAccuracy({ get, put: () => Promise.resolve() } as never);

describe("what a snapshot takes from past results", () => {
  it("is what is known of the service in use, and of no other", async () => {
    const log = createInMemoryLog();
    const known = publishedAs(() => Promise.resolve(JSON.stringify(someAccuracy(1))));
    expect(await known.calibrationOf("open-meteo", log)).toEqual(someAccuracy(1).calibration);
    expect(await known.calibrationOf("met-norway", log)).toBeNull();
    expect(await publishedAs(() => Promise.resolve(null)).calibrationOf("open-meteo", log)).toBeNull();
  });

  it("is nothing if it cannot be read: the snapshot is published all the same", async () => {
    const log = createInMemoryLog();
    const broken = publishedAs(() => Promise.reject(new Error("as told")));
    expect(await broken.calibrationOf("open-meteo", log)).toBeNull();
    expect(log.events()).toEqual(["accuracy.unreadable"]);
  });
});
