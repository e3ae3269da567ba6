/** npm test: everything that must hold, and at the end how many checks passed and failed. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { installBrowser, systemBrowser } from "./commands/install.mjs";
import { build, isBuilt } from "./commands/build-when-changed.mjs";
import { install, isInstalled } from "./commands/install.mjs";
import { requireStep, runCommand } from "./commands/run-step.mjs";

const REPORTS = "test-results/reports";
let passed = 0;
let failed = 0;
/** What did not hold, named again at the end: the output above is long. */
const faults = [];

if (!isInstalled()) await requireStep("Installing dependencies", install);
if (!systemBrowser()) await requireStep("Installing Chromium", installBrowser);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Side by side: each of them keeps one core busy.
await Promise.all([
  check("Types", "typecheck"),
  check("Lint and format", "lint"),
  check("Architecture", "arch"),
]);
if (!isBuilt()) await requireStep("Building", build);
await check("Worker bundle", "build:worker");
await suite(
  "Unit and integration tests",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS}/vitest.json`],
  () => {
    const report = readReport("vitest.json");
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + failedToLoad(report).length,
      faults: [
        ...failedToLoad(report).map(({ name }) => `${name} could not be loaded`),
        ...failedTests(report),
      ],
    };
  },
);
await suite("Browser journeys", ["playwright", "test"], () => {
  const { stats, suites } = readReport("playwright.json");
  return {
    passed: stats.expected,
    // A journey that held only at a second go did not hold.
    failed: stats.unexpected + stats.flaky,
    faults: failedJourneys(suites),
  };
});
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One of npm's scripts that either holds or does not; says what is wrong where it does not. */
async function check(label, script) {
  const code = await runCommand("npm", ["run", "--silent", script], { quiet: true });
  console.log(`── ${label}: ${code === 0 ? "passed" : "failed"}`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(label);
  }
}

/** A runner with counts of its own; one that ends badly without a failed test counts as one failure. */
async function suite(label, command, readCounts) {
  console.log(`\n── ${label}`);
  const code = await runCommand("npx", command);
  const counts = readCounts();
  passed += counts.passed;
  failed += counts.failed > 0 || code === 0 ? counts.failed : 1;
  faults.push(...counts.faults);
  if (code !== 0 && counts.faults.length === 0) faults.push(`${label} ended with code ${code}`);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${name}`, "utf8"));
  } catch {
    console.error(`${name} was not written: its runner did not get to the end.`);
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [],
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      suites: [],
    };
  }
}

/** Test files that never ran a test because they could not be loaded. */
function failedToLoad({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
}

/** The tests of a vitest report that failed, each with the first line of what it said. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`),
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
  return `${file}:${line} › ${title}: ${firstLine(error?.message)}`;
}

function firstLine(message = "no message") {
  return stripVTControlCharacters(message).split("\n", 1)[0];
}
