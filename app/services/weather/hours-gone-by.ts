import { withHoursGoneBy } from "#app/domain/weather/forecast-of-hours";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { hoursOfDay } from "#app/domain/weather/hourly";
import type { DestinationForecast, ForecastStore, RefreshCandidate } from "./ports";

/** Today's past hours from the stored forecast, read only if a new one lacks them. */
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

/** A forecast that has only days never has hours. */
function lacksHoursOfToday({ forecast }: DestinationForecast): boolean {
  return forecast.hourly !== null && hoursOfDay(forecast, londonDateOf(forecast.fetchedAt)) === null;
}
