import { londonHourOf } from "#app/domain/calendar/travel-date";

export type LightOfDay = "morning" | "noon" | "dusk" | "night";

/** The light of the hero's landscape at an hour of London's clock. */
export function lightOfDay(nowMs: number): LightOfDay {
  const hour = londonHourOf(nowMs);
  if (hour < 6 || hour >= 21) return "night";
  if (hour < 11) return "morning";
  return hour < 17 ? "noon" : "dusk";
}
