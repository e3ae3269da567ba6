import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { visitTo } from "#app/domain/ranking/seen-visit";
import { isDayOver, leavingTime } from "#app/domain/ranking/visit";
import { forecastForDate, usableForecast } from "#app/domain/weather/forecast-freshness";
import { type Snapshot, placeAt } from "#app/services/ports";
import type { DriveFrom } from "./trip-record";

interface ListedPlace {
  /** Index into the snapshot. */
  readonly position: number;
  readonly drive: DriveFrom | null;
}

/** The day that a list is shown for: today, or tomorrow once none of its places has daylight left on arrival. */
export function dayOfList(places: readonly ListedPlace[], snapshot: Snapshot, nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  const leavesAt = leavingTime(today, null, nowMs);
  let dim = 0;
  let unknown = 0;
  for (const { position, drive } of places) {
    const forecast = usableForecast(snapshot.forecasts[position] ?? null, nowMs);
    const { light } = visitTo(placeAt(snapshot, position), drive?.table.minutes[position], today, leavesAt);
    if (!forecastForDate(forecast, today)) unknown++;
    else if (light !== "daylight") dim++;
  }
  return isDayOver({ dim, unknown }, places.length) ? addDays(today, 1) : today;
}
