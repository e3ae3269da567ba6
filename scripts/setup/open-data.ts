import { readFileSync } from "node:fs";
import type { OpenCampsite, Town } from "#app/domain/catalogue/file-campsites";
import { numberOf, readCsv } from "../data/csv";
import { ENGLISH_TOWN_NAMES } from "./town-names";

/** Reads the named camp sites and caravan sites. The data build made this file from two lists. */
export function readOpenCampsites(path: string): OpenCampsite[] {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [latitude = "", longitude = "", name = "", kind] = line.split("\t");
    return {
      latitude: numberOf(latitude),
      longitude: numberOf(longitude),
      name,
      kind: kind === "caravan" ? "caravan" : "camp",
    };
  });
}

/** Reads the towns and cities of Great Britain; the list has none in Northern Ireland. */
export function readTowns(path: string): Town[] {
  return readCsv(path, ["name", "lat", "lon"]).map(({ name, lat, lon }) => ({
    name: ENGLISH_TOWN_NAMES[name] ?? name,
    latitude: numberOf(lat),
    longitude: numberOf(lon),
  }));
}
