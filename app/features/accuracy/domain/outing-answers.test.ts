import { expect, it } from "vitest";
import { isAskedOn } from "./outing-answers";

it.each([
  ["2026-11-28", false],
  ["2026-11-27", true],
  ["2026-11-14", true],
  ["2026-11-13", false],
  ["2026-11-29", false],
])("on 28 November an outing of %s is asked about: %s", (outing, isAsked) => {
  expect(isAskedOn(outing, "2026-11-28")).toBe(isAsked);
});
