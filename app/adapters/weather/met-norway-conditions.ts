import type { SkyCondition } from "#app/domain/weather/forecast";

/** Without the symbol's time of day ("_day", "_night", "_polartwilight"). */
const BY_SYMBOL: Readonly<Partial<Record<string, SkyCondition>>> = {
  clearsky: "clear",
  fair: "mostly-clear",
  partlycloudy: "partly-cloudy",
  cloudy: "overcast",
  fog: "fog",
  lightrain: "light-rain",
  rain: "rain",
  heavyrain: "heavy-rain",
  lightrainshowers: "showers",
  rainshowers: "showers",
  heavyrainshowers: "heavy-rain",
  lightsleet: "sleet",
  sleet: "sleet",
  heavysleet: "sleet",
  lightsleetshowers: "sleet",
  sleetshowers: "sleet",
  heavysleetshowers: "sleet",
  lightsnow: "snow",
  snow: "snow",
  heavysnow: "snow",
  lightsnowshowers: "snow",
  snowshowers: "snow",
  heavysnowshowers: "snow",
};

/** Such as "lightrainshowers_day". */
export function conditionOfSymbol(code: string): SkyCondition | null {
  const symbol = code.replace(/_(day|night|polartwilight)$/, "");
  // Two of the service's codes are misspelt ("lightssnowshowersandthunder"): hence the ending.
  return symbol.endsWith("andthunder") ? "thunderstorm" : (BY_SYMBOL[symbol] ?? null);
}
