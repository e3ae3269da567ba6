import { haversineKm } from "#app/domain/geo/geo";
import { NORTHERN_IRISH_TOWNS } from "#app/domain/geo/northern-irish-towns";
import { toOutlineMap } from "#app/domain/geo/national-grid";
import { ENGLISH_TOWN_NAMES } from "../../setup/town-names";
import { numberOf, readCsv } from "../csv";

interface Town {
  readonly name: string;
  /** Distances are divided by this, because a city's suburbs reach farther than a town's. */
  readonly nearness: number;
  readonly latitude: number;
  readonly longitude: number;
}

const IN_A_CITY = 0.5;
const IN_LONDON = 0.22;

/** Names as people say them, short enough for a map; null for a town that is part of another one on the map. */
const MAP_NAMES: Readonly<Record<string, string | null>> = {
  "City of London": null,
  "City of Westminster": null,
  "Kingston upon Hull": "Hull",
  "Newcastle upon Tyne": "Newcastle",
  "Brighton and Hove": "Brighton",
  "Royal Sutton Coldfield": "Sutton Coldfield",
};

const NORTHERN_IRELAND: readonly Town[] = NORTHERN_IRISH_TOWNS.map(({ name, latitude, longitude }) => ({
  name,
  latitude,
  longitude,
  nearness: ["Belfast", "Derry"].includes(name) ? IN_A_CITY : 1,
}));

/** A postcode that is farther than this from every town counts for no town. Distances are divided by `nearness`. */
const FARTHEST_KM = 8;

/**
 * Returns the towns that a map may name, the largest first, with their positions in tenths of a kilometre of
 * toOutlineMap. A town's size is the number of postcodes that are nearer to it than to any other.
 */
export function buildMapTowns(dataFolder: string): string {
  const towns = [...readTowns(`${dataFolder}/places/gb_towns.csv`), ...NORTHERN_IRELAND];
  const units = new Float64Array(towns.length);
  for (const row of readCsv(`${dataFolder}/postcodes/uk_sectors.csv`, ["lat", "lon", "units"])) {
    const point = { latitude: numberOf(row.lat), longitude: numberOf(row.lon) };
    const nearest = nearestOf(towns, point);
    if (nearest !== null) units[nearest] = (units[nearest] as number) + numberOf(row.units);
  }
  const lines = towns
    .map((town, i) => ({ ...town, ...toOutlineMap(town), units: units[i] as number }))
    .sort((a, b) => b.units - a.units || a.y - b.y)
    .map(({ name, x, y }) => `${name}\t${Math.round(10 * x)}\t${Math.round(10 * y)}`);
  return `${["name\tx\ty", ...lines].join("\n")}\n`;
}

function readTowns(path: string): Town[] {
  return readCsv(path, ["name", "type", "lat", "lon"]).flatMap(({ name, type, lat, lon }): Town[] => {
    const english = ENGLISH_TOWN_NAMES[name] ?? name;
    const shown = MAP_NAMES[english];
    if (shown === null) return [];
    const nearness = english === "London" ? IN_LONDON : type === "City" ? IN_A_CITY : 1;
    return [{ name: shown ?? english, latitude: numberOf(lat), longitude: numberOf(lon), nearness }];
  });
}

function nearestOf(towns: readonly Town[], point: { latitude: number; longitude: number }): number | null {
  let best: number | null = null;
  let leastKm = FARTHEST_KM;
  towns.forEach((town, i) => {
    const reachKm = leastKm / town.nearness;
    if (Math.abs(town.latitude - point.latitude) > reachKm / 111) return;
    const km = haversineKm(town, point) * town.nearness;
    if (km < leastKm) [best, leastKm] = [i, km];
  });
  return best;
}
