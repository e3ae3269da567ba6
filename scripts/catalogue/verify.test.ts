import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogueWithFacts } from "../setup/open-facts";
import { type Finding, findingsOf } from "./verify-findings";
import {
  REPORT,
  isByHand,
  isSettled,
  keyOf,
  newReport,
  readReport,
  readWorld,
  reportText,
} from "./verify-report";
import { ANSWERS } from "./verify-rules";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

describe("the report on the catalogue", () => {
  const report = readReport(join(PROJECT, REPORT));

  it("has an answer in every line, and who gave it", () => {
    const odd = report.filter(
      ({ answer, why }) =>
        !ANSWERS.some((each) => each === answer) || !/^(?:read|rule [a-z ]+): \S/.test(why),
    );
    expect(odd).toEqual([]);
  });

  it("has a line for everything that is found today; what was corrected or removed is found no more", () => {
    const world = readWorld(PROJECT);
    const findings = readCatalogueWithFacts(join(PROJECT, "catalogue")).flatMap((file) =>
      findingsOf(file, world),
    );
    const found = new Set(findings.map(keyOf));
    const open = report.filter((line) => !isSettled(line)).map(keyOf);
    expect({ missing: [...found].filter((key) => !open.includes(key)) }).toEqual({ missing: [] });
    expect({ stale: open.filter((key) => !found.has(key)) }).toEqual({ stale: [] });
  }, 120_000);
});

describe("a repeated report", () => {
  const finding: Finding = {
    where: "ely",
    check: "position",
    finding: "9.0 km from the middle of its postcode's sector",
    evidence: { name: "Ely" },
  };

  it("leaves unanswered what no rule knows", () => {
    expect(newReport([finding], [])).toMatchObject([{ where: "ely", answer: "", why: "" }]);
  });

  it("answers by the first rule that applies, and names it", () => {
    const hotel: Finding = {
      ...finding,
      check: "hotel",
      finding: "x",
      evidence: { name: "x", isInGap: true },
    };
    expect(newReport([hotel], [])).toMatchObject([
      { answer: "cannot be checked", why: expect.stringMatching(/^rule gap: /) as string },
    ]);
  });

  it("keeps a person's answer while the finding exists, and corrections for good", () => {
    const [unanswered] = newReport([finding], []);
    if (!unanswered) throw new Error("no line");
    const confirmed = { ...unanswered, answer: "confirmed", why: "read: the cathedral is there" } as const;
    const corrected = { ...confirmed, finding: "another", answer: "corrected" } as const;
    expect(newReport([finding], [confirmed, corrected])).toEqual([confirmed, corrected]);
    expect(newReport([], [confirmed])).toEqual([]);
    expect(isByHand(confirmed)).toBe(true);
  });

  it("is read as it was written", () => {
    const lines = newReport([finding], []);
    expect(reportText(lines).split("\n")).toHaveLength(3);
  });
});
