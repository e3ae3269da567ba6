import { describe, expect, it } from "vitest";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import { parsePostcode, type Postcode } from "#app/domain/geo/postcode";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { searchDestinations } from "#app/services/search/search-destinations";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot, someTripDeps, THURSDAY_NOON } from "../../../tests/fakes/in-memory-trips";
import { answerView } from "./answer";

const TODAY = "2026-07-16";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;

interface Asked {
  day?: Parameters<typeof fineDay>[1];
  chosen?: Partial<Filters>;
  order?: ResultOrder;
  homeScore?: number | null;
}

/** The answer to a search with one place half an hour away. */
async function answerOf({ day = {}, chosen = {}, order = "best", homeScore }: Asked) {
  const forecast = forecastOfDays([fineDay(TODAY, day)], THURSDAY_NOON);
  const gallery = { name: "Gallery", description: "", type: "attraction", kind: "gallery" };
  const snapshot = {
    ...someSnapshot(1),
    forecasts: [forecast],
    detailsJson: [JSON.stringify({ activities: [gallery], hotels: [], campsites: [] })],
  };
  const filters = { ...NO_FILTERS, ...chosen };
  const query = {
    ...({
      drivingHours: 2,
      date: TODAY,
      hasDay: true,
      leave: null,
      nights: 0,
      style: "urban",
      order,
    } as const),
    ...{ postcode: parsePostcode("SW1A 1AA") as Postcode, filters, offset: 0, limit: 20 },
    asks: { badDay: true },
  };
  const deps = someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: [30] });
  const found = await searchDestinations(query, deps);
  if (!found.ok || found.value.kind === "empty") throw new Error("a place");
  const shown = { temperatureUnit: "celsius", distanceUnit: "miles", isVisit: true } as const;
  const asked = { origin: query.postcode, preferences: null, view: null, note: null, nowMs: THURSDAY_NOON };
  const home = typeof homeScore === "number" ? { score: homeScore, from: found.value.places } : homeScore;
  return answerView(
    { ...found.value, ...(home !== undefined && { home }) },
    { ...query, ...shown, ...asked },
    new URLSearchParams(),
  );
}

const scoreIn = (sentence: string): number => Number(/Place 1 (\d+)/.exec(sentence)?.[1]);

describe("the verdict", () => {
  it("is about the first place of the list, by name, and compares it with home by the day's band", async () => {
    const { sentence } = await answerOf({ homeScore: null });
    expect(sentence).toMatch(/^Best within 2 hours: Place 1 \d+\.$/);
    const score = scoreIn(sentence);
    const verdict = async (behind: number) => (await answerOf({ homeScore: score - behind })).sentence;
    expect(await verdict(-5)).toBe(`No need to go far: Place 1 ${score}, home ${score + 5}.`);
    expect(await verdict(3)).toBe(`No need to go far: Place 1 ${score}, home ${score - 3}.`);
    expect(await verdict(4)).toBe(`A little better than home: Place 1 ${score}, home ${score - 4}.`);
    expect(await verdict(10)).toBe(`Worth the drive: Place 1 ${score}, home ${score - 10}.`);
  });

  it("claims the best only of what was looked at", async () => {
    const museums = { interests: ["museums"] } as const;
    expect((await answerOf({ homeScore: null, chosen: { within: 45 } })).sentence).toMatch(
      /^Best within 45 min: /,
    );
    expect((await answerOf({ homeScore: null, chosen: museums })).sentence).toMatch(
      /^Best of these places: /,
    );
    expect((await answerOf({ homeScore: null, order: "near" })).sentence).toMatch(
      /^Nearest within 2 hours: /,
    );
  });

  it("says on a day without sun where it is driest", async () => {
    const answer = await answerOf({ day: GREY });
    expect(answer).toMatchObject({ sentence: "Grey everywhere. Driest: Place 1.", isBadDay: true });
  });
});

it("says why the places are in that order", async () => {
  const [order, score] = (await answerOf({})).why;
  expect(order).toMatch(/^Places within 3 points of the best are too close to call/);
  expect(score).toMatch(/Holiday Climate Index/);
  expect((await answerOf({ order: "score" })).why[0]).toMatch(/highest first/);
});
