import { hoursInWords } from "#app/domain/roads/driving-hours";
import { forecastForDate } from "#app/domain/weather/forecast-freshness";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { isToday } from "#app/domain/calendar/london-time";
import type { LondonDate } from "#app/domain/calendar/clock";
import { MAX_RECOMMENDATIONS } from "#app/domain/recommendations/recommendation";
import type { PastSearch } from "#app/services/history/ports";
import { type TripRecord, placesOfRecord } from "#app/services/history/trip-record";
import { type SearchDeps, beginSearch } from "#app/services/search/search";
import { plainSearch } from "#app/services/search/search-query";
import { ProviderError } from "#app/services/ports";
import type { ProposedPlace, ProposedPlaces } from "./recommend-places";

const SEARCHES_REPEATED = 3;
const BEST_OF_EACH = 4;

/** Those that the user opened, then the best of the day in recent searches, each once. */
export async function recentPlaces(
  record: TripRecord,
  date: LondonDate,
  deps: SearchDeps,
): Promise<ProposedPlaces> {
  const foundAt = placesOfRecord(record, date, deps);
  const opened: ProposedPlace[] = record.clicked.map((position) => ({
    found: foundAt(position),
    reasons: ["you looked at it recently"],
    drive: record.drive,
  }));
  const searches = record.searches.slice(0, SEARCHES_REPEATED);
  const found =
    opened.length < MAX_RECOMMENDATIONS
      ? await Promise.all(searches.map((search) => bestOn(date, search, record, deps)))
      : [];
  const placeIds = new Set<number>();
  const places = [...opened, ...found.flat()].filter(
    ({ found: { place } }) => !placeIds.has(place.id) && placeIds.add(place.id),
  );
  return {
    snapshot: record.snapshot,
    drive: record.drive,
    startsAtHome: false,
    noDrive: record.noDrive,
    searches: record.searches,
    places: places.slice(0, MAX_RECOMMENDATIONS),
  };
}

/** Empty if the search can no longer be answered: the rest of the page is still useful. */
async function bestOn(
  date: LondonDate,
  search: PastSearch,
  { snapshot, drive }: TripRecord,
  deps: SearchDeps,
): Promise<ProposedPlace[]> {
  const origin = parsePostcode(search.postcode);
  if (!origin) return [];
  const { drivingHours } = search;
  const query = {
    ...plainSearch({ postcode: origin, drivingHours, date, limit: BEST_OF_EACH }),
    order: "score",
  } as const;
  try {
    const answer = await beginSearch(query, {
      ...deps,
      snapshots: { current: () => Promise.resolve(snapshot) },
    });
    if (!answer.ok) return [];
    // If this search starts elsewhere than the list, the reason says where.
    const start = origin.outcode === drive?.origin.outcode ? "" : ", where this drive starts";
    const day = isToday(date, deps.clock()) ? "today" : "tomorrow";
    const reasons = [
      `among the best ${day} within ${hoursInWords(drivingHours)} of ${origin.outcode}${start}`,
    ];
    const withWeather = answer.value.places.filter(
      ({ forecast, isWarned }) => forecastForDate(forecast, date) && !isWarned,
    );
    return withWeather.map((each) => ({ found: each, reasons, drive: { origin } }));
  } catch (error) {
    if (error instanceof ProviderError) return [];
    throw error;
  }
}
