import { describe, expect, it } from "vitest";
import fc from "../../../tests/harness/fast-check";
import { nearestQuarter } from "#app/domain/calendar/clock";
import { clampScore } from "#app/domain/ranking/holiday-climate-index";
import { arrivalTime } from "#app/domain/ranking/visit";
import { STANDINGS, type VisitScores } from "#app/domain/ranking/visit-scores";
import { rankVisits } from "#app/domain/ranking/weather-ranking";
import { isWithinDrive } from "#app/domain/roads/driving-hours";
import { type OutlookDay, outlookDay, outlooksFrom } from "./outlook";

const DATES = ["2026-07-16", "2026-07-17", "2026-07-18"];
/** Thursday's people leave late. */
const LEAVES_AT = [11 * 60 + 15, 9 * 60, 9 * 60];
const PLACES = 40;
const known = {
  ids: Array.from({ length: PLACES }, (_, position) => 100 + position),
  positionOf: new Map(Array.from({ length: PLACES }, (_, position) => [100 + position, position])),
  nameTurns: Uint32Array.from({ length: PLACES }, (_, position) => PLACES - position),
};

/** How a place stands by the quarter of arrival, made up so that no two are alike; and how often it was asked for. */
function scoresOf(day: number, noForecastFrom = PLACES) {
  const asked: string[] = [];
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
      asked.push(`${quarter}/${position}`);
      return standingAt(quarter, position);
    },
    usableUntil: Infinity,
    bytes: () => 0,
  };
  return { visits, asked, scoreAt, standingAt };
}

const scores = DATES.map((_, day) => scoresOf(day, 35));
const daysWith = (all: readonly { visits: VisitScores }[]): OutlookDay[] =>
  DATES.map((date, day) =>
    outlookDay(date, LEAVES_AT[day] ?? 0, (all[day] as { visits: VisitScores }).visits, PLACES),
  );

/** The same, place by place, without anything kept. */
function lookedAtOneByOne(minutes: Float32Array, day: number, drivingHours: number) {
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
        const outlook = outlooksFrom(minutes, known, 5)(days);
        for (const [day, date] of DATES.entries()) {
          for (let hours = 1; hours <= 5; hours += 1) {
            const expected = lookedAtOneByOne(minutes, day, hours);
            const best = outlook.best(date, hours);
            expect(best?.score ?? -1).toBe(expected.most);
            if (best) expect(expected.scoreOf(best.destinationId)).toBe(best.score);
          }
          const { scoreOf } = lookedAtOneByOne(minutes, day, 6);
          for (const id of known.ids) expect(outlook.scoreOf(id, date)).toBe(scoreOf(id));
        }
        for (let hours = 1; hours <= 5; hours += 1) {
          const expected = DATES.some((_, day) => lookedAtOneByOne(minutes, day, hours).hasForecast);
          expect(outlook.hasForecast(hours)).toBe(expected);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("names of those with the same points the one that a search lists first", () => {
    const { visits } = scoresOf(0, PLACES);
    const page = {
      standings: new Uint8Array(PLACES),
      scores: new Float32Array(PLACES).fill(70),
      sunshine: new Float32Array(PLACES).fill(2),
      chancesOfRain: new Uint8Array(PLACES).fill(20),
      calm: new Uint8Array(PLACES),
    };
    const minutes = new Float32Array(PLACES).fill(100);
    const nameTurns = Uint32Array.from(known.nameTurns);
    const [date = ""] = DATES;
    const first = () => {
      const days = [outlookDay(date, 540, { ...visits, page: () => page }, PLACES)];
      const outlook = outlooksFrom(minutes, { ...known, nameTurns }, 3)(days);
      const { positions } = rankVisits({ ...visits, page: () => page }, minutes, nameTurns, {
        ...{
          limitMinutes: 180,
          leavesAt: 540,
          filter: null,
          order: "score",
          bandPoints: 0,
          offset: 0,
          limit: 1,
        },
      });
      expect(outlook.best(date, 3)).toEqual({ destinationId: 100 + (positions[0] ?? NaN), date, score: 70 });
      return positions[0];
    };
    expect(first()).toBe(39);
    nameTurns[20] = 0;
    expect(first()).toBe(20);
    minutes[21] = 95;
    expect(first()).toBe(21);
    page.chancesOfRain[22] = 10;
    expect(first()).toBe(22);
    page.sunshine[23] = 3;
    expect(first()).toBe(23);
    page.scores[24] = 70.3;
    minutes[24] = 170;
    expect(first()).toBe(24);
  });

  it("names of equal ones the nearer, and a place that is 0 points", () => {
    const { visits } = scoresOf(0);
    const dreadful = {
      ...visits,
      page: (quarter: number) => ({ ...visits.page(quarter), scores: new Float32Array(PLACES).fill(-8) }),
    };
    const minutes = new Float32Array(PLACES).fill(100);
    minutes[7] = 20;
    const outlook = outlooksFrom(minutes, known, 2)([outlookDay(DATES[1] as string, 540, dreadful, PLACES)]);
    expect(outlook.best(DATES[1] as string, 2)).toEqual({ destinationId: 107, date: DATES[1], score: 0 });
    expect(outlook.scoreOf(999, DATES[1] as string)).toBeNull();
    expect(outlook.scoreOf(107, "2026-08-01")).toBeNull();
  });

  it("works out no score twice, from however many districts a place is reached", () => {
    const counted = DATES.map((_, day) => scoresOf(day));
    const days = daysWith(counted);
    for (let district = 0; district < 500; district += 1) {
      const minutes = Float32Array.from(known.ids, (_, position) => 10 + ((district + position * 7) % 300));
      const outlook = outlooksFrom(minutes, known, 5)(days);
      outlook.scoreOf(100, DATES[0] as string);
    }
    for (const { asked } of counted) {
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it("looks at no place beyond the longest drive that anybody there wishes", () => {
    const counted = scoresOf(1);
    const minutes = Float32Array.from(known.ids, (_, position) => (position < 5 ? 120 : 121));
    outlooksFrom(minutes, known, 2)([outlookDay(DATES[1] as string, 540, counted.visits, PLACES)]);
    expect(counted.asked).toHaveLength(5);
  });
});
