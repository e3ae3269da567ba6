import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createEmbeddedGeocoder } from "#app/adapters/geocoding/embedded";
import { DETAILS_FIELDS } from "#app/domain/catalogue/destination";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { contentOfFile } from "./place-files";
import { nearestSector, readSectorIndex } from "#app/domain/geo/sector-index";
import { destinationFaults } from "#app/services/catalogue/check-content";

const SECTORS = fileURLToPath(new URL("../../app/geodata/generated/sectors.bin", import.meta.url));

/**
 * Returns the faults that the administrator's form and the import would find in these files, such as "bath: latitude:
 * …".
 */
export async function impossibleFiles(files: readonly CatalogueFile[], nowMs: number): Promise<string[]> {
  const sectors = readSectorIndex(new Uint8Array(readFileSync(SECTORS)).buffer);
  const knownSectors = {
    ...createEmbeddedGeocoder(sectors),
    nearest: (point: CatalogueFile) => nearestSector(sectors, point),
  };
  const faults = await Promise.all(
    files.map(async (file) => {
      const deps = { knownSectors, clock: () => nowMs };
      const found = await destinationFaults(contentOfFile(file), Object.keys(DETAILS_FIELDS), deps);
      return Object.entries(found).map(([path, message]) => `${file.slug}: ${path}: ${message}`);
    }),
  );
  return faults.flat();
}
