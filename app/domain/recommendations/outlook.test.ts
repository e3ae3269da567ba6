import { describe, expect, it } from "vitest";
import { fineDay, forecastOfDays, someHour } from "../../../tests/fakes/forecasts";
import { outlookOf, weatherReason } from "./outlook";
import { addDays } from "#app/domain/calendar/calendar-day";
import type { DailyForecast, PlaceForecast } from "#app/domain/weather/forecast";
import { FIRST_FORECAST_HOUR, FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";

const FINE = { cloudPct: 15, rainMm: 0, precipitationPct: 5, sunshineHours: 9, condition: "clear" } as const;
const WET = { cloudPct: 95, rainMm: 8, precipitationPct: 90, sunshineHours: 0, condition: "rain" } as const;
const THURSDAY = "2026-07-16";
const SATURDAY = "2026-07-18";
const SUNDAY = "2026-07-19";

/** A forecast of six days from `today`. They are wet, except for the days that are named. */
const forecastFrom = (today: string, days: Record<string, Partial<DailyForecast>>) =>
  forecastOfDays(
    [0, 1, 2, 3, 4, 5].map((ahead) => {
      const date = addDays(today, ahead);
      return fineDay(date, { ...WET, ...days[date] });
    }),
    0,
  );

const LEEDS = { latitude: 53.8, longitude: -1.55 };

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00Z`);

/** Which traffic does not delay. */
const onFerries = (minutes: number) => ({ minutes, strategic: 0, localDelay: 0 });

/** Returns the outlook at eight in the morning of that day. */
const seenOn = (
  today: string,
  forecast: PlaceForecast | null,
  driveMinutes: number | null = 60,
  time = "07:00",
) =>
  outlookOf(
    { place: LEEDS, forecast, load: driveMinutes === null ? null : onFerries(driveMinutes) },
    at(today, time),
  );
const reasonOn = (today: string, forecast: PlaceForecast | null, driveMinutes?: number, time = "07:00") =>
  weatherReason(seenOn(today, forecast, driveMinutes, time), at(today, time));

const GOOD = { ...FINE, cloudPct: 60 };

it.each([
  ["today, where that is the finest", THURSDAY, { [THURSDAY]: FINE, [SATURDAY]: GOOD }, THURSDAY],
  ["a day of the weekend that is finer", THURSDAY, { [THURSDAY]: GOOD, [SUNDAY]: FINE }, SUNDAY],
  ["the earlier one of two alike", THURSDAY, { [SATURDAY]: FINE, [SUNDAY]: FINE }, SATURDAY],
  ["never another working day", THURSDAY, { "2026-07-17": FINE }, THURSDAY],
  ["the Saturday that can be chosen on a Monday", "2026-07-20", { "2026-07-25": FINE }, "2026-07-25"],
  ["not the day before, on a Sunday", SUNDAY, {}, SUNDAY],
])("the day that a place is recommended for is %s", (_, today, days, expected) => {
  expect(seenOn(today, forecastFrom(today, days))?.date).toBe(expected);
});

describe("the weather's part in a recommendation", () => {
  it("is unknown without a forecast, rather than zero degrees and a clear sky", () => {
    expect(seenOn(THURSDAY, null)).toBeNull();
    expect(reasonOn(THURSDAY, null)).toBeNull();
  });

  it.each([
    ["sunny on Saturday", { [SATURDAY]: FINE }],
    ["sunny on Sunday", { [SUNDAY]: FINE }],
    ["sunny today", { [THURSDAY]: FINE }],
    ["bright on Saturday", { [SATURDAY]: { ...FINE, cloudPct: 60 } }],
    ["dry on Saturday", { [SATURDAY]: { ...FINE, cloudPct: 95 } }],
    ["mostly dry on Saturday", { [SATURDAY]: { ...FINE, precipitationPct: 45 } }],
    ["sunny on Saturday", { [SATURDAY]: { ...FINE, sunshineHours: null } }],
    ["bright on Saturday", { [SATURDAY]: { ...FINE, sunshineHours: 1 } }],
  ])("reads '%s'", (reason, days) => {
    expect(reasonOn(THURSDAY, forecastFrom(THURSDAY, days))).toBe(reason);
  });

  it("calls Saturday today on a Saturday", () => {
    expect(reasonOn(SATURDAY, forecastFrom(SATURDAY, { [SATURDAY]: FINE }))).toBe("sunny today");
  });

  it("is never given as a reason where every day is wet", () => {
    expect(reasonOn(THURSDAY, forecastFrom(THURSDAY, {}))).toBeNull();
  });

  it("is that of tomorrow once it is dark today", () => {
    const friday = addDays(THURSDAY, 1);
    const forecast = forecastFrom(THURSDAY, { [THURSDAY]: FINE, [friday]: FINE });
    expect(reasonOn(THURSDAY, forecast, 60, "20:30")).toBe("sunny on Friday");
  });

  it("counts the hours of the visit: rain before the arrival spoils nothing", () => {
    const forecast = forecastFrom(THURSDAY, {});
    const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
      FIRST_FORECAST_HOUR + index < 9
        ? someHour({ cloudPct: 100, rainMm: 2, precipitationPct: 90, sunshineMinutes: 0, condition: "rain" })
        : someHour({ cloudPct: 15, precipitationPct: 5, sunshineMinutes: 55, condition: "clear" }),
    );
    const hourly = packHours(forecast.days.map(() => hours));
    expect(reasonOn(THURSDAY, { ...forecast, hourly })).toBe("sunny today");
  });

  it("gives a day no points where it is dark, or nearly so, on arrival", () => {
    const forecast = {
      ...forecastFrom(SUNDAY, { [SUNDAY]: FINE }),
      days: forecastFrom(SUNDAY, { [SUNDAY]: FINE }).days.slice(0, 1),
    };
    expect(seenOn(SUNDAY, forecast, 60, "19:00")).toEqual({ date: SUNDAY, score: 0, look: "dark" });
    expect(reasonOn(SUNDAY, forecast, 60, "19:00")).toBeNull();
    expect(reasonOn(SUNDAY, forecast, 0, "17:00")).toBe("sunny today");
  });
});
