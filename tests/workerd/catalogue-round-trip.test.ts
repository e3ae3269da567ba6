import { env } from "cloudflare:workers";
import fc from "../harness/fast-check";
import { beforeEach, expect, it } from "vitest";
import { createCatalogueImportStore } from "#app/db/catalogue/import-store";
import { createPublishableSource } from "#app/db/catalogue/publishable-source";
import { createCatalogueStore } from "#app/db/catalogue/catalogue-store";
import { openDatabase } from "#app/db/client";
import { users } from "#app/db/schema";
import { DESTINATION_FIELDS, type Destination } from "#app/domain/catalogue/destination";
import { ACTIVITY_FIELDS } from "#app/domain/catalogue/activity";
import { fileOf } from "#app/domain/catalogue/file";
import { newEntity } from "#app/domain/catalogue/drafts/draft";
import type { Field, Fields } from "#app/domain/catalogue/field";
import { ruleOf } from "#app/domain/catalogue/field-rule";
import { type DestinationEntry, contentOf, diffCatalogue } from "#app/domain/catalogue/diff";
import { type OpenCampsite, campsitesNear } from "#app/domain/catalogue/file-campsites";
import { withOpenCampsites } from "../../scripts/catalogue/open-campsites";
import { destinationsCsv } from "#app/presenters/catalogue/csv";
import { catalogueFilesJson } from "#app/presenters/catalogue/json";
import { catalogueFileSchema } from "../../scripts/catalogue/file-schema";
import { destinationSchema } from "#app/schemas/destination";
import { readCatalogueText } from "#app/schemas/destination-import";
import { pulledFile } from "../../scripts/catalogue/pulled-file";
import { destinationStatements, openFactsStatements } from "../../scripts/setup/destination-statements";

const db = openDatabase(env.DB);
const store = createCatalogueStore(db);
const imports = createCatalogueImportStore(db);
const author = { id: 1, username: "admin" };

/** Returns values that a field's description allows, so that a new field is tested at once. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "flag":
      return fc.boolean();
    case "list":
      return fc.array(draftOf(field.of), { maxLength: 3 });
    case "choice":
      return fc.constantFrom(...field.choices);
    case "degrees":
      // Exact to a tenth of a metre, because SQLite does not read numbers of 17 digits in a statement's text exactly.
      return fc.integer({ min: field.min * 1e6, max: field.max * 1e6 }).map((millionths) => millionths / 1e6);
    case "wholeNumber":
      return fc.integer({ min: field.min, max: field.max });
    case "months":
      return fc.constantFrom("all year", "April to October", "nov-feb", "Mar-May, Sep");
    case "weekdays":
      return fc.constantFrom("Wed-Sun", "saturdays and sundays", "Tue, Thu");
    case "hook":
      return fc.constantFrom("Abbey = Whitby Abbey; harbour", "pier;beach");
    case "date":
      return fc.constantFrom("2026-11-21", "2024-02-29");
    case "postcode":
      return fc.constantFrom("BA1 1AA", "sw1a1aa", "M1 1AE");
    case "webAddress":
    case "imageAddress": {
      const own = field.kind === "imageAddress" ? ["/images/own.png"] : ["HTTP://Example.org/a?b=ü#c"];
      return fc.oneof(fc.webUrl({ validSchemes: ["https"] }), fc.constantFrom(...own)).filter(isTaken(field));
    }
    case "line":
    case "text":
      return fc
        .string({
          unit: fc.oneof(fc.constantFrom("'", '"', "\\", "\n", ";", "-", "{", "£", "–"), unit),
          minLength: 1,
        })
        .filter(isTaken(field));
  }
}
const unit = fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 });
const isTaken = (field: Exclude<Field, { kind: "flag" | "list" }>) => (typed: string) =>
  ruleOf(field)(typed).ok;

/** A form or a body: all required fields and some of the others, a few of them blank. */
function draftOf(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  const values = entries.map(([name, field]) => {
    const isCleared = field.kind !== "flag" && field.kind !== "list" && !field.isRequired;
    return [name, isCleared ? fc.oneof(valueOf(field), fc.constantFrom("", null)) : valueOf(field)] as const;
  });
  const requiredKeys = entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}

/** Campsites of the open data around a place. An administrator keeps some of them. */
const openData = fc.record({
  sites: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(
        "Quarry Field",
        "Alder Meadow",
        "Sandy Bank",
        "Holm Oak",
        "Tarn View",
        "Old Mill",
      ),
      kind: fc.constantFrom("camp" as const, "caravan" as const),
      latitude: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      longitude: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    }),
    { selector: ({ name }) => name },
  ),
  kept: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
});

beforeEach(async () => {
  await db.insert(users).values({ ...author, usernameKey: "admin", password: "", createdAt: 1 });
});

it("what an administrator saves comes back unchanged from a pull into a file, a push of the file, an export and an import", async () => {
  await fc.assert(
    fc.asyncProperty(draftOf(DESTINATION_FIELDS), openData, async (draft, { sites: around, kept }) => {
      const given = newEntity(DESTINATION_FIELDS, destinationSchema.parse(draft));
      const sites: OpenCampsite[] = around.map(({ latitude, longitude, ...site }) => ({
        ...site,
        latitude: given.latitude + latitude,
        longitude: given.longitude + longitude,
      }));
      const near = campsitesNear({ ...given, campsites: [] }, sites, []).filter((_, index) => kept[index]);
      const entry = { ...given, slug: "place", campsites: [...given.campsites, ...near] };

      await empty();
      const saved = await store.create({ entry, nowMs: 1, author });
      expect(saved && entryOf(saved.destination)).toEqual(entry);

      const text = JSON.stringify(await pull(sites));
      await empty();
      await push(text, sites);
      const [pushed] = await store.all();
      expect(pushed && sorted(entryOf(pushed))).toEqual(sorted(entry));

      const read = readCatalogueText(catalogueFilesJson(pushed ? [pushed] : []));
      expect(read.faulty).toEqual([]);
      const entries = [...read.entries.values()];
      expect(diffCatalogue(await store.all(), entries).unchanged).toHaveLength(1);

      // A spreadsheet has no lists, so the stored ones stay.
      const stored = pushed ? [pushed] : [];
      const sheet = destinationsCsv(stored);
      for (const file of [sheet, sheet.replaceAll("\r\n", "\n")]) {
        const rows = readCatalogueText(file, stored);
        expect(rows.faulty.flatMap(({ reasons }) => reasons)).toEqual([]);
        expect(diffCatalogue(stored, [...rows.entries.values()]).unchanged).toHaveLength(1);
      }

      await empty();
      await importNew(entries);
      const [imported] = await store.all();
      expect(imported && sorted(entryOf(imported))).toEqual(sorted(entry));
    }),
    { numRuns: 12 },
  );
});

it("what open data knows of a place is in no administrator's answer, no export and no pulled file, and outlives an administrator's change", async () => {
  await empty();
  const given = newEntity(DESTINATION_FIELDS, {
    ...{ name: "Ashby", postcode: "BA1 1AA", latitude: 51.4, longitude: -2.4, kind: "city" as const },
    imageUrl: "/images/destinations/ashby.svg",
  });
  const activities = [newEntity(ACTIVITY_FIELDS, { name: "Old Mill", description: "Wheels." })];
  const file = catalogueFileSchema.parse(fileOf({ slug: "ashby", ...given, activities }));
  const facts = {
    carParks: [{ name: "Quay Car Park", latitude: 51.41, longitude: -2.41 }],
    positions: { "Old Mill": { latitude: 51.42, longitude: -2.42 } },
  };
  const statements = [
    ...destinationStatements([file], { nowMs: 2, overwrite: false }),
    ...openFactsStatements(new Map([["ashby", facts]])),
  ];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const [loaded] = await store.all();
  if (!loaded) throw new Error("not loaded");
  const record = {
    author,
    action: "destination.update",
    subjectId: loaded.id,
    at: 3,
    before: null,
    after: null,
  } as const;
  const changed = await store.replace(
    { ...loaded, name: "Ashby Town", updatedAt: 3 },
    loaded.updatedAt,
    record,
  );
  const texts = [
    JSON.stringify(await pull([])),
    catalogueFilesJson(changed ? [changed] : []),
    JSON.stringify(changed),
  ];
  for (const text of texts) {
    expect(text).toContain("Old Mill");
    expect(text).not.toMatch(/Quay|51\.42/);
  }
  expect(await createPublishableSource(db).all()).toMatchObject([{ name: "Ashby Town", openFacts: facts }]);
});

async function pull(sites: readonly OpenCampsite[]): Promise<unknown> {
  const { results } = await env.DB.prepare("SELECT * FROM destinations").all();
  const pulled = pulledFile(results[0] ?? {}, sites, []);
  if ("fault" in pulled) throw new Error(pulled.fault);
  return pulled.file;
}

async function push(text: string, sites: readonly OpenCampsite[]): Promise<void> {
  const file = withOpenCampsites(catalogueFileSchema.parse(JSON.parse(text)), sites, []);
  const statements = destinationStatements([file], { nowMs: 2, overwrite: false });
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

async function importNew(entries: readonly DestinationEntry[]): Promise<void> {
  const record = {
    author,
    action: "destination.import" as const,
    subjectId: null,
    at: 3,
    before: null,
    after: null,
  };
  await imports.write(
    entries.map((entry) => ({ entry, before: null, record })),
    3,
  );
}

async function empty(): Promise<void> {
  await env.DB.prepare("DELETE FROM destinations").run();
}

const entryOf = (destination: Destination): DestinationEntry => ({
  slug: destination.slug,
  ...contentOf(destination),
});

/**
 * Sorts the campsites, because set-up puts a place's own before those of the open data and so may change their order.
 */
function sorted(entry: DestinationEntry): DestinationEntry {
  const inOrder = entry.campsites.map((site) => [JSON.stringify(Object.entries(site).sort()), site] as const);
  inOrder.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...entry, campsites: inOrder.map(([, site]) => site) };
}
