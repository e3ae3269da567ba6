import { MAX_DRIVING_HOURS, MIN_DRIVING_HOURS } from "#app/domain/roads/driving-hours";
import { epochSecondsOfLondonNoon, londonDateOf } from "#app/domain/calendar/london-time";
import { readSearchQuery } from "./search-query";
import { readDay } from "./shared-search";

const FROM_MESSAGE = "Name a postcode district or sector, such as LS6 or LS6 3";
const dateMessage = (nowMs: number): string =>
  `Choose a day from today to five days ahead, such as ${londonDateOf(nowMs)}`;
const HOURS_MESSAGE = `Hours must be a whole number from ${MIN_DRIVING_HOURS} to ${MAX_DRIVING_HOURS}`;

/**
 * Reads a search as the call does, which takes the names of shared addresses too: `from`, `hours` and `date`. Every fault
 * is named by the parameter that was given.
 */
export function readSearchCallQuery(given: URLSearchParams, nowMs: number) {
  const params = new URLSearchParams(given);
  // How our own page shows the results.
  params.delete("view");
  const faults: Record<string, string> = {};
  for (const name of ["from", "hours", "date"]) {
    if (given.getAll(name).length > 1) faults[name] = `Give ${name} once`;
  }

  const hours = params.has("drivingHours") ? null : params.get("hours");
  if (hours !== null) params.set("drivingHours", hours);
  const date = params.has("travelDate") ? null : params.get("date");
  if (date !== null) {
    const day = readDay(date, nowMs);
    if (day.ok) params.set("travelDate", String(epochSecondsOfLondonNoon(day.value)));
    else faults["date"] = dateMessage(nowMs);
  }

  const query = readSearchQuery(params, nowMs);
  if (query.ok) return Object.keys(faults).length > 0 ? { ok: false as const, faults } : query;
  const { postcode, drivingHours, ...others } = query.faults;
  const isShared = given.has("from") && !given.has("postcode");
  if (postcode !== undefined) faults[isShared ? "from" : "postcode"] ??= isShared ? FROM_MESSAGE : postcode;
  if (drivingHours !== undefined) {
    faults[hours === null ? "drivingHours" : "hours"] ??= hours === null ? drivingHours : HOURS_MESSAGE;
  }
  return { ok: false as const, faults: { ...faults, ...others } };
}
