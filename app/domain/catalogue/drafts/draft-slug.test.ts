import { describe, expect, it } from "vitest";
import { freeSlug, isSlug, slugOf } from "./draft-slug";

describe("a slug", () => {
  it.each([
    ["Bath", "bath"],
    ["St Andrew's", "st-andrews"],
    ["Stow–on–the–Wold", "stow-on-the-wold"],
    ["Ynys Môn", "ynys-mon"],
    ["Porthcurno & Land’s End", "porthcurno-and-lands-end"],
    ["--<script>--", "script"],
    ["北京", "place"],
    ["", "place"],
    ["../../etc", "etc"],
    ["x".repeat(59) + " y", "x".repeat(59)],
  ])("of %j is %j", (name, slug) => {
    expect(slugOf(name)).toBe(slug);
    expect(isSlug(slug)).toBe(true);
  });

  it("gets the first number that is free", () => {
    expect(freeSlug("Bath", new Set())).toBe("bath");
    expect(freeSlug("Bath", new Set(["bath-2"]))).toBe("bath");
    expect(freeSlug("Bath", new Set(["bath", "bath-2", "bath-spa"]))).toBe("bath-3");
  });

  it.each(["", "-bath", "bath-", "a--b", "Bath", "a/b", "a.b", "__proto__", "x".repeat(80)])(
    "is not %j",
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});
