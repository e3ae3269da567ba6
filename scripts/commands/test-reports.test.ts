import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { journeyCounts, outcomeOf, unitCounts } from "./test-reports.mjs";

function reportOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "report.json");
  writeFileSync(path, text);
  return path;
}

describe("what a suite counts for", () => {
  const held = { passed: 3, failed: 0, faults: [] };

  it("is what its report counts", () => {
    expect(outcomeOf("Journeys", 0, held)).toEqual(held);
    const fallen = { passed: 2, failed: 1, faults: ["a.spec.ts:1 › a"] };
    expect(outcomeOf("Journeys", 1, fallen)).toEqual(fallen);
  });

  it("is a failure where its runner ended badly without a failed test", () => {
    const faults = ["Journeys ended with code 7"];
    expect(outcomeOf("Journeys", 7, held)).toEqual({ passed: 3, failed: 1, faults });
    expect(outcomeOf("Journeys", 7, null)).toEqual({ passed: 0, failed: 1, faults });
  });

  it("is a failure where its runner ended well but wrote no report, or ran no test", () => {
    expect(outcomeOf("Journeys", 0, null)).toEqual({
      passed: 0,
      failed: 1,
      faults: ["Journeys wrote no report"],
    });
    const nothing = { passed: 0, failed: 0, faults: [] };
    expect(outcomeOf("Journeys", 0, nothing)).toEqual({
      ...nothing,
      failed: 1,
      faults: ["Journeys ran no test"],
    });
  });
});

describe("a runner's report", () => {
  it("is none where it was not written, or not to its end", () => {
    expect([unitCounts("/nowhere/report.json"), journeyCounts(reportOf('{"stats":'))]).toEqual([null, null]);
  });

  it("counts a file that could not be loaded as a failure", () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [{ name: "b.test.ts", status: "failed", assertionResults: [] }],
    };
    const faults = ["b.test.ts could not be loaded"];
    expect(unitCounts(reportOf(JSON.stringify(report)))).toEqual({ passed: 2, failed: 1, faults });
  });

  it("counts a journey that passed only at the second try as a failure", () => {
    const report = { stats: { expected: 5, unexpected: 0, flaky: 1 }, suites: [] };
    expect(journeyCounts(reportOf(JSON.stringify(report)))).toMatchObject({ passed: 5, failed: 1 });
  });
});
