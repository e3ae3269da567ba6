import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import { ALL_YEAR, monthsInWords } from "./months";
import { isShutOn } from "./opening";
import { weekdaysInWords } from "./weekdays";

/** More would be no plan. */
const MAX_SIGHTS = 3;

/**
 * What to do at a place when it rains, out of its things to do under a roof: those that are open every day of the year
 * first, then those whose season is known, then the others, each with what to mind. Null where there is nothing.
 */
export function wetDayPlan(activities: readonly Activity[]): string | null {
  const indoors = activities.filter(({ indoor }) => indoor === true);
  const sights = indoors.filter(({ type }) => type === "attraction");
  const inOrder = sights.toSorted((a, b) => sureness(a) - sureness(b));
  const tables = indoors.filter(({ type }) => type === "dining").slice(0, 1);
  const plan = [listed("Indoors", inOrder.slice(0, MAX_SIGHTS)), listed("To eat", tables)].filter(Boolean);
  return plan.length === 0 ? null : plan.join(" ");
}

/**
 * A place's plan on a day: the written one, unless it names something that is shut then; else one out of what is open.
 * Null where nothing under a roof is.
 */
export function wetDayPlanOn(
  written: string | undefined,
  activities: readonly Activity[],
  date: LondonDate,
): string | null {
  if (written === undefined) return null;
  const shut = activities.filter((activity) => isShutOn(activity, date));
  if (!shut.some(({ name }) => written.includes(name))) return written;
  return wetDayPlan(activities.filter((activity) => !shut.includes(activity)));
}

function listed(heading: string, activities: readonly Activity[]): string {
  const names = activities.map((activity) => {
    const caution = activity.type === "attraction" ? cautionOf(activity) : null;
    return caution ? `${activity.name} (${caution})` : activity.name;
  });
  return names.length === 0 ? "" : `${heading}: ${names.join("; ")}.`;
}

/** The lower the surer. */
function sureness({ season, weekdays, winterWeekdays }: Activity): number {
  if (season === undefined) return 2;
  return season === ALL_YEAR && weekdays === undefined && winterWeekdays === undefined ? 0 : 1;
}

/** An unknown season does not mean that it is open: visitors have to check. */
function cautionOf({ season, weekdays, winterWeekdays }: Activity): string | null {
  if (season === undefined) return "check opening times";
  const cautions = [
    season !== ALL_YEAR && monthsInWords(season),
    weekdays !== undefined && weekdaysInWords(weekdays),
    winterWeekdays !== undefined && `${weekdaysInWords(winterWeekdays)} only in winter`,
  ].filter(Boolean);
  return cautions.length === 0 ? null : cautions.join(", ");
}
