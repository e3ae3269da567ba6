import { describe, expect, it } from "vitest";
import { haversineKm } from "#app/domain/geo/geo";
import {
  GRID_PLACES,
  type ScoreWorld,
  USUAL_WORLD,
  countedDays,
  normal,
} from "../../../../tests/fakes/accuracy";
import { quantileOf, ratioOf } from "./estimates";
import { type FigureName, accuracyOf } from "./figures";

const DAYS = 120;

it("figures are absent before sixty days, and with a hole of a week they stand on the days that are left", () => {
  const days = countedDays(67, USUAL_WORLD);
  const dates = [...new Set(days.map(({ date }) => date))];
  const of = (kept: readonly string[]) => accuracyOf(days.filter(({ date }) => kept.includes(date)));
  const unknown = Array.from({ length: 5 }, () => null);
  expect(of(dates.slice(0, 59))).toMatchObject({
    ...{ days: 59, leads: [] },
    // Answers then state no chance, and keep to the fixed band.
    calibration: { days: [0, 0, 0, 0, 0], bands: unknown, chances: unknown.map(() => unknown) },
  });
  const holed = of([...dates.slice(0, 20), ...dates.slice(27)]);
  expect(holed).toMatchObject({ days: 60, calibration: { days: [60, 60, 60, 60, 60] } });
  expect(holed.leads[1]?.figures.score?.days).toBe(60);
});

/** All figures of two days ahead, from the worlds themselves: without the rows, ranking and sums of the code under test. */
function countedAgain(
  { came, said, climate }: Required<ScoreWorld>,
  winner: number,
): Readonly<Record<FigureName, number>> {
  const tenth = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
  const dates = [...new Set(countedDays(DAYS, USUAL_WORLD).map(({ date }) => date))];
  const scoresOn = (scoreOf: (id: number) => number) => GRID_PLACES.map(({ id }) => tenth(scoreOf(id)));
  const homes = [0, 25, 50].map((index) => {
    const home = GRID_PLACES[index]!;
    const minutes = GRID_PLACES.map(({ latitude, longitude }) =>
      Math.fround(10 + Math.hypot(latitude - home.latitude, longitude - home.longitude) * 45),
    );
    const km = GRID_PLACES.map((place) => haversineKm(home, place));
    const near = km.map((_, at) => at).sort((a, b) => km[a]! - km[b]!);
    return { minutes, km, neighbours: near.slice(0, 3) };
  });
  const sums: Record<string, number> = {};
  const add = (name: string, value: number) => (sums[name] = (sums[name] ?? 0) + value);
  const missed: number[] = [];
  const put = (scores: readonly number[], minutes: readonly number[]) => {
    const least = Math.max(...scores) - 4;
    const band = scores.map((_, at) => at).filter((at) => scores[at]! >= least);
    return band.sort((a, b) => minutes[a]! - minutes[b]! || a - b)[0]!;
  };
  for (const date of dates) {
    const truth = scoresOn((id) => came(id, date));
    const two = scoresOn((id) => said(id, date, 2));
    const one = scoresOn((id) => said(id, date, 1));
    const usual = GRID_PLACES.map(({ id }) => climate(id));
    const suns = scoresOn((id) => came(id, date) / 10);
    const sunsSaid = scoresOn((id) => said(id, date, 2) / 10);
    truth.forEach((score, at) => {
      add("errors", Math.abs(two[at]! - score));
      add("suns", Math.abs(sunsSaid[at]! - suns[at]!));
      add("places", 1);
    });
    for (const { minutes, km, neighbours } of homes) {
      const atHome = (scores: readonly number[]) => {
        const weights = neighbours.map((at) => 1 / Math.max(1, km[at]!));
        const total = weights.reduce((a, b) => a + b, 0);
        return neighbours.reduce((sum, at, n) => sum + weights[n]! * scores[at]!, 0) / total;
      };
      const first = put(two, minutes);
      const best = Math.max(...truth);
      const won = truth[first]! - atHome(truth);
      const promised = two[first]! - atHome(two);
      const nearest = minutes.indexOf(Math.min(...minutes));
      missed.push(best - truth[first]!);
      add("choices", 1);
      add("hours", minutes[first]! / 30);
      add("won", won);
      add("sun", suns[first]! - suns[neighbours[0]!]!);
      add("overNearest", truth[first]! - truth[nearest]!);
      add("missed", best - truth[first]!);
      add("missedByNearest", best - truth[nearest]!);
      add("missedByClimate", best - truth[put(usual, minutes)]!);
      add("missedByWinner", best - truth[winner - 1]!);
      add("changed", Number(put(one, minutes) !== first));
      if (promised >= 10) add("praised", 1);
      if (promised >= 10 && won < 10) add("falsely", 1);
      if (promised <= 4) add("unsure", 1);
      if (promised <= 4 && best - atHome(truth) >= 10) add("wrongly", 1);
    }
  }
  const at = (share: number) => missed.sort((a, b) => a - b)[Math.ceil(share * missed.length) - 1]!;
  const per = (sum: string, of: string) => (sums[sum] ?? 0) / sums[of]!;
  return {
    pointsAnHour: per("won", "hours"),
    sunHoursAnHour: per("sun", "hours"),
    pointsOverNearestAnHour: per("overNearest", "hours"),
    promisedTooMuch: per("falsely", "praised"),
    heldBack: per("wrongly", "unsure"),
    missedMiddle: at(0.5),
    missedOneInTen: at(0.9),
    changedItsMind: per("changed", "choices"),
    score: per("errors", "places"),
    sunHours: per("suns", "places"),
    temperatureC: 0,
    rainRight: 1,
    nearest: 1 - per("missed", "missedByNearest"),
    lastWeekend: 1 - per("missed", "missedByWinner"),
    climate: 1 - per("missed", "missedByClimate"),
  };
}

it("each figure equals a second computation", () => {
  const WINNER = 7;
  const world = { ...USUAL_WORLD, climate: (id: number) => 50 + 10 * normal("climate", id) };
  const days = countedDays(DAYS, world, { lastWinner: () => WINNER });
  const { figures } = accuracyOf(days).leads[1]!;
  const again = countedAgain(world, WINNER);
  expect(Object.keys(again).sort()).toEqual(Object.keys(figures).sort());
  for (const [name, value] of Object.entries(again)) {
    expect(figures[name as FigureName]?.value, name).toBeCloseTo(value, 9);
  }
});

describe("the band and the chances", () => {
  const calibration = accuracyOf(countedDays(DAYS, USUAL_WORLD)).calibration;

  it("grow with the days ahead, between 2 and 8 points", () => {
    const bands = calibration.bands.map((band) => band!);
    expect(bands.every((band) => band >= 2 && band <= 8)).toBe(true);
    expect(bands[4]).toBeGreaterThan(bands[0]!);
  });

  it("are the three in four of the known errors", () => {
    // Of two places, what came differs by what was said, pulled towards nothing, plus noise. Both are normal.
    const errorSize = 4 * Math.SQRT2;
    const pull = 64 / (64 + errorSize ** 2);
    const noise = Math.sqrt(2 * 64 * (1 - pull));
    expect(Math.abs(calibration.bands[1]! - (0.6745 * noise) / pull)).toBeLessThan(0.7);
  });

  it("are unknown for a class of points with too few cases", () => {
    expect(calibration.chances[1]![0]).toBeNull();
    expect(calibration.chances[1]!.some((chance) => chance !== null && chance > 70)).toBe(true);
  });
});

describe("an interval", () => {
  it("treats days as independent, not the cases of a day", () => {
    const alike = Array.from({ length: 40 }, (_, day) => ({ sum: day % 2 ? 100 : 0, of: 100 }));
    const estimate = ratioOf(alike)!;
    expect(estimate).toMatchObject({ value: 0.5, days: 40, cases: 4_000 });
    expect(estimate.high - estimate.value).toBeCloseTo(1.96 * Math.sqrt(0.25 / 39), 3);
    expect(estimate.high + estimate.low).toBeCloseTo(1);
    const ranks = Array.from({ length: 40 }, (_, day) => [day]);
    expect(quantileOf(ranks, 0.5)).toMatchObject({ low: 13, value: 19, high: 26 });
  });

  it("is endless with one day, and there is none without a case", () => {
    expect(ratioOf([{ sum: 1, of: 2 }])?.high).toBe(Infinity);
    expect(ratioOf([{ sum: 0, of: 0 }])).toBeNull();
    expect(quantileOf([[], []], 0.5)).toBeNull();
  });
});
