import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A hash over every file's path and content: what the local database was loaded from. */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).sort()) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** Whether the stamp holds this hash. */
export function isStamped(stampPath: string, hash: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === hash;
}

export function stamp(stampPath: string, hash: string): void {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, hash);
}

export function removeStamp(stampPath: string): void {
  rmSync(stampPath, { force: true });
}
