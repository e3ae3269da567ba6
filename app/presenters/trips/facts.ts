import type { Activity } from "#app/domain/catalogue/activity";
import { PASS_NAMES } from "#app/domain/catalogue/passes";
import type { DestinationDetails } from "#app/domain/catalogue/destination";
import { ALL_YEAR, monthsInWords, weekdaysInWords } from "#app/domain/catalogue/runs";
import { openingOn, shutInWords } from "#app/domain/catalogue/opening";
import type { LondonDate } from "#app/domain/calendar/clock";
import { type Point, compassPointFrom, haversineKm } from "#app/domain/geo/geo";
import type { Postcode } from "#app/domain/geo/postcode";
import { directionsUrl } from "./outward-links";

const COSTS = { free: "Free", paid: "Paid", mixed: "Partly free" } as const;
const BOOKINGS = {
  needed: "Book first",
  advised: "Better booked",
  "not-needed": "No booking needed",
} as const;
const DOGS = { no: "No dogs", grounds: "Dogs welcome outdoors", inside: "Dogs welcome inside too" } as const;
const ACCESS = {
  full: "Step-free",
  part: "Step-free in part",
  "none-known": "No step-free way known",
} as const;
const CHRISTMAS = {
  closed: "check around Christmas and New Year",
  "christmas-day": "not on Christmas Day",
  "by-ticket": "by ticket in December",
} as const;

export function factsView(activity: Activity, date: LondonDate) {
  const { cost, pass, minutesNeeded, booking, dogs, access, accessNote, accessible, carParkPostcode, tide } =
    activity;
  const isToldAnyway = tide !== undefined && activity.description.includes(tide);
  const opening = openingOn(activity, date);
  const isShut = opening.state === "shut";
  const known = [
    ...(isShut
      ? [shutInWords(opening, date)]
      : [cost && COSTS[cost], pass && passInWords(pass), openingInWords(activity)]),
    minutesNeeded !== undefined && `About ${inHours(minutesNeeded)}`,
    booking && BOOKINGS[booking],
    dogs && dogsInWords(dogs, activity),
    access
      ? [ACCESS[access], accessNote?.toLowerCase()].filter(Boolean).join(": ")
      : accessible && "Said to be step-free: check before you go",
    carParkPostcode && `Parking at ${carParkPostcode}`,
    isToldAnyway && "Mind the tide",
  ];
  return {
    known: known.filter((fact): fact is string => typeof fact === "string" && fact !== ""),
    /** Of a danger such as the tide. */
    caution: isToldAnyway ? null : (tide ?? null),
    unchecked: uncheckedOf(activity),
  };
}

const passInWords = (pass: NonNullable<Activity["pass"]>): string =>
  pass === "none" ? "" : `Free for ${PASS_NAMES[pass]} members: check before you go`;

/** With a door or a gate but unknown hours, the text says to check them. In holidays many open on more weekdays. */
function openingInWords(activity: Activity): string {
  const { season, seasonFrom, weekdays, winterWeekdays, christmas, cost, indoor, type } = activity;
  if (season === undefined && weekdays === undefined) {
    return type === "attraction" && (cost === "paid" || indoor) ? "Check opening times" : "";
  }
  const months = season && (season === ALL_YEAR ? "all year" : monthsInWords(season));
  const days = [
    weekdays && weekdaysInWords(weekdays),
    winterWeekdays && `${weekdaysInWords(winterWeekdays)} only from November to March`,
    christmas && CHRISTMAS[christmas],
  ];
  const opening = seasonFrom === "usual" || weekdays || winterWeekdays ? "Usually open" : "Open";
  return `${opening} ${[months, ...days].filter(Boolean).join(", ")}`;
}

function dogsInWords(dogs: keyof typeof DOGS, { kind, dogBan }: Activity): string {
  if (dogBan !== undefined) return `${DOGS[dogs]}; parts are off limits ${monthsInWords(dogBan)}`;
  return kind === "beach" && dogs === "grounds" ? `${DOGS[dogs]}; in summer read the signs` : DOGS[dogs];
}

/** As far as it matters. What badges show is left out. */
function uncheckedOf(activity: Activity): string[] {
  const { type, kind, cost, dogs, dogBan, access, dogFriendly, accessible } = activity;
  const isSight = type === "attraction";
  const isBeach = kind === "beach";
  return [
    isSight && cost === undefined && "cost",
    dogs === undefined && !dogFriendly && "dogs",
    isBeach && dogs === "grounds" && dogBan === undefined && "dogs in summer",
    access === undefined && !accessible && "step-free access",
  ].filter((fact) => fact !== false);
}

export function carParkPoint({
  carParkLatitude,
  carParkLongitude,
}: Partial<DestinationDetails>): Point | null {
  if (carParkLatitude === undefined || carParkLongitude === undefined) return null;
  return { latitude: carParkLatitude, longitude: carParkLongitude };
}

export type ParkingView = NonNullable<ReturnType<typeof parkingView>>;

export function parkingView(place: Point, details: Partial<DestinationDetails>, origin: Postcode | null) {
  const point = carParkPoint(details);
  if (!point) return null;
  const name = details.carPark ?? "Car park";
  const metres = Math.round(haversineKm(place, point) * 20) * 50;
  const where =
    metres < 100
      ? "in the centre"
      : `about ${inMetres(metres)} ${compassPointFrom(place, point)} of the centre`;
  return { name, where, directionsUrl: directionsUrl(origin, point) };
}

export const inMetres = (metres: number): string =>
  metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toFixed(1)} km`;

function inHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
