import { expect, it } from "vitest";
import { EVERY_DAY, THRESHOLDS, thresholdsFor } from "#app/features/alerts/domain/alert";
import { alertFaults } from "#app/features/alerts/domain/rules";
import { formValues } from "./pages";

it.each([60, 65, 75, 85, 90])("an alert of %i that is changed and saved keeps its score", (threshold) => {
  const wish = { outcode: "LS6", drivingHours: 2, style: "urban", weekdays: EVERY_DAY, threshold } as const;
  const values = formValues(wish);
  expect(values.threshold).toBe(String(threshold));
  expect(alertFaults(values)).toEqual({});
  expect(thresholdsFor(threshold)).toContain(threshold);
});

it("a new alert is offered today's scores only, and an unknown score is refused", () => {
  expect(thresholdsFor(70)).toEqual(THRESHOLDS);
  expect(thresholdsFor(Number.NaN)).toEqual(THRESHOLDS);
  expect(alertFaults({ threshold: "72" })).toMatchObject({ threshold: "Choose one of the scores" });
});
