import { describe, expect, it } from "vitest";
import { DEFAULT_UNITS } from "#app/domain/units";
import { RANKING_STYLES } from "#app/domain/ranking/holiday-climate-index-bands";
import { THURSDAY_NOON, someSnapshot } from "../../../tests/fakes/in-memory-trips";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { someForecast } from "../../../tests/fakes/forecasts";
import { detailsView } from "./destination-details";

describe("the reasons for a score", () => {
  it.each(RANKING_STYLES.flatMap((style) => [10, 95].map((windKmh) => [style, windKmh] as const)))(
    "are, for the style %s in a wind of %d km/h, whole points of a hundred that add up to it",
    (style, windKmh) => {
      const snapshot = { ...someSnapshot(1), forecasts: [someForecast(THURSDAY_NOON, { windKmh })] };
      const asked = { origin: null, date: "2026-07-16", isVisit: false } as const;
      const context = { ...asked, ...DEFAULT_UNITS, style, nowMs: THURSDAY_NOON };
      const [today] = detailsView(someFoundPlace({ snapshot, style }), context).forecast;
      const found = today?.facets.map(({ points }) => /^(−?\d+) of (\d+)$/.exec(points));
      const sumOf = (part: 1 | 2) =>
        found?.reduce((sum, points) => sum + Number(points?.[part]?.replace("−", "-")), 0);
      expect([found?.length, sumOf(2)]).toEqual([4, 100]);
      expect(sumOf(1)).toBe(today?.score?.value);
    },
  );
});
