import { describe, expect, it } from "vitest";
import { readReturnTo } from "./return-to";

describe("the page that a guest comes back to", () => {
  const returnTo = (path: string) => readReturnTo(new URLSearchParams({ returnTo: path }));

  it.each(["/alerts", "/alerts/new", "/alerts/new?from=LS6&drivingHours=2", "/trip"])(
    "is one that asks for a sign-in: %s",
    (path) => {
      expect(returnTo(path)).toBe(path);
    },
  );

  it.each([
    ...[
      "https://evil.example",
      "//evil.example/alerts",
      "/alerts/../admin",
      "/alertsx",
      "/admin",
      "/logout",
      "/settings",
    ],
    ...["/alerts/7", "/alerts?a\r\nb", "/alerts#x", "", `/alerts?${"x".repeat(500)}`],
    ...["/alerts?\0", "/alerts?\x7f", "/alerts?\u2600", "/alerts/new?a b"],
  ])("is nothing else: %j", (path) => {
    expect(returnTo(path)).toBeNull();
  });
});
