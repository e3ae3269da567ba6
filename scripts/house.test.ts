import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/* The lines of each room of the house, as docs/budgets.md allows them. Tests, data and generated files are free. */

interface Weight {
  lines: number;
  comments: number;
  longFiles: string[];
}

const LONG_FILE_LINES = 250;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)generated\//.test(path))
    .map((path) => join(folder, path));
}

/** Counts as comments the lines that are nothing else. */
function weigh(paths: readonly string[]): Weight {
  const weight: Weight = { lines: 0, comments: 0, longFiles: [] };
  for (const path of paths) {
    const lines = readFileSync(path, "utf8").split("\n").slice(0, -1);
    let isInComment = false;
    for (const line of lines.map((each) => each.trim())) {
      const begins = /^\{?\/\*/.test(line);
      if (isInComment || begins || line.startsWith("//")) weight.comments += 1;
      if (isInComment || begins) isInComment = !line.includes("*/");
    }
    weight.lines += lines.length;
    if (lines.length > LONG_FILE_LINES) weight.longFiles.push(path);
  }
  return weight;
}

/** Reads the table of rooms: each name with the most lines that it may have. */
function budgets(): Map<string, number> {
  const [, table = ""] = readFileSync("docs/budgets.md", "utf8").split("## Lines of each room");
  const rows = [...table.matchAll(/^\| `([^`]+)` +\| +([\d,]+) +\|$/gm)];
  return new Map(rows.map(([, room = "", lines = ""]) => [room, Number(lines.replaceAll(",", ""))]));
}

const ROOMS = readdirSync("app", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["styles", "geodata"].includes(entry.name))
  .map(({ name }) => `app/${name}`);
const house = weigh([...filesBelow("app"), ...filesBelow("workers")]);

test("no room has more lines than its budget, and each has one", () => {
  const allowed = budgets();
  const weights = new Map<string, number>([
    ...ROOMS.map((room) => [room, weigh(filesBelow(room)).lines] as const),
    ["app and workers", house.lines],
    ["comments in them", house.comments],
    [`files of more than ${LONG_FILE_LINES} lines`, house.longFiles.length],
  ]);
  expect([...allowed.keys()].sort()).toEqual([...weights.keys()].sort());
  const over = [...weights].filter(([room, lines]) => lines > (allowed.get(room) ?? 0));
  expect(
    over,
    `a decision may raise a budget, and says what else went. ${house.longFiles.join(" ")}`,
  ).toEqual([]);
});
