import type { Point } from "#app/domain/geo/geo";

/** The heading is in degrees north of east. */
type Wave = readonly [lengthKm: number, heading: number, periodDays: number];

// No short common multiple, so that the weather does not repeat.
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

/** Bands tens of kilometres wide, so that neighbouring valleys differ. */
const LOCAL_RAIN: readonly Wave[] = [
  [150, 15, 0.31],
  [95, 50, 0.23],
  [210, -30, 0.43],
  [120, 100, 0.37],
];
const LOCAL_CLOUD: readonly Wave[] = [
  [130, 25, 0.47],
  [85, -40, 0.29],
  [190, 80, 0.61],
  [110, 125, 0.41],
];

/** Values are standard scores (mean 0, variance about 1) unless noted. */
export interface Pattern {
  readonly pressure: number;
  /** About 1 on an average day, 0 in the middle of a high. */
  readonly gradient: number;
  /** The direction that the wind blows to; low pressure is to its left. */
  readonly windEast: number;
  readonly windNorth: number;
  readonly warmth: number;
  /** The share of days that are drier (0–1). */
  readonly wetness: number;
  /** The share of days that are duller (0–1). */
  readonly brightness: number;
}

interface Field {
  readonly value: number;
  readonly east: number;
  readonly north: number;
}

const TURN = 2 * Math.PI;
/** Local differences change from day to day and not from hour to hour. */
const DAY_TO_DAY = 0.17;
const KM_PER_DEGREE = 111.2;
const MIDDLE: Point = { latitude: 54.5, longitude: -3 };
/** At the middle of the map and used everywhere, so that waves stay straight. */
const KM_PER_DEGREE_EAST = KM_PER_DEGREE * Math.cos((MIDDLE.latitude * TURN) / 360);
const GOLDEN = 0.618034;

/** Cycles per kilometre and per day, and the fraction of a cycle at which it starts. */
interface Phase {
  readonly east: number;
  readonly north: number;
  readonly perDay: number;
  readonly start: number;
}

function phasesOf(waves: readonly Wave[], seed: number): readonly Phase[] {
  return waves.map(([lengthKm, heading, periodDays], index) => ({
    east: Math.cos((heading * TURN) / 360) / lengthKm,
    north: Math.sin((heading * TURN) / 360) / lengthKm,
    perDay: 1 / periodDays,
    start: (seed + index) * GOLDEN,
  }));
}

const phaseAt = ({ east, north, perDay, start }: Phase, { eastKm, northKm }: Kilometres, days: number) =>
  TURN * (eastKm * east + northKm * north - days * perDay + start);

/** Scaled to a variance of 1. */
function valueAt(phases: readonly Phase[], at: Kilometres, days: number): number {
  let sum = 0;
  for (const phase of phases) sum += Math.sin(phaseAt(phase, at, days));
  return sum / Math.sqrt(phases.length / 2);
}

/** With its slopes, scaled so that both together have a variance of 1. */
function fieldAt(phases: readonly Phase[], at: Kilometres, days: number): Field {
  let [value, east, north, steepness] = [0, 0, 0, 0];
  for (const wave of phases) {
    const phase = phaseAt(wave, at, days);
    value += Math.sin(phase);
    east += wave.east * Math.cos(phase);
    north += wave.north * Math.cos(phase);
    steepness += (wave.east ** 2 + wave.north ** 2) / 2;
  }
  const slope = Math.sqrt(steepness);
  return { value: value / Math.sqrt(phases.length / 2), east: east / slope, north: north / slope };
}

const FIELDS = {
  pressure: phasesOf(PRESSURE, 1),
  airMass: phasesOf(AIR_MASS, 11),
  fronts: phasesOf(FRONTS, 23),
  cloudBanks: phasesOf(CLOUD_BANKS, 37),
  hourlyRain: phasesOf(LOCAL_RAIN, 53),
  hourlyCloud: phasesOf(LOCAL_CLOUD, 71),
  dailyRain: phasesOf(LOCAL_RAIN, 89),
  dailyCloud: phasesOf(LOCAL_CLOUD, 97),
};

/** Of a normal distribution (a logistic fit, exact to 0.001). */
const shareBelow = (score: number): number => 1 / (1 + Math.exp(-1.5976 * score - 0.07056 * score ** 3));

interface Kilometres {
  readonly eastKm: number;
  readonly northKm: number;
}

export function onWaveMap(point: Point): Kilometres {
  return {
    eastKm: (point.longitude - MIDDLE.longitude) * KM_PER_DEGREE_EAST,
    northKm: (point.latitude - MIDDLE.latitude) * KM_PER_DEGREE,
  };
}

/** Standard scores against the day's other hours; bands cross the country within hours. */
export function bandsAt(at: Kilometres, days: number): { rain: number; cloud: number } {
  return { rain: valueAt(FIELDS.hourlyRain, at, days), cloud: valueAt(FIELDS.hourlyCloud, at, days) };
}

/** Standard scores to add. */
export interface LocalPull {
  readonly wet: number;
  readonly bright: number;
}

/**
 * `days` since 1970, with fractions. Low pressure and fronts bring rain, rain brings cloud, and air from the
 * south (higher pressure to the east) brings warmth.
 */
export function patternAt(
  point: Point,
  days: number,
  pullOf: (wind: Pick<Pattern, "windEast" | "windNorth">) => LocalPull,
): Pattern {
  const at = onWaveMap(point);
  const pressure = fieldAt(FIELDS.pressure, at, days);
  const airMass = valueAt(FIELDS.airMass, at, days);
  const fronts = valueAt(FIELDS.fronts, at, days);
  const cloudBanks = valueAt(FIELDS.cloudBanks, at, days);
  const localRain = valueAt(FIELDS.dailyRain, at, DAY_TO_DAY * days);
  const localCloud = valueAt(FIELDS.dailyCloud, at, DAY_TO_DAY * days);
  const wind = { windEast: -pressure.north, windNorth: pressure.east };
  const pull = pullOf(wind);
  const wet = 0.5 * fronts - 0.62 * pressure.value + 0.5 * localRain + pull.wet;
  return {
    pressure: pressure.value,
    gradient: Math.hypot(pressure.east, pressure.north),
    ...wind,
    warmth: 0.8 * airMass + 0.6 * pressure.east,
    wetness: shareBelow(wet),
    brightness: shareBelow(0.45 * cloudBanks - 0.6 * wet + 0.6 * localCloud + pull.bright),
  };
}
