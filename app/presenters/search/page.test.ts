import { expect, test } from "vitest";
import { explainEmpty } from "./page";

test("where nothing matches, the words fit the links below them", () => {
  const reason = { code: "no-match", withoutAll: 2 } as const;
  const way = { filter: { list: "needs", choice: "dogs" }, found: 1 } as const;
  expect(explainEmpty({ ...reason, ways: [way] })).toMatch(/what you find without one of your filters\.$/);
  expect(explainEmpty({ ...reason, ways: [] })).toMatch(/what you find without any filter\.$/);
});
