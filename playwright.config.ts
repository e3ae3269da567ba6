import { defineConfig, devices } from "@playwright/test";
import { systemBrowser, wholeBrowser } from "./scripts/commands/install.mjs";

// For the site and for the journeys, processes of their own: they may run over midnight.
process.env.TESTED_DAY ??= new Date().toISOString().slice(0, 10);

const PORT = Number(process.env.E2E_PORT ?? 8799);

/** Chromium heeds only the last list of features it is given, so Playwright's own (disabledFeatures of its 1.65) come again. */
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
  // Two pages behind the address bar, which nobody sees: each context loads them, for most of a second of the processor.
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
  // Otherwise each page costs a second process, started in advance for a site that no journey opens.
  "--disable-site-isolation-trials",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];
const launch = (executablePath?: string) => ({ ...(executablePath && { executablePath }), args: ARGUMENTS });
const NOTIFIES = "alert-messages.spec.ts";

export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Room for a machine that is busy with something else. Nothing is tried twice: what needs it is a fault.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: [["list"], ["json", { outputFile: "test-results/reports/playwright.json" }]],
  outputDir: "test-results/playwright",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    // Journeys cut connections by their own means, which a worker's requests pass by; those of offline.spec.ts let it run.
    serviceWorkers: "block",
    timezoneId: "Europe/London",
  },
  projects: [
    {
      // Chromium's shell without a window, which the others run in where it is installed, shows no notifications.
      name: "whole browser",
      testMatch: NOTIFIES,
      use: { channel: wholeBrowser() ? undefined : "chromium", launchOptions: launch(wholeBrowser()) },
    },
    { name: "browser", testIgnore: NOTIFIES, use: { launchOptions: launch(systemBrowser()) } },
  ],
  webServer: {
    command: `tsx tests/e2e/serve.ts ${PORT}`,
    url: `http://localhost:${PORT + 1}`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
