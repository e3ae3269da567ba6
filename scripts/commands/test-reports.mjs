/** Reads the test runners' reports: how many tests passed, and why the others failed. */
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * The most lines shown for one failure. A list that should be empty, such as a browser's errors, is printed with its
 * entries.
 */
const MOST_VALUES = 24;

/** Returns the counts in vitest's JSON report; null if there is no report. */
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

/** Returns the counts in Playwright's JSON report; null if there is no report. */
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
 * Returns the outcome of a suite. It has at least one failure if the runner failed, wrote no report, or ran no test,
 * because a suite without tests must not count as passed.
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

/** Returns the test files that ran no test because they could not be loaded. */
function failedToLoad({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
}

/** Returns the failed tests in a vitest report, each with its message and the line that failed. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${inShort(failureMessages[0])}`),
  );
}

/** Returns the journeys in a Playwright report that failed or needed a retry. Suites may contain suites. */
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

/** Shortens a failure's message to its first line, the expected and received values, and the line of the test. */
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
