/**
 * npm run catalogue:coverage prints how many destinations people find, weighted by the number of postcodes in each
 * sector. Sectors from which no road or ferry leads to a destination do not count.
 */
import { readFileSync } from "node:fs";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import { readCatalogue } from "../setup/catalogue-files";

interface Sector {
  readonly name: string;
  readonly postcodes: number;
  readonly withinOneHour: number;
  readonly withinTwoHours: number;
}

const AIMS = [
  {
    label: "3 or more within one hour",
    share: 0.99,
    isServed: (sector: Sector) => sector.withinOneHour >= 3,
  },
  {
    label: "10 or more within two hours",
    share: 0.995,
    isServed: (sector: Sector) => sector.withinTwoHours >= 10,
  },
];
const WORST = 10;

const sectors = readSectors();
const allPostcodes = sum(sectors);
console.log(
  `${readCatalogue("catalogue").length} destinations, ${allPostcodes} postcodes with a road link\n`,
);
let isReached = true;
for (const { label, share, isServed } of AIMS) {
  const served = sum(sectors.filter(isServed)) / allPostcodes;
  isReached &&= served >= share;
  console.log(
    `${served >= share ? "✓" : "✗"} ${(served * 100).toFixed(2)} % find ${label} (aim: ${share * 100} %)`,
  );
}
console.log("\nWorst served (postcodes; within one hour, within two):");
const byNeed = sectors
  .filter((sector) => AIMS.some(({ isServed }) => !isServed(sector)))
  .sort(
    (a, b) =>
      a.withinTwoHours - b.withinTwoHours || a.withinOneHour - b.withinOneHour || b.postcodes - a.postcodes,
  );
for (const { name, postcodes, withinOneHour, withinTwoHours } of byNeed.slice(0, WORST)) {
  console.log(`  ${name.padEnd(8)} ${String(postcodes).padStart(5)}; ${withinOneHour}, ${withinTwoHours}`);
}
process.exit(isReached ? 0 : 1);

function readSectors(): Sector[] {
  const file = readFileSync("app/geodata/generated/roads.bin");
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const graph = readRoadGraph(bytes);
  const destinations = packDestinations(
    graph,
    readCatalogue("catalogue").map((place) => accessOf(graph, place)),
  );
  const [, ...rows] = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n");
  return rows.flatMap((row) => {
    const [name = "", latitude, longitude, postcodes] = row.split(",");
    const origin = { latitude: Number(latitude), longitude: Number(longitude) };
    const { minutes } = driveTimesFrom(graph, accessOf(graph, origin), destinations, 24 * 60);
    const within = (limit: number) =>
      minutes.reduce((count, each) => count + Number(Math.round(each) <= limit), 0);
    if (within(24 * 60) === 0) return [];
    return [{ name, postcodes: Number(postcodes), withinOneHour: within(60), withinTwoHours: within(120) }];
  });
}

function sum(some: readonly Sector[]): number {
  return some.reduce((total, { postcodes }) => total + postcodes, 0);
}
