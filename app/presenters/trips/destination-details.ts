import { timeInWords } from "#app/domain/calendar/words";
import type { Activity } from "#app/domain/catalogue/activity";
import { isInWorks, isShutOn } from "#app/domain/catalogue/opening";
import { firstOfHook } from "#app/domain/catalogue/hook";
import type { Place } from "#app/domain/catalogue/destination";
import { NO_PREFERENCES, type Preferences } from "#app/domain/accounts/preferences";
import { startName } from "#app/domain/geo/postcode";
import { CAMPSITE_RADIUS_MILES } from "#app/domain/places/place-merge";
import { SAMPLE_WEATHER, weatherCredit } from "#app/domain/weather/forecast-origin";
import type { FoundPlace } from "#app/services/search/found-place";
import { originInWords } from "#app/presenters/weather-origin";
import { presentDays } from "./day";
import { driveWords } from "./drive-words";
import { factsView, parkingView } from "./facts";
import { listingView } from "./listing";
import { notesOf } from "./notes";
import { type NightsAway, campsiteSearchUrl, datedHotelUrl, hotelSearchUrl } from "./outward-links";
import { inCardOrder, preferencesInWords, preferredDetails, shownFirst } from "./preferred-details";
import { outingSentence } from "./outing-sentence";
import { type PlaceContext, outingView } from "./present";

export function detailsView(
  found: FoundPlace,
  context: PlaceContext & { readonly isVisit: boolean },
  preferences: Preferences = NO_PREFERENCES,
) {
  const { place, details: written } = found;
  const listed = (entry: Parameters<typeof listingView>[0]) => listingView(entry, context.distanceUnit);
  const first = firstOfHook(written, context.date);
  const byHook = inCardOrder(written.activities, [first], context.date);
  const details = preferredDetails({ ...written, activities: byHook }, preferences);
  const named = (found.matches ?? []).map(({ name }) => name);
  const { hasNoMatch, isFirst } = shownFirst(written, preferences, named);
  const activities = inCardOrder(details.activities, named, context.date);
  const thingToDo = (activity: Activity) => ({
    ...listed(isShutOn(activity, context.date) ? { ...activity, featured: false } : activity),
    facts: factsView(activity, context.date),
  });
  const stay = context.nights ? { arrival: context.date, nights: context.nights } : null;
  const parking = parkingView(place, details, context.origin);
  return {
    id: place.id,
    slug: place.slug,
    name: place.name,
    description: place.description,
    share: shareOf(found, context),
    forecast: presentDays(found, context),
    forecastSource: sourceOfForecast(found),
    activities: activities.filter(isFirst).map(thingToDo),
    /** They do not match the preferences. */
    others: activities.filter((activity) => !isFirst(activity)).map(thingToDo),
    hotels: details.hotels
      .filter((hotel) => !isInWorks(hotel, context.date))
      .map(listed)
      .map((hotel) => withDates(hotel, place, stay)),
    campsites: details.campsites.map(listed),
    driveWords: driveWords(found, context),
    notes: found.notes("place", context, context.date),
    facts: notesOf(details, parking, context.date, context.passes),
    parking,
    /** All are then in `activities`. */
    hasNoMatch,
    activePreferences: preferencesInWords(preferences),
    moreHotelsUrl: hotelSearchUrl(place, stay),
    /** Null for a day out. */
    roomsUrl: stay && hotelSearchUrl(place, stay),
    moreCampsitesUrl: campsiteSearchUrl(place),
    campsiteNote: campsiteNote(place),
  };
}

export type DetailsView = ReturnType<typeof detailsView>;
export type ShareView = ReturnType<typeof shareOf>;

/** With that day's weather, and with the district where the drive starts. */
export function shareOf(found: FoundPlace, context: PlaceContext & { readonly isVisit: boolean }) {
  const path = `/destinations/${found.place.slug}`;
  if (!context.isVisit) return { url: path, text: found.place.name };
  const { date, origin, others = [] } = context;
  const query = new URLSearchParams({ ...(origin && { from: startName(origin) }), date });
  for (const other of others) query.append("with", startName(other));
  return { url: `${path}?${query}`, text: outingSentence(outingView(found, context, "card"), context) };
}

const withDates = (hotel: ReturnType<typeof listingView>, place: Place, stay: NightsAway | null) =>
  hotel.websiteUrl === null ? hotel : { ...hotel, websiteUrl: datedHotelUrl(hotel.websiteUrl, place, stay) };

/** "Forecast of 21 November at 09:00: MET Norway (CC BY 4.0)". */
export function sourceOfForecast({ forecast, place }: Pick<FoundPlace, "forecast" | "place">): string | null {
  if (!forecast) return null;
  return forecast.provider === SAMPLE_WEATHER
    ? `Sample weather made ${timeInWords(forecast.fetchedAt)}, not a forecast`
    : `${originInWords(forecast)}: ${weatherCredit(forecast.provider, place)}`;
}

/** Its campsites are in many valleys, not around one centre. */
const REGIONAL_CAMPSITE_NOTES: Record<string, string> = {
  "the-lake-district":
    "The Lake District is a region rather than one place: these campsites are within 10 miles of Windermere, and every valley has more.",
};

function campsiteNote({ slug, name }: Place): string {
  return (
    REGIONAL_CAMPSITE_NOTES[slug] ?? `Showing campsites within ${CAMPSITE_RADIUS_MILES} miles of ${name}`
  );
}
