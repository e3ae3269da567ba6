/** Runs set-up if it is due. This is plain JavaScript, so that a start can check that without loading a compiler. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCommand } from "./run-step.mjs";

const STAMP = ".wrangler/setup-stamp";
const LOCAL_DATABASE = ".wrangler/state/v3/d1";
/** Everything that set-up reads. */
export const SETUP_SOURCES = [
  "migrations",
  "catalogue",
  "app/geodata/generated/campsites.tsv",
  "data/places/gb_towns.csv",
  ".dev.vars",
  "scripts/setup",
];

/** Returns whether the local database was loaded from the present sources. */
export function isSetUp() {
  return (
    existsSync(LOCAL_DATABASE) && existsSync(".dev.vars") && isStamped(STAMP, hashOfFiles(SETUP_SOURCES))
  );
}

/** Runs npm run setup; resolves to its exit code. */
export function setUp() {
  return runCommand("npx", ["tsx", "scripts/setup/run.ts"], { quiet: true });
}

/** Records that the local database was loaded from the present sources. */
export function stampSetup() {
  stamp(STAMP, hashOfFiles(SETUP_SOURCES));
}

/** Returns a hash of every file's path and content. */
export function hashOfFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** Returns whether the stamp file contains this hash. */
export function isStamped(stampPath, hash) {
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === hash;
}

export function stamp(stampPath, hash) {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, hash);
}

export function removeStamp(stampPath) {
  rmSync(stampPath, { force: true });
}
