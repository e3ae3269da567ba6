import { epochSecondsOfLondonNoon, londonDateOf } from "#app/domain/calendar/london-time";
import { longDateOrToday } from "#app/domain/calendar/words";
import { parseLeavingTime, type LondonDate } from "#app/domain/calendar/clock";
import { DEFAULT_DRIVING_HOURS, isDrivingHours } from "#app/domain/roads/driving-hours";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { Preferences } from "#app/domain/accounts/preferences";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import { INTERESTS, NEEDS, preferredFilters } from "#app/domain/filters/filters";
import type { DateOptionView, SearchFormView } from "./view";

/** Today and the five days after it, as the dropdown lists them. */
export function dateOptions(nowMs: number): DateOptionView[] {
  const today = londonDateOf(nowMs);
  return travelDates(nowMs).map((date) => ({
    value: dateValue(date, today),
    label: longDateOrToday(date, nowMs),
  }));
}

/** The dropdown's value for a day: empty for today. */
export function dateValue(date: LondonDate, today: LondonDate): string {
  return date === today ? "" : String(epochSecondsOfLondonNoon(date));
}

const LONGEST_POSTCODE_KEPT = 16;

/** Where a browser said that it was is as good as typed; a district that somebody shared is not the visitor's. */
const sectorIn = (params: URLSearchParams): string =>
  parsePartialPostcode(params.get("from") ?? "")?.sector ?? "";

function filtersOf(params: URLSearchParams): SearchFormView["filters"] {
  const [needs, interests] = [params.getAll("needs"), params.getAll("interests")];
  return {
    needs: NEEDS.filter((need) => needs.includes(need)),
    interests: INTERESTS.filter((interest) => interests.includes(interest)),
  };
}

/**
 * The form as a visitor left it: what was typed is kept, what cannot be a choice gives way to the default. Before a
 * search it is narrowed to what the visitor's preferences ask for, in sight, so that it can be taken off.
 */
export function searchFormView(
  params: URLSearchParams,
  nowMs: number,
  errors: SearchFormView["errors"] = {},
  preferences: Preferences | null = null,
): SearchFormView {
  const dates = dateOptions(nowMs);
  const hours = Number(params.get("drivingHours"));
  const travelDate = params.get("travelDate") ?? "";
  return {
    postcode: (params.get("postcode") ?? sectorIn(params)).slice(0, LONGEST_POSTCODE_KEPT),
    drivingHours: isDrivingHours(hours) ? hours : DEFAULT_DRIVING_HOURS,
    travelDate: dates.some(({ value }) => value === travelDate) ? travelDate : "",
    leave: parseLeavingTime(params.get("leave") ?? "") === null ? "" : (params.get("leave") ?? ""),
    // The submitted form counts, also where a preference was switched off in it.
    filters: preferences && !params.has("postcode") ? preferredFilters(preferences) : filtersOf(params),
    dates,
    errors,
  };
}
