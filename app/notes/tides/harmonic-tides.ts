import { MINUTE_MS } from "#app/domain/units";
import type { TidePredictor } from "#app/services/weather/ports";

interface Gauge {
  readonly id: string;
  readonly name: string;
  readonly constituents: readonly {
    readonly name: string;
    readonly amplitude: number;
    readonly phase: number;
  }[];
}

/** The predictor is loaded on first use: only isolates that publish need it. */
export function createHarmonicTides(table: ArrayBuffer): TidePredictor {
  let gauges: readonly Gauge[] | undefined;
  return {
    async between(fromMs, untilMs) {
      const { createTidePredictor } = await import("@neaps/tide-predictor");
      const minutesAfter = (time: Date) => Math.round((time.getTime() - fromMs) / MINUTE_MS);
      return (gauges ??= readGauges(table)).map(({ id, name, constituents }) => {
        const predictor = createTidePredictor([...constituents]);
        const extremes = predictor.getExtremesPrediction({ start: new Date(fromMs), end: new Date(untilMs) });
        return {
          id,
          name,
          high: extremes.filter(({ high }) => high).map(({ time }) => minutesAfter(time)),
          low: extremes.filter(({ low }) => low).map(({ time }) => minutesAfter(time)),
        };
      });
    },
  };
}

export function readGauges(table: ArrayBuffer): readonly Gauge[] {
  const [, ...lines] = new TextDecoder().decode(table).trimEnd().split("\n");
  return lines.map((line) => {
    const [id = "", name = "", parts = ""] = line.split("\t");
    const constituents = parts.split(";").map((part) => {
      const [of = "", metres, degrees] = part.split(" ");
      return { name: of, amplitude: Number(metres), phase: Number(degrees) };
    });
    return { id, name, constituents };
  });
}
