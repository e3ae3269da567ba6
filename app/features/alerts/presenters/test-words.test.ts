import { expect, it } from "vitest";
import { testToast } from "./test-words";

const FAILED = ["off", "refused", "gone", "unavailable", "unknown", "not-asked", "throttled"] as const;

it.each(["mail", "push"] as const)("a test by %s says whether it went, and else what to do", (kind) => {
  expect(testToast(kind, "sent")).toMatchObject({ title: "Test sent", variant: "default" });
  for (const outcome of FAILED) {
    const { title, description, variant } = testToast(kind, outcome);
    expect([title, variant]).toEqual([
      outcome === "unknown" ? "We're not sure it went" : "Test not sent",
      "destructive",
    ]);
    expect(description).toMatch(/first|Give|again/);
  }
});
