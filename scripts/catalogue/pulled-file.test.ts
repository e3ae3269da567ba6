import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newDestination } from "../../tests/fakes/drafts";
import { toSqlRow } from "#app/db/catalogue/catalogue-row";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { cataloguePath, contentOfFile } from "./place-files";
import { catalogueFilesJson } from "#app/presenters/catalogue/json";
import { catalogueFileSchema } from "./file-schema";
import { readCatalogueText } from "#app/schemas/destination-import";
import { readCatalogue } from "../setup/catalogue-files";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { withOpenCampsites } from "./open-campsites";
import { readOpenCampsites, readTowns } from "../setup/open-data";
import { pulledFile } from "./pulled-file";

const project = fileURLToPath(new URL("../..", import.meta.url));
const files = readCatalogue(join(project, CATALOGUE_SOURCES.catalogue));
const sites = readOpenCampsites(join(project, CATALOGUE_SOURCES.campsites));
const towns = readTowns(join(project, CATALOGUE_SOURCES.towns));

/** Returns the database row of a file, including the campsites that set-up adds. */
const rowOf = (file: CatalogueFile) => ({
  id: 1,
  slug: file.slug,
  updated_at: 1,
  ...toSqlRow(contentOfFile(withOpenCampsites(file, sites, towns)), () => true),
});
const [first] = files;
if (!first) throw new Error("the catalogue is empty");
const own = {
  name: "Own Meadow",
  location: "",
  priceRange: "",
  description: "Ours.",
  dogFriendly: true,
};

describe("a file that is pulled", () => {
  it("is the one that the row was loaded from, for each tenth of the catalogue", () => {
    for (const file of files.filter((_, index) => index % 10 === 0)) {
      const pulled = pulledFile(rowOf(file), sites, towns, file.scene);
      expect(pulled).toEqual({ file });
    }
  });

  it("has its fields in the order of files that were written by hand", () => {
    const text = readFileSync(join(project, CATALOGUE_SOURCES.catalogue, cataloguePath(first)), "utf8");
    const pulled = pulledFile(rowOf(first), sites, towns, first.scene);
    expect("file" in pulled && Object.keys(pulled.file)).toEqual(Object.keys(JSON.parse(text) as object));
  });

  it("leaves the campsites of the open data to set-up, which comes to the same list", () => {
    const file = { ...first, campsites: [own] };
    expect(pulledFile(rowOf(file), sites, towns, file.scene)).toEqual({ file });
  });

  it("has all campsites where an administrator deleted one of the open data's", () => {
    const campsites = withOpenCampsites({ ...first, campsites: [] }, sites, towns).campsites.slice(1);
    const row = { ...rowOf(first), campsites: JSON.stringify(campsites) };
    const pulled = pulledFile(row, sites, towns, first.scene);
    expect(pulled).toEqual({ file: { ...first, campsites, hasAllCampsites: true } });
    expect("file" in pulled && withOpenCampsites(pulled.file, sites, towns).campsites).toEqual(campsites);
  });

  it("is refused if the row has values that cannot be saved", () => {
    expect(pulledFile({ ...rowOf(first), kind: "spa" }, sites, towns)).toMatchObject({
      slug: first.slug,
      fault: expect.stringContaining("kind") as string,
    });
  });
});

it("the whole catalogue, exported and imported reads without a fault and comes out as it went in", () => {
  const read = readCatalogueText(JSON.stringify(files));
  expect(read.faulty).toEqual([]);
  expect(read.entries.size).toBe(files.length);
  const rows = [...read.entries.values()].map((entry, id) => ({
    ...newDestination(entry),
    slug: entry.slug,
    id,
    updatedAt: 1,
  }));
  const exported = JSON.parse(catalogueFilesJson(rows)) as unknown[];
  for (const [index, entry] of exported.entries()) {
    expect(catalogueFileSchema.parse(entry)).toEqual({ ...files[index], scene: undefined });
  }
});
