import { describe, expect, it } from "vitest";
import { NO_PREFERENCES, PREFERENCE_FLAGS, type PreferenceFlag } from "#app/domain/accounts/preferences";
import { type Candidate, type Taste, recommend } from "./recommendation";
import type { DayLook, DayOutlook } from "./outlook";

const SATURDAY = "2026-07-18";

const weather = (score: number, look: DayLook = "dry"): DayOutlook | null => ({
  date: SATURDAY,
  score,
  look,
});

type Details = Partial<Candidate["place"]> &
  Partial<Omit<Candidate, "place">> & {
    /** For each interest, how many things to do serve it alone. */
    interests?: Partial<Record<PreferenceFlag, number>>;
  };

const thingsFor = (interests: Partial<Record<PreferenceFlag, number>>) =>
  PREFERENCE_FLAGS.flatMap((flag) =>
    Array.from({ length: interests[flag] ?? 0 }, (_, index) => ({
      name: `${flag} ${index + 1}`,
      flags: [flag],
    })),
  );

/**
 * An ordinary harbour an hour from the start. By default it shares neither its kind nor its region with any
 * other place.
 */
function candidate(name: string, details: Details = {}): Candidate {
  const { outlook = weather(60), interests = {}, driveMinutes = 60, ...others } = details;
  const { thingsToDo = thingsFor(interests), ...place } = others;
  const ordinary = { name, region: `Region of ${name}`, kind: "harbour", featured: false } as const;
  const inTheMiddle = { latitude: 54, longitude: -2.5 };
  return {
    place: { id: name.charCodeAt(0), ...ordinary, ...inTheMiddle, ...place },
    outlook,
    thingsToDo,
    driveMinutes,
  };
}

const SEARCHED: Taste = {
  mode: "personal",
  preferences: NO_PREFERENCES,
  savedIds: [],
  openedIds: [],
  driveLimitMinutes: 120,
  nowMs: Date.UTC(2026, 6, 16, 7),
};
const idOf = (name: string) => name.charCodeAt(0);

function namesOf(candidates: readonly Candidate[], taste: Taste, count?: number): string[] {
  return recommend(candidates, taste, count).map(({ position }) => candidates[position]?.place.name ?? "");
}

function reasonsOf(candidates: readonly Candidate[], taste: Taste, name: string): readonly string[] {
  const position = candidates.findIndex(({ place }) => place.name === name);
  return recommend(candidates, taste).find((each) => each.position === position)?.reasons ?? [];
}

describe("A stands above B", () => {
  const cases: readonly (readonly [string, Details, Details, Partial<Taste>])[] = [
    ["where the weather of its best day is better", { outlook: weather(90) }, { outlook: weather(60) }, {}],
    ["where there is a forecast at all", { outlook: weather(30) }, { outlook: null }, {}],
    [
      "where more of what it offers suits the user",
      { interests: { dogFriendly: 3 } },
      { interests: { dogFriendly: 1, history: 9 } },
      { preferences: { ...NO_PREFERENCES, dogFriendly: true } },
    ],
    [
      "where it answers both interests rather than one of them twice over",
      { interests: { dogFriendly: 2, hiking: 2 } },
      { interests: { dogFriendly: 9 } },
      { preferences: { ...NO_PREFERENCES, dogFriendly: true, hiking: true } },
    ],
    ["where it is of the kind of a saved place", { kind: "seaside" }, {}, { savedIds: [idOf("S")] }],
    ["where it is of the kind of a place looked at", { kind: "seaside" }, {}, { openedIds: [idOf("S")] }],
    ["where it lies in the region of a saved place", { region: "Wales" }, {}, { savedIds: [idOf("S")] }],
    ["where the drive is shorter", { driveMinutes: 45 }, { driveMinutes: 110 }, {}],
    ["where it is featured", { featured: true }, {}, {}],
    [
      "where it is featured, for somebody of whom nothing is known",
      { featured: true },
      {},
      { mode: "popular" },
    ],
    ["where B is saved already", {}, { outlook: weather(75) }, { savedIds: [idOf("B")] }],
  ];

  it.each(cases)("%s", (_, a, b, taste) => {
    // Place B comes first in the list and by name, so A gains from neither.
    const seaside = candidate("S", { kind: "seaside", region: "Wales", outlook: weather(0) });
    const candidates = [candidate("B", b), candidate("A", { ...a, name: "Zennor" }), seaside];
    const order = namesOf(candidates, { ...SEARCHED, ...taste }).filter((name) => name !== "S");
    expect(order).toEqual(["Zennor", "B"]);
  });

  it("by its name where everything else is equal", () => {
    expect(namesOf([candidate("B"), candidate("A")], SEARCHED)).toEqual(["A", "B"]);
  });

  it("not where liking and nearness would have to make up for a wet day against a fine one", () => {
    const wet = candidate("A", {
      outlook: weather(20, "wet"),
      driveMinutes: 10,
      interests: { history: 9 },
    });
    const fine = candidate("B", { outlook: weather(85), driveMinutes: 240 });
    const taste = { ...SEARCHED, driveLimitMinutes: 300, preferences: { ...NO_PREFERENCES, history: true } };
    expect(namesOf([wet, fine], taste)).toEqual(["B", "A"]);
  });
});

describe("the list", () => {
  it("mixes kinds: a third seaside place gives way to a castle of slightly worse weather", () => {
    const sea = (name: string) => candidate(name, { kind: "seaside", outlook: weather(70) });
    const castle = candidate("D", { kind: "castle-town", outlook: weather(64) });
    expect(namesOf([sea("A"), sea("B"), sea("C"), castle], SEARCHED, 3)).toEqual(["A", "B", "D"]);
  });

  it("leaves out what is farther than the user drives or has no way by road", () => {
    const candidates = [
      candidate("A", { driveMinutes: 121 }),
      candidate("B", { driveMinutes: Infinity }),
      candidate("C", { driveMinutes: 120.4 }),
    ];
    expect(namesOf(candidates, SEARCHED)).toEqual(["C"]);
  });

  it("goes farther where nothing is near enough, but not beyond the longest drive", () => {
    const candidates = [candidate("A", { driveMinutes: 200 }), candidate("B", { driveMinutes: 301 })];
    expect(namesOf(candidates, SEARCHED)).toEqual(["A"]);
  });

  it("is not empty where nothing can be reached: then all places are weighed, without a drive", () => {
    const candidates = [candidate("A", { driveMinutes: Infinity })];
    expect(reasonsOf(candidates, SEARCHED, "A")).toEqual(["dry on Saturday"]);
  });

  it("before the first search keeps to the middle of the country", () => {
    const cornwall = { latitude: 50.2, longitude: -5.5, outlook: weather(95) };
    const candidates = [candidate("A", cornwall), candidate("B", { driveMinutes: null })];
    expect(namesOf(candidates, { ...SEARCHED, driveLimitMinutes: null })).toEqual(["B"]);
  });

  it("in popular mode goes by what is featured and by the weather, whatever the user likes", () => {
    const candidates = [
      candidate("A", { outlook: weather(70), interests: { history: 9 } }),
      candidate("B", { featured: true }),
      candidate("C", { featured: true, outlook: weather(65) }),
    ];
    const taste = { ...SEARCHED, preferences: { ...NO_PREFERENCES, history: true }, savedIds: [idOf("C")] };
    expect(namesOf(candidates, { ...taste, mode: "popular" })).toEqual(["C", "B", "A"]);
    expect(namesOf(candidates, taste)).toEqual(["A", "B", "C"]);
  });

  it("has twelve places at most, and none for an empty catalogue", () => {
    const many = Array.from({ length: 13 }, (_, index) => candidate(`Place ${index}`, { id: index }));
    expect(recommend(many, SEARCHED)).toHaveLength(12);
    expect(recommend([], SEARCHED)).toEqual([]);
  });
});

describe("the reasons", () => {
  const sunny = { outlook: weather(80, "sunny") };

  it("name the weather, the interests and the likeness, never the drive", () => {
    const brighton = candidate("Brighton", { kind: "seaside" });
    const taste = {
      ...SEARCHED,
      preferences: { ...NO_PREFERENCES, dogFriendly: true },
      savedIds: [idOf("Brighton")],
    };
    const all = candidate("A", { ...sunny, kind: "seaside", interests: { dogFriendly: 2 } });
    expect(reasonsOf([all, brighton], taste, "A")).toEqual([
      "sunny on Saturday",
      "good for dogs: dogFriendly 1",
      "like Brighton, which you saved",
    ]);
    const less = candidate("A", { ...sunny, driveMinutes: 80 });
    expect(reasonsOf([less, brighton], taste, "A")).toEqual(["sunny on Saturday"]);
  });

  it("name one thing to do and at most two interests that this very thing answers", () => {
    const preferences = { ...NO_PREFERENCES, dogFriendly: true, accessible: true, hiking: true };
    const reasonsFor = (...thingsToDo: Candidate["thingsToDo"]) =>
      reasonsOf([candidate("A", { thingsToDo })], { ...SEARCHED, preferences }, "A");
    const glasshouses = { name: "The glasshouses", flags: ["accessible", "history"] } as const;
    const park = { name: "Richmond Park", flags: ["dogFriendly", "hiking"] } as const;
    const beach = { name: "The beach", flags: ["dogFriendly"] } as const;
    expect(reasonsFor(beach, glasshouses)).toContain("good for dogs: The beach");
    expect(reasonsFor(glasshouses, beach, park)).toContain("good for dogs and hiking: Richmond Park");
    expect(reasonsFor({ name: "A museum", flags: ["history"] }).join()).not.toContain("good for");
  });

  it("say that a place was saved or looked at itself", () => {
    const place = candidate("A");
    expect(reasonsOf([place], { ...SEARCHED, savedIds: [idOf("A")] }, "A")).toContain("you saved it");
    expect(reasonsOf([place], { ...SEARCHED, openedIds: [idOf("A")] }, "A")).toContain(
      "you looked at it recently",
    );
  });

  it("are never missing: the kind of place is named if there is nothing else", () => {
    const place = candidate("A", { outlook: weather(20, "wet"), driveMinutes: Infinity });
    expect(reasonsOf([place], SEARCHED, "A")).toEqual(["by a harbour"]);
  });
});
