import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runCommand } from "./run-step.mjs";

const STAMP = "node_modules/.installed-lock";

/** Whether what is installed is what the lock file names. */
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
