import { londonDateOf } from "#app/domain/calendar/london-time";
import { longDateOrToday } from "#app/domain/calendar/words";
import { type ClockMinutes, type LondonDate, USUAL_LEAVING } from "#app/domain/calendar/clock";
import { weekendSaturday } from "#app/domain/ranking/stay-scores";
import { leavingTime } from "#app/domain/ranking/visit";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { User } from "#app/domain/accounts/account";
import type { Preferences } from "#app/domain/accounts/preferences";
import { preferredFilters } from "#app/domain/filters/filters";
import { dayParameter, leaveParameter, travelDateParameter } from "#app/domain/search/address";
import type { DateOptionView, SearchFormView } from "./view";

function dateOptions(nowMs: number): DateOptionView[] {
  const today = londonDateOf(nowMs);
  return travelDates(nowMs).map((date) => ({
    value: travelDateParameter(date, today),
    label: longDateOrToday(date, nowMs),
  }));
}

interface FormInput {
  readonly postcode: string;
  readonly drivingHours: number;
  readonly date: LondonDate;
  readonly leave: ClockMinutes | null;
  readonly nights: number;
  readonly filters: SearchFormView["filters"];
  readonly others?: readonly string[];
}

/** A user's preferences and passes. */
type Own = Preferences & Partial<Pick<User, "passes">>;

/** Preferences are chosen as filters, which the visitor sees and can remove. */
export function searchFormView(
  { postcode, drivingHours, date, leave, nights, filters, others = [] }: FormInput,
  nowMs: number,
  errors: SearchFormView["errors"] = {},
  preferences: Own | null = null,
): SearchFormView {
  const preferred = preferences && preferredFilters(preferences);
  const today = londonDateOf(nowMs);
  const weekend = weekendSaturday(nowMs);
  return {
    postcode,
    drivingHours,
    // On a Saturday the weekend begins today, but it is not the choice "Today".
    travelDate: nights === 1 && date === weekend ? dayParameter(date) : travelDateParameter(date, today),
    leave: leaveParameter(leave),
    nights,
    weekend: weekend && dayParameter(weekend),
    filters: {
      needs: preferred?.needs.length ? preferred.needs : filters.needs,
      interests: preferred?.interests.length ? preferred.interests : filters.interests,
      passes: preferences?.passes?.length ? preferences.passes : filters.passes,
    },
    ...(others.length > 0 && { others }),
    today: dayParameter(today),
    ...(leavingTime(today, null, nowMs) > USUAL_LEAVING && { isPastUsualLeaving: true }),
    dates: dateOptions(nowMs),
    errors,
  };
}

/** No place has daylight left: tomorrow is chosen at first, but today can still be chosen. */
export function withoutToday(form: SearchFormView): SearchFormView {
  const [, tomorrow] = form.dates;
  if (form.travelDate !== "" || !tomorrow) return form;
  return { ...form, travelDate: tomorrow.value, isTooLateToday: true };
}
