import { describe, expect, it } from "vitest";
import {
  GRID_PLACES,
  type ScoreWorld,
  USUAL_WORLD,
  countedDays,
  normal,
} from "../../../../tests/fakes/accuracy";
import type { CountedDay } from "./count-day";
import { type Estimate, quantileOf, ratioOf } from "./estimates";
import { type LeadFigures, accuracyOf } from "./figures";

const DAYS = 120;
const leadsOf = (world: ScoreWorld, days = DAYS) =>
  accuracyOf(countedDays(days, world), "open-meteo", 0).leads;
const twoAhead = (world: ScoreWorld): LeadFigures => leadsOf(world)[1]!;

function expectWithin(estimate: Estimate | null, truth: number) {
  expect(estimate?.low).toBeLessThanOrEqual(truth);
  expect(estimate?.high).toBeGreaterThanOrEqual(truth);
}

describe("the figures of a world that is known", () => {
  it("come back within their intervals", () => {
    const { errors, missed, skill, promisedTooMuch } = twoAhead(USUAL_WORLD);
    // The mean absolute error of a normal error is its size × √(2/π). Scores are cut at 0 and 100, which hardly shows.
    expectWithin(errors.score, 4 * Math.SQRT2 * Math.sqrt(2 / Math.PI));
    expect(errors.temperatureC?.value).toBe(0);
    expect(errors.rainRight?.value).toBe(1);
    expect(missed.middle!.value).toBeGreaterThan(0);
    expect(missed.oneInTen!.value).toBeGreaterThan(missed.middle!.value);
    expect(skill.nearest!.low).toBeGreaterThan(0);
    expect(promisedTooMuch!.value).toBeGreaterThan(0);
  });

  it("have nothing missed and no skill to gain where the forecast is what came", () => {
    const perfect = { ...USUAL_WORLD, said: (id: number, date: string) => USUAL_WORLD.came(id, date) };
    const { errors, heldBack, promisedTooMuch, changedItsMind, missed } = twoAhead(perfect);
    expect(errors.score?.value).toBe(0);
    expect([heldBack?.value ?? 0, promisedTooMuch?.value, changedItsMind?.value]).toEqual([0, 0, 0]);
    // The nearest of the band is put first, so at most the band of four points is missed.
    expect(missed.oneInTen!.value).toBeLessThanOrEqual(4);
  });

  it("have skill 0 against the climate where the forecast is the climate", () => {
    const climate = (id: number) => 50 + 10 * normal("climate", id);
    const { skill } = twoAhead({ came: USUAL_WORLD.came, said: climate, climate });
    expect(skill.climate?.value).toBe(0);
  });

  it("show a forecast that is too kind to far places as false praise", () => {
    const kind = {
      ...USUAL_WORLD,
      said: (id: number, date: string, ahead: number) => USUAL_WORLD.said(id, date, ahead) + (id % 2) * 25,
    };
    const [honest, tooKind] = [twoAhead(USUAL_WORLD), twoAhead(kind)];
    expect(tooKind.promisedTooMuch!.low).toBeGreaterThan(honest.promisedTooMuch!.high);
  });

  it("change the first place half of the time where a coin decides between two", () => {
    const coin = (id: number, date: string, daysAhead: number) => {
      const isHeads = normal("coin", date, daysAhead) > 0;
      return id === (isHeads ? 20 : 41) ? 95 : 40;
    };
    expectWithin(twoAhead({ came: () => 50, said: coin }).changedItsMind, 0.5);
  });

  it("are absent before sixty days, of another service, and with a hole they stand on the days that are left", () => {
    const days = countedDays(67, USUAL_WORLD);
    expect(accuracyOf(days.slice(0, 59), "open-meteo", 0)).toMatchObject({ days: 59, leads: [] });
    expect(accuracyOf(days, "met-norway", 0)).toMatchObject({ days: 0, leads: [] });
    const holed = accuracyOf([...days.slice(0, 20), ...days.slice(27)], "open-meteo", 0);
    expect(holed.leads[1]?.days).toBe(60);
    expect(holed.leads[1]?.errors.score?.days).toBe(60);
  });
});

/** The figures of two days ahead, counted again in another way, from the same rows. */
function countedAgain(days: readonly CountedDay[]) {
  const rows = days.flatMap((day) => day.leads.filter(({ daysAhead }) => daysAhead === 2));
  const choices = rows.flatMap((row) => row.choices);
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const praised = choices.filter(({ promised }) => promised >= 10);
  const unsure = choices.filter(({ promised }) => promised <= 4);
  const missed = choices.map((choice) => choice.missed).sort((a, b) => a - b);
  return {
    pointsAnHour: sum(choices.map(({ won }) => won)) / sum(choices.map(({ driveHours }) => 2 * driveHours)),
    promisedTooMuch: praised.filter(({ won }) => won < 10).length / praised.length,
    heldBack: unsure.filter(({ won, missed: less }) => won + less >= 10).length / unsure.length,
    middle: missed[Math.ceil(missed.length / 2) - 1]!,
    score: sum(rows.map(({ errors }) => errors.score)) / (rows.length * GRID_PLACES.length),
    skill: 1 - sum(choices.map((c) => c.missed)) / sum(choices.map((c) => c.missedBy.nearest ?? 0)),
  };
}

describe("each figure", () => {
  it("equals a second computation", () => {
    const days = countedDays(DAYS, USUAL_WORLD);
    const again = countedAgain(days);
    const { worthTheDrive, promisedTooMuch, heldBack, missed, errors, skill } = accuracyOf(
      days,
      "open-meteo",
      0,
    ).leads[1]!;
    const figures = {
      pointsAnHour: worthTheDrive.pointsAnHour,
      promisedTooMuch,
      heldBack,
      middle: missed.middle,
      score: errors.score,
      skill: skill.nearest,
    };
    for (const [name, figure] of Object.entries(figures)) {
      expect(figure?.value, name).toBeCloseTo(again[name as keyof typeof again], 9);
    }
  });
});

describe("the band and the chances", () => {
  const calibration = accuracyOf(countedDays(DAYS, USUAL_WORLD), "open-meteo", 0).calibration;

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
  });

  it("is endless with one day, and there is none without a case", () => {
    expect(ratioOf([{ sum: 1, of: 2 }])?.high).toBe(Infinity);
    expect(ratioOf([{ sum: 0, of: 0 }])).toBeNull();
    expect(quantileOf([[], []], 0.5)).toBeNull();
  });
});
