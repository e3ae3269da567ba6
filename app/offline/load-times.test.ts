import { expect, it } from "vitest";
import { createLoadTimes } from "./load-times";

it("tells of a page when its data were first seen, however long it stays open", () => {
  const cameAt = createLoadTimes(undefined, 0);
  const [first, next] = [{}, {}];
  expect(cameAt(first, 8)).toBe(8);
  expect(cameAt(first, 17)).toBe(8);
  expect(cameAt(next, 18)).toBe(18);
});

it("tells of what came with the document when that was asked for, however late it is looked at", () => {
  const ofDocument = {};
  const cameAt = createLoadTimes(ofDocument, 8);
  expect(cameAt(ofDocument, 17)).toBe(8);
  expect(cameAt({}, 17)).toBe(17);
});
