import { parsePostcode } from "#app/domain/geo/read-postcode";
import { describe, expect, it } from "vitest";
import { newActivity } from "../../../tests/fakes/drafts";
import { factsView, parkingView } from "./facts";

const DAY = "2026-08-05";
const factsOnTheDay = (activity: Parameters<typeof factsView>[0]) => factsView(activity, DAY);

const abbey = { name: "Abbey", description: "A ruin." };

describe("the facts of a thing to do", () => {
  it("of a shut thing say until when, and else what it costs and whose members come in free", () => {
    const seasonal = newActivity({ ...abbey, season: "Apr-Oct", cost: "paid" });
    expect(factsView(seasonal, "2026-11-23").known).toEqual(["Closed until April"]);
    expect(factsView(seasonal, DAY).known[0]).toBe("Paid");
    const paid = newActivity({ ...abbey, season: "Apr-Oct", cost: "paid" });
    expect(factsOnTheDay({ ...paid, pass: "hes" }).known.slice(0, 2)).toEqual([
      "Paid",
      "Free for Historic Scotland members: check before you go",
    ]);
    expect(factsOnTheDay({ ...paid, pass: "none" })).toEqual(factsOnTheDay(paid));
    expect(factsView({ ...paid, pass: "hes" }, "2026-11-23").known).toEqual(["Closed until April"]);
  });

  it("are in a few words each", () => {
    const activity = newActivity({
      ...abbey,
      cost: "mixed",
      season: "Apr-Oct",
      minutesNeeded: 90,
      booking: "advised",
      dogs: "grounds",
      access: "part",
      accessNote: "Level paths",
      tide: "Read the board.",
      carParkPostcode: "YO22 4JT",
    });
    expect(factsOnTheDay(activity)).toEqual({
      known: [
        ...[
          "Partly free",
          "Open April to October",
          "About 1 h 30 min",
          "Better booked",
          "Dogs welcome outdoors",
        ],
        ...["Step-free in part: level paths", "Parking at YO22 4JT"],
      ],
      caution: "Read the board.",
      unchecked: [],
    });
  });

  it("do not say twice what the description says, name what is unchecked, and guess nothing", () => {
    const description = "An island. Read the board.";
    const { known, caution } = factsOnTheDay(newActivity({ ...abbey, description, tide: "Read the board." }));
    expect({ known, caution }).toEqual({ known: ["Mind the tide"], caution: null });
    expect(factsOnTheDay(newActivity(abbey))).toEqual({
      known: [],
      caution: null,
      unchecked: ["cost", "dogs", "step-free access"],
    });
    const badges = newActivity({ ...abbey, dogFriendly: true, accessible: true });
    expect(factsOnTheDay(badges).unchecked).toEqual(["cost"]);
    expect(factsOnTheDay(newActivity({ ...abbey, type: "dining" })).unchecked).toEqual([
      "dogs",
      "step-free access",
    ]);
    expect(factsOnTheDay(newActivity({ ...abbey, cost: "free" })).known).toEqual(["Free"]);
  });

  it.each([
    [
      { season: "Jan-Dec", seasonFrom: "looked-up", christmas: "closed" },
      "Open all year, check around Christmas and New Year",
    ],
    [{ season: "Apr-Oct", seasonFrom: "usual" }, "Usually open April to October"],
    [{ season: "Mar-Oct", weekdays: "Wed-Sun" }, "Usually open March to October, Wednesday to Sunday"],
    [
      { season: "Jan-Dec", seasonFrom: "usual", winterWeekdays: "Sat-Sun" },
      "Usually open all year, Saturday to Sunday only from November to March",
    ],
    [{ cost: "paid" }, "Check opening times"],
    [{ cost: "free", indoor: true }, "Check opening times"],
  ] as const)("say of %j when it is open: %s", (facts, words) => {
    expect(factsOnTheDay(newActivity({ ...abbey, ...facts })).known).toContain(words);
  });

  it("ask of a beach where dogs are welcome what is so in summer", () => {
    const beach = { ...abbey, name: "West Beach", kind: "beach" as const, dogs: "grounds" as const };
    const onBeach = factsOnTheDay(newActivity(beach));
    expect(onBeach.unchecked).toContain("dogs in summer");
    expect(onBeach.known).toContain("Dogs welcome outdoors; in summer read the signs");
    const { known, unchecked } = factsOnTheDay(newActivity({ ...beach, dogBan: "May-Sep" }));
    expect(known).toEqual(["Dogs welcome outdoors; parts are off limits May to September"]);
    expect(unchecked).not.toContain("dogs in summer");
  });
});

it("the facts of a place say where the car park is, with the way there", () => {
  const middle = { latitude: 51.3811, longitude: -2.359 };
  const park = { carPark: "Abbey car park", carParkLatitude: 51.379, carParkLongitude: -2.362 };
  const view = parkingView(middle, park, parsePostcode("LS6 3AA"));
  expect(view?.where).toBe("about 300 m south-west of the centre");
  expect(view?.directionsUrl).toMatch(/origin=LS6\+3AA&destination=51.379%2C-2.362/);
  expect(parkingView(middle, { ...park, carParkLatitude: 51.4 }, null)?.where).toBe(
    "about 2.1 km north of the centre",
  );
  expect(parkingView({ latitude: 51.379, longitude: -2.362 }, park, null)?.where).toBe("in the centre");
  expect(parkingView(middle, { carPark: "Abbey car park" }, null)).toBeNull();
});
