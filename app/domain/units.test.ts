import { describe, expect, it } from "vitest";
import {
  distanceIn,
  distancesIn,
  durationInWords,
  hoursAndMinutes,
  milesToTenth,
  temperatureIn,
  roundedDurationInWords,
} from "./units";

describe("a temperature", () => {
  it.each([
    [0, 32],
    [20, 68],
    [17.5, 64],
    [-17.8, 0],
    [-40, -40],
  ])("of %s °C is %s °F", (celsius, fahrenheit) => {
    expect(temperatureIn("fahrenheit", celsius)).toBe(fahrenheit);
  });

  it("is converted before it is rounded", () => {
    expect(temperatureIn("fahrenheit", 20.4)).toBe(69);
  });

  it("is never minus zero", () => {
    expect(temperatureIn("celsius", -0.3)).toBe(0);
    expect(temperatureIn("celsius", 18.5)).toBe(19);
  });
});

describe("a distance", () => {
  it("of a mile is not said in tenths", () => {
    expect([1.2, 1.6, 3.2, 5].map(milesToTenth)).toEqual(["0.7 miles", "1 mile", "2 miles", "3.1 miles"]);
  });

  it.each([
    ["Camping site, 0.3 miles away", "Camping site, 0.5 km away"],
    ["1 mile from the centre", "1.6 km from the centre"],
    [
      "Castle, 6.2 miles from the centre in a straight line. A walk of 3 miles.",
      /^Castle, 10 km .* of 3 miles\.$/,
    ],
  ])("that %j has is written in kilometres too", (text, inKilometres) => {
    expect(distancesIn("miles", text)).toBe(text);
    expect(distancesIn("kilometers", text)).toEqual(expect.stringMatching(inKilometres));
  });

  it("is given in whole miles or kilometres", () => {
    expect(distanceIn("miles", 103)).toBe(64);
    expect(distanceIn("kilometers", 103.4)).toBe(103);
    expect(distanceIn("miles", 0)).toBe(0);
  });
});

describe("a duration", () => {
  it.each([
    [80, "1h 20m"],
    [45, "45 min"],
    [120, "2h"],
    [0, "0 min"],
    [59.5, "1h"],
    [59.4, "59 min"],
    [179.7, "3h"],
  ])("of %s minutes reads %s", (minutes, text) => {
    expect(durationInWords(minutes)).toBe(text);
  });

  it.each([
    [0, "0 min"],
    [42.4, "42 min"],
    [60.4, "1h"],
    [62, "about 1h"],
    [63, "about 1h 5m"],
    [84, "about 1h 25m"],
    [118, "about 2h"],
    [297.6, "about 5h"],
  ])("of a drive of %s minutes is said as %s", (minutes, text) => {
    expect(roundedDurationInWords(minutes)).toBe(text);
  });

  it.each([
    [7, "7 min"],
    [23, "about 25 min"],
    [59, "about 1h"],
    [83, "about 1h 25m"],
  ])("of a drive of %s minutes that we know only roughly is said as %s", (minutes, text) => {
    expect(roundedDurationInWords(minutes, true)).toBe(text);
  });

  it("never has sixty minutes left over", () => {
    expect(hoursAndMinutes(119.6)).toEqual({ hours: 2, minutes: 0 });
  });
});
