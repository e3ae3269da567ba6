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

  it("have our words", () => {
    const wmo = [0, 2, 3, 48, 53, 57, 61, 65, 67, 75, 80, 82, 86, 95, 99].map(conditionOfWmoCode);
    expect(wmo).toEqual([
      ...["clear", "partly-cloudy", "overcast", "fog", "drizzle", "sleet", "light-rain", "heavy-rain"],
      ...["sleet", "snow", "showers", "heavy-rain", "snow", "thunderstorm", "thunderstorm"],
    ]);
    const openWeather = [202, 301, 500, 501, 504, 511, 521, 601, 616, 701, 741, 800, 801, 804];
    expect(openWeather.map(conditionOfOpenWeatherId)).toEqual([
      ...["thunderstorm", "drizzle", "light-rain", "rain", "heavy-rain", "sleet", "showers", "snow"],
      ...["sleet", "mist", "fog", "clear", "mostly-clear", "overcast"],
    ]);
    const symbols = {
      clearsky_day: "clear",
      fair_polartwilight: "mostly-clear",
      cloudy: "overcast",
      lightrain: "light-rain",
      lightrainshowers_night: "showers",
      heavyrainshowers_day: "heavy-rain",
      heavysleet: "sleet",
      lightsnowshowers_day: "snow",
      heavyrainandthunder: "thunderstorm",
      lightssnowshowersandthunder_day: "thunderstorm",
    };
    expect(Object.keys(symbols).map(conditionOfSymbol)).toEqual(Object.values(symbols));
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
