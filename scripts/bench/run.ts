/** npm run bench: the budgets, each measured beside its limit. Ends with 1 where one is missed. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type Site, type SiteOptions, startSite } from "../../tests/harness/site";
import { measureAlerts } from "./alerts";
import { measureCounts } from "./counts";
import { measureHeap } from "./heap";
import { rateRow, requestRates, startFixed } from "./http-rates";
import { type Row, printRow } from "./report";
import { measureSearchCpu } from "./search-cpu";
import { measureSignIn } from "./sign-in";
import { measureSizes } from "./sizes";
import { measureSnapshot } from "./snapshot";
import { measureStartUp } from "./start-up";
import { rehearseTenThousand } from "./ten-thousand";

const QUERY = "postcode=SW1A1AA&drivingHours=2";
const CALL = `/api/search?${QUERY}`;
const PAGE = `/search?${QUERY}`;
const POSTCODES = evenlySpread(2_000);

/** `npm run bench -- rates heap` measures these parts only. */
const PARTS: Record<string, (site: Site) => Promise<Row[]>> = {
  counts: apart({}, (site) => measureCounts(site, CALL)),
  rates: measureRates,
  sizes: (site) => measureSizes(site, PAGE),
  "start-up": () => measureStartUp(),
  "sign-in": (site) => measureSignIn(site, CALL),
  cpu: () => measureSearchCpu(listsOf("catalogue/south-east/canterbury.json")),
  snapshot: () => measureSnapshot(listsOf("catalogue/south-east/canterbury.json")),
  alerts: () => measureAlerts(listsOf("catalogue/south-east/canterbury.json")),
  heap: apart({ unwatched: true, withInspector: true }, (site) => measureHeap(site, POSTCODES)),
};
/** Only when asked for by name: it takes minutes, and its limits are the platform's. */
const REHEARSALS: Record<string, () => AsyncIterable<Row>> = {
  "ten-thousand": async function* () {
    yield* await measureAlerts(listsOf("catalogue/south-east/canterbury.json"), 10_000);
    yield* rehearseTenThousand();
  },
};
const asked = process.argv.slice(2);
const parts = asked.length > 0 ? asked : Object.keys(PARTS);

execFileSync("npm", ["run", "--silent", "build"], { stdio: "ignore" });
execFileSync("npm", ["run", "--silent", "build:worker"], { stdio: "ignore" });

const rows: Row[] = [];
console.log("Budgets, with the whole catalogue (each row: measured, allowed)\n");
const startedAt = performance.now();
const site = await startSite({ unwatched: true });
await site.refresh();
try {
  for (const part of parts) {
    const measure = PARTS[part] ?? REHEARSALS[part];
    if (!measure) {
      throw new Error(`There is no part ${part}: ${Object.keys({ ...PARTS, ...REHEARSALS }).join(", ")}`);
    }
    for await (const row of await measure(site)) {
      printRow(row);
      rows.push(row);
    }
  }
} finally {
  await site.close();
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

/** Rows 1 and 4: what most visitors get, each from a postcode of their own, and what a burst for one address gets. */
async function measureRates(site: Site): Promise<Row[]> {
  const fixed = await Promise.all([
    startFixed("hello"),
    startFixed(await (await site.get(CALL)).text()),
    startFixed(await (await site.get(PAGE)).text()),
  ]);
  const [hello, asLongAsCall, asLongAsPage] = fixed;
  try {
    const from = (path: string) => POSTCODES.map((postcode) => `${path}?postcode=${postcode}&drivingHours=2`);
    const rates = await requestRates({
      hello: { url: hello.url },
      call: { url: site.url, paths: from("/api/search") },
      page: { url: site.url, paths: from("/search") },
      sameCall: { url: new URL(CALL, site.url) },
      samePage: { url: new URL(PAGE, site.url) },
      asLongAsCall: { url: asLongAsCall.url },
      asLongAsPage: { url: asLongAsPage.url },
    });
    const { hello: helloRate = 0, call = 0, page = 0, sameCall = 0, samePage = 0 } = rates;
    return [
      // What the budget's share is of: no answer of these lengths can be faster.
      rateRow("1", "fixed words as long as the call's answer", rates.asLongAsCall ?? 0, helloRate, 0.4),
      rateRow("4", "fixed words as long as the page", rates.asLongAsPage ?? 0, helloRate, 0.25),
      rateRow("1", `GET /api/search, ${POSTCODES.length} postcodes in turn`, call, helloRate, 0.4),
      rateRow("1", "GET /api/search, one postcode", sameCall, helloRate, 0.3),
      rateRow("4", `GET /search, ${POSTCODES.length} postcodes in turn`, page, helloRate, 0.25),
      rateRow("4", "GET /search, one postcode", samePage, helloRate, 0.1),
    ];
  } finally {
    for (const worker of fixed) await worker.close();
  }
}

/** Measures in an isolate of its own, which no other measurement has filled. */
function apart(options: SiteOptions, measure: (site: Site) => Promise<Row[]>): () => Promise<Row[]> {
  return async () => {
    const own = await startSite(options);
    try {
      await own.refresh();
      return await measure(own);
    } finally {
      await own.close();
    }
  };
}

/** So many of the country's postcode sectors, each as a postcode. */
function evenlySpread(count: number): string[] {
  const sectors = readFileSync("data/postcodes/uk_sectors.csv", "utf8").trim().split("\n").slice(1);
  return Array.from({ length: count }, (_, index) => {
    const [sector = ""] = (sectors[Math.floor((index * sectors.length) / count)] ?? "").split(",");
    return `${sector}AA`.replace(" ", "");
  });
}
