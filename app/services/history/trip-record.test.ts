import { describe, expect, it } from "vitest";
import { ProviderError } from "#app/services/ports";
import { someTripDeps } from "../../../tests/fakes/in-memory-trips";
import { readTripRecord } from "./trip-record";

describe("the record that a user's lists are made of", () => {
  it("finds saved and clicked places in the snapshot, and leaves out those that are gone", async () => {
    const deps = someTripDeps({ savedIds: [2, 99, 1], clickedIds: [77, 3] });
    const record = await readTripRecord(1, deps);
    expect(record.favorites.map(({ position }) => position)).toEqual([0, 1]);
    expect(record.clicked).toEqual([2]);
    expect(record.drive).toBeNull();
  });

  it("drives from the last searched postcode", async () => {
    const deps = someTripDeps({
      searched: [
        ["BN1 1EE", 2],
        ["SW1A 1AA", 3],
      ],
    });
    const { drive } = await readTripRecord(1, deps);
    expect(drive?.origin.text).toBe("SW1A 1AA");
    expect([...(drive?.table.minutes ?? [])]).toEqual([30, 60, 90]);
  });

  it("does without a drive if the postcode is no longer known or the geocoder fails", async () => {
    const searched = [["SW1A 1AA", 3]] as const;
    const unknown = { ...someTripDeps({ searched }), geocoder: someTripDeps().geocoder };
    expect((await readTripRecord(1, unknown)).drive).toBeNull();
    const failing = {
      ...someTripDeps({ searched }),
      routePlanner: { driveTimes: () => Promise.reject(new ProviderError("fake", "timeout", "as told")) },
    };
    expect((await readTripRecord(1, failing)).drive).toBeNull();
    expect(failing.log.events()).toEqual(["trips.no-drive-times"]);
  });

  it("passes a database's failure on", async () => {
    const deps = someTripDeps();
    deps.favorites.list = () => Promise.reject(new Error("D1_ERROR"));
    await expect(readTripRecord(1, deps)).rejects.toThrow("D1_ERROR");
  });
});
