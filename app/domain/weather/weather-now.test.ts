import { describe, expect, it } from "vitest";
import { someHour } from "../../../tests/fakes/forecasts";
import { travelDates } from "#app/domain/calendar/travel-date";
import { startOfLondonHour } from "./day-of-hours";
import { forecastOfHours } from "./forecast-of-hours";
import { weatherNow } from "./weather-now";

const MALTON = { latitude: 54.12, longitude: -0.91 };
const FETCHED = Date.parse("2028-08-07T05:01:00Z");
const DATES = travelDates(FETCHED);

/** The temperature of an hour is its number on London's clock. It is cloudy from noon on. */
const hourAt = (clock: number) =>
  someHour({ temperatureC: clock, feelsLikeC: clock - 1, condition: clock < 12 ? "clear" : "cloudy" });

function fetchedInTheMorning() {
  const hours = new Map(
    DATES.flatMap((date) =>
      Array.from({ length: 24 }, (_, clock) => [startOfLondonHour(date, clock), hourAt(clock)] as const),
    ),
  );
  const current = { temperatureC: 3, feelsLikeC: 2, condition: "mist", isDay: true } as const;
  const forecast = forecastOfHours(
    { provider: "test", fetchedAt: FETCHED, point: MALTON, hours, current },
    DATES,
  );
  if (!forecast) throw new Error("no forecast");
  return forecast;
}
const at = (instant: string) => weatherNow(fetchedInTheMorning(), MALTON, Date.parse(instant));

describe("the weather now", () => {
  it("is what came with the forecast, within the same hour", () => {
    expect(at("2028-08-07T05:59:59Z")).toMatchObject({ temperatureC: 3, condition: "mist" });
  });

  it("is the forecast's hour from then on, in London's time", () => {
    expect(at("2028-08-07T06:00:00Z")).toEqual({
      temperatureC: 7,
      feelsLikeC: 6,
      condition: "clear",
      isDay: true,
    });
    expect(at("2028-08-07T13:30:00Z")).toMatchObject({ temperatureC: 14, condition: "cloudy" });
    expect(at("2028-08-08T10:10:00Z")).toMatchObject({ temperatureC: 11, condition: "clear", isDay: true });
  });

  it("is under a night's sky after sunset", () => {
    expect(at("2028-08-07T20:30:00Z")).toMatchObject({ temperatureC: 21, isDay: false });
  });

  it.each([
    ["23:30", "2028-08-07T22:30:00Z", 21],
    ["0:30", "2028-08-07T23:30:00Z", 21],
    ["1:30", "2028-08-08T00:30:00Z", 5],
    ["4:30", "2028-08-08T03:30:00Z", 5],
  ])("is by night, of which no hours are kept, that of the nearest kept hour: at %s", (_, instant, clock) => {
    expect(at(instant)).toMatchObject({ temperatureC: clock, isDay: false });
  });

  it("is the last known if the service gives no hours", () => {
    const forecast = { ...fetchedInTheMorning(), hourly: null };
    expect(weatherNow(forecast, MALTON, Date.parse("2028-08-07T22:30:00Z"))).toMatchObject({
      temperatureC: 3,
    });
  });
});
