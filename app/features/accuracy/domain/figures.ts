import { NO_ANSWERS, type OutingAnswers } from "./outing-answers";
import { fixedBand } from "#app/domain/ranking/band";
import type { Calibration } from "#app/domain/ranking/calibration";
import { CLEARLY_POINTS } from "#app/domain/ranking/weather-at-home";
import { bandOf, chancesOf } from "./band-and-chances";
import { type Choice, DULL_RULES, type DullRule } from "./choices";
import type { CountedDay, ErrorSums } from "./count-day";
import { type DaySum, type Estimate, quantileOf, ratioOf } from "./estimates";
import { DAYS_AHEAD_KEPT } from "./record-rules";

export const SHOWN_FROM_DAYS = 60;

/** Of forecasts made so many days ahead. A figure without a case is null. */
export interface LeadFigures {
  readonly daysAhead: number;
  readonly days: number;
  /** Won over home in points and hours of sun, over the nearest in points, per hour there and back. */
  readonly worthTheDrive: {
    readonly pointsAnHour: Estimate | null;
    readonly sunHoursAnHour: Estimate | null;
    readonly pointsOverNearestAnHour: Estimate | null;
  };
  /** Of what we called worth the drive, the share that beat home by less than we promised. */
  readonly promisedTooMuch: Estimate | null;
  /** Of what we called no need to go far, the share with a place better than home by ten points. */
  readonly heldBack: Estimate | null;
  /** Points below the best place within the drive: the middle, and what one day in ten exceeds. */
  readonly missed: { readonly middle: Estimate | null; readonly oneInTen: Estimate | null };
  /** The first place was another than the evening before. Null for five days ahead. */
  readonly changedItsMind: Estimate | null;
  /** Mean absolute errors; the share of places of which rain was said rightly. */
  readonly errors: {
    readonly score: Estimate | null;
    readonly temperatureC: Estimate | null;
    readonly sunHours: Estimate | null;
    readonly rainRight: Estimate | null;
  };
  /** 1 if nothing was missed, 0 if as much was missed as by the rule, below 0 if more. */
  readonly skill: Readonly<Record<DullRule, Estimate | null>>;
}

export interface Accuracy {
  readonly computedAt: number;
  readonly provider: string;
  readonly days: number;
  /** Empty until enough days are known. */
  readonly leads: readonly LeadFigures[];
  readonly calibration: Calibration;
  readonly answers: OutingAnswers;
}

export function accuracyOf(
  days: readonly CountedDay[],
  provider: string,
  computedAt: number,
  answers: OutingAnswers = NO_ANSWERS,
): Accuracy {
  const own = days.filter((day) => day.provider === provider);
  const isEnough = own.length >= SHOWN_FROM_DAYS;
  const ofLead = (daysAhead: number) =>
    own.flatMap(({ leads }) => leads.filter((l) => l.daysAhead === daysAhead));
  const known = DAYS_AHEAD_KEPT.map((daysAhead) => {
    const leads = ofLead(daysAhead);
    return leads.length >= SHOWN_FROM_DAYS ? leads : null;
  });
  return {
    computedAt,
    provider,
    days: own.length,
    answers,
    leads: isEnough ? DAYS_AHEAD_KEPT.map((daysAhead) => leadFigures(own, daysAhead)) : [],
    calibration: {
      bands: known.map((leads) => leads && bandOf(leads.map(({ pairs }) => pairs))),
      chances: known.map((leads) => (leads ? chancesOf(leads.flatMap(({ choices }) => choices)) : [])),
    },
  };
}

function leadFigures(days: readonly CountedDay[], daysAhead: number): LeadFigures {
  const leads = days.flatMap(({ leads: all }) => all.filter((lead) => lead.daysAhead === daysAhead));
  const byDay = leads.map(({ choices }) => choices);
  const hoursDriven = (choice: Choice) => 2 * choice.driveHours;
  const perHour = (won: (choice: Choice) => number | null) =>
    meanOf(byDay, (choice) => {
      const points = won(choice);
      return points === null ? null : { sum: points, of: hoursDriven(choice) };
    });
  const shareOf = (isCase: (choice: Choice) => boolean, isTrue: (choice: Choice) => boolean) =>
    meanOf(byDay, (choice) => (isCase(choice) ? { sum: Number(isTrue(choice)), of: 1 } : null));
  const missed = byDay.map((choices) => choices.map((choice) => choice.missed));
  const meanError = (sum: (errors: ErrorSums) => number, of: (errors: ErrorSums) => number) =>
    ratioOf(leads.map(({ errors }) => ({ sum: sum(errors), of: of(errors) })));
  const cases = (errors: ErrorSums) => errors.cases;
  return {
    daysAhead,
    days: leads.length,
    worthTheDrive: {
      pointsAnHour: perHour(({ won }) => won),
      sunHoursAnHour: perHour(({ sunWonHours }) => sunWonHours),
      pointsOverNearestAnHour: perHour(({ missed: own, missedBy }) =>
        missedBy.nearest === null ? null : missedBy.nearest - own,
      ),
    },
    promisedTooMuch: shareOf(
      ({ promised }) => promised >= CLEARLY_POINTS,
      ({ won }) => won < CLEARLY_POINTS,
    ),
    heldBack: shareOf(
      ({ promised }) => promised <= fixedBand(daysAhead),
      ({ won, missed: own }) => won + own >= CLEARLY_POINTS,
    ),
    missed: { middle: quantileOf(missed, 0.5), oneInTen: quantileOf(missed, 0.9) },
    changedItsMind: changesOf(days, daysAhead),
    errors: {
      score: meanError((errors) => errors.score, cases),
      temperatureC: meanError((errors) => errors.temperatureC, cases),
      sunHours: meanError(
        (errors) => errors.sunHours,
        (errors) => errors.sunCases,
      ),
      rainRight: meanError((errors) => errors.rainRight, cases),
    },
    skill: Object.fromEntries(
      DULL_RULES.map((rule) => [rule, skillAgainst(rule, byDay)]),
    ) as LeadFigures["skill"],
  };
}

type CaseOf = (choice: Choice) => DaySum | null;

function meanOf(byDay: readonly (readonly Choice[])[], caseOf: CaseOf): Estimate | null {
  let cases = 0;
  const days = byDay.map((choices) => {
    const known = choices.flatMap((choice) => caseOf(choice) ?? []);
    cases += known.length;
    return known.reduce((day, each) => ({ sum: day.sum + each.sum, of: day.of + each.of }), {
      sum: 0,
      of: 0,
    });
  });
  return ratioOf(days, cases);
}

function skillAgainst(rule: DullRule, byDay: readonly (readonly Choice[])[]): Estimate | null {
  const missedShare = meanOf(byDay, ({ missed, missedBy }) => {
    const byRule = missedBy[rule];
    return byRule === null ? null : { sum: missed, of: byRule };
  });
  if (!missedShare) return null;
  const { value, low, high } = missedShare;
  return { ...missedShare, value: 1 - value, low: 1 - high, high: 1 - low };
}

function changesOf(days: readonly CountedDay[], daysAhead: number): Estimate | null {
  const firstsOf = ({ leads }: CountedDay, ahead: number) =>
    new Map(
      leads.find((lead) => lead.daysAhead === ahead)?.choices.map(({ outcode, first }) => [outcode, first]),
    );
  return ratioOf(
    days.map((day) => {
      const [then, before] = [firstsOf(day, daysAhead), firstsOf(day, daysAhead + 1)];
      const both = [...then].filter(([outcode]) => before.has(outcode));
      return {
        sum: both.filter(([outcode, first]) => before.get(outcode) !== first).length,
        of: both.length,
      };
    }),
  );
}
