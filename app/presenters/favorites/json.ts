import { forecastForDate, usableForecast } from "#app/domain/weather/forecast-freshness";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { isoTime, temperatureIn } from "#app/domain/units";
import type { SavedPlaces } from "#app/services/favorites/favorites";
import type { Snapshot } from "#app/services/ports";
import {
  type ListJsonOptions,
  type SearchResult,
  scoresOfList,
  searchResultOf,
} from "#app/presenters/recommendations/json";

/** The answer of GET /api/favorites, newest first. */
export function favoritesJson({ snapshot, favorites, drive }: SavedPlaces, options: ListJsonOptions) {
  const scoresOn = scoresOfList(snapshot, options.nowMs);
  const date = londonDateOf(options.nowMs);
  return favorites.map(({ favorite, position }) => {
    const item = searchResultOf({ snapshot, drive, position, date, scoresOn }, options);
    const { destination, weather, drivingTime } = item;
    return {
      id: favorite.id,
      destinationId: favorite.destinationId,
      destination,
      weather: weather && favoriteWeather(weather, snapshot, position, options),
      drivingDistance: drivingTime,
      createdAt: isoTime(favorite.createdAt),
    };
  });
}

/** The search's weather with the further fields of a favourite's; null for what is unknown. */
function favoriteWeather(
  weather: NonNullable<SearchResult["weather"]>,
  snapshot: Snapshot,
  position: number,
  { nowMs, temperatureUnit }: ListJsonOptions,
) {
  const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
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
