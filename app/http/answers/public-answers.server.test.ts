import { describe, expect, it } from "vitest";
import { createPublicAnswers, publicAnswerKey } from "./public-answers.server";

const NOW_MS = Date.UTC(2026, 5, 20, 9);
const KEPT_MS = 30_000;
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

describe("an answer that is kept", () => {
  it("is given to the next visitor with that visitor's nonce, wherever it stands", async () => {
    const answers = createPublicAnswers();
    const first = await answers.keep(
      "key",
      "nonce-1",
      NOW_MS,
      page('<b nonce="nonce-1">a</b><i nonce="nonce-1">'),
    );
    expect(await first.text()).toBe('<b nonce="nonce-1">a</b><i nonce="nonce-1">');
    const second = answers.read("key", "nonce-2", NOW_MS);
    expect(await second?.text()).toBe('<b nonce="nonce-2">a</b><i nonce="nonce-2">');
    expect(second?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  it("keeps its headers, and gives each visitor a set of their own", async () => {
    const answers = createPublicAnswers();
    await answers.keep("key", "n", NOW_MS, Response.json([], { headers: { "X-Total-Count": "7" } }));
    answers.read("key", "n", NOW_MS)?.headers.set("X-Total-Count", "8");
    expect(answers.read("key", "n", NOW_MS)?.headers.get("X-Total-Count")).toBe("7");
  });

  it("is forgotten after half a minute", async () => {
    const answers = createPublicAnswers();
    await answers.keep("key", "n", NOW_MS, page("words"));
    expect(answers.read("key", "n", NOW_MS + KEPT_MS - 1)).not.toBeNull();
    expect(answers.read("key", "n", NOW_MS + KEPT_MS)).toBeNull();
  });

  it("is no failure, no redirect, and nothing that sets a cookie", async () => {
    const answers = createPublicAnswers();
    for (const response of [
      new Response("gone", { status: 503 }),
      new Response("", { status: 302, headers: { Location: "/" } }),
      new Response("no such postcode", { status: 404 }),
      page("hers", { "Set-Cookie": "session=x" }),
    ]) {
      expect(await answers.keep("key", "n", NOW_MS, response)).toBe(response);
      expect(answers.read("key", "n", NOW_MS)).toBeNull();
    }
  });

  it("gives way, the oldest first, where all together would be too large", async () => {
    const answers = createPublicAnswers();
    const megabyte = "x".repeat(1_000_000);
    const keys = Array.from({ length: 40 }, (_, index) => `key ${index}`);
    for (const key of keys) await answers.keep(key, "n", NOW_MS, page(megabyte));
    const kept = keys.filter((key) => answers.read(key, "n", NOW_MS) !== null);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThanOrEqual(16);
    expect(kept).toEqual(keys.slice(-kept.length));
  });
});

describe("what a public answer depends on", () => {
  const keyOf = (address: string, init: RequestInit = {}) =>
    publicAnswerKey(new Request(address, init), new URL(address), "user-settings");
  const SEARCH = "https://site.example/search?postcode=SW1A1AA";

  it("is the whole address", () => {
    const keys = [
      SEARCH,
      SEARCH.replace("https", "http"),
      SEARCH.replace("site.", "other."),
      SEARCH.replace("/search", "/search.data"),
      `${SEARCH}&drivingHours=3`,
    ].map((address) => keyOf(address));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain(null);
    expect(keyOf(SEARCH)).toBe(keyOf(SEARCH));
  });

  it("is the visitor's units", () => {
    const withUnits = (value: string) => keyOf(SEARCH, { headers: { Cookie: `user-settings=${value}` } });
    expect(withUnits("a")).not.toBeNull();
    expect(withUnits("a")).not.toBe(withUnits("b"));
    expect(withUnits("a")).not.toBe(keyOf(SEARCH));
  });

  it("is unknown with any other cookie, with another method, and for calls about somebody", () => {
    expect(keyOf(SEARCH, { headers: { Cookie: "session=x" } })).toBeNull();
    expect(keyOf(SEARCH, { headers: { Cookie: "user-settings=a; toast=x" } })).toBeNull();
    expect(keyOf(SEARCH, { method: "POST" })).toBeNull();
    expect(keyOf(SEARCH, { method: "HEAD" })).toBeNull();
    expect(keyOf("https://site.example/api/user")).toBeNull();
    expect(keyOf("https://site.example/api/search?postcode=SW1A1AA")).not.toBeNull();
  });
});
