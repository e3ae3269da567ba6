import type { LondonDate } from "#app/domain/calendar/clock";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { isStayKnown } from "#app/domain/ranking/stay-scores";
import { freshnessOf } from "#app/domain/weather/forecast-freshness";
import type { Snapshot } from "#app/services/ports";
import { beginSearch } from "#app/services/search/search";
import type { AlertDeps, AskedSearch } from "./alert-deps";
import type { SearchOnDay } from "./ports";

const LISTED = 20;

/** Null if its start is unknown, or if the weather of its nights is. */
export type SearchOn = (search: string, date: LondonDate, nights?: number) => Promise<SearchOnDay | null>;

/** By fresh forecasts alone. Each search is begun once: alerts come in the order of their searches. */
export function alertSearches(
  published: Snapshot,
  nowMs: number,
  deps: Pick<AlertDeps, "search" | "readAsked">,
): SearchOn {
  const snapshot = withFreshForecasts(published, nowMs);
  const searching = {
    ...deps.search,
    snapshots: { current: () => Promise.resolve(snapshot) },
    clock: () => nowMs,
  };
  let latest = { text: "", asked: deps.readAsked(""), begun: new Map<string, Promise<SearchOnDay | null>>() };
  async function begin(asked: AskedSearch | null, date: LondonDate, nights?: number) {
    if (!asked) return null;
    const query = { ...asked, nights: nights ?? asked.nights, date, hasDay: true, offset: 0, limit: LISTED };
    if (query.nights > 0 && !isStayKnown(date, query.nights, nowMs)) return null;
    const search = await beginSearch(query, searching);
    const isOnRoad = search.ok && search.value.day.minutes().length > 0;
    if (!isOnRoad) return null;
    return { units: asked.units, nightsAsked: asked.nights, search: search.value };
  }
  return (text, date, nights) => {
    if (text !== latest.text) latest = { text, asked: deps.readAsked(text), begun: new Map() };
    const { asked, begun } = latest;
    const key = `${date} ${nights ?? ""}`;
    const known = begun.get(key) ?? begin(asked, date, nights);
    begun.set(key, known);
    return known;
  };
}

/** Those from the last 90 minutes, or of the newest run. */
const withFreshForecasts = (published: Snapshot, nowMs: number): Snapshot => ({
  ...published,
  forecasts: published.forecasts.map((forecast) =>
    forecast && freshnessOf(forecast, nowMs) === "fresh" ? forecast : null,
  ),
});

/** Of the forecasts within the drive, 0 to 1. */
export function shareOfFresh({ search }: SearchOnDay, published: Snapshot): number {
  let [known, fresh] = [0, 0];
  search.day.minutes().forEach((minutes, position) => {
    if (!isWithinDrive(minutes, search.limitMinutes) || !published.forecasts[position]) return;
    known += 1;
    if (search.snapshot.forecasts[position]) fresh += 1;
  });
  return known === 0 ? 0 : fresh / known;
}
