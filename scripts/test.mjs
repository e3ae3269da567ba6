/** npm test runs all checks, and prints at the end how many passed and failed. */
import { mkdirSync, rmSync } from "node:fs";
import { build, isBuilt } from "./commands/build-when-changed.mjs";
import {
  firefox,
  install,
  installPlaywrightBrowser,
  installSystemBrowsers,
  isInstalled,
  systemBrowser,
  webKit,
} from "./commands/install.mjs";
import { requireStep, runCommand } from "./commands/run-step.mjs";
import { journeyCounts, outcomeOf, unitCounts } from "./commands/test-reports.mjs";

const REPORTS = "test-results/reports";
let passed = 0;
let failed = 0;
/** The failures, which are printed again at the end because the output is long. */
const faults = [];

const systemBrowsers = installSystemBrowsers();
if (!isInstalled()) await requireStep("Installing dependencies", install);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

await Promise.all([buildThenTest(), checkSources()]);
end();

function end() {
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (!firefox()) console.log("Not run: the tour in Firefox, which is not installed (firefox-esr).");
  if (!webKit())
    console.log("Not run: the tour in WebKit, which is not installed (webkit2gtk-driver and xvfb).");
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/**
 * Builds, then runs both suites, which need the build. One after the other, because each keeps two cores busy, and
 * beside each other they only take each other's time.
 */
async function buildThenTest() {
  const isReady =
    (await check("Build", () => (isBuilt() ? 0 : build()))) &&
    (await check("Worker bundle", npmScript("build:worker"))) &&
    (await check("Browsers", findBrowser));
  if (!isReady) return;
  await unitAndIntegrationTests();
  await journeys();
}

async function findBrowser() {
  await systemBrowsers;
  return systemBrowser() ? 0 : installPlaywrightBrowser();
}

async function checkSources() {
  await check("Types", npmScript("typecheck"));
  await check("Architecture", npmScript("arch"));
  await check("Lint and format", npmScript("lint"));
}

function unitAndIntegrationTests() {
  return suite(
    "Unit and integration tests",
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS}/vitest.json`],
    () => unitCounts(`${REPORTS}/vitest.json`),
    // Printed at the end, because other checks print at the same time.
    { inOnePiece: true },
  );
}

function journeys() {
  return suite("Browser journeys", ["playwright", "test"], () => journeyCounts(`${REPORTS}/playwright.json`));
}

function npmScript(name) {
  return () => runCommand("npm", ["run", "--silent", name], { quiet: true });
}

/** Runs one check and prints its output if it fails. Returns whether it passed. */
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

/** Runs a test runner, which reports its own counts. */
async function suite(label, command, readCounts, options) {
  console.log(`── ${label}: begun`);
  const startedAt = Date.now();
  const code = await runCommand("npx", command, options);
  console.log(`── ${label}: ${secondsSince(startedAt)} s`);
  const outcome = outcomeOf(label, code, readCounts());
  passed += outcome.passed;
  failed += outcome.failed;
  faults.push(...outcome.faults);
}

function secondsSince(startedAt) {
  return Math.round((Date.now() - startedAt) / 1000);
}
