import { expect, it } from "vitest";
import type { Place } from "#app/domain/catalogue/destination";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { driveWords } from "./drive-words";

const found = someFoundPlace({ minutes: [70] });
const drive = { ...found.drive!, minutes: 86, badDayMinutes: 109 };
const inIslington = { ...found.place, latitude: 51.54, longitude: -0.1 } as Place;

it("a drive says what it takes on empty roads and on a bad day, and what an hour earlier saves", () => {
  const { place, visit } = found;
  expect(driveWords({ place, visit, drive })).toEqual(["1h 10m on empty roads, up to 1h 50m on a bad day."]);
  const leaving = { ...visit, leavesAt: 570 };
  expect(driveWords({ place, visit: leaving, drive: { ...drive, savedEarlier: 19 } })).toContain(
    "Leave before 8:30: 20 min less.",
  );
  expect(driveWords({ place: inIslington, visit, drive }).at(-1)).toBe(
    "Few roads are known here, so times are rough.",
  );
  // A ferry alone has no traffic.
  expect(driveWords(found)).toEqual([]);
  expect(driveWords({ place, visit, drive: null })).toEqual([]);
});
