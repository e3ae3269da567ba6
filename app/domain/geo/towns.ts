import type { Point } from "./geo";
import type { Postcode, Town } from "./postcode";
import { NORTHERN_IRISH_TOWNS } from "./northern-irish-towns";

/** The towns that a typed name may mean. */
export type FindTowns = (typed: string) => readonly Postcode[];

export const NO_TOWNS: FindTowns = () => [];

/** With more towns of a name, the visitor has typed too little of it. */
const MOST_CHOICES = 12;
const LONGEST_NAME = 64;
const UNITED_KINGDOM = ["uk", "united kingdom", "gb", "great britain"];

interface KnownTown {
  readonly town: Town;
  readonly names: readonly string[];
}

export function readTowns(bytes: ArrayBuffer): Town[] {
  const [, ...lines] = new TextDecoder().decode(bytes).trimEnd().split("\n");
  const towns = lines.map((line): Town => {
    const [latitude, longitude, name = "", area = "", region = "", otherName = ""] = line.split("\t");
    return { latitude: Number(latitude), longitude: Number(longitude), name, area, region, otherName };
  });
  return [...towns, ...NORTHERN_IRISH_TOWNS];
}

/**
 * Case, accents and punctuation do not count; a county, region or country may follow: "st. ives, cornwall". A
 * part is enough: "Hull" is Kingston upon Hull. `sectorAt` names the nearest sector.
 */
export function townFinder(towns: readonly Town[], sectorAt: (point: Point) => string | null): FindTowns {
  const known = towns.map((town): KnownTown => ({
    town,
    names: [ownName(town.name), town.otherName].map(plain),
  }));
  const labels = new Map<string, number>();
  for (const { name } of towns) labels.set(ownName(name), (labels.get(ownName(name)) ?? 0) + 1);

  const startIn = (town: Town): readonly Postcode[] => {
    const name = ownName(town.name);
    const text = labels.get(name) === 1 ? name : `${name}, ${town.area}`;
    const sector = sectorAt(town);
    return sector === null ? [] : [{ text, outcode: sector.split(" ")[0] ?? "", sector, town }];
  };
  const found = new Map<string, readonly Postcode[]>();

  const find = (words: string): readonly Postcode[] => {
    const ways: ((one: KnownTown) => boolean)[] = [
      ({ names }) => names.includes(words),
      ({ names, town }) => isNameAndPlace(words, names, [town.area]),
      ({ names, town }) => isNameAndPlace(words, names, [town.region, countryOf(town), ...UNITED_KINGDOM]),
      ({ names }) => names.some((name) => isPart(words, name)),
    ];
    for (const way of ways) {
      const named = known.filter(way);
      if (named.length > 0)
        return named.length > MOST_CHOICES ? [] : named.flatMap(({ town }) => startIn(town));
    }
    return [];
  };

  return (typed) => {
    const words = plain(typed.slice(0, LONGEST_NAME));
    if (words.length < 2 || /[0-9]/.test(words)) return [];
    const starts = found.get(words) ?? find(words);
    // Every link of a search names its town again. What is no town may be anything, and is not kept.
    if (starts.length === 1) found.set(words, starts);
    return starts;
  };
}

/** Some names have their county: "Newport, Pembrokeshire". */
const ownName = (name: string): string => name.split(",")[0] as string;

const isNameAndPlace = (words: string, names: readonly string[], places: readonly string[]): boolean =>
  names.some(
    (name) =>
      name !== "" &&
      words.startsWith(`${name} `) &&
      places.some((place) => words.slice(name.length + 1) === plain(place)),
  );

const countryOf = ({ region }: Town): string =>
  ["Scotland", "Wales", "Northern Ireland"].includes(region) ? region : "England";

const isPart = (words: string, name: string): boolean =>
  words.length > 2 && (name.startsWith(`${words} `) || name.endsWith(` ${words}`));

/** Lower-case ASCII: "King’s Lynn" is "kings lynn", and "Saint Ives" is "st ives". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}'\u2019\u2018`\u00b4]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^saint /, "st ");
