import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { isDayOver } from "#app/domain/ranking/visit";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import type { FoundPlace } from "#app/services/search/found-place";

/** Returns the day of a list: today, or tomorrow if none of its places has daylight left on arrival. */
export function dayOfList(places: readonly FoundPlace[], nowMs: number): LondonDate {
  const today = londonDateOf(nowMs);
  let withoutEnoughLight = 0;
  let unknown = 0;
  for (const { forecast, visit } of places) {
    if (!forecastForDate(forecast, today)) unknown++;
    else if (visit.light !== "daylight") withoutEnoughLight++;
  }
  return isDayOver({ withoutEnoughLight, unknown }, places.length) ? addDays(today, 1) : today;
}
