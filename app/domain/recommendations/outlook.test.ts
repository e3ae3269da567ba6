import { describe, expect, it } from "vitest";
import { outlookDates, outlookOf, weatherPoints, weatherReason, weekendDates } from "./outlook";
import { addDays } from "../calendar/travel-date";
import type { DailyForecast, PlaceForecast } from "../weather/forecast";

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

describe("the weekend among the days that can be chosen", () => {
  it.each([
    ["on a Thursday is the coming one", THURSDAY, [SATURDAY, SUNDAY]],
    ["on a Saturday has begun", SATURDAY, [SATURDAY, SUNDAY]],
    ["on a Sunday is today only", SUNDAY, [SUNDAY]],
    ["on a Monday reaches to Saturday only", "2026-07-20", ["2026-07-25"]],
    ["goes by the calendar when the clocks go forward", "2027-03-26", ["2027-03-27", "2027-03-28"]],
  ])("%s", (_, today, expected) => {
    expect(weekendDates(today)).toEqual(expected);
  });
});

describe("the weather's part in a recommendation", () => {
  it("is the mean of today and the better day of the weekend", () => {
    const outlook = outlookOf(forecastFrom(THURSDAY, { [SATURDAY]: FINE }), outlookDates(THURSDAY));
    const [saturday] = outlook.weekend;
    expect(weatherPoints(outlook)).toBeCloseTo(((outlook.today?.score ?? 0) + (saturday?.score ?? 0)) / 2);
    expect(saturday?.score).toBeGreaterThan(outlook.today?.score ?? 100);
  });

  it("is unknown without a forecast, rather than zero degrees and a clear sky", () => {
    expect(weatherPoints(outlookOf(null, outlookDates(THURSDAY)))).toBeNull();
    expect(weatherReason(outlookOf(null, outlookDates(THURSDAY)))).toBeNull();
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
    expect(weatherReason(outlookOf(forecastFrom(THURSDAY, days), outlookDates(THURSDAY)))).toBe(reason);
  });

  it("calls Saturday today on a Saturday", () => {
    expect(
      weatherReason(outlookOf(forecastFrom(SATURDAY, { [SATURDAY]: FINE }), outlookDates(SATURDAY))),
    ).toBe("sunny today");
  });

  it("is never given as a reason where every day is wet", () => {
    expect(weatherReason(outlookOf(forecastFrom(THURSDAY, {}), outlookDates(THURSDAY)))).toBeNull();
  });
});
