import fc from "../../../tests/harness/fast-check";
import { describe, expect, it } from "vitest";
import type { Activity, ActivityKind } from "#app/domain/catalogue/activity";
import type { DestinationDetails, DestinationKind } from "#app/domain/catalogue/destination";
import type { PublishedDetails, NearbyBeach } from "#app/domain/catalogue/nearby";
import {
  type FilterChoice,
  type Filters,
  INTERESTS,
  NEEDS,
  NO_FILTERS,
  OFFERS,
  STAYS,
  isStay,
} from "./filters";
import { matchesOf } from "./matches";
import {
  type MasksFor,
  countChoices,
  countPlaces,
  isWanted,
  masksWithCalm,
  masksWithPasses,
  placeFilter,
} from "./place-filter";
import {
  type PlaceTraits,
  type TraitedEntry,
  bitOf,
  maskFor,
  passBitsOf,
  suitsBathing,
  suitabilityFor,
  thingsOf,
  traitsIn,
} from "./traits";

const NOVEMBER = 11;
/** A Monday. */
const IN_NOVEMBER = "2026-11-23";
const LIMIT = 120;
/** The shorter drives to choose from. */
const SHORTER_DRIVES = [15, 30, 45, 60, 75, 90, 105];
/** A thing to do with no known trait. */
const BASE = { description: "", type: "attraction", featured: false } as const;

const activity = (name: string, more: Partial<Activity> = {}): Activity => ({ ...BASE, name, ...more });

const detailsOf = (activities: Activity[], more: Partial<DestinationDetails> = {}): DestinationDetails => ({
  activities,
  hotels: [],
  campsites: [],
  ...more,
});

const place = (details: PublishedDetails, kind: DestinationKind = "city") =>
  thingsOf({ kind, name: "Somewhere" }, details, (name) => name.startsWith("Hotels in "));

const filters = (more: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...more });

const masksOf =
  (places: readonly PlaceTraits[], month = NOVEMBER): MasksFor =>
  (needs) =>
    Uint32Array.from(places, (each) => maskFor(each, needs, month));

function isFound(found: PlaceTraits, more: Partial<Filters>, month = NOVEMBER): boolean {
  const filter = placeFilter(filters(more), masksOf([found], month));
  return filter === null || isWanted(filter, 0);
}

it("what answers a filter on a day is open on that day of the week", () => {
  const museum = { kind: "museum", indoor: true, season: "Jan-Dec" } as const;
  const mill = activity("Mill museum", { ...museum, weekdays: "Wed-Sun" });
  const found = place(detailsOf([mill, activity("Town museum", museum)]));
  const museums = filters({ interests: ["museums"] });
  const named = (date: string) => matchesOf(found, museums, date).map(({ name }) => name);
  expect(named("2026-11-23")).toEqual(["Town museum"]);
  expect(named("2026-11-25")).toEqual(["Mill museum"]);
});

describe("needs", () => {
  const dogs = activity("Moor walk", { dogFriendly: true, countryWalks: true });
  const ramp = activity("Old Mill", { accessible: true, history: true });

  it("are met by one and the same thing to do", () => {
    const apart = place(detailsOf([dogs, ramp]));
    expect(isFound(apart, { needs: ["dogs"] })).toBe(true);
    expect(isFound(apart, { needs: ["stepfree"] })).toBe(true);
    expect(isFound(apart, { needs: ["dogs", "stepfree"] })).toBe(false);
    const both = place(detailsOf([activity("Canal path", { dogFriendly: true, accessible: true })]));
    expect(isFound(both, { needs: ["dogs", "stepfree"] })).toBe(true);
  });

  it("hold for what people come for too: history without a dog is no history for those with one", () => {
    const apart = place(detailsOf([dogs, ramp]));
    expect(isFound(apart, { needs: ["dogs"], interests: ["history"] })).toBe(false);
    expect(isFound(apart, { needs: ["dogs"], interests: ["history", "walks"] })).toBe(true);
  });

  it("hold for where to stay", () => {
    const hotel = { ...BASE, name: "The Swan", location: "Bath", priceRange: "100" };
    const strict = place(detailsOf([dogs], { hotels: [hotel] }));
    expect(isFound(strict, { offers: ["hotels"] })).toBe(true);
    expect(isFound(strict, { offers: ["hotels"], needs: ["dogs"] })).toBe(false);
    const kind = place(
      detailsOf([dogs], { hotels: [hotel, { ...hotel, name: "The Hound", dogFriendly: true }] }),
    );
    expect(isFound(kind, { offers: ["hotels"], needs: ["dogs"] })).toBe(true);
    expect(matchesOf(kind, filters({ offers: ["hotels"], needs: ["dogs"] }), IN_NOVEMBER)).toEqual([
      { choices: ["dogs"], name: "Moor walk" },
      { choices: ["dogs", "hotels"], name: "The Hound" },
    ]);
  });
});

const entry = { ...BASE, name: "The Swan", location: "Bath", priceRange: "100" };
const hotelOnly = place(detailsOf([], { hotels: [entry] }));
const campsiteOnly = place(detailsOf([], { campsites: [{ ...entry, name: "Long Meadow" }] }));

it("where to stay is a hotel, a campsite, or either", () => {
  const found = (offers: Filters["offers"]) =>
    [hotelOnly, campsiteOnly].map((each) => isFound(each, { offers }));
  expect(found(["hotels"])).toEqual([true, false]);
  expect(found(["campsites"])).toEqual([false, true]);
  expect(found(["hotels", "campsites"])).toEqual([true, true]);
});

describe("a station near", () => {
  const walk = activity("Walk", { dogFriendly: true });
  const withStation = (walkMinutes?: number): PlaceTraits => {
    const details = detailsOf([walk]);
    if (walkMinutes === undefined) return place(details);
    const station = { name: "Filey", crs: "FIL", km: 1, walkMinutes, isMeasured: true };
    return place({ ...details, nearby: { station } });
  };

  it("is one within twenty-five minutes' walk", () => {
    const found = [0, 25, 26, undefined].map((minutes) =>
      isFound(withStation(minutes), { offers: ["station"] }),
    );
    expect(found).toEqual([true, true, false, false]);
  });

  it("is no reason to go where nothing meets the needs", () => {
    const needing = (need: "dogs" | "stepfree") =>
      isFound(withStation(5), { needs: [need], offers: ["station"] });
    expect([needing("dogs"), needing("stepfree")]).toEqual([true, false]);
  });

  it("counts for the place as a whole", () => {
    const matches = matchesOf(withStation(5), filters({ offers: ["station"] }), IN_NOVEMBER);
    expect(matches).toEqual([{ choices: ["station"], name: "Filey", walkMinutes: 5 }]);
  });
});

describe("what is not known", () => {
  it("never counts as yes", () => {
    const unknown = place(detailsOf([activity("A place", { cost: "mixed" })]));
    for (const choice of NEEDS) expect(isFound(unknown, { needs: [choice] })).toBe(false);
    for (const choice of INTERESTS) expect(isFound(unknown, { interests: [choice] })).toBe(false);
    for (const choice of OFFERS) expect(isFound(unknown, { offers: [choice] })).toBe(false);
  });

  it("is no place to stay, where generic lists stand in", () => {
    const generic = { ...BASE, name: "Hotels in Bath", location: "Bath", priceRange: "100" };
    expect(isFound(place(detailsOf([], { hotels: [generic] })), { offers: [...STAYS] })).toBe(false);
  });
});

it("the month closes what is known to be closed, and keeps dogs off where they are kept off", () => {
  const seasonal = place(detailsOf([activity("Steam railway", { history: true, season: "Apr-Oct" })]));
  expect(isFound(seasonal, { interests: ["history"] }, 11)).toBe(false);
  expect(isFound(seasonal, { interests: ["history"] }, 4)).toBe(true);
  const beach = place(
    detailsOf([activity("North Sands", { kind: "beach", dogFriendly: true, dogBan: "May-Sep" })]),
  );
  expect(isFound(beach, { needs: ["dogs"] }, 7)).toBe(false);
  expect(isFound(beach, { interests: ["seaside"] }, 7)).toBe(true);
  expect(isFound(beach, { needs: ["dogs"] }, 11)).toBe(true);
  expect(matchesOf(beach, filters({ bySea: true }), IN_NOVEMBER)).toMatchObject([{ choices: ["seaside"] }]);
});

describe("what a thing is", () => {
  it.each<[ActivityKind | undefined, FilterChoice | null]>([
    ["museum", "museums"],
    ["gallery", "museums"],
    ["wildlife", "wildlife"],
    ["zoo", "wildlife"],
    ["beach", "seaside"],
    ["coast", "seaside"],
    ["house-and-garden", "gardens"],
    ["house", null],
    ["wood", null],
    [undefined, null],
  ])("%s: %s", (kind, expected) => {
    const found = place(detailsOf([activity("West Beach Museum Gardens", kind && { kind })]));
    const choices = (["seaside", "gardens", "museums", "wildlife"] as const).filter((choice) =>
      isFound(found, { interests: [choice] }),
    );
    expect(choices).toEqual(expected === null ? [] : [expected]);
  });

  it("is not needed where the kind of place says it", () => {
    expect(isFound(place(detailsOf([]), "seaside"), { interests: ["seaside"] })).toBe(true);
    expect(isFound(place(detailsOf([]), "cliffs"), { interests: ["seaside"] })).toBe(false);
    expect(matchesOf(place(detailsOf([]), "zoo"), filters({ interests: ["wildlife"] }), IN_NOVEMBER)).toEqual(
      [{ choices: ["wildlife"], name: null }],
    );
  });
});

it("what is said of a place names as few things as answer all that was asked for", () => {
  const found = place(
    detailsOf([
      activity("Museum", { accessible: true, indoor: true }),
      activity("Castle", { accessible: true, history: true, indoor: true, cost: "free" }),
      activity("Hill", { hiking: true }),
    ]),
  );
  const wish = filters({
    needs: ["stepfree"],
    interests: ["hills", "history"],
    offers: ["indoor", "free"],
  });
  expect(matchesOf(found, wish, IN_NOVEMBER)).toEqual([
    { access: null, choices: ["stepfree", "history", "indoor", "free"], name: "Castle" },
  ]);
});

describe("passes", () => {
  const abbey = activity("Abbey", { cost: "paid", pass: "nt", featured: true, season: "Apr-Oct" });
  const ferry = activity("Ferry", { cost: "paid", pass: "none", featured: true });
  const found = place(detailsOf([ferry, abbey]));
  const free = filters({ offers: ["free"], passes: ["nt"] });
  const APRIL = "2027-04-05";

  it("make what they open free while it is open, and nothing else", () => {
    const masks = (passes: Filters["passes"]) => masksWithPasses(masksOf([found], 4), passBitsOf(passes));
    const isFree = (passes: Filters["passes"]) => (masks(passes)(0)[0]! & bitOf("free")) !== 0;
    expect([[], ["cadw"], ["nt"], ["cadw", "nt"]].map((passes) => isFree(passes as never))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(matchesOf(found, free, APRIL)).toEqual([{ choices: ["free"], name: "Abbey", pass: "nt" }]);
    expect(matchesOf(found, free, IN_NOVEMBER)).toEqual([]);
  });

  it("are named where people come for the thing, without any filter", () => {
    expect(matchesOf(found, filters({ passes: ["nt"] }), APRIL)).toEqual([
      { choices: ["free"], name: "Abbey", pass: "nt" },
    ]);
    expect(matchesOf(found, filters({ passes: ["cadw"] }), APRIL)).toEqual([]);
    expect(matchesOf(found, filters({ passes: ["nt"] }), IN_NOVEMBER)).toEqual([]);
    const side = place(detailsOf([{ ...abbey, featured: false }]));
    expect(matchesOf(side, filters({ passes: ["nt"] }), APRIL)).toEqual([]);
  });
});

const TRAITS = [...NEEDS, ...INTERESTS, ...OFFERS]
  .filter((choice) => choice !== "calm" && choice !== "hotels" && choice !== "campsites")
  .map(bitOf);

/** As bits of traits, one for each thing. */
const PASS_BITS = [0, 0, passBitsOf(["nt"]), passBitsOf(["cadw"])];

const anyThing = (own: number): fc.Arbitrary<TraitedEntry> =>
  fc.record({
    name: fc.constant("a thing"),
    traits: fc
      .tuple(fc.subarray(TRAITS), fc.constantFrom(...PASS_BITS))
      .map(([bits, pass]) => bits.reduce((all, bit) => all | bit, own | pass)),
    openMonths: fc.constantFrom(4_095, 4_095, 1_023),
    madeFor: fc.constant(0),
    dogMonths: fc.constantFrom(4_095, 4_095, 1_023),
  });
const anyPlace: fc.Arbitrary<PlaceTraits> = fc.record({
  things: fc.array(anyThing(0), { maxLength: 4 }),
  stays: fc.array(
    fc.constantFrom(...STAYS).chain((kind) => anyThing(bitOf(kind))),
    { maxLength: 2 },
  ),
  traits: fc.constantFrom(0, bitOf("seaside"), bitOf("gardens")),
  closures: fc.constant([]),
  station: fc.constant(null),
  hasSafeSand: fc.boolean(),
});
const anySearch = fc.record({
  places: fc.array(anyPlace, { minLength: 1, maxLength: 12 }),
  minutes: fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 1_300 }).map((tenths) => tenths / 10),
      fc.constant(Infinity),
    ),
    {
      minLength: 12,
      maxLength: 12,
    },
  ),
  filters: fc.record({
    needs: fc.subarray([...NEEDS]),
    interests: fc.subarray([...INTERESTS], { maxLength: 3 }),
    offers: fc.subarray([...OFFERS]),
    within: fc.constantFrom(null, ...SHORTER_DRIVES),
    bySea: fc.boolean(),
    passes: fc.subarray(["nt", "cadw", "rspb"] as const),
  }),
});

/** Finds a place by a plain loop over all its things, to compare with. */
function isFoundByWalking(
  found: PlaceTraits,
  { needs, interests, offers, bySea, passes }: Filters,
  isCalm: boolean,
): boolean {
  const isOwn = (traits: number) => (traits & passBitsOf(passes)) !== 0;
  const has = (traits: number, choice: FilterChoice) =>
    (traits & bitOf(choice)) !== 0 || (choice === "free" && isOwn(traits));
  const suits = (traits: number) => needs.every((need) => has(traits, need));
  const things = found.things
    .map((thing) => traitsIn(thing, NOVEMBER))
    .filter((each) => each !== null && suits(each));
  if (needs.length > 0 && things.length === 0) return false;
  const offersIt = (choice: FilterChoice) =>
    things.some((traits) => has(traits ?? 0, choice)) || has(found.traits, choice);
  return (
    (!bySea || offersIt("seaside")) &&
    (interests.length === 0 || interests.some(offersIt)) &&
    offers.every((offer) => isStay(offer) || (offer === "calm" ? isCalm : offersIt(offer))) &&
    (!offers.some(isStay) ||
      found.stays.some(
        ({ traits }) => suits(traits) && offers.some((offer) => isStay(offer) && has(traits, offer)),
      ))
  );
}

describe("a search's filters", () => {
  /** The weather is calm at every other place. */
  const isCalm = (position: number) => position % 2 === 0;
  const calmly = (places: readonly PlaceTraits[], { passes }: Filters) =>
    masksWithCalm(
      masksWithPasses(masksOf(places), passBitsOf(passes)),
      Uint8Array.from(places, (_, position) => Number(isCalm(position))),
    );
  const countsOf = ({ places, minutes }: { places: PlaceTraits[]; minutes: number[] }, wish: Filters) =>
    countPlaces(
      minutes.slice(0, places.length),
      wish.within ?? LIMIT,
      placeFilter(wish, calmly(places, wish)),
    );

  it("find by masks what a plain walk finds", () => {
    fc.assert(
      fc.property(anySearch, ({ places, filters: wish }) => {
        const filter = placeFilter(wish, calmly(places, wish));
        const byMasks = places.map((_, position) => filter === null || isWanted(filter, position));
        expect(byMasks).toEqual(
          places.map((each, position) => isFoundByWalking(each, wish, isCalm(position))),
        );
      }),
    );
  });

  it("count exactly what each choice then finds", () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        const { places, filters: wish } = search;
        const counts = countChoices(search.minutes.slice(0, places.length), 2, wish, calmly(places, wish));
        expect(counts.total).toBe(countsOf(search, wish));
        const on = <Choice>(list: readonly Choice[], choice: Choice) => [...new Set([...list, choice])];
        for (const need of NEEDS) {
          expect(counts.byChoice[need]).toBe(countsOf(search, { ...wish, needs: on(wish.needs, need) }));
        }
        for (const interest of INTERESTS) {
          const wider = { ...wish, interests: on(wish.interests, interest) };
          expect(counts.byChoice[interest]).toBe(countsOf(search, wider));
        }
        for (const offer of OFFERS) {
          expect(counts.byChoice[offer]).toBe(countsOf(search, { ...wish, offers: on(wish.offers, offer) }));
        }
        const drives = [...SHORTER_DRIVES, null].map((within) => countsOf(search, { ...wish, within }));
        expect(counts.byDrive).toEqual(drives);
      }),
    );
  });
});

const WORKS = { shutFrom: "2026-11-01", shutUntil: "2027-03-01" };
const inn = { name: "Inn", location: "", priceRange: "", description: "", featured: false };

it("works keep a thing or a hotel from meeting a filter, so another one is named", () => {
  const mill = activity("Mill", { kind: "museum" });
  const shut = activity("Museum", { kind: "museum", ...WORKS });
  const hotels = [{ ...inn, ...WORKS }];
  expect(isFound(place(detailsOf([shut])), { interests: ["museums"] })).toBe(false);
  expect(isFound(place(detailsOf([shut], { hotels })), { offers: ["hotels"] })).toBe(false);
  const found = place(detailsOf([shut, mill], { hotels: [...hotels, inn] }));
  const wish = filters({ interests: ["museums"], offers: ["hotels"] });
  expect(matchesOf(found, wish, IN_NOVEMBER).map(({ name }) => name)).toEqual(["Mill", "Inn"]);
});

describe("how well a place suits needs", () => {
  const CHILDREN = bitOf("children");
  const walk = activity("Walk", { familyFriendly: true, kind: "walk" });

  it("is best where something is made for them, then where there is a choice", () => {
    const zoo = activity("Zoo", { familyFriendly: true, kind: "zoo" });
    const shut = activity("Zoo", { familyFriendly: true, kind: "zoo", season: "4-10" });
    const suits = (...activities: Activity[]) =>
      suitabilityFor(place(detailsOf(activities)), CHILDREN, NOVEMBER);
    expect([suits(), suits(walk), suits(walk, walk), suits(zoo), suits(shut, walk)]).toEqual([0, 0, 1, 2, 0]);
  });

  it("counts a beach for dogs only where it takes them all year, and full access alone", () => {
    const beach = activity("Sands", { dogFriendly: true, kind: "beach" });
    const closedInSummer: Activity = { ...beach, dogBan: "5-9" };
    const suits = (one: Activity, need: FilterChoice) =>
      suitabilityFor(place(detailsOf([one])), bitOf(need), NOVEMBER);
    expect([suits(beach, "dogs"), suits(closedInSummer, "dogs")]).toEqual([2, 0]);
    expect(suits(activity("Mill", { accessible: true, access: "full" }), "stepfree")).toBe(2);
    expect(suits(activity("Mill", { accessible: true }), "stepfree")).toBe(0);
  });

  it("names first what is made for them", () => {
    const zoo = activity("Zoo", { familyFriendly: true, kind: "zoo" });
    const found = place(detailsOf([walk, zoo]));
    expect(matchesOf(found, filters({ needs: ["children"] }), IN_NOVEMBER)).toEqual([
      { choices: ["children"], name: "Zoo" },
    ]);
  });
});

describe("a place for bathing", () => {
  const JULY = 7;
  const withBeach = (beach: Partial<NearbyBeach>) =>
    thingsOf(
      { kind: "seaside", name: "Somewhere" },
      { ...detailsOf([]), nearby: { beaches: [{ name: "Sands", km: 1, ...beach }] } },
      () => false,
    );

  it.each<[string, Partial<NearbyBeach>, 0 | 1]>([
    ["sand and good water", { surface: ["sand"], bathingClass: "good" }, 1],
    [
      "shingle with sand at low water",
      { surface: ["shingle"], hasSandAtLowWater: true, bathingClass: "good" },
      1,
    ],
    ["shingle", { surface: ["shingle"], bathingClass: "excellent" }, 0],
    ["poor water", { surface: ["sand"], bathingClass: "poor" }, 0],
    ["water that nobody has classed", { surface: ["sand"] }, 0],
  ])("in July: %s", (_, beach, suits) => {
    expect(suitsBathing(withBeach(beach), JULY)).toBe(suits);
  });

  it("is so from May to September alone", () => {
    const place = withBeach({ surface: ["sand"], bathingClass: "good" });
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.filter((month) => suitsBathing(place, month) === 1)).toEqual([5, 6, 7, 8, 9]);
  });
});
