import { DULL_RULES, type DullRule } from "#app/features/accuracy/domain/choices";
import { outingAnswersInWords } from "./outing-view";
import type { Estimate } from "#app/features/accuracy/domain/estimates";
import { type Accuracy, type LeadFigures, SHOWN_FROM_DAYS } from "#app/features/accuracy/domain/figures";
import { WEATHER_SERVICES, reportsPastHours } from "#app/domain/weather/forecast-origin";

/** Its heading, then a cell for each further column. */
type Row = readonly [string, ...string[]];

/** With its answer in a sentence, and by days ahead. */
interface AnsweredQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

export interface AccuracyView {
  /** "not-measured" with sample weather; "too-early" in the first sixty days; "unknown" without the store. */
  readonly state: "measured" | "too-early" | "not-measured" | "unknown";
  readonly lead: readonly string[];
  readonly answers?: string;
  readonly questions: readonly AnsweredQuestion[];
}

/** `accuracy` is null until the first night's figures, and "unknown" if the store does not answer. */
export function accuracyView(accuracy: Accuracy | null | "unknown", isSampleWeather: boolean): AccuracyView {
  if (isSampleWeather) {
    const lead =
      "Not measured: this site shows sample weather, which is made up. There is nothing to compare it with.";
    return { state: "not-measured", lead: [lead], questions: [] };
  }
  if (accuracy === "unknown") {
    const lead = "We can't show our record at the moment. Please try again shortly.";
    return { state: "unknown", lead: [lead], questions: [] };
  }
  const days = accuracy?.days ?? 0;
  if (!accuracy || accuracy.leads.length === 0) {
    const known = days === 1 ? "1 day is known so far" : `${days} days are known so far`;
    const lead = `Too early to say: ${known}, and we answer from ${SHOWN_FROM_DAYS} days on.`;
    return { state: "too-early", lead: [lead], ...(accuracy && answersOf(accuracy)), questions: [] };
  }
  const lead = [comparisonInWords(accuracy), HOMES];
  return {
    state: "measured",
    lead,
    ...answersOf(accuracy),
    questions: [questionsOf, missesOf, comparisonsOf].flatMap((make) => make(accuracy.leads)),
  };
}

function answersOf({ answers }: Accuracy): Pick<AccuracyView, "answers"> {
  const words = outingAnswersInWords(answers);
  return words === null ? {} : { answers: words };
}

const HOMES =
  "We ask for twelve homes all over the country, of all places within two hours, for a visit from 9:00 to 18:00 or to sunset. Each evening at six we note what we say of the coming five days.";

function comparisonInWords({ provider, days }: Accuracy): string {
  const service = WEATHER_SERVICES[provider]?.name ?? provider;
  const later = reportsPastHours(provider)
    ? "what its models say a day later"
    : "the last forecast that it made before each hour";
  return `${days} days are known. We compare the forecasts of ${service} with the same service’s latest estimate: ${later}, not what a weather station measured. That makes us look a little better than we are.`;
}

const NUMBER = new Intl.NumberFormat("en-GB");
const oneDecimal = (value: number): string => value.toFixed(1).replace("-", "−").replace("−0.0", "0.0");
const percent = (value: number): string => `${Math.round(100 * Math.min(1, Math.max(0, value)))}%`;

/** Such as "4.1 (3.2 to 5.0)"; "–" if there is no case. */
function withInterval(estimate: Estimate | null, text: (value: number) => string): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  return Number.isFinite(high - low) ? `${text(value)} (${text(low)} to ${text(high)})` : text(value);
}

function sentence(estimate: Estimate | null | undefined, text: (value: number) => string): string {
  if (!estimate) return "No such case is known yet.";
  const { value, days, cases } = estimate;
  return `Two days ahead, ${text(value)} (${NUMBER.format(days)} days, ${NUMBER.format(Math.round(cases))} cases).`;
}

type Column = readonly [
  heading: string,
  figure: (lead: LeadFigures) => Estimate | null,
  text: (value: number) => string,
];

const tableOf = (leads: readonly LeadFigures[], columns: readonly Column[]) => ({
  columns: ["Days ahead", ...columns.map(([heading]) => heading)],
  rows: leads.map((lead): Row => [
    `${lead.daysAhead}`,
    ...columns.map(([, figure, text]) => withInterval(figure(lead), text)),
  ]),
});

/** People plan a weekend with those. */
const PLANNED_AHEAD = 2;

function questionsOf(leads: readonly LeadFigures[]): AnsweredQuestion[] {
  const planned = leads.find(({ daysAhead }) => daysAhead === PLANNED_AHEAD);
  return [
    {
      id: "worth",
      question: "Was it worth the drive?",
      answer: sentence(
        planned?.worthTheDrive.pointsAnHour,
        (value) =>
          `the place that we put first had ${oneDecimal(value)} points more than home for each hour driven, there and back`,
      ),
      ...tableOf(leads, [
        ["Points over home, an hour", (lead) => lead.worthTheDrive.pointsAnHour, oneDecimal],
        ["Hours of sun over home, an hour", (lead) => lead.worthTheDrive.sunHoursAnHour, oneDecimal],
        [
          "Points over the nearest, an hour",
          (lead) => lead.worthTheDrive.pointsOverNearestAnHour,
          oneDecimal,
        ],
      ]),
    },
    {
      id: "promised",
      question: "Did we promise too much?",
      answer: sentence(
        planned?.promisedTooMuch,
        (value) => `${percent(value)} of what we called worth the drive did not beat home by ten points`,
      ),
      ...tableOf(leads, [["Beat home by less than ten", (lead) => lead.promisedTooMuch, percent]]),
    },
    {
      id: "held-back",
      question: "Did we hold anyone back?",
      answer: sentence(
        planned?.heldBack,
        (value) =>
          `when we said “no need to go far”, some place was better than home by ten points in ${percent(value)}`,
      ),
      ...tableOf(leads, [["Somewhere was better by ten", (lead) => lead.heldBack, percent]]),
    },
  ];
}

function missesOf(leads: readonly LeadFigures[]): AnsweredQuestion[] {
  const planned = leads.find(({ daysAhead }) => daysAhead === PLANNED_AHEAD);
  const oneInTen = planned?.missed.oneInTen;
  return [
    {
      id: "missed",
      question: "How much was missed?",
      answer: sentence(
        planned?.missed.middle,
        (value) =>
          `the best place was better than the one that we put first by ${oneDecimal(value)} points on a middling day${oneInTen ? `, and by ${oneDecimal(oneInTen.value)} or more on one day in ten` : ""}`,
      ),
      ...tableOf(leads, [
        ["Middle", (lead) => lead.missed.middle, oneDecimal],
        ["One day in ten", (lead) => lead.missed.oneInTen, oneDecimal],
      ]),
    },
    {
      id: "changed",
      question: "Does it change its mind?",
      answer: sentence(
        leads[0]?.changedItsMind,
        (value) => `the first place was another the next evening in ${percent(value)}`,
      ),
      ...tableOf(leads.slice(0, -1), [
        ["Another than the evening before", (lead) => lead.changedItsMind, percent],
      ]),
    },
  ];
}

const RULE_WORDS: Readonly<Record<DullRule, string>> = {
  nearest: "the nearest place",
  lastWeekend: "last weekend’s winner",
  climate: "the best climate of the week",
};

function comparisonsOf(leads: readonly LeadFigures[]): AnsweredQuestion[] {
  return [
    {
      id: "errors",
      question: "The plain errors",
      answer:
        "How far our forecasts were off on average, over all places, and of how many we said rightly whether it rains.",
      ...tableOf(leads, [
        ["Score, points", (lead) => lead.errors.score, oneDecimal],
        ["Temperature, °C", (lead) => lead.errors.temperatureC, oneDecimal],
        ["Sun, hours", (lead) => lead.errors.sunHours, oneDecimal],
        ["Rain said rightly", (lead) => lead.errors.rainRight, percent],
      ]),
    },
    {
      id: "skill",
      question: "Better than three dull rules?",
      answer:
        "1 means that nothing was missed, 0 that we missed as much as the rule. Last weekend’s winner is for Saturdays and Sundays only.",
      ...tableOf(
        leads,
        DULL_RULES.map((rule): Column => [
          `Than ${RULE_WORDS[rule]}`,
          (lead) => lead.skill[rule],
          oneDecimal,
        ]),
      ),
    },
  ];
}
