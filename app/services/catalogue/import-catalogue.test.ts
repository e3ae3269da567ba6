import { describe, expect, it } from "vitest";
import { someDestinations } from "../../../tests/fakes/in-memory-weather";
import { batchesOf } from "./import-catalogue";
import type { ImportWrite } from "./ports";

function writes(count: number, description = ""): ImportWrite[] {
  return someDestinations(count).map((destination) => ({
    entry: { ...destination, description },
    before: null,
    record: {
      author: { id: 1, username: "admin" },
      action: "destination.import",
      subjectId: null,
      at: 0,
      before: null,
      after: null,
    },
  }));
}

describe("the batches of an import", () => {
  it("hold a hundred entries at most, all of them in their order", () => {
    const allWrites = writes(230);
    const batches = batchesOf(allWrites);
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(batches.flat()).toEqual(allWrites);
  });

  it("are bounded in size, and never empty", () => {
    expect(batchesOf(writes(6, "x".repeat(200_000))).map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(batchesOf(writes(2, "x".repeat(900_000))).map(({ length }) => length)).toEqual([1, 1]);
    expect(batchesOf([])).toEqual([]);
  });
});
