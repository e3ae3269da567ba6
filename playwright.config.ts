import { defineConfig, devices } from "@playwright/test";
import { systemBrowser, wholeBrowser } from "./scripts/commands/install.mjs";
// Sets the clock that the site and the browsers share.
import "./tests/harness/tested-time";

const PORT = Number(process.env.E2E_PORT ?? 8799);

/**
 * Chromium uses only the last list of features, so this repeats Playwright's own list (disabledFeatures in version
 * 1.65).
 */
const DISABLED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // Two hidden pages of the address bar. Each context would load them, which takes almost a second of CPU time.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without this, each page starts a spare process for another site, which no journey opens.
  "--disable-site-isolation-trials",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];
const launch = (executablePath?: string, ...more: string[]) => ({
  ...(executablePath && { executablePath }),
  args: [...ARGUMENTS, ...more],
});
const NOTIFIES = "alert-messages.spec.ts";
/** These look at pictures. Drawing them takes a quarter of the time of a journey, so the others do without. */
const LOOK_AT_PICTURES = ["offline.spec.ts", "place.spec.ts"];
const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false";

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Long limits, for a machine that is busy with other work. There are no retries, because a test that needs one is
  // faulty.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/reports/playwright.json" }]],
  outputDir: "test-results/playwright",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    // Journeys cut connections in the page, which does not affect a service worker. So only offline.spec.ts allows
    // one.
    serviceWorkers: "block",
    timezoneId: "Europe/London",
  },
  projects: [
    {
      // The headless shell shows no notifications. Other journeys use the shell if it is installed.
      name: "whole browser",
      testMatch: NOTIFIES,
      use: { channel: wholeBrowser() ? undefined : "chromium", launchOptions: launch(wholeBrowser()) },
    },
    { name: "pictures", testMatch: LOOK_AT_PICTURES, use: { launchOptions: launch(systemBrowser()) } },
    {
      name: "browser",
      testIgnore: [NOTIFIES, ...LOOK_AT_PICTURES],
      use: { launchOptions: launch(systemBrowser(), WITHOUT_PICTURES) },
    },
  ],
  webServer: {
    command: `tsx tests/e2e/serve.ts ${PORT}`,
    url: `http://localhost:${PORT + 1}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
