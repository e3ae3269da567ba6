/**
 * npm run catalogue:facts: fills the facts of the catalogue's files that are absent, from the open data in data/ and
 * from the files' own words, and prints how many there are of each. What stands there already stays.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Activity } from "#app/domain/catalogue/activity";
import { ACTIVITY_FACTS, PLACE_FACTS } from "#app/domain/catalogue/facts";
import { type CatalogueFile, cataloguePath } from "#app/domain/catalogue/file";
import { readCatalogue } from "../setup/catalogue-files";
import { fileText } from "./file-text";
import { bathingWaterOf, carParkOf, carParkPositionOf, positionOf, toiletsOf } from "./facts-from-open-data";
import { factsFromWords } from "./facts-from-words";
import { readBathingWaters, readOpenPlaces } from "./open-places";
import { wetDayPlan } from "./wet-day-plan";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const places = readOpenPlaces(PROJECT);
const waters = readBathingWaters(PROJECT);

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
  const activities = file.activities.map((activity) => withActivityFacts(file, activity));
  const facts = {
    wetDayPlan: file.wetDayPlan ?? wetDayPlan(activities),
    bathingWater: file.bathingWater ?? bathingWaterOf(file, waters),
    carPark: file.carPark ?? carParkOf(file, places),
    toilets: file.toilets ?? toiletsOf(file, places),
  };
  const isPlaced = file.carParkLatitude !== undefined;
  const spot = isPlaced || !facts.carPark ? null : carParkPositionOf(file, facts.carPark, places);
  const carPark = spot && { carParkLatitude: spot.latitude, carParkLongitude: spot.longitude };
  const known = Object.entries(facts).filter(([, fact]) => fact !== null);
  return { ...file, ...Object.fromEntries(known), ...carPark, activities };
}

function withActivityFacts(file: CatalogueFile, activity: Activity): Activity {
  const match = activity.latitude === undefined ? positionOf(file, activity, places) : null;
  const position = match && { latitude: match.latitude, longitude: match.longitude };
  const facts = { ...factsFromWords(activity), ...position, ...activity };
  return facts;
}

function count(what: string, entities: readonly object[], facts: readonly string[]): void {
  console.log(`${entities.length} ${what}`);
  for (const fact of facts) {
    console.log(`  ${fact}: ${entities.filter((entity) => fact in entity).length}`);
  }
}
