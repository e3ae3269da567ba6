/**
 * The cost of a way as one number that can be added and compared: minutes in hundredths count most, then
 * kilometres in hundredths, then the number of ferries of each kind. The sum of two ways is the cost of
 * both together, and the smaller of two is the quicker one (of equally quick ones the shorter one), so that
 * a search carries a single number. 18 + 20 + 3 + 3 bits are enough for 2,600 minutes, 10,400 km and seven
 * ferries of each kind, well within the 53 bits in which a number is exact.
 */
export type TravelCost = number;

/** 0 none, 1 turn up and go, 2 must be booked. */
export type FerryCode = 0 | 1 | 2;

const TURN_UP_FERRY = 1;
const BOOK_AHEAD_FERRY = 8;
const KM_HUNDREDTH = 64;
const KM_HUNDREDTHS = 2 ** 20;
const MINUTE_HUNDREDTH = KM_HUNDREDTH * KM_HUNDREDTHS;

/** Rounds minutes and kilometres to hundredths. */
export function travelCost(minutes: number, kilometres: number, ferry: FerryCode = 0): TravelCost {
  return costOfHundredths(Math.round(100 * minutes), Math.round(100 * kilometres), ferry);
}

/** Makes a cost from whole hundredths of minutes and kilometres. */
export function costOfHundredths(minutes: number, kilometres: number, ferry: FerryCode): TravelCost {
  const ferryCost = ferry === 0 ? 0 : ferry === 1 ? TURN_UP_FERRY : BOOK_AHEAD_FERRY;
  return minutes * MINUTE_HUNDREDTH + kilometres * KM_HUNDREDTH + ferryCost;
}

export function minutesOf(cost: TravelCost): number {
  return minuteHundredthsOf(cost) / 100;
}

/** The minutes alone, in hundredths. */
export function minuteHundredthsOf(cost: TravelCost): number {
  return Math.floor(cost / MINUTE_HUNDREDTH);
}

export function kilometresOf(cost: TravelCost): number {
  return kilometreHundredthsOf(cost) / 100;
}

/** The kilometres alone, in hundredths. */
export function kilometreHundredthsOf(cost: TravelCost): number {
  return remainder(Math.floor(cost / KM_HUNDREDTH), KM_HUNDREDTHS);
}

/**
 * Returns the most demanding kind of ferry on the way: one that must be booked, otherwise one to turn up
 * for.
 */
export function worstFerryOf(cost: TravelCost): FerryCode {
  const ferries = remainder(cost, KM_HUNDREDTH);
  return ferries >= BOOK_AHEAD_FERRY ? 2 : ferries >= TURN_UP_FERRY ? 1 : 0;
}

/** The same result as `%` for a power of two: beyond 32 bits that operator takes ten times as long. */
const remainder = (value: number, powerOfTwo: number): number =>
  value - Math.floor(value / powerOfTwo) * powerOfTwo;
