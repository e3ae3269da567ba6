import { describe, expect, it } from "vitest";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import { createRequestCounter } from "./analytics-engine";

const answered = { part: "search call", method: "GET", status: 200, results: 50 };

/** Records what is written, or fails like a dataset that the account does not have. */
function fakeDataset({ isBroken = false } = {}) {
  const points: unknown[] = [];
  return {
    points,
    writeDataPoint(point: unknown) {
      if (isBroken) throw new Error("told to fail");
      points.push(point);
    },
  };
}

describe("the count of requests", () => {
  it("is a point of the dataset for each", () => {
    const dataset = fakeDataset();
    const counter = createRequestCounter(dataset, createInMemoryLog());
    counter.count(answered);
    counter.count({ part: "place", method: "GET", status: 404, results: null });
    expect(dataset.points).toEqual([
      { indexes: ["search call"], blobs: ["search call", "GET", "200"], doubles: [50] },
      { indexes: ["place"], blobs: ["place", "GET", "404"], doubles: [-1] },
    ]);
  });

  it("is none without a dataset", () => {
    const log = createInMemoryLog();
    createRequestCounter(undefined, log).count(answered);
    expect(log.events()).toEqual([]);
  });

  it("harms no answer where it fails, and says so once", () => {
    const log = createInMemoryLog();
    const counter = createRequestCounter(fakeDataset({ isBroken: true }), log);
    counter.count(answered);
    counter.count(answered);
    expect(log.events()).toEqual(["usage.not-counted"]);
  });
});
