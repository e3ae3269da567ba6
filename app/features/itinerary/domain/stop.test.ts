import { describe, expect, it } from "vitest";
import { someStop } from "../../../../tests/fakes/trip-rows";
import { MOST_STOPS, hasRoomFor, inOrder, readStop } from "./stop";

const STOP = someStop();
const input = { ...STOP, leave: "09:15" };

describe("a stop of a trip", () => {
  it("is read from what a form or a cookie holds", () => {
    expect(readStop({ ...input, nights: "1" })).toEqual(STOP);
  });

  it("keeps the postcode's district and nothing more exact", () => {
    expect(readStop({ ...input, outcode: "LS6 3" })?.outcode).toBe("LS6");
    expect(readStop({ ...input, outcode: "LS6 3AA" })?.outcode).toBeNull();
  });

  it("has further starts only beside a home, each once, and two at most", () => {
    const others = ["m1", "LS6", 7, "B1 2", "M1", "G1"];
    expect(readStop({ ...input, others })?.others).toEqual(["M1", "B1"]);
    expect(readStop({ ...input, others, outcode: null })?.others).toEqual([]);
    expect(readStop({ ...input, others: undefined })?.others).toEqual([]);
  });

  it.each([
    ["../admin", "2026-11-28"],
    ["<script>", "2026-11-28"],
    ["filey", "2026-02-30"],
    ["filey", "tomorrow"],
    [7, "2026-11-28"],
    ["filey", null],
  ])("is none without a place and a day: %j on %j", (slug, arrival) => {
    expect(readStop({ ...input, slug, arrival })).toBeNull();
  });

  it("has names as long as the catalogue's, in whole characters", () => {
    const name = "🏖️".repeat(60);
    expect(readStop({ ...input, things: [name], stay: name })).toMatchObject({ things: [name], stay: name });
  });

  it("leaves out what is malformed beside them", () => {
    const odd = {
      nights: 9,
      leave: "25:00",
      outcode: {},
      others: "M1",
      things: ["", 3, "a".repeat(121), "b", "b"],
      stay: 7,
    };
    expect(readStop({ ...input, ...odd })).toEqual({
      ...STOP,
      ...{ nights: 0, leave: null, outcode: null, others: [], things: ["b"], stay: null },
    });
  });
});

describe("the stops of a trip", () => {
  it("hold each place once, and no more than have room", () => {
    const others = Array.from({ length: MOST_STOPS - 1 }, (_, at) => ({ ...STOP, slug: `place-${at}` }));
    expect(hasRoomFor(STOP, others)).toBe(true);
    const full = [...others, STOP];
    expect(hasRoomFor({ ...STOP, slug: "another" }, full)).toBe(false);
    expect(hasRoomFor({ ...STOP, nights: 2 }, full)).toBe(true);
  });

  it("are in the order of their days, over the turn of the year too", () => {
    const days = ["2027-01-01", "2026-12-30", "2026-12-31"].map((arrival) => ({ ...STOP, arrival }));
    expect(inOrder(days).map(({ arrival }) => arrival)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  });
});
