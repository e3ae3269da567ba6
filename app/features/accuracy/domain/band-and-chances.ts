import { CHANCE_CLASSES, chanceClass } from "#app/domain/ranking/calibration";
import type { Choice } from "./choices";
import { type Differences, MOST_DIFFERENCE } from "./count-day";

const LEAST_BAND = 2;
const MOST_BAND = 8;
/** The difference at which the higher score proves better three times in four. */
const CLEAR_SHARE = 0.75;
const LEAST_CASES = 100;

/** In points, to one decimal, interpolated between the middles of two whole points. */
export function bandOf(days: readonly Differences[]): number {
  const share = (points: number): number => {
    const at = (index: number) => days.reduce((sum, counts) => sum + (counts[index] ?? 0), 0);
    const cases = at(2 * points);
    return cases === 0 ? 0.5 : at(2 * points + 1) / cases;
  };
  const shares = Array.from({ length: MOST_DIFFERENCE + 1 }, (_, points) => share(points));
  const first = shares.findIndex((each) => each >= CLEAR_SHARE);
  const [below, above] = [shares[first - 1], shares[first]];
  const points =
    first < 0 || above === undefined
      ? MOST_BAND
      : below === undefined
        ? 0
        : first - 0.5 + (CLEAR_SHARE - below) / (above - below);
  return Math.round(Math.min(MOST_BAND, Math.max(LEAST_BAND, points)) * 10) / 10;
}

/** In per cent that the first place beats home, by class of points; null with too few cases. */
export function chancesOf(choices: readonly Choice[]): (number | null)[] {
  return Array.from({ length: CHANCE_CLASSES }, (_, points) => {
    const cases = choices.filter(({ promised }) => promised > 0 && chanceClass(promised) === points);
    const better = cases.filter(({ won }) => won > 0).length;
    return cases.length < LEAST_CASES ? null : Math.round((100 * better) / cases.length);
  });
}
