import { describe, expect, it } from "vitest";
import { CHANCE_CLASSES, type Calibration } from "#app/domain/ranking/calibration";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import { parsePostcode, type Postcode } from "#app/domain/geo/postcode";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { beginSearch } from "#app/services/search/search";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot, someTripDeps, THURSDAY_NOON } from "../../../tests/fakes/in-memory-trips";
import { aroundPlace, boxOf, everywhere, justLooked } from "../../../tests/fakes/warnings";
import { answerView } from "./answer";

const TODAY = "2026-07-16";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;

interface Asked {
  day?: Parameters<typeof fineDay>[1];
  chosen?: Partial<Filters>;
  order?: ResultOrder;
  homeScore?: number | null;
  calibration?: Calibration;
  date?: string;
  warnings?: KnownWarnings;
}

/** Returns the answer of a search that finds one place half an hour away. */
async function answerOf(asks: Asked) {
  const { day = {}, chosen = {}, order = "best", homeScore, calibration = null, date = TODAY } = asks;
  const { warnings = null } = asks;
  const forecast = forecastOfDays([fineDay(date, day)], THURSDAY_NOON);
  const gallery = { name: "Gallery", description: "", type: "attraction", kind: "gallery" };
  const snapshot = {
    ...someSnapshot(1),
    calibration,
    forecasts: [forecast],
    detailsJson: [JSON.stringify({ activities: [gallery], hotels: [], campsites: [] })],
  };
  const filters = { ...NO_FILTERS, ...chosen };
  const query = {
    ...({
      drivingHours: 2,
      date,
      hasDay: true,
      leave: null,
      nights: 0,
      style: "urban",
      order,
    } as const),
    ...{ postcode: parsePostcode("SW1A 1AA") as Postcode, filters, offset: 0, limit: 20 },
  };
  const deps = someTripDeps({ snapshot, searched: [["SW1A 1AA", 2]], minutes: [30], warnings });
  const found = await beginSearch(query, deps);
  if (!found.ok) throw new Error("a place");
  const shown = { temperatureUnit: "celsius", distanceUnit: "miles", isVisit: true } as const;
  const asked = { origin: query.postcode, preferences: null, view: null, note: null, nowMs: THURSDAY_NOON };
  const home = typeof homeScore === "number" ? { score: homeScore, from: found.value.places } : homeScore;
  if (home !== undefined) Object.defineProperty(found.value, "home", { value: home });
  return answerView(found.value, { ...query, ...shown, ...asked }, new URLSearchParams());
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

describe("the verdict under warnings", () => {
  const AROUND_HOME = boxOf(-2.1, 50.95, -1.9, 51.05);
  const under = (told: Parameters<typeof everywhere>[0]) =>
    answerOf({ homeScore: 1, warnings: justLooked(everywhere(told)) });

  it("praises no place under amber or red, and says of which places it is", async () => {
    for (const level of ["amber", "red"] as const) {
      const { sentence, warnings } = await under({ level, area: aroundPlace(0) });
      expect(sentence).toBe("");
      expect(warnings?.issued).toMatchObject([{ level, where: "for this place" }]);
    }
  });

  it("praises none where the drive begins under a warning, at the hours of the drives alone", async () => {
    const { sentence, warnings } = await under({ area: AROUND_HOME });
    expect([sentence, warnings?.issued[0]?.where]).toEqual(["", "where you start"]);
    const duringTheVisit = { fromMs: Date.UTC(2026, 6, 16, 12, 30), untilMs: Date.UTC(2026, 6, 16, 13) };
    expect((await under({ area: AROUND_HOME, ...duringTheVisit })).sentence).toContain("Worth the drive");
  });

  it("is as without under yellow, which is shown", async () => {
    const { sentence, warnings } = await under({ level: "yellow" });
    expect(sentence).toContain("Worth the drive: Place 1");
    expect(warnings?.issued).toMatchObject([{ level: "yellow" }]);
  });

  it("is none under amber of an old look either, but nothing is claimed of it", async () => {
    const old = { ...justLooked(everywhere()), isKnown: false };
    const { sentence, warnings } = await answerOf({ homeScore: 1, warnings: old });
    expect(sentence).toBe("");
    expect(warnings).toMatchObject({ issued: [], note: "Warnings not known since 12:00." });
  });
});

it("says why the places are in that order", async () => {
  const [order, score] = (await answerOf({})).why;
  expect(order).toMatch(/^Places within 3 points of the best are too close to call/);
  expect(score).toMatch(/Holiday Climate Index/);
  expect((await answerOf({ order: "score" })).why[0]).toMatch(/highest first/);
});

describe("the verdict with a record of past results", () => {
  const TOMORROW = "2026-07-17";
  const sevenInTen = Array.from({ length: CHANCE_CLASSES }, () => 70);
  const known: Calibration = {
    bands: [6, 6, 6, 6, 6],
    chances: Array.from({ length: 5 }, () => sevenInTen),
  };
  const behind = async (points: number, change: Partial<Asked> = {}) => {
    const { sentence } = await answerOf({ homeScore: null });
    return answerOf({ homeScore: scoreIn(sentence) - points, ...change });
  };

  it("says how often a place like it proved better than home", async () => {
    const { sentence } = await behind(20, { calibration: known, date: TOMORROW });
    expect(sentence).toMatch(/^Worth the drive: .* The chance that it beats home is 7 in 10\.$/);
  });

  it("says nothing of it where too few cases are known, for today, and within the band", async () => {
    const few = { calibration: { ...known, chances: [] }, date: TOMORROW };
    expect((await behind(20, few)).sentence).not.toContain("in 10");
    expect((await behind(20, { calibration: known })).sentence).not.toContain("in 10");
    expect((await behind(5, { calibration: known, date: TOMORROW })).sentence).toMatch(
      /^No need to go far: .*\d\.$/,
    );
  });

  it("names the band that past results give", async () => {
    expect((await behind(20, { calibration: known })).why[0]).toContain("within 6 points");
    expect((await behind(20)).why[0]).toContain("within 3 points");
  });
});
