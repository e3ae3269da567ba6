import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-step.mjs";

const STAMP = "build/.built-from";
/** The sources of the build: files, and folders with all their contents. */
export const SOURCES = [
  "app",
  "workers",
  "public",
  "vendor",
  "catalogue/fallbacks.json",
  "catalogue/merged.json",
  "catalogue/still-open.tsv",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
];

/** Returns whether build/ was made from the present sources, judged by their names, sizes and times. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourcesHash();
}

/** Builds the client and the server; resolves to the exit code. */
export async function build() {
  const code = await runCommand("npx", ["remix", "vite:build", "--config", "remix.config.js"], {
    env: { NODE_ENV: "production" },
    quiet: true,
  });
  if (code === 0) {
    mkdirSync("build", { recursive: true });
    writeFileSync(STAMP, sourcesHash());
  }
  return code;
}

function sourcesHash() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesBelow).sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
