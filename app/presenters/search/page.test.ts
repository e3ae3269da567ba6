import { expect, test } from "vitest";
import { parsePostcode } from "#app/domain/geo/postcode";
import { explainEmpty, resultsTitle } from "./page";

test("a search is named by where it starts, how far it goes and its day", () => {
  const search = { origin: parsePostcode("ls62ab")!, date: "2026-11-28" };
  expect(resultsTitle({ ...search, nights: 0, drivingHours: 2 })).toBe(
    "LS6 2AB, within 2 hours, Saturday 28 November",
  );
  expect(resultsTitle({ ...search, nights: 0, drivingHours: 1 })).toBe(
    "LS6 2AB, within 1 hour, Saturday 28 November",
  );
});

test("where nothing matches, the words fit the links below them", () => {
  const reason = { code: "no-match", withoutAll: 2 } as const;
  const way = { filter: { list: "needs", choice: "dogs" }, found: 1 } as const;
  expect(explainEmpty({ ...reason, removable: [way] })).toMatch(
    /what you'd find without one of your filters\.$/,
  );
  expect(explainEmpty({ ...reason, removable: [] })).toMatch(/what you'd find without any filter\.$/);
});
