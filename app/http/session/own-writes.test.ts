import { describe, expect, it } from "vitest";
import { noteOwnWrite, ownWriteCookie, readsFrom } from "./own-writes";

const SIGNED_IN = "__Host-session=abc";
const requestOf = (method: string, cookie = "") =>
  new Request("https://site.example/favorites", { method, headers: { Cookie: cookie } });

function cookieAfter(method: string, cookie = SIGNED_IN, setCookie = ""): string {
  const request = requestOf(method, cookie);
  const response = new Response(null, { headers: setCookie ? { "Set-Cookie": setCookie } : {} });
  noteOwnWrite(request, new URL(request.url), response);
  return [cookie, ...response.headers.getSetCookie().map((each) => each.split(";", 1)[0])].join("; ");
}

describe("a request's reads", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])("come from the primary for %s, which can write", (method) => {
    expect(readsFrom(requestOf(method))).toBe("first-primary");
  });

  it.each(["GET", "HEAD"])("come from the nearest copy for %s", (method) => {
    expect(readsFrom(requestOf(method, SIGNED_IN))).toBe("first-unconstrained");
  });

  it("come from the primary after a change or a sign-in, and else from the nearest copy", () => {
    expect(readsFrom(requestOf("GET", cookieAfter("DELETE")))).toBe("first-primary");
    const cookie = cookieAfter("POST", "", "__Host-session=abc; Path=/");
    expect(readsFrom(requestOf("GET", cookie))).toBe("first-primary");
    expect(readsFrom(requestOf("GET", cookieAfter("GET")))).toBe("first-unconstrained");
    expect(readsFrom(requestOf("GET", cookieAfter("POST", "units=c")))).toBe("first-unconstrained");
  });
});

it("a change is noted in a word that scripts can read and that differs, so that they use no older data", () => {
  const [one, other] = [1, 2].map(() => ownWriteCookie(new URL("https://site.example")));
  expect(one).not.toBe(other);
  for (const cookie of [one, other])
    expect(cookie).toMatch(/^own-write=\w{8}; Path=\/; Max-Age=300; SameSite=Lax; Secure$/);
});
