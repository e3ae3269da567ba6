import { withHoursGoneBy } from "#app/domain/weather/forecast-of-hours";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { hoursOfDay } from "#app/domain/weather/hourly";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

/**
 * If a new forecast lacks past hours of today, takes them from the stored forecast, which was fetched
 * earlier. Reads the store only if one of the forecasts needs it.
 */
export async function withStoredHoursGoneBy(
  fetched: readonly DestinationForecast[],
  places: readonly RefreshCandidate[],
  forecasts: Pick<ForecastStore, "all">,
): Promise<readonly DestinationForecast[]> {
  if (!fetched.some(lacksHoursOfToday)) return fetched;
  const earlierForecasts = await forecasts.all();
  const points = new Map(places.map((place) => [place.destinationId, place]));
  return fetched.map(({ destinationId, forecast }) => {
    const point = points.get(destinationId);
    const earlier = earlierForecasts.get(destinationId) ?? null;
    return { destinationId, forecast: point ? withHoursGoneBy(forecast, earlier, point) : forecast };
  });
}

/** Returns false for a forecast that has only days, since it never has hours. */
function lacksHoursOfToday({ forecast }: DestinationForecast): boolean {
  return forecast.hourly !== null && hoursOfDay(forecast, londonDateOf(forecast.fetchedAt)) === null;
}
