import { describe, expect, it } from "vitest";
import { conditionOfSymbol } from "./met-norway-conditions";
import { conditionOfOpenWeatherId } from "./openweather-conditions";
import { conditionOfWmoCode } from "./wmo-conditions";

/** Every code that Open-Meteo documents. */
const WMO = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
];

/** Every condition id that OpenWeather documents. */
const OPENWEATHER = [
  ...[200, 201, 202, 210, 211, 212, 221, 230, 231, 232],
  ...[300, 301, 302, 310, 311, 312, 313, 314, 321],
  ...[500, 501, 502, 503, 504, 511, 520, 521, 522, 531],
  ...[600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622],
  ...[701, 711, 721, 731, 741, 751, 761, 762, 771, 781],
  ...[800, 801, 802, 803, 804],
];

/** Every symbol that MET Norway documents, with the two that it misspells. */
const MET_NORWAY = [
  ...["clearsky_day", "fair_night", "partlycloudy_polartwilight", "cloudy", "fog"],
  ...["rain", "sleet", "snow"].flatMap((kind) =>
    ["", "light", "heavy"].flatMap((force) => [
      ...[`${force}${kind}`, `${force}${kind}andthunder`],
      ...[`${force}${kind}showers_day`, `${force}${kind}showersandthunder_night`],
    ]),
  ),
  ...["lightssleetshowersandthunder_day", "lightssnowshowersandthunder_day"],
];

describe("weather codes", () => {
  it("are all known", () => {
    expect(WMO.filter((code) => conditionOfWmoCode(code) === null)).toEqual([]);
    expect(OPENWEATHER.filter((id) => conditionOfOpenWeatherId(id) === null)).toEqual([]);
    expect(MET_NORWAY.filter((code) => conditionOfSymbol(code) === null)).toEqual([]);
  });

  it.each([
    [0, "clear"],
    [2, "partly-cloudy"],
    [3, "overcast"],
    [48, "fog"],
    [53, "drizzle"],
    [57, "sleet"],
    [61, "light-rain"],
    [65, "heavy-rain"],
    [67, "sleet"],
    [75, "snow"],
    [80, "showers"],
    [82, "heavy-rain"],
    [86, "snow"],
    [95, "thunderstorm"],
    [99, "thunderstorm"],
  ])("WMO %i is %s", (code, condition) => {
    expect(conditionOfWmoCode(code)).toBe(condition);
  });

  it.each([
    [202, "thunderstorm"],
    [301, "drizzle"],
    [500, "light-rain"],
    [501, "rain"],
    [504, "heavy-rain"],
    [511, "sleet"],
    [521, "showers"],
    [601, "snow"],
    [616, "sleet"],
    [701, "mist"],
    [741, "fog"],
    [800, "clear"],
    [801, "mostly-clear"],
    [804, "overcast"],
  ])("OpenWeather %i is %s", (id, condition) => {
    expect(conditionOfOpenWeatherId(id)).toBe(condition);
  });

  it.each([
    ["clearsky_day", "clear"],
    ["fair_polartwilight", "mostly-clear"],
    ["cloudy", "overcast"],
    ["lightrain", "light-rain"],
    ["lightrainshowers_night", "showers"],
    ["heavyrainshowers_day", "heavy-rain"],
    ["heavysleet", "sleet"],
    ["lightsnowshowers_day", "snow"],
    ["heavyrainandthunder", "thunderstorm"],
    ["lightssnowshowersandthunder_day", "thunderstorm"],
  ])("MET Norway %s is %s", (code, condition) => {
    expect(conditionOfSymbol(code)).toBe(condition);
  });

  it("make nothing up for an unknown symbol", () => {
    expect(conditionOfSymbol("raining_frogs_day")).toBeNull();
    expect(conditionOfSymbol("")).toBeNull();
  });

  it.each([-1, 4.5, 30, 120, NaN])("make nothing up for %d", (code) => {
    expect(conditionOfWmoCode(code)).toBeNull();
    expect(conditionOfOpenWeatherId(code)).toBeNull();
  });
});
