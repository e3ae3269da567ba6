import { describe, expect, it } from "vitest";
import { durationWords, londonTimeWords } from "./time-words";

describe("times in words", () => {
  it("are on a London clock, summer and winter", () => {
    expect(londonTimeWords("2026-11-21T14:00:00Z")).toBe("Sat 21 Nov, 14:00");
    expect(londonTimeWords("2026-06-21T14:00:00Z")).toBe("Sun 21 Jun, 15:00");
  });

  it("say how long a run took", () => {
    expect(durationWords("2026-11-21T14:00:00Z", "2026-11-21T14:00:42Z")).toBe("42 s");
    expect(durationWords("2026-11-21T14:00:00Z", "2026-11-21T14:01:05Z")).toBe("1 min 5 s");
  });
});
