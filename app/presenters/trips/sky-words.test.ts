import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import { SKY_WORDS } from "./sky-words";

describe("the pictures of the skies", () => {
  it.each(["day", "night"] as const)("differ for each sky by %s, and are there", (time) => {
    const pictures = SKY_CONDITIONS.map((condition) => SKY_WORDS[condition][time]);
    expect(new Set(pictures).size).toBe(SKY_CONDITIONS.length);
    for (const picture of pictures) {
      expect(existsSync(`public/icons/weather/${picture}.svg`), picture).toBe(true);
    }
  });
});
