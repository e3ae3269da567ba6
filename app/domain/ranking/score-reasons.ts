import type { Facet, FacetScores } from "./holiday-climate-index-bands";
import type { DailyForecast, SkyCondition } from "#app/domain/weather/forecast";
import { skyOfCloud } from "#app/domain/weather/day-of-hours";
import {
  BREEZY_FROM_KMH,
  DRY_UP_TO_PCT,
  NO_SUN_BELOW_HOURS,
  WET_FROM_MM,
} from "#app/domain/weather/thresholds";

type DescribedDay = Pick<
  DailyForecast,
  "temperatureMaxC" | "cloudPct" | "rainMm" | "precipitationPct" | "windKmh" | "sunshineHours" | "condition"
>;

/** Words with more `strength` come first, even if the facet costs few points. */
interface Reason {
  readonly words: string;
  readonly strength: number;
}

const MAX_REASONS = 3;

/** Of an average British day. A facet that is far from them says more about the day. */
const MIDDLING_POINTS: Readonly<Record<Facet, number>> = { thermal: 6, sky: 5, rain: 8.5, wind: 9 };

const STRIKING: Partial<Record<SkyCondition, string>> = {
  thunderstorm: "thunderstorms",
  snow: "snow",
  sleet: "sleet",
};

/** By rising value: the first row whose `below` is greater. */
type Scale = readonly { readonly below: number; readonly words: string | null; readonly strength: number }[];

const WARMTH_C: Scale = [
  { below: 1, words: "freezing", strength: 30 },
  { below: 7, words: "cold", strength: 8 },
  { below: 12, words: "chilly", strength: 3 },
  { below: 17, words: "cool", strength: 0 },
  { below: 20, words: "mild", strength: 0 },
  { below: 25, words: "warm", strength: 3 },
  { below: 29, words: "very warm", strength: 8 },
  { below: 33, words: "hot", strength: 20 },
  { below: Infinity, words: "very hot", strength: 30 },
];

export const WARMTH_WORDS: ReadonlySet<string> = new Set(WARMTH_C.flatMap(({ words }) => words ?? []));

const RAIN_MM: Scale = [
  { below: 3, words: "light rain", strength: 5 },
  { below: 9, words: "rain", strength: 10 },
  { below: Infinity, words: "heavy rain", strength: 25 },
];

/** From 20 km/h on, the Beaufort scale. Wind from 10 to 20 km/h is not worth naming. */
const WIND_KMH: Scale = [
  { below: 10, words: "light winds", strength: 1 },
  { below: BREEZY_FROM_KMH, words: null, strength: 0 },
  { below: 39, words: "breezy", strength: 4 },
  { below: 50, words: "windy", strength: 12 },
  { below: 62, words: "very windy", strength: 20 },
  { below: Infinity, words: "gales", strength: 30 },
];

const SKY: Partial<Record<SkyCondition, string>> = {
  clear: "clear skies",
  "mostly-clear": "mostly clear",
  "partly-cloudy": "partly cloudy",
  cloudy: "cloudy",
  overcast: "overcast",
};

function skyWithoutSun({ condition, cloudPct }: DescribedDay): Reason | null {
  const words = SKY[condition] ?? SKY[skyOfCloud(cloudPct)];
  return words === undefined ? null : { words, strength: 0 };
}

function onScale(scale: Scale, value: number): Reason | null {
  const row = scale.find(({ below }) => value < below);
  return row === undefined || row.words === null ? null : { words: row.words, strength: row.strength };
}

function rainReason(day: DescribedDay): Reason | null {
  const striking = STRIKING[day.condition];
  if (striking !== undefined) return { words: striking, strength: 40 };
  if (day.rainMm >= WET_FROM_MM) return onScale(RAIN_MM, day.rainMm);
  return { words: (day.precipitationPct ?? 0) > DRY_UP_TO_PCT ? "mostly dry" : "dry", strength: 4 };
}

export function sunFigure(sunshineHours: number): string {
  if (sunshineHours < NO_SUN_BELOW_HOURS) return "0";
  return sunshineHours < 1 ? "½" : String(Math.floor(sunshineHours));
}

/** "6 h", "½ h", "none". Rounds down like the daylight beside it: never more sun than light. */
export function sunHoursInWords(sunshineHours: number): string {
  const figure = sunFigure(sunshineHours);
  return figure === "0" ? "none" : `${figure} h`;
}

/** "6 h of sun", "no sun". */
export function sunInWords(sunshineHours: number): string {
  const text = sunHoursInWords(sunshineHours);
  return text === "none" ? "no sun" : `${text} of sun`;
}

function skyReason(day: DescribedDay): Reason | null {
  if (day.condition === "fog") return { words: "foggy", strength: 20 };
  const words = sunInWords(day.sunshineHours ?? 0);
  return words === "no sun" ? skyWithoutSun(day) : { words, strength: 5 };
}

/** At most three: striking weather first, then the facets farthest from an average day. */
export function reasonsFor(day: DescribedDay, facets: FacetScores): string[] {
  const reasons: Record<Facet, Reason | null> = {
    sky: skyReason(day),
    rain: rainReason(day),
    // The displayed degrees: of two places that both show 7°, one must not be cold and the other chilly.
    thermal: onScale(WARMTH_C, Math.round(day.temperatureMaxC)),
    wind: onScale(WIND_KMH, day.windKmh),
  };
  const moved = (facet: Facet) =>
    facets[facet].weight * Math.abs(facets[facet].points - MIDDLING_POINTS[facet]);
  return (Object.keys(reasons) as Facet[])
    .flatMap((facet) => {
      const reason = reasons[facet];
      return reason === null
        ? []
        : [{ words: reason.words, telling: Math.max(moved(facet), reason.strength) }];
    })
    .sort((a, b) => b.telling - a.telling)
    .slice(0, MAX_REASONS)
    .map(({ words }) => words);
}
