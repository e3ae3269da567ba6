import type { Activity } from "#app/domain/catalogue/activity";
import type { CatalogueFile } from "#app/domain/catalogue/file";
import { haversineKm } from "#app/domain/geo/geo";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { Evidence, Finding, Item, OpenWorld } from "./finding";
import { HOTEL_KINDS, distanceFindings, plain } from "./verify-distances";
import { flagFaults } from "./checks-flags";
import { SIGHT_KINDS } from "./facts-from-open-data";
import type { OpenPlaces } from "./open-places";
import { NEAR_KM, isLikelySame, isSameHotel, matchIn } from "./same-thing";

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
    ...[...file.activities, ...file.hotels].flatMap((item) => distanceFindings(file, item, world)),
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
  if (match) return [];
  const likely = likelyIn(places, file, activity.name);
  const finding = likely
    ? `not by this name; ${likely.name} is ${km(likely.km)} away`
    : `nothing of this name within ${NEAR_KM} km`;
  return [{ where, check: "activity", finding, evidence: { ...evidence, likely } }];
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
