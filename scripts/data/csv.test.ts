import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { numberOf, readCsv } from "./csv";

const folder = mkdtempSync(join(tmpdir(), "csv-"));
afterAll(() => rmSync(folder, { recursive: true }));

function csv(text: string): string {
  const path = join(folder, "table.csv");
  writeFileSync(path, text);
  return path;
}

describe("a CSV file", () => {
  it("is read by column name, whatever the order, the line ends and the last line's end", () => {
    const rows = [
      { a: "1", b: "2" },
      { a: "3", b: "" },
    ];
    expect(readCsv(csv("b,a\n2,1\n,3\n"), ["a", "b"])).toEqual(rows);
    expect(readCsv(csv("b,a\r\n2,1\r\n,3"), ["a", "b"])).toEqual(rows);
  });

  it("may hold commas, quotes and line breaks in quoted fields", () => {
    expect(readCsv(csv('a,b\n"x, ""y""\nz",1\n'), ["a", "b"])).toEqual([{ a: 'x, "y"\nz', b: "1" }]);
  });

  it("is refused where a column or a field is missing or a quote stays open", () => {
    expect(() => readCsv(csv("a\n1\n"), ["b"])).toThrow("no column b");
    expect(() => readCsv(csv("a,b\n1\n"), ["a"])).toThrow("row 2");
    expect(() => readCsv(csv('a\n"1\n'), ["a"])).toThrow("malformed");
  });
});

it("a number in a source must be there and be one", () => {
  expect(numberOf("-5.25")).toBe(-5.25);
  for (const text of ["", " ", "x", "Infinity"]) expect(() => numberOf(text)).toThrow("not a number");
});
