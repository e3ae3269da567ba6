import { describe, expect, it } from "vitest";
import { createByteLimitedCache } from "./byte-limited-cache";

/** Room for four values of 1,000 bytes with their overhead. */
const MOST_BYTES = 5_000;
const keysIn = (cache: { get(key: string): unknown }, keys: readonly string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

describe("a cache that is limited by bytes", () => {
  it("gives back what it keeps", () => {
    const cache = createByteLimitedCache<string>(MOST_BYTES);
    cache.set("a", "first", 10);
    expect([cache.get("a"), cache.get("b")]).toEqual(["first", undefined]);
  });

  it("forgets what was used longest ago", () => {
    const cache = createByteLimitedCache<string>(MOST_BYTES);
    for (const key of ["a", "b", "c", "d"]) cache.set(key, key, 1_000);
    cache.get("a");
    cache.set("e", "e", 1_000);
    expect(keysIn(cache, ["a", "b", "c", "d", "e"])).toEqual(["a", "c", "d", "e"]);
    cache.set("f", "f", 3_000);
    expect(keysIn(cache, ["a", "c", "d", "e", "f"])).toEqual(["e", "f"]);
  });

  it("counts a thing that is replaced no longer", () => {
    const cache = createByteLimitedCache<string>(MOST_BYTES);
    for (let index = 0; index < 20; index += 1) cache.set("a", `turn ${index}`, 2_000);
    cache.set("b", "b", 2_000);
    expect(keysIn(cache, ["a", "b"])).toEqual(["a", "b"]);
  });

  it("does not keep a value larger than all its room, and loses nothing because of it", () => {
    const cache = createByteLimitedCache<string>(MOST_BYTES);
    cache.set("a", "a", 1_000);
    cache.set("huge", "huge", MOST_BYTES + 1);
    expect(keysIn(cache, ["a", "huge"])).toEqual(["a"]);
  });

  it("is filled by many empty things as well", () => {
    const cache = createByteLimitedCache<string>(MOST_BYTES);
    const keys = Array.from({ length: 1_000 }, (_, index) => String(index));
    for (const key of keys) cache.set(key, "", 0);
    expect(keysIn(cache, keys).length).toBeLessThan(100);
  });

  it("is filled by long keys as well", () => {
    const cache = createByteLimitedCache<number>(100_000);
    const keys = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4_000));
    for (const key of keys) cache.set(key, 0, 0);
    expect(keysIn(cache, keys).length).toBeGreaterThan(5);
    expect(keysIn(cache, keys).length).toBeLessThan(15);
  });
});
