import type { SkyCondition } from "#app/domain/weather/forecast";

/** WMO table 4677 (present weather), with Open-Meteo's meaning. */
const BY_CODE: Readonly<Partial<Record<number, SkyCondition>>> = {
  0: "clear",
  1: "mostly-clear",
  2: "partly-cloudy",
  3: "overcast",
  10: "mist",
  56: "sleet",
  57: "sleet",
  61: "light-rain",
  63: "rain",
  65: "heavy-rain",
  66: "sleet",
  67: "sleet",
  82: "heavy-rain",
  85: "snow",
  86: "snow",
};

/** By decade of the table, for codes that have none of their own. */
const BY_DECADE: Readonly<Partial<Record<number, SkyCondition>>> = {
  4: "fog",
  5: "drizzle",
  6: "rain",
  7: "snow",
  8: "showers",
  9: "thunderstorm",
};

/** Null for a code that does not describe the sky. */
export function conditionOfWmoCode(code: number): SkyCondition | null {
  return BY_CODE[code] ?? BY_DECADE[Math.floor(code / 10)] ?? null;
}
