import { expect, it } from "vitest";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { someSearchContext } from "../../../tests/fakes/search-context";
import { destinationQuery, sharedSearchUrl } from "./urls";

const search = { origin: parsePostcode("LS6 3AA")!, drivingHours: 2, date: "2026-11-22" };
const urlOf = (query: string, origin = search.origin) =>
  sharedSearchUrl(new URLSearchParams(query), { ...search, origin });

it("the address of a search for others holds the outcode, the hours, the day and what else was chosen, and nothing of the home or of the cards", () => {
  expect(
    urlOf(
      "postcode=LS6+3AA&drivingHours=2&temperatureUnit=fahrenheit&distanceUnit=miles&offset=20&passes=nt",
    ),
  ).toBe("/search?from=LS6&hours=2&date=2026-11-22");
  // A new parameter is not shared by itself.
  const unknown = "key=secret&utm_source=mail";
  const query = `postcode=LS63AA&sort=near&ranking=beach&leave=10%3A00&needs=dogs&needs=children&${unknown}`;
  expect(urlOf(query)).toBe(
    "/search?from=LS6&hours=2&date=2026-11-22&leave=10%3A00&ranking=beach&sort=near&needs=dogs&needs=children",
  );
  expect(urlOf("from=LS6&drivingHours=2&travelDate=1795435200", parsePartialPostcode("LS6")!)).toBe(
    "/search?from=LS6&hours=2&date=2026-11-22",
  );
});

const context = someSearchContext({
  date: "2026-11-22",
  hasDay: false,
  nowMs: Date.UTC(2026, 10, 22, 9),
});

it("the query of a place's page is no longer than it has to be: other units, a chosen day, and what the way back needs", () => {
  expect(destinationQuery(context)).toBe("postcode=LS6+3AA&drivingHours=2");
  expect(destinationQuery({ ...context, temperatureUnit: "fahrenheit" })).toBe(
    "postcode=LS6+3AA&drivingHours=2&temperatureUnit=fahrenheit",
  );
  expect(destinationQuery({ ...context, hasDay: true })).toMatch(/&travelDate=1795348800$/);
  const filters = { ...NO_FILTERS, needs: ["dogs", "stepfree"], offers: ["free"], within: 90 } as const;
  expect(destinationQuery({ ...context, filters, order: "near", view: "days" })).toMatch(
    /&sort=near&view=days&needs=dogs&needs=stepfree&offers=free&within=90$/,
  );
});
