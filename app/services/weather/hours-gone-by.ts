import { withHoursGoneBy } from "#app/domain/weather/forecast-of-hours";
import { hoursOfDay } from "#app/domain/weather/hourly";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

/**
 * Forecasts that no longer tell all hours of today get those that have gone by from the forecasts held. Reads the
 * store only where one of them needs it.
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

/** A forecast without any hours is one of days only, and lacks nothing. */
function lacksHoursOfToday({ forecast }: DestinationForecast): boolean {
  const [today] = forecast.days;
  return forecast.hourly !== null && today !== undefined && hoursOfDay(forecast, today.date) === null;
}
