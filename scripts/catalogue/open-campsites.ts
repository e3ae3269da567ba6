import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type OpenCampsite, type Town, campsitesNear } from "#app/domain/catalogue/file-campsites";

/** Unless the file says that its list is complete. */
export function withOpenCampsites(
  file: CatalogueFile,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): CatalogueFile {
  return file.hasAllCampsites ? file : { ...file, campsites: campsitesNear(file, sites, towns) };
}
