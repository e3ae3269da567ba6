import { readFileSync } from "node:fs";
import { readTable } from "../catalogue/table";

interface Gauge {
  readonly id: string;
  readonly name: string;
  readonly shape: "regular" | "irregular";
  /** Each constituent's name, amplitude in metres, and phase in degrees against Greenwich. */
  readonly constituents: readonly (readonly [string, number, number])[];
}

/**
 * Returns the tide gauges that places refer to, as tab-separated text: id, name, and the constituents as "M2 1.3008
 * 24.49", joined by semicolons. Leaves out gauges with double high or low waters, because times computed from them
 * would be misleading.
 */
export function buildTideGauges(dataFolder: string): string {
  const gauges = JSON.parse(readFileSync(`${dataFolder}/tides/gauges.json`, "utf8")) as readonly Gauge[];
  const places = readTable(readFileSync(`${dataFolder}/tides/places.tsv`, "utf8"));
  const used = new Set(places.filter(({ use }) => use === "yes").map(({ gauge }) => gauge));
  const rows = gauges
    .filter(({ id, shape }) => used.has(id) && shape === "regular")
    .map(({ id, name, constituents }) => {
      const parts = constituents.map(
        ([of, metres, degrees]) => `${of} ${metres.toFixed(4)} ${degrees.toFixed(2)}`,
      );
      return `${id}\t${name}\t${parts.join(";")}`;
    });
  return `${["id\tname\tconstituents", ...rows].join("\n")}\n`;
}
