import { parseLeavingTime } from "#app/domain/calendar/clock";
import { DEFAULT_DRIVING_HOURS, isDrivingHours } from "#app/domain/roads/driving-hours";
import { epochSecondsOfLondonNoon, formatLongDate, travelDates } from "#app/domain/calendar/travel-date";
import type { LondonDate } from "#app/domain/weather/forecast";
import type { DateOptionView, SearchFormView } from "./view";

/** Today and the five days after it, as the dropdown lists them. */
export function dateOptions(nowMs: number): DateOptionView[] {
  const [, ...ahead] = travelDates(nowMs);
  const later = ahead.map((date) => ({
    value: String(epochSecondsOfLondonNoon(date)),
    label: formatLongDate(date),
  }));
  return [{ value: "", label: "Today" }, ...later];
}

/** The dropdown's value for a day: empty for today. */
export function dateValue(date: LondonDate, today: LondonDate): string {
  return date === today ? "" : String(epochSecondsOfLondonNoon(date));
}

const LONGEST_POSTCODE_KEPT = 16;

/** The form as a visitor left it: what was typed is kept, what cannot be a choice gives way to the default. */
export function searchFormView(
  params: URLSearchParams,
  nowMs: number,
  errors: SearchFormView["errors"] = {},
): SearchFormView {
  const dates = dateOptions(nowMs);
  const hours = Number(params.get("drivingHours"));
  const travelDate = params.get("travelDate") ?? "";
  return {
    postcode: (params.get("postcode") ?? "").slice(0, LONGEST_POSTCODE_KEPT),
    drivingHours: isDrivingHours(hours) ? hours : DEFAULT_DRIVING_HOURS,
    travelDate: dates.some(({ value }) => value === travelDate) ? travelDate : "",
    leave: parseLeavingTime(params.get("leave") ?? "") === null ? "" : (params.get("leave") ?? ""),
    dates,
    errors,
  };
}
