import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildGeodata, OUTPUTS } from "./build";

const COMMITTED = "app/geodata/generated";
const isBuilt = (name: string) => !name.endsWith(".md");
/** Contracting the road graph takes too long to be repeated here: mended-network.test.ts holds that file. */
const QUICK = Object.keys(OUTPUTS).filter((name) => name !== "roads.bin");

let rebuilt = "";
beforeAll(() => {
  rebuilt = mkdtempSync(join(tmpdir(), "geodata-"));
  buildGeodata("data", rebuilt, undefined, QUICK);
}, 60_000);
afterAll(() => rmSync(rebuilt, { recursive: true }));

describe("the embedded geodata", () => {
  it("are all built by the script, and nothing else lies beside them", () => {
    expect(Object.keys(OUTPUTS).sort()).toEqual(readdirSync(COMMITTED).filter(isBuilt).sort());
  });

  it.each(QUICK)("come out the same, byte for byte: %s", (name) => {
    expect(readFileSync(join(rebuilt, name)).equals(readFileSync(join(COMMITTED, name)))).toBe(true);
  });

  it("stay small enough for the Worker: sectors at most 60 kB gzipped, roads at most 1,030 kB", () => {
    const gzipped = (name: string) => gzipSync(readFileSync(join(COMMITTED, name)), { level: 9 }).length;
    expect(gzipped("sectors.bin")).toBeLessThan(60_000);
    expect(gzipped("roads.bin")).toBeLessThan(1_030_000);
  });

  it("keep what is looked up for an administrator within 250 kB gzipped", () => {
    const tables = ["campsites.tsv", "museums.tsv", "bathing-waters.tsv", "towns.tsv"];
    const gzipped = tables.map((name) => gzipSync(readFileSync(join(COMMITTED, name)), { level: 9 }).length);
    expect(gzipped.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(250_000);
  });
});

describe("the rebuilt files that are text", () => {
  const text = (name: string) => readFileSync(join(rebuilt, name), "utf8");

  it("hold twelve months of five numbers for each of 37 stations", () => {
    const { stations } = JSON.parse(text("climate-normals.json")) as { stations: { months: unknown[][] }[] };
    expect(stations).toHaveLength(37);
    for (const { months } of stations) expect(months.map((month) => month.length)).toEqual(Array(12).fill(5));
  });

  it("hold each named site once, with a position in the United Kingdom and a kind", () => {
    const [header, ...lines] = text("campsites.tsv").trimEnd().split("\n");
    expect(header).toBe("latitude\tlongitude\tname\tkind");
    expect(lines).toHaveLength(6_407);
    for (const line of lines)
      expect(line).toMatch(/^(49|5\d|60)\.\d{5}\t-?\d\.\d{5}\t[^\t]+\t(camp|caravan)$/);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it.each([
    [
      "museums.tsv",
      3_307,
      /^(49|5\d|60)\.\d{4}\t-?\d\.\d{4}\t[^\t]+\t[^\t]+\t(yes|no)\t(small|medium|large|huge|unknown)$/,
    ],
    [
      "bathing-waters.tsv",
      662,
      /^(49|5\d|60)\.\d{4}\t-?\d\.\d{4}\t[^\t]+\t(coastal|transitional|river|lake)\t(Excellent|Good|Sufficient|Poor|Unknown)\t(EA|NRW|SEPA)$/,
    ],
    ["towns.tsv", 1_423, /^(49|5\d|60)\.\d{4}\t-?\d\.\d{4}\t[^\t]+$/],
  ])("hold every row of the source of %s, with a position in the United Kingdom", (name, rows, shape) => {
    const [header, ...lines] = text(name).trimEnd().split("\n");
    expect(header).toMatch(/^latitude\tlongitude\tname/);
    expect(lines).toHaveLength(rows);
    for (const line of lines) expect(line).toMatch(shape);
  });

  it("write the small words of museums' names small", () => {
    expect(text("museums.tsv")).toContain("\tWarwickshire Museum of Rural Life\t");
  });
});
