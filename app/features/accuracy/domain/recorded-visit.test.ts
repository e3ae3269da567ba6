import { describe, expect, it } from "vitest";
import { someHour } from "../../../../tests/fakes/forecasts";
import { FORECAST_HOURS_A_DAY, type HourlyWeather, packHours } from "#app/domain/weather/hourly";
import { visitByHours } from "./recorded-visit";

const PLACE = { latitude: 51.4, longitude: -2.4 };
const DATE = "2026-06-12";
const hour = someHour({ rainMm: 0.2 });
/** The hours of a day from 05:00, some of them changed, by hour of the clock. */
function visitWith(change: Record<number, Partial<HourlyWeather> | null>) {
  const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) => {
    const changed = change[index + 5];
    return changed === null ? null : { ...hour, ...changed };
  });
  const visit = visitByHours({ date: DATE, hourly: packHours([hours]) }, PLACE);
  if (!visit) return null;
  const [, sunHours, rainMm, temperatureC] = visit;
  return { sunHours, rainMm, temperatureC };
}

describe("what hours that are over say", () => {
  it("is the visit from nine to six", () => {
    expect(visitWith({ 8: { temperatureC: 30, rainMm: 9 }, 18: { temperatureC: 30 } })).toMatchObject({
      temperatureC: 18,
      rainMm: 1.8,
      sunHours: 4.5,
    });
  });

  it("is nothing if an hour of the visit is missing, and needs no other", () => {
    expect(visitWith({ 17: null })).toBeNull();
    expect(visitWith({ 8: null, 18: null })).not.toBeNull();
  });

  it("has the sun of the other hours if one hour's is unknown, and no sun if many are", () => {
    const unknown = { sunshineMinutes: null };
    expect(visitWith({ 12: unknown })).toMatchObject({ sunHours: 4 });
    expect(visitWith({ 12: unknown, 13: unknown, 14: unknown })).toMatchObject({ sunHours: null });
  });
});
