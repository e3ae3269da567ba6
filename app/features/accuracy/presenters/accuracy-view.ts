import type { Estimate } from "#app/features/accuracy/domain/estimates";
import { type Accuracy, type FigureName, SHOWN_FROM_DAYS } from "#app/features/accuracy/domain/figures";
import { SAMPLE_WEATHER, WEATHER_SERVICES, reportsPastHours } from "#app/domain/weather/forecast-origin";
import { outingAnswersInWords } from "./outing-view";

type Text = (value: number) => string;

interface Question {
  readonly question: string;
  /** In words, or what its first column says two days ahead, when people plan a weekend. */
  readonly answer: string | ((figure: string, figures: Accuracy["leads"][number]["figures"]) => string);
  readonly columns: readonly (readonly [heading: string, figure: FigureName, text: Text])[];
}

export type AccuracyView = ReturnType<typeof accuracyView>;

/** `accuracy` is null until the first night's figures of this service, and "unknown" if the store does not answer. */
export function accuracyView(accuracy: Accuracy | null | "unknown", provider: string) {
  const lead = leadOf(accuracy, provider);
  const known =
    accuracy === "unknown" || !reportsPastHours(provider) || !accuracy?.leads.length ? null : accuracy;
  return {
    lead,
    /** What visitors say; null before enough have answered, and before enough days are known. */
    answers: known && outingAnswersInWords(known.answers),
    questions: known ? QUESTIONS.map((each) => answered(each, known.leads)) : [],
  };
}

function leadOf(accuracy: Accuracy | null | "unknown", provider: string): string {
  const service = WEATHER_SERVICES[provider]?.name ?? provider;
  if (provider === SAMPLE_WEATHER)
    return "Not measured: this site shows sample weather, which is made up. There is nothing to compare it with.";
  if (!reportsPastHours(provider))
    return `Not measured: ${service} does not report the weather of past days.`;
  if (accuracy === "unknown") return "We can't show our record at the moment. Please try again shortly.";
  const { days, leads } = accuracy ?? { days: 0, leads: [] };
  if (leads.length === 0)
    return `Too early to say: ${days === 1 ? "1 day is" : `${days} days are`} known so far, and we answer from ${SHOWN_FROM_DAYS} days on.`;
  return `${days} days are known. We compare the forecasts of ${service} with what the same service’s models say a day later, not with what a weather station measured. That makes us look a little better than we are. We ask for twelve homes all over the country, of all places within two hours, for a visit from 9:00 to 18:00 or to sunset. Each evening at six we note what we say of the coming five days.`;
}

const PLANNED_AHEAD = 2;
const NUMBER = new Intl.NumberFormat("en-GB");
const oneDecimal: Text = (value) => value.toFixed(1).replace("-", "−").replace("−0.0", "0.0");
const percent: Text = (value) => `${Math.round(100 * Math.min(1, Math.max(0, value)))}%`;

function answered({ question, answer, columns }: Question, leads: Accuracy["leads"]) {
  const planned = leads.find(({ daysAhead }) => daysAhead === PLANNED_AHEAD)?.figures;
  const [[, name, text] = []] = columns;
  const figure = name && planned?.[name];
  const said =
    typeof answer === "string"
      ? answer
      : planned && figure && text
        ? `Two days ahead, ${answer(text(figure.value), planned)} (${NUMBER.format(figure.days)} days, ${NUMBER.format(Math.round(figure.cases))} cases).`
        : "No such case is known yet.";
  return {
    id: name ?? "",
    question,
    answer: said,
    columns: ["Days ahead", ...columns.map(([heading]) => heading)],
    rows: leads
      .filter(({ figures }) => columns.some(([, of]) => figures[of]))
      .map(({ daysAhead, figures }): readonly [string, ...string[]] => [
        `${daysAhead}`,
        ...columns.map(([, of, textOf]) => withInterval(figures[of], textOf)),
      ]),
  };
}

/** Such as "4.1 (3.2 to 5.0)"; "–" if there is no case. JSON has no endless interval: it is null there. */
function withInterval(estimate: Estimate | null, text: Text): string {
  if (!estimate) return "–";
  const { value, low, high } = estimate;
  return Number.isFinite(high) ? `${text(value)} (${text(low)} to ${text(high)})` : text(value);
}

const QUESTIONS: readonly Question[] = [
  {
    question: "Was it worth the drive?",
    answer: (points) =>
      `the place that we put first had ${points} points more than home for each hour driven, there and back`,
    columns: [
      ["Points over home, an hour", "pointsAnHour", oneDecimal],
      ["Hours of sun over home, an hour", "sunHoursAnHour", oneDecimal],
      ["Points over the nearest, an hour", "pointsOverNearestAnHour", oneDecimal],
    ],
  },
  {
    question: "Did we promise too much?",
    answer: (share) => `${share} of what we called worth the drive did not beat home by ten points`,
    columns: [["Beat home by less than ten", "promisedTooMuch", percent]],
  },
  {
    question: "Did we hold anyone back?",
    answer: (share) =>
      `when we said that home is as good as anywhere, some place was better by ten points ${share} of the time`,
    columns: [["Somewhere was better by ten", "heldBack", percent]],
  },
  {
    question: "How much was missed?",
    answer: (points, { missedOneInTen }) =>
      `the best place was better than the one that we put first by ${points} points on a middling day, and by ${oneDecimal(missedOneInTen?.value ?? 0)} or more on one day in ten`,
    columns: [
      ["Middle", "missedMiddle", oneDecimal],
      ["One day in ten", "missedOneInTen", oneDecimal],
    ],
  },
  {
    question: "Does it change its mind?",
    answer: (share) => `the first place was another the next evening ${share} of the time`,
    columns: [["Another the next evening", "changedItsMind", percent]],
  },
  {
    question: "The plain errors",
    answer:
      "How far our forecasts were off on average, over all places, and of how many we said rightly whether it rains.",
    columns: [
      ["Score, points", "score", oneDecimal],
      ["Temperature, °C", "temperatureC", oneDecimal],
      ["Sun, hours", "sunHours", oneDecimal],
      ["Rain said rightly", "rainRight", percent],
    ],
  },
  {
    question: "Better than three dull rules?",
    answer:
      "1 means that nothing was missed, 0 that we missed as much as the rule. Last weekend’s winner is for Saturdays and Sundays only.",
    columns: [
      ["Than the nearest place", "nearest", oneDecimal],
      ["Than last weekend’s winner", "lastWeekend", oneDecimal],
      ["Than the best climate of the week", "climate", oneDecimal],
    ],
  },
];
