import { hookOn } from "#app/domain/catalogue/hook";
import { shutOn } from "#app/domain/catalogue/opening";
import type { LondonDate } from "#app/domain/calendar/clock";
import type { DestinationDetails } from "#app/domain/catalogue/destination";

const MOST_CHARACTERS = 30;
const MOST_THINGS = 2;

/** Or the first two featured things to do, one if they don't fit into 30 characters. */
export function hookText({ hook, activities }: DestinationDetails, date: LondonDate): string {
  if (hook) return hookOn(hook, activities, date) ?? "";
  const isShut = shutOn(date);
  const featured = activities.filter((each) => each.featured && !isShut(each)).slice(0, MOST_THINGS);
  const names = featured.map(({ name }) => name);
  const fits = [names.join(", "), ...names].find((words) => [...words].length <= MOST_CHARACTERS);
  return fits ?? "";
}
