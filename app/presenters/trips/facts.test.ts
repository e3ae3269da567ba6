import { describe, expect, it } from "vitest";
import { newActivity } from "#app/domain/catalogue/drafts/destination-draft";
import { factsView, placeFactViews } from "./facts";

const abbey = { name: "Abbey", description: "A ruin." };
const lists = { activities: [], hotels: [], campsites: [] };

describe("the facts of a thing to do", () => {
  it("are told in a few words each", () => {
    const activity = newActivity({
      ...abbey,
      ...{ cost: "mixed", season: "Apr-Oct", minutesNeeded: 90, booking: "advised" },
      ...{ dogs: "grounds", access: "part", accessNote: "Level paths", tide: "Read the board." },
      carParkPostcode: "YO22 4JT",
    });
    expect(factsView(activity)).toEqual({
      known: [
        ...["Partly free", "Open April to October", "About 1 h 30 min", "Better booked", "Dogs outside"],
        ...["Step-free in part: level paths", "Parking at YO22 4JT"],
      ],
      caution: "Read the board.",
      unchecked: [],
    });
  });

  it("do not say twice what the description says of the tide", () => {
    const description = "An island. Read the board.";
    const { known, caution } = factsView(newActivity({ ...abbey, description, tide: "Read the board." }));
    expect({ known, caution }).toEqual({ known: ["Mind the tide"], caution: null });
  });

  it("name what nobody checked, and guess nothing", () => {
    expect(factsView(newActivity({ ...abbey, dogFriendly: true }))).toEqual({
      known: [],
      caution: null,
      unchecked: ["cost", "season", "dogs", "step-free access"],
    });
    expect(factsView(newActivity({ ...abbey, type: "dining" })).unchecked).toEqual([
      "dogs",
      "step-free access",
    ]);
  });

  it("ask of a beach where dogs are welcome what is so in summer", () => {
    const beach = { ...abbey, name: "West Beach", dogs: "grounds" as const };
    expect(factsView(newActivity(beach)).unchecked).toContain("dogs in summer");
    const { known, unchecked } = factsView(newActivity({ ...beach, dogBan: "May-Sep" }));
    expect(known).toEqual(["Dogs outside, but not everywhere from May to September"]);
    expect(unchecked).not.toContain("dogs in summer");
  });
});

describe("the facts of a place", () => {
  it("stand in one order, and leave out bathing where there is no beach", () => {
    const views = placeFactViews({ ...lists, bestMonths: "Apr-Jun", carPark: "Abbey car park" });
    expect(views).toEqual([
      { term: "On a wet day", text: null },
      { term: "Best months", text: "April to June" },
      { term: "Nearest named car park", text: "Abbey car park" },
      { term: "Public toilets", text: null },
      { term: "Station", text: null },
    ]);
    const beach = newActivity({ ...abbey, name: "West Beach" });
    expect(placeFactViews({ ...lists, activities: [beach] })).toContainEqual({
      term: "Bathing water",
      text: null,
    });
  });
});
