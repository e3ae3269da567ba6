import { type Accuracy, SHOWN_FROM_DAYS } from "#app/domain/accuracy/accuracy";
import { CALIBRATED_FROM_DAYS } from "#app/domain/accuracy/calibration";
import type { Figure, LeadFigures, PlaceFigures, RainFigures, Season } from "#app/domain/accuracy/figures";
import type { Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { WEATHER_SERVICES } from "#app/domain/weather/forecast-origin";

/** A row of a table: its heading, then a cell for each further column. */
export type Row = readonly [string, ...string[]];

interface Facts {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A bar of the chart. `percent` is the share of forecasts that were within 10 points. */
export interface AccuracyBar {
  readonly label: string;
  readonly percent: number;
}

/** The page that says how often our forecasts were right. */
export interface AccuracyView {
  /**
   * "not-measured" with sample weather; "too-early" in the first thirty days; "unknown" if the store does not answer.
   */
  readonly state: "measured" | "too-early" | "not-measured" | "unknown";
  /** The first paragraph of the page: the short answer, and what the forecasts are compared with. */
  readonly lead: readonly string[];
  readonly bars: readonly AccuracyBar[];
  readonly tables: readonly (Facts & {
    readonly id: string;
    readonly title: string;
    readonly notes: string[];
  })[];
}

/** The credit for the hours of sun that a satellite measures: the owner and the licence. */
export const SATELLITE_CREDIT = "Deutscher Wetterdienst, CC BY 4.0, by Open-Meteo.com";

/** The first paragraph is about forecasts two days ahead, since people plan a weekend with those. */
const PLANNED_AHEAD = 2;

const PARTS: Readonly<Record<Facet, string>> = {
  thermal: "Warmth",
  sky: "Sky",
  rain: "Dryness",
  wind: "Wind",
};
const SEASON_NAMES: Readonly<Record<Season, string>> = {
  winter: "Winter (December to February)",
  spring: "Spring (March to May)",
  summer: "Summer (June to August)",
  autumn: "Autumn (September to November)",
};

/** Makes the page. `accuracy` is null until the first night's figures, and "unknown" if the store does not answer. */
export function accuracyView(accuracy: Accuracy | null | "unknown", isSampleWeather: boolean): AccuracyView {
  const empty = { bars: [], tables: [] };
  if (isSampleWeather) {
    const lead = [
      "Not measured: this site shows sample weather, which is made up. There is nothing to compare it with.",
    ];
    return { state: "not-measured", lead, ...empty };
  }
  if (accuracy === "unknown") {
    return {
      state: "unknown",
      lead: ["We can't show our record at the moment. Please try again shortly."],
      ...empty,
    };
  }
  const days = accuracy?.figures.days ?? 0;
  if (!accuracy || days < SHOWN_FROM_DAYS) {
    const known = days === 1 ? "1 day is known so far" : `${days} days are known so far`;
    const lead = [
      `Too early to say: ${known}, and we show figures from ${SHOWN_FROM_DAYS} days on.`,
      accuracy ? comparisonInWords(accuracy) : BEFORE_THE_FIRST_NIGHT,
    ];
    return { state: "too-early", lead, ...empty };
  }
  return measured(accuracy);
}

const BEFORE_THE_FIRST_NIGHT =
  "Each evening at six we note what we forecast for the coming days, and later what the weather service says happened.";

function measured(accuracy: Accuracy): AccuracyView {
  const { leads, regions, seasons, days } = accuracy.figures;
  const planned = leads.find(({ daysAhead }) => daysAhead === PLANNED_AHEAD);
  return {
    state: "measured",
    lead: [
      planned?.within10
        ? `Two days ahead our score is within 10 points on ${daysOfTen(planned.within10)}.`
        : "",
      comparisonInWords(accuracy),
      `${days} days are known, for each place that we list.`,
      archiveInWords(accuracy),
    ].filter((sentence) => sentence !== ""),
    bars: leads.flatMap(({ daysAhead, within10 }) =>
      within10 ? [{ label: `${aheadOf(daysAhead)} ahead`, percent: percentOf(within10) }] : [],
    ),
    tables: [
      byLead(leads),
      firstPlaces(leads),
      rainTable(leads),
      partsTable(leads),
      group(
        "regions",
        "By region, two days ahead",
        "Region",
        regions.map(({ name, leads: own }) => [name, own]),
      ),
      group(
        "seasons",
        "By season, two days ahead",
        "Season",
        seasons.map(({ name, leads: own }) => [SEASON_NAMES[name], own]),
      ),
      bandTable(accuracy),
    ],
  };
}

function archiveInWords({ archivedDays = 0 }: Accuracy): string {
  if (archivedDays === 0) return "";
  const days = archivedDays === 1 ? "1 of them is" : `${archivedDays} of them are`;
  return `${days} from the service's archive of former forecasts. A forecast there is up to nine hours older than ours of the same evening, and has no hours of sun.`;
}

/**
 * Says what the forecasts are compared with: not the weather itself, but what a service or a satellite later reports
 * about it.
 */
function comparisonInWords({ provider, comparedWith }: Accuracy): string {
  const service = WEATHER_SERVICES[provider]?.name ?? provider;
  return {
    "past-hours": `We compare our forecasts with the latest estimate of the same service, ${service}: what its models say a day later, not what a weather station measured.`,
    "last-forecast": `We compare our forecasts with the last one that the same service, ${service}, made before each hour, because it doesn't say afterwards what happened. This is not what a weather station measured.`,
    satellite: `We compare the forecasts of ${service} with what it says of each day afterwards, and its hours of sun with what a satellite measured (${SATELLITE_CREDIT}). Neither is a weather station.`,
  }[comparedWith];
}

const AHEAD = "Days ahead";
const aheadOf = (daysAhead: number): string => (daysAhead === 1 ? "1 day" : `${daysAhead} days`);
const percentOf = ({ value }: Figure): number => Math.round(value * 100);
/** "7 days of 10": a share, rounded to tenths. */
const daysOfTen = ({ value }: Figure): string => `${Math.round(value * 10)} days of 10`;

const NUMBER = new Intl.NumberFormat("en-GB");
const countInWords = (count: number): string => NUMBER.format(Math.round(count));
const NONE = "–";
const ofCases = (figure: Figure | null, text: (figure: Figure) => string): string =>
  figure === null ? NONE : `${text(figure)} (${countInWords(figure.cases)})`;
const share = (figure: Figure | null): string => ofCases(figure, (known) => `${percentOf(known)}%`);
/** A number with one decimal and without its sign. The words beside it give the sign: "1.2°, 0.3° too warm". */
const oneDecimal = (value: number): string => Math.abs(value).toFixed(1);

function biasInWords(bias: Figure | null, unit: string, more: string, less: string): string {
  if (bias === null || oneDecimal(bias.value) === "0.0") return "";
  return `, ${oneDecimal(bias.value)}${unit} ${bias.value > 0 ? more : less}`;
}

const plain = (figure: Figure | null, text: (figure: Figure) => string): string =>
  figure === null ? NONE : text(figure);

const temperature = ({ temperatureC, temperatureBiasC }: PlaceFigures): string =>
  plain(
    temperatureC,
    ({ value }) => `${oneDecimal(value)}°C${biasInWords(temperatureBiasC, "°", "too warm", "too cold")}`,
  );

/** The error of the hours of sun. If they are known for only some of the cases, the number of those cases is added. */
const sun = ({ sunHours, sunBiasHours, cases }: PlaceFigures): string => {
  const text = ({ value }: Figure) =>
    `${oneDecimal(value)} h${biasInWords(sunBiasHours, " h", "too much", "too little")}`;
  return sunHours?.cases === cases ? plain(sunHours, text) : ofCases(sunHours, text);
};

const PLACE_COLUMNS = ["Within 10 points", "Temperature off by", "Sun off by", "Cases"];
const placeCells = (figures: PlaceFigures): [string, string, string, string] => [
  plain(figures.within10, (known) => `${percentOf(known)}%`),
  temperature(figures),
  sun(figures),
  countInWords(figures.cases),
];

function byLead(leads: readonly LeadFigures[]) {
  return {
    id: "days-ahead",
    title: "By days ahead",
    notes: [
      "Each forecast is the newest that we had at six in the evening, that many days ahead. It is for a visit from 9:00 to 18:00, or to sunset if that is earlier. A case is one place on one day.",
    ],
    columns: [AHEAD, ...PLACE_COLUMNS],
    rows: leads.map((lead): Row => [aheadOf(lead.daysAhead), ...placeCells(lead)]),
  };
}

function firstPlaces(leads: readonly LeadFigures[]) {
  return {
    id: "first-place",
    title: "The place that we put first",
    notes: [
      "For about a hundred homes, one in every thirtieth postcode district, we look at which place a search within two hours would have put first, and how its weather turned out. Equal counts as not better. The number of cases is in brackets.",
    ],
    columns: [AHEAD, "Better than home", "Better than the nearest", "Among the ten best"],
    rows: leads.map(({ daysAhead, first }): Row => [
      aheadOf(daysAhead),
      share(first.beatHome),
      share(first.beatNearest),
      share(first.amongTenBest),
    ]),
  };
}

function rainTable(leads: readonly LeadFigures[]) {
  return {
    id: "rain",
    title: "Rain forecast, and rain that came",
    notes: ["Rain means at least 0.2 mm in the hours of the visit."],
    columns: [AHEAD, "Rain, and it came", "Rain, and it stayed dry", "Dry, and it rained", "Dry, and it was"],
    rows: leads.map(({ daysAhead, rain }): Row => [aheadOf(daysAhead), ...rainCells(rain)]),
  };
}

const rainCells = ({ saidAndCame, saidNotCome, notSaidButCame, dryAndDry }: RainFigures) =>
  [saidAndCame, saidNotCome, notSaidButCame, dryAndDry].map(countInWords);

function partsTable(leads: readonly LeadFigures[]) {
  const facets = Object.entries(PARTS) as [Facet, string][];
  return {
    id: "parts",
    title: "By part of the score",
    notes: ["How many of the 100 points each part is off by, on average."],
    columns: [AHEAD, ...facets.map(([, name]) => name), "Cases"],
    rows: leads.map((lead): Row => [
      aheadOf(lead.daysAhead),
      ...facets.map(([facet]) => plain(lead.parts[facet], ({ value }) => oneDecimal(value))),
      countInWords(lead.cases),
    ]),
  };
}

function group(
  id: string,
  title: string,
  heading: string,
  groups: readonly (readonly [string, readonly PlaceFigures[]])[],
) {
  return {
    id,
    title,
    notes: [],
    columns: [heading, ...PLACE_COLUMNS],
    rows: groups.flatMap(([name, leads]): Row[] => {
      const figures = leads[PLANNED_AHEAD - 1];
      return figures && figures.cases > 0 ? [[name, ...placeCells(figures)]] : [];
    }),
  };
}

function bandTable({ figures, calibration }: Accuracy) {
  const isKnown = calibration.bands.some((band) => band !== null);
  return {
    id: "band",
    title: "Too close to call",
    notes: [
      isKnown
        ? "Places within this many points of the best count as equal. If two places are further apart, the one with the higher score proved better three times in four."
        : `From ${CALIBRATED_FROM_DAYS} days on, these results decide which scores are too close to call. Until then it is 3 points today and tomorrow, 4 in two days, and 5 later.`,
    ],
    columns: isKnown ? [AHEAD, "Points"] : [],
    rows: isKnown
      ? figures.leads.flatMap(({ daysAhead }): Row[] => {
          const band = calibration.bands[daysAhead - 1] ?? null;
          return band === null ? [] : [[aheadOf(daysAhead), oneDecimal(band)]];
        })
      : [],
  };
}
