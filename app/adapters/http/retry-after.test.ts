import { describe, expect, it } from "vitest";
import { parseRetryAfter } from "./retry-after";

const NOW = Date.UTC(2026, 6, 15, 12, 0, 0);

describe("Retry-After", () => {
  it("is read as seconds from now", () => {
    expect(parseRetryAfter("3600", NOW)).toBe(NOW + 3_600_000);
  });

  it("is read as an HTTP date", () => {
    expect(parseRetryAfter("Wed, 15 Jul 2026 12:30:00 GMT", NOW)).toBe(NOW + 1_800_000);
  });

  it.each([null, "", "soon", "-5", "0", "Wed, 15 Jul 2026 11:00:00 GMT"])(
    "names no time ahead as %j",
    (header) => {
      expect(parseRetryAfter(header, NOW)).toBeNull();
    },
  );

  it("never shuts a service out for more than a day", () => {
    expect(parseRetryAfter("999999999", NOW)).toBe(NOW + 86_400_000);
  });
});
