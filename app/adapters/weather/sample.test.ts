import { describe, expect, it } from "vitest";
import { readClimateStations } from "#app/domain/weather/climate";
import { checkForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { scoreDay } from "#app/domain/ranking/holiday-climate-index";
import { climateAt, normalsOn } from "#app/domain/weather/place-climate";
import { dayLengthHours } from "#app/domain/weather/sun";
import { addDays, travelDates } from "#app/domain/calendar/travel-date";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { climateNormals } from "../../../tests/fakes/climate-normals";
import { createSampleWeather } from "./sample";
import { sampleDay } from "./sample-day";

const stations = readClimateStations(climateNormals);
const weather = createSampleWeather(stations);

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

const yearsAt = (point: Point, count = 730): DailyForecast[] => {
  const climate = climateAt(stations, point);
  return daysFrom("2026-01-01", count).map((date) => sampleDay(point, climate, date));
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function forecastAt(point: Point, nowMs: number): Promise<PlaceForecast> {
  const [forecast] = await weather.fetchForecasts([point], nowMs);
  if (!forecast) throw new Error("no forecast");
  return forecast;
}

describe("the sample provider", () => {
  it("answers place by place with today and the next five London days", async () => {
    const nowMs = Date.parse("2026-07-31T23:30:00Z");
    const forecasts = await weather.fetchForecasts(POINTS, nowMs);
    expect(forecasts).toHaveLength(POINTS.length);
    for (const forecast of forecasts) {
      expect(forecast?.days.map(({ date }) => date)).toEqual(travelDates(nowMs));
      expect(forecast).toMatchObject({ provider: "sample", fetchedAt: nowMs });
    }
  });

  it("has the same weather for the same day and place, whenever and in whatever company it is asked for", async () => {
    const [first] = await weather.fetchForecasts(POINTS, NOON);
    const again = await forecastAt(POINTS[0] as Point, NOON + 26 * 3_600_000);
    expect(again.days.slice(0, 5)).toEqual(first?.days.slice(1));
  });

  it("passes the check that every provider's forecasts pass, all year and across clock changes", async () => {
    for (let week = 0; week < 53; week += 1) {
      for (const forecast of await weather.fetchForecasts(POINTS, NOON + week * 7 * 86_400_000)) {
        expect(forecast && checkForecast(forecast, 6)).toMatchObject({ ok: true });
      }
    }
  });

  it("is coldest by night, warmest in the afternoon, and knows whether the sun is up", async () => {
    const london = PLACES.london as Point;
    const night = (await forecastAt(london, Date.parse("2026-06-20T02:00:00Z"))).current;
    const afternoon = (await forecastAt(london, Date.parse("2026-06-20T14:00:00Z"))).current;
    const [today] = (await forecastAt(london, NOON)).days;
    expect(night).toMatchObject({ temperatureC: today?.temperatureMinC, isDay: false });
    expect(afternoon).toMatchObject({ temperatureC: today?.temperatureMaxC, isDay: true });
    expect(afternoon.feelsLikeC).toBeCloseTo(today?.feelsLikeC ?? NaN, 1);
  });
});

describe("the sample weather over two years", () => {
  it.each(Object.entries(PLACES))("has the normals' mean temperatures, rain and sun at %s", (_, point) => {
    const climate = climateAt(stations, point);
    const days = yearsAt(point);
    const normals = days.map(({ date }) => normalsOn(climate, date));
    const off = (a: number, b: number) => Math.abs(a / b - 1);
    const sunshine = mean(days.map((day) => day.sunshineHours ?? NaN));
    expect(
      Math.abs(mean(days.map((d) => d.temperatureMaxC)) - mean(normals.map((n) => n.maxC))),
    ).toBeLessThan(0.5);
    expect(
      Math.abs(mean(days.map((d) => d.temperatureMinC)) - mean(normals.map((n) => n.minC))),
    ).toBeLessThan(0.5);
    expect(off(mean(days.map((d) => d.rainMm)), mean(normals.map((n) => n.rainMm)))).toBeLessThan(0.15);
    expect(off(sunshine, mean(normals.map((n) => n.sunshineHours)))).toBeLessThan(0.1);
  });

  it("has wet and dry, bright and dull days everywhere", () => {
    for (const point of POINTS) {
      const days = yearsAt(point, 365);
      expect(days.filter((day) => day.rainMm === 0).length).toBeGreaterThan(90);
      expect(days.filter((day) => day.rainMm >= 1).length).toBeGreaterThan(70);
      expect(new Set(days.map((day) => day.condition)).size).toBeGreaterThanOrEqual(8);
    }
  });

  it("never contradicts itself", () => {
    for (const point of POINTS) {
      for (const day of yearsAt(point, 365)) {
        const label = JSON.stringify(day);
        const sunshine = day.sunshineHours ?? NaN;
        expect(sunshine, label).toBeLessThanOrEqual(dayLengthHours(point.latitude, day.date));
        if (day.rainMm > 0) expect(day.precipitationPct, label).toBeGreaterThanOrEqual(50);
        if (day.rainMm >= 6) expect(day.cloudPct, label).toBeGreaterThanOrEqual(50);
        if (day.cloudPct === 100) expect(sunshine, label).toBeLessThan(0.2);
        if (day.condition === "clear")
          expect([day.rainMm < 0.2, day.cloudPct <= 12], label).toEqual([true, true]);
        if (day.condition === "overcast") expect(day.cloudPct, label).toBeGreaterThan(80);
        if (day.condition === "snow") expect(day.temperatureMaxC, label).toBeLessThan(2);
        if (day.condition === "thunderstorm") expect(day.temperatureMaxC, label).toBeGreaterThan(20);
      }
    }
  });

  it("does not repeat itself after a year", () => {
    const days = yearsAt(PLACES.london as Point);
    const same = days.slice(0, 365).filter((day, index) => day.cloudPct === days[index + 365]?.cloudPct);
    expect(same.length).toBeLessThan(60);
  });

  it("is alike in neighbouring places and unlike in far ones", () => {
    const london = yearsAt(PLACES.london as Point, 365);
    const scoreApart = (other: readonly DailyForecast[]) =>
      mean(
        other.map((day, index) => {
          const here = london[index];
          return here ? Math.abs(scoreDay(day, "urban").value - scoreDay(here, "urban").value) : NaN;
        }),
      );
    const nextDoor = scoreApart(yearsAt({ latitude: 51.55, longitude: -0.02 }, 365));
    expect(nextDoor).toBeLessThan(3);
    expect(scoreApart(yearsAt(PLACES.keswick as Point, 365))).toBeGreaterThan(3 * nextDoor);
  });

  it("gives a ranking something to choose from on nearly every day", () => {
    const places = POINTS.map((point) => yearsAt(point, 365));
    const spreads = daysFrom("2026-01-01", 365).map((_, index) => {
      const scores = places.map((days) => scoreDay(days[index] as DailyForecast, "urban").value);
      return Math.max(...scores) - Math.min(...scores);
    });
    expect(spreads.filter((spread) => spread >= 10).length).toBeGreaterThan(340);
  });

  it("moves across the country: what reaches the west today is nearer to the east's tomorrow than to its yesterday", () => {
    const dry = (days: readonly DailyForecast[]) => days.map((day) => day.precipitationPct);
    const west = dry(yearsAt({ latitude: 52.4, longitude: -4.1 }));
    const east = dry(yearsAt({ latitude: 52.6, longitude: 1.3 }));
    const likeness = (lag: number) =>
      mean(west.slice(5, 725).map((value, i) => -Math.abs(value - (east[i + 5 + lag] ?? NaN))));
    expect(likeness(1)).toBeGreaterThan(likeness(-1));
  });
});
