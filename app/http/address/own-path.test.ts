import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path";

describe("the path to go back to", () => {
  it.each(["/", "/search?postcode=SW1A+1AA&drivingHours=2", "/destinations/bath#hotels"])(
    "may be %s",
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/a\r\nb",
    "/\u0000x",
    "/a\u007f",
    "/caf\u00e9",
    "/\ud800",
    "",
    null,
    1,
  ])("is never %j", (value) => {
    expect(ownPath(value, "/favorites")).toBe("/favorites");
  });
});
