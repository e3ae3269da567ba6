import { expect, test } from "vitest";
import { NO_FILTERS } from "#app/domain/filters/filters";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import { explainEmpty, resultsTitle } from "./page";

const M1 = parsePartialPostcode("M1")!;
const asked = { origin: parsePostcode("LS6 2AB")!, drivingHours: 2, filters: NO_FILTERS };

test("a search is named by where it starts, how far it goes and its day", () => {
  const search = { origin: parsePostcode("ls62ab")!, date: "2026-11-28" };
  expect(resultsTitle({ ...search, nights: 0, drivingHours: 2 })).toBe(
    "LS6 2AB, within 2 hours, Saturday 28 November",
  );
  expect(resultsTitle({ ...search, others: [M1], nights: 0, drivingHours: 1 })).toBe(
    "LS6 2AB and M1, within 1 hour, Saturday 28 November",
  );
});

test("where nothing matches, the words fit the links below them", () => {
  const reason = { code: "no-match", withoutAll: 2 } as const;
  const way = { filter: { list: "needs", choice: "dogs" }, found: 1 } as const;
  expect(explainEmpty({ ...reason, removable: [way] }, asked)).toMatch(
    /what you'd find without one of your filters\.$/,
  );
  expect(explainEmpty({ ...reason, removable: [] }, asked)).toMatch(/what you'd find without any filter\.$/);
});

test("people whose starts are too far apart hear which start it is, and what would help", () => {
  const two = { ...asked, others: [M1] };
  const longer = { hours: 3, found: 14 };
  expect(explainEmpty({ code: "apart", unlinked: [], longer, without: [40, 30] }, two)).toBe(
    "LS6 and M1 are too far apart: no place is within 2 hours of both. Within 3 hours there are 14.",
  );
  expect(explainEmpty({ code: "apart", unlinked: [], longer: null, without: [0, 30] }, two)).toBe(
    "No place is within 2 hours of M1. No drive of up to 5 hours is enough.",
  );
  expect(explainEmpty({ code: "no-road-link", unlinked: [1], longer: null, without: [0, 30] }, two)).toMatch(
    /^No road leads from M1 to our places\. .*Isle of Man\.$/,
  );
  const three = { ...asked, others: [M1, parsePartialPostcode("ZE1")!] };
  expect(explainEmpty({ code: "apart", unlinked: [], longer: null, without: [0, 0, 30] }, three)).toBe(
    "LS6, M1 and ZE1 are too far apart: no place is within 2 hours of all. ZE1 is too far from the others. No drive of up to 5 hours is enough.",
  );
});
