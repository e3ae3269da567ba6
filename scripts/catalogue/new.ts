/**
 * npm run catalogue:new -- --name Whitby --postcode "YO21 1YN" --region "Yorkshire and the Humber" --kind harbour
 * writes the file of a new place and prints what the place still needs.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { cataloguePath } from "./place-files";
import { numberOf, readCsv } from "../data/csv";
import { readCatalogue, readMerged } from "../setup/catalogue-files";
import { fileText } from "./file-text";
import { newPlace, stepsFor } from "./new-place";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const CATALOGUE = join(PROJECT, "catalogue");

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { name: text, postcode: text, region: text, kind: text } });
const { name, postcode, region, kind } = values;
const made = newPlace(
  { name, postcode, region, kind },
  {
    slugs: new Set([...readCatalogue(CATALOGUE).map(({ slug }) => slug), ...readMerged(CATALOGUE).keys()]),
    sectors: new Map(
      readCsv(join(PROJECT, "data/postcodes/uk_sectors.csv"), ["sector", "lat", "lon"]).map((row) => [
        row.sector,
        { latitude: numberOf(row.lat), longitude: numberOf(row.lon) },
      ]),
    ),
  },
);
if ("slug" in made) {
  const path = join(CATALOGUE, cataloguePath(made));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fileText(made), { flag: "wx" });
  console.log(`Wrote catalogue/${cataloguePath(made)}. What is left to do:`);
  for (const [index, step] of stepsFor(made).entries()) console.log(`${index + 1}. ${step}`);
} else {
  for (const mistake of made) console.error(mistake);
  process.exitCode = 1;
}
