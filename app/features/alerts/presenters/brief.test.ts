import { describe, expect, it } from "vitest";
import type { LondonDate } from "#app/domain/calendar/clock";
import { readAsked } from "#app/features/alerts/http/alert-schemas";
import { alertSearches } from "#app/features/alerts/services/alert-searches";
import { fineDay, forecastOfDays } from "../../../../tests/fakes/forecasts";
import { THURSDAY_NOON, someSnapshot, someTripDeps } from "../../../../tests/fakes/in-memory-trips";
import { weekendBrief } from "./brief";

const [SATURDAY, SUNDAY] = ["2026-07-18", "2026-07-19"] as const;
const SEARCH = "from=LS6&drivingHours=2";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;
const COLD = { temperatureMaxC: 8, daylightMaxC: 8, feelsLikeC: 6 };
const DREADFUL = { ...COLD, cloudPct: 100, sunshineHours: 1, rainMm: 30, precipitationPct: 95, windKmh: 50 };

type Weather = Parameters<typeof fineDay>[1];

/** Of a home with the first weather, or without a place near it, and two places an hour away with the second. */
async function briefOf(
  weatherOn: Readonly<Record<LondonDate, readonly [home: Weather | null, away: Weather]>>,
  search = SEARCH,
) {
  const forecasts = [0, 1, 1].map((kind) =>
    forecastOfDays(
      Object.entries(weatherOn).map(([date, weather]) => fineDay(date, weather[kind] ?? weather[1])),
      THURSDAY_NOON,
    ),
  );
  const isHomeKnown = Object.values(weatherOn).every(([home]) => home !== null);
  const snapshot = { ...someSnapshot(3), forecasts };
  const places = snapshot.places.map((place, at) => ({
    ...place,
    latitude: at === 0 && isHomeKnown ? 51 : 52,
    longitude: -2,
  }));
  const detailsJson = places.map(() =>
    JSON.stringify({ activities: [], hotels: [{ name: "Inn", description: "", wifi: true }], campsites: [] }),
  );
  const minutes = [isHomeKnown ? 5 : 50, 60, 70];
  const deps = someTripDeps({
    snapshot: { ...snapshot, places, detailsJson },
    searched: [["LS6", 2]],
    minutes,
  });
  const on = alertSearches({ ...snapshot, places, detailsJson }, THURSDAY_NOON, { search: deps, readAsked });
  const days = [(await on(search, SATURDAY, 0))!, (await on(search, SUNDAY, 0))!];
  return weekendBrief(days, search.includes("nights") ? await on(search, SATURDAY, 1) : null);
}

const texts = ({ days = [] }: Awaited<ReturnType<typeof briefOf>>) => days.map(({ text }) => text);

describe("a brief without a day worth leaving home", () => {
  it("says once that home is as good, with a bed too", async () => {
    const same = { [SATURDAY]: [{}, {}], [SUNDAY]: [{}, {}] } as const;
    const lead = "Nowhere within 2 hours beats home by more than 4 points: stay in this weekend.";
    for (const search of [SEARCH, `${SEARCH}&nights=1`])
      expect(await briefOf(same, search)).toMatchObject({ lead, days: [] });
  });

  it("names the most by which a place beats home on one of the days", async () => {
    const { lead } = await briefOf({ [SATURDAY]: [{}, {}], [SUNDAY]: [{ cloudPct: 43 }, {}] });
    expect(lead).toContain("by more than 5 points: stay in this weekend.");
  });

  it("compares nothing with a home whose weather is unknown", async () => {
    const poor = { [SATURDAY]: [null, DREADFUL], [SUNDAY]: [null, DREADFUL] } as const;
    expect(await briefOf(poor)).toMatchObject({
      lead: "Nowhere within 2 hours has good weather: stay in this weekend.",
      days: [],
    });
  });

  it("says that no place fits, not that the forecast is unknown", async () => {
    const fine = { [SATURDAY]: [COLD, {}], [SUNDAY]: [COLD, {}] } as const;
    const lead = "No place within 2 hours fits your choices.";
    for (const search of [`${SEARCH}&needs=dogs`, `${SEARCH}&needs=dogs&nights=1`])
      expect(await briefOf(fine, search)).toMatchObject({ lead, days: [] });
  });

  it("has each day's own reason below one sentence", async () => {
    const brief = await briefOf({ [SATURDAY]: [{ ...GREY, ...COLD }, GREY], [SUNDAY]: [{}, {}] });
    expect(brief.lead).toBe("We recommend no outing this weekend.");
    expect(texts(brief)).toEqual([
      expect.stringMatching(/^Grey here on Saturday\. Driest: Place \d\.$/),
      "Nowhere within 2 hours beats home by more than 4 points: stay in.",
    ]);
  });

  it("begins with the place for a night if only that is worth it", async () => {
    const brief = await briefOf(
      { [SATURDAY]: [{ ...GREY, ...COLD }, GREY], [SUNDAY]: [{}, {}] },
      `${SEARCH}&nights=1`,
    );
    expect(brief.lead).toMatch(/^Go to Place 2 on Saturday and Sunday: /);
    expect(texts(brief).slice(1)).toEqual([
      "Nowhere within 2 hours beats home by more than 4 points: stay in, or go with a night away.",
      "",
    ]);
    expect(brief.path).toContain("nights=1");
  });
});
