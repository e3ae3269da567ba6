import { clockInWords, formatLongDate, shortWeekday } from "#app/domain/calendar/words";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { MOST_POINTS, wholePoints } from "#app/domain/ranking/holiday-climate-index";
import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { sunHoursInWords } from "#app/domain/ranking/score-reasons";
import { type Visit, isScored } from "#app/domain/ranking/visit";
import { type VisitWeather, scoreVisit } from "#app/domain/ranking/visit-weather";
import { wholeChance } from "#app/domain/units";
import type { PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { FIRST_FORECAST_HOUR, type HourlyWeather, knownHours } from "#app/domain/weather/hourly";
import { DRY_UP_TO_PCT, NO_RAIN_BELOW_MM, WET_FROM_MM, isLessSure } from "#app/domain/weather/thresholds";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import { type PlaceContext, degrees, scoreView } from "./present";
import { windInWords } from "./wind";
import { hoursView } from "./hours-view";
import { SKY_WORDS, isSnowy } from "./sky-words";

const GRID_DAYS = 5;

/** Five of the six days to choose from, the travel day among them. */
export function presentDays(found: FoundPlace, context: PlaceContext) {
  const days = found.days.flatMap((day) => presentDay(found, day, context) ?? []);
  const travelDay = days.findIndex(({ isTravelDay }) => isTravelDay);
  return travelDay >= GRID_DAYS ? days.slice(-GRID_DAYS) : days.slice(0, GRID_DAYS);
}

/** Null if the forecast does not reach it. */
export function presentDay({ forecast }: FoundPlace, seen: DayAtPlace, context: PlaceContext) {
  const day = forecastForDate(forecast, seen.date);
  if (!forecast || !day) return null;
  const { visit, weather } = seen;
  const shown = (celsius: number) => degrees(context.temperatureUnit, celsius);
  const { rainMm, precipitationPct, condition } = weather ?? day;
  const precipitation = wholeChance(precipitationPct);
  return {
    date: day.date,
    label: shortWeekday(day.date),
    longLabel: formatLongDate(day.date),
    // In the dark the picture shows the night.
    icon: SKY_WORDS[condition][visit.light === "dark" ? "night" : "day"],
    description: SKY_WORDS[condition].description,
    temperature: shown(day.daylightMaxC),
    feelsLike: shown(day.feelsLikeC),
    low: shown(day.temperatureMinC),
    high: shown(day.temperatureMaxC),
    /** In per cent, during the visit. */
    precipitation,
    /** In bold and in the colour of rain. */
    isWet: precipitation === null ? rainMm >= WET_FROM_MM : precipitation > DRY_UP_TO_PCT,
    isTravelDay: day.date === context.date,
    facts: factsOfVisit(forecast, seen, context, weather ?? day),
    score: scoreView(seen, context.style),
    facets: weather ? facetViews(weather, context) : [],
    scoredOver: weather && scoredOver(visit, weather),
    notes: seen.notes("day", context),
    isLessSure: isLessSure(day.date, londonDateOf(context.nowMs)),
    hours: hoursView(forecast, day.date, visit, context),
  };
}

export type ForecastDayView = NonNullable<ReturnType<typeof presentDay>>;

const FALLS = { rain: "Rain", snow: "Snow (melted)", "rain or snow": "Rain or snow" } as const;

/**
 * "Sunshine", "7 h", "7 h of sun". Rain at night does not matter, and snow counts as the water that it melts to. A fact
 * with `words` is named in sentences.
 */
function factsOfVisit(
  forecast: PlaceForecast,
  { date, visit }: DayAtPlace,
  { distanceUnit }: PlaceContext,
  weather: Pick<VisitWeather, "sunshineHours" | "windKmh" | "rainMm" | "condition">,
) {
  const hours = hoursDuring(forecast, date, visit);
  const gusts = hours.flatMap(({ gustKmh }) => gustKmh ?? []);
  const { sunshineHours } = weather;
  const sunshine = !isScored(visit) ? "none" : sunshineHours === null ? null : sunHoursInWords(sunshineHours);
  const rain = rainInWords(weather.rainMm);
  const fall = fallDuring(hours, weather.condition);
  const wind = windInWords(distanceUnit, weather.windKmh);
  const known = [
    sunshine !== null && { name: "Sunshine", value: sunshine, words: amountInWords(sunshine, "sun") },
    { name: FALLS[fall], value: rain, words: amountInWords(rain, fall) },
    { name: "Wind", value: wind, words: `wind ${wind}` },
    gusts.length > 0 && { name: "Gusts", value: windInWords(distanceUnit, Math.max(...gusts)) },
  ];
  return known.filter((fact) => fact !== false);
}

/** "7 h of sun", "no rain" */
const amountInWords = (amount: string, what: string): string =>
  amount === "none" ? `no ${what}` : `${amount} of ${what}`;

/** "partly cloudy, 17°, 7 h of sun, no rain, wind 9 mph" */
export const dayInWords = ({ description, temperature, facts }: ForecastDayView): string =>
  [description, temperature, ...factsInWords(facts)].join(", ");

export const factsInWords = (facts: ForecastDayView["facts"]): string[] =>
  facts.flatMap(({ words }) => words ?? []);

/** "0.4 mm", "12 mm", "none". */
function rainInWords(rainMm: number): string {
  if (rainMm < NO_RAIN_BELOW_MM) return "none";
  return `${rainMm < 10 ? rainMm.toFixed(1) : Math.round(rainMm)} mm`;
}

/** In the wet hours. Without such hours, the day's condition decides. */
function fallDuring(hours: readonly HourlyWeather[], condition: SkyCondition): keyof typeof FALLS {
  const wet = hours.flatMap(({ rainMm, condition: sky }) => (rainMm > 0 ? [sky] : []));
  const skies = wet.length > 0 ? wet : [condition];
  if (!skies.some(isSnowy)) return "rain";
  return skies.every((sky) => sky === "snow") ? "snow" : "rain or snow";
}

function hoursDuring(forecast: PlaceForecast, date: LondonDate, { startsAt, endsAt }: Visit) {
  return (knownHours(forecast, date) ?? []).flatMap((hour, index) => {
    const clock = (FIRST_FORECAST_HOUR + index) * 60;
    return hour && clock < endsAt && clock + 60 > startsAt ? [hour] : [];
  });
}

const scoredOver = (visit: Visit, { isWholeDay }: VisitWeather): string =>
  isWholeDay
    ? "Based on the whole day."
    : `Based on ${clockInWords(visit.startsAt)}–${clockInWords(visit.endsAt)}, while you're there.`;

const FACET_NAMES: Record<Facet, string> = { thermal: "Warmth", sky: "Sky", rain: "Dryness", wind: "Wind" };

function facetViews(weather: VisitWeather, { style }: PlaceContext) {
  const { facets } = scoreVisit(weather, style);
  const given = wholePoints({ facets });
  return FACETS.map((facet) => ({
    name: FACET_NAMES[facet],
    points: `${given[facet]} of ${facets[facet].weight * MOST_POINTS}`.replace("-", "−"),
    percent: Math.min(100, Math.max(0, Math.round((facets[facet].points / MOST_POINTS) * 100))),
  }));
}
