import { SAMPLE_WEATHER } from "#app/domain/weather/forecast-origin";
import { usableForecast } from "#app/domain/weather/forecast-freshness";
import {
  FACETS,
  type Facet,
  MOST_POINTS,
  scoreDay,
  wholePoints,
} from "#app/domain/ranking/holiday-climate-index";
import { selectableDays, londonDateOf, shortWeekday, formatLongDate } from "#app/domain/calendar/travel-date";
import { NO_PREFERENCES, type Preferences } from "#app/domain/accounts/preferences";
import { MILES_PER_KILOMETRE } from "#app/domain/units";
import type { DailyForecast, LondonDate, PlaceForecast } from "#app/domain/weather/forecast";
import type { DestinationDetails, Place } from "#app/domain/catalogue/destination";
import type { Snapshot } from "#app/services/ports";
import { CAMPSITE_RADIUS_MILES } from "#app/domain/places/place-merge";
import type { DetailsView, FacetView, ForecastDayView } from "./card-view";
import { type CardContext, degrees, scoreView } from "./destination-card";
import { listingView } from "./listing";
import { preferenceWords, preferredDetails } from "./preferred-details";
import { campsiteSearchUrl, hotelSearchUrl } from "./outward-links";
import { SKY_WORDS } from "./sky-words";

const GRID_DAYS = 5;
/** Above this chance of rain a day is marked as wet. */
const WET_ABOVE_PCT = 30;

/** What an expanded card shows: the three tabs of one place. */
export function detailsView(
  snapshot: Snapshot,
  position: number,
  context: CardContext,
  preferences: Preferences = NO_PREFERENCES,
): DetailsView {
  const place = snapshot.places[position];
  const detailsJson = snapshot.detailsJson[position];
  if (!place || !detailsJson) throw new RangeError(`The snapshot holds no place ${position}`);
  const details = preferredDetails(JSON.parse(detailsJson) as DestinationDetails, preferences);
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, context.nowMs);
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    description: place.description,
    forecast: forecast ? gridDays(forecast, context).map((each) => dayView(each, context)) : [],
    forecastSource: forecast && sourceOf(forecast),
    activities: details.activities.map(listingView),
    hotels: details.hotels.map(listingView),
    campsites: details.campsites.map(listingView),
    activePreferences: preferenceWords(preferences),
    moreHotelsUrl: hotelSearchUrl(place),
    moreCampsitesUrl: campsiteSearchUrl(place),
    campsiteNote: campsiteNote(place),
  };
}

/** Five of the six selectable days, always with the travel day among them. */
function gridDays(forecast: PlaceForecast, context: CardContext): DailyForecast[] {
  const days = selectableDays(forecast, londonDateOf(context.nowMs));
  const travelDay = days.findIndex(({ date }) => date === context.date);
  return travelDay >= GRID_DAYS ? days.slice(-GRID_DAYS) : days.slice(0, GRID_DAYS);
}

function dayView(day: DailyForecast, context: CardContext): ForecastDayView {
  const shown = (celsius: number) => degrees(context.temperatureUnit, celsius);
  const precipitation = Math.min(100, Math.round(day.precipitationPct));
  return {
    date: day.date,
    label: shortWeekday(day.date),
    longLabel: formatLongDate(day.date),
    icon: SKY_WORDS[day.condition].day,
    description: SKY_WORDS[day.condition].description,
    temperature: shown(day.temperatureMaxC),
    feelsLike: shown(day.feelsLikeC),
    low: shown(day.temperatureMinC),
    high: shown(day.temperatureMaxC),
    precipitation,
    isWet: precipitation > WET_ABOVE_PCT,
    isTravelDay: day.date === context.date,
    sunshine: day.sunshineHours === null ? null : `${Math.round(day.sunshineHours)} h`,
    wind:
      context.distanceUnit === "miles"
        ? `${Math.round(day.windKmh * MILES_PER_KILOMETRE)} mph`
        : `${Math.round(day.windKmh)} km/h`,
    score: scoreView(day, context.style),
    facets: facetViews(day, context),
  };
}

const FACET_NAMES: Record<Facet, string> = { thermal: "Warmth", sky: "Sky", rain: "Dryness", wind: "Wind" };

function facetViews(day: DailyForecast, context: CardContext): FacetView[] {
  const { facets } = scoreDay(day, context.style);
  const given = wholePoints({ facets });
  return FACETS.map((facet) => ({
    name: FACET_NAMES[facet],
    points: `${given[facet]} of ${facets[facet].weight * MOST_POINTS}`.replace("-", "−"),
    percent: Math.min(100, Math.max(0, Math.round((facets[facet].points / MOST_POINTS) * 100))),
  }));
}

const issuedFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
});

const PROVIDER_NAMES: Record<string, string> = { "open-meteo": "Open-Meteo", openweather: "OpenWeather" };

function sourceOf({ provider, fetchedAt }: PlaceForecast): string {
  const issued = issuedFormat.format(fetchedAt);
  return provider === SAMPLE_WEATHER
    ? `Sample weather made ${issued}, not a forecast`
    : `Forecast of ${issued} by ${PROVIDER_NAMES[provider] ?? provider}`;
}

/** The Lake District is wide: its campsites lie around many valleys, not around one centre. */
const REGIONAL_CAMPSITE_NOTES: Record<string, string> = {
  "the-lake-district":
    "The Lake District is a region rather than one place: these campsites lie within 10 miles of Windermere, and every valley has more.",
};

function campsiteNote({ slug, name }: Place): string {
  return (
    REGIONAL_CAMPSITE_NOTES[slug] ?? `Showing campsites within ${CAMPSITE_RADIUS_MILES} miles of ${name}`
  );
}

/** A day's long form with 'Today' for today. */
export function dateLabel(date: LondonDate, nowMs: number): string {
  return date === londonDateOf(nowMs) ? "Today" : formatLongDate(date);
}
