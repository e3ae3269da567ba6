import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readCatalogueWithFacts } from "../setup/open-facts";
import { distanceFault, statedIn } from "./checks-distances";
import type { Finding } from "./finding";
import { findingsOf } from "./verify-findings";
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

describe("a distance in a text", () => {
  const yarmouth = { latitude: 50.7067, longitude: -1.5004 };
  const freshwater = { latitude: 50.684, longitude: -1.515 };
  const roadKm = 3.5;

  it.each([
    ["A fort four miles from Freshwater.", 4, null, "Freshwater"],
    ["Nymans is five miles north-east.", 5, "north-east", null],
    ["A mile and a half south of Whitby, by the cliffs.", 1.5, "south", "Whitby"],
    ["Two and a half miles away.", 2.5, null, null],
    ["A tower. Eight miles.", 8, null, null],
    ["Half a mile inland.", 0.5, null, null],
  ])("is read: %s", (text, miles, point, from) => {
    expect(statedIn(text)).toMatchObject([{ miles, point, from }]);
  });

  it.each(["Four miles of sand.", "A walk of two miles there and back.", "A three-mile spit."])(
    "is not, where it is a length: %s",
    (text) => {
      expect(statedIn(text)).toEqual([]);
    },
  );

  it.each([
    ["Two miles north of Freshwater.", null],
    ["Two miles away.", null],
    ["Four miles from Freshwater.", "1.7 miles away"],
    ["Half a mile away.", "1.7 miles away"],
    ["Two miles east of Freshwater.", "north"],
    ["Two miles south-west of Freshwater.", "north"],
  ])("agrees with the positions or is a finding: %s", (text, fault) => {
    const [stated] = statedIn(text);
    expect(stated && distanceFault(stated, { from: freshwater, to: yarmouth, roadKm })).toBe(fault);
  });
});
