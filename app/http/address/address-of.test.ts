import { describe, expect, it } from "vitest";
import { addressOf, loggedPath } from "./address-of";
import { ADDRESSES } from "./addresses";

describe("the address of a path", () => {
  it("is that of its own pattern, whatever stands for its parameters", () => {
    for (const { path } of ADDRESSES) {
      const filled = path.replace(/:[a-zA-Z]+|\*/g, "nobody-knows");
      expect(addressOf(`/${filled}`).path).toBe(path);
    }
  });

  it.each([
    ["/", ""],
    ["//", ""],
    ["/_root.data", ""],
    ["/search.data", "search"],
    ["/SEARCH//", "search"],
    ["/%73earch", "search"],
    ["/api/search-history/click", "api/search-history/click"],
    ["/api/admin/destinations/7/weather", "api/admin/destinations/:id/weather"],
    ["/api/admin/destinations/7/hotels", "api/admin/destinations/:id/:list"],
    ["/destinations//details", "*"],
    ["/api", "api/*"],
    ["/api/admin", "api/admin/*"],
    ["/api%2Fuser", "*"],
    ["//search", "*"],
    ["/%", "*"],
    ["/quillon", "*"],
  ])("%s is %s", (path, pattern) => {
    expect(addressOf(path).path).toBe(pattern);
  });
});

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
    ["/PREVIEWS/LS63AA%2Epng", "/previews/:"],
    ["//LS63AA//", "//://"],
  ])("of %s is %s", (path, pattern) => {
    expect(told(path)).toBe(pattern);
  });
});
