import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Destination } from "#app/domain/catalogue/destination";
import type { DestinationEntry } from "#app/domain/catalogue/diff";
import type { ImportWrite } from "#app/services/catalogue/ports";
import { insertDestinations } from "../../../tests/workerd/sample-rows";
import { createCatalogueImportStore } from "./import-store";
import { createCatalogueStore } from "./catalogue-store";
import { openDatabase } from "#app/db/client";
import { auditLog } from "#app/db/schema";

const db = openDatabase(env.DB);
const store = createCatalogueStore(db);
const imports = createCatalogueImportStore(db);
const NOW = 5_000;

beforeEach(async () => {
  await env.DB.prepare(
    "INSERT INTO users (id, username, username_key, password, created_at) VALUES (1, 'admin', 'admin', '', 1)",
  ).run();
  await insertDestinations(db, 2);
});

function write(entry: DestinationEntry, before: Destination | null): ImportWrite {
  const author = { id: 1, username: "admin" };
  const states = { before: before && { name: before.name }, after: { name: entry.name } };
  const subjectId = before?.id ?? null;
  return { entry, before, record: { author, action: "destination.import", subjectId, at: NOW, ...states } };
}

describe("a batch of an import", () => {
  it("writes what is new and what is still the version that it was made for, each with its record", async () => {
    const [first] = await store.all();
    if (!first) throw new Error("there is no destination");
    const batch = [write({ ...first, name: "Renamed" }, first), write({ ...first, slug: "new" }, null)];
    expect(await imports.write(batch, NOW)).toEqual([first.slug, "new"]);
    const all = await store.all();
    expect(all.map(({ slug, name, updatedAt }) => [slug, name, updatedAt])).toEqual([
      ["place-0", "Renamed", NOW],
      ["place-1", "Place 1", 1_000],
      ["new", "Place 0", NOW],
    ]);
    const records = await db.select().from(auditLog);
    expect(records.map(({ subjectId, before, after }) => [subjectId, before, after])).toEqual([
      [1, { name: "Place 0" }, { name: "Renamed" }],
      [3, null, { name: "Place 0" }],
    ]);
  });

  it("passes over what has changed since, what is gone, and what has come to be, and records nothing of them", async () => {
    const [first, second] = await store.all();
    if (!first || !second) throw new Error("there are no destinations");
    await env.DB.prepare("DELETE FROM destinations WHERE id = 2").run();
    const batch = [
      write({ ...first, name: "Too late" }, { ...first, updatedAt: 999 }),
      write({ ...second, name: "Gone" }, second),
      write({ ...first, name: "There already" }, null),
    ];
    expect(await imports.write(batch, NOW)).toEqual([]);
    expect(await store.all()).toEqual([first]);
    expect(await db.select().from(auditLog)).toEqual([]);
  });
});
