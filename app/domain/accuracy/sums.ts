/**
 * Sums of how right forecasts were, by name: each a list of numbers of a fixed meaning, so that days, months and years add up. A name
 * begins with the service that forecast, and what it is compared with: "open-meteo|cell:2:Wales".
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

/** Creates empty sums; `lengthOf` returns how many numbers a name has, so that every list has its full length. */
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

/** What is counted for the places of one region, so many days ahead. */
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

/** What is counted for the place that a search puts first. */
export const FIRST = [
  "cases",
  "amongTenBest",
  "homeCases",
  "beatHome",
  "nearestCases",
  "beatNearest",
] as const;
export type FirstField = (typeof FIRST)[number];

/** Distances between two places, in kilometres: each class ends below its number. */
export const DISTANCES_KM = [25, 50, 100, 200] as const;
/** Differences between two forecast scores in whole points; the last takes all that are larger. */
export const MOST_DIFFERENCE = 30;
/** The class that a distance belongs to; −1 if it is beyond all classes. */
export const distanceClass = (km: number): number => DISTANCES_KM.findIndex((end) => km < end);

/** Stated chances in tenths, 0 to 10. */
const TENTHS = 11;
const PAIR_NUMBERS = 2 * (MOST_DIFFERENCE + 1);
const CHANCE_NUMBERS = 2 * TENTHS;

/** Comparisons of two scores by their difference, for each class of distance; added to a tally at the end. */
export interface Differences {
  /** The first scored so many points more; `better` is 1 if it proved better, ½ if both were equal. */
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

/** How many numbers the sums of a name have. */
export function lengthOfSums(name: string): number {
  if (name.startsWith("cell:")) return CELL.length;
  if (name.startsWith("first:")) return FIRST.length;
  if (name.startsWith("pairs:") || name.startsWith("home:")) return PAIR_NUMBERS;
  if (name === "chances") return CHANCE_NUMBERS;
  return 1;
}

/** A named number of sums; 0 where nothing was counted. */
export const cellOf = (numbers: readonly number[] | undefined, field: CellField): number =>
  numbers?.[CELL.indexOf(field)] ?? 0;
export const firstOf = (numbers: readonly number[] | undefined, field: FirstField): number =>
  numbers?.[FIRST.indexOf(field)] ?? 0;

/** The sums under some prefixes, added, without their prefix. */
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
