import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildGeodata, OUTPUTS, PUBLIC_OUTPUTS } from "./build";

const COMMITTED = "app/geodata/generated";
const isBuilt = (name: string) => !name.endsWith(".md");
/**
 * All outputs except the road graph, whose contraction takes too long here. mended-network.test.ts checks the road
 * graph.
 */
const QUICK = Object.fromEntries(Object.entries(OUTPUTS).filter(([name]) => name !== "roads.bin"));

let rebuilt = "";
beforeAll(() => {
  rebuilt = mkdtempSync(join(tmpdir(), "geodata-"));
  copyFileSync(join(COMMITTED, "roads.bin"), join(rebuilt, "roads.bin"));
  buildGeodata("data", rebuilt, undefined, { ...QUICK, ...PUBLIC_OUTPUTS });
});
afterAll(() => rmSync(rebuilt, { recursive: true }));

describe("the embedded geodata", () => {
  it("are all built by the script, and their folder has no other files", () => {
    expect(Object.keys(OUTPUTS).sort()).toEqual(readdirSync(COMMITTED).filter(isBuilt).sort());
  });

  it.each([
    ...Object.keys(QUICK).map((name) => [name, COMMITTED] as const),
    ...Object.keys(PUBLIC_OUTPUTS).map((name) => [name, "public"] as const),
  ])("come out the same, byte for byte: %s", (name, folder) => {
    expect(readFileSync(join(rebuilt, name)).equals(readFileSync(join(folder, name)))).toBe(true);
  });

  it("draw the country in layers of 80 kB gzipped in all, which take their colours from the page", () => {
    const svg = readFileSync("public/map/uk.svg", "utf8");
    const layers = [...svg.matchAll(/<path id="([a-z]+)"[^>]* d="M-?\d+[ -]\d+l/g)];
    const ids = ["neighbours", "land", "lakes", "other", "primary", "motorways", "ferries"];
    expect(layers.map(([, id]) => id)).toEqual(ids);
    expect(svg.replace(/<style>.*<\/style>/, "")).not.toMatch(/#[0-9a-f]{3}|NaN|undefined/i);
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThan(80_000);
  });

  it("give the country as an image all colours of the map, light and dark", () => {
    const svg = readFileSync("public/map/uk.svg", "utf8");
    const [, light = "", dark = ""] =
      /<style>svg\{(.*?)\}@media .*?\{svg\{(.*?)\}\}<\/style>/.exec(svg) ?? [];
    const uses = (css: string) => [...css.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name);
    const gives = (css: string) => [...css.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
    expect(gives(light)).toEqual(expect.arrayContaining(uses(svg)));
    expect(gives(dark).sort()).toEqual(
      gives(light)
        .filter((name) => name?.startsWith("--color-"))
        .sort(),
    );
  });

  it("stay small enough for the Worker: sectors at most 60 kB gzipped, roads 1,030, the area of a drive 145", () => {
    const gzipped = (name: string) => gzipSync(readFileSync(join(COMMITTED, name)), { level: 9 }).length;
    expect(gzipped("sectors.bin")).toBeLessThan(60_000);
    expect(gzipped("roads.bin")).toBeLessThan(1_030_000);
    expect(gzipped("drive-cells.bin")).toBeLessThan(145_000);
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
    ["towns.tsv", 1_423, /^(49|5\d|60)\.\d{4}\t-?\d\.\d{4}\t[^\t]+\t[^\t]+\t[^\t]+\t[^\t]*$/],
  ])("hold every row of the source of %s, with a position in the United Kingdom", (name, rows, shape) => {
    const [header, ...lines] = text(name).replace(/\n$/, "").split("\n");
    expect(header).toMatch(/^latitude\tlongitude\tname/);
    expect(lines).toHaveLength(rows);
    for (const line of lines) expect(line).toMatch(shape);
  });

  it("name the largest towns of the map first, each with its place on it", () => {
    const [header, ...lines] = text("map-towns.tsv").trimEnd().split("\n");
    expect(header).toBe("name\tx\ty");
    for (const line of lines) expect(line).toMatch(/^[^\t]+\t\d+\t\d+$/);
    const largest = lines.slice(0, 60).map((line) => line.split("\t")[0]);
    for (const name of ["London", "Leeds", "Cardiff", "Aberdeen"]) expect(largest).toContain(name);
    expect(text("map-towns.tsv")).toContain("\nBelfast\t");
  });

  it("write the small words of museums' names small", () => {
    expect(text("museums.tsv")).toContain("\tWarwickshire Museum of Rural Life\t");
  });
});
