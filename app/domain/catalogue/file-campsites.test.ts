import { describe, expect, it } from "vitest";
import type { Campsite } from "./campsite";
import { campsitesNear, type OpenCampsite } from "./file-campsites";

const own = (name: string, location = ""): Campsite => ({
  name,
  description: "Known by hand.",
  location,
  priceRange: "£20–£35",
});
/** Makes a site this many miles north of the place. */
const site = (name: string, miles: number, kind: OpenCampsite["kind"] = "camp"): OpenCampsite => ({
  name,
  kind,
  latitude: 51 + (miles * 1.609344) / 111.195,
  longitude: -2,
});
const place = (campsites: readonly Campsite[] = []) => ({
  name: "York",
  latitude: 51,
  longitude: -2,
  campsites,
});
const namesOf = (campsites: readonly Campsite[]) => campsites.map(({ name }) => name);
const near = (sites: readonly OpenCampsite[], ...campsites: Campsite[]) =>
  campsitesNear(place(campsites), sites, []);

describe("a destination's campsites", () => {
  it("are its own, then the open data's, nearest first, up to ten miles away", () => {
    const sites = [site("Far Farm", 10.1), site("Middle Farm", 9.9), site("Near Meadow", 1)];
    expect(namesOf(near(sites, own("Known Wood")))).toEqual(["Known Wood", "Near Meadow", "Middle Farm"]);
  });

  it("say only what is known about an open site", () => {
    const towns = [
      { name: "Farton", latitude: 51.2, longitude: -2 },
      { name: "Nearton", latitude: 51.05, longitude: -2 },
    ];
    expect(campsitesNear(place(), [site("Home Farm", 3.2, "caravan")], towns)).toEqual([
      {
        name: "Home Farm",
        description: "Caravan site, 3.2 miles away",
        location: "Near Nearton",
        priceRange: "",
      },
    ]);
  });

  it("have no location text where no town is within a few miles", () => {
    const towns = [{ name: "Farton", latitude: 51.2, longitude: -2 }];
    expect(campsitesNear(place(), [site("Home Farm", 3.2)], towns)[0]?.location).toBe("");
  });

  it("are named once where a name is only the place's own with generic words", () => {
    const known = own("York Holiday Park", "Bishopthorpe Road");
    const sites = [
      site("York Holiday Park", 2),
      site("York Caravan and Camping Club Site", 3),
      site("York Caravan Club", 4),
      site("York Meadows Holiday Park", 5),
    ];
    expect(namesOf(near(sites, known))).toEqual([
      "York Holiday Park",
      "York Caravan and Camping Club Site",
      "York Meadows Holiday Park",
    ]);
  });

  it("are more than a town's name", () => {
    const towns = [
      { name: "Farton", latitude: 51.1, longitude: -2 },
      { name: "Nearton", latitude: 51.05, longitude: -2 },
    ];
    const names = ["York", "Selby", "Nearton", "Trefar/Farton", "Farton Meadow", "Nearton Caravan Park"];
    const sites = names.map((name, index) => site(name, index + 1));
    const place = { name: "York and Selby", latitude: 51, longitude: -2, campsites: [] };
    expect(namesOf(campsitesNear(place, sites, towns))).toEqual(["Farton Meadow", "Nearton Caravan Park"]);
  });

  it("are six at most", () => {
    const names = "Ash Beech Cedar Elder Fir Gorse Hazel Ivy Juniper Larch Maple Oak Pine Rowan".split(" ");
    expect(near(names.map((name, index) => site(name, index / 2)))).toHaveLength(6);
  });

  it.each([
    ["the same name", "Riverside", "Riverside"],
    ["a campsite that is also a caravan park", "Riverside Campsite", "Riverside Caravan Park"],
    ["a plural", "Blackberry Wood", "Blackberry Woods Camping"],
    ["the place's name before it", "York Rowntree Park Club Campsite", "Rowntree Park Caravan Club"],
    ["other quotation marks", "Tucker's Grave", "Tuckers Grave Inn"],
  ])("list a site once: %s", (_, first, second) => {
    expect(namesOf(near([site(first, 1), site(second, 1.2)]))).toEqual([first]);
    expect(namesOf(near([site(second, 1)], own(first)))).toEqual([first]);
  });

  it("list a site once where the hand-written entry has its name in the location", () => {
    expect(near([site("Sheepcote Valley", 1)], own("Club Campsite", "Sheepcote Valley"))).toHaveLength(1);
  });

  it("keep apart sites that share only the place's name or any site's words", () => {
    const names = ["York Rowntree Park", "York Caravan Park", "Manor Farm", "Grange Farm"];
    expect(namesOf(near(names.map((name, index) => site(name, index + 1))))).toEqual(names);
  });

  it.each([
    "Irving (Private)",
    "Lynwood Residential Park",
    "Caravan Storage Compound",
    "Derbyshire Scouts",
    "Gurney Valley Traveller stop over area",
    "Baden Powell Outdoor Centre",
    "Caravan Club Site (members)",
    "https://www.example.org/",
    "Caravan Club",
    "really small camp site",
    "Wild Camp (3 Tents)",
  ])("leave out what is no place for visitors to find: %s", (name) => {
    expect(near([site(name, 1)])).toEqual([]);
  });
});
