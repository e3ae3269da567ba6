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

it.each<[string, Partial<DayOut>]>([
  ["is wanted", { filter: { masks: Uint32Array.of(0, 1), required: 1, anyOf: 0, anyStay: 0 } }],
  ["is within the drive", { minutes: Float32Array.of(121, 60) }],
])("a place counts on the days on which it %s", (_, change) => {
  const rows = [row("Ayr", [80, 80]), row("Ely", [60, 60])];
  const days = daysOf(rows).map((day, at) => (at === 0 ? { ...day, ...change } : day));
  expect(scoresOfBest(days)).toEqual([60, 80]);
  const { rows: order, scores } = compareDays(days, nameRanksOf(rows), LIMIT);
  expect([order, scores]).toEqual([
    [0, 1],
    [
      [null, 80],
      [60, 60],
    ],
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

  it("have room for the best spell and the nearest of those that are equally good on a day, and not for the others", () => {
    const steady = Array.from({ length: 12 }, (_, i) => row(`Steady ${i}`, [55, 61]));
    const rows = [row("Far", [60, null], 90), row("Near", [60, null], 20), ...steady];
    const names = compare(rows).rows.map((position) => rows[position]?.name);
    expect(names).toHaveLength(12);
    expect([names.includes("Near"), names.includes("Far")]).toEqual([true, false]);
    const fickle = Array.from({ length: 11 }, (_, i) => row(`Fickle ${i}`, [90, 20]));
    const table = compare([row("Even", [60, 60]), row("Late", [20, 95]), ...fickle]);
    expect([table.spell?.position, table.rows.includes(0), table.rows.length]).toEqual([0, true, 12]);
  });

  it("leave out places without any score, and name the earlier of equal spells, none with a day below acceptable", () => {
    expect(compare([row("Ayr", [null, null])]).rows).toEqual([]);
    expect(compare([row("Ayr", [90, 49.4, 90, 49.5])]).spell).toEqual({ position: 0, firstDay: 2, mean: 70 });
    expect(compare([row("Ayr", [90, 49.4, 90])]).spell).toBeNull();
    const best = { position: 1, firstDay: 1, mean: 85 };
    expect(compare([row("Ayr", [60, 60, 70]), row("Ely", [50, 80, 89], 110)]).spell).toEqual(best);
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
