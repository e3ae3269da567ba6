import { describe, expect, it } from "vitest";
import { someAccuracy } from "../../../../tests/fakes/accuracy";
import { accuracyJson } from "./accuracy-json";
import { accuracyView } from "./accuracy-view";

const words = (view: ReturnType<typeof accuracyView>) => view.lead.join(" ");

describe("how often we were right, on a page", () => {
  it("is not measured on sample weather", () => {
    const view = accuracyView(someAccuracy(60), true);
    expect(view).toMatchObject({ state: "not-measured", questions: [] });
    expect(accuracyJson(someAccuracy(60), true)).toMatchObject({ state: "not-measured", leads: [] });
  });

  it("has no figure before sixty days, and says how many are known", () => {
    for (const [days, known] of [
      [0, "0 days are"],
      [1, "1 day is"],
      [59, "59 days are"],
    ] as const) {
      const view = accuracyView(someAccuracy(days), false);
      expect(view).toMatchObject({ state: "too-early", questions: [] });
      expect(words(view)).toContain(`${known} known so far`);
      expect(accuracyJson(someAccuracy(days), false)).toMatchObject({ state: "too-early", days, leads: [] });
    }
    expect(words(accuracyView(null, false))).toContain("0 days are known so far");
    expect(accuracyView("unknown", false).state).toBe("unknown");
  });

  it("answers five questions, each with its number and the days that it stands on, and never says 'really'", () => {
    const view = accuracyView(someAccuracy(90), false);
    expect(words(view)).toContain("90 days are known");
    expect(words(view)).toContain("not what a weather station measured");
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
