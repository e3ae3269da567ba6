import { readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HEAP_BUDGET_BYTES, MEMORY_SHARES } from "./memory-shares";

const GEODATA = "app/geodata/generated";
/** A snapshot of ten thousand places (docs/budgets.md, row 14). */
const LARGEST_SNAPSHOT_BYTES = 12_000_000;

describe("what an isolate remembers", () => {
  it("leaves room in the heap for the data of a release and a snapshot of ten thousand places", () => {
    const shares = Object.values(MEMORY_SHARES).reduce((sum, share) => sum + share, 0);
    const geodata = readdirSync(GEODATA).reduce((sum, file) => sum + statSync(`${GEODATA}/${file}`).size, 0);
    expect(shares + geodata + LARGEST_SNAPSHOT_BYTES).toBeLessThanOrEqual(HEAP_BUDGET_BYTES);
  });
});
