import { describe, expect, it } from "vitest";
import { MAX_UPLOAD_BYTES, MAX_BODY_BYTES } from "#app/http/bodies/read-body.server";
import { addressOf } from "#app/http/address/address-of";
import { ADDRESSES } from "#app/http/address/addresses";
import { refuseRequest } from "./refuse-request";

const SITE = "https://site.example";

function statusOf(method: string, headers: Record<string, string> = {}, path = "/units"): number | null {
  const request = new Request(`${SITE}${path}`, { method, headers });
  const url = new URL(request.url);
  return refuseRequest(request, url, addressOf(url.pathname))?.status ?? null;
}

describe("a request is refused", () => {
  it("for a method that no route knows, and for no address of ours", () => {
    expect(statusOf("PATCH", {}, "/api/user")).toBe(405);
    expect(statusOf("PATCH", {}, "/quillon")).toBe(405);
    for (const { path, methods } of ADDRESSES)
      for (const method of methods) expect(statusOf(method, {}, `/${path}`)).toBeNull();
  });

  it("for a method that an address without a page does not have", () => {
    for (const path of ["/logout", "/forget-postcode", "/search/nearest"]) {
      expect(statusOf("GET", {}, path)).toBe(405);
    }
    for (const path of ["/robots.txt", "/search/map", "/healthz", "/settings/data", "/trip/calendar.ics"]) {
      expect(statusOf("POST", {}, path)).toBe(405);
    }
    expect(statusOf("POST", {}, "/about")).toBeNull();
  });

  it("for its method first, in every spelling and from every website: nothing is done that an origin could matter to", () => {
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect(statusOf("POST", foreign, "/robots.txt")).toBe(405);
    expect(statusOf("POST", foreign, "/search/map")).toBe(405);
    expect(statusOf("POST", foreign, "/about")).toBe(403);
    expect(statusOf("GET", {}, "/logout.data")).toBe(405);
    expect(statusOf("GET", foreign, "/logout.data")).toBe(405);
  });

  it.each(["PUT", "DELETE"])(
    "that would have a page do by %s what it does when a form is posted",
    (method) => {
      for (const path of [
        "/logout",
        "/settings",
        "/settings.data",
        "/auth?from=/api/",
        "/favorites/toggle",
      ]) {
        expect(statusOf(method, { Origin: SITE }, path)).toBe(405);
      }
      expect(statusOf(method, { Origin: SITE }, "/api/favorites/1")).toBeNull();
    },
  );

  it.each(["GET", "POST"])("by %s that asks for a route's data past the route", (method) => {
    expect(statusOf(method, {}, "/search?postcode=LS63AA&_data=routes%2Fsearch")).toBe(400);
    expect(statusOf(method, {}, "/?_data")).toBe(400);
    expect(statusOf(method, {}, "/search.data?_routes=routes%2Fsearch")).toBeNull();
  });

  it.each(["GET", "POST"])("by %s for a path of more parts than any of ours, empty ones too", (method) => {
    const deep = (parts: number) => statusOf(method, {}, "/a".repeat(parts));
    expect([deep(8), deep(9), deep(8_000)]).toEqual([null, 400, 400]);
    expect(statusOf(method, {}, `/${"/".repeat(16_000)}a`)).toBe(400);
    expect(statusOf(method, {}, `/search${"/".repeat(12)}.data`)).toBe(400);
    // One slash too many is an easy mistake, and encoded slashes separate no parts. Neither is refused.
    for (const path of ["//search", "/search//", `/search${"%2F".repeat(500)}`]) {
      expect(statusOf(method, {}, path)).toBeNull();
    }
  });

  it("for a question of the framework that names such a path, in its own spelling alone", () => {
    const asking = (path: string) => statusOf("GET", {}, `/__manifest?version=1a2b&p=%2Fsearch&p=${path}`);
    expect(asking("/destinations/whitby/details")).toBeNull();
    expect(asking("/a".repeat(9))).toBe(400);
    expect(asking("%2Fa".repeat(1_000))).toBe(400);
    expect(statusOf("GET", {}, `/search?p=${"/a".repeat(9)}`)).toBeNull();
  });

  it("for a question of the framework about more paths than a page of ours has links", () => {
    const asking = (paths: number) =>
      statusOf("GET", {}, `/__manifest?version=1a2b${"&p=/search".repeat(paths)}`);
    expect([0, 1, 64, 65, 380].map(asking)).toEqual([null, null, null, 400, 400]);
    expect(statusOf("HEAD", {}, `/__manifest?${"p=&".repeat(65)}`)).toBe(400);
    expect(statusOf("GET", {}, `/__manifest?${"q=/search&".repeat(65)}`)).toBeNull();
    expect(statusOf("GET", {}, `/search?${"p=/search&".repeat(65)}`)).toBeNull();
  });

  it.each(["POST", "PUT", "DELETE"])("that would change something by %s from another site", (method) => {
    const statusWith = (headers: Record<string, string>) => statusOf(method, headers, "/api/favorites/1");
    expect(statusWith({ Origin: "https://evil.example" })).toBe(403);
    expect(statusWith({ Origin: "http://site.example" })).toBe(403);
    expect(statusWith({ Origin: "https://site.example:8443" })).toBe(403);
    expect(statusWith({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(statusWith({ "Sec-Fetch-Site": "same-site" })).toBe(403);
    expect(statusWith({ Origin: SITE, "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(statusWith({ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" })).toBe(403);
  });

  it("from a sandboxed frame, which says null as a page without referrer does", () => {
    expect(statusOf("POST", { Origin: "null" })).toBe(403);
    expect(statusOf("POST", { Origin: "null", "Sec-Fetch-Site": "none" })).toBe(403);
    expect(statusOf("POST", { Origin: "null", "Sec-Fetch-Site": "same-origin" })).toBeNull();
  });

  it("with a body beyond the limit of its path, and not with one at the limit", () => {
    const own = (bytes: number) => ({ Origin: SITE, "Content-Length": String(bytes) });
    expect([MAX_BODY_BYTES, MAX_UPLOAD_BYTES]).toEqual([64 * 1024, 5 * 1024 * 1024]);
    expect(statusOf("POST", own(MAX_BODY_BYTES), "/api/login")).toBeNull();
    expect(statusOf("POST", own(MAX_BODY_BYTES + 1), "/api/login")).toBe(413);
    // A page shows its own message for a large body.
    expect(statusOf("POST", own(MAX_BODY_BYTES + 1), "/suggest")).toBeNull();
    const upload = "/api/admin/catalogue/import";
    expect(statusOf("POST", own(MAX_UPLOAD_BYTES), upload)).toBeNull();
    expect(statusOf("POST", own(MAX_UPLOAD_BYTES + 1), upload)).toBe(413);
  });

  it("by nothing else: ours, other programs', and whatever only reads", () => {
    expect(statusOf("POST", { Origin: SITE, "Sec-Fetch-Site": "same-origin" })).toBeNull();
    expect(statusOf("POST", { "Sec-Fetch-Site": "none" })).toBeNull();
    expect(statusOf("POST")).toBeNull();
    expect(statusOf("GET", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" })).toBeNull();
    expect(statusOf("HEAD", { "Sec-Fetch-Site": "cross-site" })).toBeNull();
  });
});
