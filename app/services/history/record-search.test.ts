import { describe, expect, it } from "vitest";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { createInMemoryLog } from "../../../tests/fakes/in-memory-weather";
import { THURSDAY_NOON, createInMemoryHistory } from "../../../tests/fakes/in-memory-trips";
import { recordSearch, recordSearchAfterAnswer } from "./record-search";

function setUp() {
  const postcode = parsePostcode("sw1a1aa");
  if (!postcode) throw new Error("not a postcode");
  let answerLeaves = () => {};
  const answer = new Promise<void>((resolve) => (answerLeaves = resolve));
  const deps = {
    history: createInMemoryHistory(),
    clock: () => THURSDAY_NOON,
    log: createInMemoryLog(),
    afterAnswer: () => answer,
  };
  return { search: { userId: 1, postcode, drivingHours: 2 }, deps, answerLeaves };
}

describe("recording a search once it is answered", () => {
  it("begins only when the answer has left, and never rejects: a lost record is logged", async () => {
    const { search, deps, answerLeaves } = setUp();
    const recording = recordSearchAfterAnswer(search, deps);
    await Promise.resolve();
    expect(deps.history.entries).toEqual([]);
    answerLeaves();
    await recording;
    expect(deps.history.entries).toEqual([
      { userId: 1, postcode: "SW1A 1AA", drivingHours: 2, nowMs: THURSDAY_NOON },
    ]);
    deps.history.recordSearch = () => Promise.reject(new Error("D1_ERROR"));
    answerLeaves();
    await expect(recordSearchAfterAnswer(search, deps)).resolves.toBeUndefined();
    expect(deps.log.events()).toEqual(["history.not-recorded"]);
  });

  it("says since when the same postcode and hours are the same search: half an hour before it was asked", async () => {
    const { search, deps, answerLeaves } = setUp();
    const since: number[] = [];
    deps.history.recordSearch = (_, sinceMs) => Promise.resolve(since.push(sinceMs));
    answerLeaves();
    await recordSearchAfterAnswer(search, deps);
    await recordSearch(search, deps);
    expect(since).toEqual([THURSDAY_NOON - 30 * 60_000, THURSDAY_NOON - 30 * 60_000]);
  });
});
