import { describe, expect, it } from "vitest";
import { addressOf } from "#app/http/address/address-of";
import { type PublicAnswers, createPublicAnswers, publicAnswerKey } from "./public-answers.server";

const NOW_MS = Date.UTC(2026, 5, 20, 9);
const KEPT_MS = 30_000;
const page = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

/** Two visitors request the same address shortly after each other. Returns the answer to the second. */
async function keptTwice(answers: PublicAnswers, key: string, nonce: string, make: () => Response) {
  await answers.keep(key, nonce, NOW_MS, make());
  return answers.keep(key, nonce, NOW_MS, make());
}

it("what changes by itself is kept no longer than until it does", async () => {
  const answers = createPublicAnswers();
  const keep = () => answers.keep("key", "n", NOW_MS, page("a warning"), NOW_MS + 5_000);
  await keep();
  await keep();
  expect(answers.read("key", "n", NOW_MS + 4_999)).not.toBeNull();
  expect(answers.read("key", "n", NOW_MS + 5_000)).toBeNull();
});

describe("an answer that is kept", () => {
  it("is given to the next visitor with that visitor's nonce, wherever it stands", async () => {
    const answers = createPublicAnswers();
    const first = await keptTwice(answers, "key", "nonce-1", () =>
      page('<b nonce="nonce-1">a</b><i nonce="nonce-1">'),
    );
    expect(await first.text()).toBe('<b nonce="nonce-1">a</b><i nonce="nonce-1">');
    const second = answers.read("key", "nonce-2", NOW_MS);
    expect(await second?.text()).toBe('<b nonce="nonce-2">a</b><i nonce="nonce-2">');
    expect(second?.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  it("is one that was requested twice within half a minute: the first goes out untouched", async () => {
    const answers = createPublicAnswers();
    const first = page("words");
    expect(await answers.keep("key", "n", NOW_MS, first)).toBe(first);
    expect(answers.read("key", "n", NOW_MS)).toBeNull();
    const muchLater = page("words");
    expect(await answers.keep("key", "n", NOW_MS + KEPT_MS, muchLater)).toBe(muchLater);
    expect(answers.read("key", "n", NOW_MS + KEPT_MS)).toBeNull();
    await answers.keep("key", "n", NOW_MS + 2 * KEPT_MS - 1, page("words"));
    expect(await answers.read("key", "n", NOW_MS + 2 * KEPT_MS)?.text()).toBe("words");
  });

  it("keeps its headers, and gives each visitor a set of their own", async () => {
    const answers = createPublicAnswers();
    await keptTwice(answers, "key", "n", () => Response.json([], { headers: { "X-Total-Count": "7" } }));
    answers.read("key", "n", NOW_MS)?.headers.set("X-Total-Count", "8");
    expect(answers.read("key", "n", NOW_MS)?.headers.get("X-Total-Count")).toBe("7");
  });

  it("is forgotten after half a minute", async () => {
    const answers = createPublicAnswers();
    await keptTwice(answers, "key", "n", () => page("words"));
    expect(answers.read("key", "n", NOW_MS + KEPT_MS - 1)).not.toBeNull();
    expect(answers.read("key", "n", NOW_MS + KEPT_MS)).toBeNull();
  });

  it("is no failure, no redirect, and nothing that sets a cookie or says no-store", async () => {
    const answers = createPublicAnswers();
    for (const make of [
      () => new Response("gone", { status: 503 }),
      () => new Response("", { status: 302, headers: { Location: "/" } }),
      () => new Response("no such postcode", { status: 404 }),
      () => page("hers", { "Set-Cookie": "session=x" }),
    ]) {
      await answers.keep("key", "n", NOW_MS, make());
      const again = make();
      expect(await answers.keep("key", "n", NOW_MS, again)).toBe(again);
      expect(answers.read("key", "n", NOW_MS)).toBeNull();
    }
    const fresh = () => new Response("now", { headers: { "Cache-Control": "no-store" } });
    await answers.keep("key", "n", 0, fresh());
    await answers.keep("key", "n", 1, fresh());
    expect(answers.read("key", "n", 2)).toBeNull();
  });

  it("gives way, the oldest first, where all together would be too large", async () => {
    const answers = createPublicAnswers();
    const megabyte = "x".repeat(1_000_000);
    const keys = Array.from({ length: 40 }, (_, index) => `key ${index}`);
    for (const key of keys) await keptTwice(answers, key, "n", () => page(megabyte));
    const kept = keys.filter((key) => answers.read(key, "n", NOW_MS) !== null);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThanOrEqual(16);
    expect(kept).toEqual(keys.slice(-kept.length));
  });
});

describe("what a public answer depends on", () => {
  const keyOf = (address: string, init: RequestInit = {}) =>
    publicAnswerKey(new Request(address, init), new URL(address), addressOf(new URL(address).pathname));
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

  const withUnits = (value: string) => keyOf(SEARCH, { headers: { Cookie: `user-settings=${value}` } });
  const FAHRENHEIT = encodeURIComponent('{"temperatureUnit":"fahrenheit","distanceUnit":"miles"}');

  it("is the visitor's units, and nothing else in their cookie, which can be any text of any length", () => {
    expect(withUnits(FAHRENHEIT)).not.toBeNull();
    expect(withUnits(FAHRENHEIT)).not.toBe(withUnits(FAHRENHEIT.replace("miles", "kilometers")));
    expect(withUnits(FAHRENHEIT)).not.toBe(keyOf(SEARCH));
    for (const text of ["", "a", "%", "{}", "x".repeat(60_000)]) expect(withUnits(text)).toBe(keyOf(SEARCH));
    const reordered = encodeURIComponent('{"x":1,"distanceUnit":"miles", "temperatureUnit":"fahrenheit"}');
    expect(withUnits(reordered)).toBe(withUnits(FAHRENHEIT));
  });

  it("is no address that is longer than any search", () => {
    const ofLength = (length: number) => keyOf(SEARCH.padEnd(length, "x"));
    expect(ofLength(2_000)).not.toBeNull();
    expect(ofLength(2_001)).toBeNull();
  });

  it("is unknown with a session beside the cookies that do not count, however they are parted", () => {
    const own = [
      "device=x",
      "__Host-device=x",
      "last-postcode=LS6+3AA",
      "usual-search=needs=dogs",
      "user-settings=a",
    ];
    for (const cookie of own) expect(keyOf(SEARCH, { headers: { Cookie: cookie } })).not.toBeNull();
    for (const [cookie, mark] of own.flatMap((pair) =>
      [";", "; ", " ;", ";  ", ";;", ";\t"].map((m) => [pair, m]),
    )) {
      for (const session of ["session=x", "__Host-session=x", " session =x", "session"]) {
        expect(keyOf(SEARCH, { headers: { Cookie: `${cookie}${mark}${session}` } })).toBeNull();
        expect(keyOf(SEARCH, { headers: { Cookie: `${session}${mark}${cookie}` } })).toBeNull();
      }
    }
  });

  it("is unknown with any other cookie, with another method, and for calls", () => {
    expect(keyOf(SEARCH, { headers: { Cookie: "session=x" } })).toBeNull();
    expect(keyOf(SEARCH, { headers: { Cookie: "user-settings=a; toast=x" } })).toBeNull();
    expect(keyOf(SEARCH, { method: "POST" })).toBeNull();
    expect(keyOf(SEARCH, { method: "HEAD" })).toBeNull();
    expect(keyOf("https://site.example/api/user")).toBeNull();
    expect(keyOf("https://site.example/Api/user")).toBeNull();
    expect(keyOf("https://site.example/api/search?postcode=SW1A1AA")).toBeNull();
  });
});
