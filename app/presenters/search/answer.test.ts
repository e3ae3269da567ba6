import { describe, expect, it } from "vitest";
import { CHANCE_CLASSES, type Calibration } from "#app/domain/ranking/calibration";
import { addDays } from "#app/domain/calendar/calendar-day";
import { type Filters, NO_FILTERS } from "#app/domain/filters/filters";
import type { Postcode } from "#app/domain/geo/postcode";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import type { KnownWarnings } from "#app/domain/warnings/known-warnings";
import type { ResultOrder } from "#app/domain/ranking/weather-ranking";
import { plainSearch } from "#app/services/search/search-query";
import { fineDay, forecastOfDays } from "../../../tests/fakes/forecasts";
import { someSnapshot, someTripDeps, THURSDAY_NOON } from "../../../tests/fakes/in-memory-trips";
import { begun } from "../../../tests/fakes/search-context";
import { aroundPlace, boxOf, everywhere, justLooked } from "../../../tests/fakes/warnings";
import { searchPageView } from "./page";

const TODAY = "2026-07-16";
const GREY = { cloudPct: 100, sunshineHours: 0, condition: "cloudy" } as const;

interface Asked {
  /** The drives to the places that are found; one of half an hour unless given. */
  minutes?: readonly number[];
  /** The weather of the day after. */
  next?: Parameters<typeof fineDay>[1];
  day?: Parameters<typeof fineDay>[1];
  chosen?: Partial<Filters>;
  order?: ResultOrder;
  homeScore?: number | null;
  /** Of somebody to meet, who starts in M1. */
  otherScore?: number;
  calibration?: Calibration;
  date?: string;
  warnings?: KnownWarnings;
}

/** Returns the answer of a search. All places have the same weather. */
async function answerOf(asks: Asked) {
  const { day = {}, chosen = {}, order = "best", homeScore, otherScore } = asks;
  const { calibration = null, date = TODAY } = asks;
  const { warnings = null, minutes = [30], next } = asks;
  const later = next ? [fineDay(addDays(date, 1), next)] : [];
  const forecast = forecastOfDays([fineDay(date, day), ...later], THURSDAY_NOON);
  const gallery = { name: "Gallery", description: "", type: "attraction", kind: "gallery" };
  const snapshot = {
    ...someSnapshot(minutes.length),
    calibration,
    forecasts: minutes.map(() => forecast),
    detailsJson: minutes.map(() => JSON.stringify({ activities: [gallery], hotels: [], campsites: [] })),
  };
  const postcode = parsePostcode("SW1A 1AA") as Postcode;
  const plain = plainSearch({ postcode, drivingHours: 2, date, limit: 20 });
  const others = otherScore === undefined ? {} : { others: [parsePartialPostcode("M1") as Postcode] };
  const query = { ...plain, ...others, order, filters: { ...NO_FILTERS, ...chosen } };
  const searched = [["SW1A 1AA", 2] as const, ["M1", 2] as const];
  const deps = someTripDeps({ snapshot, searched, minutes, warnings });
  const found = await begun(query, deps);
  const shown = { temperatureUnit: "celsius", distanceUnit: "miles" } as const;
  const asked = { origin: query.postcode, preferences: null, view: null, note: null, nowMs: THURSDAY_NOON };
  const site = "https://sunny.example";
  const homes = [homeScore, ...(otherScore === undefined ? [] : [otherScore])].map((score) =>
    typeof score === "number" ? { score, from: found.places } : null,
  );
  if (homeScore !== undefined) Object.defineProperty(found, "homes", { value: homes });
  const page = searchPageView(found, { ...query, ...shown, ...asked, site }, new URLSearchParams());
  return page.answer!;
}

const scoreIn = (words: string): number => Number(/: (\d+)/.exec(words)?.[1]);
/** Of the fine day of the tests, at a place half an hour away. */
const GO = "Go to Place 1 on Thursday: 8 hours of sun, 20°, dry. 30 min from SW1A, there by 12:30.";

describe("the verdict", () => {
  it("is about the first place of the list, by name, and compares it with home by the day's band", async () => {
    const { sentence, beside } = await answerOf({ homeScore: null });
    expect(sentence).toBe(GO);
    expect(beside).toMatch(/^Best within 2 hours: \d+\.$/);
    const score = scoreIn(beside);
    const verdict = async (behind: number) => {
      const answer = await answerOf({ homeScore: score - behind });
      return [answer.sentence, answer.beside];
    };
    const asGood = (home: number) => [
      `Home is as good as anywhere on Thursday (${home}). Nearest outing: Place 1, 30 min from SW1A.`,
      "",
    ];
    expect(await verdict(-5)).toEqual(asGood(score + 5));
    expect(await verdict(3)).toEqual(asGood(score - 3));
    expect(await verdict(4)).toEqual([GO, `A little better than home: ${score}, home ${score - 4}.`]);
    expect(await verdict(10)).toEqual([GO, `Worth the drive: ${score}, home ${score - 10}.`]);
  });

  it("from two starts claims only what is true of both, and names each with its score", async () => {
    const score = scoreIn((await answerOf({ homeScore: null })).beside);
    const verdict = async (behind: number, otherBehind: number) => {
      const answer = await answerOf({ homeScore: score - behind, otherScore: score - otherBehind });
      return answer.beside || answer.sentence;
    };
    const said = (lead: string, behind: number, otherBehind: number) =>
      `${lead}: ${score}, SW1A ${score - behind}, M1 ${score - otherBehind}.`;
    expect(await verdict(-2, 3)).toBe(
      `SW1A (${score + 2}) and M1 (${score - 3}) are as good as anywhere on Thursday. Nearest outing: Place 1, leave SW1A at 12:00 and M1 at 12:00.`,
    );
    expect(await verdict(3, 20)).toBe(said("Better than M1", 3, 20));
    expect(await verdict(4, 9)).toBe(said("A little better than home", 4, 9));
    expect(await verdict(4, 10)).toBe(said("Better than home", 4, 10));
    expect(await verdict(10, 12)).toBe(said("Worth the drive", 10, 12));
  });

  it("claims the best only of what was looked at", async () => {
    const museums = { interests: ["museums"] } as const;
    const claim = async (asks: Asked) => (await answerOf({ homeScore: null, ...asks })).beside;
    expect(await claim({ chosen: { within: 45 } })).toMatch(/^Best within 45 min: /);
    expect(await claim({ chosen: museums })).toMatch(/^Best of these places: /);
    expect(await claim({ order: "near" })).toMatch(/^Nearest within 2 hours: /);
  });

  it.each([
    ["five places", [30, 40, 50, 60, 70], "Grey everywhere on Thursday. Driest: Place 1."],
    ["fewer", [30, 40, 50, 60], "Grey here on Thursday. Driest: Place 1."],
  ])("says on a day without sun where it is driest, everywhere only of %s", async (_, minutes, sentence) => {
    expect(await answerOf({ day: GREY, minutes })).toMatchObject({ sentence, isBadDay: true });
  });

  it.each([
    ["a place within ten minutes of home is home", [10, 17], 80, /^Go to Place 2 on Thursday: /],
    ["one farther than that is an outing", [11, 17], 80, /^Go to Place 1 on Thursday: /],
    ["home is as good", [10, 17], 99, /^Home is as good .* Nearest outing: Place 2, 17 min from SW1A\.$/],
    ["nothing but home is near", [4, 9], 99, /^Home is as good as anywhere on Thursday \(99\)\.$/],
  ])("names an outing: %s", async (_, minutes, homeScore, sentence) => {
    expect((await answerOf({ minutes, homeScore })).sentence).toMatch(sentence);
  });

  it.each([
    ["sunny, and better by ten", { cloudPct: 70 }, { condition: "clear" }, /\. Friday is sunny: 9\d at /],
    ["better by ten", { cloudPct: 70 }, { condition: "cloudy" }, /\. Friday is better: 9\d at Place 1\.$/],
    ["hardly better", { cloudPct: 40 }, { condition: "clear" }, /^Best within 2 hours: \d+\.$/],
  ] as const)("says of another day that it is %s", async (_, day, next, words) => {
    expect((await answerOf({ day, next, homeScore: null })).beside).toMatch(words);
  });
});

const FORBIDDEN = "We recommend no outing on Thursday: there is an amber or red warning.";

describe("the verdict under warnings", () => {
  const AROUND_HOME = boxOf(-2.1, 50.95, -1.9, 51.05);
  const under = (told: Parameters<typeof everywhere>[0]) =>
    answerOf({ homeScore: 1, warnings: justLooked(everywhere(told)) });

  it("praises no place under amber or red, nor where the drive begins under it, and says where", async () => {
    for (const level of ["amber", "red"] as const) {
      const { sentence, placeId, warnings } = await under({ level, area: aroundPlace(0) });
      expect([sentence, placeId]).toEqual([FORBIDDEN, null]);
      expect(warnings?.issued).toMatchObject([{ level, where: "for this place" }]);
    }
    const { sentence, warnings } = await under({ area: AROUND_HOME });
    expect([sentence, warnings?.issued[0]?.where]).toEqual([FORBIDDEN, "where you start"]);
    const duringTheVisit = { fromMs: Date.UTC(2026, 6, 16, 12, 30), untilMs: Date.UTC(2026, 6, 16, 13) };
    expect((await under({ area: AROUND_HOME, ...duringTheVisit })).beside).toContain("Worth the drive");
  });

  it("praises a place under a yellow warning, and shows the warning", async () => {
    const { sentence, beside, warnings } = await under({ level: "yellow" });
    expect(sentence).toMatch(/^Go to Place 1 on Thursday: yellow warning of wind; 8 hours of sun, /);
    expect(beside).toContain("Worth the drive: ");
    expect(warnings?.issued).toMatchObject([{ level: "yellow" }]);
  });

  it("has no sentence under an amber warning that is too old to be known, and shows no warning", async () => {
    const old = { ...justLooked(everywhere()), isKnown: false };
    const { sentence, warnings } = await answerOf({ homeScore: 1, warnings: old });
    expect(sentence).toBe("We recommend no outing on Thursday: weather warnings aren't known at the moment.");
    expect(warnings).toMatchObject({
      issued: [],
      source: { text: "Warnings not known since 12:00." },
    });
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
    days: [94, 93, 92, 91, 90],
    bands: [6, 6, 6, 6, 6],
    chances: Array.from({ length: 5 }, () => sevenInTen),
  };
  const behind = async (points: number, change: Partial<Asked> = {}) => {
    const { beside } = await answerOf({ homeScore: null });
    return answerOf({ homeScore: scoreIn(beside) - points, ...change });
  };

  it("says how often a place like it proved better than home, where enough cases are known and it is not today", async () => {
    const { beside } = await behind(20, { calibration: known, date: TOMORROW });
    expect(beside).toMatch(
      /^Worth the drive: .* The chance that it beats home is 7 in 10 \(94 days on record\)\.$/,
    );
    const few = { calibration: { ...known, chances: [] }, date: TOMORROW };
    expect((await behind(20, few)).beside).not.toContain("in 10");
    expect((await behind(20, { calibration: known })).beside).not.toContain("in 10");
    expect((await behind(5, { calibration: known, date: TOMORROW })).sentence).toMatch(
      /^Home is as good as anywhere on Friday \(\d+\)\. Nearest outing: Place 1, 30 min from SW1A\.$/,
    );
  });

  it("names the band that past results give", async () => {
    expect((await behind(20, { calibration: known })).why[0]).toContain("within 6 points");
    expect((await behind(20)).why[0]).toContain("within 3 points");
  });
});
