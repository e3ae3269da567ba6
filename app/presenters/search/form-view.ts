import { londonDateOf } from "#app/domain/calendar/london-time";
import { longDateOrToday } from "#app/domain/calendar/words";
import type { ClockMinutes, LondonDate } from "#app/domain/calendar/clock";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Preferences } from "#app/domain/accounts/preferences";
import { type Filters, preferredFilters } from "#app/domain/filters/filters";
import { dayParameter, leaveParameter, travelDateParameter } from "#app/domain/search/address";
import type { DateOptionView, SearchFormView } from "./view";

/** Today and the five days after it, as the dropdown lists them. */
function dateOptions(nowMs: number): DateOptionView[] {
  const today = londonDateOf(nowMs);
  return travelDates(nowMs).map((date) => ({
    value: travelDateParameter(date, today),
    label: longDateOrToday(date, nowMs),
  }));
}

/** What the form is filled with; the postcode as it was typed. */
interface Asked {
  readonly postcode: string;
  readonly drivingHours: number;
  readonly date: LondonDate;
  readonly leave: ClockMinutes | null;
  readonly filters: Pick<Filters, "needs" | "interests">;
}

/**
 * The form as a visitor left it. Before a search it is narrowed to what the visitor's preferences ask for, in sight, so
 * that it can be taken off.
 */
export function searchFormView(
  { postcode, drivingHours, date, leave, filters }: Asked,
  nowMs: number,
  errors: SearchFormView["errors"] = {},
  preferences: Preferences | null = null,
): SearchFormView {
  const { needs, interests } = preferences ? preferredFilters(preferences) : filters;
  return {
    postcode,
    drivingHours,
    travelDate: travelDateParameter(date, londonDateOf(nowMs)),
    leave: leaveParameter(leave),
    filters: { needs, interests },
    today: dayParameter(londonDateOf(nowMs)),
    dates: dateOptions(nowMs),
    errors,
  };
}
