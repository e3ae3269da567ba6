import type { LondonDate } from "#app/domain/calendar/clock";
import type { Activity } from "./activity";
import { type Pass, freeWithCard } from "./passes";
import { ALL_YEAR, monthsInWords, weekdaysInWords } from "./runs";
import { isShutOn } from "./opening";

/** With more it would be a list. */
const MAX_SIGHTS = 3;

/** From things under a roof, those open every day first, then those with a known season. */
export function wetDayPlan(activities: readonly Activity[]): string | null {
  const indoors = activities.filter(({ indoor }) => indoor === true);
  const sights = indoors.filter(({ type }) => type === "attraction");
  const inOrder = sights.toSorted((a, b) => sureness(a) - sureness(b));
  const tables = indoors.filter(({ type }) => type === "dining").slice(0, 1);
  const plan = [listInWords("Indoors", inOrder.slice(0, MAX_SIGHTS)), listInWords("To eat", tables)].filter(
    Boolean,
  );
  return plan.length === 0 ? null : plan.join(" ");
}

/** Made from the open things if the written plan names a shut one. Null without a written plan. */
export function wetDayPlanOn(
  writtenPlan: string | undefined,
  activities: readonly Activity[],
  date: LondonDate,
): string | null {
  if (writtenPlan === undefined) return null;
  const shut = activities.filter((activity) => isShutOn(activity, date));
  if (!shut.some(({ name }) => writtenPlan.includes(name))) return writtenPlan;
  return wetDayPlan(activities.filter((activity) => !shut.includes(activity)));
}

/** "Free with your Cadw card: Plas Mawr.", for what the plan names. */
export function freeOnWetDay(
  plan: string,
  activities: readonly Activity[],
  passes: readonly Pass[],
): string[] {
  return passes.flatMap((pass) => {
    const opened = activities.filter((each) => each.pass === pass && plan.includes(each.name));
    return opened.length > 0 ? `${freeWithCard(pass)}: ${opened.map(({ name }) => name).join("; ")}.` : [];
  });
}

function listInWords(heading: string, activities: readonly Activity[]): string {
  const names = activities.map((activity) => {
    const caution = activity.type === "attraction" ? cautionOf(activity) : null;
    return caution ? `${activity.name} (${caution})` : activity.name;
  });
  return names.length === 0 ? "" : `${heading}: ${names.join("; ")}.`;
}

function sureness({ season, weekdays, winterWeekdays }: Activity): number {
  if (season === undefined) return 2;
  return season === ALL_YEAR && weekdays === undefined && winterWeekdays === undefined ? 0 : 1;
}

/** Null if the thing is open every day of the year. */
function cautionOf({ season, weekdays, winterWeekdays }: Activity): string | null {
  if (season === undefined) return "check opening times";
  const cautions = [
    season !== ALL_YEAR && monthsInWords(season),
    weekdays !== undefined && weekdaysInWords(weekdays),
    winterWeekdays !== undefined && `${weekdaysInWords(winterWeekdays)} only in winter`,
  ].filter(Boolean);
  return cautions.length === 0 ? null : cautions.join(", ");
}
