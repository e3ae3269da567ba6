import { describe, expect, it } from "vitest";
import { RANKING_STYLES } from "#app/domain/ranking/holiday-climate-index-bands";
import { somePlaceContext } from "../../../tests/fakes/search-context";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { someForecast, someHour } from "../../../tests/fakes/forecasts";
import { packHours } from "#app/domain/weather/hourly";
import type { ForecastDayView } from "./day";
import { detailsView } from "./destination-details";

describe("the gusts of a day", () => {
  /** Returns the view of today. `gusts` are in km/h by hour of the day; each day has the same. */
  function todayWith(gusts: Readonly<Partial<Record<number, number>>>) {
    const forecast = someForecast(THURSDAY_NOON);
    const hours = Array.from({ length: 17 }, (_, index) =>
      someHour({ windKmh: 16, gustKmh: gusts[index + 5] ?? null }),
    );
    const hourly = packHours(forecast.days.map(() => hours));
    const snapshot = { ...someSnapshot(1), forecasts: [{ ...forecast, hourly }] };
    return detailsView(someFoundPlace({ snapshot }), { ...somePlaceContext(), isVisit: false }).forecast[0];
  }

  const valueOf = (day: ForecastDayView | undefined, name: string) =>
    day?.facts.find((fact) => fact.name === name)?.value;

  it("are the strongest of the visit, and stand in the hours", () => {
    const today = todayWith({ 5: 90, 14: 51.5, 15: 40 });
    expect(valueOf(today, "Wind")).toBe("10 mph");
    expect(valueOf(today, "Gusts")).toBe("32 mph");
    expect(today?.hours?.gusts.slice(0, 11)).toEqual([56, ...Array.from({ length: 8 }, () => null), 32, 25]);
  });

  it("are left out where none is known", () => {
    expect(valueOf(todayWith({}), "Gusts")).toBeUndefined();
  });
});

it.each(RANKING_STYLES.flatMap((style) => [10, 95].map((windKmh) => [style, windKmh] as const)))(
  "the reasons for a score are, for the style %s in a wind of %d km/h, whole points of a hundred that add up to it",
  (style, windKmh) => {
    const snapshot = { ...someSnapshot(1), forecasts: [someForecast(THURSDAY_NOON, { windKmh })] };
    const [today] = detailsView(someFoundPlace({ snapshot, style }), {
      ...somePlaceContext({ style }),
      isVisit: false,
    }).forecast;
    const found = today?.facets.map(({ points }) => /^(−?\d+) of (\d+)$/.exec(points));
    const sumOf = (part: 1 | 2) =>
      found?.reduce((sum, points) => sum + Number(points?.[part]?.replace("−", "-")), 0);
    expect([found?.length, sumOf(2)]).toEqual([4, 100]);
    expect(sumOf(1)).toBe(today?.score?.value);
  },
);

it("the hotels of a place are those that are not shut for works on the day", () => {
  const inn = { name: "Inn", location: "", priceRange: "", description: "", featured: false };
  const hotels = [{ ...inn, name: "Grand", shutFrom: "2026-07-01", shutUntil: "2026-07-17" }, inn];
  const namesOn = (date: string) => {
    const details = JSON.stringify({ activities: [], hotels, campsites: [] });
    const found = someFoundPlace({ snapshot: { ...someSnapshot(1), detailsJson: [details] } });
    return detailsView(found, { ...somePlaceContext({ date }), isVisit: false }).hotels.map(
      ({ name }) => name,
    );
  };
  expect(namesOn("2026-07-16")).toEqual(["Inn"]);
  expect(namesOn("2026-07-17")).toEqual(["Grand", "Inn"]);
});
