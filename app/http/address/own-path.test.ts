import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { ownPath, siteOrigin } from "./own-path";

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
    "/.//evil.example",
    "javascript:alert(1)",
    "/a\r\nb",
    "/a\u007f",
    "/caf\u00e9",
    "",
    null,
    1,
  ])("is never %j", (value) => {
    expect(ownPath(value, "/favorites")).toBe("/favorites");
  });

  it("leads to this site whatever is typed, also when its path is read again as an address", () => {
    const pieces = ["/", "\\", ".", "..", "//", ":", "https:", "javascript:", "@", "evil.example", "?", "#", "%2F", "%5c", "\t", "\n", " ", "a"]; // prettier-ignore
    const typed = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => some.join(""));
    const site = "https://site.example";
    const isOwn = (path: string) => {
      const url = new URL(path, site);
      const again = new URL(url.pathname + url.search + url.hash, site);
      return (
        url.origin === site &&
        again.origin === site &&
        again.pathname === url.pathname &&
        !/\\|\/\/|^[^/]/.test(path.split(/[?#]/, 1)[0]!)
      );
    };
    fc.assert(
      fc.property(typed, (some) => isOwn(ownPath(some)) && isOwn(ownPath(`/${some}`))),
      { numRuns: 5_000 },
    );
  });
});

it("a link in a mail goes to the address that the operator named, and else to that of the request", () => {
  const request = new Request("https://chosen-by-the-caller.example/x");
  const originOf = (named?: string) =>
    siteOrigin(request, { app: { siteOrigin: named } as Parameters<typeof siteOrigin>[1]["app"] });
  expect(originOf("https://sunny.example")).toBe("https://sunny.example");
  expect(originOf()).toBe("https://chosen-by-the-caller.example");
});
