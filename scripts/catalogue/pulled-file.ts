import { fromSqlRow } from "#app/db/catalogue/catalogue-row";
import type { Campsite } from "#app/domain/catalogue/campsite";
import type { Destination } from "#app/domain/catalogue/destination";
import type { CatalogueScene } from "#app/domain/catalogue/scene";
import { type CatalogueFile, fileOf } from "#app/domain/catalogue/file";
import { type OpenCampsite, type Town, campsitesNear } from "#app/domain/catalogue/file-campsites";
import { catalogueFileSchema } from "./file-schema";

/** The file made from a database row, or the reason why none can be made. */
type PulledFile = { readonly file: CatalogueFile } | { readonly slug: string; readonly fault: string };

/**
 * Makes the catalogue file for a row. The file leaves out the campsites that set-up adds from open data. If set-up
 * could not make the row's list again from the file, the file has all campsites. The scene stays as it is in the
 * present file, because the database has no scenes.
 */
export function pulledFile(
  row: Readonly<Record<string, unknown>>,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
  scene?: CatalogueScene,
): PulledFile {
  const destination = fromSqlRow(row);
  const campsites = destination.campsites.filter((site) => !isOfOpenData(site, destination, sites, towns));
  const loaded = campsitesNear({ ...destination, campsites }, sites, towns);
  const isSame = canonicalList(loaded) === canonicalList(destination.campsites);
  const file: CatalogueFile = isSame
    ? fileOf({ ...destination, campsites }, scene)
    : { ...fileOf(destination, scene), hasAllCampsites: true };
  const { error } = catalogueFileSchema.safeParse(file);
  return error ? { slug: destination.slug, fault: error.issues.map(inWords).join("; ") } : { file };
}

/** Returns whether set-up adds exactly this campsite to the place, so that the file need not list it. */
function isOfOpenData(
  campsite: Campsite,
  place: Destination,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): boolean {
  const namesakes = sites.filter(({ name }) => name === campsite.name);
  const added = campsitesNear({ ...place, campsites: [] }, namesakes, towns);
  return added.some((site) => canonical(site) === canonical(campsite));
}

function inWords({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.map(String).join(".")}: ${message}`;
}

/** Returns the list as text to compare, whatever its order. */
function canonicalList(campsites: readonly Campsite[]): string {
  return campsites.map(canonical).sort().join();
}

function canonical(campsite: object): string {
  return JSON.stringify(Object.entries(campsite).sort(([a], [b]) => (a < b ? -1 : 1)));
}
