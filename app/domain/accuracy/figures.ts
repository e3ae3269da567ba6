import { monthOf } from "#app/domain/calendar/calendar-day";
import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { DAYS_AHEAD_KEPT } from "./record-rules";
import { type CellField, type Sums, addSums, cellOf, firstOf, sumsOf } from "./sums";

export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof SEASONS)[number];

/** A share or a mean, and the number of cases behind it. */
export interface Figure {
  readonly value: number;
  readonly cases: number;
}

/** How often rain was forecast, and how often it came. */
export interface RainFigures {
  readonly saidAndCame: number;
  readonly saidNotCome: number;
  readonly notSaidButCame: number;
  readonly dryAndDry: number;
}

/** How right the forecasts of some places and days were. A figure without a case is null. */
export interface PlaceFigures {
  /** The number of forecasts that could be compared with what happened. */
  readonly cases: number;
  /** The share of forecasts whose score was at most ten points off. */
  readonly within10: Figure | null;
  /** Mean absolute errors. */
  readonly score: Figure | null;
  readonly temperatureC: Figure | null;
  readonly sunHours: Figure | null;
  /** Mean errors with their sign: above 0 if forecasts were too warm or too sunny. */
  readonly temperatureBiasC: Figure | null;
  readonly sunBiasHours: Figure | null;
  readonly rain: RainFigures;
  /** The mean error of each part of the index, in points of the score. */
  readonly parts: Readonly<Record<Facet, Figure | null>>;
}

/**
 * How often the place that a search puts first beat home, beat the nearest place, and was among the ten best.
 */
export interface FirstPlaceFigures {
  readonly beatHome: Figure | null;
  readonly beatNearest: Figure | null;
  readonly amongTenBest: Figure | null;
}

export interface LeadFigures extends PlaceFigures {
  readonly daysAhead: number;
  /** Days with at least one case. */
  readonly days: number;
  readonly first: FirstPlaceFigures;
}

export interface GroupFigures<Name extends string = string> {
  readonly name: Name;
  /** By days ahead; the first is for one day. */
  readonly leads: readonly PlaceFigures[];
}

export interface AccuracyFigures {
  /** Days on which at least one forecast could be compared. */
  readonly days: number;
  readonly leads: readonly LeadFigures[];
  readonly regions: readonly GroupFigures[];
  readonly seasons: readonly GroupFigures<Season>[];
}

/** The sums of all days of one month, such as "2026-11". */
export interface MonthSums {
  readonly month: string;
  readonly sums: Sums;
}

/** Computes the figures of one service from all sums whose names have one of the prefixes. */
export function figuresOf(months: readonly MonthSums[], prefixes: readonly string[]): AccuracyFigures {
  const own = months.map(({ month, sums }) => ({ month, sums: sumsOf(sums, prefixes) }));
  const all = addSums(own.map(({ sums }) => sums));
  return {
    days: all["days"]?.[0] ?? 0,
    leads: DAYS_AHEAD_KEPT.map((daysAhead) => ({
      daysAhead,
      days: all[`days:${daysAhead}`]?.[0] ?? 0,
      ...placeFigures(wholeCell(all, daysAhead)),
      first: firstPlaceFigures(all[`first:${daysAhead}`]),
    })),
    regions: regionsOf(all).map((name) => ({
      name,
      leads: DAYS_AHEAD_KEPT.map((daysAhead) => placeFigures(all[`cell:${daysAhead}:${name}`])),
    })),
    seasons: SEASONS.flatMap((name) => {
      const sums = addSums(own.flatMap((month) => (seasonOf(month.month) === name ? [month.sums] : [])));
      const leads = DAYS_AHEAD_KEPT.map((daysAhead) => placeFigures(wholeCell(sums, daysAhead)));
      return leads.some(({ cases }) => cases > 0) ? [{ name, leads }] : [];
    }),
  };
}

/** Winter is December to February, and so on. */
const seasonOf = (month: string): Season => SEASONS[Math.floor((monthOf(`${month}-01`) % 12) / 3)] as Season;

const CELL_NAME = /^cell:\d:(.+)$/;

/** Returns the regions in alphabetical order. A place that is no longer in the catalogue has no region. */
const regionsOf = (sums: Sums): string[] =>
  [...new Set(Object.keys(sums).flatMap((name) => CELL_NAME.exec(name)?.[1] ?? []))].sort();

/** Returns the sums of all regions together. */
function wholeCell(sums: Sums, daysAhead: number): readonly number[] | undefined {
  const start = `cell:${daysAhead}:`;
  const cells = Object.entries(sums).filter(([name]) => name.startsWith(start));
  return addSums(cells.map(([, numbers]) => ({ whole: numbers })))["whole"];
}

function figure(sum: number, cases: number): Figure | null {
  return cases === 0 ? null : { value: sum / cases, cases };
}

function placeFigures(cell: readonly number[] | undefined): PlaceFigures {
  const sum = (field: CellField) => cellOf(cell, field);
  const cases = sum("cases");
  const ofCases = (field: CellField) => figure(sum(field), cases);
  const ofSun = (field: CellField) => figure(sum(field), sum("sunCases"));
  const parts = FACETS.map((facet) => [facet, ofCases(`${facet}Error`)] as const);
  return {
    cases,
    within10: ofCases("within10"),
    score: ofCases("scoreError"),
    temperatureC: ofCases("temperatureError"),
    temperatureBiasC: ofCases("temperatureBias"),
    sunHours: ofSun("sunError"),
    sunBiasHours: ofSun("sunBias"),
    rain: {
      saidAndCame: sum("rainSaidAndCame"),
      saidNotCome: sum("rainSaidNotCome"),
      notSaidButCame: sum("rainNotSaidButCame"),
      dryAndDry: sum("dryAndDry"),
    },
    parts: Object.fromEntries(parts) as Record<Facet, Figure | null>,
  };
}

const firstPlaceFigures = (sums: readonly number[] | undefined): FirstPlaceFigures => ({
  beatHome: figure(firstOf(sums, "beatHome"), firstOf(sums, "homeCases")),
  beatNearest: figure(firstOf(sums, "beatNearest"), firstOf(sums, "nearestCases")),
  amongTenBest: figure(firstOf(sums, "amongTenBest"), firstOf(sums, "cases")),
});
