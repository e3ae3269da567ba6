import { isToday } from "#app/domain/calendar/london-time";
import { clockInWords, longWeekday, shortWeekdayOrToday } from "#app/domain/calendar/words";
import { ageInWords, freshnessOf, forecastForDate } from "#app/domain/weather/forecast-freshness";
import { DIM_WORDS } from "#app/domain/ranking/visit";
import type { Caution, Surface } from "#app/services/notes/ports";
import { isOpen, mayBeAdvised } from "#app/domain/catalogue/closure";
import { select } from "#app/presenters/select";
import { matchInWords, suitsInWords } from "#app/presenters/search/filters";
import { ACCEPTABLE_FROM, verdictOf } from "#app/domain/ranking/holiday-climate-index";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import type { Pass } from "#app/domain/catalogue/passes";
import type { Place } from "#app/domain/catalogue/destination";
import { drawingUrl } from "#app/domain/catalogue/scene";
import type { Point } from "#app/domain/geo/geo";
import type { LondonDate } from "#app/domain/calendar/clock";
import { scoreVisit } from "#app/domain/ranking/visit-weather";
import { reasonsFor } from "#app/domain/ranking/score-reasons";
import { type TemperatureUnit, type Units, degreesInWords, temperatureIn } from "#app/domain/units";
import type { PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";
import { weatherNow } from "#app/domain/weather/weather-now";
import { knownHourAt } from "#app/domain/weather/hourly";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import { type Starts, driveView, durationOf, outOfReach, togetherOf } from "./drives";
import { hookText } from "./hook";
import { directionsUrl } from "./outward-links";
import { SKY_WORDS } from "./sky-words";
import { windInWords } from "./wind";

export interface PlaceContext extends Units, Starts {
  readonly date: LondonDate;
  readonly style: RankingStyle;
  readonly nowMs: number;
  /** 0 or absent for a day out. */
  readonly nights?: number;
  /** The visitor's. */
  readonly passes?: readonly Pass[];
}

export function outingView(found: FoundPlace, context: PlaceContext, surface: Surface) {
  const { place, visit, score } = found;
  const dim = DIM_WORDS[visit.light];
  return {
    slug: place.slug,
    name: place.name,
    weather: weatherOfVisit(found, context),
    score: scoreView(found, context.style),
    isAdvised: mayBeAdvised(found) && visit.light === "daylight" && (score ?? 0) >= ACCEPTABLE_FROM,
    notes: found.notes(surface, context),
    arrives: clockInWords(visit.arrivesAt),
    ...(dim !== undefined && { dim }),
    duration: durationOf(found, context),
    ...(found.drives.length > 1 && { together: togetherOf(found, context) }),
    ...whatIsThere(found, context),
  };
}

/** On the day of a search. Cards, rows, pins and calendars are selections of it. */
export function present(found: FoundPlace, context: PlaceContext, surface: Surface) {
  const { place, weather } = found;
  const offer = offerView(place);
  return {
    ...outingView(found, context, surface),
    id: place.id,
    region: place.region,
    kind: place.kind,
    ...(place.imageUrl !== drawingUrl(place.slug) && { imageUrl: place.imageUrl }),
    now: found.forecast && skyView(weatherNowAt(found.forecast, place, context.nowMs), found, context),
    ...(weather && { wind: windInWords(context.distanceUnit, weather.windKmh) }),
    drive: driveView(found, context),
    ...(found.isOutOfReach && { driveNote: outOfReach(context) }),
    directionsUrl: directionsUrl(context.origin, place),
    ...(offer && { offer }),
  };
}

export type PlaceView = ReturnType<typeof present>;
export type CardView = Pick<PlaceView, (typeof CARD_FIELDS)[number]>;

export const SHARED_FIELDS = [
  "id",
  "slug",
  "name",
  "kind",
  "imageUrl",
  "weather",
  "score",
  "notes",
  "drive",
  "driveNote",
  "offer",
  "directionsUrl",
] as const;
const CARD_FIELDS = [...SHARED_FIELDS, "region"] as const;

/** A page that is about now shows the present weather. */
export function cardView(found: FoundPlace, context: PlaceContext, isVisit: boolean): CardView {
  const view = present(found, context, isVisit ? "card" : "now");
  const card = select(view, CARD_FIELDS);
  return isVisit ? card : { ...card, weather: view.now };
}

function whatIsThere(found: FoundPlace, context: PlaceContext) {
  const stay = found.stay?.map((day) => stayDayView(day, context));
  // The days of a stay have a line each, which leaves only one line for what matches.
  const matches = found.matches?.slice(0, stay ? 1 : undefined).map(matchInWords) ?? [];
  const suits = suitsInWords(found.matches ?? []) || matches[0];
  const hook = isOpen(found) && matches.length === 0 ? hookText(found.details, context.date) : "";
  return {
    ...(stay && { stay }),
    ...(hook && { hook }),
    ...(suits && { suits }),
    ...(matches.length > 0 && { matches }),
  };
}

function stayDayView({ date, weather, score }: DayAtPlace, { temperatureUnit, nowMs }: PlaceContext) {
  return {
    label: shortWeekdayOrToday(date, nowMs),
    icon: weather ? SKY_WORDS[weather.condition].day : ("not-available" as const),
    description: weather ? SKY_WORDS[weather.condition].description : "no forecast",
    temperature: weather && degrees(temperatureUnit, weather.temperatureMaxC),
    score,
  };
}

const offerView = ({ specialOffer, partnershipCode }: Place) =>
  (specialOffer || partnershipCode) && { text: specialOffer || null, code: partnershipCode || null };

/** In the dark. */
export const ON_ARRIVAL = "on arrival";

interface ShownWeather {
  readonly temperatureC: number;
  readonly condition: SkyCondition;
  readonly isDay: boolean;
  /** "now", "today", "Wednesday" or "on arrival". */
  readonly when: string;
}

function skyView(
  { temperatureC, condition, isDay, when }: ShownWeather,
  { forecast }: Pick<FoundPlace, "forecast">,
  { temperatureUnit, nowMs }: PlaceContext,
) {
  const words = SKY_WORDS[condition];
  return {
    icon: isDay ? words.day : words.night,
    temperature: degrees(temperatureUnit, temperatureC),
    description: words.description,
    ...(forecast &&
      freshnessOf(forecast, nowMs) !== "fresh" && {
        age: `Forecast ${ageInWords(forecast.fetchedAt, nowMs)}`,
      }),
    when,
  };
}

const weatherNowAt = (forecast: PlaceForecast, place: Point, nowMs: number): ShownWeather => ({
  ...weatherNow(forecast, place, nowMs),
  when: "now",
});

/**
 * In the dark that of the hour of arrival, with a night sky. If the forecast lacks that hour: the present
 * weather today, otherwise that of the whole day.
 */
function weatherOfVisit(found: FoundPlace, context: PlaceContext) {
  const { forecast, place, visit } = found;
  if (!forecast) return null;
  const shown = shownOnVisit(forecast, place, found, context);
  return (
    shown && { ...skyView(shown, found, context), ...(visit.light === "dark" && { isDark: true as const }) }
  );
}

function shownOnVisit(
  forecast: PlaceForecast,
  place: Point,
  { visit, weather }: DayAtPlace,
  { date, nowMs }: PlaceContext,
): ShownWeather | null {
  const ofDay = { isDay: true, when: isToday(date, nowMs) ? "today" : longWeekday(date) };
  if (weather) return { temperatureC: weather.temperatureMaxC, condition: weather.condition, ...ofDay };
  const day = forecastForDate(forecast, date);
  if (!day) return null;
  const hour = knownHourAt(forecast, date, visit.arrivesAt);
  if (hour) return { ...hour, isDay: visit.light !== "dark", when: ON_ARRIVAL };
  if (isToday(date, nowMs)) return weatherNowAt(forecast, place, nowMs);
  return { temperatureC: day.temperatureMaxC, condition: day.condition, ...ofDay };
}

/** Null if all are fresh. */
export function oldestForecastAge(places: readonly Pick<FoundPlace, "forecast">[], nowMs: number) {
  const stale = places.flatMap(({ forecast }) =>
    forecast && freshnessOf(forecast, nowMs) !== "fresh" ? [forecast.fetchedAt] : [],
  );
  if (stale.length === 0) return null;
  const oldest = Math.min(...stale);
  return `The oldest forecast is ${ageInWords(oldest, nowMs)}.`;
}

/** Null if the visit has none. */
export function scoreView(seen: Pick<DayAtPlace, "score" | "weather" | "caution">, style: RankingStyle) {
  const { score, weather } = seen;
  if (score === null || !weather) return null;
  const reasons = reasonsFor(weather, scoreVisit(weather, style).facets);
  return { value: score, ...wordForScore(score, seen.caution), reasons };
}

/** Praise, or the word in its place. */
export const wordForScore = (score: number, caution: Caution | null): Caution =>
  caution ?? { verdict: verdictOf(score) };

/** "18°". */
export function degrees(unit: TemperatureUnit, celsius: number): string {
  return degreesInWords(temperatureIn(unit, celsius));
}
