import { describe, expect, it } from "vitest";
import { addressOf } from "./address-of";
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
    ["/alerts/mail", "alerts/mail"],
    ["/alerts/7", "alerts/:alertId"],
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
