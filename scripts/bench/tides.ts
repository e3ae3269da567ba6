import { readFileSync } from "node:fs";
import { createHarmonicTides } from "#app/notes/tides/harmonic-tides";
import { DAY_MS } from "#app/domain/units";
import { cpuMsOf } from "./own-cpu";
import { type Row, atMost, median } from "./report";

const ROUNDS = 5;

/** Row 17: the tides of all gauges for the days of a publication. */
export async function measureTides(): Promise<Row[]> {
  const table = new Uint8Array(readFileSync("app/geodata/generated/tide-gauges.tsv")).buffer;
  const predictor = createHarmonicTides(table);
  const fromMs = Date.UTC(2026, 10, 24);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await cpuMsOf(() => predictor.between(fromMs, fromMs + 8 * DAY_MS)));
  return [atMost("17", "tides of all gauges for eight days: CPU", median(rounds), 150, "ms")];
}
