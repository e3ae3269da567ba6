import { describe, expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { accuracyView } from "./accuracy-view";

describe("how often we were right, on a page", () => {
  it("is not measured on sample weather, nor for a service that does not report past days", () => {
    for (const provider of ["sample", "met-norway"]) {
      const view = accuracyView(someAccuracy(60), provider);
      expect(view.questions).toEqual([]);
      expect(view.lead).toMatch(/^Not measured: /);
    }
  });

  it("has no figure before sixty days, and says how many are known", () => {
    for (const [days, known] of [
      [0, "0 days are"],
      [1, "1 day is"],
      [59, "59 days are"],
    ] as const) {
      const view = accuracyView(someAccuracy(days), "open-meteo");
      expect(view.questions).toEqual([]);
      expect(view.lead).toContain(`${known} known so far`);
    }
    expect(accuracyView(null, "open-meteo").lead).toContain("0 days are known so far");
    expect(accuracyView("unknown", "open-meteo").lead).toContain("We can't show our record");
  });

  it("says nothing else before, not even what visitors say", () => {
    const answers = { better: 6, "as-said": 21, worse: 3 };
    const answersAfter = (days: number) =>
      accuracyView({ ...someAccuracy(days), answers }, "open-meteo").answers;
    expect(answersAfter(59)).toBeNull();
    expect(answersAfter(60)).toContain("(30 answers)");
  });

  it("answers five questions, each with its number and the days that it stands on, and never says 'really'", () => {
    const view = accuracyView(someAccuracy(90), "open-meteo");
    expect(view.lead).toContain("90 days are known");
    expect(view.lead).toContain("not with what a weather station measured");
    expect(JSON.stringify(view)).not.toContain("really");
    const questions = view.questions.slice(0, 5);
    expect(questions.map(({ question }) => question)).toEqual([
      "Was it worth the drive?",
      "Did we promise too much?",
      "Did we hold anyone back?",
      "How much was missed?",
      "Does it change its mind?",
    ]);
    for (const { answer, rows } of questions) {
      expect(answer).toMatch(/\d.* \(\d+ days, [\d,]+ cases\)\.$/);
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(rows[0]?.[1]).toMatch(/^[−\d.%]+ \([−\d.%]+ to [−\d.%]+\)$/);
    }
  });
});
