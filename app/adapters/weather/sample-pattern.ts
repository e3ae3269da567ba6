import type { Point } from "#app/domain/geo/geo";

/** A wave that crosses the map: how long, where it is heading (degrees north of east), how many days a cycle. */
type Wave = readonly [lengthKm: number, heading: number, periodDays: number];

// The periods share no common multiple that anyone would live to see, so that the weather does not repeat.
const PRESSURE: readonly Wave[] = [
  [3200, 15, 7.31],
  [2100, -10, 4.13],
  [1500, 35, 2.91],
  [4200, 60, 13.7],
  [2600, -30, 5.57],
  [1250, 5, 2.29],
  [6000, 85, 29.3],
];
const AIR_MASS: readonly Wave[] = [
  [3600, 20, 9.13],
  [2400, -35, 6.23],
  [5200, 70, 17.1],
  [1800, 40, 4.71],
];
const FRONTS: readonly Wave[] = [
  [620, 20, 1.37],
  [430, -25, 1.93],
  [780, 65, 2.71],
  [540, 110, 3.17],
  [350, 45, 1.13],
];
const CLOUD_BANKS: readonly Wave[] = [
  [900, -15, 2.43],
  [560, 75, 1.71],
  [400, 30, 1.19],
  [700, 120, 3.61],
  [480, -50, 2.03],
];

/** The sample atmosphere over one place at one time; standard scores (mean 0, variance about 1) unless said. */
export interface Pattern {
  /** High above zero. */
  readonly pressure: number;
  /** How steeply the pressure falls away: about 1 on a middling day, 0 in the middle of a high. */
  readonly gradient: number;
  readonly warmth: number;
  /** Share of days that are drier (0–1). */
  readonly wetness: number;
  /** Share of days that are duller (0–1). */
  readonly brightness: number;
}

interface Field {
  readonly value: number;
  readonly east: number;
  readonly north: number;
}

const TURN = 2 * Math.PI;
const KM_PER_DEGREE = 111.2;
const MIDDLE: Point = { latitude: 54.5, longitude: -3 };
/** Kilometres to a degree of longitude at the middle of the map; one figure, so that waves stay straight. */
const KM_PER_DEGREE_EAST = KM_PER_DEGREE * Math.cos((MIDDLE.latitude * TURN) / 360);
const GOLDEN = 0.618034;

/** A sum of equal waves with variance 1, and its slopes, each brought to a joint variance of 1. */
function fieldOf(waves: readonly Wave[], seed: number, eastKm: number, northKm: number, days: number): Field {
  let value = 0;
  let east = 0;
  let north = 0;
  let steepness = 0;
  waves.forEach(([lengthKm, heading, periodDays], index) => {
    const alongEast = Math.cos((heading * TURN) / 360) / lengthKm;
    const alongNorth = Math.sin((heading * TURN) / 360) / lengthKm;
    const start = (seed + index) * GOLDEN;
    const phase = TURN * (eastKm * alongEast + northKm * alongNorth - days / periodDays + start);
    value += Math.sin(phase);
    east += alongEast * Math.cos(phase);
    north += alongNorth * Math.cos(phase);
    steepness += 1 / lengthKm ** 2 / 2;
  });
  const slope = Math.sqrt(steepness);
  return { value: value / Math.sqrt(waves.length / 2), east: east / slope, north: north / slope };
}

/** The share of a normal distribution that lies below a standard score (a logistic fit, good to 0.001). */
const shareBelow = (score: number): number => 1 / (1 + Math.exp(-1.5976 * score - 0.07056 * score ** 3));

/**
 * The pattern over a point, `days` being days since 1970 with fractions. Low pressure and fronts bring rain,
 * rain brings cloud, air from the south (higher pressure to the east) brings warmth.
 */
export function patternAt(point: Point, days: number): Pattern {
  const eastKm = (point.longitude - MIDDLE.longitude) * KM_PER_DEGREE_EAST;
  const northKm = (point.latitude - MIDDLE.latitude) * KM_PER_DEGREE;
  const pressure = fieldOf(PRESSURE, 1, eastKm, northKm, days);
  const airMass = fieldOf(AIR_MASS, 11, eastKm, northKm, days).value;
  const fronts = fieldOf(FRONTS, 23, eastKm, northKm, days).value;
  const cloudBanks = fieldOf(CLOUD_BANKS, 37, eastKm, northKm, days).value;
  const wet = 0.6 * fronts - 0.8 * pressure.value;
  return {
    pressure: pressure.value,
    gradient: Math.hypot(pressure.east, pressure.north),
    warmth: 0.8 * airMass + 0.6 * pressure.east,
    wetness: shareBelow(wet),
    brightness: shareBelow(0.6 * cloudBanks - 0.8 * wet),
  };
}
