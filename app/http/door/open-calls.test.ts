import { describe, expect, it } from "vitest";
import { addressOf } from "#app/http/address/address-of";
import { openToOrigins } from "./open-calls";

const SITE = "https://site.example";

function headersOf(path: string, init: RequestInit = {}): Headers {
  const headers = new Headers();
  const request = new Request(`${SITE}${path}`, init);
  openToOrigins(headers, request, addressOf(new URL(request.url).pathname));
  return headers;
}

describe("a call of public data", () => {
  it.each([
    "/api/search?postcode=LS6+3AA",
    "/api/destinations/all",
    "/api/openapi.json",
    "/healthz",
    "/api/search/",
    "/API/search",
  ])("may be read by any origin: %s", (path) => {
    const headers = headersOf(path);
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Credentials")).toBeNull();
    expect(headers.get("Link")).toBe('</credits>; rel="license"');
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Access-Control-Expose-Headers")).toContain("X-Total-Count");
    expect(headers.has("Access-Control-Allow-Methods")).toBe(false);
  });

  it("stays within this origin where it was asked with cookies, or is no reading", () => {
    const link = ["link", '</credits>; rel="license"'];
    expect([...headersOf("/api/search", { headers: { Cookie: "session=x" } })]).toEqual([link]);
    expect([...headersOf("/api/search", { method: "POST" })]).toEqual([]);
  });

  it.each(["/", "/search", "/api/user", "/api/favorites", "/api/admin/weather", "/api/searching"])(
    "is not %s",
    (path) => {
      expect([...headersOf(path)]).toEqual([]);
      expect([...headersOf(path, { method: "OPTIONS" })]).toEqual([]);
    },
  );

  it("answers the question that a browser asks before it", () => {
    const headers = headersOf("/api/search", { method: "OPTIONS" });
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Access-Control-Allow-Methods")).toBe("GET, HEAD");
  });
});
