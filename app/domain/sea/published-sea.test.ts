import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "#app/domain/units";
import { type SeaDay, type SeaTable, mergeSea, roundedSea, seaAt } from "./published-sea";

const NOW = Date.parse("2026-11-24T13:05Z");
const day = (temperatureC: number | null, waveMetres: number | null): SeaDay => ({
  temperatureC,
  waveMetres,
});
const head = { provider: "open-meteo", fetchedAt: NOW, firstDate: "2026-11-24" };
const table: SeaTable = {
  ...head,
  places: [
    { id: 7, sea: [day(11.25, 0.6), day(11, null)] },
    { id: 3, sea: null },
    { id: 5, sea: [day(-1, 4), day(null, null)] },
  ],
};

describe("a published sea", () => {
  it("is to a quarter of a degree and a tenth of a metre", () => {
    expect(roundedSea(day(11.3, 0.62))).toEqual(day(11.25, 0.6));
    expect(roundedSea(day(-0.9, null))).toEqual(day(-1, null));
    expect(roundedSea(day(null, 0.25))).toEqual(day(null, 0.3));
  });

  it("is a place's on a day", () => {
    expect(seaAt([table], 7, "2026-11-24", NOW)).toEqual({ provider: "open-meteo", ...day(11.25, 0.6) });
    expect(seaAt([table], 7, "2026-11-25", NOW)).toEqual({ provider: "open-meteo", ...day(11, null) });
  });

  it("is null at a place without sea, on a day that nothing is known of, and elsewhere", () => {
    expect(seaAt([table], 3, "2026-11-24", NOW)).toBeNull();
    expect(seaAt([table], 5, "2026-11-25", NOW)).toBeNull();
    expect(seaAt([table], 7, "2026-11-23", NOW)).toBeNull();
    expect(seaAt([table], 7, "2026-11-26", NOW)).toBeNull();
    expect(seaAt([table], 9, "2026-11-24", NOW)).toBeNull();
    expect(seaAt(null, 7, "2026-11-24", NOW)).toBeNull();
  });

  it("is null once it is older than a day", () => {
    expect(seaAt([table], 7, "2026-11-25", NOW + DAY_MS)).not.toBeNull();
    expect(seaAt([table], 7, "2026-11-25", NOW + DAY_MS + 1)).toBeNull();
  });
});

describe("a sea that is fetched again", () => {
  const later = (places: SeaTable["places"]): SeaTable => ({ ...head, fetchedAt: NOW + HOUR_MS, places });

  it("replaces the places that were asked for, also by nothing, and keeps the others with their age", () => {
    const merged = mergeSea([table], later([{ id: 7, sea: null }]), NOW + HOUR_MS);
    expect(seaAt(merged, 7, "2026-11-24", NOW + HOUR_MS)).toBeNull();
    expect(seaAt(merged, 5, "2026-11-24", NOW + HOUR_MS)).toMatchObject({ waveMetres: 4 });
    expect(merged.map(({ fetchedAt, places }) => [fetchedAt, places.map(({ id }) => id)])).toEqual([
      [NOW + HOUR_MS, [7]],
      [NOW, [3, 5]],
    ]);
  });

  it("leaves out tables that are replaced whole or too old to show", () => {
    const all = later([3, 5, 7].map((id) => ({ id, sea: null })));
    expect(mergeSea([table], all, NOW)).toEqual([all]);
    expect(mergeSea([table], null, NOW + DAY_MS)).toEqual([table]);
    expect(mergeSea([table], null, NOW + DAY_MS + 1)).toEqual([]);
  });
});
