import type { LondonDate } from "#app/domain/calendar/clock";
import { formatLongDate } from "#app/domain/calendar/words";
import { monthsInWords } from "#app/domain/catalogue/runs";
import type {
  FacilityCount,
  Nearby,
  NearbyBeach,
  NearbyStation,
  PublishedDetails,
} from "#app/domain/catalogue/nearby";
import { freeOnWetDay, wetDayPlanOn } from "#app/domain/catalogue/wet-day-plan";
import type { Pass } from "#app/domain/catalogue/passes";
import { capitalised, namesInWords } from "#app/domain/text";
import { type ParkingView, inMetres } from "./facts";
import { trainJourneyUrl } from "./outward-links";

/** Above it only "plenty of", because the count is some years old. */
const PLENTY = 12;
/** Toilets or a playground farther away are not mentioned. */
const FARTHEST_METRES = 2_000;

/** Unknown things are left out. What a person has written replaces open data. */
export function notesOf(
  details: PublishedDetails,
  parking: ParkingView | null,
  date: LondonDate,
  passes: readonly Pass[] = [],
): NoteView[] {
  const { activities, bestMonths, wetDayPlan, bathingWater, carPark, toilets, station } = details;
  const { nearby = {} } = details;
  const plan = wetDayPlanOn(wetDayPlan, activities, date);
  const beaches = nearby.beaches ?? [];
  const notes = [
    bestMonths && note("At its best", `${monthsInWords(bestMonths)}.`),
    plan !== null && note("On a wet day", [plan, ...freeOnWetDay(plan, activities, passes)].join(" ")),
    (bathingWater ?? beaches.length > 0) && note("By the water", waterInWords(bathingWater, beaches)),
    ...trainNotes(station, nearby.station, date),
    (parking ?? carPark) && note("Parking", parkingInWords(parking, carPark, nearby)),
    (toilets ?? nearby.toilets ?? nearby.playgrounds ?? nearby.picnicSites) &&
      note("On foot", aroundInWords(toilets, nearby)),
    (nearby.cafes ?? nearby.pubs) && note("Something to eat", eatingInWords(nearby)),
    nearby.peaks && note("Hills", hillsInWords(nearby.peaks)),
  ];
  return notes.filter((each): each is NoteView => typeof each === "object" && each.text !== "");
}

const note = (lead: string, text: string, link: { label: string; url: string } | null = null) => ({
  lead,
  text,
  link,
});
export type NoteView = ReturnType<typeof note>;

/** From open data, and one that a person named if it is another. */
function trainNotes(own: string | undefined, found: NearbyStation | undefined, date: LondonDate): NoteView[] {
  if (!found) return own === undefined ? [] : [note("By train", `The station is ${own}.`)];
  const { name, km, walkMinutes, isMeasured, crs } = found;
  const walk =
    walkMinutes <= 2
      ? `${name} station is right there.`
      : `${name} station is ${isMeasured ? "" : "about "}${walkMinutes} minutes’ walk from the centre (${inMetres(km * 1_000)}).`;
  const other = own === undefined || own === name ? "" : ` Also ${own}.`;
  const link = crs
    ? { label: `Plan the train for ${formatLongDate(date)}`, url: trainJourneyUrl(crs, date) }
    : null;
  return [note("By train", `${walk}${other}`, link)];
}

function waterInWords(own: string | undefined, beaches: readonly NearbyBeach[]): string {
  if (own !== undefined) return `${own}.`;
  return beaches.map(beachInWords).join(" ");
}

/** "wide sand around low water", "sand at low water", or null. */
function lowWaterSand({ hasSandAtLowWater, isWideAtLowWater }: NearbyBeach): string | null {
  if (isWideAtLowWater) return "wide sand around low water";
  return hasSandAtLowWater ? "sand at low water" : null;
}

/** Many beaches only have the name of their town: "Whitby is sand" would be wrong. */
const IS_BEACH_NAME = /\b(beach|sands?|bay|strand|cove|dunes|traeth)\b/i;

/** "The beach at Filey is sand, about 850 m long; the water is classed excellent." Poor water comes first. */
function beachInWords(beach: NearbyBeach): string {
  const { name, surface, features = [], lengthMetres, bathingClass } = beach;
  const has = [lowWaterSand(beach), ...features].filter((each) => each !== null);
  const ground = surface && `${namesInWords(surface)}${has.length > 0 ? `, with ${namesInWords(has)}` : ""}`;
  const length = lengthMetres !== undefined && `about ${inMetres(lengthMetres)} long`;
  const shape = [ground, length].filter(Boolean).join(", ");
  if (bathingClass === "poor") {
    const about = shape === "" ? "" : ` The beach is ${shape}.`;
    return `${name}: the water is classed poor, and the advice is not to bathe.${about}`;
  }
  const water = bathingClass && `the water is classed ${bathingClass}`;
  if (shape === "") return water ? `${name}: ${water}.` : "";
  const subject = IS_BEACH_NAME.test(name) ? name : `The beach at ${name}`;
  return `${subject} is ${[shape, water].filter(Boolean).join("; ")}.`;
}

function parkingInWords(parking: ParkingView | null, own: string | undefined, { carParks = [] }: Nearby) {
  const first = parking ? `${parking.name}, ${parking.where}` : (own ?? "");
  const others = carParks.map(({ name }) => name).filter((name) => name !== (parking?.name ?? own));
  return `${first}.${others.length > 0 ? ` Also ${namesInWords(others)}.` : ""}`;
}

function aroundInWords(own: string | undefined, { toilets, playgrounds, picnicSites }: Nearby): string {
  const sentences = [
    own === undefined ? whereabouts("Toilets", toilets) : `Toilets: ${own}.`,
    playgrounds &&
      whereabouts(playgrounds.count > 1 ? "The nearest playground" : "A playground", playgrounds),
    picnicSites && whereabouts("Picnic tables", picnicSites),
  ];
  return sentences.filter(Boolean).join(" ");
}

function whereabouts(what: string, counted: FacilityCount | undefined): string {
  if (!counted || counted.metres > FARTHEST_METRES) return "";
  const metres = Math.round(counted.metres / 50) * 50;
  return metres < 100 ? `${what} in the centre.` : `${what} about ${inMetres(metres)} from the centre.`;
}

function eatingInWords({ cafes, pubs }: Nearby): string {
  const kinds = [cafes && some(cafes, "café"), pubs && some(pubs, "pub")].filter(
    (each) => each !== undefined,
  );
  const isPlenty = [cafes, pubs].some((each) => each !== undefined && each.count > PLENTY);
  return `${capitalised(namesInWords(kinds))} nearby${isPlenty ? "" : ", when the map was made in 2021"}.`;
}

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function some({ count }: FacilityCount, what: string): string {
  if (count > PLENTY) return `plenty of ${what}s`;
  return `${NUMBERS[count] ?? count} ${what}${count === 1 ? "" : "s"}`;
}

const hillsInWords = (peaks: NonNullable<Nearby["peaks"]>): string =>
  `${namesInWords(peaks.map(({ name, metres }) => `${name} (${metres} m)`))}.`;
