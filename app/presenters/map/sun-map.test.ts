import { notesWith } from "#app/composition/notes.server";
import { describe, expect, it } from "vitest";
import { fixedVisits } from "../../../tests/fakes/fixed-visits";
import { someSnapshot } from "../../../tests/fakes/in-memory-trips";
import type { SunOfDay } from "#app/services/map/sun-of-day";
import type { SunMeasure } from "./map-view";
import { onMap } from "#app/domain/map/map-box";
import { WARNINGS_URL } from "#app/domain/warnings/official-warning";
import { sunMapView, sunTeaserView } from "./sun-map";

const NOW = Date.parse("2028-12-23T14:20:00Z");
const AT = { nowMs: NOW, standing: notesWith(null).issued.standing(NOW) };

const sunOf = (
  scores: number[],
  nearlyDark: number[] = [],
  hours = scores.map(() => 1),
  warned: number[] = [],
): SunOfDay => ({
  snapshot: someSnapshot(scores.length),
  visits: fixedVisits([]),
  date: "2028-12-23",
  from: 14.5 * 60,
  scores: Float32Array.from(scores),
  sunshine: Float32Array.from(hours),
  nearlyDark: new Set(nearlyDark),
  withoutEnoughLight: nearlyDark.length,
  unknown: 0,
  warned: new Set(warned),
});

function viewOf(scores: number[], nearlyDark: number[], hours?: number[]) {
  const sun = sunOf(scores, nearlyDark, hours);
  const { best, listed, orderNote } = sunMapView(sun, "score", [], AT);
  const pins = sunMapView(sun, "sunshine", [], AT).listed.map(({ value }) => value);
  const sunshine = listed.map((place) => place.sunshine);
  return {
    ...{ best, orderNote, sunshine, pins },
    order: listed.map(({ score }) => score),
    dim: listed.map(({ dim }) => dim),
  };
}

/** The state of a day whose forecasts have no hours of sun, with these scores and `dim` places that are nearly dark. */
const stateWithout = (scores: number[], dim: number, measure: SunMeasure = "sunshine") => {
  const untold = scores.map(() => NaN);
  return sunMapView({ ...sunOf(scores, [], untold), withoutEnoughLight: dim }, measure, [], AT).state;
};

describe("the map of the sun", () => {
  it("has places where it is nearly dark after all with daylight, and says so", () => {
    const { best, order, dim } = viewOf([60, 76, 74], [1]);
    expect(best).toMatchObject({ score: 74, dim: null });
    expect(order).toEqual([74, 60, 76]);
    expect(dim).toEqual([null, null, "nearly dark when you arrive"]);
    expect(viewOf([60, 76, 74], [1]).orderNote).toBe("Places with daylight left come first.");
    expect(viewOf([60, 76, 74], []).orderNote).toBeNull();
    expect(viewOf([60, 76], [0, 1]).orderNote).toBeNull();
  });

  it("shows the hours of sun as the pages of the places do, rounded down", () => {
    const { sunshine, pins } = viewOf([90, 80, 70, 60], [], [4.9, 1, 0.7, 0.4]);
    expect(sunshine).toEqual(["4 h of sun", "1 h of sun", "½ h of sun", "no sun"]);
    expect(pins).toEqual(["4", "1", "½", "0"]);
  });

  it("is headed by the sunniest place and its hours, or by what there is instead", () => {
    const headline = (hours: number[], wish: SunMeasure | null = "sunshine") =>
      sunMapView(sunOf([90, 80], [], hours), wish, [], AT).headline;
    const names = sunMapView(sunOf([90, 80]), "score", [], AT).listed.map(({ name }) => name);
    expect(headline([2, 6.4])).toBe(`Sunniest today: ${names[1]}, 6 hours`);
    expect(headline([1, 0])).toBe(`Sunniest today: ${names[0]}, 1 hour`);
    expect(headline([0.7, 0])).toBe(`Sunniest today: ${names[0]}, half an hour`);
    expect(headline([0.2, 0])).toBe("No sun anywhere today");
    // On a day without sun the map shows scores, unless a measure is chosen.
    expect(headline([0.2, 0], null)).toBe(`Best today: ${names[0]}, 90 of 100`);
    expect(headline([NaN, NaN], null)).toBe(`Best today: ${names[0]}, 90 of 100`);
    expect(sunMapView(sunOf([NaN], [], [NaN]), null, [], AT).headline).toBe("Where the sun is today");
  });

  it("stretches the gold between the day's worst and best, on a dull day as on a fine one", () => {
    const bands = (scores: number[]) => sunMapView(sunOf(scores), "score", [], AT).bands.length;
    expect([bands([20, 24, 28]), bands([60, 75, 95])]).toEqual([9, 9]);
    expect(bands([70, 70, 70])).toBe(0);
  });

  it("pins no place that is nearly dark, and has no best and no list where all are", () => {
    const { best, order } = viewOf([60, 76], [0, 1]);
    expect([best, order]).toEqual([null, []]);
    expect(sunMapView(sunOf([60, 76], [0, 1]), "score", [], AT)).toMatchObject({ state: "dark", named: [] });
    const { named } = sunMapView(sunOf([60, 76], [1]), "score", [], AT);
    expect(named.map(({ score }) => score)).toEqual([60]);
  });

  it("names a pin whose name has no room beside it, and the largest town first", () => {
    const name = "Llanfairpwllgwyngyll".repeat(9);
    const sun = sunOf([60]);
    const snapshot = { ...sun.snapshot, places: sun.snapshot.places.map((place) => ({ ...place, name })) };
    const towns = ["Leeds", "York"].map((town, row) => ({
      ...onMap({ latitude: 53 + row, longitude: -1 }),
      name: town,
    }));
    const view = sunMapView({ ...sun, snapshot }, "score", towns, AT);
    expect(view.named).toMatchObject([{ name, label: name, side: null }]);
    expect(view.towns.map((town) => town.name)).toEqual(["Leeds", "York"]);
  });

  it("is drawn once as long as the same places are warned", () => {
    const sun = sunOf([60, 76]);
    const bandsOf = (warned: number[]) =>
      sunMapView({ ...sun, warned: new Set(warned) }, "score", [], AT).bands;
    expect(bandsOf([])).toBe(bandsOf([]));
    expect(bandsOf([1])).not.toBe(bandsOf([]));
  });

  it("is dark all over the country only if no place has light, even if no hours of sun are known", () => {
    expect(stateWithout([60, NaN], 1)).toBe("untold");
    expect(stateWithout([60, NaN], 1, "score")).toBe("shown");
    expect(stateWithout([NaN, NaN], 2)).toBe("dark");
    expect(stateWithout([NaN, NaN], 0)).toBe("unknown");
  });

  it("names no place under an amber or red warning, says what it leaves out, and draws its weather as before", () => {
    const view = (warned: number[], measure: SunMeasure = "sunshine") =>
      sunMapView(sunOf([60, 76, 74], [], [1, 6, 3], warned), measure, [], AT);
    const names = view([]).listed.map(({ name }) => name);
    expect(view([1]).headline).toBe(`Sunniest today without an amber or red warning: ${names[1]}, 3 hours`);
    expect(view([1], "score").headline).toContain(`Best today without an amber or red warning: ${names[1]}`);
    expect(view([1]).listed.map(({ name }) => name)).toEqual([names[1], names[2]]);
    expect(view([1]).named.map(({ name }) => name)).not.toContain(names[0]);
    expect(view([1]).orderNote).toBe("Places under an amber or red warning are left out.");
    expect(view([1]).bands).toEqual(view([]).bands);
    // The best place has no warning itself, so the headline does not mention warnings.
    expect(view([0]).headline).toBe(`Sunniest today: ${names[0]}, 6 hours`);
  });

  it("names the time of the last look if warnings are not known any more, and links to the service", () => {
    const stale = { isKnown: false, lookedAtMs: NOW - 35 * 60_000, inForce: [] };
    const sun = sunOf([60, 76, 74], [], [1, 6, 3], [1]);
    const view = sunMapView(sun, null, [], { nowMs: NOW, standing: notesWith(stale).issued.standing(NOW) });
    expect(view.headline).toContain("Sunniest today without an amber or red warning as of 13:45: ");
    expect(view.orderNote).toBe("Places under an amber or red warning as of 13:45 are left out.");
    expect(view.warnings.text).toBe("Warnings not known since 13:45.");
    expect(sunMapView(sun, null, [], AT).warnings).toMatchObject({
      text: "",
      link: { url: WARNINGS_URL },
    });
  });

  it("says where each place with daylight is under a warning, on Home too", () => {
    const sun = sunOf([60, 76, 74], [2], [1, 6, 3], [0, 1]);
    const view = sunMapView(sun, null, [], AT);
    expect(view).toMatchObject({ state: "warned", best: null, named: [], listed: [] });
    expect(view.headline).toBe("Where the sun is today");
    expect(sunTeaserView(sun, [], AT)).toBeNull();
    expect(sunTeaserView(sunOf([60, 76], [], [1, 6], [1]), [], AT)?.headline).toMatch(/without .*, 1 hour$/);
  });

  it.each([
    ["2028-12-23", 9, "Saturday, 9:00 to sunset"],
    ["2028-06-24", 9, "Saturday, 9:00 to 18:00"],
    ["2028-06-24", 15.75, "Saturday, 15:45 to 18:45"],
    ["2028-06-24", 19.75, "Saturday, 19:45 to sunset"],
  ])("says on %s from %d o'clock on which hours count: %s", (date, hour, hours) => {
    const sun = { ...sunOf([60]), date, from: hour * 60 };
    expect(sunMapView(sun, "score", [], AT)).toMatchObject({ hours });
  });
});
