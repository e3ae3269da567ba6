import { expect, test } from "vitest";
import { parsePostcode } from "#app/domain/geo/read-postcode";
import { onMap } from "#app/domain/map/map-box";
import { plainSearch } from "#app/services/search/search-query";
import { someSnapshot, someTripDeps } from "../../../tests/fakes/in-memory-trips";
import { begun, someSearchContext } from "../../../tests/fakes/search-context";
import { boxOf, everywhere, justLooked } from "../../../tests/fakes/warnings";
import { searchMapView } from "./search-map";

const LS6 = parsePostcode("LS6 3AA")!;
const HOME = { latitude: 51, longitude: -2 };
/** Positions in degrees north and east of home. */
const AROUND = [
  [0.03, 0],
  [-0.3, 0.1],
  [0, 0.4],
  [0.1, -0.35],
] as const;

/** Returns the places and their map. Each of `areas` is the corner of a small area that is within the drive. */
async function viewOf({
  limit = 20,
  offset = 0,
  areas = [] as { latitude: number; longitude: number }[],
  warnings = justLooked(),
  around = AROUND as readonly (readonly [number, number])[],
}) {
  const plain = someSnapshot(AROUND.length);
  const places = plain.places.map((place, i) => {
    const [north, east] = around[i] ?? [0, 0];
    return { ...place, latitude: HOME.latitude + north, longitude: HOME.longitude + east };
  });
  const rings = areas.map((corner) => {
    const { x, y } = onMap(corner);
    return [x, y, x + 5, y, x + 5, y + 5];
  });
  const known = {
    snapshot: { ...plain, places },
    searched: [["LS6 3AA", 2]] as const,
    minutes: [30, 45, 60, 70],
    warnings,
  };
  const deps = someTripDeps(known);
  const query = { ...plainSearch({ postcode: LS6, drivingHours: 2, date: "2026-07-16", limit }), offset };
  const found = await begun(query, deps);
  return { view: searchMapView(found, rings, someSearchContext({ limit, offset }), [], 4 / 3), places };
}

test("the places of a page are pins in the list's order, each with its drive, score and verdict", async () => {
  const { view, places } = await viewOf({});
  expect(view.pins.map(({ slug }) => slug)).toEqual(places.map(({ slug }) => slug));
  expect(view.pins.map(({ duration }) => duration)).toEqual(["30 min", "45 min", "about 1h", "about 1h 10m"]);
  for (const { score, verdict } of view.pins) {
    expect(score).toBeGreaterThan(0);
    expect(verdict).toEqual(expect.any(String));
  }
  expect([view.others, view.dots, view.firstShown]).toEqual([0, "", 1]);
});

test("a pin has the warning of its place alone; under amber its word is no praise, under yellow its own", async () => {
  const area = boxOf(-2.05, 51.01, -1.95, 51.05);
  const first = async (level: "yellow" | "amber") =>
    (await viewOf({ warnings: justLooked(everywhere({ level, area })) })).view.pins;
  const [plain] = (await viewOf({})).view.pins;
  const [warned, other] = await first("amber");
  expect(warned).toMatchObject({ score: plain?.score, verdict: "under a warning" });
  expect(warned?.warning).toMatchObject({ level: "amber", lead: "Amber warning of wind" });
  expect(other?.warning).toBeUndefined();
  expect(other?.verdict).not.toBe("under a warning");
  expect((await first("yellow"))[0]).toMatchObject({ verdict: plain?.verdict, warning: { level: "yellow" } });
});

test("pins are where their places are: north above home, east to its right, all of them within the map", async () => {
  const { view } = await viewOf({});
  const [north, south, east, west] = view.pins;
  expect(view.home.name).toBe("LS6");
  expect(north!.top).toBeLessThan(view.home.top);
  expect(south!.top).toBeGreaterThan(view.home.top);
  expect(east!.left).toBeGreaterThan(view.home.left);
  expect(west!.left).toBeLessThan(view.home.left);
  for (const { left, top } of [...view.pins, view.home]) {
    for (const share of [left, top]) expect(share > 0 && share < 100).toBe(true);
  }
});

test("the best place is a whole pin beside the sign of home where it is in the same district, and no other pin moves", async () => {
  const [, ...others] = AROUND;
  for (const [place, moved] of [
    [[0, 0], { right: 0, down: -19 }],
    [[0.01, 0], { right: 0, down: expect.any(Number) as number }],
    [[-0.01, 0.01], { right: expect.any(Number) as number, down: 0 }],
  ] as const) {
    const { pins } = (await viewOf({ around: [place, ...others] })).view;
    expect(pins[0]).toMatchObject({ moved });
    expect(pins[0]).not.toHaveProperty("zoom");
    expect(pins.slice(1).filter((pin) => pin.moved)).toEqual([]);
  }
});

test("the places of other pages are dots, and the first pin has its number in the whole list", async () => {
  const { view, places } = await viewOf({ limit: 2, offset: 1 });
  expect(view.pins.map(({ slug }) => slug)).toEqual([places[1]!.slug, places[2]!.slug]);
  expect([view.others, view.firstShown]).toEqual([2, 2]);
  const { x, y } = onMap(places[0]!);
  expect(view.dots).toContain(`M${Number(x.toFixed(1))} ${Number(y.toFixed(1))}h`);
});

test("of the area within the drive only what comes near the map is drawn", async () => {
  const near = { latitude: HOME.latitude, longitude: HOME.longitude };
  const shetland = { latitude: 60.2, longitude: -1.2 };
  const ringsIn = (path: string) => path.split("M").length - 1;
  expect(ringsIn((await viewOf({ areas: [near] })).view.area)).toBe(1);
  expect(ringsIn((await viewOf({ areas: [shetland] })).view.area)).toBe(0);
  expect(ringsIn((await viewOf({ areas: [near, shetland] })).view.area)).toBe(1);
});
