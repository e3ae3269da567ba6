import { fixedBand } from "#app/domain/ranking/band";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { Calibration } from "#app/domain/ranking/calibration";
import { CLEARLY_POINTS } from "#app/domain/ranking/weather-at-home";
import type { Choice, DullRule } from "./choices";
import type { CountedLead, ErrorName } from "./count-lead";
import { bandOf, chancesOf, quantileOf, ratioOf } from "./estimates";
import { NO_ANSWERS, type OutingAnswers } from "./outing-answers";

export const SHOWN_FROM_DAYS = 60;
export const DAYS_AHEAD = [1, 2, 3, 4, 5] as const;

/** `counted` is of one service alone. */
export function accuracyOf(counted: readonly CountedLead[], answers: OutingAnswers = NO_ANSWERS) {
  const days = new Set(counted.map(({ date }) => date)).size;
  const leads = DAYS_AHEAD.map((daysAhead) => counted.filter((lead) => lead.daysAhead === daysAhead));
  const known = leads.map((ofLead) => (ofLead.length >= SHOWN_FROM_DAYS ? ofLead : []));
  const figures = DAYS_AHEAD.map((daysAhead, index) => ({
    daysAhead,
    figures: figuresOf(leads[index] ?? [], leads[index - 1] ?? []),
  }));
  return {
    days,
    answers,
    /** Of forecasts made so many days ahead. Empty until enough days are known. */
    leads: days < SHOWN_FROM_DAYS ? [] : figures,
    calibration: {
      days: known.map((ofLead) => ofLead.length),
      bands: known.map((ofLead) => (ofLead.length > 0 ? bandOf(ofLead) : null)),
      chances: known.map(chancesOf),
    } satisfies Calibration,
  };
}

export type Accuracy = ReturnType<typeof accuracyOf>;
export type FigureName = keyof Accuracy["leads"][number]["figures"];

/** Null is no case. */
type ValueOf = (choice: Choice, date: LondonDate) => number | null;

/** A figure without a case is null. `next` are the forecasts of one evening later. */
function figuresOf(leads: readonly CountedLead[], next: readonly CountedLead[]) {
  const mean = (valueOf: ValueOf, weightOf: ValueOf = () => 1) => {
    let cases = 0;
    const days = leads.map(({ choices, date }) => {
      const known = choices.filter((choice) => valueOf(choice, date) !== null);
      cases += known.length;
      const sumOf = (each: ValueOf) => known.reduce((sum, choice) => sum + (each(choice, date) ?? 0), 0);
      return { sum: sumOf(valueOf), of: sumOf(weightOf) };
    });
    return ratioOf(days, cases);
  };
  const hours: ValueOf = ({ driveHours }) => 2 * driveHours;
  const overRule = (rule: DullRule, weightOf: ValueOf) =>
    mean(({ missed, missedBy }) => (missedBy[rule] === null ? null : missedBy[rule] - missed), weightOf);
  const skill = (rule: DullRule) => overRule(rule, ({ missedBy }) => missedBy[rule]);
  const error = (name: ErrorName) => ratioOf(leads.map(({ errors }) => errors[name]));
  const missed = leads.map(({ choices }) => choices.map((choice) => choice.missed));
  const band = fixedBand(leads[0]?.daysAhead ?? 0);
  const later = new Map(
    next.flatMap(({ date, choices }) => choices.map((choice) => [`${date} ${choice.outcode}`, choice.first])),
  );
  return {
    /** Won over home in points and hours of sun, over the nearest in points, per hour there and back. */
    pointsAnHour: mean(({ won }) => won, hours),
    sunHoursAnHour: mean(({ sunWonHours }) => sunWonHours, hours),
    pointsOverNearestAnHour: overRule("nearest", hours),
    /** Of what we called worth the drive, the share that beat home by less than ten points. */
    promisedTooMuch: mean(({ promised, won }) =>
      promised < CLEARLY_POINTS ? null : Number(won < CLEARLY_POINTS),
    ),
    /** Of what we called no need to go far, the share with a place better than home by ten points. */
    heldBack: mean(({ promised, won, missed: less }) =>
      promised > band ? null : Number(won + less >= CLEARLY_POINTS),
    ),
    /** Points below the best place within the drive: the middle, and what one day in ten exceeds. */
    missedMiddle: quantileOf(missed, 0.5),
    missedOneInTen: quantileOf(missed, 0.9),
    /** The first place was another the next evening. Null for one day ahead. */
    changedItsMind: mean(({ outcode, first }, date) => {
      const then = later.get(`${date} ${outcode}`);
      return then === undefined ? null : Number(then !== first);
    }),
    score: error("score"),
    temperatureC: error("temperatureC"),
    sunHours: error("sunHours"),
    rainRight: error("rainRight"),
    /** Skill: 1 if nothing was missed, 0 if as much was missed as by the rule, below 0 if more. */
    nearest: skill("nearest"),
    lastWeekend: skill("lastWeekend"),
    climate: skill("climate"),
  };
}
