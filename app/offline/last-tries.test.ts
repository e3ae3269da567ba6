import { HOUR_MS } from "#app/domain/units";
import { describe, expect, it } from "vitest";
import { createLastTries } from "./last-tries";

const PATH = "/destinations/bath?postcode=BA11AA";
const MILES = `${PATH}&distanceUnit=miles`;
const KILOMETERS = `${PATH}&distanceUnit=kilometers`;

describe("whether a page is to be saved", () => {
  it("is so once an hour, and again where it has been forgotten", () => {
    const tries = createLastTries();
    expect(tries.isDue(PATH, MILES, false, 0)).toBe(true);
    tries.begin(PATH, MILES, 0).kept();
    expect(tries.isDue(PATH, MILES, true, HOUR_MS - 1)).toBe(false);
    expect(tries.isDue(PATH, MILES, false, HOUR_MS - 1)).toBe(true);
    expect(tries.isDue(PATH, MILES, true, HOUR_MS)).toBe(true);
  });

  it("is not so for an hour after it could not be", () => {
    const tries = createLastTries();
    tries.begin(PATH, MILES, 0);
    expect(tries.isDue(PATH, MILES, false, HOUR_MS - 1)).toBe(false);
    expect(tries.isDue(PATH, MILES, false, HOUR_MS)).toBe(true);
  });

  it("is so at once where no answer came", () => {
    const tries = createLastTries();
    tries.begin(PATH, MILES, 0).forget();
    expect(tries.isDue(PATH, MILES, false, 1)).toBe(true);
  });

  it("is so in other units, and in the first ones when these are chosen again", () => {
    const tries = createLastTries();
    const first = tries.begin(PATH, MILES, 0);
    first.kept();
    expect(tries.isDue(PATH, KILOMETERS, true, 1)).toBe(true);
    tries.begin(PATH, KILOMETERS, 1).kept();
    expect(first.isLast()).toBe(false);
    expect(tries.isDue(PATH, MILES, true, 2)).toBe(true);
  });
});
