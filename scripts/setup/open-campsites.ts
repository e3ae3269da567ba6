import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type OpenCampsite, type Town, campsitesNear } from "#app/domain/catalogue/file-campsites";

/** The file as it is loaded: with the campsites near it that the open data know, unless it says that it has all. */
export function withOpenCampsites(
  file: CatalogueFile,
  sites: readonly OpenCampsite[],
  towns: readonly Town[],
): CatalogueFile {
  return file.hasAllCampsites ? file : { ...file, campsites: campsitesNear(file, sites, towns) };
}
