import type { Activity } from "#app/domain/catalogue/activity";
import { isShutOn } from "#app/domain/catalogue/opening";
import type { Pass } from "#app/domain/catalogue/passes";
import type { Stop } from "./stop";

/**
 * What was chosen there, or else what people come for, is free: at least one thing with one of these passes,
 * all others for everyone. Without passes no stop is.
 */
export function isFreeWith(
  { things, arrival }: Pick<Stop, "things" | "arrival">,
  activities: readonly Activity[],
  passes: readonly Pass[],
): boolean {
  const wanted = activities.filter(({ name, featured }) =>
    things.length > 0 ? things.includes(name) : featured,
  );
  const open = wanted.filter((each) => !isShutOn(each, arrival));
  const isOwn = ({ pass }: Activity) => passes.some((own) => own === pass);
  return open.some(isOwn) && open.every((each) => isOwn(each) || each.cost === "free");
}
