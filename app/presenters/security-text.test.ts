import { describe, expect, it } from "vitest";
import { securityText } from "./crawlers";

const NOW = Date.parse("2026-11-21T16:30:00Z");

describe("security.txt", () => {
  it("names the contact and ends within a year", () => {
    expect(securityText("ops@sunny.test", NOW)).toBe(
      "Contact: mailto:ops@sunny.test\nExpires: 2027-05-20T00:00:00.000Z\nPreferred-Languages: en\n",
    );
  });

  it.each([undefined, null, "hello@sunny-escape.example"])("is not there with the contact %s", (email) => {
    expect(securityText(email, NOW)).toBeNull();
  });
});
