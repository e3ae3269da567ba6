import type { SkyCondition } from "#app/domain/weather/forecast";

/** For ids for which BY_HUNDRED has none or a wrong one. */
const BY_ID: Readonly<Partial<Record<number, SkyCondition>>> = {
  500: "light-rain",
  502: "heavy-rain",
  503: "heavy-rain",
  504: "heavy-rain",
  511: "sleet",
  520: "showers",
  521: "showers",
  522: "showers",
  531: "showers",
  611: "sleet",
  612: "sleet",
  613: "sleet",
  615: "sleet",
  616: "sleet",
  741: "fog",
  771: "cloudy",
  781: "thunderstorm",
  800: "clear",
  801: "mostly-clear",
  802: "partly-cloudy",
  803: "cloudy",
  804: "overcast",
};

/** Thunderstorms, drizzle, rain, snow, and things in the air such as mist, dust and ash. */
const BY_HUNDRED: Readonly<Partial<Record<number, SkyCondition>>> = {
  2: "thunderstorm",
  3: "drizzle",
  5: "rain",
  6: "snow",
  7: "mist",
};

export function conditionOfOpenWeatherId(id: number): SkyCondition | null {
  return BY_ID[id] ?? BY_HUNDRED[Math.floor(id / 100)] ?? null;
}
