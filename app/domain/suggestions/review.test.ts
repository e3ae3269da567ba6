import { describe, expect, it } from "vitest";
import { SUGGESTION_STATUSES, SUGGESTION_TYPES } from "./suggestion";
import { mayBecome } from "./review";

const ALLOWED = ["pending → approved", "pending → rejected", "rejected → pending", "approved → converted"];

describe("a suggestion's way", () => {
  const steps = SUGGESTION_STATUSES.flatMap((from) => SUGGESTION_STATUSES.map((to) => ({ from, to })));

  it.each(steps)("from $from to $to is open to a location only where the design says so", ({ from, to }) => {
    expect(mayBecome(to, { status: from, type: "location" })).toBe(ALLOWED.includes(`${from} → ${to}`));
  });

  it("ends in a conversion for locations only", () => {
    const convertible = SUGGESTION_TYPES.filter((type) =>
      mayBecome("converted", { status: "approved", type }),
    );
    expect(convertible).toEqual(["location"]);
  });
});
