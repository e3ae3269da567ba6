import { describe, expect, it } from "vitest";
import { outlookOf, outlookTime, weatherPoints, weatherReason } from "./outlook";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import {
  FIRST_FORECAST_HOUR,
  FORECAST_HOURS_A_DAY,
  type HourlyWeather,
  packHours,
} from "#app/domain/weather/hourly";

const FINE = { cloudPct: 15, rainMm: 0, precipitationPct: 5, sunshineHours: 9, condition: "clear" } as const;
const WET = { cloudPct: 95, rainMm: 8, precipitationPct: 90, sunshineHours: 0, condition: "rain" } as const;
const THURSDAY = "2026-07-16";
const SATURDAY = "2026-07-18";
const SUNDAY = "2026-07-19";

/** Six days from `today`, wet but for the ones that are named. */
function forecastFrom(today: string, days: Record<string, Partial<DailyForecast>>): PlaceForecast {
  return {
    fetchedAt: 0,
    provider: "fake",
    current: { temperatureC: 18, feelsLikeC: 18, condition: "cloudy", isDay: true },
    hourly: null,
    days: Array.from({ length: 6 }, (_, ahead) => {
      const date = addDays(today, ahead);
      const warmth = { temperatureMaxC: 21, temperatureMinC: 12, daylightMaxC: 21, feelsLikeC: 21 };
      return { date, ...warmth, humidityPct: 55, windKmh: 12, ...WET, ...days[date] };
    }),
  };
}

const LEEDS = { latitude: 53.8, longitude: -1.55 };

/** The outlook at eight in the morning of that day. */
function seenOn(
  today: string,
  forecast: PlaceForecast | null,
  driveMinutes: number | null = 60,
  time = "07:00",
) {
  const nowMs = Date.parse(`${today}T${time}:00Z`);
  return outlookOf({ place: LEEDS, forecast, driveMinutes }, outlookTime(nowMs));
}

describe("the weekend among the days that can be chosen", () => {
  it.each([
    ["on a Thursday is the coming one", THURSDAY, [SATURDAY, SUNDAY]],
    ["on a Saturday has begun", SATURDAY, [SATURDAY, SUNDAY]],
    ["on a Sunday is today only", SUNDAY, [SUNDAY]],
    ["on a Monday reaches to Saturday only", "2026-07-20", ["2026-07-25"]],
    ["goes by the calendar when the clocks go forward", "2027-03-26", ["2027-03-27", "2027-03-28"]],
  ])("%s", (_, today, expected) => {
    expect(outlookTime(Date.parse(`${today}T12:00:00Z`)).weekend).toEqual(expected);
  });
});

describe("the weather's part in a recommendation", () => {
  it("is the mean of today and the better day of the weekend", () => {
    const outlook = seenOn(THURSDAY, forecastFrom(THURSDAY, { [SATURDAY]: FINE }));
    const [saturday] = outlook.weekend;
    expect(weatherPoints(outlook)).toBeCloseTo(((outlook.today?.score ?? 0) + (saturday?.score ?? 0)) / 2);
    expect(saturday?.score).toBeGreaterThan(outlook.today?.score ?? 100);
  });

  it("is unknown without a forecast, rather than zero degrees and a clear sky", () => {
    expect(weatherPoints(seenOn(THURSDAY, null))).toBeNull();
    expect(weatherReason(seenOn(THURSDAY, null))).toBeNull();
  });

  it.each([
    ["sunny on Saturday", { [SATURDAY]: FINE }],
    ["sunny on Sunday", { [SUNDAY]: FINE }],
    ["sunny today", { [THURSDAY]: FINE }],
    ["sunny all weekend", { [SATURDAY]: FINE, [SUNDAY]: FINE }],
    ["bright on Saturday", { [SATURDAY]: { ...FINE, cloudPct: 60 } }],
    ["dry on Saturday", { [SATURDAY]: { ...FINE, cloudPct: 95 } }],
    ["mostly dry on Saturday", { [SATURDAY]: { ...FINE, precipitationPct: 45 } }],
    ["bright on Saturday", { [SATURDAY]: { ...FINE, sunshineHours: 1 } }],
  ])("is told as '%s'", (reason, days) => {
    expect(weatherReason(seenOn(THURSDAY, forecastFrom(THURSDAY, days)))).toBe(reason);
  });

  it("calls Saturday today on a Saturday", () => {
    expect(weatherReason(seenOn(SATURDAY, forecastFrom(SATURDAY, { [SATURDAY]: FINE })))).toBe("sunny today");
  });

  it("is never given as a reason where every day is wet", () => {
    expect(weatherReason(seenOn(THURSDAY, forecastFrom(THURSDAY, {})))).toBeNull();
  });

  it("is that of tomorrow in a list for tomorrow, and today counts no more", () => {
    const friday = addDays(THURSDAY, 1);
    const forecast = forecastFrom(THURSDAY, { [THURSDAY]: FINE, [friday]: FINE });
    const time = outlookTime(Date.parse(`${THURSDAY}T20:30:00Z`), friday);
    const outlook = outlookOf({ place: LEEDS, forecast, driveMinutes: 60 }, time);
    expect(outlook).toMatchObject({ today: null, tomorrow: { date: friday, look: "sunny" } });
    expect(weatherReason(outlook)).toBe("sunny tomorrow");
    expect(weatherPoints(outlook)).toBeGreaterThan(weatherPoints({ ...outlook, tomorrow: null }) ?? 0);
    expect(outlookTime(Date.parse(`${SATURDAY}T20:30:00Z`), SUNDAY).weekend).toEqual([SUNDAY]);
  });

  it("counts the hours of the visit: rain before anybody arrives spoils nothing", () => {
    const forecast = forecastFrom(THURSDAY, {});
    const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, turn): HourlyWeather => {
      const isMorning = FIRST_FORECAST_HOUR + turn < 9;
      return {
        temperatureC: 21,
        feelsLikeC: 21,
        humidityPct: 55,
        windKmh: 12,
        cloudPct: isMorning ? 100 : 15,
        rainMm: isMorning ? 2 : 0,
        precipitationPct: isMorning ? 90 : 5,
        sunshineMinutes: isMorning ? 0 : 55,
        condition: isMorning ? "rain" : "clear",
      };
    });
    const hourly = packHours(forecast.days.map(() => hours));
    expect(weatherReason(seenOn(THURSDAY, { ...forecast, hourly }))).toBe("sunny all weekend");
  });

  it("gives today no points where it is dark, or nearly so, on arrival", () => {
    const forecast = forecastFrom(THURSDAY, { [THURSDAY]: FINE });
    const { today } = seenOn(THURSDAY, forecast, 60, "19:00");
    expect(today).toEqual({ date: THURSDAY, score: 0, look: "dark" });
    expect(weatherReason(seenOn(THURSDAY, forecast, 60, "19:00"))).toBeNull();
    expect(weatherReason(seenOn(THURSDAY, forecast, 0, "17:00"))).toBe("sunny today");
  });
});
