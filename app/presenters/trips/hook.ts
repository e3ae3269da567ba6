import { hookOn } from "#app/domain/catalogue/hook";
import type { LondonDate } from "#app/domain/calendar/clock";
import { type Snapshot, detailsAt } from "#app/services/ports";

/** As long as a written hook, in code points. */
const MOST_CHARACTERS = 30;
const MOST_THINGS = 2;

const known = new WeakMap<Snapshot["detailsJson"], Map<string, string | null>>();

/**
 * What is at a place on a day, in at most 30 characters: its hook, else the first two featured things to do that fit.
 * Null where neither says anything. Worked out once for a catalogue and day: the lists of a place are long to read.
 */
export function hookOfPlace(
  { detailsJson }: Pick<Snapshot, "detailsJson">,
  position: number,
  date: LondonDate,
): string | null {
  let hooks = known.get(detailsJson);
  if (!hooks) known.set(detailsJson, (hooks = new Map<string, string | null>()));
  const key = `${date} ${position}`;
  let hook = hooks.get(key);
  if (hook === undefined) hooks.set(key, (hook = makeHook({ detailsJson }, position, date)));
  return hook;
}

function makeHook(
  snapshot: Pick<Snapshot, "detailsJson">,
  position: number,
  date: LondonDate,
): string | null {
  const { hook, activities } = detailsAt(snapshot, position);
  if (hook) return hookOn(hook, activities, date);
  const featured = activities.filter((activity) => activity.featured).slice(0, MOST_THINGS);
  const names = featured.map(({ name }) => name);
  const fits = [names.join(", "), ...names].find((words) => [...words].length <= MOST_CHARACTERS);
  return fits || null;
}
