/**
 * Sums about how right forecasts were, by name. Each is a list of numbers with fixed meanings, so that the
 * sums of days add up to those of months and years. A name begins with a prefix, which is a service, or what
 * `withSatellite` or `fromArchive` makes of it: "open-meteo|cell:2:Wales".
 */
export type Sums = Readonly<Record<string, readonly number[]>>;

/** Adds sums name by name and number by number. */
export function addSums(all: readonly Sums[]): Sums {
  const total: Record<string, number[]> = {};
  for (const sums of all) {
    for (const [name, numbers] of Object.entries(sums)) {
      const into = (total[name] ??= []);
      numbers.forEach((number, index) => (into[index] = (into[index] ?? 0) + number));
    }
  }
  return total;
}

/** Sums that grow while a day is counted. */
export interface Tally {
  add(name: string, index: number, amount?: number): void;
  readonly sums: Sums;
}

/**
 * Creates empty sums. `lengthOf` returns how many numbers the list of a name has, so that a list has its full
 * length from the start.
 */
export function createTally(prefix: string, lengthOf: (name: string) => number): Tally {
  const sums: Record<string, number[]> = {};
  return {
    sums,
    add(name, index, amount = 1) {
      const numbers = (sums[`${prefix}|${name}`] ??= Array.from({ length: lengthOf(name) }, () => 0));
      numbers[index] = (numbers[index] ?? 0) + amount;
    },
  };
}

/** The numbers that are counted for the places of one region and one number of days ahead. */
export const CELL = [
  "cases",
  "within10",
  "scoreError",
  "temperatureError",
  "temperatureBias",
  "sunCases",
  "sunError",
  "sunBias",
  "rainSaidAndCame",
  "rainSaidNotCome",
  "rainNotSaidButCame",
  "dryAndDry",
  "thermalError",
  "skyError",
  "rainError",
  "windError",
] as const;
export type CellField = (typeof CELL)[number];

/** The numbers that are counted for the place that a search puts first. */
export const FIRST = [
  "cases",
  "amongTenBest",
  "homeCases",
  "beatHome",
  "nearestCases",
  "beatNearest",
] as const;
export type FirstField = (typeof FIRST)[number];

/** The upper ends of the classes of distance between two places, in kilometres. */
export const DISTANCES_KM = [25, 50, 100, 200] as const;
/**
 * The largest difference between two forecast scores that has a count of its own, in whole points. Larger
 * differences count as this one.
 */
export const MOST_DIFFERENCE = 30;
/** The class that a distance belongs to; −1 if it is beyond all classes. */
export const distanceClass = (km: number): number => DISTANCES_KM.findIndex((end) => km < end);

/** Stated chances are counted in tenths, 0 to 10. */
const TENTHS = 11;
const PAIR_NUMBERS = 2 * (MOST_DIFFERENCE + 1);
const CHANCE_NUMBERS = 2 * TENTHS;

/**
 * Counts comparisons of two scores by class of distance and by difference, then adds the counts to a tally.
 */
export interface Differences {
  /**
   * Counts two places whose scores differ by this many points; `better` is 1 if the one with the higher score
   * proved better, ½ if both proved equal, otherwise 0.
   */
  count(distance: number, points: number, better: number): void;
  addTo(tally: Tally, name: string): void;
}

export function createDifferences(): Differences {
  const counts = DISTANCES_KM.map(() => new Float64Array(PAIR_NUMBERS));
  return {
    count(distance, points, better) {
      const numbers = counts[distance] as Float64Array;
      const step = 2 * Math.min(MOST_DIFFERENCE, Math.floor(points));
      numbers[step] = (numbers[step] as number) + 1;
      numbers[step + 1] = (numbers[step + 1] as number) + better;
    },
    addTo(tally, name) {
      counts.forEach((numbers, distance) =>
        numbers.forEach((number, index) => {
          if (number !== 0) tally.add(`${name}:${distance}`, index, number);
        }),
      );
    },
  };
}

/** Returns how many numbers the list of a name has. */
export function lengthOfSums(name: string): number {
  if (name.startsWith("cell:")) return CELL.length;
  if (name.startsWith("first:")) return FIRST.length;
  if (name.startsWith("pairs:") || name.startsWith("home:")) return PAIR_NUMBERS;
  if (name === "chances") return CHANCE_NUMBERS;
  return 1;
}

/** Returns one number of a list, by its field; 0 if nothing was counted. */
export const cellOf = (numbers: readonly number[] | undefined, field: CellField): number =>
  numbers?.[CELL.indexOf(field)] ?? 0;
export const firstOf = (numbers: readonly number[] | undefined, field: FirstField): number =>
  numbers?.[FIRST.indexOf(field)] ?? 0;

/** Adds up the sums of some prefixes. The names in the result have no prefix. */
export function sumsOf(sums: Sums, prefixes: readonly string[]): Sums {
  return addSums(
    prefixes.map((prefix) => {
      const start = `${prefix}|`;
      return Object.fromEntries(
        Object.entries(sums).flatMap(([name, numbers]) =>
          name.startsWith(start) ? [[name.slice(start.length), numbers]] : [],
        ),
      );
    }),
  );
}
