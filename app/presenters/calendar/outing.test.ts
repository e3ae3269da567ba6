import { describe, expect, it } from "vitest";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import type { SkyCondition } from "#app/domain/weather/forecast";
import { FORECAST_HOURS_A_DAY, packHours } from "#app/domain/weather/hourly";
import { someHour } from "../../../tests/fakes/forecasts";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import type { Snapshot } from "#app/services/ports";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { somePlaceContext } from "../../../tests/fakes/search-context";
import { outingEvent } from "./outing";

const HOUR = 3_600_000;
const FRIDAY = "2026-07-17";

const THURSDAY = "2026-07-16";

function outing(
  postcode: string | null,
  snapshot: Snapshot = someSnapshot(1),
  change: { date?: string; nowMs?: number } = {},
) {
  const origin = postcode === null ? null : parsePostcode(postcode);
  const when = { date: FRIDAY, nowMs: THURSDAY_NOON, ...change };
  const found = someFoundPlace({ snapshot, minutes: origin && [50], ...when });
  return outingEvent(found, somePlaceContext({ origin, ...when }), "https://sunny.example");
}

describe("an outing in a calendar", () => {
  it("goes from leaving home to the end of the visit, with the drive, the forecast and when it was made", () => {
    const event = outing("LS6 3AA");
    // From 9:00 to 18:00 in London, which in summer is an hour ahead of UTC.
    expect(event.startMs).toBe(Date.UTC(2026, 6, 17, 8));
    expect(event.endMs).toBe(Date.UTC(2026, 6, 17, 17));
    expect(event.summary).toBe("Place 1: partly cloudy, 17°");
    expect(event.description).toMatch(
      /^Leave LS6 at 9:00, arrive at 9:50: 50 min, 31 miles\.\nPartly cloudy, 17°, 7 h of sun, /,
    );
    expect(event.description).toMatch(/Forecast of 16 July (at )?.*12:00: fake\. Look again/);
    expect(event.description).toContain("https://sunny.example/destinations/place-1?date=2026-07-17");
  });

  it("says whose forecast it holds, of the home only the outcode, and starts with the visit where none is known", () => {
    const snapshot = someSnapshot(1);
    const forecasts = snapshot.forecasts.map((each) => each && { ...each, provider: "open-meteo" });
    expect(outing(null, { ...snapshot, forecasts }).description).toContain(
      "Forecast: Met Office, CC BY-SA 4.0; rain chance: ECMWF, CC BY 4.0; Shetland: MET Norway, CC BY 4.0; by Open-Meteo.com; changed by us (hours of the visit, scores).",
    );
    expect(outing(null).description).not.toContain("changed by us");
    expect(JSON.stringify(outing("LS6 3AA"))).not.toMatch(/3AA|postcode/i);
    const event = outing(null);
    expect(event.startMs).toBe(Date.UTC(2026, 6, 17, 8));
    expect(event.description).toMatch(/^A visit from 9:00\./);
  });

  it("names snow where snow falls while one is there, and rain or snow where both do", () => {
    const falling = (...skies: SkyCondition[]) => {
      const hours = Array.from({ length: FORECAST_HOURS_A_DAY }, (_, index) =>
        someHour({ temperatureC: 0, rainMm: 0.5, condition: skies[index % skies.length] ?? "snow" }),
      );
      const snapshot = someSnapshot(1);
      const forecasts = snapshot.forecasts.map(
        (each) => each && { ...each, hourly: packHours(each.days.map(() => hours)) },
      );
      return outing(null, { ...snapshot, forecasts }).description;
    };
    expect(falling("snow")).toMatch(/ mm of snow, wind/);
    expect(falling("snow", "rain")).toMatch(/ mm of rain or snow, wind/);
    expect(falling("rain")).toMatch(/ mm of rain, wind/);
  });

  it("is the same event, a later one, with a newer forecast or when that is gone", () => {
    const older = someSnapshot(1);
    const newer = {
      ...older,
      forecasts: older.forecasts.map((each) => each && { ...each, fetchedAt: each.fetchedAt + HOUR }),
    };
    const [first, second] = [outing("LS6 3AA", older), outing("M1 1AE", newer)];
    expect(second.uid).toBe(first.uid);
    expect(second.sequence - first.sequence).toBe(60);
    const gone = { ...someSnapshot(1), forecasts: [null] };
    const [told, untold] = [
      outing(null, someSnapshot(1)),
      outing(null, gone, { nowMs: THURSDAY_NOON + HOUR }),
    ];
    expect(untold.sequence - told.sequence).toBe(60);
    const event = outing(null, { ...someSnapshot(1), forecasts: [null] });
    expect(event.summary).toBe("Place 1");
    expect(event.description).toContain("Weather data unavailable.");
    expect(event.endMs).toBeGreaterThan(event.startMs);
  });

  it("says that it is dark on arrival, and nothing about the day that is over", () => {
    const night = outing("LS6 3AA", someSnapshot(1), { date: THURSDAY, nowMs: THURSDAY_NOON + 10 * HOUR });
    expect(night.summary).toBe("Place 1: dark when you arrive");
    expect(night.description).toMatch(
      /^Leave LS6 at 22:00, arrive at 22:50: 50 min, 31 miles\.\nDark when you arrive\.\nSunset/,
    );
    const dusk = outing("LS6 3AA", someSnapshot(1), { date: THURSDAY, nowMs: THURSDAY_NOON + 7 * HOUR });
    expect(dusk.summary).toBe("Place 1: partly cloudy, 17°, nearly dark when you arrive");
  });
});
