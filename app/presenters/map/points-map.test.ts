import { describe, expect, it } from "vitest";
import { readMapTowns } from "#app/domain/map/map-towns";
import { geodata } from "../../../tests/fakes/geodata";
import { pointsMapView } from "./points-map";

const towns = readMapTowns(geodata("map-towns.tsv"));

const FILEY = { kind: "place" as const, name: "Filey", latitude: 54.2097, longitude: -0.2893 };
const CAR_PARK = {
  kind: "parking" as const,
  name: "The Country Park",
  latitude: 54.2171,
  longitude: -0.2806,
};

describe("a still map of a place", () => {
  it("has the place in its middle by name, with the towns around it", () => {
    const view = pointsMapView([FILEY], towns);
    expect(view.marks).toEqual([{ kind: "place", name: "Filey", left: 50, top: 50, side: "right" }]);
    expect(view.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(["Scarborough"]));
    expect(view.ratio).toBeCloseTo(4 / 3, 2);
    // The box in kilometres, which is 80 wide and 60 high.
    expect(view.viewBox).toMatch(/^\d{3}\.\d \d{3}\.\d 80 60$/);
  });

  it("moves a car park's sign off the place's mark, to the side on which it lies", () => {
    const [place, park] = pointsMapView([FILEY, CAR_PARK], towns).marks;
    // The car park is 1 km to the north-east, or 4 pixels on the smallest map.
    expect(park).toMatchObject({ kind: "parking", side: null, moved: { right: 11, down: -17 } });
    expect(place).not.toHaveProperty("moved");
    // The place's name is on the side where the sign is not.
    const east = { ...CAR_PARK, latitude: FILEY.latitude, longitude: FILEY.longitude + 0.01 };
    expect(pointsMapView([FILEY, east], towns).marks[0]?.side).toBe("left");
    const far = { ...CAR_PARK, latitude: FILEY.latitude - 0.1 };
    expect(pointsMapView([FILEY, far], towns).marks[1]).not.toHaveProperty("moved");
  });
});
