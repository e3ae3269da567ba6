import { MINUTE_MS } from "#app/domain/units";
import { describe, expect, it } from "vitest";
import { testToast } from "./test-words";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const OUTCOMES = [
  ...(["off", "refused", "gone", "unknown", "keys-refused"] as const),
  ...(["unavailable", "not-asked", "throttled"] as const),
];

describe("the words about a test", () => {
  it.each(["mail", "push"] as const)("by %s says that the service has taken it, and no more", (kind) => {
    const { title, description, variant } = testToast(kind, { outcome: "sent", againAtMs: null }, NOW);
    expect([title, variant]).toEqual(["Test sent", "default"]);
    expect(description).toMatch(/^Sent\. Nothing after .+/);
  });

  it.each(OUTCOMES)("says what to do where it is %s", (outcome) => {
    for (const kind of ["mail", "push"] as const) {
      const { title, description, variant } = testToast(kind, { outcome, againAtMs: null }, NOW);
      expect([title, variant]).toEqual([
        outcome === "unknown" ? "We're not sure it went" : "Test not sent",
        "destructive",
      ]);
      expect(description).toMatch(/try again|Give|Turn|Check|operator can fix/i);
    }
  });

  it.each([
    [null, "in a few minutes"],
    [-5, "in a few minutes"],
    [3, "in a few minutes"],
    [25, "in 25 minutes"],
    [180, "in 3 hours"],
  ])("names the wait of %s minutes", (minutes, words) => {
    const againAtMs = minutes === null ? null : NOW + minutes * MINUTE_MS;
    expect(testToast("mail", { outcome: "unavailable", againAtMs }, NOW).description).toContain(words);
  });
});
