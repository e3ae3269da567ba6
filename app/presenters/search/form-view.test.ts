import { describe, expect, it } from "vitest";
import type { User } from "#app/domain/accounts/account";
import { someUser } from "../../../tests/fakes/in-memory-trips";
import { NO_TOWNS } from "#app/domain/geo/towns";
import { filledForm, readSearch } from "#app/schemas/read-search";
import { searchFormView, withoutToday } from "./form-view";

const MORNING = Date.parse("2026-11-23T08:30:00Z");
const AFTERNOON = Date.parse("2026-11-23T14:30:00Z");
const formOf = (query: string, nowMs = MORNING) => {
  const address = new URLSearchParams(query);
  return searchFormView(filledForm(readSearch(address, { nowMs, townsNamed: NO_TOWNS }), address), nowMs);
};

describe("the form of a search", () => {
  it("has whole hours, and leaves a shorter drive to the filters", () => {
    const form = formOf("drivingHours=3&within=135&needs=dogs");
    expect(form).toMatchObject({ drivingHours: 3, filters: { needs: ["dogs"], interests: [] } });
    expect(form.filters).not.toHaveProperty("within");
    expect(formOf("").drivingHours).toBe(2);
  });

  it.each([
    ["2026-11-26", "weekend"],
    ["2026-11-28", "weekend"],
    ["2026-11-29", "today"],
    ["2026-11-30", "today"],
  ])("on %s chooses the %s where the weekend was asked for", (today, chosen) => {
    const form = formOf("travelDate=weekend", Date.parse(`${today}T08:30:00Z`));
    expect(form.travelDate).toBe(chosen === "weekend" ? form.weekend : "");
    expect([form.nights, form.weekend !== null]).toEqual(chosen === "weekend" ? [1, true] : [0, false]);
    const dayOut = formOf("", Date.parse(`${today}T08:30:00Z`));
    expect([dayOut.travelDate, dayOut.nights]).toEqual(["", 0]);
  });

  it("has a user's own passes, or else those of the address", () => {
    const address = new URLSearchParams("passes=cadw");
    const filled = filledForm(readSearch(address, { nowMs: MORNING, townsNamed: NO_TOWNS }), address);
    const passesOf = (passes: User["passes"]) =>
      searchFormView(filled, MORNING, {}, someUser({ passes })).filters.passes;
    expect([passesOf(["nt", "rspb"]), passesOf([]), passesOf(null)]).toEqual([
      ["nt", "rspb"],
      ["cadw"],
      ["cadw"],
    ]);
  });

  it("says whether whoever leaves today leaves now, and starts from tomorrow once today is over", () => {
    expect(formOf("").isPastUsualLeaving).toBeUndefined();
    expect(formOf("", AFTERNOON).isPastUsualLeaving).toBe(true);
    const form = withoutToday(formOf("", AFTERNOON));
    expect(form).toMatchObject({ travelDate: form.dates[1]?.value, isTooLateToday: true });
    const chosen = formOf(`travelDate=${form.dates[3]?.value}`, AFTERNOON);
    expect(withoutToday(chosen)).toBe(chosen);
  });
});
