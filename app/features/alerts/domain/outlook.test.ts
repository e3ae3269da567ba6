import { describe, expect, it } from "vitest";
import fc from "../../../../tests/harness/fast-check";
import { nearestQuarter } from "#app/domain/calendar/clock";
import { clampScore } from "#app/domain/ranking/holiday-climate-index";
import { arrivalTime } from "#app/domain/ranking/visit";
import { STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";
import { rankVisits } from "#app/domain/ranking/weather-ranking";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { type OutlookDay, outlookDay, outlooksFrom } from "./outlook";

const DATES = ["2026-07-16", "2026-07-17", "2026-07-18"];
/** On Thursday visitors leave at a quarter past eleven, on the other days at nine. */
const LEAVES_AT = [11 * 60 + 15, 9 * 60, 9 * 60];
const PLACES = 40;
const known = {
  ids: Array.from({ length: PLACES }, (_, position) => 100 + position),
  positionOf: new Map(Array.from({ length: PLACES }, (_, position) => [100 + position, position])),
  nameRanks: Uint32Array.from({ length: PLACES }, (_, position) => PLACES - position),
};

/**
 * Returns made-up scores and standings by place and quarter-hour of arrival. All scores differ. It counts the
 * calls.
 */
function scoresOf(day: number, noForecastFrom = PLACES) {
  const calls: string[] = [];
  const scoreAt = (quarter: number, position: number) =>
    ((position * 37 + quarter * 11 + day * 5) % 131) - 15;
  const standingAt = (quarter: number, position: number) => {
    if (position >= noForecastFrom) return STANDINGS.noForecast;
    if (quarter >= 56) return STANDINGS.dark;
    return quarter >= 54 ? STANDINGS.nearlyDark : STANDINGS.daylight;
  };
  const visits: VisitScores = {
    page: (quarter) => ({
      standings: new Uint8Array(PLACES),
      scores: Float32Array.from({ length: PLACES }, (_, position) => scoreAt(quarter, position)),
      sunshine: new Float32Array(PLACES),
      chancesOfRain: new Uint8Array(PLACES),
      calm: new Uint8Array(PLACES),
    }),
    standing(_, quarter, position) {
      calls.push(`${quarter}/${position}`);
      return standingAt(quarter, position);
    },
    usableUntil: Infinity,
    bytes: () => 0,
  };
  return { visits, calls, scoreAt, standingAt };
}

const scores = DATES.map((_, day) => scoresOf(day, 35));
const daysWith = (all: readonly { visits: VisitScores }[]): OutlookDay[] =>
  DATES.map((date, day) =>
    outlookDay(
      { date, leavesAt: LEAVES_AT[day] ?? 0, bandPoints: 3 },
      (all[day] as { visits: VisitScores }).visits,
      PLACES,
    ),
  );

/** Returns what `outlooksFrom` should find, computed place by place and without a cache. */
function outlookByPlace(minutes: Float32Array, day: number, drivingHours: number) {
  const { scoreAt, standingAt } = scores[day] as (typeof scores)[number];
  const within = known.ids.flatMap((id, position) => {
    const drive = minutes[position] as number;
    if (!isWithinDrive(drive, drivingHours * 60)) return [];
    const quarter = nearestQuarter(arrivalTime(LEAVES_AT[day] as number, drive));
    const standing = standingAt(quarter, position);
    const score = Math.round(clampScore(scoreAt(quarter, position)));
    return [{ id, standing, score }];
  });
  const lit = within.filter(({ standing }) => standing === STANDINGS.daylight);
  return {
    most: Math.max(-1, ...lit.map(({ score }) => score)),
    hasForecast: within.some(({ standing }) => standing !== STANDINGS.noForecast),
    scoreOf: (id: number) => lit.find((each) => each.id === id)?.score ?? null,
  };
}

const anyMinutes = fc
  .array(fc.oneof(fc.double({ min: 0.4, max: 315, noNaN: true }), fc.constant(Infinity)), {
    minLength: PLACES,
    maxLength: PLACES,
  })
  .map((minutes) => Float32Array.from(minutes));

describe("the outlook from a district", () => {
  it("is what looking at each place by itself gives, for every limit of the drive", () => {
    const days = daysWith(scores);
    fc.assert(
      fc.property(anyMinutes, (minutes) => {
        const outlook = outlooksFrom(() => minutes, known, 5)(days);
        for (const [day, date] of DATES.entries()) {
          for (let hours = 1; hours <= 5; hours += 1) {
            const expected = outlookByPlace(minutes, day, hours);
            const best = outlook.first(date, hours, Math.max(0, expected.most));
            expect(best?.score ?? -1).toBe(expected.most);
            if (best) expect(expected.scoreOf(best.destinationId)).toBe(best.score);
          }
          const { scoreOf } = outlookByPlace(minutes, day, 6);
          for (const id of known.ids) expect(outlook.scoreOf(id, date)).toBe(scoreOf(id));
        }
        for (let hours = 1; hours <= 5; hours += 1) {
          const expected = DATES.some((_, day) => outlookByPlace(minutes, day, hours).hasForecast);
          expect(outlook.hasForecast(hours)).toBe(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("names the first place of a search's list that reaches the points, or none", () => {
    const anyPlaces = fc.array(
      fc.tuple(fc.double({ min: 55, max: 75, noNaN: true }), fc.double({ min: 1, max: 300, noNaN: true })),
      { minLength: PLACES, maxLength: PLACES },
    );
    const anyBand = fc.constantFrom(3, 4, 5);
    fc.assert(
      fc.property(anyPlaces, anyBand, fc.integer({ min: 50, max: 80 }), (places, bandPoints, points) => {
        const page = {
          standings: new Uint8Array(PLACES).fill(STANDINGS.daylight),
          scores: Float32Array.from(places, ([score]) => score),
          sunshine: new Float32Array(PLACES),
          chancesOfRain: new Uint8Array(PLACES),
          calm: new Uint8Array(PLACES),
        };
        const visits: VisitScores = {
          page: () => page,
          standing: () => STANDINGS.daylight,
          usableUntil: Infinity,
          bytes: () => 0,
        };
        const minutes = Float32Array.from(places, ([, drive]) => drive);
        const [date = ""] = DATES;
        const days = [outlookDay({ date, leavesAt: 540, bandPoints }, visits, PLACES)];
        const outlook = outlooksFrom(() => minutes, known, 5)(days);
        for (const hours of [1, 3, 5]) {
          const ranking = rankVisits(visits, minutes, known.nameRanks, {
            ...{ limitMinutes: hours * 60, leavesAt: 540, filter: null, order: "best" },
            ...{ bandPoints, offset: 0, limit: PLACES },
          }).positions;
          const pointsAt = (position: number) => Math.round(page.scores[position] as number);
          const position = ranking.find((each) => pointsAt(each) >= points);
          expect(outlook.first(date, hours, points)).toEqual(
            position === undefined
              ? null
              : { destinationId: 100 + position, date, score: pointsAt(position) },
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it("names the nearer of equal ones, and accepts a place with 0 points", () => {
    const { visits } = scoresOf(0);
    const dreadful = {
      ...visits,
      page: (quarter: number) => ({ ...visits.page(quarter), scores: new Float32Array(PLACES).fill(-8) }),
    };
    const minutes = new Float32Array(PLACES).fill(100);
    minutes[7] = 20;
    const outlook = outlooksFrom(
      () => minutes,
      known,
      2,
    )([outlookDay({ date: DATES[1] as string, leavesAt: 540, bandPoints: 3 }, dreadful, PLACES)]);
    expect(outlook.first(DATES[1] as string, 2, 0)).toEqual({ destinationId: 107, date: DATES[1], score: 0 });
    expect(outlook.scoreOf(999, DATES[1] as string)).toBeNull();
    expect(outlook.scoreOf(107, "2026-08-01")).toBeNull();
  });

  it("counts a drive in whole minutes, as it is shown: an hour and twenty seconds are within an hour", () => {
    const minutes = new Float32Array(PLACES).fill(Infinity);
    minutes[3] = 60.3;
    expect(outlooksFrom(() => minutes, known, 5)(daysWith(scores)).hasForecast(1)).toBe(true);
    minutes[3] = 60.6;
    expect(outlooksFrom(() => minutes, known, 5)(daysWith(scores)).hasForecast(1)).toBe(false);
  });

  it("works out no score twice, from however many districts a place is reached", () => {
    const scores = DATES.map((_, day) => scoresOf(day));
    const days = daysWith(scores);
    for (let district = 0; district < 500; district += 1) {
      const minutes = Float32Array.from(known.ids, (_, position) => 10 + ((district + position * 7) % 300));
      const outlook = outlooksFrom(() => minutes, known, 5)(days);
      outlook.scoreOf(100, DATES[0] as string);
    }
    for (const { calls } of scores) {
      expect(calls.length).toBeGreaterThan(0);
      expect(new Set(calls).size).toBe(calls.length);
    }
  });

  it("looks at no place beyond the longest drive of any alert there", () => {
    const scores = scoresOf(1);
    const minutes = Float32Array.from(known.ids, (_, position) => (position < 5 ? 120 : 121));
    outlooksFrom(
      () => minutes,
      known,
      2,
    )([outlookDay({ date: DATES[1] as string, leavesAt: 540, bandPoints: 3 }, scores.visits, PLACES)]);
    expect(scores.calls).toHaveLength(5);
  });
});
