import { describe, expect, it } from "vitest";
import { haversineKm } from "#app/domain/geo/geo";
import { geodata } from "../../../tests/fakes/geodata";
import { createEmbeddedPlaces } from "./embedded";

const places = createEmbeddedPlaces({
  museums: geodata("museums.tsv"),
  bathingWaters: geodata("bathing-waters.tsv"),
  campsites: geodata("campsites.tsv"),
  towns: geodata("towns.tsv"),
});
const WHITBY = { name: "Whitby", latitude: 54.4848, longitude: -0.614 };
const LONDON = { name: "London", latitude: 51.5074, longitude: -0.1278 };
const BELFAST = { name: "Belfast", latitude: 54.5973, longitude: -5.9301 };

describe("places of the open data", () => {
  it("say what is known about a museum, and nothing more", async () => {
    const { activities } = await places.near(WHITBY);
    const museum = activities.find(({ item }) => item.name === "Whitby Museum");
    expect(museum?.item).toEqual({
      name: "Whitby Museum",
      description:
        "Accredited museum, 0.3 miles from the centre in a straight line. Listed as open in 2021: check before you go.",
      type: "attraction",
      kind: "museum",
      featured: false,
    });
  });

  it("name a bathing water with its quality and the source of it", async () => {
    const { activities } = await places.near(WHITBY);
    const whitby = activities.find(({ item }) => item.name === "Whitby bathing water");
    expect(whitby?.item.description).toBe(
      "Designated coastal bathing water, 0.6 miles from the centre in a straight line. " +
        "Water quality: excellent (Environment Agency).",
    );
    const { activities: ofScarborough } = await places.near({
      name: "",
      latitude: 54.282,
      longitude: -0.395,
    });
    expect(ofScarborough.map(({ item }) => item.description).join()).toContain(
      "Water quality: poor (Environment Agency). Bathing is advised against.",
    );
  });

  it("say that it is about history where the museum's subject does", async () => {
    const { activities } = await places.near(BELFAST);
    expect(activities.find(({ item }) => item.name === "Titanic Belfast")?.item.history).toBe(true);
    const { activities: ofLondon } = await places.near(LONDON);
    const arts = ofLondon.filter(({ item }) => item.description.includes("(arts)"));
    expect(arts.length).toBeGreaterThan(0);
    for (const { item } of arts) expect(item).not.toHaveProperty("history");
  });

  it("hold campsites within ten miles, with the town that they are near, and no hotels", async () => {
    const { campsites, hotels } = await places.near(WHITBY);
    expect(hotels).toEqual([]);
    expect(campsites).toHaveLength(6);
    for (const { point } of campsites) expect(haversineKm(WHITBY, point)).toBeLessThan(16.1);
    expect(campsites.some(({ item }) => item.location === "Near Whitby")).toBe(true);
  });

  it("are a handful even where there are many, and the same each time", async () => {
    const found = await places.near(LONDON);
    expect(found.activities.length).toBeLessThanOrEqual(15);
    expect(await places.near(LONDON)).toEqual(found);
    for (const { point } of found.activities) expect(haversineKm(LONDON, point)).toBeLessThanOrEqual(8);
  });

  it("are none far out at sea", async () => {
    const nothing = { activities: [], hotels: [], campsites: [] };
    expect(await places.near({ name: "Nowhere", latitude: 56, longitude: 1.7 })).toEqual(nothing);
  });
});
