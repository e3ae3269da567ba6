/** npm run bench measures each budget and prints it with its limit. Exits with 1 if one is exceeded. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type Site, type SiteOptions, startSite } from "../../tests/harness/site";
import { measureAlerts } from "./alerts";
import { TOMORROW, measureAnswers } from "./answers";
import { measureCounts } from "./counts";
import { measureDriveTimes } from "./drive-times";
import { measureHeap } from "./heap";
import { type Row, printRow } from "./report";
import { evenlySpread, measureSearchCpu } from "./search-cpu";
import { measureSignIn } from "./sign-in";
import { measureSizes } from "./sizes";
import { measureSnapshot } from "./snapshot";
import { measureFreshIsolate } from "./start-up";
import { rehearseTenThousand } from "./ten-thousand";
import { measureTaps } from "./taps";
import { measureTides } from "./tides";

const QUESTION = `postcode=SW1A1AA&drivingHours=2&travelDate=${TOMORROW}`;
const CALL = `/api/search?${QUESTION}`;
const POSTCODES = evenlySpread(2_000);
const LISTS = listsOf("catalogue/south-east/canterbury.json");

/** The parts. `npm run bench -- answers heap` measures only those two. */
const PARTS: Record<string, () => Promise<Row[]>> = {
  counts: apart({}, (site) => measureCounts(site, CALL)),
  answers: () => measureAnswers(POSTCODES),
  sizes: apart({ unwatched: true }, (site) => measureSizes(site, QUESTION)),
  "fresh-isolate": measureFreshIsolate,
  "sign-in": apart({ unwatched: true }, (site) => measureSignIn(site, CALL)),
  cpu: () => measureSearchCpu(LISTS, POSTCODES),
  "drive-times": () => measureDriveTimes(LISTS),
  snapshot: () => measureSnapshot(LISTS),
  tides: measureTides,
  heap: apart({ unwatched: true, withInspector: true }, (site) => measureHeap(site, POSTCODES)),
};
/** These parts run only if they are named: they are not budgets, or, as the taps, need a machine without other work. */
const REHEARSALS: Record<string, () => AsyncIterable<Row>> = {
  alerts: async function* () {
    yield* await measureAlerts(LISTS);
  },
  taps: () => measureTaps(QUESTION),
  "ten-thousand": async function* () {
    yield* await measureAlerts(LISTS, 10_000);
    yield* rehearseTenThousand();
  },
};
const asked = process.argv.slice(2);
const parts = asked.length > 0 ? asked : Object.keys(PARTS);
const unknown = parts.filter((part) => !(part in PARTS || part in REHEARSALS));
if (unknown.length > 0) {
  throw new Error(
    `There is no part ${unknown.join()}: ${Object.keys({ ...PARTS, ...REHEARSALS }).join(", ")}`,
  );
}

execFileSync("npm", ["run", "--silent", "build"], { stdio: "ignore" });
execFileSync("npm", ["run", "--silent", "build:worker"], { stdio: "ignore" });

const rows: Row[] = [];
console.log("Budgets, with the whole catalogue (each row: measured, allowed)\n");
const startedAt = performance.now();
for (const part of parts) {
  for await (const row of (await (PARTS[part] ?? REHEARSALS[part])?.()) ?? []) {
    printRow(row);
    rows.push(row);
  }
}
const missed = rows.filter(({ holds }) => !holds);
console.log(
  `\n${rows.length - missed.length} of ${rows.length} hold (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
);
process.exit(missed.length === 0 ? 0 : 1);

/** Returns the lists of a real destination, which have the usual length. */
function listsOf(path: string) {
  const { activities, hotels, campsites } = JSON.parse(readFileSync(path, "utf8")) as CatalogueFile;
  return { activities, hotels, campsites };
}

/** Measures in a fresh isolate, whose memory holds nothing of other measurements. */
function apart(options: SiteOptions, measure: (site: Site) => Promise<Row[]>): () => Promise<Row[]> {
  return async () => {
    const own = await startSite({ ...options, onLog: () => {} });
    try {
      await own.refresh();
      return await measure(own);
    } finally {
      await own.close();
    }
  };
}
