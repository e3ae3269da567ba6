import type { ActivityKind } from "#app/domain/catalogue/activity";
import type { ActivityFlags, AudienceFlags } from "#app/domain/catalogue/shared-fields";
import { firstWebAddress } from "#app/domain/web-address";
import { codePointLength, plainLine } from "#app/domain/text";
import type { PlaceFacts } from "./listed-place";
import type { NamedElement, OsmTags } from "./overpass-answer";
import { ATTRACTIONS, HISTORIC } from "./overpass-query";

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 300;
const LONGEST_ADDRESS = 500;

const WHAT: Readonly<Record<string, string>> = {
  abbey: "Abbey",
  aquarium: "Aquarium",
  archaeological_site: "Archaeological site",
  attraction: "Attraction",
  camp_site: "Camping site",
  caravan_site: "Caravan site",
  castle: "Castle",
  fort: "Fort",
  gallery: "Gallery",
  guest_house: "Guest house",
  hostel: "Hostel",
  hotel: "Hotel",
  manor: "Manor house",
  monastery: "Monastery",
  museum: "Museum",
  ruins: "Ruins",
  theme_park: "Theme park",
  zoo: "Zoo",
};
const YES_TO_DOGS = new Set(["yes", "leashed", "designated"]);
const ADVENTURE_SPORTS =
  /(^|;)(bmx|canoe|climbing|climbing_adventure|karting|kayak|motocross|sailing|surfing)(;|$)/;

export function isOpenToVisitors({ tags }: NamedElement): boolean {
  const isGone = Object.keys(tags).some((key) => /^(disused|abandoned|demolished)(:|$)/.test(key));
  return !isGone && tags["access"] !== "private" && tags["access"] !== "no";
}

export function factsOf({ latitude, longitude, name, tags }: NamedElement): PlaceFacts | null {
  const shown = plainLine(name);
  if (shown === "" || codePointLength(shown) > LONGEST_NAME) return null;
  return {
    name: shown,
    point: { latitude, longitude },
    what: whatItIs(tags),
    kind: KIND_OF[tags["tourism"] ?? ""] ?? KIND_OF[tags["historic"] ?? ""],
    more: sentenceOf(tags["description:en"] ?? tags["description"]),
    websiteUrl: websiteOf(tags),
    flags: flagsOf(tags),
  };
}

export function isActivity({ tags }: NamedElement): boolean {
  return includes(ATTRACTIONS, tags["tourism"]) || includes(HISTORIC, tags["historic"]);
}

/** Such as "Church Street, Whitby". */
export function addressOf({ tags }: NamedElement): string {
  const parts = [tags["addr:street"], tags["addr:city"] ?? tags["addr:town"] ?? tags["addr:village"]];
  return plainLine(parts.filter((part) => part).join(", ")).slice(0, LONGEST_ADDRESS);
}

export function includes(values: readonly string[], value: string | undefined): boolean {
  return value !== undefined && values.includes(value);
}

/** By tag of tourism and history; other tags give no kind. */
const KIND_OF: Readonly<Record<string, ActivityKind>> = {
  aquarium: "aquarium",
  gallery: "gallery",
  museum: "museum",
  theme_park: "theme-park",
  zoo: "zoo",
  castle: "castle",
  monument: "landmark",
  ruins: "ruins",
};

/** For a monument its type, because "attraction" says less. */
function whatItIs(tags: OsmTags): string {
  const kinds =
    tags["tourism"] === "attraction" ? [tags["historic"], "attraction"] : [tags["tourism"], tags["historic"]];
  const known = kinds.find((kind) => kind !== undefined && Object.hasOwn(WHAT, kind));
  return WHAT[known ?? ""] ?? "Attraction";
}

/** Only what a mapper has recorded: a missing tag means that the fact is unknown. */
function flagsOf(tags: OsmTags): Partial<AudienceFlags & ActivityFlags> {
  return {
    accessible: tags["wheelchair"] === "yes" || tags["wheelchair"] === "designated",
    dogFriendly: YES_TO_DOGS.has(tags["dog"] ?? ""),
    history: tags["historic"] !== undefined && tags["historic"] !== "no",
    hiking: tags["hiking"] === "yes",
    adventure: ADVENTURE_SPORTS.test(tags["sport"] ?? ""),
  };
}

function websiteOf(tags: OsmTags): string | null {
  for (const key of ["website", "contact:website", "url", "contact:url"]) {
    const address = firstWebAddress(tags[key] ?? "");
    if (address !== null && address.length <= LONGEST_ADDRESS) return address;
  }
  return null;
}

function sentenceOf(description: string | undefined): string | undefined {
  const shown = plainLine(description ?? "");
  if (shown === "" || codePointLength(shown) > LONGEST_DESCRIPTION) return undefined;
  return /[.!?\u2026]$/.test(shown) ? shown : `${shown}.`;
}
