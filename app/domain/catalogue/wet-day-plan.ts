import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import { ALL_YEAR, monthsInWords } from "./months";
import { isShutOn } from "./opening";
import { weekdaysInWords } from "./weekdays";

/** With more, it would be a list and not a plan. */
const MAX_SIGHTS = 3;

/**
 * Returns what to do at a place when it rains, from its things to do under a roof: first those that are open every day
 * of the year, then those whose season is known, then the others, each with its caution. Null if there are none.
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
 * Returns a place's plan on a day: the written one, unless it names something that is shut that day; otherwise one from
 * what is open. Null if nothing under a roof is open.
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

/** Returns how sure it is that the thing is open: 0 is the surest. */
function sureness({ season, weekdays, winterWeekdays }: Activity): number {
  if (season === undefined) return 2;
  return season === ALL_YEAR && weekdays === undefined && winterWeekdays === undefined ? 0 : 1;
}

/** Returns what visitors have to check or mind; null if it is open all year. An unknown season must be checked. */
function cautionOf({ season, weekdays, winterWeekdays }: Activity): string | null {
  if (season === undefined) return "check opening times";
  const cautions = [
    season !== ALL_YEAR && monthsInWords(season),
    weekdays !== undefined && weekdaysInWords(weekdays),
    winterWeekdays !== undefined && `${weekdaysInWords(winterWeekdays)} only in winter`,
  ].filter(Boolean);
  return cautions.length === 0 ? null : cautions.join(", ");
}
