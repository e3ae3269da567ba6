import { describe, expect, it } from "vitest";
import { ADDRESSES } from "./addresses";
import { loggedPath } from "./logged-path";

const told = (path: string) => loggedPath({ url: `https://site.example${path}` });

describe("a path in the log", () => {
  it("shows our own addresses, without the values of their parameters", () => {
    expect(ADDRESSES.length).toBeGreaterThan(60);
    for (const pattern of ADDRESSES.map(({ path }) => `/${path}`)) {
      const filled = pattern.replace(/:[a-zA-Z]+|\*/g, "LS63AA");
      expect(told(filled)).toBe(pattern.replace(/:[a-zA-Z]+|\*/g, ":"));
    }
  });

  it.each([
    ["/LS6%203AA?postcode=LS6+3AA", "/:"],
    ["/api/quillon/ls63aa", "/api/:/:"],
    ["/search.data?postcode=LS63AA", "/search.data"],
    ["/destinations/ls63aa.data", "/destinations/:.data"],
    ["/", "/"],
    ["/FEEDS/LS63AA/alerts%2Eatom", "/feeds/:/:"],
    ["//LS63AA//", "//://"],
  ])("of %s is %s", (path, pattern) => {
    expect(told(path)).toBe(pattern);
  });
});
