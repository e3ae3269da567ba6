import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loggedPath } from "./logged-path";

const told = (path: string) => loggedPath({ url: `https://site.example${path}` });

describe("a path in the log", () => {
  it("tells our own addresses whole, but for what stands for something else in them", () => {
    const patterns = [...readFileSync("app/routes.ts", "utf8").matchAll(/route\("([^"]+)"/g)].map(
      ([, pattern = ""]) => `/${pattern}`,
    );
    expect(patterns.length).toBeGreaterThan(60);
    for (const pattern of patterns) {
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
