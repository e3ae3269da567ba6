/**
 * Hundredths of minutes count most, then hundredths of kilometres, then ferries of each kind, so costs can be
 * added and compared. 18 + 20 + 3 + 3 bits: 2,600 minutes, 10,400 km and seven ferries of each kind. A number
 * is exact up to 53 bits.
 */
export type TravelCost = number;

/** 0 for no ferry, 1 for turn up and go, 2 for one that must be booked. */
export type FerryCode = 0 | 1 | 2;

const TURN_UP_FERRY = 1;
const BOOK_AHEAD_FERRY = 8;
const KM_HUNDREDTH = 64;
const KM_HUNDREDTHS = 2 ** 20;
const MINUTE_HUNDREDTH = KM_HUNDREDTH * KM_HUNDREDTHS;

export function travelCost(minutes: number, kilometres: number, ferry: FerryCode = 0): TravelCost {
  return costOfHundredths(Math.round(100 * minutes), Math.round(100 * kilometres), ferry);
}

export function costOfHundredths(minutes: number, kilometres: number, ferry: FerryCode): TravelCost {
  const ferryCost = ferry === 0 ? 0 : ferry === 1 ? TURN_UP_FERRY : BOOK_AHEAD_FERRY;
  return minutes * MINUTE_HUNDREDTH + kilometres * KM_HUNDREDTH + ferryCost;
}

export function minutesOf(cost: TravelCost): number {
  return minuteHundredthsOf(cost) / 100;
}

export function minuteHundredthsOf(cost: TravelCost): number {
  return Math.floor(cost / MINUTE_HUNDREDTH);
}

export function kilometresOf(cost: TravelCost): number {
  return kilometreHundredthsOf(cost) / 100;
}

export function kilometreHundredthsOf(cost: TravelCost): number {
  return remainder(Math.floor(cost / KM_HUNDREDTH), KM_HUNDREDTHS);
}

/** The most demanding kind of ferry on the way. */
export function worstFerryOf(cost: TravelCost): FerryCode {
  const ferries = remainder(cost, KM_HUNDREDTH);
  return ferries >= BOOK_AHEAD_FERRY ? 2 : ferries >= TURN_UP_FERRY ? 1 : 0;
}

/** As `%`, which takes ten times as long beyond 32 bits. */
const remainder = (value: number, powerOfTwo: number): number =>
  value - Math.floor(value / powerOfTwo) * powerOfTwo;
