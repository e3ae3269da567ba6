import { describe, expect, it } from "vitest";
import { epochMsOfLondonClock } from "#app/domain/calendar/london-time";
import {
  type OfficialWarning,
  type WarningVersion,
  currentWarnings,
  forbidsPraise,
  warningsDuring,
} from "./official-warning";
import { everywhere } from "../../../tests/fakes/warnings";
import type { AreaPolygon, AreaRing } from "./warning-area";

const box = (west: number, south: number, east: number, north: number): AreaRing => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

const warning = (changes: Partial<OfficialWarning> = {}) =>
  everywhere({ id: "one", untilMs: 1_000, area: [[box(-2, 53, 0, 55)]], ...changes });
const idsAt = (
  warnings: readonly OfficialWarning[],
  longitude: number,
  latitude: number,
  span = [0, 1_000],
) =>
  warningsDuring(warnings, at(longitude, latitude), { fromMs: span[0] ?? 0, untilMs: span[1] ?? 0 }).map(
    ({ id }) => id,
  );

describe("the area of a warning", () => {
  const holed: AreaPolygon = [box(-2, 53, 0, 55), box(-1.2, 53.8, -0.8, 54.2)];

  it("leaves out its holes", () => {
    const warnings = [warning({ area: [holed] })];
    expect(idsAt(warnings, -1, 54)).toEqual([]);
    expect(idsAt(warnings, -1.5, 54)).toEqual(["one"]);
    expect(idsAt(warnings, 1, 54)).toEqual([]);
  });

  it("is each of its polygons: one may fill another's hole", () => {
    const warnings = [warning({ area: [holed, [box(-1.1, 53.9, -0.9, 54.1)], [box(-6, 56, -5, 57)]] })];
    expect(idsAt(warnings, -1, 54)).toEqual(["one"]);
    expect(idsAt(warnings, -5.5, 56.5)).toEqual(["one"]);
    expect(idsAt(warnings, -1.15, 54)).toEqual([]);
  });

  it("follows an outline that turns back, whether or not its last corner repeats the first", () => {
    const horseshoe: AreaRing = [
      [0, 50],
      [3, 50],
      [3, 53],
      [2, 53],
      [2, 51],
      [1, 51],
      [1, 53],
      [0, 53],
    ];
    for (const ring of [horseshoe, [...horseshoe, [0, 50] as const]]) {
      const warnings = [warning({ area: [[ring]] })];
      expect(idsAt(warnings, 0.5, 52)).toEqual(["one"]);
      expect(idsAt(warnings, 1.5, 52)).toEqual([]);
      expect(idsAt(warnings, 2.5, 52)).toEqual(["one"]);
    }
  });
});

describe("the warnings of a place", () => {
  it("have the highest level first where areas overlap, then what begins first", () => {
    const warnings = [
      warning({ id: "yellow", level: "yellow" }),
      warning({ id: "late amber", fromMs: 500 }),
      warning({ id: "red", level: "red", fromMs: 900 }),
      warning({ id: "amber" }),
    ];
    expect(idsAt(warnings, -1, 54)).toEqual(["red", "amber", "late amber", "yellow"]);
    expect(warnings.filter(forbidsPraise).map(({ level }) => level)).toEqual(["amber", "red", "amber"]);
  });

  it("are those whose time meets the hours, and not those that end or begin as the other does", () => {
    const warnings = [warning({ fromMs: 100, untilMs: 200 })];
    expect(idsAt(warnings, -1, 54, [0, 100])).toEqual([]);
    expect(idsAt(warnings, -1, 54, [0, 101])).toEqual(["one"]);
    expect(idsAt(warnings, -1, 54, [199, 300])).toEqual(["one"]);
    expect(idsAt(warnings, -1, 54, [200, 300])).toEqual([]);
  });

  it("count instants where the clocks change: two in the morning comes twice", () => {
    // The clocks go back on 25 October 2026, at 2:00 BST.
    const date = "2026-10-25";
    const warnings = [
      warning({ fromMs: Date.parse("2026-10-25T00:30:00Z"), untilMs: Date.parse("2026-10-25T01:30:00Z") }),
    ];
    const during = (from: number, until: number) =>
      idsAt(warnings, -1, 54, [epochMsOfLondonClock(date, from), epochMsOfLondonClock(date, until)]);
    expect(during(2 * 60, 3 * 60)).toEqual([]);
    expect(during(60, 2 * 60)).toEqual(["one"]);
    // They go forward on 29 March, so 1:30 does not exist that day.
    const spring = [
      warning({ fromMs: Date.parse("2026-03-29T00:00:00Z"), untilMs: Date.parse("2026-03-29T01:00:00Z") }),
    ];
    const after = epochMsOfLondonClock("2026-03-29", 2 * 60);
    expect(idsAt(spring, -1, 54, [after, after + 1])).toEqual([]);
    expect(idsAt(spring, -1, 54, [after - 1, after])).toEqual(["one"]);
  });
});

describe("the versions of a warning", () => {
  const version = (text: string, changes: Partial<WarningVersion> = {}): WarningVersion => ({
    ...warning(),
    version: text,
    isWithdrawn: false,
    ...changes,
  });

  it("are replaced by the newest, in whatever order they come", () => {
    const versions = [
      version("9.0", { untilMs: 9 }),
      version("10.0", { untilMs: 10 }),
      version("2.0", { untilMs: 2 }),
    ];
    expect(currentWarnings(versions).map(({ untilMs }) => untilMs)).toEqual([10]);
    expect(currentWarnings([...versions].reverse()).map(({ untilMs }) => untilMs)).toEqual([10]);
  });

  it("end with the one that withdraws it, unless a later one issues it again", () => {
    const withdrawn = [version("1.0"), version("2.0", { isWithdrawn: true })];
    expect(currentWarnings(withdrawn)).toEqual([]);
    expect(currentWarnings([...withdrawn, version("2.1")])).toHaveLength(1);
    expect(currentWarnings([...withdrawn, version("1.0", { id: "two" })]).map(({ id }) => id)).toEqual([
      "two",
    ]);
  });
});
