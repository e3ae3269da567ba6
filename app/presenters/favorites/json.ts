import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { isoTime, temperatureIn } from "#app/domain/units";
import type { SavedPlaces } from "#app/services/favorites/favorites";
import type { FoundPlace } from "#app/services/search/found-place";
import { fieldsOf } from "#app/presenters/notes/notes-view";
import { type ListJsonOptions, searchResultOf } from "#app/presenters/recommendations/json";
import type { SearchResult } from "#app/presenters/search/json";

/** GET /api/favorites, the newest first. */
export function favoritesJson({ favorites }: SavedPlaces, options: ListJsonOptions) {
  return favorites.map(({ favorite, found }) => {
    const item = searchResultOf(found, options);
    const { destination, weather, drivingTime } = item;
    return {
      id: favorite.id,
      destinationId: favorite.destinationId,
      destination,
      weather: weather && favoriteWeather(weather, found, options),
      drivingDistance: drivingTime,
      ...fieldsOf(found.notes("summary", options)),
      createdAt: isoTime(favorite.createdAt),
    };
  });
}

/** As in a search, with the fields that only favorites have; null for what is unknown. */
function favoriteWeather(
  weather: NonNullable<SearchResult["weather"]>,
  { forecast }: FoundPlace,
  { nowMs, temperatureUnit }: ListJsonOptions,
) {
  const today = forecastForDate(forecast, londonDateOf(nowMs));
  const current = {
    ...weather.current,
    temp_min: today && temperatureIn(temperatureUnit, today.temperatureMinC),
    temp_max: today && temperatureIn(temperatureUnit, today.temperatureMaxC),
    humidity: today && Math.round(today.humidityPct),
    dt: forecast && Math.round(forecast.fetchedAt / 1000),
  };
  return { ...weather, current };
}
