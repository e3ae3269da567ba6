import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { SKY_CONDITIONS } from "#app/domain/weather/forecast";
import { SKY_WORDS, lightOfDay } from "./sky-words";

it.each(["day", "night"] as const)(
  "the pictures of the skies differ for each sky by %s, and are there",
  (time) => {
    const pictures = SKY_CONDITIONS.map((condition) => SKY_WORDS[condition][time]);
    expect(new Set(pictures).size).toBe(SKY_CONDITIONS.length);
    for (const picture of pictures) {
      expect(existsSync(`public/icons/weather/${picture}.svg`), picture).toBe(true);
    }
  },
);

it.each([
  ["2026-12-21T07:00Z", "night"],
  ["2026-12-21T08:45Z", "morning"],
  ["2026-12-21T12:00Z", "noon"],
  // On this day the sun sets at 15:48 in the middle of the country.
  ["2026-12-21T15:40Z", "dusk"],
  ["2026-12-21T16:15Z", "dusk"],
  ["2026-12-21T17:00Z", "night"],
  ["2026-06-21T05:00+01:00", "morning"],
  ["2026-06-21T18:00+01:00", "noon"],
  ["2026-06-21T21:30+01:00", "dusk"],
  ["2026-06-22T00:30+01:00", "night"],
  ["2026-03-20T10:59Z", "morning"],
  ["2026-03-20T11:01Z", "noon"],
])("the light of Home's landscape follows the sun at %s: %s", (time, light) => {
  expect(lightOfDay(Date.parse(time))).toBe(light);
});
