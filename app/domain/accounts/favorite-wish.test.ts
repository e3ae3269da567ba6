import { describe, expect, it } from "vitest";
import { readFavoriteWish, signInToSave } from "./favorite-wish";

const read = (fields: Record<string, string>) => readFavoriteWish(new URLSearchParams(fields));

describe("a heart tapped before signing in", () => {
  it.each([
    "/",
    "/search?postcode=SW1A1AA&drivingHours=2",
    "/destinations/brighton?postcode=SW1A+1AA",
    "/trip-planner?show=popular",
  ])("is read from the address that was made for it: %s", (returnTo) => {
    const wish = { destinationId: 7, returnTo };
    const address = new URL(signInToSave(wish, "tab=register&from=feature"), "https://sunny.example");
    expect(address.pathname).toBe("/auth");
    expect(address.searchParams.get("from")).toBe("feature");
    expect(readFavoriteWish(address.searchParams)).toEqual(wish);
  });

  it.each([
    ...["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "search"],
    ...["/search/../admin", "/admin", "/auth?favorite=1", "/logout", "/search?a\r\nb", "/search#x", ""],
    ...["/search?\0", "/search?\x7f", "/search?\u2600"],
    `/search?${"x".repeat(500)}`,
  ])("leads nowhere else: %j", (returnTo) => {
    expect(read({ favorite: "7", returnTo })).toBeNull();
  });

  it.each(["", "0", "-1", "1.5", "07", "x", "99999999999"])(
    "is about a destination's number, not %j",
    (favorite) => {
      expect(read({ favorite, returnTo: "/" })).toBeNull();
    },
  );
});
