import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import { env } from "cloudflare:workers";
import { createAlertOutbox } from "#app/features/alerts/db/alert-outbox";
import { createAlertStore } from "#app/features/alerts/db/alert-store";
import { openDatabase } from "#app/db/client";
import { type AlertWish, EVERY_DAY } from "#app/features/alerts/domain/alert";
import { londonDateOf } from "#app/domain/calendar/london-time";
import { ok } from "#app/domain/result";
import { evaluateAlerts } from "#app/features/alerts/services/evaluate-alerts";
import { createTraitsOfSnapshot } from "#app/services/search/traits-of-snapshot";
import type { ForecastOrNull } from "#app/services/ports";
import { routePlannerOf } from "../../fakes/in-memory-trips";
import { someForecast } from "../../fakes/forecasts";
import { createInMemoryLog, someDestinations } from "../../fakes/in-memory-weather";
import { seedTrips } from "../../fakes/trip-rows";
import { countStatements } from "../counted-database";

/** Ten in the morning on a Thursday in summer. */
export const THURSDAY = Date.UTC(2026, 6, 16, 9);
export const HOUR = 3_600_000;

export const someWish = (change: Partial<AlertWish> = {}): AlertWish => ({
  outcode: "LS6",
  drivingHours: 2,
  style: "urban",
  threshold: 75,
  weekdays: EVERY_DAY,
  ...change,
});

/** The values of a sunny day; below, those of a rainy one. */
export const SUNNY = {
  temperatureMaxC: 23,
  daylightMaxC: 23,
  feelsLikeC: 23,
  cloudPct: 5,
  sunshineHours: 13,
};
export const DULL = { cloudPct: 100, rainMm: 9, precipitationPct: 95, sunshineHours: 0 };

/**
 * Users 1 to 9 and three places half an hour apart, with weather that the test sets. Each run is an hour after the
 * last.
 */
export async function setUpAlerts() {
  await seedTrips(env.DB, { users: 9, destinations: 3 });
  const counted = countStatements(env.DB);
  const db = openDatabase(counted.binding);
  const time = { now: THURSDAY };
  const clock = () => time.now;
  const log = createInMemoryLog();
  const places = someDestinations(3);
  const detailsJson = places.map(() => JSON.stringify({ activities: [], hotels: [], campsites: [] }));
  const published = { places, detailsJson };
  const outbox = createAlertOutbox(db);
  const issued: { known: KnownWarnings | null } = { known: null };
  const deps = {
    outbox,
    geocoder: { locate: (postcode: never) => Promise.resolve(ok({ postcode })) as never },
    roadNetwork: routePlannerOf(30, 60, 90),
    traits: createTraitsOfSnapshot(),
    warnings: { current: () => Promise.resolve(issued.known) },
    clock,
    log,
  };
  const forecastOf = (weather: typeof SUNNY | typeof DULL | null, fetchedAt = time.now): ForecastOrNull =>
    weather && someForecast(fetchedAt, weather);
  return {
    counted,
    db,
    time,
    log,
    published,
    /** The known official warnings; null at first, as on a site that asks no service. */
    issued,
    outbox,
    deps,
    forecastOf,
    store: createAlertStore(db),
    today: () => londonDateOf(time.now),
    /** Runs the evaluation with this weather at the three places. */
    run: (...weather: readonly (typeof SUNNY | typeof DULL | null)[]) =>
      evaluateAlerts({ ...published, forecasts: weather.map((each) => forecastOf(each)) }, deps),
  };
}
