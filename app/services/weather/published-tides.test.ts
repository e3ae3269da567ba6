import { describe, expect, it } from "vitest";
import { tidesAround, tidesOn } from "#app/domain/tides/published-tides";
import { cutOffPlaces } from "#app/services/search/cut-off-places";
import { HOUR_MS } from "#app/domain/units";
import { contentOf } from "../../../tests/fakes/snapshot-content";
import { tidesToPublish } from "./published-tides";
import type { TidePredictor } from "./ports";

/** There is high water every 12 hours, and low water six hours after it. */
const predictor: TidePredictor = {
  between: (fromMs, untilMs) => {
    const hours = Math.floor((untilMs - fromMs) / HOUR_MS);
    const every12 = (first: number) =>
      Array.from({ length: Math.ceil((hours - first) / 12) }, (_, index) => (first + index * 12) * 60);
    return Promise.resolve([{ id: "whitby", name: "Whitby", high: every12(0), low: every12(6) }]);
  },
};
const at = (gauge: string | null) =>
  JSON.stringify({
    activities: [],
    hotels: [],
    campsites: [],
    ...(gauge === null ? {} : { nearby: { tideGauge: { id: gauge, name: "Whitby", km: 1 } } }),
  });

describe("the tides of a snapshot", () => {
  it.each(["2026-11-24T14:30Z", "2026-03-28T23:30Z", "2026-10-25T00:30Z"])(
    "cover today and the five days after it at %s, for places with a known gauge",
    async (now) => {
      const publishedAt = Date.parse(now);
      const content = { ...contentOf(3), publishedAt, detailsJson: [at("whitby"), at(null), at("gone")] };
      const tides = await tidesToPublish(content, predictor);
      expect(tides.gaugeAt).toEqual([0, -1, -1]);
      for (let day = 0; day < 6; day += 1) {
        const date = new Date(publishedAt + HOUR_MS + day * 24 * HOUR_MS).toISOString().slice(0, 10);
        const around = tidesAround(tides, 0, date);
        expect(around?.gauge).toBe("Whitby");
        expect(tidesOn(around!, date).length).toBeGreaterThanOrEqual(3);
      }
      expect(JSON.stringify(tides).length).toBeLessThan(400);
    },
  );

  it("say which places the tide cuts off, so that a search reads no details for it", async () => {
    const island = { crossings: [{ name: "Causeway", way: "road", says: "closed", isOnlyWay: true }] };
    const other = { crossings: [{ name: "Sands", way: "walk", says: "closed", isOnlyWay: false }] };
    const detailsJson = [{}, { nearby: island }, { nearby: other }].map((details) => JSON.stringify(details));
    const tides = await tidesToPublish({ ...contentOf(3), detailsJson }, predictor);
    expect(tides.cutOff).toEqual([1]);
    const unread = { length: 3, at: () => expect.fail("read") };
    expect([...cutOffPlaces({ places: contentOf(3).places, detailsJson: unread, tides })]).toEqual([1]);
    expect([...cutOffPlaces({ ...contentOf(3), detailsJson })]).toEqual([1]);
  });
});
