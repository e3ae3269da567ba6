import { describe, expect, it } from "vitest";
import { setSecurityHeaders } from "./security-headers";

function headersFor(address: string, own: Record<string, string> = {}): Headers {
  const headers = new Headers(own);
  setSecurityHeaders(headers, new URL(address), "a-nonce");
  return headers;
}

const policyOf = (headers: Headers) =>
  new Map(
    (headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );

describe("the headers of every answer", () => {
  it("let a page run our own scripts and, inline, those with this answer's nonce, and close every other door", () => {
    expect(policyOf(headersFor("http://site.example/")).get("script-src")).toEqual([
      "'self'",
      "'nonce-a-nonce'",
    ]);
    const policy = policyOf(headersFor("http://site.example/"));
    for (const [directive, source] of [
      ["default-src", "'self'"],
      ["connect-src", "'self'"],
      ["font-src", "'self'"],
      ["form-action", "'self'"],
      ["object-src", "'none'"],
      ["base-uri", "'none'"],
      ["frame-ancestors", "'none'"],
    ] as const) {
      expect([directive, policy.get(directive)]).toEqual([directive, [source]]);
    }
    expect(policy.get("img-src")).toEqual(["'self'", "https:", "data:"]);
  });

  it("forbid guessing types and the devices that we never ask for, and keep a page apart from other sites", () => {
    const headers = headersFor("http://site.example/");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    for (const feature of ["camera", "microphone", "payment", "usb"]) {
      expect(headers.get("Permissions-Policy")).toContain(`${feature}=()`);
    }
    for (const path of ["/", "/api/user", "/api/search"]) {
      const headers = headersFor(`http://site.example${path}`);
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    }
  });

  it("keep an address with a postcode to ourselves", () => {
    const referrerPolicyOf = (address: string) => headersFor(address).get("Referrer-Policy");
    expect(referrerPolicyOf("http://site.example/search?postcode=SW1A1AA")).toBe("no-referrer");
    expect(referrerPolicyOf("http://site.example/destinations/bath?postcode=")).toBe("no-referrer");
    expect(referrerPolicyOf("http://site.example/about")).toBe("strict-origin-when-cross-origin");
  });

  it("insist on https for a year where the answer came by it, and only there", () => {
    expect(headersFor("https://site.example/").get("Strict-Transport-Security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(headersFor("http://site.example/").has("Strict-Transport-Security")).toBe(false);
  });

  it("keep answers out of caches, unless the answer says how long it may be kept", () => {
    expect(headersFor("http://site.example/").get("Cache-Control")).toBe("private, no-store");
    const kept = headersFor("http://site.example/", { "Cache-Control": "public, max-age=60" });
    expect(kept.get("Cache-Control")).toBe("public, max-age=60");
  });
});
