import type { Activity } from "#app/domain/catalogue/activity";
import { monthsInWords } from "#app/domain/catalogue/months";

/** More would be no plan. */
const MAX_SIGHTS = 3;
const IN_SEASON =
  /\b(?:in season|for the season|in summer|seasonal|in the season|set days|on (?:some|certain) days|weekends|afternoons a week|spring to autumn|limited opening)\b/i;

/**
 * What to do at a place when it rains, out of its things to do under a roof: those that are always open first, each
 * of the others with a word of warning. Null where there is nothing.
 */
export function wetDayPlan(activities: readonly Activity[]): string | null {
  const indoors = activities.filter(({ indoor }) => indoor === true);
  const sights = indoors.filter(({ type }) => type === "attraction");
  const inOrder = [...sights.filter((sight) => !warningOf(sight)), ...sights.filter(warningOf)];
  const tables = indoors.filter(({ type }) => type === "dining").slice(0, 1);
  const plan = [listed("Under a roof", inOrder.slice(0, MAX_SIGHTS)), listed("To eat", tables)].filter(
    Boolean,
  );
  return plan.length === 0 ? null : plan.join(" ");
}

function listed(heading: string, activities: readonly Activity[]): string {
  const names = activities.map((activity) => {
    const warning = warningOf(activity);
    return warning ? `${activity.name} (${warning})` : activity.name;
  });
  return names.length === 0 ? "" : `${heading}: ${names.join("; ")}.`;
}

function warningOf({ description, season }: Activity): string | null {
  if (season !== undefined && season !== "Jan-Dec") return monthsInWords(season);
  return IN_SEASON.test(description) ? "not always open" : null;
}
