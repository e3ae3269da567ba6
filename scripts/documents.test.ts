import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/* Paths in the documents must exist. Without this test, nothing would find old paths in prose after files move. */

const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...markdownIn("docs"), ...markdownIn("data")];
const DECISIONS = "docs/decisions";
/** Paths in documents are relative to the root, to app/ or to the document. */
const ROOTS = [".", "app"];

function markdownIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".md")).map((name) => join(folder, name));
}

/** Returns the paths in code spans: names of files, and of folders with a slash at the end. Leaves out patterns. */
function namedPaths(text: string): string[] {
  const spans = [...text.matchAll(/`([\w$.-]+(?:\/[\w$.-]+)*\/[\w$.-]*)`/g)].map(([, path = ""]) => path);
  return spans.filter((path) => /\/$|\.(?:ts|tsx|mjs|css|md|csv|tsv|json|bin|sql|yml|gz)$/.test(path));
}

describe("the documents", () => {
  it.each(PAGES)("of %s name files that exist", (page) => {
    const missing = namedPaths(readFileSync(page, "utf8")).filter(
      (path) => ![...ROOTS, dirname(page)].some((root) => existsSync(join(root, path))),
    );
    expect(missing).toEqual([]);
  });

  it("list each decision under its number, with its date", () => {
    const index = readFileSync(join(DECISIONS, "README.md"), "utf8");
    const files = readdirSync(DECISIONS).filter((name) => name !== "README.md");
    const numbers = files.map((name) => name.slice(0, 3));
    expect(new Set(numbers).size).toBe(files.length);
    for (const file of files) {
      const text = readFileSync(join(DECISIONS, file), "utf8");
      const [, title = ""] = /^# \d{3} (.+)\n\n\d{4}-\d{2}-\d{2} · \w+/.exec(text) ?? [];
      expect(index).toContain(`- [${file.slice(0, 3)}](${file}) ${title}`);
      expect(title, file).not.toBe("");
    }
  });
});

it("CI runs every long-term version of Node that package.json allows", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  const [, matrix = ""] = /node: \[([\d, ]+)\]/.exec(readFileSync(".github/workflows/ci.yml", "utf8")) ?? [];
  const [, oldest, next] = /^\^(\d+)\.[\d.]+ \|\| >=(\d+)\./.exec(engines.node) ?? [];
  // 24 is the newest; a newer one is added here, in engines if need be, and in CI.
  expect(matrix.split(", ")).toEqual([oldest, next, "24"]);
});
