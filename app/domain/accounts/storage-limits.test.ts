import { describe, expect, it } from "vitest";
import { dayOfUse, storageLimits } from "./storage-limits";

const at = Date.parse;

describe("the limits of what is stored", () => {
  it("are two years of searches and of no use, sixty days after the mail, and three years", () => {
    expect(storageLimits(at("2026-11-23T05:10:00Z"))).toEqual({
      searchesBefore: at("2024-11-23T05:10:00Z"),
      unusedBefore: at("2024-11-23T05:10:00Z"),
      noticedBefore: at("2026-09-24T05:10:00Z"),
      deletedBefore: at("2023-11-23T05:10:00Z"),
    });
  });

  it("know no 29 February in other years", () => {
    expect(storageLimits(at("2028-02-29T05:10:00Z")).deletedBefore).toBe(at("2025-03-01T05:10:00Z"));
  });

  it("are compared with days", () => {
    expect(dayOfUse(at("2026-11-23T23:59:59Z"))).toBe(at("2026-11-23T00:00:00Z"));
  });
});
