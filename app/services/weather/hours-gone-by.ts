import { withHoursGoneBy } from "#app/domain/weather/forecast-of-hours";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { hoursOfDay } from "#app/domain/weather/hourly";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

/**
 * Fills hours of today that a new forecast lacks from the stored forecast, which had them before they
 * passed. Reads the store only if needed.
 */
export async function withHeldHoursGoneBy(
  fetched: readonly DestinationForecast[],
  places: readonly RefreshCandidate[],
  forecasts: Pick<ForecastStore, "all">,
): Promise<readonly DestinationForecast[]> {
  if (!fetched.some(lacksHoursOfToday)) return fetched;
  const held = await forecasts.all();
  const points = new Map(places.map((place) => [place.destinationId, place]));
  return fetched.map(({ destinationId, forecast }) => {
    const point = points.get(destinationId);
    const earlier = held.get(destinationId) ?? null;
    return { destinationId, forecast: point ? withHoursGoneBy(forecast, earlier, point) : forecast };
  });
}

/** A forecast without any hours has only days, and lacks nothing. */
function lacksHoursOfToday({ forecast }: DestinationForecast): boolean {
  return forecast.hourly !== null && hoursOfDay(forecast, londonDateOf(forecast.fetchedAt)) === null;
}
