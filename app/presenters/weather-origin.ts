import { timeInWords } from "#app/domain/calendar/words";
import { type ForecastOrigin, runOf } from "#app/domain/weather/forecast-origin";
import { isoTime } from "#app/domain/units";

/**
 * "Met Office run of 06:00, fetched 10:20 on 24 November". If the run is not known: "Forecast of 24 November at 10:20".
 * The times are London's.
 */
export function originInWords(forecast: ForecastOrigin): string {
  const fetched = timeInWords(forecast.fetchedAt);
  const run = runOf(forecast);
  if (!run) return `Forecast of ${fetched}`;
  const [day, clock] = fetched.split(" at ");
  const [runDay, runClock] = timeInWords(run.runAt).split(" at ");
  return runDay === day
    ? `${run.model} run of ${runClock}, fetched ${clock} on ${day}`
    : `${run.model} run of ${runDay} at ${runClock}, fetched ${fetched}`;
}

/** The run of the weather model, as calls send it; null if it is not known. */
export function runJson(forecast: ForecastOrigin): { model: string; at: string } | null {
  const run = runOf(forecast);
  return run && { model: run.model, at: isoTime(run.runAt) };
}
