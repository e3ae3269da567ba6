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
/** Of one fault's lines: all of them are to be seen at a glance. */
const MOST_VALUES = 4;

if (!isInstalled()) await requireStep("Installing dependencies", install);
if (!systemBrowser()) await requireStep("Installing Chromium", installBrowser);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

// Side by side: the lint alone keeps one core busy for as long as all the others another one.
const [, isSiteBuilt] = await Promise.all([check("Lint and format", npmScript("lint")), typesThenBuild()]);
if (!isSiteBuilt) end();
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
end();

function end() {
  for (const fault of faults) console.log(`✗ ${fault}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Whether there is a site to test at the end of it. */
async function typesThenBuild() {
  await check("Types", npmScript("typecheck"));
  await check("Architecture", npmScript("arch"));
  return (
    (await check("Build", () => (isBuilt() ? 0 : build()))) &&
    check("Worker bundle", npmScript("build:worker"))
  );
}

function npmScript(name) {
  return () => runCommand("npm", ["run", "--silent", name], { quiet: true });
}

/** Something that either holds or does not, and says what is wrong where it does not; whether it held. */
async function check(label, run) {
  const startedAt = Date.now();
  const code = await run();
  console.log(`── ${label}: ${code === 0 ? "passed" : "failed"} (${secondsSince(startedAt)} s)`);
  if (code === 0) passed += 1;
  else {
    failed += 1;
    faults.push(label);
  }
  return code === 0;
}

/** A runner with counts of its own; one that ends badly without a failed test counts as one failure. */
async function suite(label, command, readCounts) {
  console.log(`\n── ${label}`);
  const startedAt = Date.now();
  const code = await runCommand("npx", command);
  console.log(`── ${label}: ${secondsSince(startedAt)} s`);
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

function secondsSince(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
