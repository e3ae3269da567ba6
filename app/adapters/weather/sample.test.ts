import { describe, expect, it } from "vitest";
import climateNormals from "#app/geodata/generated/climate-normals.json";
import { readClimateStations } from "#app/domain/weather/climate";
import { checkForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { climateAt, type DayNormals, normalsOn } from "#app/domain/weather/place-climate";
import { sunTimes } from "#app/domain/weather/sun";
import { addDays } from "#app/domain/calendar/calendar-day";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { dayOfHours } from "#app/domain/weather/day-of-hours";
import { createSampleWeather, sampleSite } from "./sample";
import { type SampleHour, sampleHours } from "./sample-hours";

const sources = { stations: readClimateStations(climateNormals), seed: 0 };
const weather = createSampleWeather(sources);

const PLACES: Record<string, Point> = {
  london: { latitude: 51.5, longitude: -0.1 },
  brighton: { latitude: 50.82, longitude: -0.14 },
  penzance: { latitude: 50.12, longitude: -5.54 },
  york: { latitude: 53.96, longitude: -1.08 },
  keswick: { latitude: 54.6, longitude: -3.13 },
  belfast: { latitude: 54.6, longitude: -5.93 },
  fortWilliam: { latitude: 56.82, longitude: -5.11 },
  lerwick: { latitude: 60.15, longitude: -1.15 },
};
const POINTS = Object.values(PLACES);
const NOON = Date.parse("2026-06-20T11:00:00Z");

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, ahead) => addDays(first, ahead));

interface Day {
  readonly date: string;
  readonly hours: SampleHour[];
}
const known = new Map<Point, readonly Day[]>();
/** Returns the 24 hours of each day of a year, with the day's London date. They are made once for each place. */
function hoursAt(point: Point): readonly Day[] {
  const site = sampleSite(sources, point);
  const days =
    known.get(point) ?? daysFrom("2026-01-01", 365).map((date) => ({ date, hours: sampleHours(site, date) }));
  known.set(point, days);
  return days;
}
const yearAt = (point: Point): DailyForecast[] =>
  hoursAt(point).flatMap(({ date, hours }) => {
    const stored = hours.slice(5, 22).map((hour) => ({ ...hour, feelsLikeC: hour.temperatureC }));
    return dayOfHours(date, stored, point) ?? [];
  });

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function forecastAt(point: Point, nowMs: number): Promise<PlaceForecast> {
  const [forecast] = await weather.fetchForecasts([point], nowMs);
  if (!forecast) throw new Error("no forecast");
  return forecast;
}

describe("the sample provider", () => {
  it("answers place by place with six London days, the same whenever and with whichever others it is asked for", async () => {
    const nowMs = Date.parse("2026-07-31T23:30:00Z");
    const forecasts = await weather.fetchForecasts(POINTS, nowMs);
    expect(forecasts).toHaveLength(POINTS.length);
    for (const forecast of forecasts) {
      expect(forecast?.days.map(({ date }) => date)).toEqual(travelDates(nowMs));
      expect(forecast).toMatchObject({ provider: "sample", fetchedAt: nowMs });
    }
    const [first] = await weather.fetchForecasts(POINTS, NOON);
    const again = await forecastAt(POINTS[0] as Point, NOON + 26 * 3_600_000);
    expect(again.days.slice(0, 5)).toEqual(first?.days.slice(1));
  });

  it("passes the check that every provider's forecasts pass, all year and across clock changes", async () => {
    for (let week = 0; week < 53; week += 1) {
      for (const forecast of await weather.fetchForecasts(POINTS, NOON + week * 7 * 86_400_000)) {
        expect(forecast && checkForecast(forecast)).toMatchObject({ ok: true });
      }
    }
  });

  it("is coldest by night, warmest in the afternoon, and knows whether the sun is up", async () => {
    const london = PLACES.london as Point;
    const night = (await forecastAt(london, Date.parse("2026-06-20T03:00:00Z"))).current;
    const afternoon = (await forecastAt(london, Date.parse("2026-06-20T14:00:00Z"))).current;
    const [today] = (await forecastAt(london, NOON)).days;
    expect(night.isDay).toBe(false);
    expect(night.temperatureC).toBeLessThanOrEqual((today?.temperatureMinC ?? NaN) + 1);
    expect(afternoon.isDay).toBe(true);
    expect(afternoon.temperatureC).toBeGreaterThanOrEqual((today?.temperatureMaxC ?? NaN) - 1);
  });
});

it("the hours of a sample day never contradict each other, themselves or the light", () => {
  for (const point of POINTS) {
    for (const { date, hours } of hoursAt(point)) {
      const { risesAt, setsAt } = sunTimes(point, date);
      const isContradiction = (hour: SampleHour, clock: number) =>
        (hour.rainMm > 0 && ((hour.precipitationPct ?? 0) < 50 || hour.cloudPct < 50)) ||
        (hour.cloudPct === 100 && hour.sunshineMinutes !== 0) ||
        (hour.condition === "clear" && (hour.rainMm > 0 || hour.cloudPct > 12)) ||
        (hour.condition === "fog" && (hour.rainMm > 0 || hour.cloudPct < 100)) ||
        (hour.condition === "snow" && hour.temperatureC >= 1) ||
        (hour.condition === "thunderstorm" && hour.temperatureC <= 12) ||
        (hour.gustKmh ?? 0) <= hour.windKmh ||
        ((60 * clock + 60 < risesAt || 60 * clock > setsAt) && hour.sunshineMinutes !== 0);
      expect([date, hours.filter(isContradiction)]).toEqual([date, []]);
    }
  }
});

describe("a year of sample weather", () => {
  it.each(Object.entries(PLACES))("has about the normals' temperatures, rain and sun at %s", (_, point) => {
    const climate = climateAt(sources.stations, point);
    const days = hoursAt(point);
    const normal = (field: keyof DayNormals) => mean(days.map(({ date }) => normalsOn(climate, date)[field]));
    const meanOf = (ofDay: (hours: readonly SampleHour[]) => number) =>
      mean(days.map(({ hours }) => ofDay(hours)));
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((all, one) => all + (one ?? NaN), 0);
    const degrees = (hours: readonly SampleHour[]) => hours.map(({ temperatureC }) => temperatureC);
    expect(Math.abs(meanOf((hours) => Math.max(...degrees(hours))) - normal("maxC"))).toBeLessThan(1.5);
    expect(Math.abs(meanOf((hours) => Math.min(...degrees(hours))) - normal("minC"))).toBeLessThan(1.5);
    const rain = meanOf((hours) => sum(hours.map(({ rainMm }) => rainMm))) / normal("rainMm");
    const sun =
      meanOf((hours) => sum(hours.map((hour) => hour.sunshineMinutes))) / 60 / normal("sunshineHours");
    for (const ratio of [rain, sun]) expect(Math.abs(ratio - 1)).toBeLessThan(0.35);
  });

  it("has wet and dry, bright and dull, windy, foggy and snowy days everywhere", () => {
    for (const point of POINTS) {
      const days = hoursAt(point).map(({ hours }) => hours.slice(5, 22));
      const withHour = (isSo: (hour: SampleHour) => boolean) =>
        days.filter((hours) => hours.some(isSo)).length;
      const wet = withHour(({ rainMm }) => rainMm > 0);
      const bright = withHour(({ sunshineMinutes }) => (sunshineMinutes ?? 0) > 45);
      expect(wet).toBeGreaterThan(70);
      expect(days.length - wet).toBeGreaterThan(90);
      expect(bright).toBeGreaterThan(60);
      expect(days.length - bright).toBeGreaterThan(60);
      expect(withHour(({ windKmh }) => windKmh >= 35)).toBeGreaterThan(5);
      expect(withHour(({ condition }) => condition === "fog")).toBeGreaterThan(5);
      expect(withHour(({ condition }) => condition === "snow")).toBeGreaterThan(0);
      expect(new Set(yearAt(point).map((day) => day.condition)).size).toBeGreaterThanOrEqual(8);
    }
  });

  it("is other weather with another seed, and the same again with the same one", async () => {
    const conditionsWith = async (seed: number) => {
      const other = createSampleWeather({ ...sources, seed });
      return JSON.stringify(await other.fetchForecasts(POINTS, Date.parse("2026-06-12T09:00:00Z")));
    };
    expect(await conditionsWith(1)).toBe(await conditionsWith(1));
    expect(new Set(await Promise.all([0, 1, 2].map(conditionsWith))).size).toBe(3);
  });
});
