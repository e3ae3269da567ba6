import type { WeatherIconName } from "#app/presenters/trips/card-view";

const SKIES: Partial<Record<WeatherIconName, string>> = {
  "clear-day": "bg-sky-clear",
  "clear-night": "bg-sky-night",
  "mostly-clear-day": "bg-sky-fair",
  "mostly-clear-night": "bg-sky-night",
  "partly-cloudy-day": "bg-sky-fair",
  "partly-cloudy-night": "bg-sky-night",
  drizzle: "bg-sky-wet",
  "light-rain": "bg-sky-wet",
  rain: "bg-sky-wet",
  "heavy-rain": "bg-sky-wet",
  "showers-day": "bg-sky-wet",
  "showers-night": "bg-sky-night",
  sleet: "bg-sky-cold",
  snow: "bg-sky-cold",
  thunderstorms: "bg-sky-storm",
  "not-available": "bg-sky-none",
};

/** The class names of the tile behind a weather picture: the colour of that sky. */
export function skyOf(icon: WeatherIconName): string {
  return SKIES[icon] ?? "bg-sky-cloudy";
}
