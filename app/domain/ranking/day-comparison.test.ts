import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import { type DayOut, bestOfDay, compareDays } from "./day-comparison";
import { nameRanksOf } from "./weather-ranking";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";

const LIMIT = 120;

/** A place on a day: its score; "nearly dark" with its score; or null if it has no score. */
type Cell = number | { readonly nearlyDark: number } | null;

interface Row {
  readonly name: string;
  readonly minutes: number;
  readonly days: readonly Cell[];
}

/** A day with these scores, whatever the time of arrival. */
function dayOf(cells: readonly Cell[], minutes: Float32Array): DayOut {
  const places = cells.map((cell) =>
    typeof cell === "object" && cell
      ? { score: cell.nearlyDark, standing: "nearly-dark" as const }
      : { score: cell },
  );
  return { visits: fixedVisits(places), leavesAt: 540, minutes, filter: null, closures: [] };
}

const daysOf = (rows: readonly Row[]) =>
  (rows[0]?.days ?? []).map((_, day) =>
    dayOf(
      rows.map(({ days }) => days[day] ?? null),
      minutesOf(rows),
    ),
  );
const minutesOf = (rows: readonly Row[]) => Float32Array.from(rows, ({ minutes }) => minutes);

const compare = (rows: readonly Row[]) => compareDays(daysOf(rows), nameRanksOf(rows), LIMIT);
const scoresOfBest = (days: readonly DayOut[]) =>
  days.map((day) => bestOfDay(day, LIMIT)).map((best) => (typeof best === "string" ? best : best.score));
const bests = (rows: readonly Row[]) => scoresOfBest(daysOf(rows));

const row = (name: string, days: readonly Cell[], minutes = 60): Row => ({ name, minutes, days });

describe("the best of each day", () => {
  it("is the highest score within the drive, in whole points", () => {
    const rows = [row("Here", [60.4, 70]), row("There", [68.6, null]), row("Beyond", [99, 99], 120.5)];
    expect(bests(rows)).toEqual([69, 70]);
  });

  it("is that of a place with daylight, or none", () => {
    const rows = [row("Far", [{ nearlyDark: 80 }, { nearlyDark: 80 }]), row("Near", [55, null])];
    expect(bests(rows)).toEqual([55, "dark"]);
  });

  it("is not where all is shut, unless nothing else has daylight", () => {
    const rows = [row("Garden", [80, 80]), row("Town", [55, null]), row("Sight", [40, null])];
    const winter = daysOf(rows).map((day) => ({ ...day, closures: [2, 0, 1] }));
    expect(scoresOfBest(winter)).toEqual([55, 80]);
    expect(compareDays(winter, nameRanksOf(rows), LIMIT).best).toEqual([55, 80]);
    const towns = daysOf(rows.toReversed()).map((day) => ({ ...day, closures: [1, 0, 2] }));
    expect(scoresOfBest(towns)).toEqual([55, 80]);
  });

  it("is none where no place has a forecast, or none is wanted", () => {
    const rows = [row("Here", [null, -12])];
    expect(bests(rows)).toEqual(["no-forecast", 0]);
    const filter = { masks: Uint32Array.of(0), required: 1, anyOf: 0, anyStay: 0 };
    const unwanted = daysOf(rows).map((day) => ({ ...day, filter }));
    expect(scoresOfBest(unwanted)).toEqual(["no-match", "no-match"]);
  });
});

it("places that are not wanted on a day are not compared on it", () => {
  const rows = [row("Ayr", [80, 80]), row("Ely", [60, 60])];
  const [first, second] = daysOf(rows);
  if (!first || !second) throw new Error("two days");
  const days = [
    { ...first, filter: { masks: Uint32Array.of(0, 1), required: 1, anyOf: 0, anyStay: 0 } },
    second,
  ];
  expect(scoresOfBest(days)).toEqual([60, 80]);
  const { rows: order, scores } = compareDays(days, nameRanksOf(rows), LIMIT);
  expect(order).toEqual([0, 1]);
  expect(scores).toEqual([
    [null, 80],
    [60, 60],
  ]);
});

it("a place counts on the days on which its drive is within the limit", () => {
  const rows = [row("Ayr", [80, 80]), row("Ely", [60, 60])];
  const [first, second] = daysOf(rows);
  if (!first || !second) throw new Error("two days");
  const days = [{ ...first, minutes: Float32Array.of(121, 60) }, second];
  expect(scoresOfBest(days)).toEqual([60, 80]);
  expect(compareDays(days, nameRanksOf(rows), LIMIT).scores).toEqual([
    [null, 80],
    [60, 60],
  ]);
});

describe("the days side by side", () => {
  it("show the best day first, then the best over all days, equal ones by the drive and then by name", () => {
    const rows = [
      row("Yarm", [60, 60]),
      row("Ely", [60, 60]),
      row("Ayr", [60, 60], 10),
      row("Wick", [null, 90]),
      row("Rye", [50, 90]),
    ];
    const { rows: order, scores } = compare(rows);
    expect(order.map((position) => rows[position]?.name)).toEqual(["Rye", "Wick", "Ayr", "Ely", "Yarm"]);
    expect(scores[1]).toEqual([null, 90]);
  });

  it("have room for the nearest of those that are equally good on a day, and not for the others", () => {
    const steady = Array.from({ length: 12 }, (_, i) => row(`Steady ${i}`, [55, 61]));
    const rows = [row("Far", [60, null], 90), row("Near", [60, null], 20), ...steady];
    const names = compare(rows).rows.map((position) => rows[position]?.name);
    expect(names).toHaveLength(12);
    expect([names.includes("Near"), names.includes("Far")]).toEqual([true, false]);
  });

  it("leave out places without any score, and name the earlier of equal spells, none with a day below acceptable", () => {
    expect(compare([row("Ayr", [null, null])]).rows).toEqual([]);
    expect(compare([row("Ayr", [90, 49.4, 90, 49.5])]).spell).toEqual({ position: 0, firstDay: 2, mean: 70 });
    expect(compare([row("Ayr", [90, 49.4, 90])]).spell).toBeNull();
    const even = [70, 70, 70, 70];
    const { spell } = compare([row("Ayr", even, 90), row("Ely", even, 20)]);
    expect(spell).toEqual({ position: 1, firstDay: 0, mean: 70 });
    const two = [row("Ayr", even, 90), row("Ely", even, 20)];
    const elyShut = daysOf(two).map((day, at) => ({ ...day, closures: [0, at === 1 ? 2 : 0] }));
    expect(compareDays(elyShut, nameRanksOf(two), LIMIT).spell?.position).toBe(0);
  });

  it("give no row to the nearest place for a day on which none has a score", () => {
    const best = Array.from({ length: 13 }, (_, index) =>
      row(`Place ${index}`, [null, 60 + index], 30 + index),
    );
    const { rows: order, best: bests } = compare([row("Near", [null, 20], 5), ...best]);
    expect(order).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(bests).toEqual([null, 72]);
  });
});

const cells: fc.Arbitrary<Cell> = fc.oneof(
  { arbitrary: fc.integer({ min: -10, max: 110 }), weight: 6 },
  { arbitrary: fc.record({ nearlyDark: fc.integer({ min: 0, max: 100 }) }), weight: 1 },
  { arbitrary: fc.constant(null), weight: 1 },
);
const tables = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 1, max: 150 }),
      days: fc.array(cells, { minLength: 6, maxLength: 6 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((rows) => rows.map((each, index) => ({ ...each, name: `Place ${String(index).padStart(2, "0")}` })));

function goodSpells(rows: readonly Row[]): number[] {
  const pointsOn = ({ days }: Row, day: number): number => {
    const cell = days[day] ?? null;
    const score = typeof cell === "number" ? cell : -1;
    return Math.min(100, score);
  };
  return rows
    .filter(({ minutes }) => minutes <= LIMIT)
    .flatMap((each) =>
      [0, 1, 2, 3, 4].flatMap((first) => {
        const [one, other] = [pointsOn(each, first), pointsOn(each, first + 1)];
        return Math.min(one, other) < 50 ? [] : [one + other];
      }),
    );
}

describe("whatever the weather", () => {
  it("the best spell is at least as good as any other, with no day under 50", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const { spell, rows: order, scores } = compare(rows);
        const sums = goodSpells(rows);
        expect(spell === null).toBe(sums.length === 0);
        if (!spell) return;
        const days = scores[order.indexOf(spell.position)]?.slice(spell.firstDay, spell.firstDay + 2);
        const sum = days?.reduce<number>((total, score) => total + (score ?? 0), 0) ?? 0;
        expect(Math.min(...(days ?? []).map((score) => score ?? 0))).toBeGreaterThanOrEqual(50);
        expect(sum).toBe(Math.max(...sums));
        expect(spell.mean).toBe(Math.round(sum / 2));
      }),
    );
  });

  it("the best of each day is in the table, and is the one above the list", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const { best, scores, rows: order } = compare(rows);
        expect(best).toEqual(bests(rows).map((each) => (typeof each === "string" ? null : each)));
        expect(order.length).toBeLessThanOrEqual(12);
        expect(new Set(order).size).toBe(order.length);
        best.forEach((score, day) => {
          const column = scores.map((cells) => cells[day] ?? -1);
          if (score !== null && score > 0) expect(Math.max(...column)).toBe(score);
        });
      }),
    );
  });

  it("the table does not depend on the order in which places come", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const turned = rows.toReversed();
        const [one, other] = [compare(rows), compare(turned)];
        expect(other.rows.map((position) => turned[position]?.name)).toEqual(
          one.rows.map((position) => rows[position]?.name),
        );
        expect(other.spell && turned[other.spell.position]?.name).toBe(
          one.spell && rows[one.spell.position]?.name,
        );
      }),
    );
  });
});
