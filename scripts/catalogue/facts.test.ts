import { describe, expect, it } from "vitest";
import { newActivity } from "#app/domain/catalogue/drafts/destination-draft";
import type { ActivityPatch } from "#app/domain/catalogue/activity";
import { bathingWaterOf, carParkOf, carParkPositionOf, positionOf } from "./facts-from-open-data";
import { factsFromWords } from "./facts-from-words";
import { OpenPlaces } from "./open-places";
import { isSameHotel, isSameThing } from "./same-thing";
import { wetDayPlan } from "./wet-day-plan";

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

  it("leave open whether dogs may go indoors where only the flag speaks, and never overrule the flag", () => {
    expect(worded("A museum.", { indoor: true })).not.toHaveProperty("dogs");
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
    // Mapped in two parts; and another town's, a long way off.
    expect(found(park(0.9), park(1.1), park(4.5))).toMatchObject(north(0.9));
    expect(found(park(0.9), park(-1.1))).toBeNull();
    expect(found(park(6))).toBeNull();
    expect(found({ ...park(0.9), kind: "hotel" })).toBeNull();
  });

  it("give the class of bathing waters that the place's beaches name", () => {
    const water = { name: "Ashby Main Beach", classification: "Good", ...north(1) };
    expect(bathingWaterOf(place, [water])).toBe("Ashby Main Beach: good");
    expect(bathingWaterOf(place, [{ ...water, classification: "Unknown" }])).toBeNull();
    expect(bathingWaterOf(place, [{ ...water, name: "Other Bay" }])).toBeNull();
    expect(bathingWaterOf({ ...place, activities: [mill] }, [water])).toBeNull();
  });
});

describe("a wet day's plan", () => {
  it("lists what is under a roof, the surest first, and what to mind of the others", () => {
    const silent = activity({ name: "Mill", indoor: true, description: "Wheels." });
    const summer = activity({ name: "Castle", indoor: true, season: "Apr-Oct", weekdays: "Wed-Sun" });
    const museum = activity({ name: "Museum", indoor: true, season: "Jan-Dec" });
    const café = activity({ name: "The Café", type: "dining", indoor: true });
    expect(wetDayPlan([silent, summer, activity({ name: "Hill" }), museum, café])).toBe(
      "Under a roof: Museum; Castle (April to October, Wednesday to Sunday); Mill (check opening times). To eat: The Café.",
    );
    expect(wetDayPlan([activity({ name: "Hill" })])).toBeNull();
  });
});
