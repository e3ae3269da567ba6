import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newDestination } from "#app/domain/destination-draft";
import { campsitesNear } from "#app/domain/catalogue-file-campsites";
import { illustrationUrl } from "#app/domain/catalogue-file";
import { catalogueFilesJson } from "#app/presenters/destination-json";
import { catalogueFileSchema } from "#app/schemas/catalogue";
import { readCatalogueText } from "#app/schemas/destination-import";
import { readCatalogue } from "../setup/catalogue-files";
import { CATALOGUE_SOURCES } from "../setup/catalogue-sql";
import { readOpenCampsites, readTowns } from "../setup/open-data";
import { pulledFile, withScene } from "./pulled-file";

const project = fileURLToPath(new URL("../..", import.meta.url));
const files = readCatalogue(join(project, CATALOGUE_SOURCES.catalogue));
const sites = readOpenCampsites(join(project, CATALOGUE_SOURCES.campsites));
const towns = readTowns(join(project, CATALOGUE_SOURCES.towns));

/** A file's row in the database, with the campsites that set-up adds. */
const rowOf = (file: (typeof files)[number]) => ({
  ...file,
  image_url: illustrationUrl(file.slug),
  featured: Number(file.featured),
  activities: JSON.stringify(file.activities),
  hotels: JSON.stringify(file.hotels),
  campsites: JSON.stringify(campsitesNear(file, sites, towns)),
  special_offer: null,
  partnership_code: null,
});

describe("a file that is pulled", () => {
  it("is the one that the row was loaded from, for the whole catalogue", () => {
    for (const file of files) {
      const pulled = pulledFile(rowOf(file), sites, towns);
      expect(pulled).toMatchObject({ losses: [] });
      expect("file" in pulled && withScene(pulled.file, file.scene)).toEqual(file);
    }
  });

  it("keeps the scene that its file had, behind its kind", () => {
    const [file] = files;
    if (!file) throw new Error("the catalogue is empty");
    const { scene, ...bare } = file;
    expect(Object.keys(withScene(bare, scene))).toEqual(Object.keys(file));
    expect(withScene(bare, undefined)).toBe(bare);
  });

  it("keeps an administrator's campsite, and says what no file can hold", () => {
    const [file] = files;
    if (!file) throw new Error("the catalogue is empty");
    const own = {
      name: "Own Meadow",
      description: "Ours.",
      location: "",
      priceRange: "",
      ...{ dogFriendly: true, familyFriendly: false, accessible: false },
    };
    const row = { ...rowOf(file), campsites: JSON.stringify([...campsitesNear(file, sites, towns), own]) };
    const pulled = pulledFile(
      { ...row, special_offer: "Tea", image_url: "https://x.example/a.png" },
      sites,
      towns,
    );
    expect(pulled).toMatchObject({ losses: ["special offer", "picture"] });
    expect("file" in pulled && pulled.file.campsites.at(-1)).toEqual(own);
  });

  it("is refused where a file's schema has no place for it", () => {
    const [file] = files;
    if (!file) throw new Error("the catalogue is empty");
    expect(pulledFile({ ...rowOf(file), region: "Cotswolds" }, sites, towns)).toMatchObject({
      slug: file.slug,
      fault: expect.stringContaining("region") as string,
    });
  });
});

describe("the whole catalogue, exported and imported", () => {
  it("reads without a fault and comes out as it went in, but for the scenes that only files hold", () => {
    const read = readCatalogueText(JSON.stringify(files));
    expect(read.faulty).toEqual([]);
    expect(read.entries).toHaveLength(files.length);
    const rows = read.entries.map((entry, id) => ({
      ...newDestination(entry),
      slug: entry.slug,
      id,
      updatedAt: 1,
    }));
    const exported = JSON.parse(catalogueFilesJson(rows)) as unknown[];
    for (const [index, entry] of exported.entries()) {
      expect({ ...catalogueFileSchema.parse(entry), scene: files[index]?.scene }).toEqual(files[index]);
    }
  });
});
