import { expect, it } from "vitest";
import { parsePartialPostcode, parsePostcode } from "#app/domain/geo/read-postcode";
import type { Drive } from "#app/services/search/drives";
import type { Place } from "#app/domain/catalogue/destination";
import { someFoundPlace } from "../../../tests/fakes/found-places";
import { driveWords } from "./drive-words";

const found = someFoundPlace({ minutes: [70] });
const drive = { ...found.drive!, minutes: 86, badDayMinutes: 109 };
const inIslington = { ...found.place, latitude: 51.54, longitude: -0.1 } as Place;

it("a drive says what it takes on empty roads and on a bad day, and what an hour earlier saves", () => {
  const { place, visit } = found;
  const starts = { origin: parsePostcode("LS6 2AA") };
  const words = (...drives: Drive[]) => driveWords({ place, visit, drives }, starts);
  expect(words(drive)).toEqual(["1h 10m on empty roads, up to 1h 50m on a bad day."]);
  expect(words({ ...drive, leavesAt: 570, savedEarlier: 19 })).toContain("Leave before 8:30: 20 min less.");
  expect(driveWords({ place: inIslington, visit, drives: [drive] }, starts).at(-1)).toBe(
    "Few roads are known here, so times are rough.",
  );
  // A ferry alone has no traffic.
  expect(driveWords(found, starts)).toEqual([]);
  expect(words()).toEqual([]);
});

it("a drive says first when it starts, if that was chosen", () => {
  const starts = { origin: parsePostcode("LS6 2AA") };
  const visit = { ...found.visit, leavesAt: 630 };
  const wordsOf = (leave: number | null, drives: Drive[] = [drive]) =>
    driveWords({ place: found.place, visit, drives }, { ...starts, leave });
  const usual = "1h 10m on empty roads, up to 1h 50m on a bad day.";
  expect(wordsOf(630)).toEqual(["Leaving 10:30.", usual]);
  expect(wordsOf(null)).toEqual([usual]);
  expect(wordsOf(630, [])).toEqual([]);
});

it("from several starts it says first when to leave each, then what each drive takes", () => {
  const starts = { origin: parsePostcode("LS6 2AA"), others: [parsePartialPostcode("M1")!] };
  const later = { ...drive, leavesAt: 750, minutes: 56 };
  expect(driveWords({ place: found.place, visit: found.visit, drives: [drive, later] }, starts)).toEqual([
    "Leave LS6 at 12:00 and M1 at 12:30, to be there by 13:10.",
    "From LS6: 1h 10m on empty roads, up to 1h 50m on a bad day.",
    "From M1: 1h 10m on empty roads, up to 1h 50m on a bad day.",
  ]);
});
