import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/* A comment says what the code does not: a unit, an edge, a fault, a source, a reason. */

const EMPTY_WORDS = new Set(
  (
    "a an the of and or to in on for with by from at as it its is are be this that these those which who what " +
    "whose when where how returns return whether gives makes reads writes one each all any has have can may"
  ).split(" "),
);

const stemOf = (word: string): string => word.replace(/ies$/, "y").replace(/(?:ing|ed|es|s|e)$/, "");

const stemsIn = (text: string): string[] =>
  (
    text
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z]+|\d+/g) ?? []
  )
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemOf);

/** "NAME repeats WORDS" for each comment of one line whose words are all in the line below it. */
function repetitionsIn(source: string, name: string): string[] {
  const lines = source.split("\n");
  return lines.flatMap((line, index) => {
    const [, said] = /^\s*\/\*\* (.*) \*\/$/.exec(line) ?? [];
    if (said === undefined) return [];
    const known = new Set(stemsIn(lines[index + 1] ?? ""));
    return stemsIn(said).every((stem) => known.has(stem)) ? [`${name}:${index + 1} repeats "${said}"`] : [];
  });
}

const SOURCES = ["app", "workers", "scripts", "tests"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);

test("a comment that only repeats the name below it is found, and one that adds a word is not", () => {
  const source = [
    "/** Returns the names of the places. */",
    "export function placeNames(): string[] {}",
    "/** The names of the places, the nearest first. */",
    "export function placeNames(): string[] {}",
  ].join("\n");
  expect(repetitionsIn(source, "names.ts")).toEqual([
    'names.ts:1 repeats "Returns the names of the places."',
  ]);
});

test("no comment only repeats the name below it", () => {
  expect(SOURCES.flatMap((path) => repetitionsIn(readFileSync(path, "utf8"), path))).toEqual([]);
});
