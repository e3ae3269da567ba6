import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { runCommand } from "./run-step.mjs";

const STAMP = "node_modules/.installed-lock";

/** Returns whether the installed packages match the lock file. */
export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();
}

/** Installs the locked dependencies; resolves to npm's exit code. */
export async function install() {
  const code = await runCommand("npm", ["ci", "--no-audit", "--no-fund"], { quiet: true });
  if (code === 0) writeFileSync(STAMP, lockHash());
  return code;
}

function lockHash() {
  return createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
}

/** Headless Chromium: a separate package that draws the same pages with a fifth less CPU time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the path of the system's Chromium, if there is one. The headless shell comes first. */
export function systemBrowser() {
  return process.env.CHROMIUM_PATH ?? [SHELL, ...WHOLE_BROWSERS].find((path) => existsSync(path));
}

/** Returns the path of the system's full Chromium, never the headless shell. */
export function wholeBrowser() {
  return process.env.CHROMIUM_PATH ?? WHOLE_BROWSERS.find((path) => existsSync(path));
}

/** Returns the path of the system's Firefox, if there is one, or FIREFOX_PATH. */
export function firefox() {
  return (
    process.env.FIREFOX_PATH ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path))
  );
}

const LIBRARIES = "/usr/lib";

/**
 * Returns the path of WebKitGTK's small browser, which Debian installs with the library. Returns undefined unless its
 * driver and a virtual screen are installed too.
 */
export function webKit() {
  if (!["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run"].every((path) => existsSync(path))) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => `${LIBRARIES}/${folder}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

/**
 * Installs the browsers that are missing, if installing system packages is allowed. Resolves to 0 even if some are
 * still missing.
 */
export async function installSystemBrowsers() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return 0;
  const missing = [
    !wholeBrowser() && "chromium",
    !existsSync(SHELL) && "chromium-headless-shell",
    !firefox() && "firefox-esr",
    !webKit() && "webkit2gtk-driver xvfb xauth",
  ].filter(Boolean);
  if (missing.length > 0) await quietly("timeout 60 apt-get update");
  for (const name of missing) await installPackage(name);
  return 0;
}

/** Downloads Playwright's Chromium. It needs the installed dependencies. */
export const installPlaywrightBrowser = () =>
  runCommand("npx", ["playwright", "install", "--with-deps", "chromium"]);

/** Tries to install a package, with a time limit, because there may be no network or no such package. */
function installPackage(name) {
  const install = `apt-get install -y --no-install-recommends ${name}`;
  return quietly(`timeout 180 ${install} --download-only && ${install}`);
}

const quietly = (line) => runCommand("sh", ["-c", `(${line}) > /dev/null 2>&1 < /dev/null`]);
