import { describe, expect, it } from "vitest";
import { epochSecondsOfLondonNoon } from "#app/domain/calendar/london-time";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { NO_TOWNS } from "#app/domain/geo/towns";
import { filledForm, readSearch, searchOf } from "./read-search";

const NOW_MS = Date.UTC(2026, 10, 21, 9);
const reading = (query: string) =>
  readSearch(new URLSearchParams(query), { nowMs: NOW_MS, townsNamed: NO_TOWNS });
/** Reads as a call does, which refuses every fault. */
function read(query: string) {
  const { search, start, faults } = reading(query);
  if (start && faults.length === 0) return { ok: true as const, value: { ...search, postcode: start } };
  return {
    ok: false as const,
    faults: Object.fromEntries(faults.map(({ name, message }) => [name, message])),
  };
}
/** Reads as a page does, which needs only a start and hours. */
function readPage(query: string) {
  const { search, start, faults, params, notes } = reading(query);
  const needed = faults.filter(({ name }) => ["postcode", "from", "drivingHours"].includes(name));
  const ok = needed.length === 0;
  return { ok, value: { ...search, postcode: start }, faults: needed, params, notes };
}
const faultsOf = (query: string) => {
  const result = read(query);
  return result.ok ? [] : Object.keys(result.faults).sort();
};

describe("the query of a search", () => {
  it("needs a postcode and has a default for everything else, also for the form's empty day", () => {
    const result = read("postcode=sw1a1aa&travelDate=");
    expect(result.ok && result.value).toMatchObject({
      postcode: { text: "SW1A 1AA" },
      drivingHours: 2,
      date: "2026-11-21",
      leave: null,
      order: "best",
      view: null,
      style: "urban",
      limit: 50,
      offset: 0,
    });
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

  it("takes filters as repeated parameters, and a drive in quarter hours below the whole hours", () => {
    const filtersOf = (query: string) => {
      const result = read(`postcode=SW1A1AA&${query}`);
      return result.ok ? result.value.filters : Object.keys(result.faults).sort();
    };
    expect(filtersOf("")).toEqual(NO_FILTERS);
    expect(filtersOf("ranking=beach")).toMatchObject({ bySea: true });
    expect(filtersOf("ranking=beach&sea=any")).toMatchObject({ bySea: false });
    expect(filtersOf("sea=only")).toEqual(["sea"]);
    expect(filtersOf("needs=dogs&needs=children&interests=hills&offers=indoor&within=90")).toMatchObject({
      needs: ["dogs", "children"],
      interests: ["hills"],
      offers: ["indoor"],
      within: 90,
    });
    // Without JavaScript, the form of the filters sends a blank if no shorter drive is chosen.
    expect(filtersOf("within=")).toMatchObject({ within: null });
    for (const within of ["120", "135", "50", "0", "-15", "1.5", "90&within=45", "285", "9e1"]) {
      expect(filtersOf(`within=${within}`)).toEqual(["within"]);
    }
    expect(filtersOf("within=285&drivingHours=5")).toMatchObject({ within: 285 });
    expect(filtersOf("needs=cats&interests=&offers=free&offers=free")).toEqual([
      "interests",
      "needs",
      "offers",
    ]);
    expect(filtersOf(`needs=dogs${"&needs=dogs".repeat(100)}`)).toEqual(["needs"]);
    expect(filtersOf(`needs=${"dogs".repeat(10_000)}&interests=__proto__`)).toEqual(["interests", "needs"]);
  });

  it("names all that is wrong at once", () => {
    expect(faultsOf("postcode=W&drivingHours=9&travelDate=1&limit=0")).toEqual([
      "drivingHours",
      "limit",
      "postcode",
      "travelDate",
    ]);
    expect(faultsOf("postcode=SW1A1AA&drivingHours=1&within=60&travelDate=1")).toEqual([
      "travelDate",
      "within",
    ]);
    expect(faultsOf("drivingHours=1&within=60&sort=far")).toEqual(["postcode", "sort", "within"]);
    // If the hours are invalid, `within` is not reported too.
    expect(faultsOf("postcode=SW1A1AA&drivingHours=9&within=240")).toEqual(["drivingHours"]);
  });

  it.each(["02", "2.0", "1e0", "0x2", " 2", "", "٢"])("does not take %j for hours", (hours) => {
    expect(faultsOf(`postcode=SW1A1AA&drivingHours=${encodeURIComponent(hours)}`)).toEqual(["drivingHours"]);
  });

  it.each([
    ["drivingHours", 1, 5],
    ["limit", 1, 200],
    ["offset", 0, 999_999],
  ] as const)("takes %s from %i to %i, and nothing beyond", (field, least, most) => {
    const faultsFor = (value: number) => faultsOf(`postcode=SW1A1AA&${field}=${value}`);
    expect([faultsFor(least), faultsFor(most)]).toEqual([[], []]);
    expect([faultsFor(least - 1), faultsFor(most + 1)]).toEqual([[field], [field]]);
    const beyond = read(`postcode=SW1A1AA&${field}=${most + 1}`);
    expect(beyond.ok ? "" : beyond.faults[field]).toContain(String(most));
  });

  it("refuses what is given twice", () => {
    expect(faultsOf("postcode=SW1A1AA&postcode=SW1A1AA&travelDate=&travelDate=1")).toEqual([
      "postcode",
      "travelDate",
    ]);
  });
});

describe("the query of the page", () => {
  it("passes no blank on that the form without JavaScript sends for the whole drive", () => {
    const { ok, params, notes } = readPage("postcode=SW1A1AA&drivingHours=2&within=&needs=dogs");
    expect([ok, params.toString(), notes]).toEqual([true, "postcode=SW1A1AA&drivingHours=2&needs=dogs", []]);
  });

  it("lets go of what is wrong beside the postcode and the hours, and says what", () => {
    const { ok, params, notes } = readPage("postcode=SW1A1AA&travelDate=1&temperatureUnit=kelvin");
    expect([ok, params.toString(), notes]).toEqual([
      true,
      "postcode=SW1A1AA",
      ["That day can't be chosen, so this is today."],
    ]);
  });

  it("lets go of a drive that is longer than the hours, beside other faults", () => {
    const { ok, params, notes } = readPage(
      "postcode=SW1A1AA&drivingHours=1&within=60&travelDate=1&leave=23:00",
    );
    expect([ok, params.toString()]).toEqual([true, "postcode=SW1A1AA&drivingHours=1"]);
    expect(notes).toContain("That leaving time can't be chosen, so this is the usual one.");
    expect(notes).toContain("We don't know one of the filters in this link, so we've left it out.");
  });

  it("passes on nothing that it does not know", () => {
    const { params } = readPage("postcode=SW1A1AA&sort=near&utm_source=letter");
    expect(params.toString()).toBe("postcode=SW1A1AA&sort=near");
  });
});

describe("an address that was shared", () => {
  const page = readPage;
  const valueOf = (query: string) => page(query).value;

  it("may be a search of our form for which only the first part of a postcode was typed", () => {
    for (const typed of ["se1", "LS6 3"]) {
      const { params } = page(`postcode=${typed}&drivingHours=2`);
      expect([params.get("postcode"), params.get("from")]).toEqual([null, typed.toUpperCase()]);
    }
  });

  it("names a district, the hours and the day", () => {
    expect(valueOf("from=ls6&hours=3&date=2026-11-22&sort=near&ranking=beach")).toMatchObject({
      postcode: { text: "LS6", outcode: "LS6", sector: null },
      drivingHours: 3,
      date: "2026-11-22",
      order: "near",
      style: "beach",
    });
    expect(page("from=LS6&hours=3&date=2026-11-22").params.toString()).toBe(
      `from=LS6&drivingHours=3&travelDate=${epochSecondsOfLondonNoon("2026-11-22")}`,
    );
  });

  it("may name the sector that a browser is in", () => {
    expect(valueOf("from=LS6+3").postcode).toEqual({ text: "LS6 3", outcode: "LS6", sector: "LS6 3" });
    expect(page("from=LS6+3").notes).toEqual(["Drives from the middle of LS6 3."]);
    expect(page("from=LS6+3&with=M1&with=M20+2AA").notes).toEqual([
      "Drives from the middle of LS6 3 and M1. Use full postcodes for exact times.",
    ]);
  });

  it.each([
    ["2026-11-20", "Friday 20 November has passed, so this is today."],
    ["2026-11-27", "Forecasts reach to Thursday 26 November, so this is today."],
    ["2026-11-31", "That day can't be chosen, so this is today."],
    ["tomorrow", "That day can't be chosen, so this is today."],
  ])("of %s shows today and says so", (date, sentence) => {
    expect(valueOf(`from=LS6&date=${date}`)).toMatchObject({ date: "2026-11-21" });
    expect(page(`from=LS6&date=${date}`).notes).toContain(sentence);
  });

  it("has the usual drive, and says so, where it asks for hours that no search has", () => {
    for (const hours of ["0", "6", "2.5", "two", "0x2", "2e0", " 2", "02", "3&hours=3"]) {
      expect(valueOf(`from=LS6&hours=${hours}`)).toMatchObject({ drivingHours: 2 });
      expect(page(`from=LS6&hours=${hours}`).notes[0]).toMatch(/1 to 5 whole hours/);
    }
  });

  it("needs a district: a whole postcode is none", () => {
    for (const from of ["", "hello", "LS63AA", "LS"]) {
      expect(page(`from=${from}`).faults).toMatchObject([
        { name: "from", note: expect.stringContaining("district") as string },
      ]);
    }
  });

  it("gives way to what a search names itself", () => {
    const day = epochSecondsOfLondonNoon("2026-11-23");
    const query = `from=LS6&hours=3&date=2026-11-22&postcode=M11AE&drivingHours=1&travelDate=${day}`;
    expect(valueOf(query)).toMatchObject({
      postcode: { text: "M1 1AE" },
      drivingHours: 1,
      date: "2026-11-23",
    });
    expect(page(query).params.has("from")).toBe(false);
  });
});

describe("further starts", () => {
  it("are up to two of other districts, as they are written; blanks are none", () => {
    const { others, params, faults } = reading("from=LS6&with=m1+1ae&with=&with=b1");
    expect(others.map(({ start }) => start?.text)).toEqual(["M1 1AE", "B1"]);
    expect(params.getAll("with")).toEqual(["M1 1AE", "B1"]);
    expect(faults).toEqual([]);
    expect(searchOf(reading("from=LS6&with="))).not.toHaveProperty("others");
  });

  it("have a fault each if they cannot be used, with a note if the search works without them", () => {
    const faulty = (query: string) => {
      const read = reading(`from=LS6&${query}`);
      return [read.faults.map(({ note }) => note !== null), searchOf(read)?.others?.map(({ text }) => text)];
    };
    expect(faulty("with=nowhere1")).toEqual([[false], undefined]);
    expect(searchOf(reading("from=LS6&with=nowhere1"))).toBeNull();
    expect(faulty("with=LS6+2AA&with=M1")).toEqual([[true], ["M1"]]);
    expect(faulty("with=M1&with=M1&with=B1")).toEqual([[true, true], ["M1"]]);
    expect(reading(`from=LS6&with=${"x".repeat(9_000)}`).others[0]?.typed).toHaveLength(32);
  });
});

describe("the query of a place's page", () => {
  const place = (query: string) => {
    const { search, start, notes } = reading(query);
    return { ...search, postcode: start, notes };
  };

  it("needs nothing", () => {
    expect(place("")).toMatchObject({ postcode: null, date: "2026-11-21", hasDay: false, notes: [] });
  });

  it("takes a day and a way to rank without a postcode, and lets go of what is wrong", () => {
    expect(place("date=2026-11-22&ranking=beach&postcode=W&leave=noon")).toMatchObject({
      postcode: null,
      date: "2026-11-22",
      hasDay: true,
      style: "beach",
      leave: null,
    });
    expect(place("date=2026-11-20")).toMatchObject({
      date: "2026-11-21",
      hasDay: false,
      notes: ["Friday 20 November has passed, so this is today."],
    });
  });
});

describe("what a form is filled with", () => {
  const form = (query: string) => ({
    ...filledForm(reading(query), new URLSearchParams(query)),
    origin: reading(query).start,
  });

  it("keeps what can be kept beside what cannot", () => {
    expect(
      form("postcode=nowhere at all, really&drivingHours=9&leave=09:15&needs=dogs&needs=cats&ranking=beach"),
    ).toMatchObject({
      postcode: "nowhere at all, really",
      origin: null,
      drivingHours: 2,
      leave: 555,
      style: "beach",
      filters: { needs: ["dogs"] },
    });
    expect(form("travelDate=1&drivingHours=4")).toMatchObject({ date: "2026-11-21", drivingHours: 4 });
  });

  it("starts in the sector where a browser is, and not in a district that somebody has shared", () => {
    expect(form("from=ls6+3")).toMatchObject({ postcode: "LS6 3", origin: { outcode: "LS6" } });
    expect(form("from=LS6")).toMatchObject({ postcode: "", origin: { outcode: "LS6" } });
    expect(form("postcode=ls63aa")).toMatchObject({ postcode: "ls63aa", origin: { outcode: "LS6" } });
  });
});

describe("filters in the address of a results page", () => {
  it("keep what is known of a list, and drop a drive that cannot be chosen", () => {
    const query = readPage(
      "postcode=SW1A1AA&needs=cats&needs=dogs&needs=dogs&offers=&interests=walks&within=200",
    );
    expect(query.ok && query.value.filters).toEqual({ ...NO_FILTERS, needs: ["dogs"], interests: ["walks"] });
    expect(query.params.toString()).toBe("postcode=SW1A1AA&interests=walks&needs=dogs");
    expect(query.notes).toEqual(["We don't know one of the filters in this link, so we've left it out."]);
  });

  it("take passes with commas or repeated, write them with commas, and keep those that we know", () => {
    const passesOf = (query: string) => {
      const page = readPage(`postcode=SW1A1AA${query}`);
      const passes = page.ok ? page.value.filters.passes : [];
      return [passes, page.params.get("passes"), page.notes.length];
    };
    expect(passesOf("&passes=nt,cadw")).toEqual([["nt", "cadw"], "nt,cadw", 0]);
    expect(passesOf("&passes=nt&passes=cadw")).toEqual([["nt", "cadw"], "nt,cadw", 0]);
    expect(passesOf("&passes=cadw,art-fund,nt")).toEqual([["nt", "cadw"], "nt,cadw", 1]);
    expect(passesOf("&passes=library")).toEqual([[], null, 1]);
    expect(faultsOf("postcode=SW1A1AA&passes=nt,library")).toEqual(["passes"]);
  });
});
