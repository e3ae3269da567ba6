import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runCommand } from "./run-step.mjs";

const STAMP = "node_modules/.installed-lock";

/** Whether the installed packages are those of the lock file. */
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

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The system's Chromium, if there is one. */
export function systemBrowser() {
  return process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/** Chromium from the system's packages or from Playwright's downloads, whichever can be reached. */
export async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    const updated = await runCommand("apt-get", ["update"], { quiet: true });
    const installed = await runCommand("apt-get", ["install", "-y", "chromium"], { quiet: true });
    if (updated === 0 && installed === 0) return 0;
  }
  return runCommand("npx", ["playwright", "install", "--with-deps", "chromium"]);
}
