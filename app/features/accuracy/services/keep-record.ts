import {
  type Entries,
  type RecordedVisit,
  visitByForecast,
  visitByHours,
} from "#app/features/accuracy/domain/recorded-visit";
import { DAYS_AHEAD } from "#app/features/accuracy/domain/figures";
import { addDays } from "#app/domain/calendar/calendar-day";
import { londonDateOf, londonHourOf } from "#app/domain/calendar/london-time";
import type { Point } from "#app/domain/geo/geo";
import type { PlaceForecast } from "#app/domain/weather/forecast";
import { reportsPastHours } from "#app/domain/weather/forecast-origin";
import type { ForecastStore, Refreshed } from "#app/services/weather/ports";
import { HAPPENED, type RecordDeps } from "./ports";

/** "n days ahead" is the newest forecast at six in the evening, n days before, by a run before seven. */
const TAKEN_AT_HOUR = 18;
/** Earlier reports do not change the record, since the nightly runs read it. */
const FIRST_KEEPING_HOUR = 5;

interface KeepRecordDeps extends RecordDeps {
  readonly forecasts: Pick<ForecastStore, "all">;
}

/**
 * The weather of yesterday and, once a day, the coming days; nothing for a service that does not report past hours. At
 * most two statements. Never throws, since a refresh is good without its record.
 */
export async function keepRecord(run: Refreshed, deps: KeepRecordDeps): Promise<void> {
  const { records, forecasts, provider, clock, log } = deps;
  if (!reportsPastHours(provider)) return;
  const today = londonDateOf(clock());
  const hour = Math.floor(londonHourOf(clock()));
  const yesterday = addDays(today, -1);
  const places = new Map(run.candidates.map((place) => [place.destinationId, place]));
  const entriesOf = (
    all: Iterable<readonly [number, PlaceForecast]>,
    visitOf: (forecast: PlaceForecast, at: Point) => RecordedVisit | null,
  ): Entries =>
    Object.fromEntries(
      [...all].flatMap(([id, forecast]) => {
        const place = places.get(id);
        const isOfToday = forecast.provider === provider && londonDateOf(forecast.fetchedAt) === today;
        const visit = place && isOfToday ? visitOf(forecast, place) : null;
        return visit ? [[id, visit]] : [];
      }),
    );
  try {
    const fetched = hour < FIRST_KEEPING_HOUR ? [] : run.forecasts;
    const outcomes = entriesOf(
      fetched.map(({ destinationId, forecast }) => [destinationId, forecast]),
      ({ pastDay }, at) => (pastDay?.date === yesterday ? visitByHours(pastDay, at) : null),
    );
    const known = hour === TAKEN_AT_HOUR ? await forecasts.all() : [];
    const ahead = DAYS_AHEAD.map((daysAhead) => {
      const date = addDays(today, daysAhead);
      return {
        date,
        daysAhead,
        entries: entriesOf(known, (forecast, at) => visitByForecast(forecast, at, date)),
      };
    });
    const rows = [{ date: yesterday, daysAhead: HAPPENED, entries: outcomes }, ...ahead];
    const filled = rows.filter(({ entries }) => Object.keys(entries).length > 0);
    if (filled.length > 0) await records.put(provider, filled);
  } catch (error) {
    log.error("accuracy.not-recorded", error);
  }
}
