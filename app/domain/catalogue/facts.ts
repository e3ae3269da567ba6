import type { Fields } from "./field";
import { PASSES } from "./passes";
import { LATITUDE, LONGITUDE, OPEN } from "./shared-fields";

/* An unchecked fact is absent: pages say that it is unknown, and never guess it. */

const FACT = { ...OPEN, isFact: true } as const;
/** When a person looked the facts up, and the source. No script sets these two. */
const LOOKED_UP = {
  checkedOn: {
    kind: "date",
    label: "Looked up on",
    hint: "The day on which a person looked these facts up",
    needs: "checkedAgainst",
    ...FACT,
  },
  checkedAgainst: {
    kind: "line",
    label: "Looked up where",
    hint: "Such as the owner's page of opening times, or a visit",
    maxLength: 255,
    ...FACT,
  },
} as const;

/** `shutUntil` is the day on which it is expected to open again. */
const WORKS = {
  shutFrom: {
    kind: "date",
    label: "Shut for works from",
    hint: "The first day on which visitors can't come in",
    needs: "shutUntil",
    mayBeAhead: true,
    ...FACT,
  },
  shutUntil: {
    kind: "date",
    label: "Shut for works until",
    hint: "The day on which it opens again, as far as its owner says",
    needs: "shutFrom",
    after: "shutFrom",
    mayBeAhead: true,
    ...FACT,
  },
} as const;

export const ACTIVITY_FACTS = {
  latitude: { ...LATITUDE, pairedWith: "longitude", ...FACT },
  longitude: { ...LONGITUDE, pairedWith: "latitude", ...FACT },
  /** Of getting in, without parking. `mixed`: a part of it is free. */
  cost: { kind: "choice", label: "Cost", choices: ["free", "paid", "mixed"], ...FACT },
  /** Whose members do not pay to come in. `none`: a person looked, and they pay. */
  pass: {
    kind: "choice",
    label: "Free for members of",
    title: "Pass",
    hint: "None if they pay as well, such as for the boat",
    choices: [...PASSES, "none"],
    ...FACT,
  },
  season: { kind: "months", label: "Open", title: "Season", hint: "Such as Apr-Oct, or all year", ...FACT },
  /** `usual`: not checked. A garden, country house or farm needs a better source before it is "all year". */
  seasonFrom: {
    kind: "choice",
    label: "How the season is known",
    title: "Season from",
    hint: "Usual for its kind, its own words here, or looked up",
    choices: ["usual", "own-words", "looked-up"],
    ...FACT,
  },
  weekdays: {
    kind: "weekdays",
    label: "Days of the week",
    title: "Weekdays",
    hint: "If it isn't open every day, such as Wed-Sun",
    ...FACT,
  },
  winterWeekdays: {
    kind: "weekdays",
    label: "Days from November to March",
    title: "Winter weekdays",
    hint: "If they are fewer, such as Sat-Sun",
    ...FACT,
  },
  /** `closed`: on some of 24 to 26 December and 1 January, of which we trust none. `by-ticket`: in December only for its event. */
  christmas: {
    kind: "choice",
    label: "At Christmas",
    title: "Christmas",
    choices: ["closed", "christmas-day", "by-ticket"],
    ...FACT,
  },
  ...WORKS,
  minutesNeeded: {
    kind: "wholeNumber",
    label: "Minutes needed",
    hint: "For an unhurried visit, such as 90",
    min: 5,
    max: 1_440,
    ...FACT,
  },
  booking: { kind: "choice", label: "Booking", choices: ["needed", "advised", "not-needed"], ...FACT },
  /** `grounds`: outside only. Decides the flag dogFriendly. */
  dogs: {
    kind: "choice",
    label: "Dogs",
    hint: "Decides the box “Dog friendly”",
    choices: ["no", "grounds", "inside"],
    ...FACT,
  },
  /** On a beach, or on its main part. */
  dogBan: { kind: "months", label: "Dogs kept off in", title: "Dog ban", hint: "Such as May-Sep", ...FACT },
  /** For wheelchairs. `full` and `none-known` decide the flag `accessible`, `part` does not. */
  access: {
    kind: "choice",
    label: "Step-free access",
    hint: "Full and none known decide the box “Accessible”",
    choices: ["full", "part", "none-known"],
    ...FACT,
  },
  accessNote: { kind: "line", label: "Access note", maxLength: 255, ...FACT },
  tide: { kind: "line", label: "Mind the tide", title: "Tide", maxLength: 255, ...FACT },
  carParkPostcode: { kind: "postcode", label: "Car park postcode", ...FACT },
  ...LOOKED_UP,
} as const satisfies Fields;

/** When it takes no guests, and when a person last checked that it does. */
export const STAY_FACTS = { ...WORKS, ...LOOKED_UP } satisfies Fields;

export const PLACE_FACTS = {
  bestMonths: { kind: "months", label: "Best months", hint: "Such as Apr-Jun, Sep", ...FACT },
  wetDayPlan: { kind: "text", label: "On a wet day", title: "Wet-day plan", maxLength: 500, ...FACT },
  bathingWater: {
    kind: "line",
    label: "Bathing water",
    hint: "The beach and its class, such as Filey: excellent",
    maxLength: 255,
    ...FACT,
  },
  carPark: { kind: "line", label: "Nearest named car park", title: "Car park", maxLength: 120, ...FACT },
  carParkLatitude: { ...LATITUDE, label: "Car park latitude", pairedWith: "carParkLongitude", ...FACT },
  carParkLongitude: { ...LONGITUDE, label: "Car park longitude", pairedWith: "carParkLatitude", ...FACT },
  toilets: { kind: "line", label: "Public toilets", title: "Toilets", maxLength: 120, ...FACT },
  station: { kind: "line", label: "Station", maxLength: 120, ...FACT },
  ...LOOKED_UP,
} as const satisfies Fields;
