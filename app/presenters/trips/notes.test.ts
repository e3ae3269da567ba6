import { describe, expect, it } from "vitest";
import type { Nearby } from "#app/domain/catalogue/nearby";
import { notesOf } from "./notes";

const lists = { activities: [], hotels: [], campsites: [] };
const DAY = "2026-11-28";
const notes = (nearby: Nearby, own: object = {}) => notesOf({ ...lists, ...own, nearby }, null, DAY);
const texts = (nearby: Nearby, own: object = {}) =>
  notes(nearby, own).map(({ lead, text }) => `${lead}: ${text}`);
const station = { name: "Greenock West", crs: "GKW", km: 0.4, walkMinutes: 5, isMeasured: true };

describe("the notes of a place", () => {
  it("leave out what is not known, and name the station and the other car parks that a person wrote", () => {
    expect(notes({})).toEqual([]);
    expect(texts({ station }, { station: "Gourock" })[0]).toMatch(/Also Gourock\.$/);
    expect(texts({}, { station: "Gourock" })).toEqual(["By train: The station is Gourock."]);
    const carParks = ["Quay", "Mill"].map((name) => ({ name, latitude: 54, longitude: -1 }));
    const parking = { name: "Quay", where: "in the middle", directionsUrl: "" };
    expect(notesOf({ ...lists, nearby: { carParks } }, parking, DAY).map(({ text }) => text)).toEqual([
      "Quay, in the middle. Also Mill.",
    ]);
  });

  it("say how far the station is on foot, with a link that plans the train for the day", () => {
    const [note] = notes({ station });
    expect(note?.text).toBe("Greenock West station is 5 minutes’ walk from the centre (400 m).");
    expect(note?.link).toEqual({
      label: "Plan the train for Saturday 28 November",
      url: "https://www.nationalrail.co.uk/journey-planner/?type=single&destination=GKW&leavingType=arriving&leavingDate=281126&leavingHour=11&leavingMin=00&adults=1",
    });
  });

  it("say about of a walk that was not measured, and plan no train where the station has no letters", () => {
    const [note] = notes({ station: { ...station, crs: undefined, isMeasured: false } });
    expect(note).toMatchObject({
      text: expect.stringContaining("is about 5 minutes’ walk") as string,
      link: null,
    });
  });

  it("name nothing in the plan for a wet day that is shut then", () => {
    const thing = { description: "", type: "attraction", indoor: true, featured: false } as const;
    const activities = [
      { ...thing, name: "Castle", season: "Apr-Oct" },
      { ...thing, name: "Museum", season: "Jan-Dec" },
    ];
    const wetDayPlan = "Indoors: Museum; Castle (April to October).";
    const planOn = (date: string, listed: typeof activities = activities) =>
      notesOf({ ...lists, activities: listed, wetDayPlan }, null, date).map(({ text }) => text);
    expect(planOn("2026-08-01")).toEqual([wetDayPlan]);
    expect(planOn(DAY)).toEqual(["Indoors: Museum."]);
    expect(planOn(DAY, activities.slice(0, 1))).toEqual([]);
  });

  it("say of a beach with the name of its town that it is the beach", () => {
    const beaches: Nearby["beaches"] = [
      { name: "Whitby", km: 1, surface: ["sand"], bathingClass: "good" },
      { name: "Whitby Sands", km: 1, surface: ["sand"] },
    ];
    expect(texts({ beaches })).toEqual([
      "By the water: The beach at Whitby is sand; the water is classed good. Whitby Sands is sand.",
    ]);
  });

  it("say what beaches are made of, and poor water plainly", () => {
    const beaches: Nearby["beaches"] = [
      {
        name: "West",
        km: 1,
        surface: ["shingle"],
        hasSandAtLowWater: true,
        lengthMetres: 850,
        bathingClass: "good",
      },
      { name: "East", km: 2, surface: ["sand"], bathingClass: "poor" },
      { name: "Lido", km: 2, bathingClass: "excellent" },
    ];
    expect(texts({ beaches })).toEqual([
      "By the water: The beach at West is shingle, with sand at low water, about 850 m long; the water is classed good. " +
        "East: the water is classed poor, and the advice is not to bathe. The beach is sand. Lido: the water is classed excellent.",
    ]);
  });

  it("let a person's words on bathing go first", () => {
    const beaches = [{ name: "East", km: 2, bathingClass: "poor" as const }];
    expect(texts({ beaches }, { bathingWater: "East: good" })).toEqual(["By the water: East: good."]);
  });

  it("read like a person's, not like a table", () => {
    const around = {
      toilets: { count: 3, metres: 130 },
      playgrounds: { count: 2, metres: 40 },
      picnicSites: { count: 1, metres: 2_400 },
      cafes: { count: 30, metres: 20 },
      pubs: { count: 2, metres: 90 },
      peaks: [
        { name: "Mam Tor", metres: 517 },
        { name: "Lose Hill", metres: 476 },
      ],
    };
    expect(texts(around)).toEqual([
      "On foot: Toilets about 150 m from the centre. The nearest playground in the centre.",
      "Something to eat: Plenty of cafés and two pubs nearby.",
      "Hills: Mam Tor (517 m) and Lose Hill (476 m).",
    ]);
    expect(texts({ pubs: { count: 1, metres: 90 } })).toEqual([
      "Something to eat: One pub nearby, when the map was made in 2021.",
    ]);
  });
});
