import type { WeatherIconName } from "#app/presenters/trips/card-view";

const SKIES: Partial<Record<WeatherIconName, string>> = {
  "clear-day": "sky-clear",
  "clear-night": "sky-night",
  "mostly-clear-day": "sky-fair",
  "mostly-clear-night": "sky-night",
  "partly-cloudy-day": "sky-fair",
  "partly-cloudy-night": "sky-night",
  drizzle: "sky-wet",
  "light-rain": "sky-wet",
  rain: "sky-wet",
  "heavy-rain": "sky-wet",
  "showers-day": "sky-wet",
  "showers-night": "sky-night",
  sleet: "sky-cold",
  snow: "sky-cold",
  thunderstorms: "sky-storm",
  "not-available": "sky-none",
};

/** The class names of the tile behind a weather picture: the colour of that sky. */
export function skyOf(icon: WeatherIconName): string {
  const sky = SKIES[icon];
  return sky ? `sky ${sky}` : "sky";
}
