import { londonDateOf } from "#app/domain/calendar/london-time";
import { longDateOrToday } from "#app/domain/calendar/words";
import { USUAL_LEAVING } from "#app/domain/calendar/clock";
import { weekendSaturday } from "#app/domain/ranking/stay-scores";
import { leavingTime } from "#app/domain/ranking/visit";
import { travelDates } from "#app/domain/calendar/travel-date";
import { type Filters, preferredFilters } from "#app/domain/filters/filters";
import { dayParameter, leaveParameter, travelDateParameter } from "#app/domain/search/address";
import type { SearchPageContext } from "./urls";

/** By the id of the field; see otherFieldId. */
export type FormErrors = Readonly<Record<string, string>>;

interface FormInput extends Pick<SearchPageContext, "drivingHours" | "date" | "leave" | "nights"> {
  readonly postcode: string;
  readonly filters: Pick<Filters, "needs" | "interests" | "passes">;
  readonly others?: readonly string[];
}

/** Preferences are chosen as filters, which the visitor sees and can remove. */
export function searchFormView(
  { postcode, drivingHours, date, leave, nights, filters, others = [] }: FormInput,
  nowMs: number,
  errors: FormErrors = {},
  preferences: SearchPageContext["preferences"] = null,
) {
  const preferred = preferences && preferredFilters(preferences);
  const today = londonDateOf(nowMs);
  const weekend = weekendSaturday(nowMs);
  return {
    /** As typed, or the sector of the browser's position, such as "LS6 3". */
    postcode,
    drivingHours,
    // On a Saturday the weekend begins today, but it is not the choice "Today".
    travelDate: nights === 1 && date === weekend ? dayParameter(date) : travelDateParameter(date, today),
    /** "09:15"; "" for the usual time. */
    leave: leaveParameter(leave),
    nights,
    /** The Saturday; null if the forecast does not reach both days. */
    weekend: weekend && dayParameter(weekend),
    filters: {
      needs: preferred?.needs.length ? preferred.needs : filters.needs,
      interests: preferred?.interests.length ? preferred.interests : filters.interests,
      passes: preferences?.passes?.length ? preferences.passes : filters.passes,
    },
    ...(others.length > 0 && { others }),
    /** A link with it shows today even if it is already dark. */
    today: dayParameter(today),
    ...(leavingTime(today, null, nowMs) > USUAL_LEAVING && { isPastUsualLeaving: true as const }),
    /** "" for today, as in an address. */
    dates: travelDates(nowMs).map((day) => ({
      value: travelDateParameter(day, today),
      label: longDateOrToday(day, nowMs),
    })),
    errors,
  };
}

export type SearchFormView = ReturnType<typeof searchFormView> & {
  /** The postcode is the last one that was searched in this browser, which the visitor can delete. */
  isRemembered?: true;
  /** No place has daylight left today. */
  isTooLateToday?: true;
};

/** No place has daylight left: tomorrow is chosen at first, but today can still be chosen. */
export function withoutToday(form: SearchFormView): SearchFormView {
  const [, tomorrow] = form.dates;
  if (form.travelDate !== "" || !tomorrow) return form;
  return { ...form, travelDate: tomorrow.value, isTooLateToday: true };
}
