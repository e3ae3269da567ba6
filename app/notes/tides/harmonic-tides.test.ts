import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createTidePredictor } from "@neaps/tide-predictor";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/units";
import { createHarmonicTides, readGauges } from "./harmonic-tides";

interface Expected {
  readonly gauges: Record<
    string,
    Record<
      string,
      {
        readonly extremes: readonly {
          readonly time: string;
          readonly type: "high" | "low";
          readonly level: number;
        }[];
        /** Water levels at 0:00, 6:00, 12:00 and 18:00 UTC. */
        readonly levels: readonly number[];
      }
    >
  >;
}

const read = (path: string) => readFileSync(path);
const { gauges: expected } = JSON.parse(read("data/tides/expected.json").toString()) as Expected;
const table = new Uint8Array(read("app/geodata/generated/tide-gauges.tsv")).buffer;
const predictor = createHarmonicTides(table);
const constituents = new Map(readGauges(table).map((gauge) => [gauge.id, gauge.constituents]));
const known = new Set((await predictor.between(0, MINUTE_MS)).map(({ id }) => id));
const cases = Object.entries(expected)
  .filter(([id]) => known.has(id))
  .flatMap(([id, days]) => Object.entries(days).map(([date, day]) => ({ id, date, day })));

describe("tides from harmonic constituents", () => {
  it.each(cases)("are within a minute of an independent run: $id, $date", async ({ id, date, day }) => {
    const fromMs = Date.parse(`${date}T00:00Z`);
    const gauge = (await predictor.between(fromMs, fromMs + DAY_MS)).find((each) => each.id === id)!;
    for (const type of ["high", "low"] as const) {
      const wanted = day.extremes.filter((each) => each.type === type).map(({ time }) => Date.parse(time));
      expect(gauge[type]).toHaveLength(wanted.length);
      gauge[type].forEach((minute, index) => {
        expect(Math.abs(fromMs + minute * MINUTE_MS - wanted[index]!)).toBeLessThanOrEqual(MINUTE_MS);
      });
    }
  });

  // No page shows a height. But a wrong height would mean a wrong constituent, and so wrong times.
  it.each(cases)("have heights within 2 cm of it: $id, $date", ({ id, date, day }) => {
    const predictor = createTidePredictor([...(constituents.get(id) ?? [])]);
    const levelAt = (atMs: number) => predictor.getWaterLevelAtTime({ time: new Date(atMs) }).level;
    const fromMs = Date.parse(`${date}T00:00Z`);
    day.levels.forEach((level, index) =>
      expect(Math.abs(levelAt(fromMs + index * 6 * HOUR_MS) - level)).toBeLessThanOrEqual(0.02),
    );
    for (const { time, level } of day.extremes) {
      expect(Math.abs(levelAt(Date.parse(time)) - level)).toBeLessThanOrEqual(0.02);
    }
  });

  it("are compared at ten gauges or more", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBeGreaterThanOrEqual(10);
  });

  it("are never given for a gauge with double high or low waters", () => {
    const all = JSON.parse(read("data/tides/gauges.json").toString()) as { id: string; shape: string }[];
    const irregular = all.filter(({ shape }) => shape === "irregular").map(({ id }) => id);
    expect(irregular.length).toBeGreaterThan(0);
    expect(irregular.filter((id) => known.has(id))).toEqual([]);
  });
});
