import { expect, it } from "vitest";
import {
  EVERY_DAY,
  TIMINGS,
  WEEKEND,
  readTiming,
  savedSearch,
  timingFor,
  timingText,
} from "#app/features/alerts/domain/alert";
import { alertFormView, formOf } from "./pages";
import { NEW_ALERT } from "./view";

const SEARCH = "from=LS6&drivingHours=2&ranking=beach&needs=dogs&needs=stepfree&passes=cadw,nt";

it.each([60, 65, 75, 85, 90])(
  "an alert of %i that is changed and saved keeps its score and days",
  (threshold) => {
    for (const weekdays of [EVERY_DAY, WEEKEND, 0b1_0011]) {
      const timing = { kind: "sunny", threshold, weekdays } as const;
      const view = alertFormView("/alerts/7", formOf(SEARCH, timing));
      expect(view.timings.map(({ value }) => value)).toContain(timingText(timing));
      expect(readTiming(timingText(timing))).toEqual(timing);
    }
  },
);

it("a new alert is offered Thursday's brief first, and the day of its search if that is a working day", () => {
  const { timings, what } = alertFormView(NEW_ALERT, formOf(SEARCH, timingFor(null)));
  expect(timings).toHaveLength(TIMINGS.length);
  expect(timings[0]?.label).toBe("Every Thursday evening, for the weekend");
  expect(timingFor("2026-07-18")).toEqual(TIMINGS[0]);
  expect(timingFor("2026-07-17")).toEqual({ kind: "sunny", threshold: 70, weekdays: 1 << 4 });
  expect(what).toBe(
    "Within 2 hours of LS6, for beach and sun, dogs welcome, step-free, with your National Trust and Cadw card",
  );
});

it.each(["", "sunny-96-72", "sunny-0-70", "sunny-128-70", "brief-32-0", "brief-8-70", "news-8-0"])(
  "the time %j is refused",
  (text) => expect(readTiming(text)).toBeNull(),
);

it("a saved search keeps of each start the district, and no day", () => {
  const asked = "postcode=LS6+3AA&with=M1+1AE&with=YO1+7&travelDate=1795348800&nights=0&limit=5&needs=dogs";
  expect(savedSearch(new URLSearchParams(asked), "LS6", 2)).toBe(
    "from=LS6&with=M1&with=YO1&drivingHours=2&needs=dogs",
  );
});

it("a saved search keeps nothing that its list does not name", () => {
  const named = "temperatureUnit=fahrenheit&leave=09%3A15&sort=near&within=60";
  const others = "view=days&offset=20&postcode=LS6+3AA&key=secret&utm_source=mail";
  expect(savedSearch(new URLSearchParams(`${others}&${named}`), "LS6", 2)).toBe(
    `from=LS6&drivingHours=2&${named}`,
  );
});
