import { clockInWords, formatLongDate, shortWeekday, timeInWords } from "#app/domain/calendar/words";
import { isInWorks } from "#app/domain/catalogue/opening";
import { SAMPLE_WEATHER, weatherCredit } from "#app/domain/weather/forecast-origin";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { MOST_POINTS, wholePoints } from "#app/domain/ranking/holiday-climate-index";
import { FACETS, type Facet } from "#app/domain/ranking/holiday-climate-index-bands";
import { sunHoursInWords } from "#app/domain/ranking/score-reasons";
import { type Visit, isScored } from "#app/domain/ranking/visit";
import { type VisitWeather, scoreVisit } from "#app/domain/ranking/visit-weather";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { NO_PREFERENCES, type Preferences } from "#app/domain/accounts/preferences";
import { temperatureIn, wholeChance } from "#app/domain/units";
import type { DailyForecast, PlaceForecast, SkyCondition } from "#app/domain/weather/forecast";
import type { LondonDate } from "#app/domain/calendar/clock";
import { FIRST_FORECAST_HOUR, type HourlyWeather, knownHours } from "#app/domain/weather/hourly";
import { DRY_UP_TO_PCT, NO_RAIN_BELOW_MM, WET_FROM_MM, isLessSure } from "#app/domain/weather/thresholds";
import { firstOfHook } from "#app/domain/catalogue/hook";
import { isShutOn } from "#app/domain/catalogue/opening";
import type { Place } from "#app/domain/catalogue/destination";
import type { Nearby, PublishedDetails } from "#app/domain/catalogue/nearby";
import type { DayAtPlace, FoundPlace } from "#app/services/search/found-place";
import { CAMPSITE_RADIUS_MILES } from "#app/domain/places/place-merge";
import type { DetailsView, FacetView, FallView, ForecastDayView, HoursView, ListingView } from "./card-view";
import { originInWords } from "#app/presenters/weather-origin";
import { type CardContext, degrees, scoreView, windIn, windInWords, windUnitOf } from "./present";
import { factsView, parkingView } from "./facts";
import { notesOf } from "./notes";
import { listingView } from "./listing";
import { inCardOrder, matchesNoActivity, preferencesInWords, preferredDetails } from "./preferred-details";
import { type NightsAway, campsiteSearchUrl, datedHotelUrl, hotelSearchUrl } from "./outward-links";
import { SKY_WORDS } from "./sky-words";
import { warningsView } from "#app/presenters/warnings/words";
import { seaLine, seaSource, crossingNotes, tideLine, tideMarks } from "./water-words";
import { visitLine } from "./visit-words";

const GRID_DAYS = 5;

/** The content of an open card's three tabs. `written` may pass the place's details if they are already parsed. */
export function detailsView(
  found: FoundPlace,
  context: CardContext,
  preferences: Preferences = NO_PREFERENCES,
  written: PublishedDetails = found.details,
): DetailsView {
  const { place, forecast } = found;
  const listed = (entry: Parameters<typeof listingView>[0]) => listingView(entry, context.distanceUnit);
  const first = firstOfHook(written, context.date);
  const byHook = inCardOrder(written.activities, [first], context.date);
  const details = preferredDetails({ ...written, activities: byHook }, preferences);
  const named = (found.matches ?? []).map(({ name }) => name);
  const stay = context.nights ? { arrival: context.date, nights: context.nights } : null;
  const parking = parkingView(place, details, context.origin);
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    description: place.description,
    shareUrl: `/destinations/${place.slug}${context.isVisit ? `?date=${context.date}` : ""}`,
    forecast: forecast ? gridDays(found, forecast, context, written.nearby?.tideGauge) : [],
    warnings: warningsView(found.warnings, found.known, context.nowMs),
    forecastSource: forecast && sourceOf(forecast, place),
    seaSource: forecast && seaSource(found.days),
    activities: inCardOrder(details.activities, named, context.date).map((activity) => ({
      ...listed(isShutOn(activity, context.date) ? { ...activity, featured: false } : activity),
      facts: factsView(activity, context.date),
    })),
    hotels: details.hotels
      .filter((hotel) => !isInWorks(hotel, context.date))
      .map(listed)
      .map((hotel) => withDates(hotel, place, stay)),
    campsites: details.campsites.map(listed),
    crossings: crossingNotes(written.nearby?.crossings, found.tides, context.date),
    notes: notesOf(details, parking, context.date),
    parking,
    hasNoMatch: matchesNoActivity(written, preferences),
    activePreferences: preferencesInWords(preferences),
    moreHotelsUrl: hotelSearchUrl(place, stay),
    roomsUrl: stay && hotelSearchUrl(place, stay),
    moreCampsitesUrl: campsiteSearchUrl(place),
    campsiteNote: campsiteNote(place),
  };
}

/** Adds the nights of a stay to a hotel's link, if the hotel's site can take them. */
const withDates = (hotel: ListingView, place: Place, stay: NightsAway | null): ListingView =>
  hotel.websiteUrl === null ? hotel : { ...hotel, websiteUrl: datedHotelUrl(hotel.websiteUrl, place, stay) };

/** Returns five of the six days to choose from, the travel day among them. */
function gridDays(
  found: FoundPlace,
  forecast: PlaceForecast,
  context: CardContext,
  tideGauge: Nearby["tideGauge"],
): ForecastDayView[] {
  const days = found.days.flatMap((day) => {
    const weather = forecastForDate(forecast, day.date);
    return weather ? [dayView(weather, forecast, day, context, tideGauge)] : [];
  });
  const travelDay = days.findIndex(({ isTravelDay }) => isTravelDay);
  return travelDay >= GRID_DAYS ? days.slice(-GRID_DAYS) : days.slice(0, GRID_DAYS);
}

function dayView(
  day: DailyForecast,
  forecast: PlaceForecast,
  seen: DayAtPlace,
  context: CardContext,
  tideGauge: Nearby["tideGauge"],
): ForecastDayView {
  const { visit, weather } = seen;
  const shown = (celsius: number) => degrees(context.temperatureUnit, celsius);
  // These are for the hours of the visit, as the score is. The highest and lowest temperatures are for the day.
  const { sunshineHours, windKmh, rainMm, precipitationPct, condition } = weather ?? day;
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
    precipitation,
    isWet: precipitation === null ? rainMm >= WET_FROM_MM : precipitation > DRY_UP_TO_PCT,
    isTravelDay: day.date === context.date,
    sunshine: !isScored(visit) ? "none" : sunshineHours === null ? null : sunHoursInWords(sunshineHours),
    rain: rainInWords(rainMm),
    fall: fallDuring(forecast, day.date, visit, condition),
    wind: windInWords(context.distanceUnit, windKmh),
    gusts: gustsDuring(forecast, day.date, visit, context),
    score: scoreView(seen, context.style),
    facets: weather ? facetViews(weather, context) : [],
    scoredOver: weather && scoredOver(visit, weather),
    visit: visitLine(visit, weather?.isWholeDay ?? false),
    isLessSure: isLessSure(day.date, londonDateOf(context.nowMs)),
    tide: tideLine(seen.tides, day.date, tideGauge),
    sea: seaLine(seen.sea, context.temperatureUnit),
    hours: hoursView(forecast, day.date, seen, context),
  };
}

/** "0.4 mm", "12 mm", "none". */
function rainInWords(rainMm: number): string {
  if (rainMm < NO_RAIN_BELOW_MM) return "none";
  return `${rainMm < 10 ? rainMm.toFixed(1) : Math.round(rainMm)} mm`;
}

const isSnowy = (condition: SkyCondition): boolean => condition === "snow" || condition === "sleet";

/** What falls in the wet hours of the visit. If the forecast has no such hours, the day's condition decides. */
function fallDuring(
  forecast: PlaceForecast,
  date: LondonDate,
  visit: Visit,
  condition: SkyCondition,
): FallView {
  const wet = hoursDuring(forecast, date, visit).flatMap(({ rainMm, condition: sky }) =>
    rainMm > 0 ? [sky] : [],
  );
  const skies = wet.length > 0 ? wet : [condition];
  if (!skies.some(isSnowy)) return "rain";
  return skies.every((sky) => sky === "snow") ? "snow" : "rain or snow";
}

/** The hours of the forecast that overlap the visit. */
function hoursDuring(
  forecast: PlaceForecast,
  date: LondonDate,
  { startsAt, endsAt }: Visit,
): HourlyWeather[] {
  return (knownHours(forecast, date) ?? []).flatMap((hour, index) => {
    const clock = (FIRST_FORECAST_HOUR + index) * 60;
    return hour && clock < endsAt && clock + 60 > startsAt ? [hour] : [];
  });
}

function gustsDuring(
  forecast: PlaceForecast,
  date: LondonDate,
  visit: Visit,
  { distanceUnit }: CardContext,
): string | null {
  const known = hoursDuring(forecast, date, visit).flatMap(({ gustKmh }) => gustKmh ?? []);
  return known.length > 0 ? windInWords(distanceUnit, Math.max(...known)) : null;
}

const scoredOver = (visit: Visit, { isWholeDay }: VisitWeather): string =>
  isWholeDay
    ? "Based on the whole day."
    : `Based on ${clockInWords(visit.startsAt)}–${clockInWords(visit.endsAt)}, while you're there.`;

function hoursView(
  forecast: PlaceForecast,
  date: LondonDate,
  { visit: { startsAt, endsAt, light, sun }, tides }: DayAtPlace,
  { temperatureUnit, distanceUnit }: CardContext,
): HoursView | null {
  const hours = knownHours(forecast, date);
  if (!hours) return null;
  const inHours = (clock: number) => Math.round((clock / 60) * 100) / 100;
  return {
    from: FIRST_FORECAST_HOUR,
    temperatures: hours.map((hour) => hour && temperatureIn(temperatureUnit, hour.temperatureC)),
    sunshineMinutes: hours.map((hour) => hour && hour.sunshineMinutes),
    rainMm: hours.map((hour) => hour && hour.rainMm),
    chances: hours.map((hour) => hour && wholeChance(hour.precipitationPct)),
    skies: hours.map((hour) => hour && SKY_WORDS[hour.condition].description),
    snowy: hours.map((hour) => hour !== null && isSnowy(hour.condition)),
    winds: hours.map((hour) => hour && windIn(distanceUnit, hour.windKmh)),
    gusts: hours.map((hour) => (hour && hour.gustKmh !== null ? windIn(distanceUnit, hour.gustKmh) : null)),
    windUnit: windUnitOf(distanceUnit),
    sunrise: inHours(sun.risesAt),
    sunset: inHours(sun.setsAt),
    visit: light === "dark" ? null : { from: inHours(startsAt), until: inHours(endsAt) },
    tides: tideMarks(tides, date),
  };
}

const FACET_NAMES: Record<Facet, string> = { thermal: "Warmth", sky: "Sky", rain: "Dryness", wind: "Wind" };

function facetViews(weather: VisitWeather, { style }: CardContext): FacetView[] {
  const { facets } = scoreVisit(weather, style);
  const given = wholePoints({ facets });
  return FACETS.map((facet) => ({
    name: FACET_NAMES[facet],
    points: `${given[facet]} of ${facets[facet].weight * MOST_POINTS}`.replace("-", "−"),
    percent: Math.min(100, Math.max(0, Math.round((facets[facet].points / MOST_POINTS) * 100))),
  }));
}

function sourceOf(forecast: PlaceForecast, place: Place): string {
  return forecast.provider === SAMPLE_WEATHER
    ? `Sample weather made ${timeInWords(forecast.fetchedAt)}, not a forecast`
    : `${originInWords(forecast)}: ${weatherCredit(forecast.provider, place)}`;
}

/** The Lake District is large. Its campsites are in many valleys, not around one centre. */
const REGIONAL_CAMPSITE_NOTES: Record<string, string> = {
  "the-lake-district":
    "The Lake District is a region rather than one place: these campsites are within 10 miles of Windermere, and every valley has more.",
};

function campsiteNote({ slug, name }: Place): string {
  return (
    REGIONAL_CAMPSITE_NOTES[slug] ?? `Showing campsites within ${CAMPSITE_RADIUS_MILES} miles of ${name}`
  );
}
