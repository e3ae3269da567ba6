/**
 * npm run catalogue:photographs [-- slug …] looks on Wikidata and Wikimedia Commons for an openly licensed photograph
 * of each place. It writes the results to catalogue/photographs.json and makes a page of the photographs that wait
 * for a person's verdict. That person decides with --approve slug and --refuse slug, which may be repeated; the site
 * shows only approved photographs. The run sends one request a second, stops if a service asks it to wait for long,
 * and continues where it ended.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readCatalogue } from "../../scripts/setup/catalogue-files";
import { readDevVar } from "../../scripts/setup/dev-vars";
import { lookForAll } from "./look-for-all";
import { decide, readRecord } from "./record";
import { sheetOf } from "./sheet";
import { createWikimedia } from "./wikimedia";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const SHEET = join(PROJECT, ".cache/photographs.html");

const { values, positionals } = parseArgs({
  options: {
    approve: { type: "string", multiple: true, default: [] },
    refuse: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});

try {
  for (const slug of values.approve) decide(PROJECT, slug, "approved");
  for (const slug of values.refuse) decide(PROJECT, slug, "refused");
  if (values.approve.length + values.refuse.length === 0) await look();
  mkdirSync(dirname(SHEET), { recursive: true });
  writeFileSync(SHEET, sheetOf(PROJECT, readRecord(PROJECT)));
  const states = Object.values(readRecord(PROJECT)).map(({ state }) => state);
  for (const state of new Set(states))
    console.log(`${states.filter((each) => each === state).length} ${state}`);
  console.log(`Photographs that wait for a verdict: ${SHEET}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function look(): Promise<void> {
  const contact = process.env.CONTACT_EMAIL ?? readDevVar(join(PROJECT, ".dev.vars"), "CONTACT_EMAIL");
  if (!contact) throw new Error("CONTACT_EMAIL is not set: Wikimedia requires a contact address");
  const all = readCatalogue(join(PROJECT, "catalogue"));
  const unknown = positionals.find((slug) => !all.some((place) => place.slug === slug));
  if (unknown !== undefined) throw new Error(`${unknown}: there is no such place in the catalogue`);
  const places = positionals.length === 0 ? all : all.filter(({ slug }) => positionals.includes(slug));
  const isDone = await lookForAll(places, {
    project: PROJECT,
    wikimedia: createWikimedia({ userAgent: `SunnyEscape/1.0 (photographs of places; ${contact})` }),
    today: new Date().toISOString().slice(0, 10),
    say: (line) => console.log(line),
    clock: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if (!isDone) process.exitCode = 1;
}
