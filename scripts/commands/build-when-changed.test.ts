import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { SOURCES } from "./build-when-changed.mjs";

const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Returns the files that a file imports by a relative path, as paths from the root of the repository. */
function importedBy(path: string): string[] {
  const imports = readFileSync(path, "utf8").matchAll(/(?:from|import\(?)\s*"(\.[^"?]+)/g);
  return [...imports].map(([, to = ""]) => relative(".", join(dirname(path), to)));
}

it("builds again when anything has changed that the code is bundled with", () => {
  const code = ["app", "workers"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const bundled = code.filter(isCode).flatMap(importedBy);
  expect(bundled).toContain("catalogue/merged.json");
  const isWatched = (path: string) => SOURCES.some((source) => `${path}/`.startsWith(`${source}/`));
  // The build and the packages are not sources: the Worker's entry imports the build itself, and packages change only
  // with package-lock.json.
  const isMadeOfOthers = (path: string) => /^(build|node_modules)\//.test(path);
  expect(bundled.filter((path) => !isWatched(path) && !isMadeOfOthers(path))).toEqual([]);
  expect(SOURCES).toContain("package-lock.json");
});
