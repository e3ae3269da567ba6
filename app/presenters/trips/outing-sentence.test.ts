import { describe, expect, it } from "vitest";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { PlaceView } from "./present";
import { outingSentence } from "./outing-sentence";

type Outing = Parameters<typeof outingSentence>[0];

const OUTING: Outing = {
  name: "Saddleworth",
  weather: { icon: "clear-day", temperature: "10°", description: "clear sky", when: "Saturday" },
  score: {
    value: 74,
    verdict: "very good",
    reasons: ["chilly", "dry", "5 h of sun", "light winds"],
  },
  duration: "44 min",
  arrives: "9:44",
  isAdvised: true,
  notes: [],
};
const said = (change: Partial<Outing> = {}, start: string | null = "LS6 2AA", nights = 0) =>
  outingSentence(
    { ...OUTING, ...change },
    { date: "2026-11-28", nights, origin: start === null ? null : parsePostcode(start) },
  );
const score = (...reasons: string[]) => ({ score: { value: 74, verdict: "good", reasons } });

describe("an outing in a sentence", () => {
  it("says where to go and when, its sun first, the drive, and of the start only the district", () => {
    expect(said()).toBe(
      "Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry. 44 min from LS6, there by 9:44.",
    );
    expect(said({ suits: "Dovestone Reservoir takes the dog" })).toMatch(
      / there by 9:44\. Dovestone Reservoir takes the dog\.$/,
    );
  });

  it("says to go only where we advise it, begins each sentence with a capital, and names warnings first", () => {
    expect(said({ isAdvised: false })).toMatch(/^Saddleworth on Saturday: 5 hours of sun, /);
    expect(said({ duration: "about 1h 45m" })).toMatch(/ dry\. About 1h 45m from LS6, there by 9:44\.$/);
    const notes = [{ tone: "issued", lead: "Amber warning of wind" }] as unknown as PlaceView["notes"];
    expect(said({ notes })).toContain("on Saturday: amber warning of wind; 5 hours of sun, ");
  });

  it.each([
    ["1 h of sun", "1 hour of sun, 10°"],
    ["½ h of sun", "half an hour of sun, 10°"],
    ["overcast", "overcast, 10°"],
  ])("writes %s in full", (reason, words) => {
    expect(said(score(reason), null)).toBe(`Go to Saddleworth on Saturday: ${words}.`);
  });

  it("has no drive without a start, or if the drive is unknown", () => {
    for (const without of [said({}, null), said({ duration: "" })])
      expect(without).toBe("Go to Saddleworth on Saturday: 5 hours of sun, 10°, dry.");
  });

  it("has the days of a stay", () => {
    const day = { label: "Sat", icon: "overcast" as const, description: "overcast", score: 60 };
    const stay = [
      { ...day, temperature: "10°" },
      { ...day, temperature: null, description: "no forecast" },
    ];
    expect(said({ stay }, null, 1)).toBe(
      "Go to Saddleworth on Saturday and Sunday: 10°, overcast, then no forecast.",
    );
  });

  it("has the sky if there is no score, that it is dark, and neither if the weather is unknown", () => {
    const dark = { score: null, dim: "dark when you arrive", isAdvised: false };
    expect(said(dark, null)).toBe("Saddleworth on Saturday: clear sky, 10°, dark when you arrive.");
    expect(said({ weather: null, score: null, isAdvised: false }, null)).toBe("Saddleworth on Saturday.");
  });
});
