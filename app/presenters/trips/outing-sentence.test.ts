import { describe, expect, it } from "vitest";
import { parsePostcode } from "#app/domain/geo/postcode";
import type { PlaceView } from "./card-view";
import { outingSentence } from "./outing-sentence";

type Outing = Parameters<typeof outingSentence>[0];

const OUTING: Outing = {
  name: "Saddleworth",
  weather: { icon: "clear-day", temperature: "10°", description: "clear sky", when: "Saturday" },
  score: {
    value: 74,
    verdict: "very good",
    reasons: ["5 h of sun", "chilly", "dry", "light winds"],
  },
  duration: "44 min",
  notes: [],
};
const said = (change: Partial<Outing> = {}, start: string | null = "LS6 2AA") =>
  outingSentence(
    { ...OUTING, ...change },
    { date: "2026-11-28", origin: start === null ? null : parsePostcode(start) },
  );

describe("an outing in a sentence", () => {
  it("has the day, the weather and the drive, and of the start only the district", () => {
    expect(said()).toBe("Saddleworth on Saturday? 10°, 5 h of sun, dry. 44 min from LS6.");
  });

  it("has no drive without a start, or if the drive is unknown", () => {
    expect(said({}, null)).toBe("Saddleworth on Saturday? 10°, 5 h of sun, dry.");
    expect(said({ duration: "" })).toBe("Saddleworth on Saturday? 10°, 5 h of sun, dry.");
  });

  it("begins each sentence with a capital", () => {
    expect(said({ duration: "about 1h 45m" })).toMatch(/ dry\. About 1h 45m from LS6\.$/);
  });

  it("has the sky if there is no score, and that it is dark", () => {
    expect(said({ score: null, dim: "dark when you arrive" })).toBe(
      "Saddleworth on Saturday? 10°, clear sky, dark when you arrive. 44 min from LS6.",
    );
  });

  it("only asks if the weather is not known", () => {
    expect(said({ weather: null, score: null }, null)).toBe("Saddleworth on Saturday?");
  });

  it("begins with the warnings", () => {
    const notes = [{ tone: "issued", lead: "Amber warning of wind" }] as unknown as PlaceView["notes"];
    expect(said({ notes })).toContain("on Saturday? Amber warning of wind. 10°, ");
  });
});
