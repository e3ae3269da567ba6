import { describe, expect, it } from "vitest";
import { newActivity } from "../../tests/fakes/drafts";
import { beachesOf } from "./beaches-of";
import { carParkOf, carParkPositionOf, carParksOf, placePositions, positionOf } from "./facts-from-open-data";
import { factsFromWords } from "./facts-from-words";
import { OpenPlaces } from "./open-places";
import { isSameHotel, isSameThing } from "./same-thing";
import { stationOf } from "./station-of";
import { wetDayPlan } from "#app/domain/catalogue/wet-day-plan";

type ActivityPatch = Parameters<typeof newActivity>[0];

const activity = (patch: Partial<ActivityPatch>) =>
  newActivity({ name: "Thing", description: "Something to do.", ...patch });
const worded = (description: string, patch: Partial<ActivityPatch> = {}) =>
  factsFromWords(activity({ dogFriendly: true, ...patch, description }));

describe("facts that words state", () => {
  it.each([
    [
      "Sand for miles. From May to September dogs are kept off the middle part.",
      { dogs: "grounds", dogBan: "May-Sep" },
    ],
    ["Dogs on the beach are limited by day in July and August.", { dogs: "grounds", dogBan: "Jul-Aug" }],
    ["Steam along the river. Dogs travel too.", { dogs: "inside" }],
    ["A ridge above the lake.", { dogs: "grounds" }],
    ["A museum of jet. Free; open in season.", { cost: "free" }],
    ["Portraits and porcelain, free to enter.", { cost: "free" }],
    ["A waterfall. There is a small charge.", { cost: "paid" }],
    ["Admission is free, and the underground tour has a charge.", { cost: "mixed" }],
    ["The galleries are free.", { cost: "mixed" }],
    ["Fantastic gardens. March to mid-November.", { season: "Mar-Nov", seasonFrom: "own-words" }],
    ["A broch by the road. Free at all hours.", { season: "Jan-Dec", seasonFrom: "own-words", cost: "free" }],
    ["A cave. Book ahead.", { booking: "advised" }],
    ["Tours by boat are few and must be booked.", { booking: "needed" }],
    ["An island. Check the tide tables before you go.", { tide: "Check the tide tables before you go." }],
  ])("are read from %j", (description, facts) => {
    expect(worded(description)).toMatchObject(facts);
  });

  it.each([
    "A traffic-free path by the Free French memorial.",
    "Puffins are in from April to July.",
    "From May to September dogs are kept off.",
    "Small charge for cars.",
  ])("are not read into %j", (description) => {
    const { cost, season } = worded(description);
    expect([cost, season]).toEqual([undefined, undefined]);
  });

  it.each([
    ["West Sands", "free"],
    ["Pleasure Beach", undefined],
    ["Cotswold Country Park and Beach", undefined],
  ])("take a beach to be free by its name, and no funfair or park: %s", (name, cost) => {
    expect(worded("By the water.", { name }).cost).toBe(cost);
  });

  it("leave open whether dogs may go indoors or aboard where only the flag speaks, and never overrule the flag", () => {
    expect(worded("A museum.", { indoor: true })).not.toHaveProperty("dogs");
    expect(worded("An hour on the loch.", { kind: "boat" })).not.toHaveProperty("dogs");
    expect(worded("Dogs are welcome.", { dogFriendly: false })).not.toHaveProperty("dogs");
    expect(worded("Seals. No dogs.", { dogFriendly: false })).toMatchObject({ dogs: "no" });
  });
});

describe("names", () => {
  it.each([
    ["Captain Cook Museum", "The Captain Cook's Museum", true],
    ["Lincoln Castle", "Castle", false],
    ["Clifftop walk to Robin Hood's Bay", "Robin Hood's Bay", false],
    ["RSPB Dungeness", "Dungeness", true],
    ["Castle Gardens", "Castle", false],
    ["Wye Valley Museum", "Wye Valley Theatre", false],
  ])("of things: %s and %s", (a, b, isSame) => {
    expect(isSameThing(a, b, "Lincoln")).toBe(isSame);
  });

  it("of hotels are the same with and without what they call themselves", () => {
    expect(isSameHotel("The White Hart Hotel", "White Hart Inn", "Lincoln")).toBe(true);
    expect(isSameHotel("The White Hart Hotel", "White Horse Hotel", "Lincoln")).toBe(false);
    expect(isSameHotel("The Hotel", "The Inn", "Lincoln")).toBe(false);
  });
});

describe("facts out of open data", () => {
  const middle = { latitude: 53, longitude: -1, name: "Ashby" };
  const north = (km: number) => ({ latitude: 53 + km / 111.2, longitude: -1 });
  const mill = activity({ name: "Old Cotton Mill" });
  const place = { ...middle, activities: [mill, activity({ name: "Ashby Sands" })] };

  it("place a thing where one of its name is, and not where two are or where it is a route", () => {
    const one = { kind: "attraction", name: "Old Cotton Mill", ...north(3) };
    expect(positionOf(place, mill, new OpenPlaces([one]))).toMatchObject(north(3));
    expect(positionOf(place, mill, new OpenPlaces([one, { ...one, ...north(9) }]))).toBeNull();
    expect(positionOf(place, mill, new OpenPlaces([{ ...one, ...north(16) }]))).toBeNull();
    expect(positionOf(place, activity({ name: "Old Cotton Mill walk" }), new OpenPlaces([one]))).toBeNull();
  });

  it("name the nearest car park that is for everybody", () => {
    const names = [
      "Staff Car Park",
      "White Swan Car Park",
      "Mill Lane",
      "Castle Street Car Park",
      "Far Car Park",
    ];
    const parks = names.map((name, index) => ({ kind: "parking", name, ...north(0.1 * (index + 1)) }));
    expect(carParkOf(middle, new OpenPlaces(parks))).toBe("Castle Street Car Park");
  });

  it("place a car park that is known by name where the nearest of that name is", () => {
    const park = (km: number, name = "Castle Street Car Park") => ({ kind: "parking", name, ...north(km) });
    const found = (...parks: ReturnType<typeof park>[]) =>
      carParkPositionOf(middle, "Castle Street car-park", new OpenPlaces(parks));
    expect(found(park(0.1, "Mill Car Park"), park(0.9))).toMatchObject(north(0.9));
    // One car park that is mapped in two parts, and a car park of another town far away.
    expect(found(park(0.9), park(1.1), park(4.5))).toMatchObject(north(0.9));
    expect(found(park(0.9), park(-1.1))).toBeNull();
    expect(found(park(6))).toBeNull();
    expect(found({ ...park(0.9), kind: "hotel" })).toBeNull();
  });

  it("keep the car parks that are known, and add the nearest of the table that are for everybody", () => {
    const row = (name: string, km: number, confidence = "high") => ({
      ...{ fact: "parking", name, confidence, latitude: String(53 + km / 111.2), longitude: "-1" },
    });
    const rows = [
      row("Staff Car Park", 0.1),
      row("Mill Car Park", 0.2),
      row("Mill Car Park", 0.3),
      row("Far Car Park", 2),
    ];
    const known = { name: "Castle Street Car Park", ...north(0.9) };
    const nothing = new OpenPlaces([]);
    expect(carParksOf(middle, [known], rows, nothing).map(({ name }) => name)).toEqual([
      "Castle Street Car Park",
      "Mill Car Park",
    ]);
  });

  it("place what says nothing itself, and forget a thing that the place has no more", () => {
    const rows = [{ activity: "Old Cotton Mill", latitude: "53.1", longitude: "-1.1", match_score: "1.00" }];
    const nothing = new OpenPlaces([]);
    const gone = { "Gone House": north(1) };
    expect(placePositions(place, gone, rows, nothing)).toEqual({
      "Old Cotton Mill": { latitude: 53.1, longitude: -1.1 },
    });
    const placed = { ...place, activities: [{ ...mill, ...north(2) }] };
    expect(placePositions(placed, gone, rows, nothing)).toEqual({});
  });
});

describe("the beaches of a place", () => {
  const place = { latitude: 53, longitude: -1, name: "Ashby", activities: [] };
  const water = (name: string, km: number, classification = "Good") => ({
    ...{ name, classification, latitude: 53 + km / 111.2, longitude: -1 },
  });
  const profile = (bathing_site: string, surface: string, text: string, length_m = "") => ({
    ...{ bathing_site, surface, text, length_m },
  });

  it("are those near by, with what they are made of, their length and the water's class", () => {
    const profiles = [profile("West", "sand", "A sandy beach.", "800")];
    expect(beachesOf(place, [water("West", 1), water("Far", 4)], profiles)).toEqual([
      { name: "West", km: 1, surface: ["sand"], lengthMetres: 800, bathingClass: "good" },
    ]);
  });

  it("are shingle where the agency says gravel, with sand at low water only", () => {
    const text = "The gravel slopes steeply at first but levels off with more sand towards low water.";
    expect(beachesOf(place, [water("West", 1)], [profile("West", "sand", text)])[0]).toMatchObject({
      surface: ["shingle"],
      hasSandAtLowWater: true,
    });
  });

  it("never leave out a poor one for three better ones", () => {
    const waters = [water("A", 0.1), water("B", 0.2), water("C", 0.3), water("D", 2, "Poor")];
    expect(beachesOf(place, waters, []).map(({ name }) => name)).toEqual(["A", "B", "D"]);
  });

  it("leave out a water that has no class and no profile", () => {
    expect(beachesOf(place, [water("A", 1, "Unknown")], [])).toEqual([]);
  });
});

describe("the station of a place", () => {
  const place = { latitude: 53, longitude: -1, slug: "ashby" };
  const row = (station: string, km_walk: string, in_catalogue = "no", flag = "") => ({
    ...{ station, crs: "ABC", km_line: "1.0", km_walk, flag, in_catalogue },
  });

  it("is the nearest on foot, or the known one where that is hardly farther", () => {
    expect(stationOf(place, [row("Ashby Town", "1.2"), row("Ashby", "1.8", "yes")], [])).toEqual({
      ...{ name: "Ashby", crs: "ABC", km: 1.8, walkMinutes: 23, isMeasured: true },
    });
    expect(stationOf(place, [row("Ashby Town", "1.0"), row("Ashby", "1.8", "yes")], [])?.name).toBe(
      "Ashby Town",
    );
  });

  it("is none across water, and none that is too far", () => {
    expect(stationOf(place, [row("Gravesend", "", "no", "no way found on foot")], [])).toBeUndefined();
    expect(stationOf(place, [row("Ashby", "4.2")], [])).toBeUndefined();
  });

  it("is a quarter farther than the line where no walk was measured, up to a mile", () => {
    const station = { crs: "", name: "Barrow-In-Furness", latitude: 53 + 1 / 111.2, longitude: -1 };
    expect(stationOf(place, undefined, [station])).toMatchObject({
      ...{ name: "Barrow-in-Furness", km: 1.2, isMeasured: false },
    });
    expect(stationOf(place, undefined, [{ ...station, latitude: 53 + 1.5 / 111.2 }])).toBeUndefined();
  });
});

it("a wet day's plan lists what is under a roof, the surest first, and what to mind of the others", () => {
  const silent = activity({ name: "Mill", indoor: true, description: "Wheels." });
  const summer = activity({ name: "Castle", indoor: true, season: "Apr-Oct", weekdays: "Wed-Sun" });
  const museum = activity({ name: "Museum", indoor: true, season: "Jan-Dec" });
  const café = activity({ name: "The Café", type: "dining", indoor: true });
  expect(wetDayPlan([silent, summer, activity({ name: "Hill" }), museum, café])).toBe(
    "Indoors: Museum; Castle (April to October, Wednesday to Sunday); Mill (check opening times). To eat: The Café.",
  );
  expect(wetDayPlan([activity({ name: "Hill" })])).toBeNull();
});
