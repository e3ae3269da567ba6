import { describe, expect, it } from "vitest";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import {
  leaveParameter,
  orderParameter,
  originParameter,
  searchParameters,
  searchUrl,
  styleParameter,
  travelDateParameter,
} from "./address";

describe("the parameters of a search", () => {
  it("are in one order, however they were given, and a list has one for each of its values", () => {
    expect(searchParameters({ needs: ["dogs", "stepfree"], drivingHours: 2, postcode: "LS6 3AA" })).toBe(
      "postcode=LS6+3AA&drivingHours=2&needs=dogs&needs=stepfree",
    );
  });

  it("have the passes in one, with commas", () => {
    expect(searchParameters({ passes: ["nt", "cadw"] })).toBe("passes=nt,cadw");
    expect(searchUrl("postcode=LS6+3AA&passes=nt%2Ccadw", { passes: ["nt"] })).toBe(
      "/search?postcode=LS6+3AA&passes=nt",
    );
    expect(searchUrl("passes=nt&needs=dogs", { passes: [] })).toBe("/search?needs=dogs");
  });

  it("say where it starts as exactly as that is known", () => {
    expect(originParameter(parsePostcode("ls63aa")!)).toEqual({ postcode: "LS6 3AA" });
    expect(originParameter(parsePartialPostcode("ls6 3")!)).toEqual({ from: "LS6 3" });
  });

  it("leave out what is usual", () => {
    expect(
      searchParameters({
        travelDate: travelDateParameter("2026-11-21", "2026-11-21"),
        leave: leaveParameter(null),
        ...styleParameter("urban"),
        ...orderParameter("best"),
        view: null,
        needs: [],
      }),
    ).toBe("");
    expect(
      searchParameters({
        travelDate: travelDateParameter("2026-11-22", "2026-11-21"),
        leave: leaveParameter(9 * 60 + 15),
        ...styleParameter("beach"),
        ...orderParameter("near"),
      }),
    ).toBe("travelDate=1795348800&leave=09%3A15&ranking=beach&sort=near");
  });
});

describe("the address of a search with something changed", () => {
  const query = "postcode=LS6+3AA&needs=dogs&drivingHours=2&needs=children&offset=20";

  it("keeps each parameter in its place, and adds what is new at the end", () => {
    expect(searchUrl(query, { drivingHours: "3", travelDate: "1795435200" })).toBe(
      "/search?postcode=LS6+3AA&needs=dogs&drivingHours=3&needs=children&offset=20&travelDate=1795435200",
    );
  });

  it("takes away what is null, however often it was given, and ends with what is a list", () => {
    expect(searchUrl(query, { offset: null, needs: ["stepfree"], sort: null })).toBe(
      "/search?postcode=LS6+3AA&drivingHours=2&needs=stepfree",
    );
    expect(searchUrl(query, { offset: null, needs: "stepfree" })).toBe(
      "/search?postcode=LS6+3AA&needs=stepfree&drivingHours=2",
    );
  });

  it("encodes values, and needs nothing to start from", () => {
    expect(searchUrl("", { from: "LS6 3", leave: "09:15" })).toBe("/search?from=LS6+3&leave=09%3A15");
  });
});
