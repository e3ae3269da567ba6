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
import { createNotes } from "#app/composition/notes.server";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { newsOf, unknownBrief, weekendBrief } from "#app/features/alerts/presenters/brief";
import { createScoresOfSnapshot } from "#app/services/search/scores-of-snapshot";
import type { ForecastOrNull, Geocoder } from "#app/services/ports";
import { routePlannerOf } from "../../fakes/in-memory-trips";
import { someForecast } from "../../fakes/forecasts";
import { createInMemoryLog, someDestinations } from "../../fakes/in-memory-weather";
import { seedTrips } from "../../fakes/trip-rows";
import { countStatements } from "../counted-database";

/** Ten in the morning on a Thursday in summer. */
const THURSDAY = Date.UTC(2026, 6, 16, 9);
export const HOUR = 3_600_000;

interface Asked extends Omit<AlertWish, "search"> {
  readonly outcode: string;
  readonly drivingHours: number;
  readonly more: string;
}

export function someWish(change: Partial<Asked> = {}): AlertWish {
  const { outcode = "LS6", drivingHours = 2, more = "", ...timing } = change;
  const search = `from=${outcode}&drivingHours=${drivingHours}${more}`;
  return { search, kind: "sunny", threshold: 75, weekdays: EVERY_DAY, ...timing };
}

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
  const published = { places, detailsJson, version: "1", publishedAt: 1, provider: "fake" };
  const outbox = createAlertOutbox(db);
  const issued: { known: KnownWarnings | null } = { known: null };
  const warnings = { current: () => Promise.resolve(issued.known) };
  const roadNetwork = routePlannerOf(30, 60, 90);
  const point = { latitude: 50.5, longitude: -2 };
  const geocoder: Geocoder = {
    locate: (postcode) => Promise.resolve(ok({ postcode, point, precision: "outcode" })),
  };
  const deps = {
    outbox,
    search: {
      ...{ geocoder, roadNetwork, routePlanner: roadNetwork },
      notes: createNotes(warnings),
      scores: createScoresOfSnapshot(),
      traits: createTraitsOfSnapshot(),
    },
    ...{ readAsked, newsOf, unknownBrief, briefOf: weekendBrief },
    warnings,
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
