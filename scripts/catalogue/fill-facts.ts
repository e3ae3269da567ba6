/**
 * npm run catalogue:facts fills missing facts of the catalogue's files from their own descriptions and their owners'
 * sites, and prints how many there are of each. It never changes a fact that a file has. Facts from open data are not
 * here but in catalogue/facts.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ACTIVITY_FACTS, PLACE_FACTS } from "#app/domain/catalogue/facts";
import { wetDayPlan } from "#app/domain/catalogue/wet-day-plan";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { cataloguePath } from "./place-files";
import { readCatalogue } from "../setup/catalogue-files";
import { fileText } from "./file-text";
import { factsFromWords } from "./facts-from-words";
import { passOfOwner } from "./pass-of-owner";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

const filled = readCatalogue(join(PROJECT, "catalogue")).map(withFacts);
for (const file of filled) {
  writeFileSync(join(PROJECT, "catalogue", cataloguePath(file)), fileText(file));
}
count(
  "activities",
  filled.flatMap(({ activities }) => activities),
  Object.keys(ACTIVITY_FACTS),
);
count("destinations", filled, Object.keys(PLACE_FACTS));

function withFacts(file: CatalogueFile): CatalogueFile {
  const activities = file.activities.map((activity) => {
    const pass = passOfOwner(activity);
    return { ...factsFromWords(activity), ...(pass && { pass }), ...activity };
  });
  const plan = file.wetDayPlan ?? wetDayPlan(activities);
  return { ...file, ...(plan === null ? {} : { wetDayPlan: plan }), activities };
}

function count(what: string, entities: readonly object[], facts: readonly string[]): void {
  console.log(`${entities.length} ${what}`);
  for (const fact of facts) {
    console.log(`  ${fact}: ${entities.filter((entity) => fact in entity).length}`);
  }
}
