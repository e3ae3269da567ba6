/** npm run bench: the budgets, each measured beside its limit. Ends with 1 where one is missed. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { CatalogueFile } from "#app/domain/catalogue-file";
import { startSite } from "../../tests/integration/site";
import { measureCounts } from "./counts";
import { rateRow, requestRates, startHello } from "./http-rates";
import { type Row, printRow } from "./report";
import { measureSearchCpu } from "./search-cpu";
import { measureSignIn } from "./sign-in";
import { measureSizes } from "./sizes";

const DESTINATIONS = 250;
const QUERY = "postcode=SW1A1AA&drivingHours=2";
const CALL = `/api/search?${QUERY}`;
const PAGE = `/search?${QUERY}`;

execFileSync("npm", ["run", "--silent", "build"], { stdio: "ignore" });
execFileSync("npm", ["run", "--silent", "build:worker"], { stdio: "ignore" });

const rows: Row[] = [];
function report(measured: readonly Row[]): void {
  for (const row of measured) printRow(row);
  rows.push(...measured);
}

console.log(`Budgets, with ${DESTINATIONS} destinations (each row: measured, allowed)\n`);
const startedAt = performance.now();
const site = await startSite({ destinations: DESTINATIONS });
await site.refresh();
const hello = await startHello();
try {
  report(await measureCounts(site, CALL));
  const rates = await requestRates({
    hello: hello.url,
    call: new URL(CALL, site.url).href,
    page: new URL(PAGE, site.url).href,
  });
  const helloRate = rates.hello ?? 0;
  report([
    rateRow("1", "GET /api/search, signed out, warm", rates.call ?? 0, helloRate, 0.3),
    rateRow("4", "GET /search, 20 collapsed cards", rates.page ?? 0, helloRate, 0.1),
  ]);
  report(await measureSizes(site, PAGE));
  report(await measureSignIn(site, CALL));
  report(await measureSearchCpu(listsOf("catalogue/south-east/canterbury.json")));
} finally {
  await site.close();
  await hello.close();
}
const missed = rows.filter(({ holds }) => !holds);
console.log(
  `\n${rows.length - missed.length} of ${rows.length} hold (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
);
process.exit(missed.length === 0 ? 0 : 1);

/** A destination's lists, of the usual length. */
function listsOf(path: string) {
  const { activities, hotels, campsites } = JSON.parse(readFileSync(path, "utf8")) as CatalogueFile;
  return { activities, hotels, campsites };
}
