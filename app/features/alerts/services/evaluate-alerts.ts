import { type AlertWish, isQuiet } from "#app/features/alerts/domain/alert";
import { type OutlookDay, outlookDay, outlooksFrom } from "#app/features/alerts/domain/outlook";
import { type TripWish, tripWishes, dueMessage } from "#app/features/alerts/domain/due-message";
import { monthOf } from "#app/domain/calendar/calendar-day";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { placeFilter } from "#app/domain/filters/place-filter";
import { cutOffPlaces } from "#app/services/search/cut-off-places";
import type { TraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import { type LondonDate, QUARTER_MINUTES } from "#app/domain/calendar/clock";
import { type DayWarnings, NO_DAY_WARNINGS } from "#app/features/alerts/domain/outlook";
import type { Place } from "#app/domain/catalogue/destination";
import { visitTo } from "#app/domain/ranking/seen-visit";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { forbidsPraise, warningsDuring } from "#app/domain/warnings/official-warning";
import type { WarningSource } from "#app/services/warnings/ports";
import { travelDates } from "#app/domain/calendar/travel-date";
import { parsePartialPostcode } from "#app/domain/geo/postcode";
import type { RankingStyle } from "#app/domain/ranking/holiday-climate-index-bands";
import { bandPoints } from "#app/domain/ranking/band";
import { typicalMinutes } from "#app/domain/roads/traffic";
import { leavingTime } from "#app/domain/ranking/visit";
import { createPassingScores } from "#app/domain/ranking/visit-scores";
import { nameRanksOf } from "#app/domain/ranking/weather-ranking";
import { freshnessOf } from "#app/domain/weather/forecast-freshness";
import type { Clock, Geocoder, Log, RoutePlanner, Snapshot } from "#app/services/ports";
import type { AlertMatch, AlertOutbox, Evaluation, NewMessage, WatchedAlert } from "./ports";

interface EvaluateAlertsDeps {
  readonly outbox: AlertOutbox;
  /** Embedded, like the roads: thousands of districts are too many for an outside service. */
  readonly geocoder: Geocoder;
  readonly roadNetwork: RoutePlanner;
  readonly traits: Pick<TraitsOfSnapshot, "masks">;
  readonly warnings: WarningSource;
  readonly clock: Clock;
  readonly log: Log;
}

/** By position. */
type PublishedWeather = Pick<Snapshot, "places" | "forecasts" | "detailsJson" | "tides" | "calibration">;

/** Null warnings: this site asks no service for them. */
type JudgedWeather = PublishedWeather & { readonly warnings: KnownWarnings | null };

/**
 * Once an hour, after new forecasts are published. Not at night, so that the first run of the morning
 * decides.
 */
export async function evaluateAlerts(weather: PublishedWeather, deps: EvaluateAlertsDeps): Promise<void> {
  const nowMs = deps.clock();
  if (isQuiet(nowMs)) return;
  const today = londonDateOf(nowMs);
  const watched = await deps.outbox.watched(today);
  if (watched.length === 0) return;
  const evaluation = await judge(
    watched,
    { ...weather, warnings: await deps.warnings.current() },
    nowMs,
    deps,
  );
  await deps.outbox.keep(evaluation, today, nowMs);
  const { messages, becameStale, becameFresh } = evaluation;
  deps.log.info("alerts.evaluated", {
    alerts: watched.length,
    messages: messages.length,
    becameStale: becameStale.length,
    becameFresh: becameFresh.length,
    durationMs: deps.clock() - nowMs,
  });
}

/** Null if none does. Never fails, since the alert is saved by then. */
export async function matchOf(
  wish: AlertWish,
  current: () => Promise<PublishedWeather>,
  deps: Omit<EvaluateAlertsDeps, "outbox">,
): Promise<AlertMatch | null> {
  try {
    const [weather, warnings] = await Promise.all([current(), deps.warnings.current()]);
    const outlookOf = await outlooks(
      { ...weather, warnings },
      deps.clock(),
      deps,
    )(wish.outcode, wish.drivingHours);
    const match = outlookOf && dueMessage(wish, [], outlookOf(wish.style), []);
    const place = match && weather.places.find(({ id }) => id === match.destinationId);
    return place ? { ...match, name: place.name } : null;
  } catch (error) {
    deps.log.error("alert.match-unknown", error);
    return null;
  }
}

/** Alerts of one district share its drive times, and those of one style an outlook. */
async function judge(
  watched: readonly WatchedAlert[],
  weather: JudgedWeather,
  nowMs: number,
  deps: EvaluateAlertsDeps,
): Promise<Evaluation> {
  const messages: NewMessage[] = [];
  const becameStale: number[] = [];
  const becameFresh: number[] = [];
  const outlooksOf = outlooks(weather, nowMs, deps);
  for (const [outcode, group] of byOutcode(watched)) {
    const hours = Math.max(...group.map(({ drivingHours }) => drivingHours));
    const outlookOf = await outlooksOf(outcode, hours);
    if (!outlookOf) continue;
    for (const { alert, ...wish } of group) {
      const { drivingHours, style, reported, isFormer } = wish;
      const outlook = outlookOf(style);
      const isStale = !outlook.hasForecast(drivingHours);
      if (!isFormer && isStale !== alert.isStale) (isStale ? becameStale : becameFresh).push(alert.id);
      const message = isStale ? null : dueMessage(wish, reported, outlook, alert.ownerGotToday);
      if (message) messages.push({ alertId: alert.id, ...message, trip: { outcode, drivingHours, style } });
    }
  }
  return { messages, becameStale, becameFresh };
}

type WatchedTrip = TripWish & { readonly alert: WatchedAlert };

function byOutcode(watched: readonly WatchedAlert[]): ReadonlyMap<string, readonly WatchedTrip[]> {
  const groups = new Map<string, WatchedTrip[]>();
  for (const alert of watched) {
    for (const wish of tripWishes(alert, alert.reported)) {
      const group = groups.get(wish.outcode) ?? [];
      groups.set(wish.outcode, group);
      group.push({ ...wish, alert });
    }
  }
  return groups;
}

/** By style; null if the district is not on our map. Only fresh forecasts count. */
function outlooks(snapshot: JudgedWeather, nowMs: number, deps: Omit<EvaluateAlertsDeps, "outbox">) {
  const { places, forecasts, warnings } = snapshot;
  const today = londonDateOf(nowMs);
  const bands = snapshot.calibration?.bands;
  const masksFor = deps.traits.masks(snapshot, monthOf(today));
  const wantedFor = (style: RankingStyle) =>
    style === "beach" ? placeFilter({ ...NO_FILTERS, bySea: true }, masksFor) : null;
  const fresh = forecasts.map((forecast) =>
    forecast && freshnessOf(forecast, nowMs) === "fresh" ? forecast : null,
  );
  const ids = places.map(({ id }) => id);
  const positionOf = new Map(ids.map((id, position) => [id, position]));
  const known = { ids, positionOf, nameRanks: nameRanksOf(places), cutOff: cutOffPlaces(snapshot) };
  const daysOf = onceForEach((style: RankingStyle): readonly OutlookDay[] =>
    travelDates(nowMs).map((date) => {
      const visits = createPassingScores(places, fresh, date, style, nowMs);
      const day = {
        date,
        leavesAt: leavingTime(date, null, nowMs),
        bandPoints: bandPoints(date, today, bands),
      };
      return outlookDay(day, visits, places.length, dayWarnings(warnings, places, day));
    }),
  );
  return async (outcode: string, drivingHours: number) => {
    const postcode = parsePartialPostcode(outcode);
    const located = postcode && (await deps.geocoder.locate(postcode));
    if (!located?.ok) return null;
    const table = await deps.roadNetwork.driveTimes(located.value, places, drivingHours * 60);
    const minutesOn = onceForEach((date: LondonDate) =>
      typicalMinutes(table, date, leavingTime(date, null, nowMs)),
    );
    return onceForEach((style: RankingStyle) =>
      outlooksFrom(minutesOn, known, drivingHours, wantedFor(style))(daysOf(style)),
    );
  };
}

/** From leaving home until being back. */
function dayWarnings(
  known: KnownWarnings | null,
  places: readonly Place[],
  { date, leavesAt }: Pick<OutlookDay, "date" | "leavesAt">,
): DayWarnings {
  if (!known || known.inForce.length === 0) return NO_DAY_WARNINGS;
  const during = (position: number, drive: number) => {
    const place = places[position];
    if (!place) return [];
    const minutes = drive * QUARTER_MINUTES;
    const { endsAt } = visitTo(place, minutes, date, leavesAt);
    const fromMs = epochMsOfLondonClock(date, leavesAt);
    return warningsDuring(known.inForce, place, {
      fromMs,
      untilMs: epochMsOfLondonClock(date, endsAt + minutes),
    });
  };
  return {
    isWarned: (position, drive) => during(position, drive).some(forbidsPraise),
    highest: (position, drive) => (known.isKnown && during(position, drive)[0]) || null,
  };
}

function onceForEach<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    values.set(key, value);
    return value;
  };
}
