import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { distanceFault, statedIn } from "./checks-distances";
import { SIGHT_KINDS } from "./facts-from-open-data";
import { isSameHotel, matchIn } from "./same-thing";
import type { Finding, Item, OpenWorld } from "./finding";

/** A text names towns only within this distance. */
const TOWN_KM = 60;

export const HOTEL_KINDS = [
  ...["hotel", "guest_house", "bed_and_breakfast", "motel", "hostel", "chalet", "dormitory"],
  ...["castle", "attraction", "museum"],
];
/**
 * Returns findings for distances and directions in the words of a thing or a hotel. Both ends must be known: the thing
 * from its position, and the other end from its name or, without one, as the destination's centre.
 */
export function distanceFindings(
  file: CatalogueFile,
  item: Item & Partial<Point>,
  world: OpenWorld,
): Finding[] {
  const stated = statedIn(`${item.description} ${item.location ?? ""}`);
  const to = stated.length > 0 && positionIn(file, item, world);
  if (!to) return [];
  return stated.flatMap((each) => {
    const from = each.from === null ? file : namedPlace(each.from, file, world);
    const fault = from && distanceFault(each, { from, to, roadKm: world.roadKm(from, to) });
    if (!fault) return [];
    const finding = `its words say "${each.words.trim()}", but it is ${fault}`;
    return [{ where: `${file.slug}/${item.name}`, check: "distance" as const, finding, evidence: item }];
  });
}

function positionIn(file: CatalogueFile, item: Item & Partial<Point>, { places, named }: OpenWorld) {
  const { name, latitude, longitude, type } = item;
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const match =
    type === undefined
      ? matchIn(places, file, name, HOTEL_KINDS, isSameHotel)
      : matchIn(places, file, name, SIGHT_KINDS);
  return match === "ambiguous" ? null : (match ?? nearestNamed(named, name, file));
}

/** Returns the position of a place that a text counts its miles from; null if the name is not known. */
function namedPlace(name: string, file: CatalogueFile, { named }: OpenWorld): Point | null {
  const thing = file.activities.find((each) => plain(each.name) === plain(name));
  if (thing?.latitude !== undefined && thing.longitude !== undefined)
    return { latitude: thing.latitude, longitude: thing.longitude };
  return plain(name) === plain(file.name) ? file : nearestNamed(named, name, file);
}

const nearestNamed = (named: OpenWorld["named"], name: string, near: Point): Point | null =>
  named
    .filter((town) => plain(town.name) === plain(name) && haversineKm(town, near) < TOWN_KM)
    .sort((a, b) => haversineKm(a, near) - haversineKm(b, near))[0] ?? null;

/** Returns a text with spaces around every word, so that only whole words match. */
export function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.filter((word) => word !== "the").join(" ")} `;
}
