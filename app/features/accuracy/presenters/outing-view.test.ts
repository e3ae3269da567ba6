import { expect, it } from "vitest";
import { outingAnswersInWords } from "./outing-view";

it("speaks of answers from thirty on", () => {
  expect(outingAnswersInWords({ better: 4, "as-said": 20, worse: 5 })).toBeNull();
  expect(outingAnswersInWords({ better: 6, "as-said": 21, worse: 3 })).toBe(
    "Of those who answered after a day out, 70% say that it was as we said, 20% better and 10% worse (30 answers).",
  );
});
