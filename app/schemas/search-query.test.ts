import { describe, expect, it } from "vitest";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/travel-date";
import { readSearchPageQuery, readSearchQuery } from "./search-query";

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const read = (query: string) => readSearchQuery(new URLSearchParams(query), NOW_MS);
const faultsOf = (query: string) => {
  const result = read(query);
  return result.ok ? [] : Object.keys(result.faults).sort();
};

describe("the query of a search", () => {
  it("needs a postcode and has a default for everything else", () => {
    const result = read("postcode=sw1a1aa");
    expect(result.ok && result.value).toMatchObject({
      postcode: { text: "SW1A 1AA" },
      drivingHours: 2,
      date: "2026-11-21",
      leave: null,
      sort: "best",
      view: null,
      ranking: "urban",
      limit: 50,
      offset: 0,
    });
  });

  it("takes a day by any instant within it", () => {
    const on = (date: string) => read(`postcode=SW1A1AA&travelDate=${epochSecondsOfLondonNoon(date)}`);
    const sunday = on("2026-11-22");
    expect(sunday.ok && sunday.value.date).toBe("2026-11-22");
    const today = on("2026-11-21");
    expect(today.ok && today.value.date).toBe("2026-11-21");
  });

  it("takes a quarter of an hour from 05:00 to 20:00 for leaving, and the form's empty one for the usual time", () => {
    const leave = (time: string) => {
      const result = read(`postcode=SW1A1AA&leave=${time}`);
      return result.ok ? result.value.leave : Object.keys(result.faults);
    };
    expect([leave("05:00"), leave("09%3A15"), leave("20:00"), leave("")]).toEqual([300, 555, 1200, null]);
    for (const time of ["04:45", "20:15", "09:10", "9:00", "noon"]) expect(leave(time)).toEqual(["leave"]);
    expect(faultsOf("postcode=SW1A1AA&sort=far")).toEqual(["sort"]);
  });

  it.each(["list", "map", "days"])("takes %s for the way its results are shown, and no other", (view) => {
    const result = read(`postcode=SW1A1AA&view=${view}`);
    expect(result.ok && result.value.view).toBe(view);
    expect(faultsOf(`postcode=SW1A1AA&view=${view}s`)).toEqual(["view"]);
  });

  it("takes the form's empty day for today", () => {
    const result = read("postcode=SW1A1AA&travelDate=");
    expect(result.ok && result.value.date).toBe("2026-11-21");
  });

  it("names all that is wrong at once", () => {
    expect(faultsOf("postcode=W1&drivingHours=9&travelDate=1&limit=0")).toEqual([
      "drivingHours",
      "limit",
      "postcode",
      "travelDate",
    ]);
  });

  it.each(["02", "2.0", "1e0", "0x2", " 2", "", "٢"])("does not take %j for hours", (hours) => {
    expect(faultsOf(`postcode=SW1A1AA&drivingHours=${encodeURIComponent(hours)}`)).toEqual(["drivingHours"]);
  });

  it.each([
    ["drivingHours", 1, 5],
    ["limit", 1, 200],
    ["offset", 0, 999_999],
  ])("takes %s from %i to %i, and nothing beyond", (field, least, most) => {
    const given = (value: number) => faultsOf(`postcode=SW1A1AA&${field}=${value}`);
    expect([given(least), given(most)]).toEqual([[], []]);
    expect([given(least - 1), given(most + 1)]).toEqual([[field], [field]]);
  });

  it("refuses what is given twice", () => {
    expect(faultsOf("postcode=SW1A1AA&postcode=SW1A1AA&travelDate=&travelDate=1")).toEqual([
      "postcode",
      "travelDate",
    ]);
  });
});

describe("the query of the page", () => {
  it("lets go of what is wrong beside the postcode and the hours, and says what", () => {
    const { ok, params, corrected } = readSearchPageQuery(
      new URLSearchParams("postcode=SW1A1AA&travelDate=1&temperatureUnit=kelvin"),
      NOW_MS,
    );
    expect([ok, params.toString(), corrected]).toEqual([
      true,
      "postcode=SW1A1AA",
      ["temperatureUnit", "travelDate"],
    ]);
  });
});
