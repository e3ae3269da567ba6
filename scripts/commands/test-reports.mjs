/** What the reports of the test runners say: how many tests held, and what was wrong with the others. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** Of one fault's lines: a list that should be empty, such as a browser's errors with their stacks, is told with them. */
const MOST_VALUES = 24;

/** What vitest's JSON report counts; null where there is none. */
export function unitCounts(path) {
  const report = readReport(path);
  if (!report) return null;
  const unloaded = failedToLoad(report);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    faults: [...unloaded.map(({ name }) => `${name} could not be loaded`), ...failedTests(report)],
  };
}

/** What Playwright's JSON report counts; null where there is none. */
export function journeyCounts(path) {
  const report = readReport(path);
  if (!report) return null;
  const { stats, suites } = report;
  return {
    passed: stats.expected,
    // A journey that passed only on a retry counts as failed.
    failed: stats.unexpected + stats.flaky,
    faults: failedJourneys(suites),
  };
}

/**
 * What a suite counts for: one failure at least where its runner ended badly, wrote no report, or ran not one test,
 * which must not pass for a suite that holds.
 */
export function outcomeOf(label, code, counts) {
  const { passed, failed, faults } = counts ?? { passed: 0, failed: 0, faults: [] };
  const fault =
    failed > 0
      ? null
      : code !== 0
        ? `${label} ended with code ${code}`
        : counts === null
          ? `${label} wrote no report`
          : passed === 0
            ? `${label} ran no test`
            : null;
  return fault === null
    ? { passed, failed, faults }
    : { passed, failed: failed + 1, faults: [...faults, fault] };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

/** Test files that never ran a test because they could not be loaded. */
function failedToLoad({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
}

/** The tests of a vitest report that failed, each with what it said and where. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${inShort(failureMessages[0])}`),
  );
}

/** The journeys of a playwright report, whose suites nest, that failed or needed a second go. */
function failedJourneys(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"))
      .map(journeyLine),
    ...failedJourneys(inner),
  ]);
}

function journeyLine({ file, line, title, tests }) {
  const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
  return `${file}:${line} › ${title}: ${inShort([error?.message, error?.stack].join("\n"))}`;
}

/** The first line of what a test said, and below it what was expected, what came, and the line that says so. */
function inShort(message = "no message") {
  const text = stripVTControlCharacters(message);
  const lines = text.split("\n").map((line) => line.trim());
  const [place] = /[\w./-]+\.(?:test|spec)\.tsx?:\d+/.exec(text) ?? [];
  const values = text
    .split("Call log:", 1)[0]
    .split("\n")
    .filter((line) => /^(Locator|Expected|Received|Timeout|[-+] )/.test(line));
  const below = [...new Set(values)].slice(0, MOST_VALUES);
  return [lines[0], ...below, ...(place ? [`at ${place}`] : [])].join("\n    ");
}
