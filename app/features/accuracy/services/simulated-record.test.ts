import { describe, expect, it } from "vitest";
import { someHour } from "../../../../tests/fakes/forecasts";
import { createInMemoryRecords } from "../../../../tests/fakes/in-memory-records";
import { someSnapshot } from "../../../../tests/fakes/in-memory-trips";
import { refreshDeps, someDestinations } from "../../../../tests/fakes/in-memory-weather";
import { type WeatherWorld, chanceFrom, forecastOfWorld } from "../../../../tests/fakes/weather-world";
import { NO_ANSWERS } from "#app/features/accuracy/domain/outing-answers";
import type { Accuracy } from "#app/features/accuracy/domain/figures";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { LondonDate } from "#app/domain/calendar/clock";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import type { Point } from "#app/domain/geo/geo";
import type { WeatherProvider } from "#app/services/ports";
import { refreshWeather } from "#app/services/weather/refresh-weather";
import type { AfterRefresh } from "#app/services/weather/ports";
import { keepRecord } from "./keep-record";
import { reckonAccuracy } from "./reckon-accuracy";

const PLACES = someDestinations(6);
const LEADS = [1, 2, 3, 4, 5];
/** The London hours of the simulated runs: those that do something, and some between them. */
const RUN_HOURS = [1, 2, 4, 6, 8, 11, 15, 18, 19, 22];

interface Faults {
  readonly hasRun?: (date: LondonDate, hour: number) => boolean;
  readonly providerOn?: (date: LondonDate) => string;
  /** Whether the service leaves out a place on a day. */
  readonly isHole?: (placeId: number, date: LondonDate) => boolean;
}

const placeAt = (point: Point) => PLACES.findIndex(({ latitude }) => latitude === point.latitude) + 1;

/** Runs the hourly job for some days, in a world whose weather is known. */
async function simulate(world: WeatherWorld, from: LondonDate, days: number, faults: Faults = {}) {
  const { hasRun = () => true, providerOn = () => "open-meteo", isHole = () => false } = faults;
  const time = { now: 0, date: from };
  const records = createInMemoryRecords();
  const published: { accuracy: Accuracy | null } = { accuracy: null };
  const weather: WeatherProvider = {
    name: "open-meteo",
    batchSize: 100,
    placesPerRun: () => 10_000,
    fetchForecasts: (points, nowMs) =>
      Promise.resolve(
        points.map((point) =>
          isHole(placeAt(point), time.date)
            ? null
            : forecastOfWorld(world, providerOn(time.date), point, nowMs),
        ),
      ),
  };
  const clock = () => time.now;
  const refreshing = { ...refreshDeps(PLACES, weather), clock };
  const afterRefresh: AfterRefresh = (run) =>
    keepRecord(run, { ...refreshing, provider: weather.name, records });
  const deps = { ...refreshing, afterRefresh };
  const snapshots = {
    current: () => Promise.resolve({ ...someSnapshot(0), provider: weather.name, places: PLACES }),
  };
  for (let day = 0; day < days; day += 1) {
    time.date = addDays(from, day);
    for (const hour of RUN_HOURS.filter((each) => hasRun(time.date, each))) {
      time.now = epochMsOfLondonClock(time.date, hour * 60);
      await refreshWeather({ scheduledForMs: time.now }, deps);
      await reckonAccuracy({
        records,
        publish: (accuracy) => Promise.resolve(void (published.accuracy = accuracy)),
        answers: { totals: () => Promise.resolve(NO_ANSWERS), removeBefore: () => Promise.resolve() },
        snapshots,
        homesFor: () => Promise.resolve([]),
        climateScore: () => 50,
        provider: weather.name,
        clock,
        log: deps.log,
      });
    }
  }
  return {
    records,
    counted: await records.counted(weather.name, from),
    accuracy: published.accuracy,
    log: deps.log,
  };
}

/** The weather that really comes. In June the visit is the nine hours from nine to six. */
const truth: WeatherWorld["truth"] = (point, date, hour) => {
  const isWet = chanceFrom("wet", placeAt(point), date) < 0.5;
  return someHour({
    temperatureC: 12 + Math.round(8 * chanceFrom("t", placeAt(point), date) * 10) / 10,
    cloudPct: Math.round(100 * chanceFrom("c", placeAt(point), date)),
    rainMm: isWet ? 0.4 : 0,
    precipitationPct: null,
    sunshineMinutes: 20 + Math.round(20 * chanceFrom("s", placeAt(point), date, hour)),
    condition: isWet ? "rain" : "cloudy",
  });
};

/**
 * Every forecast is exactly two degrees too warm. A case of the wrong day or place would have another error.
 */
const twoDegreesTooWarm: WeatherWorld = {
  truth,
  forecast: (hour) => ({ ...hour, temperatureC: hour.temperatureC + 2 }),
};

describe("five weeks with faults", () => {
  // The clocks go back on 25 October.
  const from = "2026-10-01";
  const DAYS = 34;
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day));
  const isAway = (date: LondonDate) => date === "2026-10-10";
  const hasRun = (date: LondonDate, hour: number) =>
    !isAway(date) &&
    // These runs are missing: one evening's, all of one morning under the other service, and the nightly
    // ones of three days.
    !(date === "2026-10-13" && hour === 18) &&
    !(date === "2026-10-17" && hour < 9) &&
    !(date >= "2026-10-28" && date <= "2026-10-30" && hour < 5);
  const providerOn = (date: LondonDate) =>
    date >= "2026-10-15" && date < "2026-10-20" ? "met-norway" : "open-meteo";
  const isHole = (placeId: number, date: LondonDate) => placeId <= 3 && date === "2026-10-23";
  const world = twoDegreesTooWarm;

  /** Whether the service reported what happened. It follows from the faults alone, without the code under test. */
  function isReported(placeId: number, date: LondonDate): boolean {
    const next = addDays(date, 1);
    const isAnswered = hasRun(next, 11) && providerOn(next) === "open-meteo" && !isHole(placeId, next);
    return isAnswered && dates.includes(next);
  }
  const isForecast = (placeId: number, date: LondonDate, daysAhead: number) => {
    const issued = addDays(date, -daysAhead);
    const isAnswered = providerOn(issued) === "open-meteo" && !isHole(placeId, issued);
    return dates.includes(issued) && hasRun(issued, 18) && isAnswered;
  };
  const casesOf = (daysAhead: number) =>
    dates
      .slice(0, -2)
      .flatMap((date) => PLACES.map(({ id }) => ({ id, date })))
      .filter(({ id, date }) => isReported(id, date) && isForecast(id, date, daysAhead)).length;

  it("count every case once, invent none, and leave holes where something was missing", async () => {
    const { counted, log } = await simulate(world, from, DAYS, { hasRun, providerOn, isHole });
    expect(log.events().filter((event) => event.includes("accuracy.not"))).toEqual([]);
    for (const daysAhead of LEADS) {
      const leads = counted.filter((lead) => lead.daysAhead === daysAhead);
      const cases = leads.reduce((sum, { errors }) => sum + errors.score.of, 0);
      const degrees = leads.reduce((sum, { errors }) => sum + errors.temperatureC.sum, 0);
      expect([daysAhead, cases]).toEqual([daysAhead, casesOf(daysAhead)]);
      // Every case is wrong by exactly two degrees, so no case is of another day or place.
      expect(degrees / cases).toBeCloseTo(2, 5);
    }
    expect(casesOf(1)).toBeLessThan((DAYS - 10) * PLACES.length);
  });
});
