import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readClimateStations } from "#app/domain/weather/climate";
import { checkForecast } from "#app/domain/weather/forecast-freshness";
import type { Point } from "#app/domain/geo/geo";
import { scoreDay } from "#app/domain/ranking/holiday-climate-index";
import { climateAt, normalsOn } from "#app/domain/weather/place-climate";
import { dayLengthHours } from "#app/domain/weather/sun";
import { addDays } from "#app/domain/calendar/calendar-day";
import { travelDates } from "#app/domain/calendar/travel-date";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { dayOfHours } from "#app/domain/weather/day-of-hours";
import { hoursOfDay, type HourlyWeather } from "#app/domain/weather/hourly";
import { accessOf } from "#app/domain/roads/access";
import { driveTimesFrom, packDestinations } from "#app/domain/roads/drive-times";
import { readRoadGraph } from "#app/domain/roads/road-graph";
import ukOutline from "#app/geodata/generated/uk-outline.json";
import { climateNormals } from "../../../tests/fakes/climate-normals";
import { createSampleWeather, sampleSites } from "./sample";
import { sampleDay } from "./sample-day";
import { sampleHours } from "./sample-hours";

const sources = { stations: readClimateStations(climateNormals), outline: ukOutline.path };
const weather = createSampleWeather(sources);
const siteOf = sampleSites(sources);

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

/** Returns the stored hours of each day, with the day's London date. */
function hoursAt(point: Point, count = 730): { date: string; hours: HourlyWeather[] }[] {
  const site = siteOf(point);
  const days = daysFrom("2026-01-01", count + 1).map((date) => sampleDay(site, date));
  return days.slice(0, count).map((day, index) => ({
    date: day.date,
    hours: sampleHours(site, day, days[index + 1] ?? day).slice(5, 22),
  }));
}
const yearsAt = (point: Point, count = 730): DailyForecast[] =>
  hoursAt(point, count).flatMap(({ date, hours }) => dayOfHours(date, hours, point) ?? []);

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

  it("has the same weather for the same day and place, whenever and with whichever others it is asked for", async () => {
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

  it("has the weather now in every hour around the end of summer time, and every hour of six days", async () => {
    for (let hour = 0; hour < 30; hour += 1) {
      const forecast = await forecastAt(
        PLACES.york as Point,
        Date.parse("2026-10-24T20:30:00Z") + hour * 3_600_000,
      );
      for (const { date } of forecast.days) expect(hoursOfDay(forecast, date)).toHaveLength(17);
    }
  });
});

describe("the hours of a sample day", () => {
  it("never contradict each other or themselves", () => {
    for (const point of POINTS) {
      for (const { date, hours } of hoursAt(point, 365)) {
        for (const [turn, hour] of hours.entries()) {
          const label = `${date} ${turn + 5}:00 ${JSON.stringify(hour)}`;
          if (hour.rainMm > 0) expect(hour.precipitationPct, label).toBeGreaterThanOrEqual(50);
          if (hour.rainMm > 0) expect(hour.cloudPct, label).toBeGreaterThanOrEqual(50);
          if (hour.cloudPct === 100) expect(hour.sunshineMinutes, label).toBe(0);
          if (hour.condition === "clear")
            expect([hour.rainMm, hour.cloudPct <= 12], label).toEqual([0, true]);
          if (hour.condition === "fog") expect([hour.rainMm, hour.cloudPct], label).toEqual([0, 100]);
          if (hour.condition === "snow") expect(hour.temperatureC, label).toBeLessThan(1);
          if (hour.condition === "thunderstorm") expect(hour.temperatureC, label).toBeGreaterThan(12);
        }
      }
    }
  });

  it("have fog that lifts: mornings that begin in it and end without, more of them inland than on the shore", () => {
    const lifts = (point: Point) =>
      hoursAt(point).filter(
        ({ hours }) =>
          hours[2]?.condition === "fog" && hours.slice(8).every(({ condition }) => condition !== "fog"),
      ).length;
    const inland = lifts({ latitude: 52.6, longitude: -1.1 });
    expect(inland).toBeGreaterThan(5);
    expect(lifts({ latitude: 52.94, longitude: 1.21 })).toBeLessThan(inland);
  });

  it("have showers that pass: rain reaches a place in the west before one 150 km to its east on more days than after", () => {
    const west = hoursAt({ latitude: 52.4, longitude: -3 });
    const east = hoursAt({ latitude: 52.4, longitude: -0.8 });
    const middle = (hours: readonly HourlyWeather[]) => {
      const sum = hours.reduce((total, { rainMm }) => total + rainMm, 0);
      return hours.reduce((total, { rainMm }, index) => total + rainMm * index, 0) / sum;
    };
    const lags = west.map(({ hours }, index) => middle(east[index]?.hours ?? []) - middle(hours));
    const told = lags.filter((lag) => !Number.isNaN(lag));
    expect(told.length).toBeGreaterThan(100);
    expect(told.filter((lag) => lag > 0).length).toBeGreaterThan(told.length * 0.5);
  });

  it("are wetter before a hill than behind it, as the wind blows", () => {
    const rainOn = (point: Point, date: string) => sampleDay(siteOf(point), date).rainMm;
    const before = { latitude: 54.5, longitude: -3.4 };
    const behind = { latitude: 54.5, longitude: -2.85 };
    const dates = daysFrom("2026-01-01", 730);
    const sum = (point: Point, days: readonly string[]) =>
      days.reduce((total, date) => total + rainOn(point, date), 0);
    const westerly = dates.filter((date) => {
      let east = 0;
      const site = siteOf(before);
      const ground = {
        ...site.ground,
        pullOf: (wind: { windEast: number; windNorth: number }) => {
          east = wind.windEast;
          return site.ground.pullOf(wind);
        },
      };
      sampleDay({ ...site, ground }, date);
      return east > 0.4;
    });
    expect(westerly.length).toBeGreaterThan(60);
    expect(sum(before, westerly)).toBeGreaterThan(1.15 * sum(behind, westerly));
  });
});

describe("the sample weather over two years", () => {
  it.each(Object.entries(PLACES))("has about the normals' temperatures, rain and sun at %s", (_, point) => {
    const site = siteOf(point);
    const climate = climateAt(sources.stations, point);
    const dates = daysFrom("2026-01-01", 730);
    const days = dates.map((date) => sampleDay(site, date));
    const normals = dates.map((date) => normalsOn(climate, date));
    const off = (a: number, b: number) => Math.abs(a / b - 1);
    const apart = (a: readonly number[], b: readonly number[]) => Math.abs(mean(a) - mean(b));
    expect(
      apart(
        days.map((d) => d.maxC),
        normals.map((n) => n.maxC),
      ),
    ).toBeLessThan(1);
    expect(
      apart(
        days.map((d) => d.minC),
        normals.map((n) => n.minC),
      ),
    ).toBeLessThan(1.2);
    expect(off(mean(days.map((d) => d.rainMm)), mean(normals.map((n) => n.rainMm)))).toBeLessThan(0.2);
    const sunshine = yearsAt(point).map((day) => day.sunshineHours ?? NaN);
    expect(off(mean(sunshine), mean(normals.map((n) => n.sunshineHours)))).toBeLessThan(0.2);
  });

  it("has wet and dry, bright and dull days everywhere", () => {
    for (const point of POINTS) {
      const days = yearsAt(point, 365);
      expect(days.filter((day) => day.rainMm === 0).length).toBeGreaterThan(90);
      expect(days.filter((day) => day.rainMm >= 1).length).toBeGreaterThan(70);
      expect(new Set(days.map((day) => day.condition)).size).toBeGreaterThanOrEqual(8);
    }
  });

  it("has no more sun than there is light", () => {
    for (const point of POINTS) {
      for (const day of yearsAt(point, 365)) {
        expect(day.sunshineHours ?? NaN, day.date).toBeLessThanOrEqual(
          dayLengthHours(point.latitude, day.date),
        );
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
    expect(nextDoor).toBeLessThan(5);
    expect(scoreApart(yearsAt(PLACES.keswick as Point, 365))).toBeGreaterThan(2 * nextDoor);
  });

  it("is other weather with another seed, and the same again with the same one", async () => {
    const conditionsWith = async (seed?: number) => {
      const other = createSampleWeather({ ...sources, ...(seed !== undefined && { seed }) });
      return JSON.stringify(await other.fetchForecasts(POINTS, Date.parse("2026-06-12T09:00:00Z")));
    };
    expect(await conditionsWith(0)).toBe(await conditionsWith());
    expect(await conditionsWith(1)).toBe(await conditionsWith(1));
    expect(new Set(await Promise.all([0, 1, 2].map(conditionsWith))).size).toBe(3);
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
    const dry = (days: readonly DailyForecast[]) => days.map((day) => day.precipitationPct ?? NaN);
    const west = dry(yearsAt({ latitude: 52.4, longitude: -4.1 }));
    const east = dry(yearsAt({ latitude: 52.6, longitude: 1.3 }));
    const likeness = (lag: number) =>
      mean(west.slice(5, 725).map((value, i) => -Math.abs(value - (east[i + 5 + lag] ?? NaN))));
    expect(likeness(1)).toBeGreaterThan(likeness(-1));
  });
});

describe("the places within two hours", () => {
  const graph = readRoadGraph(new Uint8Array(readFileSync("app/geodata/generated/roads.bin")).buffer);
  const catalogue = (readdirSync("catalogue", { recursive: true }) as string[])
    .filter((name) => /[/\\].*\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(`catalogue/${name}`, "utf8")) as Partial<Point>)
    .flatMap(({ latitude, longitude }) => (latitude && longitude ? [{ latitude, longitude }] : []));
  const packed = packDestinations(
    graph,
    catalogue.map((point) => accessOf(graph, point)),
  );
  const within = (point: Point) => {
    const { minutes } = driveTimesFrom(graph, accessOf(graph, point), packed, 120);
    return catalogue.filter((_, index) => (minutes[index] ?? Infinity) <= 120);
  };
  const scoresFrom = async (places: readonly Point[], nowMs: number): Promise<number[][]> =>
    (await weather.fetchForecasts(places, nowMs)).map(
      (forecast) => forecast?.days.map((day) => scoreDay(day, "urban").value) ?? [],
    );
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

  it.each([
    ["London", { latitude: 51.507, longitude: -0.128 }],
    ["Leeds", { latitude: 53.797, longitude: -1.545 }],
    ["Glasgow", { latitude: 55.861, longitude: -4.25 }],
    ["Cardiff", { latitude: 51.48, longitude: -3.178 }],
  ])("of %s spread over 15 points on most days, and its six days differ", async (_, city) => {
    const places = within(city);
    expect(places.length).toBeGreaterThan(30);
    const spreads: number[] = [];
    const daysApart: number[] = [];
    for (let week = 0; week < 52; week += 6) {
      const scores = await scoresFrom(places, Date.parse("2026-01-07T09:00:00Z") + week * 7 * 86_400_000);
      const ofDay = [0, 1, 2, 3, 4, 5].map((day) => scores.map((days) => days[day] ?? NaN));
      spreads.push(...ofDay.map(range));
      daysApart.push(range(ofDay.map(mean)));
    }
    expect(spreads.filter((spread) => spread >= 15).length).toBeGreaterThan(0.75 * spreads.length);
    expect(daysApart.filter((apart) => apart >= 6).length).toBeGreaterThan(0.7 * daysApart.length);
  });
});
