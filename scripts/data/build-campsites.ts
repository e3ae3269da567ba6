import { numberOf, readCsv } from "./csv";

/** Matches the name of a site that has no real name: the identifier of its OpenStreetMap object. */
const UNNAMED = /^(node|way|relation)\/\d+$/;

interface Campsite {
  readonly latitude: string;
  readonly longitude: string;
  readonly name: string;
  readonly kind: "camp" | "caravan";
}

/**
 * Returns named camp sites and caravan sites as tab-separated text, from north to south. A site in both sources
 * counts as a camp site. The result is a separate database under the ODbL: see campsites.LICENCE.md next to it.
 */
export function buildCampsites(dataFolder: string): string {
  const sites = [
    ...readSites(`${dataFolder}/places/uk_campsites.csv`, "camp"),
    ...readSites(`${dataFolder}/places/uk_caravansites.csv`, "caravan"),
  ];
  const placeOf = (site: Campsite) => `${site.latitude}\t${site.longitude}\t${site.name}`;
  const known = new Set<string>();
  const distinct = sites.filter((site) => !known.has(placeOf(site)) && known.add(placeOf(site)));
  const lines = distinct.sort(fromNorthToSouth).map((site) => `${placeOf(site)}\t${site.kind}`);
  return ["latitude\tlongitude\tname\tkind", ...lines, ""].join("\n");
}

function readSites(path: string, kind: Campsite["kind"]): Campsite[] {
  return readCsv(path, ["lat", "lon", "name"])
    .map((row) => ({
      latitude: numberOf(row.lat).toFixed(5),
      longitude: numberOf(row.lon).toFixed(5),
      name: row.name.replace(/\s+/g, " ").trim(),
      kind,
    }))
    .filter((site) => site.name !== "" && !UNNAMED.test(site.name));
}

function fromNorthToSouth(a: Campsite, b: Campsite): number {
  const byText = a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
  return Number(b.latitude) - Number(a.latitude) || Number(a.longitude) - Number(b.longitude) || byText;
}
