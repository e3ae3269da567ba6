import type { Activity } from "#app/domain/catalogue/activity";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { type Point, haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/postcode";
import { MILES_PER_KILOMETRE } from "#app/domain/units";
import { flagFaults } from "./checks-flags";
import { SIGHT_KINDS } from "./facts-from-open-data";
import type { OpenPlace, OpenPlaces } from "./open-places";
import { type Match, NEAR_KM, isLikelySame, isSameHotel, matchIn } from "./same-thing";

/**
 * What a finding is about: a place's position, whether a thing or a hotel is there, a distance, a flag, or a web
 * address.
 */
export type Check = "position" | "activity" | "distance" | "hotel" | "flag" | "link";

/** A question that a person, or a rule written by a person, has to answer. */
export interface Finding {
  /** The address in the catalogue: "whitby" or "whitby/Whitby Abbey". */
  readonly where: string;
  readonly check: Check;
  readonly finding: string;
  readonly evidence: Evidence;
}

/** Facts about a finding besides its words. */
export interface Evidence {
  readonly name: string;
  readonly isDining?: boolean;
  /** Whether the open data has nothing but museums around here. */
  readonly isInGap?: boolean;
  /** A thing of any kind with a very similar name. */
  readonly likely?: { readonly name: string; readonly km: number } | null;
  readonly isAmbiguous?: boolean;
  /** Whether a destination's position is in the sector of its postcode. */
  readonly isInSector?: boolean;
}

export interface Sector extends Point {
  /** The radius around the sector's centre, in kilometres, that contains 95 of 100 postcodes. */
  readonly radiusKm: number;
}

export interface OpenWorld {
  readonly places: OpenPlaces;
  readonly towns: readonly OpenPlace[];
  readonly sectors: ReadonlyMap<string, Sector>;
}

const HOTEL_KINDS = [
  ...["hotel", "guest_house", "bed_and_breakfast", "motel", "hostel", "chalet", "dormitory"],
  ...["castle", "attraction", "museum"],
];
/** A destination's centre may be this far from the position that the open data has under its name. */
const MAX_NAMESAKE_KM = 1.5;
const SECTOR_SLACK_KM = 2;
const GAP_KM = 6;

/**
 * Returns a finding for every position, activity, hotel, flag and link of a destination that the open data alone does
 * not confirm.
 */
export function findingsOf(file: CatalogueFile, world: OpenWorld): Finding[] {
  const isInGap = !world.places.near(file, GAP_KM).some(({ place: { kind } }) => kind !== "museum");
  return [
    ...positionFindings(file, world),
    ...file.activities.flatMap((activity) => activityFindings(file, activity, world.places, isInGap)),
    ...file.hotels.flatMap(({ name }) => hotelFindings(file, name, world.places, isInGap)),
    ...[...file.activities, ...file.hotels, ...file.campsites].flatMap((item) => [
      ...flagFindings(`${file.slug}/${item.name}`, item),
      ...linkFindings(`${file.slug}/${item.name}`, item),
    ]),
  ];
}

function positionFindings(file: CatalogueFile, { places, towns, sectors }: OpenWorld): Finding[] {
  const { slug: where, name, postcode } = file;
  const found: Finding[] = [];
  const say = (finding: string, isInSector = false) =>
    found.push({ where, check: "position", finding, evidence: { name, isInSector } });
  const sector = sectors.get(parsePostcode(postcode)?.sector ?? "");
  const kmToSector = sector ? haversineKm(file, sector) : null;
  if (kmToSector === null || !sector) say(`the sector of ${postcode} is not in the list of sectors`);
  else if (kmToSector > sector.radiusKm + SECTOR_SLACK_KM)
    say(`${km(kmToSector)} from the middle of its postcode's sector`);
  const namesakes = towns.filter(
    (each) => haversineKm(each, file) <= NEAR_KM && isPartOfName(each.name, name),
  );
  const things = places.near(file, NEAR_KM).filter(({ place }) => isPartOfName(place.name, name));
  const distances = [...namesakes.map((each) => haversineKm(each, file)), ...things.map((each) => each.km)];
  const inFile = file.activities.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined ? [] : [haversineKm(file, { latitude, longitude })],
  );
  const nearest = Math.min(...distances, ...inFile);
  const isInSector = found.length === 0;
  if (nearest === Infinity) say("nothing of its name in the open data", isInSector);
  else if (nearest > MAX_NAMESAKE_KM)
    say(`the nearest of its name or its things to do is ${km(nearest)} away`, isInSector);
  return found;
}

/**
 * Returns whether a name contains all of a destination's name, or all of one of its parts, such as "Pembroke" of
 * "Pembroke and Stackpole".
 */
function isPartOfName(found: string, destinationName: string): boolean {
  const words = plain(found);
  return [destinationName, ...destinationName.split(/\s+and\s+|\s+at\s+|,\s*|\s*\(|\)/)]
    .map(plain)
    .some((part) => part.trim() !== "" && words.includes(part));
}

/** Returns a text with spaces around every word, so that only whole words match. */
function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.filter((word) => word !== "the").join(" ")} `;
}

function activityFindings(
  file: CatalogueFile,
  activity: Activity,
  places: OpenPlaces,
  isInGap: boolean,
): Finding[] {
  const where = `${file.slug}/${activity.name}`;
  const match = matchIn(places, file, activity.name, SIGHT_KINDS);
  const evidence = { name: activity.name, isDining: activity.type === "dining", isInGap };
  if (match === "ambiguous") {
    const finding = "the open data has several of this name apart from each other";
    return [{ where, check: "activity", finding, evidence: { ...evidence, isAmbiguous: true } }];
  }
  if (match) return distanceFindings(where, activity, match);
  const likely = likelyIn(places, file, activity.name);
  const finding = likely
    ? `not by this name; ${likely.name} is ${km(likely.km)} away`
    : `nothing of this name within ${NEAR_KM} km`;
  return [{ where, check: "activity", finding, evidence: { ...evidence, likely } }];
}

const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const MILES_AWAY = new RegExp(
  `\\b(${NUMBERS.join("|")}) miles? (?:away|off|out|north|south|east|west|up|down|inland|along|(?:north|south)-(?:east|west))\\b`,
  "i",
);
const MAX_MILES_OFF = 2;

/**
 * Returns findings for distances in a description that disagree with the open data. Open data have only the straight
 * line, and a road may be longer.
 */
function distanceFindings(where: string, { name, description }: Activity, { kmAway }: Match): Finding[] {
  const stated = NUMBERS.indexOf(MILES_AWAY.exec(description)?.[1]?.toLowerCase() ?? "") + 1;
  const miles = kmAway * MILES_PER_KILOMETRE;
  if (stated === 0 || (miles <= stated + MAX_MILES_OFF / 2 && miles >= stated * 0.55 - MAX_MILES_OFF / 2))
    return [];
  const finding = `its words say ${stated} miles, the open data ${miles.toFixed(1)}`;
  return [{ where, check: "distance", finding, evidence: { name } }];
}

function hotelFindings(file: CatalogueFile, name: string, places: OpenPlaces, isInGap: boolean): Finding[] {
  const match = matchIn(places, file, name, HOTEL_KINDS, isSameHotel);
  if (match && match !== "ambiguous") return [];
  const likely = match ? null : likelyIn(places, file, name);
  const finding = match
    ? "the open data has several of this name apart from each other"
    : likely
      ? `not by this name; ${likely.name} is ${km(likely.km)} away`
      : `nothing of this name within ${NEAR_KM} km`;
  const evidence = { name, isInGap, likely, isAmbiguous: match !== null };
  return [{ where: `${file.slug}/${name}`, check: "hotel", finding, evidence }];
}

function likelyIn(places: OpenPlaces, file: CatalogueFile, name: string): Evidence["likely"] {
  const found = places
    .near(file, NEAR_KM)
    .find(({ place }) => place.name !== "" && isLikelySame(name, place.name, file.name));
  return found ? { name: found.place.name, km: found.km } : null;
}

type Item = Parameters<typeof flagFaults>[0]["item"] & Partial<Activity>;

function flagFindings(where: string, item: Item): Finding[] {
  const faults = flagFaults({ where, item }).map((fault) => fault.slice(where.length + 2));
  const { name, dogFriendly, indoor, dogs, dogBan, description, accessible, access, type } = item;
  if (dogFriendly && indoor && dogs === undefined && type !== undefined)
    faults.push("dog friendly and indoors, and its words do not say how far dogs may go");
  if (
    dogFriendly &&
    /\b(?:beach|sands|bay|strand)\b/i.test(name) &&
    type === "attraction" &&
    dogBan === undefined &&
    !/\bdogs?\b/i.test(description)
  )
    faults.push("a beach for dogs without a word on summer");
  if (
    type === "attraction" &&
    accessible &&
    access === undefined &&
    /\b(?:castle|ruins?|cliffs?|cave|island|hill|mountain)\b/i.test(name)
  )
    faults.push("accessible, though its name suggests steps or rough ground");
  return faults.map((finding) => ({ where, check: "flag" as const, finding, evidence: { name } }));
}

/** The form of addresses of single places on the sites of organisations with many places. */
const SHAPES: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/nationaltrust\.org\.uk$/, /^\/visit\/[a-z-]+\/[a-z0-9-]+\/?$/],
  [/english-heritage\.org\.uk$/, /^\/visit\/places\/[a-z0-9-]+\/?$/],
  [/historicenvironment\.scot$/, /^\/visit-a-place\/places\/[a-z0-9-]+\/?$/],
  [/cadw\.gov\.wales$/, /^\/visit\/places-to-visit\/[a-z0-9-]+$/],
  [/nts\.org\.uk$/, /^\/visit\/places\/[a-z0-9-]+$/],
  [/rspb\.org\.uk$/, /^\/(?:reserves-and-events|days-out\/reserves)\/?[a-z0-9-]*/],
];
const NOT_LISTED =
  /\/(?:suffolk\/ickworth|northern-ireland\/(?:downhill-demesne-and-hezlett-house|derrymore)|oxfordshire-buckinghamshire-berkshire\/(?:stowe|claydon)|devon\/overbecks|wales\/(?:sugar-loaf-and-usk-valley|dinas-oleu|henrhyd-falls-and-nant-llech|paxtons-tower|stackpole|rhossili-and-south-gower-coast)|yorkshire\/malham-tarn-estate)\/?$/;

function linkFindings(where: string, { name, websiteUrl }: Item): Finding[] {
  if (websiteUrl === undefined) return [];
  const { hostname, pathname } = new URL(websiteUrl);
  const fault = websiteFault(websiteUrl);
  const shape = SHAPES.find(([host]) => host.test(hostname));
  const faults = [
    ...(fault === undefined ? [] : [fault]),
    ...(shape && !shape[1].test(pathname) ? ["not the address of a single place at its owner's"] : []),
    ...(NOT_LISTED.test(pathname) ? ["not in the owner's own list of places"] : []),
  ];
  return faults.map((finding) => ({ where, check: "link" as const, finding, evidence: { name } }));
}

const km = (distance: number) => `${distance.toFixed(1)} km`;

/**
 * Returns what is wrong with the form of a website's address; undefined if nothing is. The address is not requested.
 */
export function websiteFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "no address";
  const url = new URL(address);
  if (url.protocol !== "https:") return "not https";
  if (url.username !== "" || url.password !== "") return "holds credentials";
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)) return "no public host name";
  if (url.port !== "") return "names a port";
  // The address of a page needs no "?" or "#": they introduce tracking, or a search that becomes outdated.
  if (url.search !== "" || url.hash !== "") return "holds parameters or a fragment";
  if (BOOKING_SITES.test(url.hostname)) return "not the place's own site";
  if (/\s|\.\.|\/\/./.test(address.slice("https://".length))) return "malformed";
  return undefined;
}

const BOOKING_SITES =
  /(^|\.)(booking|expedia|hotels|tripadvisor|airbnb|trivago|facebook|instagram|twitter|x|google|wikipedia|wikivoyage|bit|tinyurl|example|opentable|yelp|laterooms|agoda)\.(com|co\.uk|org|ly|net)$/;
