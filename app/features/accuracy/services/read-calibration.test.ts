import { describe, expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { createInMemoryLog } from "../../../../tests/fakes/in-memory-weather";
import { readCalibration } from "./read-calibration";

const published = (read: () => Promise<ReturnType<typeof someAccuracy> | null>) => ({
  read,
  write: () => Promise.resolve(),
});

describe("what a snapshot takes from past results", () => {
  const accuracy = someAccuracy(1);
  const source = published(() => Promise.resolve(accuracy));

  it("is what is known of the service in use, and of no other", async () => {
    const log = createInMemoryLog();
    expect(await readCalibration(source, "open-meteo", log)).toBe(accuracy.calibration);
    expect(await readCalibration(source, "met-norway", log)).toBeNull();
    expect(await readCalibration(source, "sample", log)).toBeNull();
    expect(
      await readCalibration(
        published(() => Promise.resolve(null)),
        "open-meteo",
        log,
      ),
    ).toBeNull();
  });

  it("is nothing if it cannot be read: the snapshot is published all the same", async () => {
    const log = createInMemoryLog();
    const broken = published(() => Promise.reject(new Error("as told")));
    expect(await readCalibration(broken, "open-meteo", log)).toBeNull();
    expect(log.events()).toEqual(["accuracy.unreadable"]);
  });
});
