import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { REGIONS } from "#app/domain/catalogue/destination";
import { haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { numberOf, readCsv } from "../data/csv";
import { readCatalogue, readFallbacks, readMerged } from "./catalogue-files";
import { openFactsStatements } from "./destination-statements";
import { readOpenFacts } from "./open-facts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const CATALOGUE = join(PROJECT, "catalogue");
/** A sector's centre is where its addresses are, so the middle of a moor or lake may be this far from it. */
const MAX_KM_FROM_SECTOR = 5;
const KM_BEYOND_SECTOR = 3;
/** Places at the head of a dale, or on islands far from most addresses of their sector, in kilometres. */
const REMOTE_KM = new Map([
  ["wasdale", 15],
  ["ogwen", 8],
  ["unst", 60],
]);

/** The car park may be at the far end of a long beach. */
const MAX_KM_TO_CAR_PARK = 5;

const files = readCatalogue(CATALOGUE);
const sectors = new Map(
  readCsv(join(PROJECT, "data/postcodes/uk_sectors.csv"), ["sector", "lat", "lon", "r95_m"]).map((row) => [
    row.sector,
    { latitude: numberOf(row.lat), longitude: numberOf(row.lon), radiusKm: Number(row.r95_m) / 1000 },
  ]),
);

describe("the catalogue", () => {
  it("has a place for each file in a region's folder, each right by the schema", () => {
    const folders = readdirSync(CATALOGUE, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== "facts",
    );
    const inFolders = folders.flatMap(({ name }) => readdirSync(join(CATALOGUE, name)));
    expect(files.map(({ slug }) => `${slug}.json`).sort()).toEqual(inFolders.sort());
  });

  it.each([
    ["a field that is wrong", "wales", { postcode: "nowhere" }, /postcode/i],
    ["a place in another region's folder", "scotland", {}, /must be at wales\//],
  ])("refuses %s, naming the file", (_, folder, change, words) => {
    const welsh = files.find(({ region }) => region === "Wales")!;
    const root = mkdtempSync(join(tmpdir(), "catalogue-"));
    try {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, `${welsh.slug}.json`), JSON.stringify({ ...welsh, ...change }));
      expect(() => readCatalogue(root)).toThrow(words);
      expect(() => readCatalogue(root)).toThrow(`${folder}/${welsh.slug}.json`);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it("has each slug once", () => {
    expect(new Set(files.map(({ slug }) => slug)).size).toBe(files.length);
  });

  it("has each place near its postcode's sector", () => {
    const astray = files.filter((file) => {
      const sector = sectors.get(parsePostcode(file.postcode)?.sector ?? "");
      if (!sector) return true;
      const limitKm =
        REMOTE_KM.get(file.slug) ?? Math.max(MAX_KM_FROM_SECTOR, sector.radiusKm + KM_BEYOND_SECTOR);
      return haversineKm(file, sector) > limitKm;
    });
    expect(astray.map(({ slug, postcode }) => `${slug}: ${postcode}`)).toEqual([]);
  });

  it("has a known region and prices in one form at each place", () => {
    const silent = files.filter(
      ({ region, hotels, campsites }) =>
        !(REGIONS as readonly string[]).includes(region) ||
        !hotels.every(({ priceRange }) => /^(\d+-\d+)?$/.test(priceRange ?? "")) ||
        !campsites.every(({ priceRange }) => /^(£\d+(–£\d+)?)?$/.test(priceRange ?? "")),
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it("knows open data of its own places only, with car parks and peaks at the place", () => {
    const facts = readOpenFacts(CATALOGUE);
    const bySlug = new Map(files.map((file) => [file.slug, file]));
    expect([...facts.keys()].filter((slug) => !bySlug.has(slug))).toEqual([]);
    expect([...facts.values()].filter(({ carParks }) => carParks).length).toBeGreaterThan(200);
    for (const [slug, { carParks = [], positions = {} }] of facts) {
      const place = bySlug.get(slug)!;
      for (const park of carParks)
        expect(haversineKm(place, park), `${slug}: ${park.name}`).toBeLessThanOrEqual(MAX_KM_TO_CAR_PARK);
      const names = place.activities.map(({ name }) => name);
      expect(
        Object.keys(positions).filter((name) => !names.includes(name)),
        slug,
      ).toEqual([]);
    }
  });

  it("knows of each seaside place that it is by the sea", () => {
    const facts = readOpenFacts(CATALOGUE);
    const inland = files.filter(({ slug, kind }) => kind === "seaside" && !facts.get(slug)?.isByTheSea);
    expect(inland.map(({ slug }) => slug)).toEqual([]);
  });

  it("has in its texts' files nothing that came from OpenStreetMap", () => {
    const factNames = ["carPark", "carParkLatitude", "carParkLongitude", "toilets", "bathingWater"];
    for (const file of files)
      expect(
        Object.keys(file).filter((key) => factNames.includes(key)),
        file.slug,
      ).toEqual([]);
    const facts = readOpenFacts(CATALOGUE);
    for (const { slug, activities } of files) {
      const mapped = facts.get(slug)?.positions ?? {};
      const twice = activities.filter(({ name, latitude }) => latitude !== undefined && name in mapped);
      expect(
        twice.map(({ name }) => name),
        slug,
      ).toEqual([]);
    }
  });
});

describe("the statements of open data", () => {
  const facts = new Map([
    ["a", { toilets: { count: 1, metres: 50 } }],
    ["b", { peaks: [{ name: "Arthur's Seat", metres: 251 }] }],
  ]);

  it("write every place's facts to a table of their own, and take out the others", () => {
    const [first, second, last] = openFactsStatements(facts);
    expect(first).toContain("INSERT INTO open_facts");
    expect(second).toContain("Arthur''s Seat");
    expect(last).toBe("DELETE FROM open_facts WHERE slug NOT IN ('a', 'b');");
  });

  it("touch the wanted places only", () => {
    const statements = openFactsStatements(facts, ["b", "c"]);
    expect(statements).toHaveLength(2);
    expect(statements[1]).toBe("DELETE FROM open_facts WHERE slug NOT IN ('b') AND slug IN ('b', 'c');");
  });
});

it("the places that were merged into others are gone, and the others are there", () => {
  const slugs = new Set(files.map(({ slug }) => slug));
  const merged = [...readMerged(CATALOGUE)];
  expect(merged.filter(([slug]) => slugs.has(slug))).toEqual([]);
  expect(merged.filter(([, into]) => !slugs.has(into))).toEqual([]);
});

it("the generic lists name the place that they are shown for", () => {
  const { activities, hotels, campsites } = readFallbacks(CATALOGUE);
  for (const list of [activities, hotels, campsites]) {
    expect(list.length).toBeGreaterThan(0);
    for (const { name } of list) expect(name).toContain("{place}");
  }
});
